//! The laws that every game must keep, checked over random play.
//!
//! A game's tests implement [`Subject`] for it and call [`check_game`] for many seeds, editions and players:
//!
//! ```
//! use kernel::contract::{Report, Subject, Terms, check_game};
//! use kernel::{Dice, Uniform};
//!
//! fn thousand_games<G: Subject>(game: &G, event_keys: &[&str]) {
//!     let mut report = Report::new(Terms::default());
//!     for seed in 0..1000 {
//!         let mut player = Uniform::new(Dice::new(!seed));
//!         let checked = check_game(game, &mut [&mut player], &mut Dice::new(seed), &mut report);
//!         checked.unwrap_or_else(|breach| panic!("{breach}"));
//!     }
//!     assert_eq!(Report::never(&report.events, event_keys), [""; 0]);
//! }
//! ```
//!
//! A broken law comes back as a [`Breach`] with the seed and the record of the game so far.

mod breach;
mod choices;
mod play_out;
mod report;
mod texts;
mod undoing;
mod views;

pub use breach::{Breach, Checked, Failure, Law, NotConserved};
pub use choices::{choices, copies, turns};
pub use play_out::{check_from, check_game};
pub use report::{Counts, Report, Terms};
pub use texts::{action_text, position_text, record};
pub use undoing::{take_back_and_again, undo_and_redo};
pub use views::views;

use crate::chance::Dice;
use crate::game::{Audience, Game};
use crate::seat::{Seat, Viewer};

/// A game with what only its tests need.
pub trait Subject: Game + Clone {
    /// A state that differs from this one only in what the viewer may not know: other hands, the order of decks.
    ///
    /// Written from the rules, directly on the state, never through the view: it is what the view is checked against.
    fn scramble(&self, state: &Self::State, viewer: Viewer, dice: &mut Dice) -> Self::State;

    /// Checks that every thing of the game is in exactly one place.
    ///
    /// # Errors
    /// What is missing or there twice.
    fn conserved(&self, state: &Self::State) -> Result<(), NotConserved>;

    /// Any value of the action type, whether it makes sense or not.
    fn any_action(&self, dice: &mut Dice) -> Self::Action;

    /// An action near a legal one: another card, another place, another count.
    fn alter(&self, action: Self::Action, dice: &mut Dice) -> Self::Action;

    /// The points of a seat as the state counts them by itself, where it does; they must be the sum of those by cause.
    fn total(&self, _state: &Self::State, _seat: Seat) -> Option<i32> {
        None
    }

    /// Whether the event shows something that is hidden again at once, so that the view keeps no trace of it.
    fn shown_in_passing(&self, _event: &Self::Event) -> bool {
        false
    }

    /// Whether the rules themselves allow two actions that come to the same thing.
    fn may_coincide(&self, _one: Self::Action, _other: Self::Action) -> bool {
        false
    }

    /// How a finished game ended, by name; counted with the remarks.
    fn ending(&self, _state: &Self::State) -> &'static str {
        "over"
    }

    /// Counts what a test wants to have seen beyond the kinds of events: `count` takes a name for each occurrence.
    fn remark(&self, _events: &[(Audience, Self::Event)], _count: &mut dyn FnMut(&'static str)) {}
}
