//! Decks, trees, bag and reserve: what was not said anywhere else is here.

use kernel::{Seat, TextForm};

use super::Reading;
use super::sheet::{Keyword, Wrong};
use crate::card::{CardId, Level};
use crate::notation::expected::{Demand, Form};
use crate::notation::noun::number;
use crate::shard::{Shard, Shards};
use crate::state::{PileId, Task};

/// What stands at the end of a deck for the cards that are nowhere else, in the order of numbers.
const THE_REST: &[u8] = b"...";

impl Reading<'_> {
    pub(super) fn decks(&mut self) -> Result<(), Wrong> {
        let sheet = self.sheet;
        for level in Level::ALL {
            let Some(mut line) = sheet.deck_line(level) else { continue };
            while let Some(word) = line.next() {
                if word.text == THE_REST {
                    line.finish()?;
                    break;
                }
                let card = self.census.card(sheet, word)?;
                if self.level(card) != level {
                    return Err(sheet.breach(word.at, "D-1.9", Demand::CardOfLevel { level }));
                }
                self.state.piles.push_bottom(PileId::Deck(level), card);
            }
        }
        for card in self.census.cards {
            let level = self.level(card);
            if let Some(line) = sheet.deck_line(level)
                && line.last().is_none_or(|word| word.text != THE_REST)
            {
                let number = card.index() + 1;
                return Err(sheet.breach(line.place(), "D-1.9", Demand::CardToo { number }));
            }
            self.state.piles.push_bottom(PileId::Deck(level), card);
        }
        Ok(())
    }

    pub(super) fn level(&self, card: CardId) -> Level {
        self.game.pack().cards[card.index()].level
    }

    /// Trees, bag and reserve: what was not said before is here.
    pub(super) fn supplies(&mut self) -> Result<(), Wrong> {
        let sheet = self.sheet;
        self.state.trees = self.census.trees;
        if let Some(line) = sheet.line(Keyword::Trees) {
            let (trees, at) = line.only(Form::Number, number)?;
            if trees != self.state.trees {
                return Err(sheet.breach(at, "D-1.8", self.state.trees.to_string()));
            }
        }
        for seat in self.seats() {
            let at = sheet.place_of(&[Keyword::Doing], seat);
            if let Task::Harvest(first, second) = self.state.player(seat).task {
                for shard in [Some(first), second].into_iter().flatten() {
                    self.census.shard(sheet, shard, at)?;
                }
            }
        }
        self.bag()
    }

    fn bag(&mut self) -> Result<(), Wrong> {
        let sheet = self.sheet;
        let mut left = self.census.shards;
        let reds = left.count(Shard::Nightmare);
        let reserve = sheet.line(Keyword::Reserve).map(|line| line.only(Form::Number, number)).transpose()?;
        if let Some((reserve, at)) = reserve
            && reserve > reds
        {
            return Err(sheet.breach(at, "D-1.1", TextForm::AtMost { most: reds.into() }));
        }
        let Some(line) = sheet.line(Keyword::Bag) else {
            let reserve = reserve.map_or(reds, |(reserve, _)| reserve);
            left.0[Shard::Nightmare.index()] = reds - reserve;
            (self.state.bag, self.state.reserve) = (left, reserve);
            return Ok(());
        };
        let mut bag = Shards::NONE;
        for word in line {
            let said = word.text.split_first().and_then(|(&letter, count)| {
                Shard::from_letter(letter).zip(number(count).filter(|&count| count > 0))
            });
            let (shard, count) = said.ok_or_else(|| sheet.misread(word.at, Form::Count))?;
            if bag.has(shard) {
                return Err(sheet.misread(word.at, Form::Once));
            }
            if count > left.count(shard) {
                let most = usize::from(left.count(shard));
                return Err(sheet.breach(word.at, "D-1.1", TextForm::AtMost { most }));
            }
            bag.add(shard, count);
        }
        let in_bag = bag.count(Shard::Nightmare);
        left.0[Shard::Nightmare.index()] = reserve.map_or(in_bag, |(reserve, _)| reds - reserve);
        if bag != left {
            let mut expected = String::from("bag");
            for shard in left.colours() {
                expected += &format!(" {}{}", shard.letter(), left.count(shard));
            }
            return Err(sheet.breach(sheet.place_of(&[Keyword::Bag], Seat(0)), "D-1.1", expected));
        }
        (self.state.bag, self.state.reserve) = (bag, reds - in_bag);
        Ok(())
    }
}
