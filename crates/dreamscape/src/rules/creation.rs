//! Creation (section 7): placing, exchanging, planting, and the end of it.

use kernel::{Chance, Fault, Seat, SeatSet, Sink};

use super::Turn;
use crate::action::{Action, Outcome, Supply};
use crate::data::Leftovers;
use crate::event::{Cause, Event};
use crate::game::Dreamscape;
use crate::grid::{Cell, Cells};
use crate::land::Piece;
use crate::refusal::Refusal;
use crate::shard::Shard;
use crate::state::{Phase, Side, State};

/// How many of a colour are given for another one (D-7.4), and how many reds (D-10.6).
const fn price(give: Shard) -> u8 {
    if matches!(give, Shard::Nightmare) { 3 } else { 2 }
}

impl Dreamscape {
    pub(super) fn list_creation(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let hands = &state.player(seat).hands;
        if !hands.is_empty() {
            let places = self.places(state, seat);
            for shard in hands.colours() {
                let cells = if shard == Shard::Nightmare { self.red_places(state, seat) } else { places };
                actions.extend(cells.map(|cell| Action::Place { shard, cell }));
            }
            self.list_exchanges(state, seat, actions);
            let trees = state.trees > 0 && !self.closes_circle(state, seat, Supply::Tree);
            if hands.has(Shard::Grass) && trees {
                actions.extend(plantable(state, seat).map(Action::Plant));
            }
            if state.phase == Phase::Creation {
                self.list_card_powers(state, seat, actions);
            }
        }
        if self.check_enter(state, seat).is_ok() {
            actions.push(Action::Enter);
        }
        if self.setup().simultaneous {
            self.list_waivers(state, seat, actions);
        }
        if self.check_end(state, seat).is_ok() {
            actions.push(Action::End);
        }
    }

    fn list_exchanges(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let hands = &state.player(seat).hands;
        for give in hands.colours().filter(|&give| hands.count(give) >= price(give)) {
            for take in state.bag.colours().filter(|&take| take != give) {
                if !self.closes_circle(state, seat, Supply::Shard(take)) {
                    actions.push(Action::Exchange { give, take });
                }
            }
        }
    }

    pub(super) fn check_creation(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Place { shard, cell } => self.check_place(state, seat, shard, cell),
            Action::Exchange { give, take } => self.check_exchange(state, seat, give, take),
            Action::Plant(cell) => self.check_plant(state, seat, cell),
            Action::End => self.check_end(state, seat),
            Action::Waive(supply) => self.check_waiver(state, seat, supply),
            _ => Err(Refusal::WrongMoment {}),
        }
    }

    /// Where a shard that is not red can be placed (D-7.2).
    #[must_use]
    pub fn places(&self, state: &State, seat: Seat) -> Cells {
        let land = state.land(seat);
        if land.occupied.is_empty() {
            return self.grid().entry.bit();
        }
        land.bare().without(land.reds).or(self.open_ground(state, seat))
    }

    /// Empty cells next to a shard.
    fn open_ground(&self, state: &State, seat: Seat) -> Cells {
        let occupied = state.land(seat).occupied;
        self.grid().around(occupied).without(occupied)
    }

    /// Where a red can be placed (D-10.5), also in the place of a stack of a full Dreamscape (D-10.6).
    #[must_use]
    pub fn red_places(&self, state: &State, seat: Seat) -> Cells {
        let land = state.land(seat);
        if land.occupied.is_empty() {
            return self.grid().entry.bit();
        }
        if land.occupied != self.grid().cells {
            return self.open_ground(state, seat);
        }
        let height = |cell: Cell| state.lands.height(seat.index(), cell);
        let candidates = land.occupied.without(land.reds).without(land.dreamer);
        let lowest = candidates.map(height).min().unwrap_or(0);
        candidates.filter(|&cell| height(cell) == lowest).collect()
    }

    fn check_place(&self, state: &State, seat: Seat, shard: Shard, cell: Cell) -> Result<(), Refusal> {
        let land = state.land(seat);
        if !self.grid().cells.has(cell) {
            return Err(Refusal::OffGrid { cell });
        }
        if !state.player(seat).hands.has(shard) {
            return Err(Refusal::NotInHands { shard });
        }
        let red = shard == Shard::Nightmare;
        let places = if red { self.red_places(state, seat) } else { self.places(state, seat) };
        if places.has(cell) {
            return Ok(());
        }
        Err(if land.occupied.is_empty() {
            Refusal::FirstOnEntry { cell }
        } else if !land.occupied.has(cell) {
            Refusal::NoNeighbour { cell }
        } else if red && land.occupied == self.grid().cells {
            Refusal::RedPlace { cell }
        } else if red {
            Refusal::RedOnShard { cell }
        } else if land.reds.has(cell) {
            Refusal::OntoRed { cell }
        } else {
            Refusal::Covered { cell }
        })
    }

    fn check_plant(&self, state: &State, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        let land = state.land(seat);
        if !self.grid().cells.has(cell) {
            return Err(Refusal::OffGrid { cell });
        }
        if !state.player(seat).hands.has(Shard::Grass) {
            return Err(Refusal::NoGreen {});
        }
        if state.trees == 0 {
            return Err(Refusal::NoTree {});
        }
        if plantable(state, seat).has(cell) {
            return self.check_circle(state, seat, Supply::Tree);
        }
        Err(if land.reds.has(cell) { Refusal::OntoRed { cell } } else { Refusal::PlantPlace { cell } })
    }

    fn check_exchange(&self, state: &State, seat: Seat, give: Shard, take: Shard) -> Result<(), Refusal> {
        if give == take {
            return Err(Refusal::SameColour { shard: give });
        }
        let need = price(give);
        if state.player(seat).hands.count(give) < need {
            return Err(Refusal::TooFew { shard: give, need });
        }
        if !state.bag.has(take) {
            return Err(Refusal::NotInBag { shard: take, give });
        }
        self.check_circle(state, seat, Supply::Shard(take))
    }

    /// Creation cannot end while a red can be placed (D-10.6).
    fn check_end(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if state.player(seat).hands.has(Shard::Nightmare) && !self.red_places(state, seat).is_empty() {
            return Err(Refusal::RedsLeft {});
        }
        Ok(())
    }
}

