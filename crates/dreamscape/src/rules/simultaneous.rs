//! Simultaneous Creation (D-7.15): requests to what all share, and who waits for whom.

use kernel::{Chance, Fault, Seat, SeatSet, Sink};

use super::Turn;
use crate::action::{Action, Outcome, Supply};
use crate::card::Level;
use crate::event::Event;
use crate::game::Dreamscape;
use crate::grid::Cell;
use crate::refusal::Refusal;
use crate::shard::Shard;
use crate::state::{Pause, PileId, Side, State, Task};

/// What a seat waits for, if it waits for a tree or a shard.
pub(crate) fn awaited(state: &State, seat: Seat) -> Option<Supply> {
    match state.player(seat).task {
        Task::TreeWaits(_) => Some(Supply::Tree),
        Task::ShardWaits { take, .. } => Some(Supply::Shard(take)),
        _ => None,
    }
}

/// Whether a seat's request waits for a shared supply.
pub(crate) fn is_waiting(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    matches!(player.pause, Pause::DrawWaits(_))
        || player.pause == Pause::None
            && matches!(player.task, Task::TreeWaits(_) | Task::ShardWaits { .. } | Task::KingWaits(_))
}

impl Dreamscape {
    fn creating(&self, state: &State) -> SeatSet {
        (0..self.setup().players).map(Seat).filter(|&seat| state.player(seat).side != Side::Back).collect()
    }

    /// The seats that stand before this one at a supply. They stand there by marker, but whoever lets somebody go first stands
    /// behind the last of those, and so behind all who stand before them.
    fn before(&self, state: &State, seat: Seat, supply: Supply) -> SeatSet {
        let mut line = self.creating(state);
        let mut before = SeatSet::EMPTY;
        let lets_nobody_first = |seat: &Seat, line: SeatSet| {
            let waived = state.player(*seat).waived;
            !line.iter().any(|other| waived.contains(other) && awaited(state, other) == Some(supply))
        };
        let marker = |seat: &Seat| state.player(*seat).marker;
        while let Some(next) = line.iter().filter(|seat| lets_nobody_first(seat, line)).min_by_key(marker) {
            if next == seat {
                break;
            }
            line.remove(next);
            before.insert(next);
        }
        before
    }

    /// The seats for which a request must wait: none where there is enough for all, and none for what is gone.
    pub(crate) fn waits_behind(&self, state: &State, seat: Seat, supply: Supply) -> SeatSet {
        if !self.setup().simultaneous {
            return SeatSet::EMPTY;
        }
        let left = match supply {
            Supply::Tree => state.trees,
            Supply::Shard(shard) => state.bag.count(shard),
        };
        let scarce = left > 0 && usize::from(left) < self.creating(state).len();
        if scarce { self.before(state, seat, supply) } else { SeatSet::EMPTY }
    }

