//! What must be true of a whole position, so that the rules can go on from it.

use kernel::{Expected, Game, Seat};

use super::Reading;
use super::sheet::{Keyword, Word, Wrong};
use crate::card::Level;
use crate::data::Leftovers;
use crate::notation::expected::Demand;
use crate::notation::noun::card;
use crate::rules::empty_links;
use crate::shard::Shard;
use crate::state::{Pause, Phase, Side, Task};

impl Reading<'_> {
    pub(super) fn breach(
        &self,
        keywords: &[Keyword],
        seat: Seat,
        rule: &'static str,
        expected: impl Into<Expected>,
    ) -> Result<(), Wrong> {
        Err(self.sheet.breach(self.sheet.place_of(keywords, seat), rule, expected))
    }

    pub(super) fn check(&self) -> Result<(), Wrong> {
        self.check_nightmare_phase()?;
        for seat in self.seats() {
            if self.state.phase == Phase::Start {
                self.check_start(seat)?;
            } else {
                self.check_progress(seat)?;
                self.check_pause(seat)?;
                self.check_drawn(seat)?;
            }
            self.check_waivers(seat)?;
            self.check_task(seat)?;
            self.check_walk(seat)?;
            self.check_marks(seat)?;
            self.check_rest(seat)?;
            self.check_completion(seat)?;
        }
        if self.state.phase == Phase::Start {
            self.check_start_of_nightmares()?;
        }
        self.check_choosers()?;
        self.check_choices()
    }

    /// A red is sown by choice only where there is one: a single link, or no red, asks nobody (D-10.3).
    fn check_nightmare_phase(&self) -> Result<(), Wrong> {
        if self.state.phase != Phase::Nightmare {
            return Ok(());
        }
        if self.state.reserve == 0 {
            let keywords = [Keyword::Reserve, Keyword::Phase];
            return self.breach(&keywords, Seat(0), "D-10.3", Demand::RedInReserve);
        }
        if empty_links(&self.state).count() < 2 {
            let keywords = [Keyword::Reds, Keyword::Phase];
            return self.breach(&keywords, Seat(0), "D-10.3", Demand::LinksWithoutRed);
        }
        Ok(())
    }

    /// Whether a seat can be in the middle of something.
    pub(super) fn acts(&self, seat: Seat) -> bool {
        match self.state.phase {
            Phase::Start | Phase::Nightmare | Phase::Over => false,
            Phase::Travel => seat == self.state.turn,
            Phase::Creation | Phase::Finale if self.game.setup().simultaneous => {
                self.state.player(seat).side != Side::Back
            }
            Phase::Creation | Phase::Finale => seat == self.state.turn,
        }
    }

    /// What the end of Creation and the Finale leave behind.
    fn check_rest(&self, seat: Seat) -> Result<(), Wrong> {
        let player = self.state.player(seat);
        let kept = self.game.switches().leftovers == Leftovers::Together && self.state.phase != Phase::Over;
        if player.side == Side::Back && player.hands.has(Shard::Nightmare) {
            return self.breach(&[Keyword::Hands], seat, "D-10.6", Demand::NoRedAfterCreation);
        }
        if player.side == Side::Back && !player.hands.is_empty() && !kept {
            return self.breach(&[Keyword::Hands], seat, "D-7.13", Demand::NoShardsAfterCreation);
        }
        let stores = self.says(Keyword::Stored, seat);
        if stores && matches!(self.state.phase, Phase::Finale | Phase::Over) {
            return self.breach(&[Keyword::Stored], seat, "D-11.1", Demand::NothingStored);
        }
        if stores && self.awaits_travel(seat) {
            return self.breach(&[Keyword::Stored], seat, "D-4.3", Demand::NothingStoredYet);
        }
        Ok(())
    }

    /// An open card that is complete must be on its way to the pile (D-8.3).
    fn check_completion(&self, seat: Seat) -> Result<(), Wrong> {
        let complete = self.game.complete_cards(&self.state, seat, self.game.grid().cells);
        match self.state.player(seat).pause {
            Pause::Order if complete.len() < 2 => {
                self.breach(&[Keyword::Pause], seat, "D-8.3", Demand::TwoComplete)
            }
            Pause::None if !complete.is_empty() && !self.state.is_on_tree(seat) => {
                let is_complete = |word: &Word<'_>| card(word.text).is_some_and(|card| complete.has(card));
                let said =
                    self.sheet.seat_line(Keyword::Open, seat).and_then(|mut line| line.find(is_complete));
                let at = said.map_or(0, |word| word.at);
                Err(self.sheet.breach(at, "D-8.3", Demand::NotComplete))
            }
            _ => Ok(()),
        }
    }

    /// A deck is lent to one chooser at a time, and who waits for it waits for another (D-7.15).
    fn check_choosers(&self) -> Result<(), Wrong> {
        for level in Level::ALL {
            let chooses = |seat: &Seat| {
                let player = self.state.player(*seat);
                player.pause == Pause::Keep(level) || player.task == Task::KingKeep(level)
            };
            let waits = |seat: &Seat| {
                let player = self.state.player(*seat);
                player.pause == Pause::DrawWaits(level) || player.task == Task::KingWaits(level)
            };
            if let Some(second) = self.seats().filter(chooses).nth(1) {
                return self.breach(&[Keyword::Drawn], second, "D-7.15", Demand::LentOnce);
            }
            if let Some(seat) = self.seats().find(waits)
                && !self.seats().any(|seat| chooses(&seat))
            {
                let keywords = [Keyword::Pause, Keyword::Doing];
                return self.breach(&keywords, seat, "D-7.15", Demand::LentToAnother);
            }
        }
        Ok(())
    }

    /// Everybody who is asked must have an answer.
    fn check_choices(&self) -> Result<(), Wrong> {
        if self.state.phase == Phase::Over {
            return Ok(());
        }
        let acting = self.game.acting(&self.state);
        let mut actions = Vec::new();
        for seat in acting.iter() {
            let player = self.state.player(seat);
            let free = player.task == Task::None && player.pause == Pause::None && self.acts(seat);
            // Who is in the middle of nothing can end the turn, or must first place a red and can (D-10.6).
            if free && !self.state.is_on_tree(seat) {
                continue;
            }
            actions.clear();
            self.game.list(&self.state, seat, &mut actions);
            if actions.is_empty() {
                let keywords = [Keyword::Pause, Keyword::Doing, Keyword::Phase];
                let (rule, expected) = match player.task {
                    Task::Harvest(..) => ("D-6.3", Demand::RowWithRoom),
                    _ => ("D-6.7", Demand::SomethingToChoose),
                };
                return self.breach(&keywords, seat, rule, expected);
            }
        }
        if self.game.awaited(&self.state).is_empty() {
            let keywords = [Keyword::Doing, Keyword::Pause, Keyword::Phase];
            return self.breach(&keywords, self.state.turn, "D-7.15", Demand::NotAllWaiting);
        }
        Ok(())
    }
}
