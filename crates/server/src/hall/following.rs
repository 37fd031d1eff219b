//! What is new at tables, written here or by other servers: passed on table by table, so that one that takes long holds up no other.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::convert::Infallible;
use std::sync::{Arc, Mutex as Latch, PoisonError};
use std::time::Duration;

use store::{Fault, GuestId, News, Seq, TableId};
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::sleep;
use tracing::warn;

use super::Hall;
use super::room::Undone;

/// The pause after something that could not be read.
const AGAIN: Duration = Duration::from_secs(1);

/// What is new at a table and not passed on yet.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Ahead {
    log: Option<Seq>,
    chat: Option<Seq>,
    /// Whether others look than before.
    presence: bool,
    /// Whether the connection was lost meanwhile, so that nothing in memory is certain.
    anew: bool,
}

impl Ahead {
    const EVERYTHING: Ahead =
        Ahead { log: Some(Seq(u64::MAX)), chat: Some(Seq(u64::MAX)), presence: true, anew: true };

    fn add(&mut self, more: Ahead) {
        self.log = self.log.max(more.log);
        self.chat = self.chat.max(more.chat);
        self.presence |= more.presence;
        self.anew |= more.anew;
    }
}

/// The tables that somebody follows at present, each with what is new there.
#[derive(Debug, Default)]
pub(super) struct Following(Latch<HashMap<TableId, Ahead>>);

impl Following {
    /// Something is new at a table; whether somebody has to begin to follow it.
    fn add(&self, table: TableId, more: Ahead) -> bool {
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
    fn next(&self, table: TableId) -> Option<Ahead> {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let ahead = std::mem::take(tables.get_mut(&table)?);
        if ahead == Ahead::default() {
            tables.remove(&table);
            return None;
        }
        Some(ahead)
    }
}

/// Whoever follows a table.
struct Follower<'a> {
    following: &'a Following,
    table: TableId,
}

impl Drop for Follower<'_> {
    fn drop(&mut self) {
        // Whoever panics does not come to the end of the news: the next piece of news finds another follower.
        if std::thread::panicking() {
            self.following.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.table);
        }
    }
}

