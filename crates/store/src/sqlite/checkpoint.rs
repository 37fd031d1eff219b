//! A thread of its own that carries what was written from the journal into the database, in a pause if there is one: the disk has much to
//! do then, and a move that comes in between waits for it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;

use crate::fault::Fault;
use crate::open_error::OpenError;

use super::durability;
use super::open::writing;

/// After so many writes, a few megabytes, the journal is carried over in the next pause.
const ENOUGH: usize = 1_000;

/// After so many it is carried over, pause or not.
const TOO_MUCH: usize = 10_000;

/// So long without a write is a pause.
const PAUSE: Duration = Duration::from_millis(20);

/// What the thread is asked.
enum Order {
    /// Carry the journal over.
    CarryOver,
    /// Tell the settings of its connection.
    Tell(SyncSender<Settings>),
}

type Settings = Result<Vec<(String, String)>, Fault>;

/// What the writer has of the thread.
#[derive(Debug)]
pub(super) struct Checkpoints {
    /// Writes since the journal was last carried over.
    since: Arc<AtomicUsize>,
    /// All but the latest writes are carried over.
    nearly: Arc<AtomicBool>,
    orders: SyncSender<Order>,
    thread: JoinHandle<()>,
}

impl Checkpoints {
    /// Starts the thread with a connection of its own.
    pub(super) fn start(file: &Path) -> Result<Checkpoints, OpenError> {
        let conn = writing(file)?;
        let (orders, taken) = sync_channel(1);
        let (since, nearly) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
        let (counted, carried) = (Arc::clone(&since), Arc::clone(&nearly));
        let thread = thread::Builder::new()
            .name("store-checkpoint".to_owned())
            .spawn(move || work(&conn, &counted, &carried, &taken))
            .map_err(|error| OpenError::Failed { detail: error.to_string() })?;
        Ok(Checkpoints { since, nearly, orders, thread })
    }

    /// So many more writes stand in the journal.
    pub(super) fn count(&self, writes: usize) {
        if self.since.fetch_add(writes, Ordering::Relaxed) + writes >= ENOUGH {
            // A thread that is not ready for it knows already.
            let _ = self.orders.try_send(Order::CarryOver);
        }
    }

    /// Whether the writer should carry over the little that is left: only when all of it is does the journal begin anew, and a flush takes
    /// half as long where it does not grow.
    pub(super) fn wants_an_end(&self) -> bool {
        self.nearly.swap(false, Ordering::Relaxed)
    }

    /// The settings on which it rests that what the thread carries over is on the disk before the journal begins anew.
    pub(super) fn durability(&self) -> Settings {
        let (reply, answer) = sync_channel(1);
        self.orders.send(Order::Tell(reply)).map_err(|_| Fault::Closed)?;
        answer.recv().map_err(|_| Fault::Closed)?
    }

    /// Ends the thread and waits for it: after this, only the writer has the database open.
    pub(super) fn end(self) {
        drop(self.orders);
        let _ = self.thread.join();
    }
}

fn work(conn: &Connection, since: &AtomicUsize, nearly: &AtomicBool, orders: &Receiver<Order>) {
    while let Ok(order) = orders.recv() {
        match order {
            Order::CarryOver => carry_over(conn, since, nearly),
            Order::Tell(reply) => {
                let _ = reply.send(durability(conn));
            }
        }
    }
}

/// A passive checkpoint locks nobody out.
fn carry_over(conn: &Connection, since: &AtomicUsize, nearly: &AtomicBool) {
    wait_for_pause(since);
    since.store(0, Ordering::Relaxed);
    checkpoint(conn);
    nearly.store(true, Ordering::Relaxed);
}

/// Carries over what can be without waiting for anybody. What cannot stays in the journal, where it is as safe, for the next time.
pub(super) fn checkpoint(conn: &Connection) {
    let _ = conn.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
}

fn wait_for_pause(since: &AtomicUsize) {
    let mut before = 0;
    loop {
        let now = since.load(Ordering::Relaxed);
        if now == before || now >= TOO_MUCH {
            return;
        }
        before = now;
        thread::sleep(PAUSE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many rows the database file has by itself, without its journal.
    fn carried_over(file: &Path) -> i64 {
        let alone = file.with_extension("alone");
        std::fs::copy(file, &alone).unwrap();
        let conn = Connection::open(&alone).unwrap();
        conn.query_row("SELECT count(*) FROM told", [], |row| row.get(0)).unwrap_or(0)
    }

    /// How often the journal began anew, as its head says.
    fn times_begun(file: &Path) -> u32 {
        let journal = std::fs::read(file.with_extension("db-wal")).unwrap();
        u32::from_be_bytes(journal[12..16].try_into().unwrap())
    }

    /// A database with a table, and the thread that carries its journal over.
    fn begun(work: impl FnOnce(&Path, &Connection, Checkpoints)) {
        let folder = std::env::temp_dir().join(format!("oneiros-journal-{}", crate::GuestId::random()));
        std::fs::create_dir(&folder).unwrap();
        let file = folder.join("journal.db");
        std::fs::write(&file, "").unwrap();
        let conn = writing(&file).unwrap();
        let checkpoints = Checkpoints::start(&file).unwrap();
        conn.execute_batch("CREATE TABLE told (x); INSERT INTO told VALUES (1), (2), (3)").unwrap();
        work(&file, &conn, checkpoints);
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn the_journal_is_carried_over_once_enough_was_written() {
        for (writes, expected) in [(ENOUGH - 1, 0), (ENOUGH, 3), (TOO_MUCH, 3)] {
            begun(|file, _, checkpoints| {
                checkpoints.count(writes);
                checkpoints.end();
                assert_eq!(carried_over(file), expected, "after {writes} writes");
            });
        }
    }

    #[test]
    fn the_journal_begins_anew_though_there_is_never_a_pause() {
        begun(|file, conn, checkpoints| {
            let before = times_begun(file);
            let write = || conn.execute("INSERT INTO told VALUES (4)", []).unwrap();
            checkpoints.count(TOO_MUCH);
            let carried = (0..100_000).any(|_| {
                write();
                checkpoints.wants_an_end()
            });
            assert!(carried, "the writer is never asked");
            checkpoint(conn);
            write();
            assert!(times_begun(file) > before);
            checkpoints.end();
        });
    }
}
