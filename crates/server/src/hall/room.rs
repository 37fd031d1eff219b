//! One table in this server: its copy in memory, those who look at it, and what becomes of requests.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use kernel::SeatSet;
use store::{Fault, GuestId, LogHash, Presence, Seq, TableId};
use table::{Command, Deed, Refused, Table, Who};
use tracing::warn;

use super::copy::Copy;
use super::crowd::Crowd;
use super::house::House;
use super::late::Late;
use super::loading::{load_whole, open};
use super::notices::Content;
use super::presence::Seen;
use super::thinking::{Decided, Thinking};

/// A table with those who look at it. Whoever holds it is alone with the table.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: TableId,
    pub(crate) crowd: Crowd,
    /// The last line of the chat that those who look have heard, or could read before they came.
    pub(crate) chat_heard: Seq,
    /// Somebody who is about to join the crowd.
    pub(crate) arriving: Option<GuestId>,
    /// What other servers know of the crowd; nothing for certain after a failure.
    pub(super) announced: Option<Presence>,
    /// Who is here, as the crowd was last told.
    pub(super) shown: (SeatSet, usize),
    /// When people were last here.
    pub(super) seen: Seen,
    /// How many milliseconds the table waits for somebody who is away, once that is known.
    pub(super) patience: Option<i64>,
    /// The last row that those who look were told of, or would have been if they were not late, and its hash.
    pub(super) published: (u64, LogHash),
    /// What spectators know and what waits for them, while there are any.
    pub(super) late: Option<Late>,
    pub(super) copy: Option<Copy>,
    /// The table as late spectators know it, if one has asked lately.
    pub(super) behind: Option<Box<Copy>>,
    /// Who is here and wants no messages.
    pub(super) content: Content,
    /// Why the log cannot be folded, once that is known.
    broken: Option<Refused>,
    pub(super) used: Instant,
    /// What a computer player is thinking about.
    pub(super) thinking: Option<Thinking>,
    /// What one has decided on, and could not be carried out.
    pub(super) decided: Option<Decided>,
    /// Whoever moves the computer players of the table at present holds the other end.
    moving: Weak<Moving>,
}

/// Held by whoever moves the computer players of a table. It is let go of in the room, so that nobody who comes in between believes
/// that they are still moved; and whatever else ends the moving lets go of it too.
#[derive(Debug)]
pub(crate) struct Moving;

/// What came of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// It stands under this sequence number.
    Stands(u64),
    /// It answers a prompt that is no longer open; this is the open one's number.
    Behind(u64),
}

/// Why a request was not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Undone {
    /// The table or the game says no.
    Refused(Refused),
    /// There is no such table.
    NoTable,
    /// The log of the table cannot be folded any more; it can only be looked at.
    Broken(Refused),
    /// The store could not do it; nothing is written.
    Store(Fault),
    /// It could not be decided on as long as somebody waited for certain; nothing is written.
    Late,
}

impl From<Refused> for Undone {
    fn from(refused: Refused) -> Undone {
        Undone::Refused(refused)
    }
}

impl From<Fault> for Undone {
    fn from(fault: Fault) -> Undone {
        Undone::Store(fault)
    }
}

