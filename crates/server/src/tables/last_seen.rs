//! When people were last here, so that nobody counts as away from before they went.

use kernel::{Seat, SeatSet};
use table::Millis;

/// When the persons of seats were last seen, as far as this server knows.
#[derive(Debug, Default)]
pub(super) struct LastSeen(Vec<(Seat, Millis)>);

impl LastSeen {
    /// These are here now, or were until now.
    pub(super) fn note(&mut self, here: SeatSet, now: Millis) {
        self.0.retain(|(seat, _)| !here.contains(*seat));
        self.0.extend(here.iter().map(|seat| (seat, now)));
    }

    /// These were here until a time, elsewhere.
    pub(super) fn hear(&mut self, seats: SeatSet, until: Millis) {
        self.note(
            seats.iter().filter(|seat| self.last(*seat).is_none_or(|last| last < until)).collect(),
            until,
        );
    }

    /// When the person of a seat was last here, if that is known.
    pub(super) fn last(&self, seat: Seat) -> Option<Millis> {
        self.0.iter().find(|(known, _)| *known == seat).map(|(_, at)| *at)
    }

    /// Forgets those who were last here before a time.
    pub(super) fn forget_before(&mut self, time: Millis) {
        self.0.retain(|(_, at)| *at >= time);
    }

    /// Whether there is nothing to remember.
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
