//! The laws by name, and how a broken one is told.

use std::error::Error;
use std::fmt;

/// A law of the contract.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Somebody may act if and only if the game is not over; a seat has a prompt and actions if and only if it may act.
    Turns,
    /// No action is listed twice.
    ListedOnce,
    /// An action is accepted if and only if it is listed.
    LegalIffAccepted,
    /// An action that is not played leaves the state as it was.
    RefusedUnchanged,
    /// A refusal names its rule and does not wait for chance.
    RefusalPlain,
    /// No two listed actions that need no chance lead to equal states.
    ChoicesDiffer,
    /// The text of an action is one line, without a lone `>`, and reads back as the action.
    ActionText,
    /// The text of a position reads back as the position and is written again as the same text.
    PositionText,
    /// Nothing a viewer gets depends on what the viewer may not know.
    ViewHides,
    /// Every thing is in exactly one place.
    Conserved,
    /// A record reads back from text and bytes as it was, and replays to an equal state.
    Record,
    /// Taking steps back and playing them again gives an equal state.
    UndoRedo,
    /// Trying something on a copy changes nothing.
    CopiesApart,
    /// Every game ends within the step limit.
    Ends,
    /// At the end the points of a seat add up, each cause once, and only seats of the game win.
    PointsAddUp,
    /// A player chooses one of the listed actions.
    PlayerChooses,
    /// Nothing panics.
    NoPanic,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::Turns => "somebody may act if and only if the game is not over",
            Law::ListedOnce => "no action is listed twice",
            Law::LegalIffAccepted => "an action is accepted if and only if it is listed",
            Law::RefusedUnchanged => "an action that is not played leaves the state as it was",
            Law::RefusalPlain => "a refusal names its rule and does not wait for chance",
            Law::ChoicesDiffer => "no two listed actions without chance lead to equal states",
            Law::ActionText => "the text of an action reads back as the action",
            Law::PositionText => "the text of a position reads back as the position",
            Law::ViewHides => "nothing a viewer gets depends on what the viewer may not know",
            Law::Conserved => "every thing is in exactly one place",
            Law::Record => "a record reads back as it was and replays to an equal state",
            Law::UndoRedo => "taking steps back and playing them again gives an equal state",
            Law::CopiesApart => "trying something on a copy changes nothing",
            Law::Ends => "every game ends within the step limit",
            Law::PointsAddUp => "points add up, and only seats of the game win",
            Law::PlayerChooses => "a player chooses one of the listed actions",
            Law::NoPanic => "nothing panics",
        })
    }
}

/// A law that does not hold, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Which law.
    pub law: Law,
    /// What was found, for the person who mends it.
    pub detail: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "broken law: {}: {}", self.law, self.detail)
    }
}

impl Error for Failure {}

/// What is missing in a state or there twice, for the person who mends it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotConserved(pub String);

impl fmt::Display for NotConserved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for NotConserved {}

/// Whether a law holds.
pub type Checked = Result<(), Failure>;

impl Law {
    /// The failure of this law.
    pub(super) fn fails(self, detail: impl Into<String>) -> Failure {
        Failure { law: self, detail: detail.into() }
    }

    /// Holds if the condition does.
    pub(super) fn holds_if(self, holds: bool, detail: impl FnOnce() -> String) -> Checked {
        if holds { Ok(()) } else { Err(self.fails(detail())) }
    }
}

/// A broken law with everything needed to see it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// Which law.
    pub law: Law,
    /// What was found.
    pub detail: String,
    /// The seed of the dice at the start of the game.
    pub seed: u64,
    /// The record of the game so far.
    pub record: String,
    /// The position it happened in.
    pub position: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "broken law: {}", self.law)?;
        writeln!(f, "found: {}", self.detail)?;
        writeln!(f, "seed: {}", self.seed)?;
        writeln!(f, "position:\n{}", self.position)?;
        write!(f, "record:\n{}", self.record)
    }
}

impl Error for Breach {}
