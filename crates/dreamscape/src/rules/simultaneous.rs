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

    /// Whether a request must wait for somebody with a lower marker.
    fn must_wait(&self, state: &State, seat: Seat, supply: Supply) -> bool {
        let left = match supply {
            Supply::Tree => state.trees,
            Supply::Shard(shard) => state.bag.count(shard),
        };
        let marker = state.player(seat).marker;
        self.setup().simultaneous
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

    /// Whether another seat is choosing from a deck.
    pub(super) fn is_lent(&self, level: Level) -> bool {
        (0..self.game.setup().players).map(Seat).filter(|&seat| seat != self.seat).any(|seat| {
            let player = self.state.player(seat);
            player.pause == Pause::Keep(level) || player.task == Task::KingKeep(level)
        })
    }

    /// Serves every waiting request that need not wait any longer, lowest marker first.
    pub(super) fn serve_waiting(&mut self) -> Result<(), Fault> {
        let asking = self.seat;
        for marker in 1..=self.game.setup().players {
            let Some(seat) = self.seat_with(marker) else { continue };
            self.seat = seat;
            self.serve()?;
        }
        self.seat = asking;
        Ok(())
    }

    fn serve(&mut self) -> Result<(), Fault> {
        let seat = self.seat;
        let player = self.state.player(seat);
        match (player.pause, player.task) {
            (Pause::DrawWaits(level), _) if !self.is_lent(level) => {
                if self.state.piles.len(PileId::Deck(level)) > 0 {
                    self.draw_for_completion(level);
                    return Ok(());
                }
                self.tell(Event::InVain { seat });
                self.complete_next(self.game.grid().cells)
            }
            (Pause::None, Task::KingWaits(level)) if !self.is_lent(level) => {
                self.state.player_mut(seat).task = Task::None;
                if self.state.piles.len(PileId::Deck(level)) > 0 {
                    self.draw_for_king(level);
                } else {
                    self.tell(Event::InVain { seat });
                }
                Ok(())
            }
            (Pause::None, task) => match awaited(self.state, seat) {
                Some(supply) if !self.game.must_wait(self.state, seat, supply) => self.grant(task, supply),
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// The request's time has come: it is served, or nothing is left for it.
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