    /// The seats for which the request of a seat waits, if it waits: those before it, or who chooses from the deck.
    pub(crate) fn behind(&self, state: &State, seat: Seat) -> SeatSet {
        let player = state.player(seat);
        match (player.pause, player.task) {
            (Pause::DrawWaits(level), _) | (Pause::None, Task::KingWaits(level)) => {
                self.choosers(state, seat, level).collect()
            }
            (Pause::None, _) => {
                awaited(state, seat).map_or(SeatSet::EMPTY, |supply| self.waits_behind(state, seat, supply))
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether a request would wait for somebody who, over whatever corners, waits for the one who asks: neither could go on.
    #[inline]
    pub(crate) fn closes_circle(&self, state: &State, seat: Seat, supply: Supply) -> bool {
        // Listing asks this for every exchange, in every game.
        self.setup().simultaneous && self.stands_in_circle(state, seat, supply)
    }

    fn stands_in_circle(&self, state: &State, seat: Seat, supply: Supply) -> bool {
        let mut ahead = self.waits_behind(state, seat, supply);
        let mut seen = SeatSet::EMPTY;
        while let Some(next) = ahead.iter().find(|&next| !seen.contains(next)) {
            seen.insert(next);
            let Some(supply) = awaited(state, next) else { continue };
            self.waits_behind(state, next, supply).iter().for_each(|seat| ahead.insert(seat));
        }
        seen.contains(seat)
    }

    pub(super) fn check_circle(&self, state: &State, seat: Seat, supply: Supply) -> Result<(), Refusal> {
        if self.closes_circle(state, seat, supply) { Err(Refusal::Circle { supply }) } else { Ok(()) }
    }

    /// Those with a higher marker who wait for a supply: to them a waiver is given.
    pub(crate) fn waiting_behind(&self, state: &State, seat: Seat, supply: Supply) -> SeatSet {
        let marker = state.player(seat).marker;
        let waits =
            |&other: &Seat| awaited(state, other) == Some(supply) && state.player(other).marker > marker;
        self.creating(state).iter().filter(waits).collect()
    }

    /// Those who let this seat go first: their waivers end with its request.
    fn let_go_first_by(&self, state: &State, seat: Seat) -> SeatSet {
        self.creating(state).iter().filter(|&other| state.player(other).waived.contains(seat)).collect()
    }

    /// Those with a lower marker who let others go first at a supply: given anew, their waivers would be to this seat as well.
    fn waivers_ahead(&self, state: &State, seat: Seat, supply: Supply) -> SeatSet {
        let waives = |&other: &Seat| {
            let player = state.player(other);
            player.marker < state.player(seat).marker
                && player.waived.iter().any(|to| awaited(state, to) == Some(supply))
        };
        self.creating(state).iter().filter(waives).collect()
    }

    /// The supplies for which somebody waits whom this seat does not yet let go first.
    fn waivable<'a>(&'a self, state: &'a State, seat: Seat) -> impl Iterator<Item = Supply> + 'a {
        let waived = state.player(seat).waived;
        Supply::ALL.into_iter().filter(move |&supply| {
            self.waiting_behind(state, seat, supply).iter().any(|other| !waived.contains(other))
        })
    }

    /// The other seats that are choosing from a deck: one at most.
    fn choosers<'a>(
        &self,
        state: &'a State,
        seat: Seat,
        level: Level,
    ) -> impl Iterator<Item = Seat> + use<'a> {
        (0..self.setup().players).map(Seat).filter(move |&other| {
            let player = state.player(other);
            other != seat && (player.pause == Pause::Keep(level) || player.task == Task::KingKeep(level))
        })
    }

    /// Whether another seat is choosing from a deck.
    pub(super) fn is_lent(&self, state: &State, seat: Seat, level: Level) -> bool {
        self.choosers(state, seat, level).next().is_some()
    }

    pub(super) fn list_waivers(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(self.waivable(state, seat).map(Action::Waive));
    }

    pub(super) fn check_waiver(&self, state: &State, seat: Seat, supply: Supply) -> Result<(), Refusal> {
        if self.waivable(state, seat).any(|other| other == supply) {
            Ok(())
        } else {
            Err(Refusal::NothingToWaive {})
        }
    }
}

impl<C: Chance<Outcome>, S: Sink<Event>> Turn<'_, C, S> {
    pub(super) fn ask_tree(&mut self, cell: Cell) -> Result<(), Fault> {
        if self.game.waits_behind(self.state, self.seat, Supply::Tree).is_empty() {
            return self.plant(cell);
        }
        self.wait(Task::TreeWaits(cell), Supply::Tree);
        Ok(())
    }

    pub(super) fn ask_exchange(&mut self, give: Shard, take: Shard) {
        let supply = Supply::Shard(take);
        if self.game.waits_behind(self.state, self.seat, supply).is_empty() {
            self.exchange(give, take);
        } else {
            self.wait(Task::ShardWaits { give, take }, supply);
        }
    }

    /// Nothing is paid yet, and the free step stays in hand: the request can be taken back.
    fn wait(&mut self, task: Task, supply: Supply) {
        self.effect.rests_on = self.game.waivers_ahead(self.state, self.seat, supply);
        self.state.player_mut(self.seat).task = task;
        self.tell(Event::Waits { seat: self.seat, supply });
    }

