//! Time as tables count it: it stands still while nobody serves them.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// The time of day, and the time of service: the time of day without all outages so far.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    away: AtomicI64,
}

impl Clock {
    /// Unix milliseconds.
    #[must_use]
    pub(crate) fn wall(&self) -> store::Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        store::Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
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
