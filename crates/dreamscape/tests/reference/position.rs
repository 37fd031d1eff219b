//! A whole position of one player's turn, as far as walks, placing and planting can change it.

use std::collections::BTreeSet;

use dreamscape::card::{CardId, CardSet};
use dreamscape::{Dreamscape, State};

use crate::board::Board;
use crate::table::{SEAT, letters};

/// Everything that makes two moments of a turn different (D-7.16).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Position {
    /// The Dreamscape with marks, trees and the Dreamer.
    pub(crate) board: Board,
    /// The shards in the Hands, sorted.
    pub(crate) hands: Vec<char>,
    /// Whether a free step is in hand.
    pub(crate) free: bool,
    /// The open cards.
    pub(crate) open: BTreeSet<usize>,
}

impl Position {
    /// The position of the seat whose turn it is.
    pub(crate) fn read(game: &Dreamscape, state: &State) -> Position {
        let player = state.player(SEAT);
        let mut hands = letters(&player.hands);
        hands.sort_unstable();
        Position {
            board: Board::read(game, state, SEAT.index()),
            hands,
            free: player.free_step,
            open: player.open.map(CardId::index).collect(),
        }
    }

    /// The open cards as the engine keeps them.
    pub(crate) fn cards(&self) -> CardSet {
        self.open.iter().map(|&card| CardId(card as u8)).collect()
    }

    pub(crate) fn whites(&self) -> usize {
        self.hands.iter().filter(|&&letter| letter == 'M').count()
    }

    /// Takes one shard out of the Hands.
    pub(crate) fn discard(&mut self, letter: char) {
        let place = self.hands.iter().position(|&held| held == letter).expect("the shard is in the Hands");
        self.hands.remove(place);
    }

    /// Whether the Dreamer is on a tree, in the middle of a walk (D-7.7).
    pub(crate) fn is_on_tree(&self) -> bool {
        self.board.dreamer().is_some_and(|place| self.board.has_tree(place))
    }
}
