//! SQLite: a database inside the program, in one folder, for one server.

mod apply;
mod checkpoint;
mod error;
mod migrate;
mod open;
mod reader;
mod transfer;
mod writer;

use std::path::PathBuf;
use std::sync::Arc;
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
use reader::Readers;
use writer::{Order, Writer};

/// A database in a folder, opened.
#[derive(Debug)]
pub(crate) struct Sqlite {
    orders: mpsc::Sender<Order>,
    readers: Readers,
    news: Teller,
    counter: Arc<Counter>,
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
        Ok(Sqlite { orders, readers: Readers::new(ready.file), news, counter })
    }

    /// Looks into the database of a folder that a server has open. Whoever tries to write is told that it is closed.
    pub(crate) async fn look(folder: PathBuf) -> Result<Sqlite, OpenError> {
        let looking = tokio::task::spawn_blocking(move || open::look(&folder));
        let file = looking.await.map_err(|error| OpenError::Failed { detail: error.to_string() })??;
        let (orders, _) = mpsc::channel(1);
        Ok(Sqlite { orders, readers: Readers::new(file), news: Teller::new(), counter: Arc::default() })
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
    }

    /// The settings on which it rests that what is written stays written, as they are on the connection that writes.
    pub(crate) async fn durability(&self) -> Result<Vec<(String, String)>, Fault> {
        const NAMES: [&str; 3] = ["journal_mode", "synchronous", "foreign_keys"];
        self.on_writer(|conn| {
            let value = |name: &str| conn.pragma_query_value(None, name, |row| row.get(0).map(text));
            let values: rusqlite::Result<Vec<_>> =
                NAMES.iter().map(|name| value(name).map(|value| ((*name).to_owned(), value))).collect();
            values.map_err(|error| meaning(&error))
        })
        .await
    }

    /// Lets the database grow to so many pages and no further, as a full disk would.
    pub(crate) async fn limit_pages(&self, pages: i64) -> Result<(), Fault> {
        self.on_writer(move |conn| {
            let set = conn.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()));
            set.map_err(|error| meaning(&error))
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
        work: impl FnOnce(&mut Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let (reply, answer) = oneshot::channel();
        let errand = Box::new(move |conn: &mut Connection| {
            let _ = reply.send(work(conn));
        });
        self.orders.send(Order::Run(errand)).await.map_err(|_| Fault::Closed)?;
        answer.await.map_err(|_| Fault::Closed)?
    }
}

/// The value of a setting as text, whatever its type.
fn text(value: rusqlite::types::Value) -> String {
    match value {
        rusqlite::types::Value::Text(text) => text,
        rusqlite::types::Value::Integer(number) => number.to_string(),
        other => format!("{other:?}"),
    }
}
