//! One table in this server: the table in memory, those who look at it, and what becomes of requests.

use std::error::Error;
use std::fmt;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use kernel::SeatSet;
use store::{Fault, GuestId, LogHash, Presence, Seq, TableId};
use table::{Command, Deed, Refused, Table, Who};
use tracing::warn;

use super::bots::{Decided, Thinking};
use super::cached_table::CachedTable;
use super::context::ServerContext;
use super::delayed_messages::DelayedMessages;
use super::last_seen::LastSeen;
use super::loading::{load_whole, open};
use super::notifications::WithoutWebhook;
use super::subscribers::Subscribers;

/// A table with those who look at it. Whoever holds it is alone with the table.
#[derive(Debug)]
pub(crate) struct LiveTable {
    pub(crate) id: TableId,
    pub(crate) subscribers: Subscribers,
    /// The last line of the chat that those who look have heard, or could read before they came.
    pub(crate) chat_heard: Seq,
    /// Somebody who is about to join the subscribers.
    pub(crate) arriving: Option<GuestId>,
    /// What other servers know of the subscribers; nothing for certain after a failure.
    pub(super) announced: Option<Presence>,
    /// Who is here, as the subscribers was last told.
    pub(super) shown: (SeatSet, usize),
    /// When people were last here.
    pub(super) seen: LastSeen,
    /// How many milliseconds the table waits for somebody who is away, once that is known.
    pub(super) absence_limit: Option<i64>,
    /// The last row that those who look were told of, or would have been if they were not delayed, and its hash.
    pub(super) published: (u64, LogHash),
    /// What spectators know and what waits for them, while there are any.
    pub(super) delayed: Option<DelayedMessages>,
    pub(super) cached: Option<CachedTable>,
    /// The table as delayed spectators know it, if one has asked lately.
    pub(super) delayed_table: Option<Box<CachedTable>>,
    /// Who is here and wants no messages.
    pub(super) without_webhook: WithoutWebhook,
    /// Why the log cannot be folded, once that is known.
    broken: Option<Refused>,
    pub(super) used: Instant,
    /// What a computer player is thinking about.
    pub(super) thinking: Option<Thinking>,
    /// What one has decided on, and could not be carried out.
    pub(super) decided: Option<Decided>,
    /// Whoever moves the computer players of the table at present holds the other end.
    bot_guard: Weak<BotGuard>,
}

/// Held by whoever moves the computer players of a table. It is let go of in the live table, so that nobody who comes in between believes
/// that they are still moved; and whatever else ends the moving lets go of it too.
#[derive(Debug)]
pub(crate) struct BotGuard;

/// What came of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// It stands under this sequence number.
    Stands(u64),
    /// It answers a prompt that is no longer open; this is the open one's number.
    Behind(u64),
}

/// Why a request was not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TableError {
    /// The table or the game says no.
    Refused(Refused),
    /// There is no such table.
    NoTable,
    /// The log of the table cannot be folded any more; it can only be looked at.
    Broken(Refused),
    /// The store could not do it; nothing is written.
    Store(Fault),
    /// It could not be decided on as long as somebody waited for certain; nothing is written.
    TimedOut,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TableError::Refused(_) => "refused",
            TableError::NoTable => "there is no such table",
            TableError::Broken(_) => "the log cannot be folded",
            TableError::Store(_) => "the store failed",
            TableError::TimedOut => "not decided in time",
        })
    }
}

impl Error for TableError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            TableError::Refused(refused) | TableError::Broken(refused) => Some(refused),
            TableError::Store(fault) => Some(fault),
            TableError::NoTable | TableError::TimedOut => None,
        }
    }
}

impl From<Refused> for TableError {
    fn from(refused: Refused) -> TableError {
        TableError::Refused(refused)
    }
}

impl From<Fault> for TableError {
    fn from(fault: Fault) -> TableError {
        TableError::Store(fault)
    }
}

