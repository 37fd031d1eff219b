//! Players: whoever chooses for a seat and knows no more than the seat does.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::chance::Dice;
use crate::game::Game;

/// Chooses actions for a seat from what that seat may know.
pub trait Player<G: Game> {
    /// The index of the chosen action in `legal`, which is never empty.
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> usize;

    /// The same for a player that thinks: within its budget, and knowing what the seat has heard since its last decision.
    fn think(&mut self, turn: &Turn<'_, G>) -> usize {
        self.choose(turn.game, turn.view, turn.legal)
    }
}

/// All that a player is told when it is to move.
#[derive(Debug)]
pub struct Turn<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// What the seat may know.
    pub view: &'a G::View,
    /// What it has heard since its last decision, as far as whoever asks remembers.
    pub heard: &'a [G::Event],
    /// What it may do; never empty.
    pub legal: &'a [G::Action],
    /// How long it may think.
    pub budget: &'a Budget,
}

/// How long a player may think. Whoever asks measures the time and says when it is over; a player that searches looks every now and then.
#[derive(Clone, Debug)]
pub struct Budget {
    /// How long it may take.
    pub time: Duration,
    over: Arc<AtomicBool>,
}

impl Budget {
    /// So much time, from now on.
    #[must_use]
    pub fn new(time: Duration) -> Budget {
        Budget { time, over: Arc::default() }
    }

    /// Whether the player is to answer with the best it has found: the time is over, or nobody wants the answer any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Ends the time.
    pub fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }
}

/// Chooses every legal action equally often.
#[derive(Clone, Debug)]
pub struct Uniform(Dice);

impl Uniform {
    /// A player with dice of its own, so that its choices do not disturb the chance of the game.
    #[must_use]
    pub const fn new(dice: Dice) -> Uniform {
        Uniform(dice)
    }
}

impl<G: Game> Player<G> for Uniform {
    fn choose(&mut self, _: &G, _: &G::View, legal: &[G::Action]) -> usize {
        self.0.below(legal.len() as u32) as usize
    }
}
