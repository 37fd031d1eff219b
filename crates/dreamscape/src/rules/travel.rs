//! Travel (section 5): collecting, moving, the location power, and lying down.

use kernel::{Chance, Fault, Seat, Sink};

use super::Turn;
use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::game::Dreamscape;
use crate::refusal::Refusal;
use crate::shard::Shard;
use crate::state::{Phase, Side, State};
use crate::world::{Link, Location};

/// How many of a colour the Hands may hold before they collect no more of it (D-5.2).
const LIMIT: u8 = 2;

impl Dreamscape {
    pub(super) fn list_travel(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if self.check_collect(state, seat).is_ok() {
            actions.push(Action::Collect);
        }
        if state.action_points > 0 {
            for &(location, link) in state.player(seat).sleeper.links() {
                if !self.repeats_move(state, seat, location, link) {
                    actions.push(Action::Move(location));
                }
            }
        }
        if self.check_location_power(state, seat).is_ok() {
            actions.push(Action::Power);
        }
        if self.check_enter(state, seat).is_ok() {
            actions.push(Action::Enter);
        }
        self.list_card_powers(state, seat, actions);
        actions.push(Action::End);
    }

    pub(super) fn check_travel(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Collect => self.check_collect(state, seat),
            Action::Move(location) => self.check_move(state, seat, location),
            Action::Power => self.check_location_power(state, seat),
            Action::End => Ok(()),
            Action::Place { .. } | Action::Exchange { .. } | Action::Plant(_) => {
                Err(Refusal::OnlyInCreation {})
            }
            _ => Err(Refusal::WrongMoment {}),
        }
    }

    fn check_collect(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        let player = state.player(seat);
        let Some(shard) = state.rows[player.sleeper.index()].last() else {
            return Err(Refusal::RowEmpty { location: player.sleeper });
        };
        if state.action_points == 0 {
            return Err(Refusal::NoPoints {});
        }
        if player.hands.count(shard) >= LIMIT {
            return Err(Refusal::RowBlocked { shard });
        }
        Ok(())
    }

    fn check_move(&self, state: &State, seat: Seat, location: Location) -> Result<(), Refusal> {
        let link = state.player(seat).sleeper.link_to(location).ok_or(Refusal::NotLinked { location })?;
        if state.action_points == 0 {
            let free = is_free_move(state, seat, location);
            return Err(if free { Refusal::KeyNeedsPoint {} } else { Refusal::NoPoints {} });
        }
        if self.repeats_move(state, seat, location, link) {
            return Err(Refusal::Repeats {});
        }
        Ok(())
    }

    fn check_location_power(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        let player = state.player(seat);
        if player.side != Side::Active {
            return Err(Refusal::MarkerUsed {});
        }
        if state.nightmare == Some(player.sleeper) {
            return Err(Refusal::Haunted { location: player.sleeper });
        }
        Ok(())
    }

    /// Whether a free move would bring back a position of this turn (D-7.16).
    fn repeats_move(&self, state: &State, seat: Seat, location: Location, link: Link) -> bool {
        let player = state.player(seat);
        player.roamed >> location.0 & 1 == 1
            && is_free_move(state, seat, location)
            && !takes_red(state, seat, link)
    }
}

/// Whether a move qualifies as a key move (D-5.4).
pub(crate) fn is_free_move(state: &State, seat: Seat, location: Location) -> bool {
    state.rows[location.index()].key().is_none_or(|key| state.player(seat).hands.has(key))
}

/// Whether crossing the link takes a red (D-10.1).
fn takes_red(state: &State, seat: Seat, link: Link) -> bool {
    state.reds.has(link) && state.player(seat).hands.count(Shard::Nightmare) < LIMIT
}

impl<C: Chance<Outcome>, S: Sink<Event>> Turn<'_, C, S> {
    pub(super) fn collect(&mut self) {
        let seat = self.seat;
        let location = self.state.player(seat).sleeper;
        if let Some(shard) = self.state.rows[location.index()].pop() {
            self.forget_walk();
            self.state.action_points -= 1;
            self.state.player_mut(seat).hands.add(shard, 1);
            self.tell(Event::Collected { seat, shard, location });
        }
    }

    pub(super) fn travel_to(&mut self, location: Location) {
        let seat = self.seat;
        let from = self.state.player(seat).sleeper;
        let free = is_free_move(self.state, seat, location);
        // A free step in hand is lost by moving, so the place left behind cannot come back as it was.
        let roamed =
            if self.state.player(seat).free_step { 0 } else { self.state.player(seat).roamed | 1 << from.0 };
        self.forget_walk();
        self.state.player_mut(seat).sleeper = location;
        if free {
            self.state.player_mut(seat).roamed = roamed | 1 << location.0;
            self.tell(Event::MovedFree { seat, location });
        } else {
            self.state.action_points -= 1;
            self.tell(Event::Moved { seat, location });
        }
        if let Some(link) = from.link_to(location).filter(|&link| self.state.reds.has(link)) {
            self.meet_red(link);
        }
    }

    fn meet_red(&mut self, link: Link) {
        let seat = self.seat;
        if takes_red(self.state, seat, link) {
            self.state.reds.remove(link);
            self.state.player_mut(seat).hands.add(Shard::Nightmare, 1);
            self.state.player_mut(seat).roamed = 0;
            self.tell(Event::RedTaken { seat, link });
        } else {
            self.tell(Event::RedLeft { seat, link });
        }
    }

    pub(super) fn use_location_power(&mut self) -> Result<(), Fault> {
        let seat = self.seat;
        let location = self.state.player(seat).sleeper;
        let power = self.game.location_power(location);
        self.forget_walk();
        self.state.player_mut(seat).side = Side::Used;
        self.tell(Event::PowerUsed { seat, power, location });
        self.begin_power(power)
    }

    pub(super) fn end_travel(&mut self) -> Result<(), Fault> {
        let seat = self.seat;
        let location = self.state.player(seat).sleeper;
        self.forget_walk();
        let lying = (0..self.game.setup().players).map(|other| &self.state.players[other as usize]);
        let below = lying.filter(|other| other.sleeper == location && other.lying > 0).count() as u8;
        self.state.player_mut(seat).lying = below + 1;
        self.state.action_points = 0;
        self.tell(Event::TravelEnds { seat, location });
        if self.game.setup().nightmare && self.game.solo().is_none() {
            self.haunt()
        } else {
            self.next_travel()
        }
    }

    /// Lets the next in initiative order travel, or begins Creation.
    pub(super) fn next_travel(&mut self) -> Result<(), Fault> {
        self.effect.passed = true;
        loop {
            let standing = (0..self.game.setup().players)
                .map(Seat)
                .filter(|&seat| self.state.player(seat).lying == 0)
                .min_by_key(|&seat| self.state.player(seat).marker);
            let rival = &self.state.rival;
            let rival_first = self.game.solo().is_some()
                && !rival.travelled
                && standing.is_none_or(|seat| rival.marker < self.state.player(seat).marker);
            if rival_first {
                self.rival_travels();
                continue;
            }
            let Some(seat) = standing else { return self.begin_creation(Phase::Creation) };
            self.begin_travel(seat);
            return Ok(());
        }
    }

    pub(super) fn begin_travel(&mut self, seat: Seat) {
        self.state.phase = Phase::Travel;
        self.state.turn = seat;
        self.state.action_points = self.game.board().action_points;
        self.tell(Event::TravelBegins { seat });
    }
}
