//! A position for programs. How it is drawn for people is for its game to say.

use kernel::{Game, Viewer};
use serde::Serialize;

/// A position for programs.
#[derive(Serialize, Debug)]
#[serde(bound = "")]
pub struct PositionForm<G: Game> {
    position: String,
    view: G::View,
}

impl<G: Game> PositionForm<G> {
    /// The canonical text, and what everybody may know.
    #[must_use]
    pub fn of(game: &G, state: &G::State) -> PositionForm<G> {
        PositionForm { position: game.write_position(state), view: game.view(state, Viewer::Spectator) }
    }
}