impl Hall {
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
        let mut news = self.house.store.news();
        while let Some(news) = news.next().await {
            match news {
                News::Table { table, seq } => {
                    self.follow(table, Ahead { log: Some(seq), ..Ahead::default() })
                }
                News::Chat { table, seq } => {
                    self.follow(table, Ahead { chat: Some(seq), ..Ahead::default() })
                }
                News::Presence { node, .. } if node == self.house.node => {}
                News::Presence { table, .. } => {
                    self.follow(table, Ahead { presence: true, ..Ahead::default() })
                }
                News::Left { guest } => {
                    let hall = Arc::clone(self);
                    tokio::spawn(async move { hall.send_home(guest).await });
                }
                News::Lagged => {
                    self.read_all_anew();
                    if self.house.store.is_shared() {
                        lost.notify_one();
                    }
                }
            }
        }
    }

    /// The connection may have been lost: every table is read again from its log before it is served on.
    pub(super) fn read_all_anew(self: &Arc<Self>) {
        for table in self.known_tables() {
            self.follow(table, Ahead::EVERYTHING);
        }
    }

    /// Sends home, whenever news was lost, those who left meanwhile.
    async fn look_who_left(&self, lost: &Notify) -> Infallible {
        loop {
            lost.notified().await;
            self.send_home_who_left().await;
        }
    }

    /// Sends home all who look at a table here and whom nothing proves to be who they were.
    pub(super) async fn send_home_who_left(&self) {
        let mut rooms = JoinSet::new();
        for room in self.all_rooms() {
            rooms.spawn(async move { room.lock().await.crowd.guests() });
        }
        let here: HashSet<GuestId> = rooms.join_all().await.into_iter().flatten().collect();
        for guest in here {
            while self.send_home_if_gone(guest).await.is_err() {
                sleep(AGAIN).await;
            }
        }
    }

    async fn send_home_if_gone(&self, guest: GuestId) -> Result<(), Fault> {
        if self.house.store.tokens_of(guest).await?.is_empty() {
            self.send_home(guest).await;
        }
        Ok(())
    }

    /// Has what is new at a table passed on, if anybody here has to do with it and does not know it already.
    fn follow(self: &Arc<Self>, id: TableId, ahead: Ahead) {
        let Some(room) = self.known_room(id) else { return };
        // Mostly the news is what this server has just written itself.
        let is_known = |log| room.try_lock().is_ok_and(|room| room.seq() >= log);
        if matches!(ahead, Ahead { log: Some(Seq(log)), chat: None, presence: false, anew: false } if is_known(log))
        {
            return;
        }
        if self.following.add(id, ahead) {
            tokio::spawn(Arc::clone(self).pass_on_all(id));
        }
    }

    /// Passes on what is new at a table until there is nothing more.
    async fn pass_on_all(self: Arc<Self>, id: TableId) {
        let follower = Follower { following: &self.following, table: id };
        while let Some(ahead) = follower.following.next(id) {
            let Err(undone) = self.pass_on(id, ahead).await else { continue };
            warn!(table = %id, ?undone, "a table could not be followed");
            // What the store could not say now it says later. A table that is broken or gone has no news.
            if matches!(undone, Undone::Store(_)) {
                sleep(AGAIN).await;
                self.following.add(id, ahead);
            }
        }
    }

    async fn pass_on(self: &Arc<Self>, id: TableId, ahead: Ahead) -> Result<(), Undone> {
        if ahead.anew
            && let Some(room) = self.known_room(id)
        {
            room.lock().await.unload();
        }
        if let Some(seq) = ahead.log {
            self.catch_up(id, seq).await?;
        }
        if let Some(seq) = ahead.chat {
            self.pass_on_chat(id, seq).await?;
        }
        if ahead.presence {
            self.see_elsewhere(id).await?;
        }
        Ok(())
    }

    fn known_tables(&self) -> Vec<TableId> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect()
    }

    pub(super) async fn catch_up(self: &Arc<Self>, id: TableId, seq: Seq) -> Result<(), Undone> {
        let Some(room) = self.known_room(id) else { return Ok(()) };
        let mut room = room.lock().await;
        let caught_up = room.catch_up(&self.house, seq).await;
        self.show_presence(&mut room).await;
        caught_up?;
        self.give_back(&mut room).await
    }

    /// Others than before look at a table through other servers: those who look here are told.
    async fn see_elsewhere(&self, id: TableId) -> Result<(), Undone> {
        let Some(room) = self.known_room(id) else { return Ok(()) };
        let mut room = room.lock().await;
        if !room.crowd.is_empty() {
            room.look_elsewhere(&self.house).await?;
            room.tell_changed_presence();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hall::two_nodes::{Nodes, Onlooker};
    use serde_json::{Value, json};
    use store::Millis;
    use tokio::time::timeout;

    /// As long as what is told late may take, and no longer than a moment: time stands still while anybody has something to do.
    const FOR_EVER: Duration = Duration::from_secs(120);

    /// Tells a node of something that it cannot read at first, and gives what those who look are told of it.
    async fn told_late(
        nodes: &Nodes,
        mut ben: Onlooker,
        from: &str,
        ahead: Ahead,
        is_told: fn(&Value) -> bool,
    ) -> Value {
        nodes.meddle(&format!("ALTER TABLE {from} RENAME TO hidden"));
        nodes.there.follow(nodes.table, ahead);
        // By the time this is over, everybody who had something to do has done it.
        sleep(AGAIN / 2).await;
        nodes.meddle(&format!("ALTER TABLE hidden RENAME TO {from}"));
        timeout(FOR_EVER, ben.until(is_told)).await.expect("it is told")
    }

    #[tokio::test(start_paused = true)]
    async fn a_step_that_could_not_be_read_is_told_when_it_can_be() {
        let nodes = Nodes::new(json!({ "kind": "now" })).await;
        let ben = nodes.enter(&nodes.there, Some(nodes.ben.id)).await;
        let seq = nodes.step().await;
        let ahead = Ahead { log: Some(Seq(seq)), ..Ahead::default() };
        let told = told_late(&nodes, ben, "log", ahead, |message| message["type"] == "update").await;
        assert_eq!(told["seq"], json!(seq));
    }

    #[tokio::test(start_paused = true)]
    async fn a_line_that_could_not_be_read_is_told_when_it_can_be() {
        let nodes = Nodes::new(json!({ "kind": "now" })).await;
        let ben = nodes.enter(&nodes.there, Some(nodes.ben.id)).await;
        let line = nodes.here.house.store.say(nodes.table, nodes.ada.id, Millis(5), "hello").await.unwrap();
        let ahead = Ahead { chat: Some(line), ..Ahead::default() };
        let told = told_late(&nodes, ben, "chat", ahead, |message| message["type"] == "chat").await;
        assert_eq!(told["text"], "hello");
    }
}
