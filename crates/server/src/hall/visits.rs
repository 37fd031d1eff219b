//! Those who look at a table: once, or for as long as they stay.

use std::sync::Arc;

use kernel::SeatSet;
use store::{GuestId, TableId};
use table::table::{Hand, Holder};
use table::{Deed, Guest, Refused, Table};
use tokio::task::JoinSet;
use tracing::warn;

use super::crowd::{Line, Ticket};
use super::room::{Room, Undone, Wish};
use super::{Hall, fair, relic};
use crate::live::message::{ServerMessage, encode};

impl Hall {
    /// What is left of a broken table, and the own seats at it.
    async fn remains(
        &self,
        id: TableId,
        guest: Option<GuestId>,
        reason: Refused,
    ) -> Result<(SeatSet, ServerMessage), Undone> {
        let remains = relic::find(&self.house, id, guest).await?;
        Ok((remains.own, remains.message(reason)))
    }

    /// Lets somebody in who stays: from now on everything that happens goes into the queue, the greeting first.
    pub(crate) async fn enter(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
        since: Option<u64>,
        line: Line,
    ) -> Result<Ticket, Undone> {
        let room = self.room(id);
        let mut room = room.lock().await;
        room.begin_to_hear(&self.house).await?;
        let own = match room.admit(&self.house, guest).await {
            Ok(own) => own,
            Err(Undone::Broken(reason)) => {
                let (own, told) = self.remains(id, guest, reason).await?;
                let _ = line.queue.try_send(encode(&told));
                return Ok(room.crowd.join(guest, own, line));
            }
            Err(undone) => return Err(undone),
        };
        if let Some(guest) = guest {
            let guest = Guest(guest.get());
            let back = move |table: &Table| table.come_back(guest);
            let arrival = Arrival::of(GuestId::new(guest.0), &mut room);
            arrival.room.fulfil(&self.house, &Wish::House(&back), &mut fair()).await?;
        }
        let hello = room.greeting(&self.house, own, since).await?;
        if own.is_empty() {
            room.expect_watcher(&self.house).await?;
        }
        let queue = line.queue.clone();
        let ticket = room.crowd.join(guest, own, line);
        // Who is greeted is here for every server.
        room.announce(&self.house).await;
        if let Err(undone) = room.look_elsewhere(&self.house).await {
            warn!(table = %id, ?undone, "who is elsewhere could not be read");
        }
        let _ = queue.try_send(encode(&hello));
        room.tell_presence();
        self.wake_bots(&mut room);
        Ok(ticket)
    }

    /// Gives those who are here the seats back that were taken from them as if they were away: another server that did not hear from
    /// this one for a while could not know better.
    pub(super) async fn give_back(self: &Arc<Self>, room: &mut Room) -> Result<(), Undone> {
        if room.has_taken_for_away() {
            let guests = room.crowd.guests();
            let back = move |table: &Table| back_for(&guests, table);
            self.fulfil_in(room, &Wish::House(&back)).await?;
        }
        Ok(())
    }

    /// The table as somebody sees it who looks at it once, or is in the room already and may have missed something.
    pub(crate) async fn resume(
        &self,
        id: TableId,
        guest: Option<GuestId>,
        since: Option<u64>,
    ) -> Result<ServerMessage, Undone> {
        let room = self.room(id);
        let mut room = room.lock().await;
        match room.admit(&self.house, guest).await {
            Ok(own) => room.greeting(&self.house, own, since).await,
            Err(Undone::Broken(reason)) => self.remains(id, guest, reason).await.map(|(_, told)| told),
            Err(undone) => Err(undone),
        }
    }

    /// Sends a guest home from every table here: whoever looks and plays in that name has to show anew who they are.
    pub(crate) async fn send_home(&self, guest: GuestId) {
        let mut busy = JoinSet::new();
        for room in self.all_rooms() {
            match Arc::clone(&room).try_lock_owned() {
                Ok(mut room) => room.crowd.send_guest_home(guest),
                // One that takes long holds up no other.
                Err(_) => {
                    busy.spawn(async move { room.lock().await.crowd.send_guest_home(guest) });
                }
            }
        }
        busy.join_all().await;
    }

    /// Lets somebody go.
    pub(crate) async fn leave(&self, id: TableId, ticket: Ticket) {
        let Some(room) = self.known_room(id) else { return };
        let mut room = room.lock().await;
        room.note_here(&self.house);
        room.crowd.leave(ticket);
        room.announce(&self.house).await;
        room.tell_presence();
    }
}

impl Room {
    /// Whether a computer player has taken over for somebody who is here.
    pub(super) fn has_taken_for_away(&self) -> bool {
        let is_stood_in = |holder: &Holder| matches!(holder, Holder::Person { hand: Hand::StandIn, .. });
        let Some(table) = self.copy.as_ref().map(|copy| &copy.table) else { return false };
        table.chairs().iter().any(is_stood_in) && !back_for(&self.crowd.guests(), table).is_empty()
    }
}

/// Somebody is about to join the crowd for as long as this is held: whatever ends the coming, also a panic, ends it.
struct Arrival<'a> {
    room: &'a mut Room,
}

impl Arrival<'_> {
    fn of(guest: GuestId, room: &mut Room) -> Arrival<'_> {
        room.arriving = Some(guest);
        Arrival { room }
    }
}

impl Drop for Arrival<'_> {
    fn drop(&mut self) {
        self.room.arriving = None;
    }
}

/// The rows that give these guests their seats back.
fn back_for(guests: &[GuestId], table: &Table) -> Vec<Deed> {
    guests.iter().flat_map(|guest| table.come_back(Guest(guest.get()))).collect()
}
