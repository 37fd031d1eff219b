//! What has been written, told to whoever listens.

use tokio::sync::broadcast;

use crate::ids::{GuestId, NodeId, Seq, TableId};

/// How many pieces of news wait for a listener before it has to read again.
const WAITING: usize = 4096;

/// Something that is now in the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum News {
    /// The log of a table reaches to this place.
    Table {
        /// Which table.
        table: TableId,
        /// The place of its last entry.
        seq: Seq,
    },
    /// The chat of a table reaches to this place.
    Chat {
        /// Which table.
        table: TableId,
        /// The place of its last line.
        seq: Seq,
    },
    /// Others look at a table through a server than before; told on stores that servers share.
    Presence {
        /// Which table.
        table: TableId,
        /// Which server.
        node: NodeId,
    },
    /// A proof of who a guest is has ended, or all of them; told on stores that servers share.
    Left {
        /// Who it was.
        guest: GuestId,
    },
    /// News may have been lost. Everything that matters has to be read again.
    Lagged,
}

/// Where news arrives, in the order of writing for each table.
#[derive(Debug)]
pub struct Newsfeed(broadcast::Receiver<News>);

impl Newsfeed {
    /// Waits for the next piece of news; `None` when no handle to the store is left and all has been told.
    pub async fn next(&mut self) -> Option<News> {
        match self.0.recv().await {
            Ok(news) => Some(news),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(News::Lagged),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// Where news is told.
#[derive(Clone, Debug)]
pub(crate) struct Teller(broadcast::Sender<News>);

impl Teller {
    pub(crate) fn new() -> Teller {
        Teller(broadcast::Sender::new(WAITING))
    }

    /// Tells it to all who listen, if anybody does.
    pub(crate) fn tell(&self, news: News) {
        let _ = self.0.send(news);
    }

    pub(crate) fn listen(&self) -> Newsfeed {
        Newsfeed(self.0.subscribe())
    }
}
