//! One table in this server: its copy in memory, and the way of a request from the mailbox to the broadcast.

use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel::{Seat, SeatSet};
use store::{Fault, GuestId, NodeId, Outgoing, Presence, Seq, Store, TableId};
use table::{Command, Deed, Fair, Guest, Refused, Table, Who};

use tokio::sync::Notify;
use tracing::warn;

use super::copy::{Copy, Wanted};
use super::crowd::Crowd;
use super::late::Late;
use super::loading::{ROWS_AT_ONCE, load, load_whole};
use super::presence::Seen;
use crate::clock::Clock;
use crate::live::message::{Missed, Past, ServerMessage, encode};
use crate::outbox::Hook;

/// How often a request is tried when other nodes write to the same table.
const TRIES: usize = 16;
/// How many rows are remembered for those who come back.
const REMEMBERED: usize = 128;

/// What a room needs of the server around it.
#[derive(Clone, Debug)]
pub(crate) struct House {
    pub(crate) store: Store,
    /// This server among those that share the store.
    pub(crate) node: NodeId,
    pub(crate) clock: Arc<Clock>,
    /// Told whenever something is put into the outbox.
    pub(crate) posted: Arc<Notify>,
    /// When this server began to serve, in time of service.
    pub(crate) began: table::Millis,
}

/// A table with those who look at it. Whoever holds it is alone with the table.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: TableId,
    pub(crate) crowd: Crowd,
    /// The last line of the chat that those who look have heard, once they have heard one.
    pub(crate) chat_heard: Option<Seq>,
    /// Somebody who is about to join the crowd.
    pub(crate) arriving: Option<GuestId>,
    /// What other servers know of the crowd; nothing for certain after a failure.
    announced: Option<Presence>,
    /// Who is here, as the crowd was last told.
    shown: (SeatSet, usize),
    /// When people were last here.
    seen: Seen,
    /// How many milliseconds the table waits for somebody who is away, once that is known.
    patience: Option<i64>,
    /// The last row that those who look were told of, or would have been if they were not late.
    published: u64,
    /// What spectators know and what waits for them, while there are any.
    late: Option<Late>,
    copy: Option<Copy>,
    /// Why the log cannot be folded, once that is known.
    broken: Option<Refused>,
    used: Instant,
    bots: Bots,
}

/// Whether somebody moves the computer players of the table at present.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bots {
    Rest,
    Move,
}

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
    /// Somebody's request.
    Request(Who<'a>, &'a Command),
    /// Whatever the passing of time demands.
    Time,
    /// The computer players' next move.
    Bot(u64),
    /// Rows that the server itself decides on.
    House(&'a (dyn Fn(&Table) -> Vec<Deed> + Send + Sync)),
}

impl Room {
    pub(crate) fn new(id: TableId) -> Room {
        Room {
            id,
            crowd: Crowd::default(),
            chat_heard: None,
            arriving: None,
            announced: Some(Presence::default()),
            shown: (SeatSet::EMPTY, 0),
            seen: Seen::default(),
            patience: None,
            published: 0,
            late: None,
            copy: None,
            broken: None,
            used: Instant::now(),
            bots: Bots::Rest,
        }
    }

    /// The sequence number as far as it is known here.
    pub(crate) fn seq(&self) -> u64 {
        self.copy.as_ref().map_or(0, |copy| copy.table.seq())
    }

    /// Whether a computer player is to move.
    pub(crate) fn bots_to_move(&self) -> bool {
        let Some(Copy { table, .. }) = &self.copy else { return false };
        let bots = table.bot_seats();
        table.waits_for().iter().any(|seat| bots.contains(seat))
    }

    /// Whether somebody must begin to move the computer players; from now on somebody does.
    pub(crate) fn start_bots(&mut self) -> bool {
        let start = self.bots == Bots::Rest && self.bots_to_move();
        if start {
            self.bots = Bots::Move;
        }
        start
    }

    /// Nobody moves the computer players any more.
    pub(crate) fn stop_bots(&mut self) {
        self.bots = Bots::Rest;
    }

    /// Forgets the copy of a table at which nothing has happened for a while.
    pub(crate) fn rest(&mut self, house: &House, idle: Duration) {
        let patience = self.patience.unwrap_or(0);
        self.seen.forget_before(table::Millis(house.clock.service().0 - patience));
        if self.used.elapsed() >= idle {
            self.unload();
        }
    }

    /// Tells everybody who is here.
    pub(crate) fn tell_presence(&mut self) {
        self.shown = (self.crowd.here(), self.crowd.watching());
        let (seats, watching) = (super::chairs(self.shown.0), self.shown.1);
        self.tell_each(|seq| ServerMessage::Here { seq, seats: seats.clone(), watching });
    }

