//! The Dreamer: entering, stepping, and what a step brings (D-7.1, D-7.3, D-7.7 to D-7.11).

use kernel::{Chance, Fault, Seat, Sink};

use super::Turn;
use crate::action::{Action, Outcome};
use crate::data::RedSteps;
use crate::event::{Cause, Event};
use crate::game::Dreamscape;
use crate::grid::{CELLS, Cell, Cells};
use crate::refusal::Refusal;
use crate::shard::Shard;
use crate::state::{Phase, State};

/// How a walk got where it is: what it has left, and whether anything changed that makes old positions new (D-7.16).
#[derive(Clone, Copy)]
struct Stride {
    whites: u8,
    fresh: bool,
}

impl Dreamscape {
    pub(super) fn list_steps(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.steps(state, seat).map(Action::Step));
    }

    /// The cells the Dreamer can step to now.
    #[must_use]
    pub fn steps(&self, state: &State, seat: Seat) -> Cells {
        let land = state.land(seat);
        let Some(cell) = land.dreamer_cell() else { return Cells::NONE };
        if !state.player(seat).free_step && self.whites(state, seat) == 0 {
            return Cells::NONE;
        }
        let near = self.grid().beside(cell).and(self.ground(state, seat));
        let player = state.player(seat);
        if near.and(land.trees.or(player.walked)).is_empty() {
            return near;
        }
        near.filter(|&to| !self.repeats_step(state, seat, to) && self.reaches_stop(state, seat, to)).collect()
    }

    /// The whites that can be discarded now; none in Travel (D-7.1).
    fn whites(&self, state: &State, seat: Seat) -> u8 {
        if state.phase.is_creating() { state.player(seat).hands.count(Shard::Move) } else { 0 }
    }

    /// The cells that can be stepped onto at all.
    fn ground(&self, state: &State, seat: Seat) -> Cells {
        let land = state.land(seat);
        match self.switches().red_steps {
            RedSteps::Cost => land.occupied,
            RedSteps::Forbidden => land.occupied.without(land.reds),
        }
    }

    pub(super) fn check_step(&self, state: &State, seat: Seat, to: Cell) -> Result<(), Refusal> {
        let land = state.land(seat);
        let Some(cell) = land.dreamer_cell() else { return Err(Refusal::NotEntered {}) };
        if !self.grid().beside(cell).has(to) {
            return Err(Refusal::NotBeside { cell: to });
        }
        if !land.occupied.has(to) {
            return Err(Refusal::NoShard { cell: to });
        }
        if !self.ground(state, seat).has(to) {
            return Err(Refusal::RedStep { cell: to });
        }
        if !state.player(seat).free_step && self.whites(state, seat) == 0 {
            let rests = state.player(seat).hands.has(Shard::Move);
            return Err(if rests { Refusal::OnlyInCreation {} } else { Refusal::NoStep {} });
        }
        if self.repeats_step(state, seat, to) {
            return Err(Refusal::Repeats {});
        }
        if self.reaches_stop(state, seat, to) { Ok(()) } else { Err(Refusal::NoStop { cell: to }) }
    }

    pub(super) fn check_enter(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        let land = state.land(seat);
        let entry = self.grid().entry;
        if !land.dreamer.is_empty() {
            return Err(Refusal::Entered {});
        }
        if self.setup().house.creation_entry && state.phase == Phase::Travel {
            return Err(Refusal::EnterLater {});
        }
        if !land.occupied.has(entry) {
            return Err(Refusal::EntryEmpty {});
        }
        if !self.ground(state, seat).has(entry) {
            return Err(Refusal::RedStep { cell: entry });
        }
        let stride = Stride { whites: self.whites(state, seat), fresh: true };
        if self.walk_stops(state, seat, entry, stride) {
            Ok(())
        } else {
            Err(Refusal::NoStop { cell: entry })
        }
    }

    /// Whether a free step would bring back a position of this turn (D-7.16).
    fn repeats_step(&self, state: &State, seat: Seat, to: Cell) -> bool {
        let player = state.player(seat);
        player.free_step && player.walked.has(to) && !climbs_anew(state, seat, to)
    }

    /// Whether a walk that begins with this step can end somewhere (D-7.7).
    fn reaches_stop(&self, state: &State, seat: Seat, to: Cell) -> bool {
        let free = state.player(seat).free_step;
        let whites = self.whites(state, seat) - u8::from(!free);
        self.walk_stops(state, seat, to, Stride { whites, fresh: !free || climbs_anew(state, seat, to) })
    }

    /// Whether a Dreamer that arrives on `to` can stay there or walk on to a stop.
    fn walk_stops(&self, state: &State, seat: Seat, to: Cell, stride: Stride) -> bool {
        let trees = state.land(seat).trees;
        if !trees.has(to) {
            return true;
        }
        // The most whites with which a cell was reached, before and after something changed.
        let mut best = [[None::<u8>; CELLS]; 2];
        self.search_stop(state, seat, to, stride, &mut best)
    }

    fn search_stop(
        &self,
        state: &State,
        seat: Seat,
        at: Cell,
        stride: Stride,
        best: &mut [[Option<u8>; CELLS]; 2],
    ) -> bool {
        let known = &mut best[usize::from(stride.fresh)][at.index()];
        if known.is_some_and(|whites| whites >= stride.whites) {
            return false;
        }
        *known = Some(stride.whites);
        let land = state.land(seat);
        let free = land.top(at) == Some(Shard::Land);
        if !free && stride.whites == 0 {
            return false;
        }
        let near = self.grid().beside(at).and(self.ground(state, seat));
        near.into_iter().any(|to| {
            let anew = climbs_anew(state, seat, to);
            if free && !stride.fresh && !anew && state.player(seat).walked.has(to) {
                return false;
            }
            let next =
                Stride { whites: stride.whites - u8::from(!free), fresh: stride.fresh || !free || anew };
            !land.trees.has(to) || self.search_stop(state, seat, to, next, best)
        })
    }
}