/// What is to be done at a table.
pub(crate) enum Operation<'a> {
    /// Somebody's request, which nobody may wait for any more after this time.
    Request { who: Who<'a>, command: &'a Command, until: tokio::time::Instant },
    /// Whatever the passing of time demands.
    Time,
    /// A computer player's move.
    Bot(&'a Command),
    /// Rows that the server itself decides on.
    Server(&'a (dyn Fn(&Table) -> Vec<Deed> + Send + Sync)),
}

impl LiveTable {
    pub(crate) fn new(id: TableId) -> LiveTable {
        LiveTable {
            id,
            subscribers: Subscribers::default(),
            chat_heard: Seq::NONE,
            arriving: None,
            announced: Some(Presence::default()),
            shown: (SeatSet::EMPTY, 0),
            seen: LastSeen::default(),
            absence_limit: None,
            published: (0, LogHash::NONE),
            delayed: None,
            cached: None,
            delayed_table: None,
            without_webhook: WithoutWebhook::default(),
            broken: None,
            used: Instant::now(),
            thinking: None,
            decided: None,
            bot_guard: Weak::new(),
        }
    }

    /// The sequence number as far as it is known here, also while the table is not in memory.
    pub(crate) fn seq(&self) -> u64 {
        self.cached.as_ref().map_or(self.published.0, |cached| cached.table.seq())
    }

    /// Whether a computer player is to move.
    pub(crate) fn bots_to_move(&self) -> bool {
        let Some(CachedTable { table, .. }) = &self.cached else { return false };
        let bots = table.bot_seats();
        table.waits_for().iter().any(|seat| bots.contains(seat))
    }

    /// For whoever has to begin to move the computer players; from now on somebody does.
    pub(crate) fn start_bots(&mut self) -> Option<Arc<BotGuard>> {
        if self.bot_guard.strong_count() > 0 || !self.bots_to_move() {
            return None;
        }
        let guard = Arc::new(BotGuard);
        self.bot_guard = Arc::downgrade(&guard);
        Some(guard)
    }

    /// Forgets the cached table if nothing has happened there for a while.
    pub(crate) fn unload_if_idle(&mut self, context: &ServerContext, idle: Duration) {
        let absence_limit = self.absence_limit.unwrap_or(0);
        self.seen.forget_before(table::Millis(context.clock.service().0 - absence_limit));
        if self.used.elapsed() >= idle {
            self.unload();
        }
    }

    /// Forgets the cached table; the store knows everything.
    pub(crate) fn unload(&mut self) {
        self.cached = None;
        self.delayed_table = None;
        self.broken = None;
    }

    /// Whether nobody looks and nothing is in memory.
    pub(crate) fn is_bare(&self) -> bool {
        let is_known = self.announced.as_ref().is_some_and(Presence::is_empty);
        let is_forgotten = self.cached.is_none() && self.broken.is_none() && self.seen.is_empty();
        self.subscribers.is_empty() && is_known && is_forgotten
    }

    /// The table, loaded if it was not.
    pub(crate) async fn table(&mut self, context: &ServerContext) -> Result<&Table, TableError> {
        Ok(&self.loaded(context).await?.table)
    }

    pub(super) async fn loaded(&mut self, context: &ServerContext) -> Result<&mut CachedTable, TableError> {
        self.used = Instant::now();
        if self.cached.is_none() {
            if let Some(reason) = &self.broken {
                return Err(TableError::Broken(reason.clone()));
            }
            let cached = self.opened(context).await?;
            self.absence_limit = super::absence_limit(&cached.contract);
            Box::pin(self.resume_from(cached, context)).await?;
        }
        self.cached.as_mut().ok_or(TableError::NoTable)
    }

    async fn opened(&mut self, context: &ServerContext) -> Result<CachedTable, TableError> {
        let opened = context.store.open_table(self.id).await?.ok_or(TableError::NoTable)?;
        let has_snapshot = opened.snapshot.is_some();
        let mut cached = open(context, opened).await;
        if matches!(cached, Err(TableError::Broken(_))) && has_snapshot {
            // A snapshot is only a cache: one that cannot be read any more is done without.
            cached = load_whole(context, self.id).await;
        }
        if let Err(TableError::Broken(reason)) = &cached {
            warn!(table = %self.id, %reason, "the log cannot be folded: the table can only be looked at");
            self.broken = Some(reason.clone());
        }
        cached
    }

    /// Serves on from the table as it was read anew, once those who look are told what they have not heard of.
    ///
    /// Whatever ends this early leaves a live table without its cached one, which compares and tells when it has read the table again.
    pub(super) async fn resume_from(
        &mut self,
        cached: CachedTable,
        context: &ServerContext,
    ) -> Result<(), TableError> {
        self.cached = None;
        let (head, told) = ((cached.table.seq(), cached.hash), self.published.0);
        if head != self.published {
            if self.is_continued(context).await? {
                self.fill_delayed(&cached, context).await?;
                self.cached = Some(cached);
                self.publish(Vec::new(), context);
                return Ok(());
            }
            warn!(table = %self.id, told, kept = head.0, "the log is another one than was told: all have to look again");
            self.disconnect_all(head);
        }
        self.cached = Some(cached);
        Ok(())
    }

    /// Whether the log goes on from the last row that those who look were told of. A database that lost rows which it had confirmed,
    /// such as a standby that took over too early, has another log.
    async fn is_continued(&self, context: &ServerContext) -> Result<bool, TableError> {
        let (seq, hash) = self.published;
        if seq == 0 || self.subscribers.is_empty() {
            return Ok(true);
        }
        let rows = context.store.rows(self.id, Seq(seq - 1), 1).await?;
        Ok(rows.first().is_some_and(|row| (row.seq.0, row.hash) == (seq, hash)))
    }

    /// Everybody has to come again and is greeted with the table as it is.
    pub(super) fn disconnect_all(&mut self, head: (u64, LogHash)) {
        self.subscribers.disconnect_all();
        self.delayed = None;
        self.delayed_table = None;
        self.published = head;
    }
}