fn plantable(state: &State, seat: Seat) -> Cells {
    let land = state.land(seat);
    land.bare().without(land.reds)
}

impl<C: Chance<Outcome>, S: Sink<Event>> Turn<'_, C, S> {
    pub(super) fn place(&mut self, shard: Shard, cell: Cell) -> Result<(), Fault> {
        let seat = self.seat;
        self.forget_walk();
        self.state.player_mut(seat).hands.take(shard, 1);
        if shard == Shard::Nightmare && self.state.land(seat).occupied.has(cell) {
            self.clear(cell);
        }
        self.state.lands.put(seat.index(), cell, Piece::plain(shard));
        self.tell(Event::Placed { seat, shard, cell });
        self.complete_next(cell.bit())
    }

    /// Makes room for a red: the stack goes to the bag, its tree to the reserve (D-10.6).
    fn clear(&mut self, cell: Cell) {
        let seat = self.seat;
        if self.state.lands.uproot(seat.index(), cell) {
            self.state.trees += 1;
        }
        while let Some(piece) = self.state.lands.lift(seat.index(), cell) {
            self.state.bag.add(piece.shard(), 1);
        }
        self.tell(Event::Replaced { seat, cell });
    }

    pub(super) fn exchange(&mut self, give: Shard, take: Shard) {
        let seat = self.seat;
        let count = price(give);
        self.forget_walk();
        self.use_shared_supply();
        let hands = &mut self.state.player_mut(seat).hands;
        hands.take(give, count);
        hands.add(take, 1);
        self.state.bag.add(give, count);
        self.state.bag.take(take, 1);
        self.tell(Event::Exchanged { seat, give, count, take });
    }

    pub(super) fn plant(&mut self, cell: Cell) -> Result<(), Fault> {
        let seat = self.seat;
        self.forget_walk();
        self.use_shared_supply();
        self.state.player_mut(seat).hands.take(Shard::Grass, 1);
        self.state.bag.add(Shard::Grass, 1);
        self.state.trees -= 1;
        self.state.lands.plant(seat.index(), cell);
        self.tell(Event::Planted { seat, cell });
        let trees = i16::from(self.state.land(seat).trees.len());
        self.score(Cause::Trees, trees);
        self.complete_next(cell.bit())
    }

    /// Lets the first in order create, or all at once.
    pub(super) fn begin_creation(&mut self, phase: Phase) -> Result<(), Fault> {
        self.state.phase = phase;
        if self.game.setup().simultaneous {
            for marker in 1..=self.game.setup().players {
                self.seat_with(marker).into_iter().for_each(|seat| self.tell(Event::CreationBegins { seat }));
            }
        }
        self.next_creation()
    }

    pub(super) fn end_creation(&mut self) -> Result<(), Fault> {
        let seat = self.seat;
        self.forget_walk();
        let reds = self.state.player(seat).hands.count(Shard::Nightmare);
        if reds > 0 {
            self.state.player_mut(seat).hands.take(Shard::Nightmare, reds);
            self.state.reserve += reds;
            self.tell(Event::RedsToReserve { seat, count: reds });
        }
        if self.game.switches().leftovers == Leftovers::OwnEnd {
            self.discard_leftovers(seat);
        }
        let player = self.state.player_mut(seat);
        player.side = Side::Back;
        player.waived = SeatSet::EMPTY;
        self.tell(Event::CreationEnds { seat });
        self.next_creation()
    }

    fn discard_leftovers(&mut self, seat: Seat) {
        let hands = self.state.player(seat).hands;
        for shard in hands.colours() {
            let count = hands.count(shard);
            self.state.bag.add(shard, count);
            self.tell(Event::LeftOver { seat, shard, count });
        }
        self.state.player_mut(seat).hands = crate::shard::Shards::NONE;
    }

    fn next_creation(&mut self) -> Result<(), Fault> {
        self.effect.passed = true;
        let players = self.game.setup().players;
        let next = (0..players)
            .map(Seat)
            .filter(|&seat| self.state.player(seat).side != Side::Back)
            .min_by_key(|&seat| self.state.player(seat).marker);
        if let Some(seat) = next {
            self.state.turn = seat;
            if !self.game.setup().simultaneous {
                self.tell(Event::CreationBegins { seat });
            }
            return Ok(());
        }
        for seat in (0..players).map(Seat) {
            self.discard_leftovers(seat);
        }
        match self.state.phase {
            Phase::Finale => self.end_game(),
            _ if self.state.cycle == self.game.cycles() => self.begin_finale(),
            _ => self.emerge(),
        }
    }
}
