//! The games that can be played at a table, and a game being played, whichever it is.

mod brought;
mod content;
mod dreamscape;
mod erased;
mod lessons;
mod rulebook;
pub mod seen;

use kernel::record::Header;
use kernel::{Audience, Misread, NoRedo, NoUndo, Reach, Seat, SeatSet, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::contract::GameChoice;
use crate::fair::Fair;
use crate::refusal::Refused;
use crate::said::Said;

pub use self::brought::{Brought, Place, Unfit};
pub use self::content::{CardPack, DreamscapeContent, content, packs};
pub use self::erased::{Answer, Answers, Playable, Playing, Preview, Why};
pub use self::lessons::{Lesson, Lessons, lesson_contract, lessons};
pub(crate) use self::lessons::{idle, lesson_position};
pub use self::rulebook::{Rulebook, rulebooks};

/// The name of a computer player in a record.
pub const BOT: &str = "eager";

/// What a seat is asked, with every answer it may give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The question.
    pub prompt: Said,
    /// The legal actions as texts, sorted.
    pub actions: Vec<String>,
}

/// Events with who hears them.
pub type Told = Vec<(Audience, Said)>;

/// The points of a seat by the key of their cause.
pub type Points = Vec<(&'static str, i32)>;

/// Why a line of a record does not play here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unplayable {
    /// What is wrong.
    pub reason: Refused,
}

/// A match without the ways it went and came back: as long as the steps that count, however often they were taken back and played again.
#[derive(Clone, PartialEq, Eq, Serialize, serde::Deserialize, Debug)]
pub struct Trail {
    /// The position before the first step that stands: a secret.
    pub start: String,
    /// The lines of the steps that stand.
    pub standing: Vec<String>,
    /// The lines of those that were taken back and may be played again, the last one taken back at the end.
    pub aside: Vec<String>,
}

/// What a seat wants to know before it acts.
#[derive(Clone, PartialEq, Eq, serde::Deserialize, Serialize, Debug, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case", tag = "question", deny_unknown_fields)]
pub enum Question {
    /// What the action would bring.
    Preview {
        /// The action.
        #[schema(max_length = 200)]
        action: String,
    },
    /// Why the action is refused.
    Why {
        /// The action.
        #[schema(max_length = 200)]
        action: String,
    },
    /// How far the piece of the seat can go, at which cost and for which points.
    Reach,
    /// Where a card is or could be built, and what is missing.
    Fit {
        /// The card's number in its pack.
        card: u32,
    },
}

/// A game being played, in texts and JSON.
pub trait Match: Send + Sync {
    /// The seats that may act now; none when the game is over.
    fn actors(&self) -> SeatSet;
    /// Those of them that the game waits for.
    fn awaited(&self) -> SeatSet;
    /// What a seat is asked; `None` when it may not act.
    fn asked(&self, seat: Seat) -> Option<Asked>;
    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// The whole position in the notation of the game: a secret.
    fn position(&self) -> String;
    /// What it takes to go on from here without forgetting what may be taken back or played again.
    fn trail(&self) -> Trail;
    /// Puts a step of a [`Trail`] to those that were taken back.
    ///
    /// # Errors
    /// When the line is no step.
    fn put_aside(&mut self, line: &str) -> Result<(), Unplayable>;
    /// The lines with which a record of this game opens after its header.
    fn opening(&self) -> String;
    /// The header of its record.
    fn header(&self, names: &[String]) -> Header;
    /// Everything that is known of the game as a record.
    fn record(&self, names: &[String]) -> String;
    /// Tries an action: the line to record for it.
    ///
    /// # Errors
    /// When the text is no action or the action is refused.
    fn attempt(&self, seat: Seat, action: &str, fair: &mut Fair) -> Result<String, Refused>;
    /// An action as records write it; nothing if the text is none.
    fn action_text(&self, action: &str) -> Option<String>;
    /// The action of a line of a record; nothing if the line is no step.
    fn action_of(&self, line: &str) -> Option<String>;
    /// Plays a line of a record: a step, an undo or a redo.
    ///
    /// # Errors
    /// When it does not play here; the match is then as it was.
    fn enter(&mut self, line: &str) -> Result<Told, Unplayable>;
    /// Whether the turn of a seat ended with what was entered last.
    fn ended_turn(&self, seat: Seat) -> bool;
    /// How many steps stand.
    fn standing(&self) -> usize;
    /// How far a seat may go back by itself.
    fn reach(&self, seat: Seat) -> Reach;
    /// Whether a seat may take back its last step.
    ///
    /// # Errors
    /// Why not.
    fn may_undo(&self, seat: Seat) -> Result<(), NoUndo>;
    /// Whether a seat may play again what it took back.
    ///
    /// # Errors
    /// Why not.
    fn may_redo(&self, seat: Seat) -> Result<(), NoRedo>;
    /// The lines that take back the last `count` steps, whoever made them; `None` when there are not so many.
    fn take_back(&self, count: usize) -> Option<Vec<String>>;
    /// Whether anybody learned something by the last `count` steps; `None` when there are not so many.
    fn learned(&self, count: usize) -> Option<bool>;
    /// The points of a seat so far, by cause.
    fn points(&self, seat: Seat) -> Points;
    /// The winners among all seats but those that have lost whatever comes, once the game is over.
    fn winners(&self, lost: SeatSet) -> Option<SeatSet>;
    /// Answers a question from what the seat may know and nothing else.
    ///
    /// # Errors
    /// When it cannot be answered.
    fn answer(&self, seat: Seat, question: &Question) -> Result<Box<RawValue>, Refused>;
    /// What a computer player would do on a seat, knowing no more than the seat does.
    fn choose(&self, seat: Seat, seed: u64) -> Option<String>;
}

/// How a match begins.
#[derive(Clone, Copy, Debug)]
pub enum Opening<'a> {
    /// Dealt by luck.
    Dealt(&'a [u8; 32]),
    /// As a record says: a line `deal ...`, or `position` with indented lines.
    Recorded(&'a str),
    /// At a position.
    Position(&'a str),
}

/// Checks a choice and writes out what it leaves open, so that it means the same for good.
///
/// # Errors
/// When it makes no game for so many seats.
pub fn settle(choice: &GameChoice, seats: usize) -> Result<GameChoice, Refused> {
    dreamscape::settle(choice, seats)
}

/// Begins a match.
///
/// # Errors
/// When the choice makes no game, or the opening does not fit it.
pub fn open(choice: &GameChoice, seats: usize, opening: Opening<'_>) -> Result<Box<dyn Match>, Refused> {
    dreamscape::open(choice, seats, opening)
}

/// The choice that a record's header tells of.
///
/// # Errors
/// When its game, edition, options or pack are not known here.
pub fn choice_of(header: &Header) -> Result<GameChoice, Refused> {
    dreamscape::choice_of(header)
}

/// Reads a record that somebody brings along, and plays it to see that it holds.
///
/// # Errors
/// What is wrong with it, and where.
pub fn bring(text: &str) -> Result<Brought, Unfit> {
    brought::bring(text, dreamscape::bring)
}

impl From<Misread> for Unplayable {
    fn from(misread: Misread) -> Unplayable {
        Unplayable { reason: Refused::from(&misread) }
    }
}
