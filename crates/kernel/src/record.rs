//! Records: a whole game as what the seats did and what chance answered.
//!
//! A record has a readable text form, one entry a line, and a compact byte form. The header can be read alone
//! ([`Header::read`]), because it says which game, edition, options and pack are needed to read the rest:
//!
//! ```text
//! oneiros record 1
//! game dreamscape
//! edition standard
//! options nightmare cycles=6
//! pack nocturne 1 sha256:ab12
//! seat 1 Ada
//! seat 2 eager
//! deal 2 1 #12
//! 1 collect
//! 1 power > W R
//! undo 1
//! result
//! points 1 water=3 cards=12
//! winners 1
//! ```
//!
//! Lines that open with `#` are comments; blank lines and `\r` at line ends are skipped. A position to start from stands
//! in lines of its own under the word `position`, indented.

mod bytes;
mod header;
mod lines;
mod place;
mod print;
mod read;
mod word;

pub use bytes::{ByteFault, MAGIC, Unreadable, pack, unpack};
pub use header::{Header, Pack};
pub use place::{Part, place_of};
pub use word::{Name, Word};

use crate::seat::{Seat, SeatSet};

/// The number of the text form, in the first line of every record.
pub const FORMAT: u32 = 1;
/// The longest record that is read, in bytes of text: months of play fit many times.
pub const MAX_TEXT: usize = 16 << 20;
/// The longest line that is read, in bytes: a deal of thousands of outcomes fits.
pub const MAX_LINE: usize = 64 << 10;
/// The most entries that are read.
pub const MAX_ENTRIES: usize = 250_000;
/// The most seats of any game.
pub const MAX_SEATS: usize = 8;
/// The most options in a header.
pub const MAX_OPTIONS: usize = 256;
/// The longest display name of a seat, in characters.
pub const MAX_NAME: usize = 64;

/// A whole game: what was played, from where, and perhaps how it must end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<A, O> {
    /// Which game this is and who plays.
    pub header: Header,
    /// Where the game starts.
    pub start: Start<O>,
    /// Everything that was done, in order; nothing is ever deleted from it.
    pub entries: Vec<Entry<A, O>>,
    /// How the game ended, where the record says so; fixtures hold their expected scores here.
    pub ending: Option<Ending>,
}

/// Where a game starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start<O> {
    /// Set up by chance, with these answers.
    Dealt(Vec<O>),
    /// Set up by hand, in the notation of the game.
    Position(String),
}

/// One decision of a seat with what chance answered to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<A, O> {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: A,
    /// What chance answered, in order.
    pub outcomes: Vec<O>,
}

/// One line of what was done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<A, O> {
    /// A seat played an action.
    Step(Step<A, O>),
    /// A seat took back its last step that still stood.
    Undo {
        /// Whose step was taken back.
        seat: Seat,
    },
    /// A seat played again what it took back last.
    Redo {
        /// Whose step came back.
        seat: Seat,
    },
}

impl<A, O> Entry<A, O> {
    /// Who did it.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        match self {
            Entry::Step(step) => step.seat,
            Entry::Undo { seat } | Entry::Redo { seat } => *seat,
        }
    }
}

/// How a game ended: points by cause and winners, as plain words.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Ending {
    /// The points of seats, each as `cause=number` words.
    pub points: Vec<(Seat, Vec<Word>)>,
    /// Who won; `None` when it is not said.
    pub winners: Option<SeatSet>,
}