/// Whether stepping onto the cell scores a mountain (D-7.9).
fn climbs_anew(state: &State, seat: Seat, cell: Cell) -> bool {
    state.lands.is_mountain(seat.index(), cell) && !state.lands.has_mark(seat.index(), cell)
}

impl<C: Chance<Outcome>, S: Sink<Event>> Turn<'_, C, S> {
    pub(super) fn enter(&mut self) -> Result<(), Fault> {
        let seat = self.seat;
        let cell = self.game.grid().entry;
        self.forget_walk();
        self.tell(Event::DreamerEntered { seat, cell });
        self.arrive(cell, cell.bit())
    }

    pub(super) fn step(&mut self, to: Cell) -> Result<(), Fault> {
        let seat = self.seat;
        let was_on_tree = self.state.is_on_tree(seat);
        let from = self.state.land(seat).dreamer;
        if self.state.player(seat).free_step {
            self.state.player_mut(seat).free_step = false;
            self.tell(Event::SteppedFree { seat, cell: to });
        } else {
            self.forget_walk();
            self.state.player_mut(seat).hands.take(Shard::Move, 1);
            self.state.bag.add(Shard::Move, 1);
            self.tell(Event::Stepped { seat, cell: to });
        }
        // Cells left earlier in a walk over trees have not been looked at yet, so then everything is.
        let changed = if was_on_tree { self.game.grid().cells } else { from.or(to.bit()) };
        self.arrive(to, changed)
    }

    /// The Dreamer arrives on a cell: points first, then completed cards (D-8.3).
    fn arrive(&mut self, cell: Cell, changed: Cells) -> Result<(), Fault> {
        let seat = self.seat;
        self.state.lands.stand(seat.index(), cell);
        let top = self.state.land(seat).top(cell);
        if top == Some(Shard::Water) {
            self.score(Cause::Water, 1);
        }
        if climbs_anew(self.state, seat, cell) {
            self.state.lands.mark(seat.index(), cell);
            self.state.player_mut(seat).walked = Cells::NONE;
            self.score(Cause::Mountain, 2);
        }
        if top == Some(Shard::Nightmare) {
            self.score(Cause::RedSteps, -1);
        }
        let player = self.state.player_mut(seat);
        player.free_step = top == Some(Shard::Land);
        player.walked = if player.free_step { player.walked.or(cell.bit()) } else { Cells::NONE };
        if self.state.is_on_tree(seat) { Ok(()) } else { self.complete_next(changed) }
    }
}
