//! Players: whoever chooses for a seat and knows no more than the seat does.

use crate::chance::Dice;
use crate::game::Game;

/// Chooses actions for a seat from what that seat may know.
pub trait Player<G: Game> {
    /// The index of the chosen action in `legal`, which is never empty.
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> usize;
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
