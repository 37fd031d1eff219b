//! What is new at tables, written here or by other servers: passed on table by table, so that one that takes long holds up no other.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::convert::Infallible;
use std::sync::{Arc, Mutex as Latch, PoisonError};
use std::time::Duration;

use kernel::with_causes;
use store::{Fault, GuestId, News, Seq, TableId};
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::sleep;
use tracing::warn;

use super::Tables;
use super::live_table::TableError;

/// The pause after something that could not be read.
const RETRY_PAUSE: Duration = Duration::from_secs(1);

/// What is new at a table and not passed on yet.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Unread {
    log: Option<Seq>,
    chat: Option<Seq>,
    /// Whether others look than before.
    presence: bool,
    /// Whether the connection was lost meanwhile, so that nothing in memory is certain.
    anew: bool,
}

impl Unread {
    const EVERYTHING: Unread =
        Unread { log: Some(Seq(u64::MAX)), chat: Some(Seq(u64::MAX)), presence: true, anew: true };

    fn add(&mut self, more: Unread) {
        self.log = self.log.max(more.log);
        self.chat = self.chat.max(more.chat);
        self.presence |= more.presence;
        self.anew |= more.anew;
    }
}

/// The tables that somebody follows at present, each with what is new there.
#[derive(Debug, Default)]
pub(super) struct UnreadByTable(Latch<HashMap<TableId, Unread>>);

impl UnreadByTable {
    /// Something is new at a table; whether somebody has to begin to follow it.
    fn add(&self, table: TableId, more: Unread) -> bool {
        match self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(table) {
            Entry::Occupied(mut known) => {
                known.get_mut().add(more);
                false
            }
            Entry::Vacant(free) => {
                free.insert(more);
                true
            }
        }
    }

    /// What is new since last time; when there is nothing, nobody follows the table any more.
    fn next(&self, table: TableId) -> Option<Unread> {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let unread = std::mem::take(tables.get_mut(&table)?);
        if unread == Unread::default() {
            tables.remove(&table);
            return None;
        }
        Some(unread)
    }
}

/// Whoever follows a table.
struct Follower<'a> {
    unread: &'a UnreadByTable,
    table: TableId,
}

impl Drop for Follower<'_> {
    fn drop(&mut self) {
        // Whoever panics does not come to the end of the news: the next piece of news finds another follower.
        if std::thread::panicking() {
            self.unread.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.table);
        }
    }
}

impl Tables {
    /// Follows for ever what is written.
    pub(crate) async fn follow_news(self: Arc<Self>) {
        let lost = Notify::new();
        tokio::select! {
            () = self.hear_news(&lost) => {}
            never = self.look_who_left(&lost) => match never {},
        }
    }

    /// Hears all news, and tells when some was lost.
    async fn hear_news(self: &Arc<Self>, lost: &Notify) {
        let mut news = self.context.store.news();
        while let Some(news) = news.next().await {
            match news {
                News::Table { table, seq } => {
                    self.follow(table, Unread { log: Some(seq), ..Unread::default() })
                }
                News::Chat { table, seq } => {
                    self.follow(table, Unread { chat: Some(seq), ..Unread::default() })
                }
                News::Presence { node, .. } if node == self.context.node => {}
                News::Presence { table, .. } => {
                    self.follow(table, Unread { presence: true, ..Unread::default() })
                }
                News::Left { guest } => {
                    let tables = Arc::clone(self);
                    tokio::spawn(async move { tables.disconnect_guest(guest).await });
                }
                News::Lagged => {
                    self.read_all_anew();
                    if self.context.store.is_shared() {
                        lost.notify_one();
                    }
                }
            }
        }
    }

    /// The connection may have been lost: every table is read again from its log before it is served on.
    pub(super) fn read_all_anew(self: &Arc<Self>) {
        for table in self.known_tables() {
            self.follow(table, Unread::EVERYTHING);
        }
    }

    /// Disconnects, whenever news was lost, those who signed out meanwhile.
    async fn look_who_left(&self, lost: &Notify) -> Infallible {
        loop {
            lost.notified().await;
            self.disconnect_signed_out().await;
        }
    }

    /// Disconnects all who look at a table here and whom nothing proves to be who they were.
    pub(super) async fn disconnect_signed_out(&self) {
        let mut live_tables = JoinSet::new();
        for live in self.all_live() {
            live_tables.spawn(async move { live.lock().await.subscribers.guests() });
        }
        let here: HashSet<GuestId> = live_tables.join_all().await.into_iter().flatten().collect();
        for guest in here {
            while self.disconnect_if_signed_out(guest).await.is_err() {
                sleep(RETRY_PAUSE).await;
            }
        }
    }

    async fn disconnect_if_signed_out(&self, guest: GuestId) -> Result<(), Fault> {
        if self.context.store.tokens_of(guest).await?.is_empty() {
            self.disconnect_guest(guest).await;
        }
        Ok(())
    }

