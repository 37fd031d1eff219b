//! Carrying out an operation at a live table: deciding, storing, telling; and catching up with what other servers have written.

use std::time::Instant;

use store::{Fault, Seq};
use table::SecureDice;
use tracing::info;

use super::cached_table::Plan;
use super::context::ServerContext;
use super::live_table::{LiveTable, Operation, Outcome, TableError};
use super::loading::{ROWS_AT_ONCE, load, load_whole};
use crate::live::message::Past;

/// How often a request is tried when other nodes write to the same table.
const TRIES: usize = 16;

impl LiveTable {
    /// Carries out an operation: decides, stores, and only then tells everybody.
    ///
    /// Meanwhile the live table is without its cached one, which is ahead of the store: whatever ends this early, also whoever waits for it
    /// going away, leaves a live table that reads the table anew.
    pub(crate) async fn execute(
        &mut self,
        context: &ServerContext,
        operation: &Operation<'_>,
        dice: &mut SecureDice,
    ) -> Result<Outcome, TableError> {
        for _ in 0..TRIES {
            let cached = self.loaded(context).await?;
            // By the log as it is now, a request that was answered elsewhere long ago could be a new one.
            if operation.is_expired() {
                return Err(TableError::TimedOut);
            }
            let before = cached.table.seq();
            let plan = cached.plan(operation, context, dice);
            if is_no(operation, &plan) && self.was_stale(context).await? {
                continue;
            }
            let (deeds, then) = match plan? {
                Plan::Enter(deeds) if deeds.is_empty() => return Ok(Outcome::Stands(before)),
                Plan::Enter(deeds) => (deeds, AfterStore::Finish),
                Plan::First(deed) => (vec![deed], AfterStore::DecideAgain),
                Plan::Done(done) => {
                    self.confirm_durable(context, operation, &done).await?;
                    return Ok(done);
                }
                Plan::WholeLog => {
                    let cached = load_whole(context, self.id).await?;
                    self.resume_from(cached, context).await?;
                    continue;
                }
            };
            let mut cached = self.cached.take().ok_or(TableError::NoTable)?;
            let waited_before = cached.derived.waited();
            let (mut append, pasts) = cached.enter(self.id, deeds, context)?;
            let waited = cached.derived.waited().into_iter().filter(|guest| !waited_before.contains(guest));
            append.outbox = self.notifications(context, waited, cached.table.seq()).await?;
            let posts = !append.outbox.is_empty();
            match context.store.append(append).await {
                Ok(()) => {
                    for Past { seq, happened, .. } in &pasts {
                        info!(table = %self.id, seq, kind = ?happened.kind, "a row is stored");
                    }
                    if posts {
                        context.outbox_filled.notify_one();
                    }
                    let seq = cached.table.seq();
                    self.cached = Some(cached);
                    self.publish(pasts, context);
                    if then == AfterStore::Finish {
                        return Ok(Outcome::Stands(seq));
                    }
                }
                // Somebody else was first: those who look are told what that was, and the operation is decided on again.
                Err(Fault::Conflict) => {
                    let cached = load(context, self.id, before).await?;
                    self.resume_from(cached, context).await?;
                    self.catch_up(context, Seq(u64::MAX)).await?;
                }
                Err(fault) => return Err(fault.into()),
            }
        }
        Err(TableError::Store(Fault::Busy))
    }

    /// What was done before is acknowledged as what is done now: only when the database and its standbys have it. It may have been read
    /// from a database that shows what its standby does not have yet; a write comes after all that can be read.
    async fn confirm_durable(
        &self,
        context: &ServerContext,
        operation: &Operation<'_>,
        done: &Outcome,
    ) -> Result<(), TableError> {
        let is_told = matches!(operation, Operation::Request { .. }) && matches!(done, Outcome::Stands(_));
        if is_told && context.store.is_shared() {
            context.store.try_writing(context.node).await?;
        }
        Ok(())
    }

    /// Whether another node has written what is not known here, which is read now. Whoever is told no sends nothing again, and the
    /// request may be among what the other node wrote: news of that comes late, or not at all while there is no way to the database.
    async fn was_stale(&mut self, context: &ServerContext) -> Result<bool, TableError> {
        let Some(cached) = self.cached.as_ref().filter(|_| context.store.is_shared()) else {
            return Ok(false);
        };
        let kept = context.store.table(self.id).await?.ok_or(TableError::NoTable)?;
        if kept.hash == cached.hash {
            return Ok(false);
        }
        if kept.last.0 > cached.table.seq() {
            self.catch_up(context, kept.last).await?;
        } else {
            self.unload();
        }
        Ok(true)
    }

    /// Another node wrote to the table: reads what it wrote and tells those who look at it here.
    pub(crate) async fn catch_up(&mut self, context: &ServerContext, upto: Seq) -> Result<(), TableError> {
        if self.cached.is_none() {
            if !self.subscribers.is_empty() {
                self.loaded(context).await?;
            }
            return Ok(());
        }
        let known = Seq(self.seq());
        if known >= upto {
            return Ok(());
        }
        let rows = context.store.rows(self.id, known, ROWS_AT_ONCE).await?;
        // Whatever ends this early leaves a live table that reads the table anew.
        let cached = self.cached.take().filter(|_| rows.len() < ROWS_AT_ONCE as usize);
        let followed = cached.and_then(|mut cached| cached.follow(&rows).ok().map(|pasts| (cached, pasts)));
        let Some((cached, pasts)) = followed else {
            // There is more than is read at once, all went back behind where the cached table begins, or the log is broken: the store knows.
            self.loaded(context).await?;
            return Ok(());
        };
        self.cached = Some(cached);
        if !pasts.is_empty() {
            // A table at which others play elsewhere is in use here as well.
            self.used = Instant::now();
            self.publish(pasts, context);
        }
        Ok(())
    }
}

impl Operation<'_> {
    /// Whether nobody may wait for it any more.
    fn is_expired(&self) -> bool {
        matches!(self, Operation::Request { until, .. } if *until <= tokio::time::Instant::now())
    }
}

/// Whether somebody would be told that a request cannot be carried out.
fn is_no(operation: &Operation<'_>, plan: &Result<Plan, TableError>) -> bool {
    matches!(operation, Operation::Request { .. })
        && matches!(plan, Err(_) | Ok(Plan::Done(Outcome::Behind(_))))
}

/// What comes after the rows are stored.
#[derive(PartialEq, Eq)]
enum AfterStore {
    Finish,
    DecideAgain,
}
