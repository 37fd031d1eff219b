//! `oneiros <game> perft`: how many sequences of legal actions there are, as a test of the rules and of their speed.
//!
//! Where an action needs chance, chance answers from a generator with one fixed seed, new for every action: so the count
//! depends on the position, the depth and the seed and on nothing else.

use kernel::{Dice, Fault, Game, Seat, Silence};
use rayon::prelude::*;
use serde::Serialize;

use crate::json::{self, Members};

/// Where counting begins.
#[derive(Debug)]
pub struct Start<G: Game> {
    /// The rules.
    pub game: G,
    /// The position.
    pub state: G::State,
}

impl<G: Game> Start<G> {
    /// A game that was dealt.
    ///
    /// # Errors
    /// Never: dice answer every question.
    pub fn dealt(game: G, seed: u64) -> Result<Start<G>, Fault> {
        let state = game.deal(&mut Dice::new(seed), &mut Silence)?;
        Ok(Start { game, state })
    }
}

/// How many sequences there are, by their first action.
#[derive(Debug)]
pub struct Count {
    depth: u32,
    seed: u64,
    total: u64,
    /// The first action with its seat, sorted.
    actions: Vec<(String, u64)>,
}

/// A count for programs.
#[derive(Serialize, Debug)]
pub struct CountForm<'a> {
    depth: u32,
    seed: u64,
    total: u64,
    actions: Members<&'a str, u64>,
}

impl Count {
    /// Counts the sequences of exactly `depth` legal actions of whichever seats may act. Sequences that end earlier because the game is
    /// over are not counted.
    #[must_use]
    pub fn of<G>(start: &Start<G>, depth: u32, seed: u64) -> Count
    where
        G: Game<State: Send + Sync, Action: Send + Sync> + Sync,
    {
        let branches = branches(&start.game, &start.state, depth, seed);
        let total = if depth == 0 { 1 } else { branches.iter().map(|(_, _, count)| count).sum() };
        let text = |seat: Seat, action| format!("{seat} {}", json::action(&start.game, action));
        let mut actions: Vec<(String, u64)> =
            branches.into_iter().map(|(seat, action, count)| (text(seat, action), count)).collect();
        actions.sort();
        Count { depth, seed, total, actions }
    }

    /// The count for people.
    #[must_use]
    pub fn text(&self) -> String {
        let lines = self.actions.iter().map(|(action, count)| format!("{action}: {count}\n"));
        lines.collect::<String>() + &format!("{}\n", self.total)
    }

    /// The count for programs.
    #[must_use]
    pub fn form(&self) -> CountForm<'_> {
        let actions = self.actions.iter().map(|(action, count)| (action.as_str(), *count));
        CountForm {
            depth: self.depth,
            seed: self.seed,
            total: self.total,
            actions: Members(actions.collect()),
        }
    }
}

/// Each first action with the number of sequences that begin with it.
fn branches<G>(game: &G, state: &G::State, depth: u32, seed: u64) -> Vec<(Seat, G::Action, u64)>
where
    G: Game<State: Send + Sync, Action: Send + Sync> + Sync,
{
    if depth == 0 {
        return Vec::new();
    }
    let branch = |(seat, action)| {
        let next = after(game, state, seat, action, seed);
        (seat, action, next.map_or(0, |next| leaves(game, &next, depth - 1, seed)))
    };
    choices(game, state).into_par_iter().map(branch).collect()
}

/// The number of sequences of exactly `depth` legal actions.
#[must_use]
pub fn leaves<G: Game>(game: &G, state: &G::State, depth: u32, seed: u64) -> u64 {
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

fn choices<G: Game>(game: &G, state: &G::State) -> Vec<(Seat, G::Action)> {
    let mut choices = Vec::new();
    let mut actions = Vec::new();
    for seat in game.actors(state).iter() {
        actions.clear();
        game.legal(state, seat, &mut actions);
        choices.extend(actions.iter().map(|&action| (seat, action)));
    }
    choices
}

fn after<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action, seed: u64) -> Option<G::State> {
    let mut next = state.clone();
    game.play(&mut next, seat, action, &mut Dice::new(seed), &mut Silence).ok().map(|_| next)
}
