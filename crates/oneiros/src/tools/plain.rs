//! A game with nothing of its own for the tools.

use std::fmt;

use kernel::{Game, Player};
use table::GameKind;

use super::{GameOf, GameTools};

/// The tools for a game that says no more than tables ask of it.
#[derive(Clone, Copy, Debug)]
pub struct Plain<K>(pub K);

impl<K: GameKind<Game: Game<Cause: Send>> + Clone> GameTools for Plain<K> {
    type Kind = K;
    type Player = AnyPlayer<K::Game>;
    type Figures = ();

    const PLAYERS: &'static [&'static str] = K::PLAYERS;

    fn kind(&self) -> &K {
        &self.0
    }

    fn player(&self, name: &str, seed: u64) -> AnyPlayer<GameOf<Self>> {
        AnyPlayer(K::player(name, seed))
    }
}

/// A computer player as tables know it.
pub struct AnyPlayer<G: Game>(Box<dyn Player<G> + Send>);

impl<G: Game> fmt::Debug for AnyPlayer<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnyPlayer").finish_non_exhaustive()
    }
}

impl<G: Game> Player<G> for AnyPlayer<G> {
    fn choose(&mut self, game: &G, view: &G::View, legal: &[G::Action]) -> usize {
        self.0.choose(game, view, legal)
    }
}
