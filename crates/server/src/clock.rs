//! Time as tables count it: it stands still while nobody serves them.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// For how many milliseconds after a beat the time of service goes on.
const TRUST: i64 = 4_000;

/// The time of day, and the time of service: the steady time without all outages so far. Steady is the time of day that never goes
/// back: a machine's clock may be set, and nobody's thinking time must come back by that.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    away: AtomicI64,
    /// When the store was last told that somebody serves; 0 before the first time.
    beat: AtomicI64,
    /// By how many milliseconds this clock is ahead of the machine's.
    ahead: Arc<AtomicI64>,
    /// When this server began to stop; 0 while it serves.
    stopped: AtomicI64,
    /// The latest steady time that the machine's clock showed or the store knew, and when that was.
    latest: Mutex<Option<(i64, Instant)>>,
}

impl Clock {
    /// A clock that is so many milliseconds ahead of the machine's.
    pub(crate) fn new(ahead: Arc<AtomicI64>) -> Clock {
        Clock { ahead, ..Clock::default() }
    }

    /// Unix milliseconds.
    #[must_use]
    pub(crate) fn wall(&self) -> store::Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let machine = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
        store::Millis(machine.saturating_add(self.ahead.load(Ordering::Relaxed)))
    }

    /// Unix milliseconds while nobody sets the machine's clock back. After that the time that passes is counted on from where it was,
    /// until the machine's clock is there again.
    #[must_use]
    pub(crate) fn steady(&self) -> store::Millis {
        self.not_before(self.wall())
    }

    /// The steady time, which is from now on at least this: at the start, the last sign of life that the store knows of.
    pub(crate) fn not_before(&self, at: store::Millis) -> store::Millis {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = |since: Instant| i64::try_from(since.elapsed().as_millis()).unwrap_or(i64::MAX);
        match *latest {
            Some((time, since)) if time.saturating_add(passed(since)) > at.0 => {
                store::Millis(time.saturating_add(passed(since)))
            }
            _ => {
                *latest = Some((at.0, Instant::now()));
                at
            }
        }
    }

    /// Milliseconds of service.
    #[must_use]
    pub(crate) fn service(&self) -> table::Millis {
        table::Millis(self.trusted(self.steady().0) - self.away.load(Ordering::Relaxed))
    }

    /// From now on nobody is served, and no time passes at tables; the time of day at which that is.
    pub(crate) fn stop(&self) -> store::Millis {
        let now = self.steady();
        self.stopped.store(now.0, Ordering::Relaxed);
        now
    }

    /// Whether nobody is served any more.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed) != 0
    }

    /// The store knows that somebody served at this time.
    pub(crate) fn beats(&self, at: store::Millis) {
        self.beat.store(at.0, Ordering::Relaxed);
    }

    /// Whether the time of service is known and goes on: nobody can say yet whether this server was asleep or its store away since the
    /// last beat.
    pub(crate) fn is_sure(&self) -> bool {
        let steady = self.steady().0;
        !self.is_stopped() && self.trusted(steady) == steady
    }

    /// The steady time, but not later than the last beat can answer for, or than anybody was served.
    fn trusted(&self, steady: i64) -> i64 {
        let served = match self.stopped.load(Ordering::Relaxed) {
            0 => steady,
            stopped => steady.min(stopped),
        };
        match self.beat.load(Ordering::Relaxed) {
            0 => served,
            beat => served.min(beat.saturating_add(TRUST)),
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

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60 * 60 * 1_000;

    #[test]
    fn a_machine_whose_clock_is_set_back_gives_nobody_time_and_time_goes_on() {
        let ahead = Arc::new(AtomicI64::new(0));
        let clock = Clock::new(Arc::clone(&ahead));
        let before = clock.service();
        ahead.fetch_sub(HOUR, Ordering::Relaxed);
        let after = clock.service();
        assert!(after >= before, "{after:?} comes after {before:?}");
        // It does not stand still for an hour either.
        while clock.service() <= after {
            std::thread::yield_now();
        }
        assert!(clock.wall().0 < before.0, "the time of day is the machine's");
    }

    #[test]
    fn a_machine_whose_clock_is_set_forward_is_believed() {
        let ahead = Arc::new(AtomicI64::new(0));
        let clock = Clock::new(Arc::clone(&ahead));
        let before = clock.steady();
        ahead.fetch_add(HOUR, Ordering::Relaxed);
        assert!(clock.steady().0 >= before.0 + HOUR);
    }
}
