//! When tables act by themselves: a clock runs out, a computer player is to move, somebody has been away too long.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use store::{Millis, TableId};

/// How long a due table at which nothing had to be done is left alone, if nothing else becomes due there.
pub(super) const SNOOZE: Duration = Duration::from_secs(5);

/// Due tables that have been looked at: until when they need no second look.
#[derive(Debug, Default)]
pub(super) struct Alarm {
    resting: HashMap<TableId, Rest>,
}

#[derive(Clone, Copy, Debug)]
struct Rest {
    /// Since when the table was due as it was looked at; another time is another reason.
    due: Millis,
    until: Instant,
}

impl Alarm {
    /// Whether a table that is due has to be looked at.
    pub(super) fn rings(&self, table: TableId, due: Millis, now: Instant) -> bool {
        self.resting.get(&table).is_none_or(|rest| rest.due != due || rest.until <= now)
    }

    /// A table has been looked at, and is left alone for as long as nothing can become due there, if that is known. How long that is.
    pub(super) fn rest(
        &mut self,
        table: TableId,
        due: Millis,
        now: Instant,
        quiet: Option<Duration>,
    ) -> Duration {
        let rest = quiet.unwrap_or(SNOOZE);
        self.resting.insert(table, Rest { due, until: now + rest });
        rest
    }

    /// Forgets what is over; the time to the end of the next rest.
    pub(super) fn next(&mut self, now: Instant) -> Option<Duration> {
        self.resting.retain(|_, rest| rest.until > now);
        self.resting.values().map(|rest| rest.until.saturating_duration_since(now)).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: TableId = TableId::new(7);
    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_due_table_rests_until_its_clock_runs_out_and_no_longer() {
        let (mut alarm, now) = (Alarm::default(), Instant::now());
        assert!(alarm.rings(TABLE, Millis(5), now));
        alarm.rest(TABLE, Millis(5), now, Some(3 * SECOND));
        assert!(!alarm.rings(TABLE, Millis(5), now + 2 * SECOND));
        assert!(alarm.rings(TABLE, Millis(5), now + 3 * SECOND));
        assert_eq!(alarm.next(now + SECOND), Some(2 * SECOND));
        alarm.rest(TABLE, Millis(5), now, Some(20 * SNOOZE));
        assert!(!alarm.rings(TABLE, Millis(5), now + 19 * SNOOZE));
        alarm.rest(TABLE, Millis(5), now, None);
        assert!(!alarm.rings(TABLE, Millis(5), now + 4 * SECOND));
        assert!(alarm.rings(TABLE, Millis(5), now + SNOOZE));
        assert_eq!(alarm.next(now + SNOOZE), None);
    }

    #[test]
    fn a_table_that_is_due_for_another_reason_does_not_rest() {
        let (mut alarm, now) = (Alarm::default(), Instant::now());
        alarm.rest(TABLE, Millis(5), now, None);
        assert!(alarm.rings(TABLE, Millis(6), now));
        assert!(alarm.rings(TableId::new(8), Millis(5), now));
    }
}