    /// Tells everybody something, each with the last row that they know of.
    pub(crate) fn tell_each(&mut self, message: impl Fn(u64) -> ServerMessage) {
        let (known, late) = (self.seq(), self.seq_of_watchers());
        self.crowd.tell_seated(&[], &encode(&message(known)));
        self.crowd.tell_watchers(&[], &encode(&message(late)));
    }

    /// The last row that those who hold no seat know of.
    pub(crate) fn seq_of_watchers(&self) -> u64 {
        let may_know = || self.copy.as_ref().map_or(0, Copy::shown);
        self.late.as_ref().map_or_else(may_know, Late::told)
    }

    /// Tells what somebody has said. What people at the table say reaches late spectators when they see what it was said about.
    pub(crate) fn tell_said(
        &mut self,
        by: GuestId,
        deaf: Vec<GuestId>,
        message: impl Fn(u64) -> ServerMessage,
    ) {
        let head = self.seq();
        self.crowd.tell_seated(&deaf, &encode(&message(head)));
        let sits = self.copy.as_ref().is_some_and(|copy| !copy.table.seats_of(Guest(by.get())).is_empty());
        let delay = self.copy.as_ref().map_or(0, Copy::delay);
        match &mut self.late {
            Some(late) if sits && delay > 0 => late.said(head, encode(&message(head)), deaf),
            _ => {
                let seq = self.seq_of_watchers();
                self.crowd.tell_watchers(&deaf, &encode(&message(seq)));
            }
        }
    }

    /// Tells everybody who is here, if that is not what they were told last.
    pub(crate) fn tell_changed_presence(&mut self) {
        if !self.crowd.is_empty() && self.shown != (self.crowd.here(), self.crowd.watching()) {
            self.tell_presence();
        }
    }

    /// Lets other servers know who looks here, if they do not.
    pub(crate) async fn announce(&mut self, house: &House) {
        let presence = self.crowd.presence();
        if !house.store.is_shared() || self.announced.as_ref() == Some(&presence) {
            return;
        }
        // Until it is known to be written, nothing is known.
        self.announced = None;
        match house.store.attend(house.node, self.id, &presence).await {
            Ok(()) => self.announced = Some(presence),
            Err(fault) => warn!(table = %self.id, %fault, "other servers could not be told who is here"),
        }
    }

    /// Other servers know nothing of the crowd any more.
    pub(crate) fn announce_anew(&mut self) {
        self.announced = None;
    }

    /// Other servers are told for all rooms at once that nobody is left.
    pub(crate) fn announced_with_all(&mut self) {
        self.announced = Some(Presence::default());
    }

    /// Sees who looks through other servers.
    pub(crate) async fn look_elsewhere(&mut self, house: &House) {
        if !house.store.is_shared() {
            return;
        }
        let elsewhere = match house.store.elsewhere(house.node, self.id).await {
            Ok(elsewhere) => elsewhere,
            Err(fault) => {
                warn!(table = %self.id, %fault, "who is elsewhere could not be read");
                return;
            }
        };
        if self.loaded(house).await.is_ok()
            && let Some(copy) = &self.copy
        {
            self.crowd.hear(elsewhere, &copy.table);
        }
    }

    /// The seats of a guest who wants to look, who may look without one only where that is agreed on.
    pub(crate) async fn admit(&mut self, house: &House, guest: Option<GuestId>) -> Result<SeatSet, Undone> {
        let table = self.table(house).await?;
        let own = guest.map_or(SeatSet::EMPTY, |guest| table.seats_of(Guest(guest.get())));
        if own.is_empty() && !super::may_watch(table) {
            return Err(Undone::Refused(table::No::NoSpectators.into()));
        }
        Ok(own)
    }

    /// The seats the table has waited for too long while their persons are not here.
    pub(crate) async fn away_too_long(&mut self, house: &House) -> Vec<Seat> {
        if self.copy.as_ref().is_some_and(|copy| super::patience(&copy.contract).is_some()) {
            self.look_elsewhere(house).await;
        }
        let (now, here) = (house.clock.service(), self.crowd.here());
        self.note_here(house);
        let Some(Copy { table, changed, .. }) = &self.copy else { return Vec::new() };
        let Some(patience) = self.patience else { return Vec::new() };
        // Nobody is away from before they went, nor from before anybody could come.
        let since = |seat| self.seen.last(seat).unwrap_or(house.began).max(*changed);
        let too_long = |seat: &Seat| !here.contains(*seat) && now.0 >= since(*seat).0 + patience;
        table.waits_for_persons().iter().filter(too_long).collect()
    }

