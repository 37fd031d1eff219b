//! What tables do by themselves: clocks that run out, computer players, people who are away. Many are looked at at once, so that one
//! that takes long holds up no other.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use store::{Fault, Millis, TableId};
use table::Table;
use tokio::task::{Id, JoinError, JoinSet};
use tracing::warn;

use super::Tables;
use super::live_table::Operation;
use super::snooze::{SNOOZE, SnoozedTables};

/// How often the tables are looked through that must act by themselves, even if none is known to be due earlier.
const TICK: Duration = Duration::from_millis(500);
/// The shortest pause in between.
const MIN_PAUSE: Duration = Duration::from_millis(10);
/// The pause after something that was due and could not be done.
const RETRY_PAUSE: Duration = Duration::from_millis(100);
/// How many due tables are read in one go.
const DUE_AT_ONCE: u32 = 4096;
/// How many of them are looked at at once.
const MAX_CONCURRENT: usize = 64;

/// The due tables that are being looked at.
#[derive(Debug, Default)]
struct DueTables {
    tasks: JoinSet<Option<Duration>>,
    tables: HashMap<Id, (TableId, Millis)>,
}

impl DueTables {
    fn contains(&self, table: TableId) -> bool {
        self.tables.values().any(|(looked_at, _)| *looked_at == table)
    }

    fn is_full(&self) -> bool {
        self.tasks.len() >= MAX_CONCURRENT
    }

    fn start(&mut self, tables: &Arc<Tables>, table: TableId, due: Millis) {
        let tables = Arc::clone(tables);
        let task = self.tasks.spawn(async move {
            tables.act_on_time(table).await;
            tables.quiet_of(table).await
        });
        self.tables.insert(task.id(), (table, due));
    }

    /// A table was looked at: it rests. For how long, if it was looked at to the end.
    fn finish(
        &mut self,
        done: Result<(Id, Option<Duration>), JoinError>,
        snoozed: &mut SnoozedTables,
    ) -> Option<Duration> {
        let (task, quiet) = done.unwrap_or_else(|error| (error.id(), None));
        let (table, due) = self.tables.remove(&task)?;
        Some(snoozed.snooze(table, due, Instant::now(), quiet))
    }

    /// Waits for a time, and notes meanwhile which tables were looked at.
    async fn wait(&mut self, pause: Duration, snoozed: &mut SnoozedTables) {
        let mut wake = Instant::now() + pause;
        loop {
            let rest = tokio::select! {
                () = tokio::time::sleep_until(wake.into()) => return,
                Some(done) = self.tasks.join_next_with_id(), if !self.tasks.is_empty() => self.finish(done, snoozed),
            };
            wake = rest.map_or(wake, |rest| wake.min(Instant::now() + rest.max(MIN_PAUSE)));
        }
    }
}

impl Tables {
    /// Does for ever what time demands: clocks that run out, computer players, people who are away.
    pub(crate) async fn keep_time(self: Arc<Self>) {
        let (mut snoozed, mut due_tables) = (SnoozedTables::default(), DueTables::default());
        let mut swept = Instant::now();
        loop {
            let pause = match self.start_due(&mut snoozed, &mut due_tables).await {
                Ok(pause) => pause,
                Err(fault) => {
                    warn!(%fault, "the due tables could not be read");
                    TICK
                }
            };
            if swept.elapsed() >= TICK {
                self.sweep();
                swept = Instant::now();
            }
            due_tables.wait(pause.clamp(MIN_PAUSE, TICK), &mut snoozed).await;
        }
    }

