//! Those who look at a table through this server, each with a queue that a slow reader cannot make longer; and who looks through
//! others.

use std::convert::Infallible;

use axum::extract::ws::Utf8Bytes;
use kernel::SeatSet;
use store::{GuestId, Presence};
use table::{Guest, Table};
use tokio::sync::{mpsc, oneshot};

/// Somebody who looks.
#[derive(Debug)]
struct Subscriber {
    id: u64,
    guest: Option<GuestId>,
    own: SeatSet,
    queue: mpsc::Sender<Utf8Bytes>,
    /// Dropped with the subscriber, which ends even a message that the other side does not take.
    _stay: oneshot::Sender<Infallible>,
}

/// Where messages for somebody who looks go, and what ends with the subscriber.
#[derive(Debug)]
pub(crate) struct Connection {
    pub(crate) queue: mpsc::Sender<Utf8Bytes>,
    pub(crate) stay: oneshot::Sender<Infallible>,
}

/// Everybody who looks at a table here.
#[derive(Debug, Default)]
pub(crate) struct Subscribers {
    subscribers: Vec<Subscriber>,
    next: u64,
    elsewhere: Vec<Presence>,
    /// The seats of those who look elsewhere.
    seats_elsewhere: SeatSet,
    /// The seats of those who could not keep up and were dropped, until somebody asks.
    dropped: SeatSet,
}

/// Names somebody who looks, to leave again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SubscriberId(u64);

impl Subscribers {
    /// Lets somebody in, whose messages go into the queue.
    pub(crate) fn join(
        &mut self,
        guest: Option<GuestId>,
        own: SeatSet,
        connection: Connection,
    ) -> SubscriberId {
        let id = self.next;
        self.next += 1;
        self.subscribers.push(Subscriber { id, guest, own, queue: connection.queue, _stay: connection.stay });
        SubscriberId(id)
    }

    /// Lets somebody go.
    pub(crate) fn leave(&mut self, left: SubscriberId) {
        self.subscribers.retain(|subscriber| subscriber.id != left.0);
    }

    /// Whether nobody looks.
    pub(crate) fn is_empty(&self) -> bool {
        self.subscribers.is_empty()
    }

    /// Who looks here, as other servers are told.
    pub(crate) fn presence(&self) -> Presence {
        let seated = self.subscribers.iter().filter(|subscriber| !subscriber.own.is_empty());
        let mut guests: Vec<GuestId> = seated.filter_map(|subscriber| subscriber.guest).collect();
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
        self.subscribers.iter().filter(|subscriber| subscriber.own.is_empty()).count()
    }

    /// The seats whose persons look, here or elsewhere.
    pub(crate) fn here(&self) -> SeatSet {
        let own = self.subscribers.iter().flat_map(|subscriber| subscriber.own.iter());
        own.chain(self.seats_elsewhere.iter()).collect()
    }

    /// The seats whose persons look, and of those who were dropped since this was last asked.
    pub(crate) fn until_now(&mut self) -> SeatSet {
        let dropped = std::mem::take(&mut self.dropped);
        self.here().iter().chain(dropped.iter()).collect()
    }

    /// Sees anew who holds which seats.
    pub(crate) fn reseat(&mut self, table: &Table) {
        for subscriber in &mut self.subscribers {
            let guest = subscriber.guest.map(|guest| Guest(guest.get()));
            subscriber.own = guest.map_or(SeatSet::EMPTY, |guest| table.seats_of(guest));
        }
        let guests = self.elsewhere.iter().flat_map(|presence| &presence.guests);
        let seats = guests.map(|guest| table.seats_of(Guest(guest.get())));
        self.seats_elsewhere = seats.flat_map(|seats| seats.iter().collect::<Vec<_>>()).collect();
    }

    /// The different sets of seats that those who look hold: each sees something else.
    pub(crate) fn distinct_seats(&self) -> Vec<SeatSet> {
        let mut distinct_seats: Vec<SeatSet> = Vec::new();
        for subscriber in &self.subscribers {
            if !distinct_seats.contains(&subscriber.own) {
                distinct_seats.push(subscriber.own);
            }
        }
        distinct_seats
    }

    /// Tells those who hold exactly these seats. Who cannot keep up is dropped: the queue closes and the socket with it.
    pub(crate) fn tell(&mut self, own: SeatSet, message: &Utf8Bytes) {
        self.tell_where(|subscriber| subscriber.own == own, &[], message);
    }

    /// Disconnects those who hold no seat.
    pub(crate) fn disconnect_spectators(&mut self) {
        self.subscribers.retain(|subscriber| !subscriber.own.is_empty());
    }

    /// Disconnects a guest, wherever they look from.
    pub(crate) fn disconnect_guest(&mut self, guest: GuestId) {
        let sent = self.subscribers.extract_if(.., |subscriber| subscriber.guest == Some(guest));
        let seats = sent.flat_map(|subscriber| subscriber.own.iter().collect::<Vec<_>>());
        self.dropped = self.dropped.iter().chain(seats).collect();
    }

    /// Disconnects everybody: the queues close and the sockets with them.
    pub(crate) fn disconnect_all(&mut self) {
        self.subscribers.clear();
    }

    /// Everybody who looks and is known, each once.
    pub(crate) fn guests(&self) -> Vec<GuestId> {
        let mut guests: Vec<GuestId> =
            self.subscribers.iter().filter_map(|subscriber| subscriber.guest).collect();
        guests.sort_unstable();
        guests.dedup();
        guests
    }

    /// Whether a guest looks.
    pub(crate) fn has(&self, guest: GuestId) -> bool {
        self.subscribers.iter().any(|subscriber| subscriber.guest == Some(guest))
    }

    /// Tells everybody who holds a seat, but some guests.
    pub(crate) fn tell_seated(&mut self, except: &[GuestId], message: &Utf8Bytes) {
        self.tell_where(|subscriber| !subscriber.own.is_empty(), except, message);
    }

    /// Tells everybody who holds no seat, but some guests.
    pub(crate) fn tell_watchers(&mut self, except: &[GuestId], message: &Utf8Bytes) {
        self.tell_where(|subscriber| subscriber.own.is_empty(), except, message);
    }

    fn tell_where(&mut self, hears: impl Fn(&Subscriber) -> bool, except: &[GuestId], message: &Utf8Bytes) {
        let is_deaf = |subscriber: &Subscriber| subscriber.guest.is_some_and(|guest| except.contains(&guest));
        let is_told = |subscriber: &Subscriber| hears(subscriber) && !is_deaf(subscriber);
        let has_room = |subscriber: &Subscriber| subscriber.queue.try_send(message.clone()).is_ok();
        let dropped =
            self.subscribers.extract_if(.., |subscriber| is_told(subscriber) && !has_room(subscriber));
        let dropped = dropped.flat_map(|subscriber| subscriber.own.iter().collect::<Vec<_>>());
        self.dropped = self.dropped.iter().chain(dropped).collect();
    }
}
