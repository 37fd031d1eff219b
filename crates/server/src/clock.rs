//! Time as tables count it: it stands still while nobody serves them.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// For how many milliseconds after a beat the time of service goes on.
const TRUST: i64 = 4_000;

/// The time of day, and the time of service: the time of day without all outages so far.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    away: AtomicI64,
    /// When the store was last told that somebody serves; 0 before the first time.
    beat: AtomicI64,
    /// By how many milliseconds this clock is ahead of the machine's.
    ahead: Arc<AtomicI64>,
}

impl Clock {
    /// A clock that is so many milliseconds ahead of the machine's.
    pub(crate) fn new(ahead: Arc<AtomicI64>) -> Clock {
        Clock { away: AtomicI64::default(), beat: AtomicI64::default(), ahead }
    }

    /// Unix milliseconds.
    #[must_use]
    pub(crate) fn wall(&self) -> store::Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let machine = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
        store::Millis(machine.saturating_add(self.ahead.load(Ordering::Relaxed)))
    }

    /// Milliseconds of service.
    #[must_use]
    pub(crate) fn service(&self) -> table::Millis {
        table::Millis(self.trusted(self.wall().0) - self.away.load(Ordering::Relaxed))
    }

    /// The store knows that somebody served at this time.
    pub(crate) fn beats(&self, at: store::Millis) {
        self.beat.store(at.0, Ordering::Relaxed);
    }

    /// Whether the time of service is known: nobody can say yet whether this server was asleep or its store away since the last
    /// beat.
    pub(crate) fn is_sure(&self) -> bool {
        let wall = self.wall().0;
        self.trusted(wall) == wall
    }

    /// The time of day, but not later than the last beat can answer for.
    fn trusted(&self, wall: i64) -> i64 {
        match self.beat.load(Ordering::Relaxed) {
            0 => wall,
            beat => wall.min(beat.saturating_add(TRUST)),
        }
    }

    /// All outages so far, in milliseconds.
    pub(crate) fn set_outages(&self, millis: i64) {
        self.away.store(millis, Ordering::Relaxed);
    }

    /// All outages so far that are known, in milliseconds.
    #[cfg(test)]
    pub(crate) fn outages(&self) -> i64 {
        self.away.load(Ordering::Relaxed)
    }
}
