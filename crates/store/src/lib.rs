//! Where tables are kept: append-only logs in SQLite or PostgreSQL. It knows no game and no network protocol.
//!
//! A table has a contract that never changes and a log to which entries are added, at places counted from 1. Whoever
//! writes a place first has it; anybody else gets [`Fault::Conflict`]. What follows from an entry is written with it, in
//! one transaction, and whoever asked is answered when the disk has it:
//!
//! ```
//! use store::{Append, Fault, GuestId, Head, Listing, Millis, NewTable, Place, Seq, Status, Store, TableId};
//!
//! # let folder = std::env::temp_dir().join(format!("oneiros-doc-{}", GuestId::random()));
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! let store = Store::open(Place::Folder(folder.clone())).await.unwrap();
//! let (table, maker) = (TableId::random(), GuestId::random());
//! store.add_guest(maker, "Ada", Millis(0)).await?;
//!
//! let head = Head { status: Status::Open, summary: "{}".to_owned(), due: None };
//! let first = Append::entry(table, Seq::FIRST, Millis(1), "\"opened\"".to_owned());
//! let first = Append { head: Some(head), ..first };
//! let contract = "a game for two seats".to_owned();
//! let listing = Listing::Public;
//! store.create(NewTable { id: table, code: None, maker, listing, contract, created: Millis(1), first }).await?;
//!
//! let move_one = Append::entry(table, Seq(2), Millis(5), "\"a move\"".to_owned());
//! store.append(move_one.clone()).await?;
//! assert_eq!(store.append(move_one).await, Err(Fault::Conflict));
//!
//! let opened = store.open_table(table).await?.expect("it has just been made");
//! assert_eq!(opened.tail.len(), 2);
//! # store.close().await;
//! # std::fs::remove_dir_all(&folder).unwrap();
//! # Ok::<(), Fault>(())
//! # }).unwrap();
//! ```

mod ask;
mod chat;
mod code;
mod copy;
mod fault;
mod guest;
mod ids;
mod journal;
pub mod limits;
mod lists;
mod log_hash;
mod news;
mod open_error;
mod outage;
mod outbox;
mod postgres;
mod presence;
pub mod private_files;
mod readiness;
mod sheets;
mod sqlite;
mod stats;
mod table;
mod token;
mod write;

use std::path::PathBuf;
use std::sync::Arc;

pub use chat::{ChatLine, Said, Span};
pub use code::Code;
pub use fault::Fault;
pub use guest::Guest;
pub use ids::{GuestId, Hash, Millis, NodeId, NotAnId, ParcelId, Seq, TableId};
pub use log_hash::LogHash;
pub use news::{News, Newsfeed};
pub use open_error::OpenError;
pub use outage::Outage;
pub use outbox::Parcel;
pub use presence::Presence;
pub use stats::Stats;
pub use table::{
    Append, Cursor, Head, Listed, Listing, Member, NewTable, Opened, Outgoing, Page, Row, Snapshot, Status,
    TableRow,
};
pub use token::{Token, TokenKind};

use ask::{Ask, Rows};
use write::{Outcome, Write};

/// Where a store is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// A folder of this machine, made if it is not there: SQLite, for one server.
    Folder(PathBuf),
    /// The address of a PostgreSQL database, for any number of servers.
    Postgres(String),
}

/// A handle to everything that is kept. Copies of it share one store.
///
/// A write goes on when whoever asked for it stops waiting. All handles work inside a Tokio runtime.
#[derive(Clone, Debug)]
pub struct Store {
    backend: Arc<Backend>,
}

#[derive(Debug)]
enum Backend {
    Sqlite(sqlite::Sqlite),
    Postgres(Box<postgres::Postgres>),
}

impl Store {
    /// Opens a store and brings it up to date.
    ///
    /// # Errors
    /// Why it cannot be opened; nothing has been changed then, except that steps of bringing it up to date may be done.
    pub async fn open(place: Place) -> Result<Store, OpenError> {
        let backend = match place {
            Place::Folder(folder) => Backend::Sqlite(sqlite::Sqlite::open(folder).await?),
            Place::Postgres(address) => {
                Backend::Postgres(Box::new(postgres::Postgres::open(&address).await?))
            }
        };
        Ok(Store { backend: Arc::new(backend) })
    }

