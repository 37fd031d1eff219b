//! What of the box has not been said yet: no shard, tree or card lies in two places (D-1.1, D-1.8, D-1.9).

use super::sheet::{Sheet, Word, Wrong};
use crate::card::{CardId, CardSet};
use crate::game::Dreamscape;
use crate::notation::expected::{Demand, Form};
use crate::notation::noun::card;
use crate::shard::{Shard, Shards};

/// The shards, trees and cards that a position has not mentioned so far.
pub(super) struct Census {
    pub(super) shards: Shards,
    pub(super) trees: u8,
    pub(super) cards: CardSet,
}

impl Census {
    pub(super) fn new(game: &Dreamscape) -> Census {
        let mut shards = game.board().shards;
        if !game.setup().nightmare {
            shards.take(Shard::Nightmare, shards.count(Shard::Nightmare));
        }
        let cards = (0..game.pack().cards.len() as u8).map(CardId).collect();
        Census { shards, trees: game.trees(), cards }
    }

    /// Takes a shard that is mentioned at a place.
    pub(super) fn shard(&mut self, sheet: &Sheet<'_>, shard: Shard, at: usize) -> Result<(), Wrong> {
        if !self.shards.has(shard) {
            return Err(sheet.breach(at, "D-1.1", Demand::NoMoreShards { letter: shard.letter() }));
        }
        self.shards.take(shard, 1);
        Ok(())
    }

    pub(super) fn tree(&mut self, sheet: &Sheet<'_>, at: usize) -> Result<(), Wrong> {
        if self.trees == 0 {
            return Err(sheet.breach(at, "D-1.8", Demand::NoMoreTrees));
        }
        self.trees -= 1;
        Ok(())
    }

    /// Takes a card that is mentioned by a word.
    pub(super) fn card(&mut self, sheet: &Sheet<'_>, word: Word<'_>) -> Result<CardId, Wrong> {
        let card = card(word.text).ok_or_else(|| sheet.misread(word.at, Form::Card))?;
        self.known_card(sheet, card, word.at)?;
        Ok(card)
    }

    fn known_card(&mut self, sheet: &Sheet<'_>, card: CardId, at: usize) -> Result<(), Wrong> {
        if !self.cards.has(card) {
            return Err(sheet.breach(at, "D-1.9", Demand::FreeCard));
        }
        self.cards.remove(card);
        Ok(())
    }
}