    /// Remembers who is here, where it matters how long they are away.
    pub(crate) fn note_here(&mut self, house: &House) {
        if self.patience.is_some() {
            self.seen.note(self.crowd.here(), house.clock.service());
        }
    }

    /// Forgets the copy; the store knows everything.
    pub(crate) fn unload(&mut self) {
        self.copy = None;
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

    async fn loaded(&mut self, house: &House) -> Result<&mut Copy, Undone> {
        self.used = Instant::now();
        if self.copy.is_none() {
            if let Some(reason) = &self.broken {
                return Err(Undone::Broken(reason.clone()));
            }
            let copy = self.opened(house).await?;
            self.patience = super::patience(&copy.contract);
            self.copy = Some(copy);
            Box::pin(self.tell_anew(house)).await?;
        }
        self.copy.as_mut().ok_or(Undone::NoTable)
    }

    async fn opened(&mut self, house: &House) -> Result<Copy, Undone> {
        let opened = house.store.open_table(self.id).await?.ok_or(Undone::NoTable)?;
        let mut copy = Copy::of(&opened);
        if matches!(copy, Err(Undone::Broken(_))) && opened.snapshot.is_some() {
            // A snapshot is only a cache: one that cannot be read any more is done without.
            copy = load_whole(house, self.id).await;
        }
        if let Err(Undone::Broken(reason)) = &copy {
            warn!(table = %self.id, ?reason, "the log cannot be folded: the table can only be looked at");
            self.broken = Some(reason.clone());
        }
        copy
    }

    /// Tells those who look what they have not heard of, after the table was read anew.
    async fn tell_anew(&mut self, house: &House) -> Result<(), Undone> {
        if self.seq() > self.published {
            self.fill_late(house).await?;
            self.publish(Vec::new(), house);
        }
        Ok(())
    }

    /// Somebody is about to watch: what they may not know yet waits for them.
    pub(crate) async fn expect_watcher(&mut self, house: &House) -> Result<(), Undone> {
        let shown = self.loaded(house).await?.shown();
        if self.late.is_none() || self.crowd.spectators() == 0 {
            self.late = Some(Late::at(shown));
            self.fill_late(house).await?;
        }
        Ok(())
    }

    /// Rows that somebody else wrote wait for late spectators as well, each with the table after it.
    async fn fill_late(&mut self, house: &House) -> Result<(), Undone> {
        let (Some(late), Some(copy)) = (&mut self.late, &self.copy) else { return Ok(()) };
        let (from, head) = (late.reached(), copy.table.seq());
        if copy.delay() == 0 || from >= head {
            return Ok(());
        }
        let mut walker = load(house, self.id, from).await?;
        for row in house.store.rows(self.id, Seq(from), ROWS_AT_ONCE).await? {
            let seq = row.seq.0;
            if seq <= head {
                let pasts = walker.follow(&[row])?;
                late.row(seq, encode(&walker.update(&pasts, SeatSet::EMPTY, house)));
            }
        }
        Ok(())
    }

    /// Carries a wish out: decides, stores, and only then tells everybody.
    ///
    /// Meanwhile the room is without its copy, which is ahead of the store: whatever ends this early, also whoever waits for it
    /// going away, leaves a room that reads the table anew.
    pub(crate) async fn fulfil(
        &mut self,
        house: &House,
        wish: &Wish<'_>,
        fair: &mut Fair,
    ) -> Result<Done, Undone> {
        for _ in 0..TRIES {
            let copy = self.loaded(house).await?;
            let before = copy.table.seq();
            let (deeds, then) = match copy.wanted(wish, house, fair)? {
                Wanted::Enter(deeds) if deeds.is_empty() => return Ok(Done::Stands(before)),
                Wanted::Enter(deeds) => (deeds, Then::Done),
                Wanted::First(deed) => (vec![deed], Then::DecideAgain),
                Wanted::Done(done) => return Ok(done),
                Wanted::WholeLog => {
                    self.copy = Some(load_whole(house, self.id).await?);
                    self.tell_anew(house).await?;
                    continue;
                }
            };
            let mut copy = self.copy.take().ok_or(Undone::NoTable)?;
            let waited_before = copy.derived.waited();
            let (mut append, pasts) = copy.enter(self.id, deeds, house)?;
            let waited = copy.derived.waited().into_iter().filter(|guest| !waited_before.contains(guest));
            append.outbox = self.messages(house, waited, copy.table.seq()).await?;
            let posts = !append.outbox.is_empty();
            match house.store.append(append).await {
                Ok(()) => {
                    if posts {
                        house.posted.notify_one();
                    }
                    let seq = copy.table.seq();
                    self.copy = Some(copy);
                    self.publish(pasts, house);
                    if then == Then::Done {
                        return Ok(Done::Stands(seq));
                    }
                }
                // Somebody else was first: those who look are told what that was, and the wish is decided on again.
                Err(Fault::Conflict) => {
                    self.copy = Some(load(house, self.id, before).await?);
                    self.catch_up(house, Seq(u64::MAX)).await?;
                }
                Err(fault) => return Err(fault.into()),
            }
        }
        Err(Undone::Store(Fault::Busy))
    }

    /// The messages to those for whom the table comes to wait while they are not here.
    async fn messages(
        &self,
        house: &House,
        waited: impl Iterator<Item = GuestId>,
        seq: u64,
    ) -> Result<Vec<Outgoing>, Undone> {
        let mut messages = Vec::new();
        for guest in waited.filter(|guest| !self.crowd.has(*guest) && self.arriving != Some(*guest)) {
            let settings = house.store.hook_for(guest, self.id).await?;
            let Some(hook) = settings.and_then(|settings| Hook::stored(&settings)) else { continue };
            let elsewhere = house.store.elsewhere(house.node, self.id).await?;
            if !elsewhere.iter().any(|presence| presence.guests.contains(&guest)) {
                messages.push(hook.outgoing(guest, self.id, seq, house.clock.wall()));
            }
        }
        Ok(messages)
    }

    /// Another node wrote to the table: reads what it wrote and tells those who look at it here.
    pub(crate) async fn catch_up(&mut self, house: &House, upto: Seq) -> Result<(), Undone> {
        let Some(copy) = &mut self.copy else {
            if !self.crowd.is_empty() {
                self.loaded(house).await?;
            }
            return Ok(());
        };
        if copy.table.seq() >= upto.0 {
            return Ok(());
        }
        let rows = house.store.rows(self.id, Seq(copy.table.seq()), ROWS_AT_ONCE).await?;
        match copy.follow(&rows) {
            Ok(pasts) if pasts.is_empty() => {}
            Ok(pasts) => self.publish(pasts, house),
            // All went back behind where this copy begins, or the log is broken: the store knows.
            Err(_) => {
                self.copy = None;
                self.loaded(house).await?;
            }
        }
        Ok(())
    }

    /// Tells everybody who looks what happened and how the table looks now.
    fn publish(&mut self, pasts: Vec<Past>, house: &House) {
        let Some(copy) = &mut self.copy else { return };
        self.crowd.reseat(&copy.table);
        if !super::may_watch(&copy.table) {
            self.crowd.send_watchers_home();
        }
        let head = copy.table.seq();
        self.published = head;
        for own in self.crowd.kinds() {
            let message = encode(&copy.update(&pasts, own, house));
            if own.is_empty() {
                // Until now they were told everything at once.
                let before = pasts.first().map_or(head, |past| past.seq).saturating_sub(1);
                self.late.get_or_insert(Late::at(before)).row(head, message);
            } else {
                self.crowd.tell(own, &message);
            }
        }
        if self.crowd.spectators() == 0 {
            self.late = None;
        }
        for waiting in self.late.iter_mut().flat_map(|late| late.advance(head, copy.delay())) {
            self.crowd.tell_watchers(&waiting.deaf, &waiting.message);
        }
        for past in pasts {
            if copy.past.len() == REMEMBERED {
                copy.past.pop_front();
            }
            copy.past.push_back(past);
        }
        // Who has sat down or left a seat is here in another way than before.
        self.tell_changed_presence();
    }

    /// What somebody who comes, or comes back, is told first: what was missed as far as it is remembered, and how all is now.
    pub(crate) async fn greeting(
        &mut self,
        house: &House,
        own: SeatSet,
        since: Option<u64>,
    ) -> Result<ServerMessage, Undone> {
        let copy = self.loaded(house).await?;
        if own.is_empty() && copy.delay() > 0 {
            let shown = copy.shown();
            return Ok(load(house, self.id, shown).await?.hello(Missed::TooMuch, own, house));
        }
        let first = copy.past.front().map_or(copy.table.seq() + 1, |past| past.seq);
        let missed = match since {
            Some(since) if since.saturating_add(1) >= first => {
                let missed = copy.past.iter().filter(|past| past.seq > since);
                Missed::Told(missed.map(|past| past.heard(own)).collect())
            }
            _ => Missed::TooMuch,
        };
        Ok(copy.hello(missed, own, house))
    }
}

#[derive(PartialEq, Eq)]
enum Then {
    Done,
    DecideAgain,
}
