//! Trying an action out on a copy of a position: nothing changes, whatever comes of it.

use crate::chance::{Chance, NoChance, Recording};
use crate::game::{Game, Stop};
use crate::seat::Seat;
use crate::session::{Played, PlayedOf};

/// The state after an action that was tried, and what it brought.
pub type Tried<G> = Result<(<G as Game>::State, PlayedOf<G>), Stop<<G as Game>::Refusal>>;

/// Plays an action on a copy of the state.
///
/// # Errors
/// When the action is refused or given chance does not fit.
pub fn attempt<G: Game, C: Chance<G::Outcome>>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    chance: &mut C,
) -> Tried<G> {
    let mut chance = Recording::new(chance);
    let mut events = Vec::new();
    let mut state = state.clone();
    let effect = game.play(&mut state, seat, action, &mut chance, &mut events)?;
    Ok((state, Played { events, outcomes: chance.outcomes, effect }))
}

/// The refusal of an action, or `None` when it is allowed.
pub fn why_not<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> Option<G::Refusal> {
    match attempt(game, state, seat, action, &mut NoChance) {
        Err(Stop::Refused(refusal)) => Some(refusal),
        Ok(_) | Err(Stop::Chance(_)) => None,
    }
}

/// The state after an allowed action and what it brought; `None` when it is refused, or chance or something hidden would
/// answer.
pub fn preview<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
) -> Option<(G::State, PlayedOf<G>)> {
    attempt(game, state, seat, action, &mut NoChance).ok().filter(|(_, played)| !played.effect.learned)
}