    /// Begins to do what time demands now; how long nothing more is known to be due.
    async fn start_due(
        self: &Arc<Self>,
        snoozed: &mut SnoozedTables,
        due_tables: &mut DueTables,
    ) -> Result<Duration, Fault> {
        let store = &self.context.store;
        if !self.context.clock.is_sure() {
            // After an outage that nobody has measured yet, time is not to be judged by.
            return Ok(TICK);
        }
        let mut after = None;
        loop {
            let now = self.context.now();
            let due = store.due(now, after, DUE_AT_ONCE).await?;
            for &(due, id) in &due {
                if due_tables.is_full() {
                    return Ok(MIN_PAUSE);
                }
                if snoozed.needs_look(id, due, Instant::now()) && !due_tables.contains(id) {
                    due_tables.start(self, id, due);
                }
            }
            // Those that rest are due all the same, and stand before the others.
            after = due.last().copied();
            if due.len() < DUE_AT_ONCE as usize {
                break;
            }
        }
        let now = self.context.now();
        let next = store.due_after(now).await?.map(|due| duration(due.0 - now.0));
        Ok(next.into_iter().chain(snoozed.next(Instant::now())).min().unwrap_or(TICK))
    }

    /// How long it takes until a table has to act by itself, if nothing happens there.
    async fn quiet_of(&self, id: TableId) -> Option<Duration> {
        let live = self.live_table(id);
        let mut live = live.lock().await;
        let clock = live.table(&self.context).await.ok()?.due();
        let now = self.context.clock.service();
        let absence_limit = live.absence_deadlines(&self.context, now).into_iter().map(|(_, end)| end).min();
        // What was due a moment ago and could not be done is tried again soon.
        let left = |time: table::Millis, again| match duration(time.0 - now.0) {
            Duration::ZERO => again,
            left => left,
        };
        let clock = clock.map(|clock| left(clock, RETRY_PAUSE));
        let absence_limit = absence_limit.map(|end| left(end, SNOOZE));
        let quiet = clock.into_iter().chain(absence_limit).min()?;
        // A computer player may fail to move; and when somebody leaves another server, nobody here is told.
        let may_be_less = live.bots_to_move() || self.context.store.is_shared();
        Some(if may_be_less { quiet.min(SNOOZE) } else { quiet })
    }

    pub(crate) async fn act_on_time(self: &Arc<Self>, id: TableId) {
        if self.execute(id, &Operation::Time).await.is_err() {
            return;
        }
        // Nobody comes while it is decided who is away.
        let live = self.live_table(id);
        let mut live = live.lock().await;
        for seat in live.away_too_long(&self.context).await {
            let stand_in = move |table: &Table| table.stand_in(seat).into_iter().collect();
            let _ = self.execute_in(&mut live, &Operation::Server(&stand_in)).await;
        }
    }

    /// Closes the live tables that nobody needs and forgets the copies of tables at which nothing happens.
    fn sweep(self: &Arc<Self>) {
        for live in self.all_live() {
            let Ok(mut known) = Arc::clone(&live).try_lock_owned() else { continue };
            known.unload_if_idle(&self.context, self.limits.idle);
            if known.is_to_announce(&self.context) || known.has_stand_in_for_present() {
                // All live tables may have to, after a time without the store: none waits for another, and time waits for none.
                let tables = Arc::clone(self);
                tokio::spawn(async move {
                    known.announce(&tables.context).await;
                    let _ = tables.return_seats(&mut known).await;
                });
            }
        }
        let mut live_tables = self.live_tables.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody can get hold of a live table while the list is locked, so one that only the list holds stays unused.
        live_tables.retain(|_, live| {
            Arc::strong_count(live) > 1 || !live.try_lock().is_ok_and(|live| live.is_bare())
        });
    }
}

/// So many milliseconds, or none if they are over.
fn duration(millis: i64) -> Duration {
    Duration::from_millis(u64::try_from(millis).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::tests::nodes::waiting;

    #[tokio::test]
    async fn a_table_whose_people_are_here_rests_for_as_long_as_it_would_wait_for_them() {
        let (nodes, person, _) = waiting().await;
        let _here = nodes.enter(&nodes.here, Some(person.id)).await;
        nodes.here.act_on_time(nodes.table).await;
        // Longer than one that nothing is known of.
        assert_eq!(nodes.here.quiet_of(nodes.table).await, Some(Duration::from_secs(6)));
        assert!(SNOOZE < Duration::from_secs(6));
    }
}
