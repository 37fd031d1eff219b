//! Reading: a few connections, each used by one blocking thread at a time.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{Connection, StatementStatus};
use tokio::sync::Semaphore;

use crate::ask::{Ask, Cell, Line, NAMES, Rows};
use crate::fault::Fault;

use super::error::meaning;
use super::look::Source;

/// How many readers work at the same time. Reads are short; more would only fight for the cores.
const AT_ONCE: u32 = 4;

/// The connections that read. A copy of this handle shares them.
#[derive(Clone, Debug)]
pub(super) struct Readers {
    shared: Arc<Shared>,
    permits: Arc<Semaphore>,
}

#[derive(Debug)]
struct Shared {
    source: Source,
    idle: Mutex<Vec<Connection>>,
    /// The work done so far, in steps of SQLite's machine.
    steps: AtomicU64,
}

impl Readers {
    pub(super) fn new(source: Source) -> Readers {
        let shared = Shared { source, idle: Mutex::default(), steps: AtomicU64::new(0) };
        Readers { shared: Arc::new(shared), permits: Arc::new(Semaphore::new(AT_ONCE as usize)) }
    }

    /// Answers questions, all from the same moment.
    pub(super) async fn answer(&self, asks: Vec<Ask>) -> Result<Vec<Rows>, Fault> {
        let shared = Arc::clone(&self.shared);
        self.run(move |conn| shared.answer(conn, &asks).map_err(|error| meaning(&error))).await
    }

    /// Does something with a connection of its own.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let permit = Arc::clone(&self.permits).acquire_owned().await.map_err(|_| Fault::Closed)?;
        let shared = Arc::clone(&self.shared);
        let done = tokio::task::spawn_blocking(move || {
            let conn = shared.take()?;
            let result = work(&conn);
            shared.give_back(conn);
            drop(permit);
            result
        });
        done.await.map_err(Fault::failed)?
    }

    /// Waits for the readers at work and closes all connections.
    pub(super) async fn close(&self) {
        let all = self.permits.acquire_many(AT_ONCE).await;
        self.permits.close();
        self.shared.idle().clear();
        drop(all);
    }

    /// The work done so far, in steps of SQLite's machine.
    pub(super) fn steps(&self) -> u64 {
        self.shared.steps.load(Ordering::Relaxed)
    }
}

impl Shared {
    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self) -> Result<Connection, Fault> {
        let idle = self.idle().pop();
        idle.map_or_else(|| self.source.connect().map_err(|error| meaning(&error)), Ok)
    }

    fn give_back(&self, conn: Connection) {
        // A transaction left open would go on showing its old moment.
        if conn.is_autocommit() || conn.execute_batch("ROLLBACK").is_ok() {
            self.idle().push(conn);
        }
    }

    fn answer(&self, conn: &Connection, asks: &[Ask]) -> rusqlite::Result<Vec<Rows>> {
        let moment = asks.len() > 1;
        if moment {
            conn.prepare_cached("BEGIN DEFERRED")?.execute([])?;
        }
        let mut answers = Vec::with_capacity(asks.len());
        for ask in asks {
            let mut statement = conn.prepare_cached(ask.sql.sqlite)?;
            answers.push(rows(&mut statement, &ask.args)?);
            let steps = statement.reset_status(StatementStatus::VmStep);
            self.steps.fetch_add(u64::try_from(steps).unwrap_or_default(), Ordering::Relaxed);
        }
        if moment {
            conn.prepare_cached("COMMIT")?.execute([])?;
        }
        Ok(answers)
    }
}

/// Runs a statement and collects its rows.
pub(super) fn rows(statement: &mut rusqlite::Statement<'_>, args: &[Cell]) -> rusqlite::Result<Rows> {
    let width = statement.column_count();
    for (name, arg) in NAMES.iter().zip(args) {
        let place = statement.parameter_index(name)?;
        let place = place.ok_or_else(|| rusqlite::Error::InvalidParameterName((*name).to_owned()))?;
        statement.raw_bind_parameter(place, arg)?;
    }
    let mut found = statement.raw_query();
    let mut rows = Vec::new();
    while let Some(row) = found.next()? {
        let cells: rusqlite::Result<Vec<Cell>> = (0..width).map(|column| row.get(column)).collect();
        rows.push(Line::from(cells?));
    }
    Ok(rows)
}
