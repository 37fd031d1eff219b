//! Where the Dreamer and the Sleeper went in this turn: free steps, free moves, marked mountains.

use kernel::Seat;

use super::Reading;
use super::sheet::{Keyword, Wrong};
use crate::grid::{Cell, Cells};
use crate::notation::expected::Demand;
use crate::rules::is_free_move;
use crate::shard::Shard;
use crate::state::{Pause, Phase, Task};
use crate::world::Location;

impl Reading<'_> {
    /// Whether the Travel of this cycle still lies before a seat.
    pub(super) fn awaits_travel(&self, seat: Seat) -> bool {
        let state = &self.state;
        matches!(state.phase, Phase::Travel | Phase::Nightmare)
            && state.player(seat).marker > state.player(state.turn).marker
    }

    /// Whether a line of a seat is there and says something.
    pub(super) fn says(&self, keyword: Keyword, seat: Seat) -> bool {
        self.sheet.seat_line(keyword, seat).is_some_and(|mut line| line.next().is_some())
    }

    /// Free steps, the places of this turn, and a Dreamer on a tree.
    pub(super) fn check_walk(&self, seat: Seat) -> Result<(), Wrong> {
        let player = self.state.player(seat);
        if player.free_step {
            self.check_free_step(seat)?;
        }
        self.check_walked(seat)?;
        if player.roamed != 0 {
            self.check_roamed(seat)?;
        }
        let walks = self.acts(seat) && player.task == Task::None && player.pause == Pause::None;
        if self.state.is_on_tree(seat) && (!walks || self.game.steps(&self.state, seat).is_empty()) {
            let keywords = [Keyword::Dreamer, Keyword::Dreamscape];
            return self.breach(&keywords, seat, "D-7.7", Demand::WayOffTree);
        }
        Ok(())
    }

    fn is_land(&self, seat: Seat, cell: Cell) -> bool {
        self.state.land(seat).top(cell) == Some(Shard::Land)
    }

    /// The cells that can be reached from one of them without leaving them.
    fn connected(&self, from: Cells, within: Cells) -> Cells {
        let mut reached = from.and(within);
        loop {
            let next = self.game.grid().around(reached).and(within).or(reached);
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// A free step is in hand right after a step onto Land (D-7.10); in Travel only entering leads there (D-7.1).
    fn check_free_step(&self, seat: Seat) -> Result<(), Wrong> {
        let land = self.state.land(seat);
        let on_land = land.dreamer_cell().is_some_and(|cell| self.is_land(seat, cell));
        // Whoever asked for something keeps the free step until it is served.
        let asks = matches!(self.state.player(seat).task, Task::TreeWaits(_) | Task::ShardWaits { .. });
        if !on_land || self.state.player(seat).task != Task::None && !asks {
            return self.breach(&[Keyword::Free], seat, "D-7.10", Demand::DreamerOnLand);
        }
        let entry = self.game.grid().entry.bit();
        if self.state.phase == Phase::Travel {
            if self.game.setup().house.creation_entry {
                return self.breach(&[Keyword::Free], seat, "D-7.1", Demand::EntersInCreation);
            }
            let brown = land.occupied.filter(|&cell| self.is_land(seat, cell)).collect();
            if self.connected(entry, brown).and(land.dreamer).is_empty() {
                return self.breach(&[Keyword::Free], seat, "D-7.1", Demand::WalkFromEntry);
            }
        } else if land.dreamer != entry && self.game.grid().around(land.dreamer).and(land.occupied).is_empty()
        {
            return self.breach(&[Keyword::Free], seat, "D-7.3", Demand::StackBeside);
        }
        Ok(())
    }

    /// Since anything else changed the Dreamer went from Land to Land, one step after another (D-7.16).
    fn check_walked(&self, seat: Seat) -> Result<(), Wrong> {
        let (player, dreamer) = (self.state.player(seat), self.state.land(seat).dreamer);
        let keywords = [Keyword::Walked, Keyword::Free];
        if player.walked.is_empty() {
            return Ok(());
        }
        let one_walk = player.free_step
            && player.walked.into_iter().all(|cell| self.is_land(seat, cell))
            && self.connected(dreamer, player.walked) == player.walked;
        // A completion makes every earlier place a new one, so that nothing but the Dreamer's own is left.
        let settled = !matches!(player.pause, Pause::None | Pause::Order);
        if !one_walk || settled && player.walked != dreamer {
            return self.breach(&keywords, seat, "D-7.16", Demand::FreeWalk);
        }
        let lands = &self.state.lands;
        let unclimbed =
            |cell: Cell| lands.is_mountain(seat.index(), cell) && !lands.has_mark(seat.index(), cell);
        if player.walked.into_iter().any(unclimbed) {
            return self.breach(&keywords, seat, "D-7.9", Demand::MarkedMountain);
        }
        Ok(())
    }

    /// Free moves lead from place to place while a point is left, each with a key or to an empty row (D-5.4).
    fn check_roamed(&self, seat: Seat) -> Result<(), Wrong> {
        let (state, player) = (&self.state, self.state.player(seat));
        let roams = state.phase == Phase::Travel
            && seat == state.turn
            && player.task == Task::None
            && player.pause == Pause::None
            && !player.free_step;
        let roamed = |place: &Location| player.roamed >> place.0 & 1 == 1;
        let mut reached = 1u8 << player.sleeper.0;
        for _ in Location::ALL {
            let near = |place: &Location| place.links().iter().any(|(end, _)| reached >> end.0 & 1 == 1);
            reached |= Location::ALL.iter().filter(|p| roamed(p) && near(p)).fold(0, |all, p| all | 1 << p.0);
        }
        if !roams || reached != player.roamed {
            return self.breach(&[Keyword::Roamed], seat, "D-7.16", Demand::TravellersPlaces);
        }
        // Only the place where it began need not be open to a free move.
        let closed = |place: &Location| !is_free_move(state, seat, *place);
        let shut = Location::ALL.iter().filter(|place| roamed(place) && closed(place)).count();
        if state.action_points == 0 || shut > 1 || closed(&player.sleeper) {
            return self.breach(&[Keyword::Roamed], seat, "D-5.4", Demand::FreeMoves);
        }
        Ok(())
    }

    /// Greys are marked by a Dreamer that climbs them, and Emergence takes the marks away (D-7.9).
    pub(super) fn check_marks(&self, seat: Seat) -> Result<(), Wrong> {
        if !self.says(Keyword::Marks, seat) {
            return Ok(());
        }
        if self.state.land(seat).dreamer.is_empty() {
            return self.breach(&[Keyword::Marks], seat, "D-7.9", Demand::EnteredDreamer);
        }
        let travels = matches!(self.state.phase, Phase::Travel | Phase::Nightmare);
        if self.awaits_travel(seat) || travels && self.game.setup().house.creation_entry {
            return self.breach(&[Keyword::Marks], seat, "D-7.9", Demand::NoMarksYet);
        }
        Ok(())
    }
}
