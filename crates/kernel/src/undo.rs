//! Why a step cannot be taken back or played again.

use crate::seat::Seat;

crate::messages! {
    /// Why a seat cannot take back its last step.
    #[derive(Copy)]
    pub enum NoUndo {
        /// It has no step that stands.
        "undo-nothing" => Nothing,
        /// Somebody learned something hidden by it.
        "undo-learned" => Learned,
        /// The turn passed on with it.
        "undo-passed" => Passed,
        /// It was served from a supply that all share.
        "undo-served" => Served,
        /// Another seat, this one, has used the shared supply since.
        "undo-shared" => Shared { by: Seat },
        /// What another seat has done since rests on it; its step comes next.
        "undo-needed" => Needed { by: Seat },
        /// So many of its steps can be taken back that no more are tried at once.
        "undo-far" => Far,
    }
}

crate::messages! {
    /// Why a seat cannot play again what it took back.
    #[derive(Copy)]
    pub enum NoRedo {
        /// It took nothing back, or has played another step since.
        "redo-nothing" => Nothing,
        /// The step is no longer possible.
        "redo-impossible" => Impossible,
    }
}

crate::message_errors!(NoUndo, NoRedo);

/// How far a seat may go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// How many of its own steps it may take back, one after the other.
    pub steps: usize,
    /// Why not one more.
    pub end: NoUndo,
}
