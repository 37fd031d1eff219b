//! Time as tables count it: it stands still while nobody serves them.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// The time of day, and the time of service: the time of day without all outages so far.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    away: AtomicI64,
    /// By how many milliseconds this clock is ahead of the machine's.
    ahead: Arc<AtomicI64>,
}

impl Clock {
    /// A clock that is so many milliseconds ahead of the machine's.
    pub(crate) fn new(ahead: Arc<AtomicI64>) -> Clock {
        Clock { away: AtomicI64::default(), ahead }
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
        table::Millis(self.wall().0 - self.away.load(Ordering::Relaxed))
    }

    /// Another outage has come to light.
    pub(crate) fn add_outage(&self, millis: i64) {
        self.away.fetch_add(millis, Ordering::Relaxed);
    }
}
