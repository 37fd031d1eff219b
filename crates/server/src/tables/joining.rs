//! Those who look at a table: once, or for as long as they stay.

use std::sync::Arc;

use kernel::{SeatSet, with_causes};
use store::{GuestId, TableId};
use table::table::{Hand, Holder};
use table::{Deed, Guest, Refused, Table};
use tokio::task::JoinSet;
use tracing::warn;

use super::live_table::{LiveTable, Operation, TableError};
use super::subscribers::{Connection, SubscriberId};
use super::{Tables, broken_table, new_dice};
use crate::live::message::{ServerMessage, encode};

impl Tables {
    /// What is left of a broken table, and the own seats at it.
    async fn remains(
        &self,
        id: TableId,
        guest: Option<GuestId>,
        reason: Refused,
    ) -> Result<(SeatSet, ServerMessage), TableError> {
        let remains = broken_table::find(&self.context, id, guest).await?;
        Ok((remains.own, remains.message(reason)))
    }

    /// Lets somebody in who stays: from now on everything that happens goes into the queue, the greeting first.
    pub(crate) async fn enter(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
        since: Option<u64>,
        connection: Connection,
    ) -> Result<SubscriberId, TableError> {
        let live = self.live_table(id);
        let mut live = live.lock().await;
        live.begin_to_hear(&self.context).await?;
        let own = match live.admit(&self.context, guest).await {
            Ok(own) => own,
            Err(TableError::Broken(reason)) => {
                let (own, told) = self.remains(id, guest, reason).await?;
                let _ = connection.queue.try_send(encode(&told));
                return Ok(live.subscribers.join(guest, own, connection));
            }
            Err(error) => return Err(error),
        };
        if let Some(guest) = guest {
            let guest = Guest(guest.get());
            let back = move |table: &Table| table.come_back(guest);
            let guard = JoinGuard::of(GuestId::new(guest.0), &mut live);
            guard.live.execute(&self.context, &Operation::Server(&back), &mut new_dice()).await?;
        }
        let hello = live.greeting(&self.context, own, since).await?;
        if own.is_empty() {
            live.expect_watcher(&self.context).await?;
        }
        let queue = connection.queue.clone();
        let subscriber = live.subscribers.join(guest, own, connection);
        // Who is greeted is here for every server.
        live.announce(&self.context).await;
        if let Err(error) = live.look_elsewhere(&self.context).await {
            warn!(table = %id, error = %with_causes(&error), "who is elsewhere could not be read");
        }
        let _ = queue.try_send(encode(&hello));
        live.tell_presence();
        self.wake_bots(&mut live);
        Ok(subscriber)
    }

    /// Gives those who are here the seats back that were taken from them as if they were away: another server that did not hear from
    /// this one for a while could not know better.
    pub(super) async fn return_seats(self: &Arc<Self>, live: &mut LiveTable) -> Result<(), TableError> {
        if live.has_stand_in_for_present() {
            let guests = live.subscribers.guests();
            let back = move |table: &Table| back_for(&guests, table);
            self.execute_in(live, &Operation::Server(&back)).await?;
        }
        Ok(())
    }

    /// The table as somebody sees it who looks at it once, or is in the live table already and may have missed something.
    pub(crate) async fn resume(
        &self,
        id: TableId,
        guest: Option<GuestId>,
        since: Option<u64>,
    ) -> Result<ServerMessage, TableError> {
        let live = self.live_table(id);
        let mut live = live.lock().await;
        match live.admit(&self.context, guest).await {
            Ok(own) => live.greeting(&self.context, own, since).await,
            Err(TableError::Broken(reason)) => self.remains(id, guest, reason).await.map(|(_, told)| told),
            Err(error) => Err(error),
        }
    }

    /// Disconnects a guest from every table here: whoever looks and plays in that name has to show anew who they are.
    pub(crate) async fn disconnect_guest(&self, guest: GuestId) {
        let mut busy = JoinSet::new();
        for live in self.all_live() {
            match Arc::clone(&live).try_lock_owned() {
                Ok(mut live) => live.subscribers.disconnect_guest(guest),
                // One that takes long holds up no other.
                Err(_) => {
                    busy.spawn(async move { live.lock().await.subscribers.disconnect_guest(guest) });
                }
            }
        }
        busy.join_all().await;
    }

    /// Lets somebody go.
    pub(crate) async fn leave(&self, id: TableId, subscriber: SubscriberId) {
        let Some(live) = self.find(id) else { return };
        let mut live = live.lock().await;
        live.note_here(&self.context);
        live.subscribers.leave(subscriber);
        live.announce(&self.context).await;
        live.tell_presence();
    }
}

impl LiveTable {
    /// Whether a computer player has taken over for somebody who is here.
    pub(super) fn has_stand_in_for_present(&self) -> bool {
        let is_stood_in = |holder: &Holder| matches!(holder, Holder::Person { hand: Hand::StandIn, .. });
        let Some(table) = self.cached.as_ref().map(|cached| &cached.table) else { return false };
        table.chairs().iter().any(is_stood_in) && !back_for(&self.subscribers.guests(), table).is_empty()
    }
}

/// Somebody is about to join the subscribers for as long as this is held: whatever ends the coming, also a panic, ends it.
struct JoinGuard<'a> {
    live: &'a mut LiveTable,
}

impl JoinGuard<'_> {
    fn of(guest: GuestId, live: &mut LiveTable) -> JoinGuard<'_> {
        live.arriving = Some(guest);
        JoinGuard { live }
    }
}

impl Drop for JoinGuard<'_> {
    fn drop(&mut self) {
        self.live.arriving = None;
    }
}

/// The rows that give these guests their seats back.
fn back_for(guests: &[GuestId], table: &Table) -> Vec<Deed> {
    guests.iter().flat_map(|guest| table.come_back(Guest(guest.get()))).collect()
}
