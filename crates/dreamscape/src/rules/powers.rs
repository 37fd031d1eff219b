//! The six powers (section 6) and their use from cards (section 9).

use kernel::{Chance, Fault, Seat, Sink};

use super::Turn;
use crate::action::{Action, Outcome};
use crate::card::{CardId, CardSet, Level};
use crate::data::{GolemSupport, TowerTakes};
use crate::event::Event;
use crate::game::Dreamscape;
use crate::grid::{Cell, Cells};
use crate::refusal::Refusal;
use crate::shard::Shard;
use crate::state::{Phase, PileId, State, Task};
use crate::world::{Location, Power, Row};

impl Dreamscape {
    /// The cards whose power slot is empty and in the seat's reach (D-9.1).
    fn usable_cards(&self, state: &State, seat: Seat) -> CardSet {
        let mut cards = state.player(seat).open;
        if let Some(top) = state.piles.top(PileId::Finished(seat)) {
            cards.insert(top);
        }
        cards.filter(|&card| state.piles.stored(card).is_none()).collect()
    }

    pub(super) fn list_card_powers(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let hands = &state.player(seat).hands;
        for card in self.usable_cards(state, seat) {
            let rests = self.power_rests(state, card);
            for shard in hands.colours().filter(|&shard| shard != Shard::Nightmare) {
                if !rests {
                    actions.push(Action::Use { card, shard });
                }
                actions.push(Action::Store { card, shard });
            }
        }
    }

    /// Whether a Dreamworld power may not be used while all create at once (D-7.15).
    fn power_rests(&self, state: &State, card: CardId) -> bool {
        self.setup().simultaneous
            && state.phase == Phase::Creation
            && self.card_power(card).is_of_the_dreamworld()
    }

    pub(super) fn check_card_power(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let (Action::Use { card, shard } | Action::Store { card, shard }) = action else {
            return Err(Refusal::WrongMoment {});
        };
        if state.phase == Phase::Finale {
            return Err(Refusal::InFinale {});
        }
        let top = state.piles.top(PileId::Finished(seat));
        if card.index() >= self.pack().cards.len() || !state.player(seat).open.has(card) && top != Some(card)
        {
            return Err(Refusal::NotYourCard { card });
        }
        if state.piles.stored(card).is_some() {
            return Err(Refusal::SlotTaken { card });
        }
        if shard == Shard::Nightmare {
            return Err(Refusal::RedOnCard {});
        }
        if !state.player(seat).hands.has(shard) {
            return Err(Refusal::NotToStore { shard });
        }
        if matches!(action, Action::Use { .. }) && self.power_rests(state, card) {
            return Err(Refusal::DreamworldPower { power: self.card_power(card) });
        }
        Ok(())
    }

    pub(super) fn list_power(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        match state.player(seat).task {
            Task::Harvest(first, second) => {
                let second = second.filter(|&second| second != first);
                for shard in [Some(first), second].into_iter().flatten() {
                    actions.extend(rows_with_room(state).map(|to| Action::Harvest { shard, to }));
                }
            }
            Task::Lake => {
                actions.extend(
                    Location::ALL
                        .into_iter()
                        .filter(|&row| is_mixed(&state.rows[row.index()], 0))
                        .map(Action::Lake),
                );
                actions.push(Action::Done);
            }
            Task::Arrange { location, slot } => {
                let rest = &state.rows[location.index()].shards()[slot as usize..];
                actions.extend(Shard::ALL.into_iter().filter(|shard| rest.contains(shard)).map(Action::Next));
            }
            Task::Tower { left } => {
                let takeable = state.land(seat).bare();
                actions.extend(takeable.map(Action::Take));
                if !self.must_take(left) {
                    actions.push(Action::Done);
                }
            }
            Task::Golem { .. } => {
                self.each_golem_move(state, seat, |from, shard, to| {
                    actions.push(Action::Golem { from, shard, to });
                    true
                });
                actions.push(Action::Done);
            }
            _ => {}
        }
    }

    pub(super) fn check_power(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (state.player(seat).task, action) {
            (Task::Harvest(first, second), Action::Harvest { shard, to }) => {
                if shard != first && Some(shard) != second {
                    Err(Refusal::NotDrawn { shard })
                } else if state.rows[to.index()].is_full() {
                    Err(Refusal::RowFull { location: to })
                } else {
                    Ok(())
                }
            }
            (Task::Lake, Action::Lake(location)) if !is_mixed(&state.rows[location.index()], 0) => {
                Err(Refusal::Repeats {})
            }
            (Task::Arrange { location, slot }, Action::Next(shard)) => {
                let rest = &state.rows[location.index()].shards()[slot as usize..];
                if rest.contains(&shard) { Ok(()) } else { Err(Refusal::NotInRow { shard }) }
            }
            (Task::Tower { .. }, Action::Take(cell)) if !state.land(seat).bare().has(cell) => {
                Err(Refusal::TakeCovered { cell })
            }
            (Task::Tower { left }, Action::Done) if self.must_take(left) => Err(Refusal::TakeSecond {}),
            (Task::Golem { .. }, Action::Golem { from, shard, to }) => {
                self.check_golem(state, seat, from, shard, to)
            }
            (Task::King, Action::Draw(level)) => self.check_deck(state, seat, level),
            (Task::Lake | Task::Tower { .. } | Task::Golem { .. } | Task::King, Action::Done)
            | (Task::Lake, Action::Lake(_))
            | (Task::Tower { .. }, Action::Take(_)) => Ok(()),
            _ => Err(Refusal::Unfinished {}),
        }
    }

