//! `oneiros dreamscape perft`: how many sequences of legal actions there are, as a test of the rules and of their speed.
//!
//! Where an action needs chance, chance answers from a generator with one fixed seed, new for every action: so the count
//! depends on the position, the depth and the seed and on nothing else.

use dreamscape::{Action, Dreamscape, State};
use kernel::{Dice, Game, Seat, Silence};
use rayon::prelude::*;

/// The sequences that begin with one action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// Who acts.
    pub seat: Seat,
    /// What is done.
    pub action: Action,
    /// How many sequences follow.
    pub count: u64,
}

/// The number of sequences of exactly `depth` legal actions of whichever seats may act, by their first action. Sequences
/// that end earlier because the game is over are not counted.
#[must_use]
pub fn branches(game: &Dreamscape, state: &State, depth: u32, seed: u64) -> Vec<Branch> {
    if depth == 0 {
        return Vec::new();
    }
    let branch = |(seat, action)| Branch {
        seat,
        action,
        count: after(game, state, seat, action, seed).map_or(0, |next| leaves(game, &next, depth - 1, seed)),
    };
    choices(game, state).into_par_iter().map(branch).collect()
}

/// The number of sequences of exactly `depth` legal actions.
#[must_use]
pub fn leaves(game: &Dreamscape, state: &State, depth: u32, seed: u64) -> u64 {
    if depth == 0 {
        return 1;
    }
    let choices = choices(game, state);
    if depth == 1 {
        return choices.len() as u64;
    }
    let next = choices.into_iter().filter_map(|(seat, action)| after(game, state, seat, action, seed));
    next.map(|next| leaves(game, &next, depth - 1, seed)).sum()
}

fn choices(game: &Dreamscape, state: &State) -> Vec<(Seat, Action)> {
    let mut choices = Vec::new();
    let mut actions = Vec::new();
    for seat in game.actors(state).iter() {
        actions.clear();
        game.legal(state, seat, &mut actions);
        choices.extend(actions.iter().map(|&action| (seat, action)));
    }
    choices
}

fn after(game: &Dreamscape, state: &State, seat: Seat, action: Action, seed: u64) -> Option<State> {
    let mut next = state.clone();
    game.play(&mut next, seat, action, &mut Dice::new(seed), &mut Silence).ok().map(|_| next)
}