    pub(super) fn waive(&mut self, supply: Supply) {
        let seat = self.seat;
        for to in self.game.waiting_behind(self.state, seat, supply).iter() {
            let waived = &mut self.state.player_mut(seat).waived;
            if !waived.contains(to) {
                waived.insert(to);
                self.effect.rests_on.insert(to);
                self.tell(Event::Waived { seat, to, supply });
            }
        }
    }

    /// The seat is where it was before it asked.
    pub(super) fn withdraw(&mut self) {
        let seat = self.seat;
        if awaited(self.state, seat).is_some() {
            self.effect.rests_on = self.game.let_go_first_by(self.state, seat);
            self.leave_line();
        }
        let player = self.state.player_mut(seat);
        match (player.pause, player.task) {
            (Pause::DrawWaits(_), _) => player.pause = Pause::Draw,
            (_, Task::KingWaits(_)) => player.task = Task::King,
            _ => {}
        }
        self.tell(Event::Withdrawn { seat });
    }

    /// The seat waits no longer, and nobody lets it go first any more.
    fn leave_line(&mut self) {
        self.state.player_mut(self.seat).task = Task::None;
        for player in &mut self.state.players {
            player.waived.remove(self.seat);
        }
    }

    /// Serves every waiting request that need not wait any longer, lowest marker first. What one of them discards may serve
    /// another, so each time the search begins anew.
    pub(super) fn serve_waiting(&mut self) -> Result<(), Fault> {
        let asking = self.seat;
        while let Some(seat) = self.next_to_serve() {
            self.seat = seat;
            self.serve()?;
        }
        self.seat = asking;
        Ok(())
    }

    fn next_to_serve(&self) -> Option<Seat> {
        let mut seats = (1..=self.game.setup().players).filter_map(|marker| self.seat_with(marker));
        seats.find(|&seat| {
            let player = self.state.player(seat);
            match (player.pause, player.task) {
                (Pause::DrawWaits(level), _) | (Pause::None, Task::KingWaits(level)) => {
                    !self.game.is_lent(self.state, seat, level)
                }
                (Pause::None, _) => {
                    awaited(self.state, seat).is_some_and(|supply| self.is_next(seat, supply))
                }
                _ => false,
            }
        })
    }

    /// Whether a seat need not wait any longer, and nobody before it waits for the same.
    fn is_next(&self, seat: Seat, supply: Supply) -> bool {
        let waits_too = |other: Seat| awaited(self.state, other) == Some(supply);
        self.game.waits_behind(self.state, seat, supply).is_empty()
            && !self.game.before(self.state, seat, supply).iter().any(waits_too)
    }

    fn serve(&mut self) -> Result<(), Fault> {
        let seat = self.seat;
        let player = self.state.player(seat);
        match (player.pause, player.task) {
            (Pause::DrawWaits(level), _) => {
                if self.state.piles.len(PileId::Deck(level)) > 0 {
                    self.draw_for_completion(level);
                    return Ok(());
                }
                self.tell(Event::InVain { seat });
                self.offer_draw()
            }
            (_, Task::KingWaits(level)) => {
                if self.state.piles.len(PileId::Deck(level)) > 0 {
                    self.draw_for_king(level);
                } else {
                    self.tell(Event::InVain { seat });
                    self.state.player_mut(seat).task = Task::King;
                    self.end_if_spent();
                }
                Ok(())
            }
            (_, task) => self.grant(task),
        }
    }

    /// The request's time has come: it is served, or nothing is left for it and the seat acts on.
    fn grant(&mut self, task: Task) -> Result<(), Fault> {
        let seat = self.seat;
        self.leave_line();
        match task {
            Task::TreeWaits(cell) if self.state.trees > 0 => self.plant(cell),
            Task::ShardWaits { give, take } if self.state.bag.has(take) => {
                self.exchange(give, take);
                Ok(())
            }
            _ => {
                self.forget_walk();
                self.tell(Event::InVain { seat });
                Ok(())
            }
        }
    }
}
