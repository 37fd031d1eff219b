//! Messages to those for whom a table comes to wait: written with the row that causes them, and looked at again before they are sent.

use kernel::SeatSet;
use store::{Append, Fault, GuestId, Millis, Outgoing, Parcel, Row, Seq};
use table::{Deed, Entry, Guest};

use super::Tables;
use super::context::ServerContext;
use super::live_table::{LiveTable, TableError};
use crate::webhooks::Webhook;

/// How many rows after a wait began are looked through for its end.
const ROWS: u32 = 500;
/// Who is here and wants no messages, as was last read, where nobody can change their mind but through this server.
#[derive(Debug, Default)]
pub(super) struct WithoutWebhook {
    /// How often the settings of webhooks had changed then.
    webhook_changes: u64,
    guests: Vec<GuestId>,
}

impl WithoutWebhook {
    fn forget_old(&mut self, webhook_changes: u64) {
        if self.webhook_changes != webhook_changes {
            self.guests.clear();
            self.webhook_changes = webhook_changes;
        }
    }
}

/// What is to become of a message that is due.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Delivery {
    /// It goes to this address.
    Now(Webhook),
    /// It waits for the end of the quiet hours.
    Later(Millis),
    /// Nobody needs it any more.
    Cancelled,
    /// This server cannot read the table; one that is newer may.
    Unreadable,
}

impl LiveTable {
    /// The messages to those for whom the table comes to wait. Who seems to be here may only be a socket that has not been missed yet:
    /// their message waits until that would be known, and is dropped if they are here then or have acted.
    pub(super) async fn notifications(
        &mut self,
        context: &ServerContext,
        waited: impl Iterator<Item = GuestId>,
        seq: u64,
    ) -> Result<Vec<Outgoing>, TableError> {
        let mut notifications = Vec::new();
        let webhook_changes = context.webhook_changes();
        self.without_webhook.forget_old(webhook_changes);
        for guest in waited {
            let near = self.subscribers.has(guest) || self.arriving == Some(guest);
            if near && self.without_webhook.guests.contains(&guest) {
                continue;
            }
            let settings = context.store.hook_for(guest, self.id).await?;
            let Some(webhook) = settings.and_then(|settings| Webhook::stored(&settings)) else {
                if near && !context.store.is_shared() {
                    self.without_webhook.guests.push(guest);
                }
                continue;
            };
            let here = near || self.sees(context, guest).await?;
            let now = context.clock.wall();
            let due = Millis(if here { now.0.saturating_add(context.presence_timeout.0) } else { now.0 });
            notifications.push(webhook.outgoing(guest, self.id, seq, now, due));
        }
        Ok(notifications)
    }
}

impl Tables {
    /// The messages to those for whom a new table waits from its beginning. Whoever makes a table is about to come to it, so they wait
    /// as for somebody who seems to be here.
    pub(super) async fn first_notifications(&self, first: &Append) -> Result<Vec<Outgoing>, Fault> {
        let ServerContext { store, clock, presence_timeout, .. } = &self.context;
        let mut notifications = Vec::new();
        for member in first.members.iter().flatten().filter(|member| member.waited_for_since.is_some()) {
            let settings = store.hook_for(member.guest, first.table).await?;
            let Some(webhook) = settings.and_then(|settings| Webhook::stored(&settings)) else { continue };
            let now = clock.wall();
            let due = Millis(now.0.saturating_add(presence_timeout.0));
            notifications.push(webhook.outgoing(member.guest, first.table, first.last().0, now, due));
        }
        Ok(notifications)
    }

    /// What is to become of a message that is due.
    ///
    /// A fault of the store says nothing about it: the message stays, and is looked at again.
    pub(crate) async fn delivery(&self, parcel: &Parcel) -> Result<Delivery, Fault> {
        let store = &self.context.store;
        let settings = store.hook_for(parcel.guest, parcel.table).await?;
        let Some(webhook) = settings.and_then(|settings| Webhook::stored(&settings)) else {
            return Ok(Delivery::Cancelled);
        };
        let own = match self.missed(parcel).await {
            Ok(Some(own)) => own,
            Ok(None) | Err(TableError::NoTable | TableError::Refused(_)) => return Ok(Delivery::Cancelled),
            Err(TableError::Broken(_) | TableError::TimedOut) => return Ok(Delivery::Unreadable),
            Err(TableError::Store(fault)) => return Err(fault),
        };
        // Who has acted since has seen the table; if it waits again, that has a message of its own.
        let acted = |row: &Row| match serde_json::from_str::<Entry>(&row.entry).map(|entry| entry.deed) {
            Ok(Deed::Played { seat, .. } | Deed::CameBack { seat }) => own.contains(seat.0),
            _ => false,
        };
        if store.rows(parcel.table, Seq(parcel.seq.0), ROWS).await?.iter().any(acted) {
            return Ok(Delivery::Cancelled);
        }
        let now = self.context.clock.wall();
        let end = webhook.end_of_quiet(now);
        Ok(if end > now { Delivery::Later(end) } else { Delivery::Now(webhook) })
    }

