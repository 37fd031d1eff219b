//! What must be true of a whole position, so that the rules can go on from it.

use kernel::Seat;

use super::read::Reading;
use super::sheet::{Keyword, Wrong};
use crate::card::Level;
use crate::data::{Interruption, Leftovers, StartChoice};
use crate::grid::Cell;
use crate::shard::Shard;
use crate::state::{Pause, Phase, PileId, Side, Task};

impl Reading<'_> {
    fn breach(
        &self,
        keywords: &[Keyword],
        seat: Seat,
        rule: &'static str,
        expected: &str,
    ) -> Result<(), Wrong> {
        Err(self.sheet.breach(self.sheet.place_of(keywords, seat), rule, expected))
    }

    pub(super) fn check(&self) -> Result<(), Wrong> {
        if self.state.phase == Phase::Nightmare && self.state.reserve == 0 {
            return self.breach(
                &[Keyword::Reserve, Keyword::Phase],
                Seat(0),
                "D-10.3",
                "a red in the reserve",
            );
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
    fn acts(&self, seat: Seat) -> bool {
        match self.state.phase {
            Phase::Start | Phase::Nightmare | Phase::Over => false,
            Phase::Travel => seat == self.state.turn,
            Phase::Creation | Phase::Finale if self.game.setup().simultaneous => {
                self.state.player(seat).side != Side::Back
            }
            Phase::Creation | Phase::Finale => seat == self.state.turn,
        }
    }

    /// While start cards are chosen, nothing else has happened yet (D-2.3, D-2.4).
    fn check_start(&self, seat: Seat) -> Result<(), Wrong> {
        let player = self.state.player(seat);
        let drawn = player.drawn.cards();
        let at_once = self.game.switches().start_choice == StartChoice::AtOnce;
        let pile = self.state.piles.len(PileId::Finished(seat));
        if !self.state.land(seat).occupied.is_empty() || !player.hands.is_empty() || pile > 0 {
            let keywords = [Keyword::Dreamscape, Keyword::Hands, Keyword::Finished];
            return self.breach(&keywords, seat, "D-2.4", "nothing yet while start cards are chosen");
        }
        if drawn.iter().any(|&card| self.level(card) != Level::I) {
            return self.breach(&[Keyword::Drawn], seat, "D-2.3", "cards of level I");
        }
        let (open, most) = match player.task {
            Task::None => (1, player.marker - 1),
            _ => (0, player.marker),
        };
        let fits = match player.task {
            Task::ChooseStart => !drawn.is_empty(),
            Task::StartChosen(card) => at_once && drawn.contains(&card),
            Task::None => !at_once,
            _ => false,
        };
        if !fits || drawn.len() > most as usize || player.open.len() != open {
            let keywords = [Keyword::Doing, Keyword::Drawn, Keyword::Open, Keyword::Phase];
            return self.breach(
                &keywords,
                seat,
                "D-2.3",
                "as many cards as the marker's number, or one of them kept",
            );
        }
        if player.pause != Pause::None || player.side != Side::Active || player.waived != 0 {
            let keywords = [Keyword::Pause, Keyword::Waived, Keyword::Marker];
            return self.breach(&keywords, seat, "D-2.3", "nothing else yet");
        }
        let first = self
            .seats()
            .filter(|&seat| at_once || self.state.player(seat).task == Task::ChooseStart)
            .min_by_key(|&seat| self.state.player(seat).marker);
        if first != Some(self.state.turn) {
            return self.breach(
                &[Keyword::Turn, Keyword::Doing, Keyword::Phase],
                seat,
                "D-2.3",
                "the first who has to choose",
            );
        }
        Ok(())
    }

    /// Only who acts can be in the middle of something.
    fn check_progress(&self, seat: Seat) -> Result<(), Wrong> {
        let player = self.state.player(seat);
        if !self.acts(seat) {
            let idle = player.task == Task::None
                && player.pause == Pause::None
                && player.drawn.cards().is_empty()
                && !player.free_step
                && player.waived == 0;
            let keywords = [Keyword::Doing, Keyword::Pause, Keyword::Drawn, Keyword::Free, Keyword::Waived];
            return if idle { Ok(()) } else { self.breach(&keywords, seat, "D-3.1", "a seat that acts now") };
        }
        let simultaneous = self.game.setup().simultaneous && self.state.phase.is_creating();
        if player.waived != 0 && !simultaneous {
            return self.breach(&[Keyword::Waived], seat, "D-7.15", "simultaneous Creation");
        }
        let waits = matches!(player.task, Task::KingWaits(_) | Task::TreeWaits(_) | Task::ShardWaits { .. });
        if waits && !simultaneous {
            return self.breach(&[Keyword::Doing], seat, "D-7.15", "simultaneous Creation");
        }
        if matches!(player.pause, Pause::DrawWaits(_)) && !simultaneous {
            return self.breach(&[Keyword::Pause], seat, "D-7.15", "simultaneous Creation");
        }
        if matches!(player.task, Task::Harvest(..) | Task::Lake | Task::Arrange { .. }) && simultaneous {
            return self.breach(&[Keyword::Doing], seat, "D-7.15", "a power that does not rest in Creation");
        }
        if matches!(player.task, Task::ChooseStart | Task::StartChosen(_)) {
            return self.breach(&[Keyword::Doing], seat, "D-2.3", "phase start");
        }
        let request = matches!(player.task, Task::None | Task::TreeWaits(_) | Task::ShardWaits { .. });
        if self.state.phase == Phase::Finale && !request {
            return self.breach(&[Keyword::Doing], seat, "D-11.1", "no power in the Finale");
        }
        Ok(())
    }

    fn check_pause(&self, seat: Seat) -> Result<(), Wrong> {
        let state = self.state_of(seat);
        let (pause, task) = (state.pause, state.task);
        let keywords = [Keyword::Pause];
        if pause == Pause::None {
            return Ok(());
        }
        if self.state.phase == Phase::Finale && pause != Pause::Order {
            return self.breach(&keywords, seat, "D-11.1", "no draw in the Finale");
        }
        if !matches!(task, Task::None | Task::Tower { left: 0..=1 } | Task::Golem { left: 0..=2 }) {
            return self.breach(
                &keywords,
                seat,
                "D-8.3",
                "a Tower or Golem that was interrupted, or nothing",
            );
        }
        if pause == Pause::Order {
            return Ok(());
        }
        let ends = self.game.switches().interruption == Interruption::Ends;
        if ends && (task != Task::None || state.free_step) {
            return self.breach(
                &[Keyword::Doing, Keyword::Free],
                seat,
                "D-8.8",
                "nothing: the completion ended it",
            );
        }
        if self.state.piles.len(PileId::Finished(seat)) == 0 {
            return self.breach(&keywords, seat, "D-8.6", "a finished card");
        }
        let [new, old] = self.game.meeting_shards(&self.state, seat);
        if pause == Pause::Retain && (new.is_none() || old.is_none() || new == old) {
            return self.breach(
                &keywords,
                seat,
                "D-8.5",
                "two different shards on the top of the finished pile",
            );
        }
        Ok(())
    }

    fn state_of(&self, seat: Seat) -> &crate::state::Player {
        self.state.player(seat)
    }

    fn check_drawn(&self, seat: Seat) -> Result<(), Wrong> {
        let player = self.state.player(seat);
        let (level, most) = match (player.pause, player.task) {
            (Pause::Keep(level), _) => (level, player.sleeper.number()),
            (_, Task::KingKeep(level)) => (level, 6),
            _ if player.drawn.cards().is_empty() => return Ok(()),
            _ => return self.breach(&[Keyword::Drawn], seat, "D-8.6", "a choice among the drawn cards"),
        };
        let cards = player.drawn.cards();
        let fits =
            (1..=most as usize).contains(&cards.len()) && cards.iter().all(|&card| self.level(card) == level);
        if !fits {
            let expected = format!("1 to {most} cards of level {}", level.word());
            return self.breach(&[Keyword::Drawn, Keyword::Pause, Keyword::Doing], seat, "D-8.6", &expected);
        }
        Ok(())
    }

    /// A power goes on only while it has something left to do; a request only if it can be served.
    fn check_task(&self, seat: Seat) -> Result<(), Wrong> {
        let player = self.state.player(seat);
        let land = self.state.land(seat);
        let keywords = [Keyword::Doing];
        match player.task {
            Task::Tower { .. } | Task::Golem { .. } | Task::Lake | Task::Arrange { .. }
                if player.pause == Pause::None && self.game.is_spent(&self.state, seat) =>
            {
                self.breach(&keywords, seat, "D-6.7", "a power with something left to do")
            }
            Task::TreeWaits(cell) => {
                let bare = land.bare().without(land.reds).has(cell);
                let fits = bare && player.hands.has(Shard::Grass);
                if fits { Ok(()) } else { self.breach(&keywords, seat, "D-7.5", "a green and a bare shard") }
            }
            Task::ShardWaits { give, take } => {
                let price = if give == Shard::Nightmare { 3 } else { 2 };
                let fits = give != take && player.hands.count(give) >= price;
                if fits {
                    Ok(())
                } else {
                    self.breach(&keywords, seat, "D-7.4", "enough shards of another colour")
                }
            }
            _ => Ok(()),
        }
    }

    /// Free steps, the places of this turn, and a Dreamer on a tree.
    fn check_walk(&self, seat: Seat) -> Result<(), Wrong> {
        let (player, land) = (self.state.player(seat), self.state.land(seat));
        let is_land = |cell: Cell| land.top(cell) == Some(Shard::Land);
        if player.free_step && !(land.dreamer_cell().is_some_and(is_land) && player.task == Task::None) {
            return self.breach(&[Keyword::Free], seat, "D-7.10", "a Dreamer on Land");
        }
        let fits = player.walked.is_empty() || player.free_step && player.walked.into_iter().all(is_land);
        if !fits {
            return self.breach(&[Keyword::Walked], seat, "D-7.16", "cells with Land, and a free step");
        }
        let roams = self.state.phase == Phase::Travel
            && seat == self.state.turn
            && player.task == Task::None
            && player.pause == Pause::None
            && !player.free_step;
        if player.roamed != 0 && !(roams && player.roamed >> player.sleeper.0 & 1 == 1) {
            return self.breach(
                &[Keyword::Roamed],
                seat,
                "D-7.16",
                "the traveller's places, the Sleeper's among them",
            );
        }
        let walks = self.acts(seat) && player.task == Task::None && player.pause == Pause::None;
        let leaves = walks && !self.game.steps(&self.state, seat).is_empty();
        if self.state.is_on_tree(seat) && !leaves {
            return self.breach(
                &[Keyword::Dreamer, Keyword::Dreamscape],
                seat,
                "D-7.7",
                "a Dreamer that can leave the tree",
            );
        }
        Ok(())
    }

    /// What the end of Creation and the Finale leave behind.
    fn check_rest(&self, seat: Seat) -> Result<(), Wrong> {
        let player = self.state.player(seat);
        let kept = self.game.switches().leftovers == Leftovers::Together && self.state.phase != Phase::Over;
        if player.side == Side::Back && player.hands.has(Shard::Nightmare) {
            return self.breach(&[Keyword::Hands], seat, "D-10.6", "no red after Creation");
        }
        if player.side == Side::Back && !player.hands.is_empty() && !kept {
            return self.breach(&[Keyword::Hands], seat, "D-7.13", "no shards after Creation");
        }
        let restored = matches!(self.state.phase, Phase::Finale | Phase::Over);
        if restored && self.sheet.seat_line(Keyword::Stored, seat).is_some() {
            return self.breach(&[Keyword::Stored], seat, "D-11.1", "no stored shards from the Finale on");
        }
        Ok(())
    }

    /// An open card that is complete must be on its way to the pile (D-8.3).
    fn check_completion(&self, seat: Seat) -> Result<(), Wrong> {
        let complete = self.game.complete_cards(&self.state, seat, self.game.grid().cells);
        match self.state.player(seat).pause {
            Pause::Order if complete.len() < 2 => {
                self.breach(&[Keyword::Pause], seat, "D-8.3", "two complete cards at least")
            }
            Pause::None if !complete.is_empty() && !self.state.is_on_tree(seat) => {
                let cards: Vec<String> = complete.map(|card| card.to_string()).collect();
                let expected = format!("a card that is not complete; {} is", cards.join(" "));
                self.breach(&[Keyword::Open], seat, "D-8.3", &expected)
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
                return self.breach(&[Keyword::Drawn], second, "D-7.15", "a deck lent to one seat");
            }
            if let Some(seat) = self.seats().find(waits)
                && !self.seats().any(|seat| chooses(&seat))
            {
                return self.breach(
                    &[Keyword::Pause, Keyword::Doing],
                    seat,
                    "D-7.15",
                    "a deck lent to another seat",
                );
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
                return self.breach(&keywords, seat, "D-6.7", "a choice for the seat that acts");
            }
        }
        if acting.is_empty() {
            let keywords = [Keyword::Doing, Keyword::Pause, Keyword::Phase];
            return self.breach(&keywords, self.state.turn, "D-7.15", "a seat that does not wait");
        }
        Ok(())
    }
}
