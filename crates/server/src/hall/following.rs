//! What is new at tables, written here or by other servers: passed on table by table, so that one that takes long holds up no other.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex as Latch, PoisonError};

use store::{News, Seq, TableId};
use tracing::warn;

use super::Hall;

/// What is new at a table and not passed on yet.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Ahead {
    log: Option<Seq>,
    chat: Option<Seq>,
    /// Whether others look than before.
    presence: bool,
}

impl Ahead {
    const EVERYTHING: Ahead = Ahead { log: Some(Seq(u64::MAX)), chat: Some(Seq(u64::MAX)), presence: true };

    /// The table that a piece of news is about, and what is new there.
    fn of(news: News) -> Option<(TableId, Ahead)> {
        match news {
            News::Table { table, seq } => Some((table, Ahead { log: Some(seq), ..Ahead::default() })),
            News::Chat { table, seq } => Some((table, Ahead { chat: Some(seq), ..Ahead::default() })),
            News::Presence { table, .. } => Some((table, Ahead { presence: true, ..Ahead::default() })),
            News::Lagged => None,
        }
    }

    fn add(&mut self, more: Ahead) {
        self.log = self.log.max(more.log);
        self.chat = self.chat.max(more.chat);
        self.presence |= more.presence;
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

impl Hall {
    /// Follows for ever what is written.
    pub(crate) async fn follow_news(self: Arc<Self>) {
        let mut news = self.house.store.news();
        while let Some(news) = news.next().await {
            if matches!(news, News::Presence { node, .. } if node == self.house.node) {
                continue;
            }
            match Ahead::of(news) {
                Some((table, ahead)) => self.follow(table, ahead),
                None => {
                    for table in self.known_tables() {
                        self.follow(table, Ahead::EVERYTHING);
                    }
                }
            }
        }
    }

    /// Has what is new at a table passed on, if anybody here has to do with it and does not know it already.
    fn follow(self: &Arc<Self>, id: TableId, ahead: Ahead) {
        let Some(room) = self.known_room(id) else { return };
        // Mostly the news is what this server has just written itself.
        let is_known = |log| room.try_lock().is_ok_and(|room| room.seq() >= log);
        if matches!(ahead, Ahead { log: Some(Seq(log)), chat: None, presence: false } if is_known(log)) {
            return;
        }
        if self.following.add(id, ahead) {
            let hall = Arc::clone(self);
            tokio::spawn(async move {
                while let Some(ahead) = hall.following.next(id) {
                    hall.pass_on(id, ahead).await;
                }
            });
        }
    }

    async fn pass_on(&self, id: TableId, ahead: Ahead) {
        if let Some(seq) = ahead.log {
            self.catch_up(id, seq).await;
        }
        if let Some(seq) = ahead.chat {
            self.pass_on_chat(id, seq).await;
        }
        if ahead.presence {
            self.see_elsewhere(id).await;
        }
    }

    fn known_tables(&self) -> Vec<TableId> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect()
    }

    pub(super) async fn catch_up(&self, id: TableId, seq: Seq) {
        let Some(room) = self.known_room(id) else { return };
        let mut room = room.lock().await;
        if let Err(undone) = room.catch_up(&self.house, seq).await {
            warn!(table = %id, ?undone, "a table could not be followed");
        }
        self.show_presence(&mut room).await;
    }

    /// Others than before look at a table through other servers: those who look here are told.
    async fn see_elsewhere(&self, id: TableId) {
        let Some(room) = self.known_room(id) else { return };
        let mut room = room.lock().await;
        if !room.crowd.is_empty() {
            room.look_elsewhere(&self.house).await;
            room.tell_changed_presence();
        }
    }
}