    /// The seats of whoever a message is for, if the table waits for one of them and they do not look at it.
    async fn missed(&self, parcel: &Parcel) -> Result<Option<SeatSet>, TableError> {
        let live = self.live_table(parcel.table);
        let mut live = live.lock().await;
        let table = live.table(&self.context).await?;
        let own = table.seats_of(Guest(parcel.guest.get()));
        let waits = table.waits_for_persons().iter().any(|seat| own.contains(seat));
        Ok((waits && !live.sees(&self.context, parcel.guest).await?).then_some(own))
    }

    /// Somebody wants to be told in another way than before, or not at all.
    pub(crate) fn webhooks_changed(&self) {
        self.context.webhooks_changed();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::tests::nodes::Nodes;
    use serde_json::{Value, json};
    use table::Command;

    const LEASE: Millis = Millis(1);

    async fn set_hook(nodes: &Nodes, webhook: Value) {
        let store = &nodes.here.context.store;
        store.set_hook(nodes.ben.id, Some(&webhook.to_string())).await.unwrap();
    }

    /// The message to Ben that a row caused, if it is due so many milliseconds from now.
    async fn due(nodes: &Nodes, seq: u64, later: i64) -> Option<Parcel> {
        let context = &nodes.here.context;
        let now = Millis(context.clock.wall().0 + later);
        let parcels = context.store.take_outbox(now, 99, LEASE).await.unwrap();
        parcels.into_iter().find(|parcel| parcel.guest == nodes.ben.id && parcel.seq == Seq(seq))
    }

    /// The rows that caused the messages to Ben which nobody has taken yet, whenever they are due.
    async fn written_to_ben(nodes: &Nodes) -> Vec<u64> {
        let parcels = nodes.here.context.store.take_outbox(Millis(i64::MAX / 2), 99, LEASE).await.unwrap();
        let to_ben = parcels.iter().filter(|parcel| parcel.guest == nodes.ben.id);
        let mut rows: Vec<u64> = to_ben.map(|parcel| parcel.seq.0).collect();
        rows.sort_unstable();
        rows
    }

    #[tokio::test]
    async fn who_seemed_to_be_here_when_the_table_came_to_wait_and_is_gone_gets_the_message() {
        let nodes = Nodes::new(json!({ "kind": "now" })).await;
        set_hook(&nodes, json!({ "url": "http://hooks.example/" })).await;
        // A socket that nobody has missed yet.
        let ben = nodes.enter(&nodes.here, Some(nodes.ben.id)).await;
        let seq = nodes.come_to_wait_for_ben().await;
        let presence_timeout = nodes.here.context.presence_timeout.0;
        assert_eq!(due(&nodes, seq, presence_timeout / 2).await, None);
        let parcel = due(&nodes, seq, presence_timeout).await.unwrap();
        // Who is still here has seen it.
        assert_eq!(nodes.here.delivery(&parcel).await, Ok(Delivery::Cancelled));
        nodes.here.leave(nodes.table, ben.subscriber).await;
        assert!(matches!(nodes.here.delivery(&parcel).await, Ok(Delivery::Now(_))));
        // And so has who has acted since.
        let seq = nodes.come_to_wait_for_ben().await;
        assert_eq!(nodes.here.delivery(&parcel).await, Ok(Delivery::Cancelled));
        // Who is away does not wait for the message.
        assert!(due(&nodes, seq, 0).await.is_some());
    }

    #[tokio::test]
    async fn whatever_else_happens_while_a_table_waits_for_somebody_that_wait_has_one_message() {
        let nodes = Nodes::new(json!({ "kind": "now" })).await;
        set_hook(&nodes, json!({ "url": "http://hooks.example/" })).await;
        for _ in 0..2 {
            let seq = nodes.come_to_wait_for_ben().await;
            for closed in [true, false].into_iter().cycle().take(10) {
                nodes.done(&nodes.ada, &Command::CloseChat { closed }).await;
            }
            assert_eq!(written_to_ben(&nodes).await, [seq]);
        }
    }

    #[tokio::test]
    async fn whoever_makes_a_table_that_waits_for_them_at_once_and_never_comes_gets_the_message() {
        let mut nodes = Nodes::new(json!({ "kind": "now" })).await;
        set_hook(&nodes, json!({ "url": "http://hooks.example/" })).await;
        nodes.contract.seats = vec![table::contract::SeatChoice::Maker; 2];
        nodes.table = store::TableId::random();
        let contract = nodes.contract.clone();
        nodes.here.make(nodes.table, None, &nodes.ben, contract, None).await.unwrap();
        let seq = nodes.here.with_table(nodes.table, table::Table::seq).await.unwrap();
        let presence_timeout = nodes.here.context.presence_timeout.0;
        assert_eq!(due(&nodes, seq, presence_timeout / 2).await, None);
        let parcel = due(&nodes, seq, presence_timeout).await.unwrap();
        assert_eq!(parcel.table, nodes.table);
        assert!(matches!(nodes.here.delivery(&parcel).await, Ok(Delivery::Now(_))));
        let _ben = nodes.enter(&nodes.here, Some(nodes.ben.id)).await;
        assert_eq!(nodes.here.delivery(&parcel).await, Ok(Delivery::Cancelled));
    }

    #[tokio::test]
    async fn a_message_that_is_tried_again_or_late_waits_for_the_end_of_the_quiet_hours() {
        let nodes = Nodes::new(json!({ "kind": "now" })).await;
        set_hook(&nodes, json!({ "url": "http://hooks.example/" })).await;
        let seq = nodes.come_to_wait_for_ben().await;
        let parcel = due(&nodes, seq, 0).await.unwrap();
        let minute = nodes.here.context.clock.wall().0 / 60_000;
        let (from, to) = ((minute - 60).rem_euclid(1_440), (minute + 120).rem_euclid(1_440));
        set_hook(&nodes, json!({ "url": "http://hooks.example/", "quiet": { "from": from, "to": to } }))
            .await;
        let delivery = nodes.here.delivery(&parcel).await;
        assert_eq!(delivery, Ok(Delivery::Later(Millis((minute + 120) * 60_000))));
    }

    #[tokio::test]
    async fn whoever_asks_for_messages_while_at_the_table_gets_them() {
        let nodes = Nodes::new(json!({ "kind": "now" })).await;
        let _ben = nodes.enter(&nodes.here, Some(nodes.ben.id)).await;
        let presence_timeout = nodes.here.context.presence_timeout.0;
        let seq = nodes.come_to_wait_for_ben().await;
        assert_eq!(due(&nodes, seq, presence_timeout).await, None);
        set_hook(&nodes, json!({ "url": "http://hooks.example/" })).await;
        nodes.here.webhooks_changed();
        let seq = nodes.come_to_wait_for_ben().await;
        assert!(due(&nodes, seq, presence_timeout).await.is_some());
    }

    #[tokio::test]
    async fn whoever_asks_for_messages_through_another_server_gets_them_from_the_next_wait_on() {
        let nodes = Nodes::apart().await;
        let _ben = nodes.enter(&nodes.here, Some(nodes.ben.id)).await;
        nodes.come_to_wait_for_ben().await;
        set_hook(&nodes, json!({ "url": "http://hooks.example/" })).await;
        nodes.there.webhooks_changed();
        let seq = nodes.come_to_wait_for_ben().await;
        assert!(due(&nodes, seq, nodes.here.context.presence_timeout.0).await.is_some());
    }

    #[tokio::test]
    async fn a_message_about_a_table_that_cannot_be_read_is_kept_for_who_can() {
        let nodes = Nodes::new(json!({ "kind": "now" })).await;
        set_hook(&nodes, json!({ "url": "http://hooks.example/" })).await;
        let seq = nodes.come_to_wait_for_ben().await;
        let parcel = due(&nodes, seq, 0).await.unwrap();
        // As after a newer server has written what this one does not know.
        nodes.meddle("DELETE FROM snapshots; UPDATE log SET entry = '{}'");
        assert_eq!(nodes.there.delivery(&parcel).await, Ok(Delivery::Unreadable));
        // A hiccup of the store says nothing at all.
        nodes.meddle("ALTER TABLE log RENAME TO hidden");
        nodes.there.live_table(nodes.table).lock().await.unload();
        assert!(nodes.there.delivery(&parcel).await.is_err());
    }
}
