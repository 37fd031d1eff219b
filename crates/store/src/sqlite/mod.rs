//! SQLite: a database inside the program, in one folder, for one server.

mod apply;
mod checkpoint;
mod create;
mod error;
mod look;
mod migrate;
mod open;
mod reader;
mod transfer;
mod writer;

use std::fs::File;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::ask::{Ask, Rows};
use crate::fault::Fault;
use crate::news::Teller;
use crate::open_error::OpenError;
use crate::stats::Counter;
use crate::write::{Job, Outcome, WAITING, Write};

use checkpoint::Checkpoints;
use error::meaning;
use look::{Found, Source};
use migrate::STEPS;
use reader::Readers;
use writer::{Order, Writer};

/// A database in a folder, opened.
#[derive(Debug)]
pub(crate) struct Sqlite {
    orders: mpsc::Sender<Order>,
    readers: Readers,
    news: Teller,
    counter: Arc<Counter>,
    /// Kept from servers while somebody only looks.
    hold: Mutex<Option<File>>,
}

impl Sqlite {
    /// Opens the database in a folder, which no other server may have open.
    pub(crate) async fn open(folder: PathBuf) -> Result<Sqlite, OpenError> {
        let opening = tokio::task::spawn_blocking(move || open::open(&folder));
        let ready = opening.await.map_err(|error| OpenError::Failed { detail: error.to_string() })??;
        let (orders, taken) = mpsc::channel(WAITING);
        let news = Teller::new();
        let counter = Arc::new(Counter::default());
        let checkpoints = Checkpoints::start(&ready.file)?;
        let writer = Writer {
            conn: ready.conn,
            checkpoints,
            lock: ready.lock,
            orders: taken,
            news: news.clone(),
            counter: Arc::clone(&counter),
            last: writer::Last::default(),
        };
        thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || writer.run())
            .map_err(|error| OpenError::Failed { detail: error.to_string() })?;
        let readers = Readers::new(Source::Live(ready.file));
        Ok(Sqlite { orders, readers, news, counter, hold: Mutex::default() })
    }

    /// Looks into the database of a folder and changes nothing there. Whoever tries to write is told that it is closed. An older
    /// database has no answers to the questions of today: for one that nobody serves there is nothing to look into before it is opened.
    pub(crate) async fn look(folder: PathBuf) -> Result<Option<Sqlite>, OpenError> {
        let looking = tokio::task::spawn_blocking(move || look::look(&folder, STEPS));
        let found = looking.await.map_err(|error| OpenError::Failed { detail: error.to_string() })??;
        let Found::Ready(source, hold) = found else { return Ok(None) };
        let (orders, _) = mpsc::channel(1);
        let (readers, hold) = (Readers::new(source), Mutex::new(hold));
        Ok(Some(Sqlite { orders, readers, news: Teller::new(), counter: Arc::default(), hold }))
    }

    pub(crate) async fn write(&self, write: Write) -> Outcome {
        let (job, answer) = Job::new(write);
        self.orders.send(Order::Write(job)).await.map_err(|_| Fault::Closed)?;
        answer.await.map_err(|_| Fault::Closed)?
    }

    pub(crate) async fn read(&self, asks: Vec<Ask>) -> Result<Vec<Rows>, Fault> {
        self.readers.answer(asks).await
    }

    pub(crate) fn news(&self) -> &Teller {
        &self.news
    }

    pub(crate) fn counter(&self) -> &Counter {
        &self.counter
    }

    /// The work that reading has cost so far, in steps of SQLite's machine.
    pub(crate) fn steps(&self) -> u64 {
        self.readers.steps()
    }

    /// Finishes what waits and closes everything.
    pub(crate) async fn close(&self) {
        let (told, stopped) = oneshot::channel();
        self.readers.close().await;
        if self.orders.send(Order::Stop(told)).await.is_ok() {
            let _ = stopped.await;
        }
        drop(self.hold.lock().unwrap_or_else(PoisonError::into_inner).take());
    }

    /// The settings on which it rests that what is written stays written, as they are on every connection that writes: the writer's
    /// own, and then that of the thread which carries the journal over.
    pub(crate) async fn durability(&self) -> Result<Vec<(String, String)>, Fault> {
        self.on_writer(|conn, checkpoints| {
            let mut settings = durability(conn)?;
            settings.extend(checkpoints.durability()?);
            Ok(settings)
        })
        .await
    }

    /// Lets the database grow to so many pages and no further, as a full disk would.
    pub(crate) async fn limit_pages(&self, pages: i64) -> Result<(), Fault> {
        self.on_writer(move |conn, _| {
            let set = conn.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()));
            set.map_err(|error| meaning(&error))
        })
        .await
    }

    /// Forbids writing, as a disk that has become read-only does, or allows it again.
    pub(crate) async fn forbid_writing(&self, forbidden: bool) -> Result<(), Fault> {
        self.on_writer(move |conn, _| {
            conn.pragma_update(None, "query_only", forbidden).map_err(|error| meaning(&error))
        })
        .await
    }

    /// What SQLite finds wrong with the whole database.
    pub(crate) async fn verify(&self) -> Result<Vec<String>, Fault> {
        self.readers
            .run(|conn| {
                let found = (|| {
                    let mut check = conn.prepare("PRAGMA integrity_check(100)")?;
                    let lines = check.query_map([], |row| row.get(0))?;
                    lines.collect::<rusqlite::Result<Vec<String>>>()
                })();
                found.map_err(|error| meaning(&error))
            })
            .await
            .map(|lines| lines.into_iter().filter(|line| line != "ok").collect())
    }

    /// Does something on the connection that writes, between two transactions.
    async fn on_writer<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection, &Checkpoints) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let (reply, answer) = oneshot::channel();
        let errand = Box::new(move |conn: &mut Connection, checkpoints: &Checkpoints| {
            let _ = reply.send(work(conn, checkpoints));
        });
        self.orders.send(Order::Run(errand)).await.map_err(|_| Fault::Closed)?;
        answer.await.map_err(|_| Fault::Closed)?
    }
}

/// The settings of one connection on which it rests that what is written stays written.
fn durability(conn: &Connection) -> Result<Vec<(String, String)>, Fault> {
    const NAMES: [&str; 3] = ["journal_mode", "synchronous", "foreign_keys"];
    let value = |name: &str| conn.pragma_query_value(None, name, |row| row.get(0).map(text));
    let values: rusqlite::Result<Vec<_>> =
        NAMES.iter().map(|name| value(name).map(|value| ((*name).to_owned(), value))).collect();
    values.map_err(|error| meaning(&error))
}

/// The value of a setting as text, whatever its type.
fn text(value: rusqlite::types::Value) -> String {
    match value {
        rusqlite::types::Value::Text(text) => text,
        rusqlite::types::Value::Integer(number) => number.to_string(),
        other => format!("{other:?}"),
    }
}
