//! Tables that are due and were looked at already: until when they need no second look.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use store::{Millis, TableId};

/// How long a due table at which nothing had to be done is left alone, if nothing else becomes due there.
pub(super) const SNOOZE: Duration = Duration::from_secs(5);

/// Due tables that have been looked at: until when they need no second look.
#[derive(Debug, Default)]
pub(super) struct SnoozedTables {
    snoozed: HashMap<TableId, Snooze>,
}

#[derive(Clone, Copy, Debug)]
struct Snooze {
    /// Since when the table was due as it was looked at; another time is another reason.
    due: Millis,
    until: Instant,
}

impl SnoozedTables {
    /// Whether a table that is due has to be looked at.
    pub(super) fn needs_look(&self, table: TableId, due: Millis, now: Instant) -> bool {
        self.snoozed.get(&table).is_none_or(|snooze| snooze.due != due || snooze.until <= now)
    }

    /// A table has been looked at, and is left alone for as long as nothing can become due there, if that is known. How long that is.
    pub(super) fn snooze(
        &mut self,
        table: TableId,
        due: Millis,
        now: Instant,
        quiet: Option<Duration>,
    ) -> Duration {
        let time = quiet.unwrap_or(SNOOZE);
        self.snoozed.insert(table, Snooze { due, until: now + time });
        time
    }

    /// Forgets what is over; the time to the end of the next snooze.
    pub(super) fn next(&mut self, now: Instant) -> Option<Duration> {
        self.snoozed.retain(|_, snooze| snooze.until > now);
        self.snoozed.values().map(|snooze| snooze.until.saturating_duration_since(now)).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: TableId = TableId::new(7);
    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_due_table_rests_until_its_clock_runs_out_and_no_longer() {
        let (mut snoozed, now) = (SnoozedTables::default(), Instant::now());
        assert!(snoozed.needs_look(TABLE, Millis(5), now));
        snoozed.snooze(TABLE, Millis(5), now, Some(3 * SECOND));
        assert!(!snoozed.needs_look(TABLE, Millis(5), now + 2 * SECOND));
        assert!(snoozed.needs_look(TABLE, Millis(5), now + 3 * SECOND));
        assert_eq!(snoozed.next(now + SECOND), Some(2 * SECOND));
        snoozed.snooze(TABLE, Millis(5), now, Some(20 * SNOOZE));
        assert!(!snoozed.needs_look(TABLE, Millis(5), now + 19 * SNOOZE));
        snoozed.snooze(TABLE, Millis(5), now, None);
        assert!(!snoozed.needs_look(TABLE, Millis(5), now + 4 * SECOND));
        assert!(snoozed.needs_look(TABLE, Millis(5), now + SNOOZE));
        assert_eq!(snoozed.next(now + SNOOZE), None);
    }

    #[test]
    fn a_table_that_is_due_for_another_reason_does_not_rest() {
        let (mut snoozed, now) = (SnoozedTables::default(), Instant::now());
        snoozed.snooze(TABLE, Millis(5), now, None);
        assert!(snoozed.needs_look(TABLE, Millis(6), now));
        assert!(snoozed.needs_look(TableId::new(8), Millis(5), now));
    }
}
