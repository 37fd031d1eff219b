//! Why a step cannot be taken back or played again.

use crate::message::{Arg, Message};
use crate::seat::Seat;

/// Why a seat cannot take back its last step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// It has no step that stands.
    Nothing,
    /// Somebody learned something hidden by it.
    Learned,
    /// The turn passed on with it.
    Passed,
    /// It was served from a supply that all share.
    Served,
    /// Another seat has used the shared supply since.
    Shared {
        /// Who used it.
        by: Seat,
    },
    /// What another seat has done since rests on it.
    Needed {
        /// Whose step comes next after it.
        by: Seat,
    },
}

impl NoUndo {
    /// Every key of these messages.
    pub const KEYS: [&str; 6] =
        ["undo-nothing", "undo-learned", "undo-passed", "undo-served", "undo-shared", "undo-needed"];
}

impl Message for NoUndo {
    fn key(&self) -> &'static str {
        match self {
            NoUndo::Nothing => "undo-nothing",
            NoUndo::Learned => "undo-learned",
            NoUndo::Passed => "undo-passed",
            NoUndo::Served => "undo-served",
            NoUndo::Shared { .. } => "undo-shared",
            NoUndo::Needed { .. } => "undo-needed",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match *self {
            NoUndo::Nothing | NoUndo::Learned | NoUndo::Passed | NoUndo::Served => Vec::new(),
            NoUndo::Shared { by } | NoUndo::Needed { by } => vec![("seat", Arg::Seat(by))],
        }
    }
}

/// Why a seat cannot play again what it took back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoRedo {
    /// It took nothing back, or has played another step since.
    Nothing,
    /// The step is no longer possible.
    Impossible,
}

impl NoRedo {
    /// Every key of these messages.
    pub const KEYS: [&str; 2] = ["redo-nothing", "redo-impossible"];
}

impl Message for NoRedo {
    fn key(&self) -> &'static str {
        match self {
            NoRedo::Nothing => "redo-nothing",
            NoRedo::Impossible => "redo-impossible",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        Vec::new()
    }
}

/// How far a seat may go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// How many of its own steps it may take back, one after the other.
    pub steps: usize,
    /// Why not one more.
    pub end: NoUndo,
}
