//! How a simulation lets computer players choose.

use kernel::{Dice, Game, Player, Seat, SeatSet, Viewer};

/// The name of the player that takes every legal action equally often, which every game has.
pub const UNIFORM: &str = "uniform";

/// A computer player that plays every seat in turn.
#[derive(Debug)]
pub struct Chooser<G: Game, P> {
    dice: Dice,
    player: Option<P>,
    legal: Vec<G::Action>,
}

impl<G: Game, P: Player<G>> Chooser<G, P> {
    /// Somebody who chooses with dice of its own; without a player, every legal action equally often. The player is made from a seed.
    #[must_use]
    pub fn new(mut dice: Dice, player: Option<impl FnOnce(u64) -> P>) -> Chooser<G, P> {
        let player = player.map(|make| make(dice.bits()));
        Chooser { dice, player, legal: Vec::new() }
    }

    /// Chooses who acts next and what that seat does; `None` when the game is over. The third value is how many actions
    /// were legal.
    pub fn choose(&mut self, game: &G, state: &G::State) -> Option<(Seat, G::Action, usize)> {
        let seat = self.pick(game.awaited(state))?;
        self.legal.clear();
        game.legal(state, seat, &mut self.legal);
        let count = self.legal.len();
        let index = match &mut self.player {
            _ if count < 2 => 0,
            // Only a player that looks gets a view: making one costs more than many a whole decision.
            Some(player) => player.choose(game, &game.view(state, Viewer::Seat(seat)), &self.legal),
            None => self.dice.below(count as u32) as usize,
        };
        self.legal.get(index).map(|&action| (seat, action, count))
    }

    /// One of the seats that the game waits for.
    fn pick(&mut self, awaited: SeatSet) -> Option<Seat> {
        match awaited.len() {
            0 => None,
            1 => awaited.lowest(),
            count => awaited.iter().nth(self.dice.below(count as u32) as usize),
        }
    }
}
