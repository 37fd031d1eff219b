//! Those who look at a table through this server, each with a queue that a slow reader cannot make longer; and who looks through
//! others.

use axum::extract::ws::Utf8Bytes;
use kernel::SeatSet;
use store::{GuestId, Presence};
use table::{Guest, Table};
use tokio::sync::{mpsc, oneshot};

/// Somebody who looks.
#[derive(Debug)]
struct Onlooker {
    id: u64,
    guest: Option<GuestId>,
    own: SeatSet,
    queue: mpsc::Sender<Utf8Bytes>,
    /// Dropped with the onlooker, which ends even a message that the other side does not take.
    _stay: oneshot::Sender<Never>,
}

/// Nothing is ever said by this.
#[derive(Debug)]
pub(crate) enum Never {}

/// Where messages for somebody who looks go, and what ends with the onlooker.
#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) queue: mpsc::Sender<Utf8Bytes>,
    pub(crate) stay: oneshot::Sender<Never>,
}

/// Everybody who looks at a table here.
#[derive(Debug, Default)]
pub(crate) struct Crowd {
    onlookers: Vec<Onlooker>,
    next: u64,
    elsewhere: Vec<Presence>,
    /// The seats of those who look elsewhere.
    seats_elsewhere: SeatSet,
    /// The seats of those who could not keep up and were dropped, until somebody asks.
    dropped: SeatSet,
}

/// Names somebody who looks, to leave again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ticket(u64);

impl Crowd {
    /// Lets somebody in, whose messages go into the queue.
    pub(crate) fn join(&mut self, guest: Option<GuestId>, own: SeatSet, line: Line) -> Ticket {
        let id = self.next;
        self.next += 1;
        self.onlookers.push(Onlooker { id, guest, own, queue: line.queue, _stay: line.stay });
        Ticket(id)
    }

    /// Lets somebody go.
    pub(crate) fn leave(&mut self, ticket: Ticket) {
        self.onlookers.retain(|onlooker| onlooker.id != ticket.0);
    }

    /// Whether nobody looks.
    pub(crate) fn is_empty(&self) -> bool {
        self.onlookers.is_empty()
    }

    /// Who looks here, as other servers are told.
    pub(crate) fn presence(&self) -> Presence {
        let seated = self.onlookers.iter().filter(|onlooker| !onlooker.own.is_empty());
        let mut guests: Vec<GuestId> = seated.filter_map(|onlooker| onlooker.guest).collect();
        guests.sort_unstable();
        guests.dedup();
        Presence { guests, watching: u32::try_from(self.spectators()).unwrap_or(u32::MAX) }
    }

    /// Hears who looks through other servers.
    pub(crate) fn hear(&mut self, elsewhere: Vec<Presence>, table: &Table) {
        self.elsewhere = elsewhere;
        self.reseat(table);
    }

    /// How many look here or elsewhere who hold no seat.
    pub(crate) fn watching(&self) -> usize {
        let elsewhere = self.elsewhere.iter().map(|presence| presence.watching as usize);
        self.spectators().saturating_add(elsewhere.sum())
    }

    /// How many look here who hold no seat.
    pub(crate) fn spectators(&self) -> usize {
        self.onlookers.iter().filter(|onlooker| onlooker.own.is_empty()).count()
    }

    /// The seats whose persons look, here or elsewhere.
    pub(crate) fn here(&self) -> SeatSet {
        let own = self.onlookers.iter().flat_map(|onlooker| onlooker.own.iter());
        own.chain(self.seats_elsewhere.iter()).collect()
    }

    /// The seats whose persons look, and of those who were dropped since this was last asked.
    pub(crate) fn until_now(&mut self) -> SeatSet {
        let dropped = std::mem::take(&mut self.dropped);
        self.here().iter().chain(dropped.iter()).collect()
    }

    /// Sees anew who holds which seats.
    pub(crate) fn reseat(&mut self, table: &Table) {
        for onlooker in &mut self.onlookers {
            let guest = onlooker.guest.map(|guest| Guest(guest.get()));
            onlooker.own = guest.map_or(SeatSet::EMPTY, |guest| table.seats_of(guest));
        }
        let guests = self.elsewhere.iter().flat_map(|presence| &presence.guests);
        let seats = guests.map(|guest| table.seats_of(Guest(guest.get())));
        self.seats_elsewhere = seats.flat_map(|seats| seats.iter().collect::<Vec<_>>()).collect();
    }

    /// The different sets of seats that those who look hold: each sees something else.
    pub(crate) fn kinds(&self) -> Vec<SeatSet> {
        let mut kinds: Vec<SeatSet> = Vec::new();
        for onlooker in &self.onlookers {
            if !kinds.contains(&onlooker.own) {
                kinds.push(onlooker.own);
            }
        }
        kinds
    }

    /// Tells those who hold exactly these seats. Who cannot keep up is dropped: the queue closes and the socket with it.
    pub(crate) fn tell(&mut self, own: SeatSet, message: &Utf8Bytes) {
        self.tell_where(|onlooker| onlooker.own == own, &[], message);
    }

    /// Sends those home who hold no seat.
    pub(crate) fn send_watchers_home(&mut self) {
        self.onlookers.retain(|onlooker| !onlooker.own.is_empty());
    }

    /// Sends a guest home, wherever they look from.
    pub(crate) fn send_guest_home(&mut self, guest: GuestId) {
        let sent = self.onlookers.extract_if(.., |onlooker| onlooker.guest == Some(guest));
        let seats = sent.flat_map(|onlooker| onlooker.own.iter().collect::<Vec<_>>());
        self.dropped = self.dropped.iter().chain(seats).collect();
    }

    /// Sends everybody home: the queues close and the sockets with them.
    pub(crate) fn send_home(&mut self) {
        self.onlookers.clear();
    }

    /// Everybody who looks and is known, each once.
    pub(crate) fn guests(&self) -> Vec<GuestId> {
        let mut guests: Vec<GuestId> = self.onlookers.iter().filter_map(|onlooker| onlooker.guest).collect();
        guests.sort_unstable();
        guests.dedup();
        guests
    }

    /// Whether a guest looks.
    pub(crate) fn has(&self, guest: GuestId) -> bool {
        self.onlookers.iter().any(|onlooker| onlooker.guest == Some(guest))
    }

    /// Tells everybody who holds a seat, but some guests.
    pub(crate) fn tell_seated(&mut self, deaf: &[GuestId], message: &Utf8Bytes) {
        self.tell_where(|onlooker| !onlooker.own.is_empty(), deaf, message);
    }

    /// Tells everybody who holds no seat, but some guests.
    pub(crate) fn tell_watchers(&mut self, deaf: &[GuestId], message: &Utf8Bytes) {
        self.tell_where(|onlooker| onlooker.own.is_empty(), deaf, message);
    }

    fn tell_where(&mut self, hears: impl Fn(&Onlooker) -> bool, deaf: &[GuestId], message: &Utf8Bytes) {
        let is_deaf = |onlooker: &Onlooker| onlooker.guest.is_some_and(|guest| deaf.contains(&guest));
        let is_told = |onlooker: &Onlooker| hears(onlooker) && !is_deaf(onlooker);
        let has_room = |onlooker: &Onlooker| onlooker.queue.try_send(message.clone()).is_ok();
        let dropped = self.onlookers.extract_if(.., |onlooker| is_told(onlooker) && !has_room(onlooker));
        let dropped = dropped.flat_map(|onlooker| onlooker.own.iter().collect::<Vec<_>>());
        self.dropped = self.dropped.iter().chain(dropped).collect();
    }
}