    /// Opens a store for reading, also one that a server is using. Nothing is made where there is no store, and a folder is left as it
    /// is: it need not be writable, and nothing can be written through this handle.
    ///
    /// Only an older store is brought up to date all the same, as a server would do it at its next start: the questions of today cannot
    /// be asked of it, and a second set of them for every version that ever was would have to be kept and tried.
    ///
    /// # Errors
    /// Why it cannot be opened; [`OpenError::NoDatabase`] where nothing was ever kept.
    pub async fn look(place: Place) -> Result<Store, OpenError> {
        let backend = match place {
            Place::Folder(folder) => match sqlite::Sqlite::look(folder.clone()).await? {
                Some(sqlite) => Backend::Sqlite(sqlite),
                None => Backend::Sqlite(sqlite::Sqlite::open(folder).await?),
            },
            Place::Postgres(address) => {
                Backend::Postgres(Box::new(postgres::Postgres::look(&address).await?))
            }
        };
        Ok(Store { backend: Arc::new(backend) })
    }

    /// Finishes the writes that wait, lets go of the database, and makes every later call fail with [`Fault::Closed`].
    pub async fn close(&self) {
        match &*self.backend {
            Backend::Sqlite(sqlite) => sqlite.close().await,
            Backend::Postgres(postgres) => postgres.close().await,
        }
    }

    /// News of everything that is written from now on, by this server and, on PostgreSQL, by others.
    #[must_use]
    pub fn news(&self) -> Newsfeed {
        match &*self.backend {
            Backend::Sqlite(sqlite) => sqlite.news().listen(),
            Backend::Postgres(postgres) => postgres.news().listen(),
        }
    }

    /// What has been done since the store was opened.
    #[must_use]
    pub fn stats(&self) -> Stats {
        match &*self.backend {
            Backend::Sqlite(sqlite) => sqlite.counter().stats(),
            Backend::Postgres(postgres) => postgres.counter().stats(),
        }
    }

    /// The settings on which it rests that what is written stays written, read from every connection that writes.
    ///
    /// # Errors
    /// What the database says.
    pub async fn durability(&self) -> Result<Vec<(String, String)>, Fault> {
        match &*self.backend {
            Backend::Sqlite(sqlite) => sqlite.durability().await,
            Backend::Postgres(postgres) => postgres.durability().await,
        }
    }

    /// Reads the whole database and lists what contradicts itself. PostgreSQL looks after its own.
    ///
    /// # Errors
    /// What the database says when it cannot even be read.
    pub async fn verify(&self) -> Result<Vec<String>, Fault> {
        match &*self.backend {
            Backend::Sqlite(sqlite) => sqlite.verify().await,
            Backend::Postgres(_) => Ok(Vec::new()),
        }
    }

    /// For tests: lets SQLite grow to so many pages and no further, as a full disk would.
    #[doc(hidden)]
    pub async fn limit_pages(&self, pages: i64) -> Result<(), Fault> {
        match &*self.backend {
            Backend::Sqlite(sqlite) => sqlite.limit_pages(pages).await,
            Backend::Postgres(_) => Ok(()),
        }
    }

    /// For tests: makes SQLite refuse to write, as a disk that has become read-only does, or lets it write again.
    #[doc(hidden)]
    pub async fn forbid_writing(&self, forbidden: bool) -> Result<(), Fault> {
        match &*self.backend {
            Backend::Sqlite(sqlite) => sqlite.forbid_writing(forbidden).await,
            Backend::Postgres(_) => Ok(()),
        }
    }

    async fn write(&self, write: Write) -> Outcome {
        match &*self.backend {
            Backend::Sqlite(sqlite) => sqlite.write(write).await,
            Backend::Postgres(postgres) => postgres.write(write).await,
        }
    }

    /// Writes a sign of life, which waits for no other write.
    async fn pulse(&self, asks: Vec<Ask>) -> Outcome {
        match &*self.backend {
            Backend::Sqlite(sqlite) => sqlite.write(Write::Plain(asks)).await,
            Backend::Postgres(postgres) => postgres.pulse(Write::Plain(asks)).await,
        }
    }

    /// Writes what one statement says.
    async fn put(&self, ask: Ask) -> Outcome {
        self.write(Write::Plain(vec![ask])).await
    }

    /// Answers questions, all from the same moment.
    async fn read<const N: usize>(&self, asks: [Ask; N]) -> Result<[Rows; N], Fault> {
        let answers = match &*self.backend {
            Backend::Sqlite(sqlite) => sqlite.read(asks.into()).await?,
            Backend::Postgres(postgres) => postgres.read(asks.into()).await?,
        };
        answers.try_into().map_err(|_| Fault::failed("an answer is missing"))
    }

    /// Answers one question.
    async fn get(&self, ask: Ask) -> Result<Rows, Fault> {
        self.read([ask]).await.map(|[rows]| rows)
    }
}
