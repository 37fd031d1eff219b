//! What a seat in the middle of something must have: a choice of start cards, a power, a completion, a request.

use kernel::{Expected, Seat};

use super::Reading;
use super::sheet::{Keyword, Wrong};
use crate::action::Supply;
use crate::card::{CardId, Level};
use crate::data::StartChoice;
use crate::notation::expected::Demand;
use crate::refusal::exchange_rule;
use crate::rules::awaited;
use crate::shard::Shard;
use crate::state::{Pause, Phase, PileId, Side, Task};
use crate::world::Location;

impl Reading<'_> {
    /// While start cards are chosen, nothing else has happened yet (D-2.4).
    pub(super) fn check_start(&self, seat: Seat) -> Result<(), Wrong> {
        let player = self.state.player(seat);
        let began = [Keyword::Dreamscape, Keyword::Hands, Keyword::Finished, Keyword::Stored, Keyword::Score];
        if let Some(keyword) = began.into_iter().find(|&keyword| self.says(keyword, seat)) {
            return self.breach(&[keyword], seat, "D-2.4", Demand::NothingYet);
        }
        if player.sleeper.number() != player.marker {
            return self.breach(&[Keyword::Phase], seat, "D-2.4", Demand::SleeperAtMarker);
        }
        if player.pause != Pause::None || player.side != Side::Active || self.says(Keyword::Waived, seat) {
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

    /// In the solo game the first marker is the player's, and Mr Nightmare has collected nothing on 6 yet (D-13.1, D-2.6).
    pub(super) fn check_start_of_nightmares(&self) -> Result<(), Wrong> {
        let state = &self.state;
        if self.game.solo().is_some() && state.rival.marker == 1 {
            return self.breach(&[Keyword::Marker], Seat(0), "D-13.1", Demand::FirstMarker);
        }
        if !state.rival.shards.is_empty() {
            return self.breach(&[Keyword::Rival], Seat(0), "D-2.4", Demand::NothingYet);
        }
        if state.nightmare.is_some_and(|place| place != Location(5)) {
            return self.breach(&[Keyword::Nightmare], Seat(0), "D-2.6", Demand::NightmareOnSix);
        }
        Ok(())
    }

    /// As many cards as the marker's number are drawn, and one of them is kept (D-2.3).
    fn check_start_cards(&self, seat: Seat) -> Result<(), Wrong> {
        let player = self.state.player(seat);
        let drawn = player.drawn.cards();
        let at_once = self.game.switches().start_choice == StartChoice::AtOnce;
        let (fits, open, count) = match player.task {
            Task::ChooseStart => (true, 0, player.marker),
            Task::StartChosen(card) => (at_once && drawn.contains(&card), 0, player.marker),
            Task::None => (!at_once, 1, player.marker - 1),
            _ => (false, 0, 0),
        };
        let is_first = |card: CardId| self.level(card) == Level::I;
        if !drawn.iter().copied().chain(player.open).all(is_first) {
            let keywords = [Keyword::Drawn, Keyword::Open];
            return self.breach(&keywords, seat, "D-2.3", Demand::CardOfLevel { level: Level::I });
        }
        if !fits || drawn.len() != usize::from(count) || player.open.len() != open {
            let keywords = [Keyword::Doing, Keyword::Drawn, Keyword::Open, Keyword::Phase];
            return self.breach(&keywords, seat, "D-2.3", Demand::StartCards);
        }
        Ok(())
    }

    /// Whether all act at once now: in Creation and Finale of the variant.
    fn is_together(&self) -> bool {
        self.game.setup().simultaneous && self.state.phase.is_creating()
    }

    /// Only who acts can be in the middle of something.
    pub(super) fn check_progress(&self, seat: Seat) -> Result<(), Wrong> {
        let player = self.state.player(seat);
        if !self.acts(seat) {
            let idle = player.task == Task::None
                && player.pause == Pause::None
                && player.drawn.cards().is_empty()
                && !player.free_step
                && !self.says(Keyword::Waived, seat);
            let keywords = [Keyword::Doing, Keyword::Pause, Keyword::Drawn, Keyword::Free, Keyword::Waived];
            return if idle { Ok(()) } else { self.breach(&keywords, seat, "D-3.1", Demand::SeatThatActs) };
        }
        let simultaneous = self.is_together();
        let waits = matches!(player.task, Task::KingWaits(_) | Task::TreeWaits(_) | Task::ShardWaits { .. });
        let draw_waits = matches!(player.pause, Pause::DrawWaits(_));
        for (waits, keyword) in [
            (self.says(Keyword::Waived, seat), Keyword::Waived),
            (waits, Keyword::Doing),
            (draw_waits, Keyword::Pause),
        ] {
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
        let ends_power = self.game.completion_ends_power();
        if ends_power && task != Task::None || self.game.completion_ends_step() && player.free_step {
            let (keywords, rule) =
                ([Keyword::Doing, Keyword::Free], if ends_power { "D-8.8" } else { "D-7.10" });
            return self.breach(&keywords, seat, rule, Demand::EndedByCompletion);
        }
        if self.state.piles.len(PileId::Finished(seat)) == 0 {
            return self.breach(&keywords, seat, "D-8.6", Demand::FinishedCard);
        }
        let no_deck = Level::ALL.iter().all(|&level| self.state.piles.len(PileId::Deck(level)) == 0);
        if pause == Pause::Draw && no_deck && !self.is_together() {
            return self.breach(&keywords, seat, "D-8.6", Demand::DeckToName);
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
        let (level, count, rule) = match (player.pause, player.task) {
            (Pause::Keep(level), _) => (level, player.sleeper.number(), "D-8.6"),
            (_, Task::KingKeep(level)) => (level, self.game.kings_cards(&self.state, seat), "D-6.2"),
            _ if player.drawn.cards().is_empty() => return Ok(()),
            _ => return self.breach(&[Keyword::Drawn], seat, "D-8.6", Demand::ChoiceOfDrawn),
        };
        let (cards, count) = (player.drawn.cards(), usize::from(count));
        // Nobody else draws from a deck that is lent, so fewer were drawn only if it had no more.
        let all = cards.len() == count || self.state.piles.len(PileId::Deck(level)) == 0;
        let fits = (1..=count).contains(&cards.len()) && all;
        if !fits || cards.iter().any(|&card| self.level(card) != level) {
            let keywords = [Keyword::Drawn, Keyword::Pause, Keyword::Doing];
            return self.breach(&keywords, seat, rule, Demand::Drawn { count, level });
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
            // Where all create at once, others may have taken the last cards meanwhile.
            Task::King if !self.is_together() && self.game.is_spent(&self.state, seat) => {
                self.breach(&keywords, seat, "D-6.7", Demand::PowerWithWork)
            }
            Task::Tower { left } if player.hands.total() + u32::from(left) < 2 => {
                self.breach(&keywords, seat, "D-6.5", Demand::TakenShards)
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
                    return self.breach(&keywords, seat, exchange_rule(give), Demand::EnoughShards);
                }
                self.check_wait(seat, Supply::Shard(take))
            }
            _ => Ok(()),
        }
    }

    /// A request that need not wait would have been served.
    fn check_wait(&self, seat: Seat, supply: Supply) -> Result<(), Wrong> {
        if self.game.waits_behind(&self.state, seat, supply).is_empty() {
            return self.breach(&[Keyword::Doing], seat, "D-7.15", Demand::WaitsForLower);
        }
        if self.game.closes_circle(&self.state, seat, supply) {
            return self.breach(&[Keyword::Doing], seat, "D-7.15", Demand::NoCircle);
        }
        Ok(())
    }

    /// A waiver stands only while somebody with a higher marker waits whom it was given to.
    pub(super) fn check_waivers(&self, seat: Seat) -> Result<(), Wrong> {
        let waits_behind = |other: Seat| {
            let supply = awaited(&self.state, other);
            supply.is_some_and(|supply| self.game.waiting_behind(&self.state, seat, supply).contains(other))
        };
        if self.state.player(seat).waived.iter().all(waits_behind) {
            return Ok(());
        }
        self.breach(&[Keyword::Waived], seat, "D-7.15", Demand::WaiverToWaiting)
    }
}