    pub(super) fn check_deck(&self, state: &State, seat: Seat, level: Level) -> Result<(), Refusal> {
        if self.has_cards(state, seat, level) { Ok(()) } else { Err(Refusal::DeckEmpty { level }) }
    }

    pub(super) fn check_keep(&self, state: &State, seat: Seat, card: CardId) -> Result<(), Refusal> {
        let drawn = state.player(seat).drawn;
        if drawn.cards().contains(&card) {
            return Ok(());
        }
        let starts = state.phase == Phase::Start;
        Err(if starts { Refusal::NotAStartCard { card } } else { Refusal::NotAmongDrawn { card } })
    }

    const fn must_take(&self, left: u8) -> bool {
        matches!(self.switches().tower, TowerTakes::Both) && left == 1
    }

    /// Where the Golem may put the top `count` of `height` shards of a cell (D-6.6).
    fn golem_targets(&self, state: &State, seat: Seat, from: Cell, whole: bool) -> Cells {
        let land = state.land(seat);
        let beside = self.grid().beside(from);
        let red = land.reds.has(from);
        let onto = if red { Cells::NONE } else { beside.and(land.bare()).without(land.reds) };
        let empty = beside.without(land.occupied);
        if self.switches().golem == GolemSupport::NotNeeded {
            return onto.or(empty);
        }
        let left = if whole { land.occupied.without(from.bit()) } else { land.occupied };
        onto.or(empty.and(self.grid().around(left)))
    }

    /// Calls `visit` with every Golem move until it says no.
    fn each_golem_move(&self, state: &State, seat: Seat, mut visit: impl FnMut(Cell, u8, Cell) -> bool) {
        for from in state.land(seat).occupied {
            let height = state.lands.height(seat.index(), from);
            for whole in [true, false] {
                let targets = self.golem_targets(state, seat, from, whole);
                let shards = if whole { 1..=1 } else { 2..=height };
                for shard in shards {
                    for to in targets {
                        if !visit(from, shard as u8, to) {
                            return;
                        }
                    }
                }
            }
        }
    }

    fn check_golem(&self, state: &State, seat: Seat, from: Cell, shard: u8, to: Cell) -> Result<(), Refusal> {
        let land = state.land(seat);
        if !self.grid().cells.has(from)
            || shard == 0
            || u32::from(shard) > state.lands.height(seat.index(), from)
        {
            return Err(Refusal::NothingToMove { cell: from });
        }
        if !self.grid().beside(from).has(to) {
            return Err(Refusal::GolemFar { cell: to });
        }
        if self.golem_targets(state, seat, from, shard == 1).has(to) {
            return Ok(());
        }
        Err(if land.reds.has(to) {
            Refusal::OntoRed { cell: to }
        } else if land.occupied.has(to) && land.reds.has(from) {
            Refusal::RedOnShard { cell: to }
        } else if land.occupied.has(to) {
            Refusal::GolemCovered { cell: to }
        } else {
            Refusal::GolemAlone { cell: to }
        })
    }

    /// Whether the power in progress has nothing left to choose.
    pub(crate) fn is_spent(&self, state: &State, seat: Seat) -> bool {
        match state.player(seat).task {
            Task::Tower { left } => left == 0 || state.land(seat).bare().is_empty(),
            Task::Golem { left } => {
                let mut movable = false;
                if left > 0 {
                    self.each_golem_move(state, seat, |_, _, _| {
                        movable = true;
                        false
                    });
                }
                !movable
            }
            Task::Lake => !state.rows.iter().any(|row| is_mixed(row, 0)),
            Task::Arrange { location, slot } => !is_mixed(&state.rows[location.index()], slot as usize),
            Task::King => !Level::ALL.iter().any(|&level| self.has_cards(state, seat, level)),
            _ => false,
        }
    }
}

fn rows_with_room(state: &State) -> impl Iterator<Item = Location> + '_ {
    Location::ALL.into_iter().filter(|row| !state.rows[row.index()].is_full())
}

/// Whether the row has different colours from a slot on.
fn is_mixed(row: &Row, slot: usize) -> bool {
    row.shards().iter().skip(slot).any(|&shard| shard != row.shards()[slot])
}

