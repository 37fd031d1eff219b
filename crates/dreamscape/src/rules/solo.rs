//! Mr Nightmare as the second player of the solo game (section 13).

use kernel::{Chance, Seat, Sink};

use super::Turn;
use crate::action::Outcome;
use crate::data::FOUR_COLOURS;
use crate::event::Event;
use crate::shard::Shard;
use crate::world::Location;

/// His round: from each location to the next, 6-5-4-1-2-3-6.
const ROUND: [u8; 6] = [2, 3, 6, 1, 4, 5];

/// Where he goes next.
#[must_use]
pub fn next_stop(location: Location) -> Location {
    Location(ROUND[location.index()] - 1)
}

impl<C: Chance<Outcome>, S: Sink<Event>> Turn<'_, C, S> {
    /// His Travel: one link along his round, a red behind him, shards from the row, full sets discarded.
    pub(super) fn rival_travels(&mut self) {
        self.state.rival.travelled = true;
        let Some(from) = self.state.nightmare else { return };
        let location = next_stop(from);
        self.state.nightmare = Some(location);
        self.tell(Event::NightmareMoved { location });
        if let Some(link) = from.link_to(location)
            && self.state.reserve > 0
            && !self.state.reds.has(link)
        {
            self.put_red_on(link);
        }
        let takes = self.game.solo().map_or(0, |level| level.takes);
        for _ in 0..takes {
            let Some(shard) = self.state.rows[location.index()].pop() else { break };
            self.state.rival.shards.add(shard, 1);
            self.tell(Event::RivalTook { shard, location });
        }
        while FOUR_COLOURS.iter().all(|&shard| self.state.rival.shards.has(shard)) {
            self.discard_set();
        }
    }

    fn discard_set(&mut self) {
        for shard in FOUR_COLOURS {
            self.state.rival.shards.take(shard, 1);
            self.state.bag.add(shard, 1);
        }
        let points = self.game.solo().map_or(0, |level| level.set_points);
        self.state.score_rival(i16::from(points));
        self.tell(Event::RivalSet { points });
        if self.state.reserve > 0 {
            self.state.reserve -= 1;
            self.state.player_mut(Seat(0)).hands.add(Shard::Nightmare, 1);
            self.tell(Event::RivalGift { seat: Seat(0) });
        }
    }
}