/// What is to be done at a table.
pub(crate) enum Wish<'a> {
    /// Somebody's request, which nobody may wait for any more after this time.
    Request { who: Who<'a>, command: &'a Command, until: tokio::time::Instant },
    /// Whatever the passing of time demands.
    Time,
    /// A computer player's move.
    Bot(&'a Command),
    /// Rows that the server itself decides on.
    House(&'a (dyn Fn(&Table) -> Vec<Deed> + Send + Sync)),
}

impl Room {
    pub(crate) fn new(id: TableId) -> Room {
        Room {
            id,
            crowd: Crowd::default(),
            chat_heard: Seq::NONE,
            arriving: None,
            announced: Some(Presence::default()),
            shown: (SeatSet::EMPTY, 0),
            seen: Seen::default(),
            patience: None,
            published: (0, LogHash::NONE),
            late: None,
            copy: None,
            behind: None,
            content: Content::default(),
            broken: None,
            used: Instant::now(),
            thinking: None,
            decided: None,
            moving: Weak::new(),
        }
    }

    /// The sequence number as far as it is known here, also while the copy rests.
    pub(crate) fn seq(&self) -> u64 {
        self.copy.as_ref().map_or(self.published.0, |copy| copy.table.seq())
    }

    /// Whether a computer player is to move.
    pub(crate) fn bots_to_move(&self) -> bool {
        let Some(Copy { table, .. }) = &self.copy else { return false };
        let bots = table.bot_seats();
        table.waits_for().iter().any(|seat| bots.contains(seat))
    }

    /// For whoever has to begin to move the computer players; from now on somebody does.
    pub(crate) fn start_bots(&mut self) -> Option<Arc<Moving>> {
        if self.moving.strong_count() > 0 || !self.bots_to_move() {
            return None;
        }
        let moving = Arc::new(Moving);
        self.moving = Arc::downgrade(&moving);
        Some(moving)
    }

    /// Forgets the copy of a table at which nothing has happened for a while.
    pub(crate) fn rest(&mut self, house: &House, idle: Duration) {
        let patience = self.patience.unwrap_or(0);
        self.seen.forget_before(table::Millis(house.clock.service().0 - patience));
        if self.used.elapsed() >= idle {
            self.unload();
        }
    }

    /// Forgets the copy; the store knows everything.
    pub(crate) fn unload(&mut self) {
        self.copy = None;
        self.behind = None;
        self.broken = None;
    }

    /// Whether nobody looks and nothing is in memory.
    pub(crate) fn is_bare(&self) -> bool {
        let is_known = self.announced.as_ref().is_some_and(Presence::is_empty);
        let is_forgotten = self.copy.is_none() && self.broken.is_none() && self.seen.is_empty();
        self.crowd.is_empty() && is_known && is_forgotten
    }

    /// The table, loaded if it was not.
    pub(crate) async fn table(&mut self, house: &House) -> Result<&Table, Undone> {
        Ok(&self.loaded(house).await?.table)
    }

    pub(super) async fn loaded(&mut self, house: &House) -> Result<&mut Copy, Undone> {
        self.used = Instant::now();
        if self.copy.is_none() {
            if let Some(reason) = &self.broken {
                return Err(Undone::Broken(reason.clone()));
            }
            let copy = self.opened(house).await?;
            self.patience = super::patience(&copy.contract);
            Box::pin(self.go_on_from(copy, house)).await?;
        }
        self.copy.as_mut().ok_or(Undone::NoTable)
    }

    async fn opened(&mut self, house: &House) -> Result<Copy, Undone> {
        let opened = house.store.open_table(self.id).await?.ok_or(Undone::NoTable)?;
        let has_snapshot = opened.snapshot.is_some();
        let mut copy = open(house, opened).await;
        if matches!(copy, Err(Undone::Broken(_))) && has_snapshot {
            // A snapshot is only a cache: one that cannot be read any more is done without.
            copy = load_whole(house, self.id).await;
        }
        if let Err(Undone::Broken(reason)) = &copy {
            warn!(table = %self.id, ?reason, "the log cannot be folded: the table can only be looked at");
            self.broken = Some(reason.clone());
        }
        copy
    }

    /// Serves on from the table as it was read anew, once those who look are told what they have not heard of.
    ///
    /// Whatever ends this early leaves a room without its copy, which compares and tells when it has read the table again.
    pub(super) async fn go_on_from(&mut self, copy: Copy, house: &House) -> Result<(), Undone> {
        self.copy = None;
        let (head, told) = ((copy.table.seq(), copy.hash), self.published.0);
        if head != self.published {
            if self.is_continued(house).await? {
                self.fill_late(&copy, house).await?;
                self.copy = Some(copy);
                self.publish(Vec::new(), house);
                return Ok(());
            }
            warn!(table = %self.id, told, kept = head.0, "the log is another one than was told: all have to look again");
            self.send_all_home(head);
        }
        self.copy = Some(copy);
        Ok(())
    }

    /// Whether the log goes on from the last row that those who look were told of. A database that lost rows which it had confirmed,
    /// such as a standby that took over too early, has another log.
    async fn is_continued(&self, house: &House) -> Result<bool, Undone> {
        let (seq, hash) = self.published;
        if seq == 0 || self.crowd.is_empty() {
            return Ok(true);
        }
        let rows = house.store.rows(self.id, Seq(seq - 1), 1).await?;
        Ok(rows.first().is_some_and(|row| (row.seq.0, row.hash) == (seq, hash)))
    }

    /// Everybody has to come again and is greeted with the table as it is.
    pub(super) fn send_all_home(&mut self, head: (u64, LogHash)) {
        self.crowd.send_home();
        self.late = None;
        self.behind = None;
        self.published = head;
    }
}