impl<C: Chance<Outcome>, S: Sink<Event>> Turn<'_, C, S> {
    pub(super) fn use_card(&mut self, card: CardId, shard: Shard) -> Result<(), Fault> {
        let seat = self.seat;
        let power = self.game.card_power(card);
        self.put_on_card(card, shard);
        self.tell(Event::CardPowerUsed { seat, card, shard, power });
        self.begin_power(power)
    }

    pub(super) fn store(&mut self, card: CardId, shard: Shard) {
        self.put_on_card(card, shard);
        self.tell(Event::Stored { seat: self.seat, card, shard });
    }

    fn put_on_card(&mut self, card: CardId, shard: Shard) {
        self.forget_walk();
        self.state.player_mut(self.seat).hands.take(shard, 1);
        self.state.piles.store(card, Some(shard));
    }

    pub(super) fn begin_power(&mut self, power: Power) -> Result<(), Fault> {
        let task = match power {
            Power::Muse => return self.visit_muse(),
            Power::Harvesters => return self.begin_harvest(),
            Power::Tower => Task::Tower { left: 2 },
            Power::Golem => Task::Golem { left: 3 },
            Power::Lake => Task::Lake,
            Power::King => Task::King,
        };
        self.state.player_mut(self.seat).task = task;
        self.end_if_spent();
        Ok(())
    }

    pub(super) fn end_power(&mut self) {
        self.state.player_mut(self.seat).task = Task::None;
        self.tell(Event::PowerEnds { seat: self.seat });
    }

    pub(super) fn end_if_spent(&mut self) {
        if self.game.is_spent(self.state, self.seat) {
            self.end_power();
        }
    }

    fn visit_muse(&mut self) -> Result<(), Fault> {
        let seat = self.seat;
        match self.draw_shard()? {
            Some(shard) => {
                self.state.player_mut(seat).hands.add(shard, 1);
                self.tell(Event::Drawn { seat, shard });
            }
            None => self.tell(Event::BagEmpty {}),
        }
        Ok(())
    }

    fn begin_harvest(&mut self) -> Result<(), Fault> {
        let seat = self.seat;
        let (first, second) = (self.draw_shard()?, self.draw_shard()?);
        for shard in [first, second].into_iter().flatten() {
            self.tell(Event::HarvestDrawn { seat, shard });
        }
        match first {
            Some(first) => {
                self.state.player_mut(seat).task =
                    Task::Harvest(first.min(second.unwrap_or(first)), second.map(|second| second.max(first)));
                self.return_unharvested();
            }
            None => self.tell(Event::BagEmpty {}),
        }
        Ok(())
    }

    /// Without a row that has room, what was drawn goes back (D-6.3).
    fn return_unharvested(&mut self) {
        let seat = self.seat;
        let Task::Harvest(first, second) = self.state.player(seat).task else { return };
        if rows_with_room(self.state).next().is_some() {
            return;
        }
        for shard in [Some(first), second].into_iter().flatten() {
            self.state.bag.add(shard, 1);
            self.tell(Event::HarvestReturned { seat, shard });
        }
        self.end_power();
    }

    pub(super) fn harvest(&mut self, shard: Shard, to: Location) {
        let seat = self.seat;
        let Task::Harvest(first, second) = self.state.player(seat).task else { return };
        self.state.rows[to.index()].push(shard);
        self.tell(Event::Harvested { seat, shard, location: to });
        match second {
            None => self.end_power(),
            Some(second) => {
                let left = if shard == first { second } else { first };
                self.state.player_mut(seat).task = Task::Harvest(left, None);
                self.return_unharvested();
            }
        }
    }

    pub(super) fn choose_row(&mut self, location: Location) {
        self.state.player_mut(self.seat).task = Task::Arrange { location, slot: 0 };
        self.tell(Event::LakeBegins { seat: self.seat, location });
    }

    pub(super) fn arrange(&mut self, shard: Shard) {
        let seat = self.seat;
        let Task::Arrange { location, slot } = self.state.player(seat).task else { return };
        self.state.rows[location.index()].bring(slot as usize, shard);
        self.state.player_mut(seat).task = Task::Arrange { location, slot: slot + 1 };
        self.tell(Event::Arranged { seat, location, shard, slot: slot + 1 });
        self.end_if_spent();
    }

    pub(super) fn take_back(&mut self, cell: Cell) -> Result<(), Fault> {
        let seat = self.seat;
        let Some(piece) = self.state.lands.lift(seat.index(), cell) else { return Ok(()) };
        let shard = piece.shard();
        let player = self.state.player_mut(seat);
        player.hands.add(shard, 1);
        if let Task::Tower { left } = &mut player.task {
            *left -= 1;
        }
        self.tell(Event::Taken { seat, cell, shard });
        self.complete_next(cell.bit())
    }

    /// Moves the shard at a height of a stack, counted from 1 at the bottom, with everything on it.
    pub(super) fn move_by_golem(&mut self, from: Cell, height: u8, to: Cell) -> Result<(), Fault> {
        let seat = self.seat;
        let count = self.state.lands.height(seat.index(), from) - u32::from(height) + 1;
        let moved =
            self.state.lands.pieces(seat.index(), from).nth(count as usize - 1).map(|piece| piece.shard());
        self.state.lands.shift(seat.index(), from, count, to);
        if let Task::Golem { left } = &mut self.state.player_mut(seat).task {
            *left -= 1;
        }
        if let Some(shard) = moved {
            self.tell(Event::GolemMoved { seat, shard, from, height, to });
        }
        self.complete_next(from.bit().or(to.bit()))
    }
}
