//! What a seat in the middle of something must have: a choice of start cards, a power, a completion, a request.

use kernel::{Expected, Seat};

use super::Reading;
use super::sheet::{Keyword, Wrong};
use crate::action::Supply;
use crate::card::Level;
use crate::data::{Interruption, StartChoice};
use crate::notation::expected::Demand;
use crate::shard::Shard;
use crate::state::{Pause, Phase, PileId, Side, Task};

impl Reading<'_> {
    /// While start cards are chosen, nothing else has happened yet (D-2.4).
    pub(super) fn check_start(&self, seat: Seat) -> Result<(), Wrong> {
        let player = self.state.player(seat);
        let pile = self.state.piles.len(PileId::Finished(seat));
        if !self.state.land(seat).occupied.is_empty() || !player.hands.is_empty() || pile > 0 {
            let keywords = [Keyword::Dreamscape, Keyword::Hands, Keyword::Finished];
            return self.breach(&keywords, seat, "D-2.4", Demand::NothingYet);
        }
        if player.pause != Pause::None || player.side != Side::Active || player.waived != 0 {
            let keywords = [Keyword::Pause, Keyword::Waived, Keyword::Marker];
            return self.breach(&keywords, seat, "D-2.3", Demand::OnlyStartCards);
        }
        self.check_start_cards(seat)?;
        let at_once = self.game.switches().start_choice == StartChoice::AtOnce;
        let first = self
            .seats()
            .filter(|&seat| at_once || self.state.player(seat).task == Task::ChooseStart)
            .min_by_key(|&seat| self.state.player(seat).marker);
        if first != Some(self.state.turn) {
            let keywords = [Keyword::Turn, Keyword::Doing, Keyword::Phase];
            return self.breach(&keywords, seat, "D-2.3", Demand::FirstToChoose);
        }
        Ok(())
    }

    /// As many cards as the marker's number are drawn, and one of them is kept (D-2.3).
    fn check_start_cards(&self, seat: Seat) -> Result<(), Wrong> {
        let player = self.state.player(seat);
        let drawn = player.drawn.cards();
        let at_once = self.game.switches().start_choice == StartChoice::AtOnce;
        let (fits, open, most) = match player.task {
            Task::ChooseStart => (!drawn.is_empty(), 0, player.marker),
            Task::StartChosen(card) => (at_once && drawn.contains(&card), 0, player.marker),
            Task::None => (!at_once, 1, player.marker - 1),
            _ => (false, 0, 0),
        };
        if drawn.iter().any(|&card| self.level(card) != Level::I) {
            return self.breach(&[Keyword::Drawn], seat, "D-2.3", Demand::CardOfLevel { level: Level::I });
        }
        if !fits || drawn.len() > most as usize || player.open.len() != open {
            let keywords = [Keyword::Doing, Keyword::Drawn, Keyword::Open, Keyword::Phase];
            return self.breach(&keywords, seat, "D-2.3", Demand::StartCards);
        }
        Ok(())
    }

    /// Only who acts can be in the middle of something.
    pub(super) fn check_progress(&self, seat: Seat) -> Result<(), Wrong> {
        let player = self.state.player(seat);
        if !self.acts(seat) {
            let idle = player.task == Task::None
                && player.pause == Pause::None
                && player.drawn.cards().is_empty()
                && !player.free_step
                && player.waived == 0;
            let keywords = [Keyword::Doing, Keyword::Pause, Keyword::Drawn, Keyword::Free, Keyword::Waived];
            return if idle { Ok(()) } else { self.breach(&keywords, seat, "D-3.1", Demand::SeatThatActs) };
        }
        let simultaneous = self.game.setup().simultaneous && self.state.phase.is_creating();
        let waits = matches!(player.task, Task::KingWaits(_) | Task::TreeWaits(_) | Task::ShardWaits { .. });
        let draw_waits = matches!(player.pause, Pause::DrawWaits(_));
        for (waits, keyword) in
            [(player.waived != 0, Keyword::Waived), (waits, Keyword::Doing), (draw_waits, Keyword::Pause)]
        {
            if waits && !simultaneous {
                return self.breach(&[keyword], seat, "D-7.15", Demand::Simultaneous);
            }
        }
        let request = matches!(player.task, Task::TreeWaits(_) | Task::ShardWaits { .. });
        let (rule, expected) = match player.task {
            Task::Harvest(..) | Task::Lake | Task::Arrange { .. } if simultaneous => {
                ("D-7.15", Expected::from(Demand::WakingPower))
            }
            Task::ChooseStart | Task::StartChosen(_) => ("D-2.3", "phase start".into()),
            task if self.state.phase == Phase::Finale && task != Task::None && !request => {
                ("D-11.1", Demand::NoPowerInFinale.into())
            }
            _ => return Ok(()),
        };
        self.breach(&[Keyword::Doing], seat, rule, expected)
    }

    /// A completion interrupts a Tower, a Golem or nothing, and leaves a finished card.
    pub(super) fn check_pause(&self, seat: Seat) -> Result<(), Wrong> {
        let player = self.state.player(seat);
        let (pause, task) = (player.pause, player.task);
        let keywords = [Keyword::Pause];
        if pause == Pause::None {
            return Ok(());
        }
        if self.state.phase == Phase::Finale && pause != Pause::Order {
            return self.breach(&keywords, seat, "D-11.1", Demand::NoDrawInFinale);
        }
        if !matches!(task, Task::None | Task::Tower { left: 0..=1 } | Task::Golem { left: 0..=2 }) {
            return self.breach(&keywords, seat, "D-8.3", Demand::Interrupted);
        }
        if pause == Pause::Order {
            return Ok(());
        }
        let ends = self.game.switches().interruption == Interruption::Ends;
        if ends && (task != Task::None || player.free_step) {
            let keywords = [Keyword::Doing, Keyword::Free];
            return self.breach(&keywords, seat, "D-8.8", Demand::EndedByCompletion);
        }
        if self.state.piles.len(PileId::Finished(seat)) == 0 {
            return self.breach(&keywords, seat, "D-8.6", Demand::FinishedCard);
        }
        let [new, old] = self.game.meeting_shards(&self.state, seat);
        if pause == Pause::Retain && (new.is_none() || old.is_none() || new == old) {
            return self.breach(&keywords, seat, "D-8.5", Demand::TwoStored);
        }
        Ok(())
    }

    /// Drawn cards wait for a choice, and no choice is without cards.
    pub(super) fn check_drawn(&self, seat: Seat) -> Result<(), Wrong> {
        let player = self.state.player(seat);
        let (level, most) = match (player.pause, player.task) {
            (Pause::Keep(level), _) => (level, player.sleeper.number()),
            (_, Task::KingKeep(level)) => (level, 6),
            _ if player.drawn.cards().is_empty() => return Ok(()),
            _ => return self.breach(&[Keyword::Drawn], seat, "D-8.6", Demand::ChoiceOfDrawn),
        };
        let cards = player.drawn.cards();
        let fits =
            (1..=most as usize).contains(&cards.len()) && cards.iter().all(|&card| self.level(card) == level);
        if !fits {
            let keywords = [Keyword::Drawn, Keyword::Pause, Keyword::Doing];
            return self.breach(&keywords, seat, "D-8.6", Demand::Drawn { most, level });
        }
        Ok(())
    }

    /// A power goes on only while it has something left to do; a request only if it can be served.
    pub(super) fn check_task(&self, seat: Seat) -> Result<(), Wrong> {
        let player = self.state.player(seat);
        let land = self.state.land(seat);
        let keywords = [Keyword::Doing];
        match player.task {
            Task::Tower { .. } | Task::Golem { .. } | Task::Lake | Task::Arrange { .. }
                if player.pause == Pause::None && self.game.is_spent(&self.state, seat) =>
            {
                self.breach(&keywords, seat, "D-6.7", Demand::PowerWithWork)
            }
            Task::TreeWaits(cell) => {
                if !land.bare().without(land.reds).has(cell) || !player.hands.has(Shard::Grass) {
                    return self.breach(&keywords, seat, "D-7.5", Demand::GreenAndBare);
                }
                self.check_wait(seat, Supply::Tree)
            }
            Task::ShardWaits { give, take } => {
                let price = if give == Shard::Nightmare { 3 } else { 2 };
                if give == take || player.hands.count(give) < price {
                    return self.breach(&keywords, seat, "D-7.4", Demand::EnoughShards);
                }
                self.check_wait(seat, Supply::Shard(take))
            }
            _ => Ok(()),
        }
    }

    /// A request that need not wait would have been served.
    fn check_wait(&self, seat: Seat, supply: Supply) -> Result<(), Wrong> {
        if self.game.must_wait(&self.state, seat, supply) {
            return Ok(());
        }
        self.breach(&[Keyword::Doing], seat, "D-7.15", Demand::WaitsForLower)
    }
}
