//! The games that can be played at a table, and a game being played, whichever it is.

mod brought;
pub mod form;
mod kind;
mod lessons;
mod playing;
pub mod words;

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use kernel::record::Header;
use kernel::{Audience, Misread, NoRedo, NoUndo, Reach, Seat, SeatSet, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::refusal::Refused;
use crate::said::Said;
use crate::secure_dice::SecureDice;

pub use self::brought::{Brought, Place, Unfit};
pub use self::kind::{AnyGame, GameKind, Games};
pub use self::lessons::{Lesson, Lessons, lesson_contract, lessons};
pub(crate) use self::playing::raw;
pub use self::playing::{Answer, Answers, Playing, Preview, WholeView, Why};

/// What a seat is asked, with every answer it may give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The question.
    pub question: kernel::Question<Said>,
    /// The legal actions as texts, sorted.
    pub actions: Arc<[String]>,
}

/// An action that was tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempted {
    /// The line of the record.
    pub line: String,
    /// The name of the position after it and the position, if another game can begin from there.
    pub checkpoint: Option<(String, String)>,
}

/// What a computer player has to think about, away from the table: how long it may, and then the action as text. It may take its time,
/// answer nothing, and panic.
pub type Thought = Box<dyn FnOnce(&kernel::Budget) -> Option<String> + Send>;

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
#[derive(Clone, PartialEq, Eq, serde::Deserialize, Serialize, Debug, ts_rs::TS)]
#[serde(untagged)]
pub enum Question {
    /// What every game can answer.
    OfTable(TableQuestion),
    /// What only one game understands. It looks for something, as no question of a table does.
    OfGame(#[ts(type = "GameQuestion")] serde_json::Value),
}

impl Question {
    /// Asks what an action would bring.
    #[must_use]
    pub fn preview(action: &str) -> Question {
        Question::OfTable(TableQuestion::Preview { action: action.to_owned() })
    }

    /// Asks why an action is refused.
    #[must_use]
    pub fn why(action: &str) -> Question {
        Question::OfTable(TableQuestion::Why { action: action.to_owned() })
    }
}

/// What every game can answer.
#[derive(Clone, PartialEq, Eq, serde::Deserialize, Serialize, Debug, ts_rs::TS)]
#[serde(rename_all = "kebab-case", tag = "question", deny_unknown_fields)]
pub enum TableQuestion {
    /// What the action would bring.
    Preview {
        /// The action.
        action: String,
    },
    /// Why the action is refused.
    Why {
        /// The action.
        action: String,
    },
}

/// The question of a game that answers none of its own.
#[derive(Clone, Copy, PartialEq, Eq, serde::Deserialize, Debug, ts_rs::TS)]
pub enum NoQuestion {}

/// A game being played, in texts and JSON.
pub trait Match: Send + Sync {
    /// The seats that may act now; none when the game is over.
    fn actors(&self) -> SeatSet;
    /// Those of them that the game waits for.
    fn awaited(&self) -> SeatSet;
    /// What a seat is asked; `None` when it may not act.
    fn asked(&self, seat: Seat) -> Option<Asked>;
    /// What everybody may know, as JSON.
    fn shared(&self) -> Box<RawValue>;
    /// What a viewer may know beyond that, as JSON.
    fn own(&self, viewer: Viewer) -> Box<RawValue>;
    /// Both together: all that a viewer may know, as JSON.
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
    /// Tries an action: the line to record for it, and the position after it if another game can begin from there.
    ///
    /// # Errors
    /// When the text is no action or the action is refused.
    fn attempt(&self, seat: Seat, action: &str, dice: &mut SecureDice) -> Result<Attempted, Refused>;
    /// Whether the step that was entered last is a vote that settled nothing.
    fn was_vote(&self) -> bool;
    /// Whether all win or lose together.
    fn is_cooperative(&self) -> bool;
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
    /// What a computer player of this name has to think about on a seat, knowing no more than the seat does; nothing where the seat may
    /// not act.
    fn thought(&self, seat: Seat, player: &str, seed: u64) -> Option<Thought>;
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

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the line does not play here")
    }
}

impl Error for Unplayable {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.reason)
    }
}

impl From<Misread> for Unplayable {
    fn from(misread: Misread) -> Unplayable {
        Unplayable { reason: Refused::from(&misread) }
    }
}