    /// Has what is new at a table passed on, if anybody here has to do with it and does not know it already.
    fn follow(self: &Arc<Self>, id: TableId, unread: Unread) {
        let Some(live) = self.find(id) else { return };
        // Mostly the news is what this server has just written itself.
        let is_known = |log| live.try_lock().is_ok_and(|live| live.seq() >= log);
        if matches!(unread, Unread { log: Some(Seq(log)), chat: None, presence: false, anew: false } if is_known(log))
        {
            return;
        }
        if self.unread.add(id, unread) {
            tokio::spawn(Arc::clone(self).pass_on_all(id));
        }
    }

    /// Passes on what is new at a table until there is nothing more.
    async fn pass_on_all(self: Arc<Self>, id: TableId) {
        let follower = Follower { unread: &self.unread, table: id };
        while let Some(unread) = follower.unread.next(id) {
            let Err(error) = self.pass_on(id, unread).await else { continue };
            warn!(table = %id, error = %with_causes(&error), "a table could not be followed");
            // What the store could not say now it says later. A table that is broken or gone has no news.
            if matches!(error, TableError::Store(_)) {
                sleep(RETRY_PAUSE).await;
                self.unread.add(id, unread);
            }
        }
    }

    async fn pass_on(self: &Arc<Self>, id: TableId, unread: Unread) -> Result<(), TableError> {
        if unread.anew
            && let Some(live) = self.find(id)
        {
            live.lock().await.unload();
        }
        if let Some(seq) = unread.log {
            self.catch_up(id, seq).await?;
        }
        if let Some(seq) = unread.chat {
            self.pass_on_chat(id, seq).await?;
        }
        if unread.presence {
            self.see_elsewhere(id).await?;
        }
        Ok(())
    }

    fn known_tables(&self) -> Vec<TableId> {
        self.live_tables.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect()
    }

    pub(super) async fn catch_up(self: &Arc<Self>, id: TableId, seq: Seq) -> Result<(), TableError> {
        let Some(live) = self.find(id) else { return Ok(()) };
        let mut live = live.lock().await;
        let caught_up = live.catch_up(&self.context, seq).await;
        self.show_presence(&mut live).await;
        caught_up?;
        self.return_seats(&mut live).await
    }

    /// Others than before look at a table through other servers: those who look here are told.
    async fn see_elsewhere(&self, id: TableId) -> Result<(), TableError> {
        let Some(live) = self.find(id) else { return Ok(()) };
        let mut live = live.lock().await;
        if !live.subscribers.is_empty() {
            live.look_elsewhere(&self.context).await?;
            live.tell_changed_presence();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::tests::nodes::{Client, Nodes};
    use serde_json::{Value, json};
    use store::Millis;
    use tokio::time::timeout;

    /// As long as what is told late may take, and no longer than a moment: time stands still while anybody has something to do.
    const FOR_EVER: Duration = Duration::from_secs(120);

    /// Tells a node of something that it cannot read at first, and gives what those who look are told of it.
    async fn told_late(
        nodes: &Nodes,
        mut ben: Client,
        from: &str,
        unread: Unread,
        is_told: fn(&Value) -> bool,
    ) -> Value {
        nodes.meddle(&format!("ALTER TABLE {from} RENAME TO hidden"));
        nodes.there.follow(nodes.table, unread);
        // By the time this is over, everybody who had something to do has done it.
        sleep(RETRY_PAUSE / 2).await;
        nodes.meddle(&format!("ALTER TABLE hidden RENAME TO {from}"));
        timeout(FOR_EVER, ben.until(is_told)).await.expect("it is told")
    }

    #[tokio::test(start_paused = true)]
    async fn a_step_that_could_not_be_read_is_told_when_it_can_be() {
        let nodes = Nodes::new(json!({ "kind": "now" })).await;
        let ben = nodes.enter(&nodes.there, Some(nodes.ben.id)).await;
        let seq = nodes.step().await;
        let unread = Unread { log: Some(Seq(seq)), ..Unread::default() };
        let told = told_late(&nodes, ben, "log", unread, |message| message["type"] == "update").await;
        assert_eq!(told["seq"], json!(seq));
    }

    #[tokio::test(start_paused = true)]
    async fn a_line_that_could_not_be_read_is_told_when_it_can_be() {
        let nodes = Nodes::new(json!({ "kind": "now" })).await;
        let ben = nodes.enter(&nodes.there, Some(nodes.ben.id)).await;
        let line = nodes.here.context.store.say(nodes.table, nodes.ada.id, Millis(5), "hello").await.unwrap();
        let unread = Unread { chat: Some(line), ..Unread::default() };
        let told = told_late(&nodes, ben, "chat", unread, |message| message["type"] == "chat").await;
        assert_eq!(told["text"], "hello");
    }
}
