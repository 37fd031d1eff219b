//! What must be true of a whole position, so that the rules can go on from it.

use kernel::{Expected, Seat};

use super::Reading;
use super::sheet::{Keyword, Word, Wrong};
use crate::card::Level;
use crate::data::Leftovers;
use crate::grid::Cell;
use crate::notation::expected::Demand;
use crate::notation::noun::card;
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
        if self.state.phase == Phase::Nightmare && self.state.reserve == 0 {
            let keywords = [Keyword::Reserve, Keyword::Phase];
            return self.breach(&keywords, Seat(0), "D-10.3", Demand::RedInReserve);
        }
        for seat in self.seats() {
            if self.state.phase == Phase::Start {
                self.check_start(seat)?;
            } else {
                self.check_progress(seat)?;
                self.check_pause(seat)?;
                self.check_drawn(seat)?;
            }
            self.check_task(seat)?;
            self.check_walk(seat)?;
            self.check_rest(seat)?;
            self.check_completion(seat)?;
        }
        self.check_choosers()?;
        self.check_choices()
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

    /// Free steps, the places of this turn, and a Dreamer on a tree.
    fn check_walk(&self, seat: Seat) -> Result<(), Wrong> {
        let (player, land) = (self.state.player(seat), self.state.land(seat));
        let is_land = |cell: Cell| land.top(cell) == Some(Shard::Land);
        if player.free_step && !(land.dreamer_cell().is_some_and(is_land) && player.task == Task::None) {
            return self.breach(&[Keyword::Free], seat, "D-7.10", Demand::DreamerOnLand);
        }
        let fits = player.walked.is_empty() || player.free_step && player.walked.into_iter().all(is_land);
        if !fits {
            return self.breach(&[Keyword::Walked], seat, "D-7.16", Demand::FreeWalk);
        }
        let roams = self.state.phase == Phase::Travel
            && seat == self.state.turn
            && player.task == Task::None
            && player.pause == Pause::None
            && !player.free_step;
        if player.roamed != 0 && !(roams && player.roamed >> player.sleeper.0 & 1 == 1) {
            return self.breach(&[Keyword::Roamed], seat, "D-7.16", Demand::TravellersPlaces);
        }
        let walks = self.acts(seat) && player.task == Task::None && player.pause == Pause::None;
        let leaves = walks && !self.game.steps(&self.state, seat).is_empty();
        if self.state.is_on_tree(seat) && !leaves {
            let keywords = [Keyword::Dreamer, Keyword::Dreamscape];
            return self.breach(&keywords, seat, "D-7.7", Demand::WayOffTree);
        }
        Ok(())
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
        let restored = matches!(self.state.phase, Phase::Finale | Phase::Over);
        if restored && self.sheet.seat_line(Keyword::Stored, seat).is_some() {
            return self.breach(&[Keyword::Stored], seat, "D-11.1", Demand::NothingStored);
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
                let keywords = [Keyword::Pause, Keyword::Doing, Keyword::Reds, Keyword::Phase];
                let (rule, expected) = match player.task {
                    Task::Harvest(..) => ("D-6.3", Demand::RowWithRoom),
                    _ if self.state.phase == Phase::Nightmare => ("D-10.3", Demand::LinkWithoutRed),
                    _ => ("D-6.7", Demand::SomethingToChoose),
                };
                return self.breach(&keywords, seat, rule, expected);
            }
        }
        if acting.is_empty() {
            let keywords = [Keyword::Doing, Keyword::Pause, Keyword::Phase];
            return self.breach(&keywords, self.state.turn, "D-7.15", Demand::NotAllWaiting);
        }
        Ok(())
    }
}
