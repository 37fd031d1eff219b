//! What a simulation of Dreamscape counts beside what it counts of every game.

use std::sync::Arc;

use dreamscape::state::PileId;
use dreamscape::{Dreamscape, State};
use kernel::{Game, Message, Said, SeatSet};

use crate::sim::{Figure, Figures, Spread};

kernel::messages! {
    /// What these numbers are called.
    pub enum FigureWords {
        /// Finished cards.
        "sim-cards" => Cards {},
        /// The distance between first and last.
        "sim-margin" => Margin {},
        /// Mr Nightmare's points.
        "sim-rival" => Rival {},
        /// The games lost against Mr Nightmare.
        "sim-rival-won" => RivalWon { games: i64, percent: String },
    }
}

/// Finished cards, the distance between first and last, and Mr Nightmare.
#[derive(Clone, Default, Debug)]
pub struct DreamscapeFigures {
    /// Finished cards of each seat of each game.
    cards: Spread,
    /// How far apart the first and the last seat were.
    margins: Spread,
    /// Mr Nightmare's points in the solo game.
    rival: Spread,
}

impl Figures<Arc<Dreamscape>> for DreamscapeFigures {
    fn add(&mut self, game: &Arc<Dreamscape>, state: &State) {
        let mut scores = Spread::NONE;
        for seat in SeatSet::first(game.seats()).iter() {
            scores.add(i64::from(state.player(seat).score()));
            self.cards.add(i64::from(state.piles.len(PileId::Finished(seat))));
        }
        self.margins.add(scores.max - scores.min);
        if game.solo().is_some() {
            self.rival.add(i64::from(state.rival.points));
        }
    }

    fn merge(&mut self, other: &DreamscapeFigures) {
        self.cards.merge(&other.cards);
        self.margins.merge(&other.margins);
        self.rival.merge(&other.rival);
    }

    fn told(&self, game: &Arc<Dreamscape>) -> Vec<Figure> {
        let figure = |name, label: &dyn Message, spread| Figure { name, label: Said::of(label), spread };
        let rival = game.solo().map(|_| self.rival);
        vec![
            figure("cards", &FigureWords::Cards {}, Some(self.cards)),
            figure("margin", &FigureWords::Margin {}, Some(self.margins)),
            figure("rival", &FigureWords::Rival {}, rival),
        ]
    }
}
