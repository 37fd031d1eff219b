//! Laws on taking steps back.

use super::{Checked, Law, Subject};
use crate::seat::Seat;
use crate::session::{PlayedOf, Session};

/// So many steps are taken back at most, to keep the check quick.
const FAR_ENOUGH: usize = 8;

/// The last step, taken back and played again, gives the states before and after it and the same events.
///
/// # Errors
/// When the law does not hold.
pub fn undo_and_redo<G: Subject>(
    session: &mut Session<G>,
    before: &G::State,
    played: &PlayedOf<G>,
) -> Checked {
    let after = session.state().clone();
    let undone = session.undo_any();
    let back = undone.is_ok() && session.state() == before;
    Law::UndoRedo.holds_if(back, || format!("the last step is not taken back: {undone:?}"))?;
    let redone = session.redo_any().map(|(_, again)| again);
    let again = redone.as_ref() == Ok(played) && *session.state() == after;
    Law::UndoRedo.holds_if(again, || format!("played {played:?}, played again {redone:?}"))
}

/// What a seat may take back, it can; one step more is refused; and played again, the state is as it was. Where other
/// seats have stepped in between, this shows that their steps and the seat's do not depend on each other.
///
/// # Errors
/// When the law does not hold.
pub fn take_back_and_again<G: Subject>(session: &mut Session<G>, seat: Seat) -> Checked {
    let reach = session.undo_reach(seat);
    let after = session.state().clone();
    let steps = reach.steps.min(FAR_ENOUGH);
    for step in 1..=steps {
        let undone = session.undo(seat);
        Law::UndoRedo
            .holds_if(undone.is_ok(), || format!("seat {seat}, {reach:?}, step {step}: {undone:?}"))?;
    }
    if steps == reach.steps {
        let undone = session.undo(seat);
        Law::UndoRedo
            .holds_if(undone == Err(reach.end), || format!("seat {seat}, {reach:?}, beyond: {undone:?}"))?;
    }
    for step in 1..=steps {
        let redone = session.redo(seat);
        Law::UndoRedo.holds_if(redone.is_ok(), || format!("seat {seat}, step {step} again: {redone:?}"))?;
    }
    Law::UndoRedo.holds_if(*session.state() == after, || {
        let now = session.game().write_position(session.state());
        format!("seat {seat} took back {steps} and played them again, now:\n{now}")
    })
}
