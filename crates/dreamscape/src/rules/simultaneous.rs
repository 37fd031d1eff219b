//! Simultaneous Creation (D-7.15): requests to what all share, and who waits for whom.

use kernel::{Chance, Fault, Seat, Sink};

use super::Turn;
use crate::action::{Action, Outcome, Supply};
use crate::card::Level;
use crate::event::Event;
use crate::game::Dreamscape;
use crate::grid::Cell;
use crate::refusal::Refusal;
use crate::shard::Shard;
use crate::state::{Pause, PileId, Side, State, Task};

/// The bit that says in [`crate::state::Player::waived`] that a supply was waived.
pub(crate) const fn waiver(supply: Supply) -> u8 {
    match supply {
        Supply::Tree => 1,
        Supply::Shard(shard) => 2 << shard as u8,
    }
}

/// What a seat waits for, if it waits for a tree or a shard.
fn awaited(state: &State, seat: Seat) -> Option<Supply> {
    match state.player(seat).task {
        Task::TreeWaits(_) => Some(Supply::Tree),
        Task::ShardWaits { take, .. } => Some(Supply::Shard(take)),
        _ => None,
    }
}

impl Dreamscape {
    fn creating<'a>(&self, state: &'a State) -> impl Iterator<Item = Seat> + use<'a> {
        (0..self.setup().players).map(Seat).filter(|&seat| state.player(seat).side != Side::Back)
    }

    /// Whether a request must wait for somebody with a lower marker. For what is gone nobody waits.
    pub(crate) fn must_wait(&self, state: &State, seat: Seat, supply: Supply) -> bool {
        let left = match supply {
            Supply::Tree => state.trees,
            Supply::Shard(shard) => state.bag.count(shard),
        };
        let marker = state.player(seat).marker;
        self.setup().simultaneous
            && left > 0
            && usize::from(left) < self.creating(state).count()
            && self.creating(state).any(|other| {
                state.player(other).marker < marker && state.player(other).waived & waiver(supply) == 0
            })
    }

    /// The supplies for which somebody waits until this seat has ended or waived.
    fn waivable<'a>(&'a self, state: &'a State, seat: Seat) -> impl Iterator<Item = Supply> + 'a {
        let supplies = [Supply::Tree].into_iter().chain(Shard::ALL.into_iter().map(Supply::Shard));
        let player = state.player(seat);
        supplies.filter(move |&supply| {
            player.waived & waiver(supply) == 0
                && self.creating(state).any(|other| {
                    awaited(state, other) == Some(supply) && state.player(other).marker > player.marker
                })
        })
    }

    /// Whether another seat is choosing from a deck.
    pub(super) fn is_lent(&self, state: &State, seat: Seat, level: Level) -> bool {
        (0..self.setup().players).map(Seat).filter(|&other| other != seat).any(|other| {
            let player = state.player(other);
            player.pause == Pause::Keep(level) || player.task == Task::KingKeep(level)
        })
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
        if !self.game.must_wait(self.state, self.seat, Supply::Tree) {
            return self.plant(cell);
        }
        self.wait(Task::TreeWaits(cell), Supply::Tree);
        Ok(())
    }

    pub(super) fn ask_exchange(&mut self, give: Shard, take: Shard) {
        if self.game.must_wait(self.state, self.seat, Supply::Shard(take)) {
            self.wait(Task::ShardWaits { give, take }, Supply::Shard(take));
        } else {
            self.exchange(give, take);
        }
    }

    fn wait(&mut self, task: Task, supply: Supply) {
        self.forget_walk();
        self.state.player_mut(self.seat).task = task;
        self.tell(Event::Waits { seat: self.seat, supply });
    }

    pub(super) fn waive(&mut self, supply: Supply) {
        self.state.player_mut(self.seat).waived |= waiver(supply);
        self.tell(Event::Waived { seat: self.seat, supply });
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
                (Pause::None, _) => awaited(self.state, seat)
                    .is_some_and(|supply| !self.game.must_wait(self.state, seat, supply)),
                _ => false,
            }
        })
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
            (_, task) => awaited(self.state, seat).map_or(Ok(()), |supply| self.grant(task, supply)),
        }
    }

    /// The request's time has come: it is served, or nothing is left for it and the seat acts on.
    fn grant(&mut self, task: Task, supply: Supply) -> Result<(), Fault> {
        let seat = self.seat;
        self.state.player_mut(seat).task = Task::None;
        for player in &mut self.state.players {
            player.waived &= !waiver(supply);
        }
        match task {
            Task::TreeWaits(cell) if self.state.trees > 0 => self.plant(cell),
            Task::ShardWaits { give, take } if self.state.bag.has(take) => {
                self.exchange(give, take);
                Ok(())
            }
            _ => {
                self.tell(Event::InVain { seat });
                Ok(())
            }
        }
    }
}
