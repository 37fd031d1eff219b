//! A thread of its own that carries what was written from the journal into the database, in a pause if there is one: the disk has much to
//! do then, and a move that comes in between waits for it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

/// After so many writes, a few megabytes, the journal is carried over in the next pause.
const ENOUGH: usize = 1_000;

/// After so many it is carried over, pause or not.
const TOO_MUCH: usize = 10_000;

/// So long without a write is a pause.
const PAUSE: Duration = Duration::from_millis(20);

/// What the writer has of the thread.
#[derive(Debug)]
pub(super) struct Checkpoints {
    /// Writes since the journal was last carried over.
    since: Arc<AtomicUsize>,
    due: SyncSender<()>,
    thread: JoinHandle<()>,
}

impl Checkpoints {
    /// Starts the thread with a connection of its own.
    pub(super) fn start(file: &Path) -> Result<Checkpoints, String> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let conn = Connection::open_with_flags(file, flags).map_err(|error| error.to_string())?;
        let (due, told) = sync_channel(1);
        let since = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&since);
        let thread = thread::Builder::new()
            .name("store-checkpoint".to_owned())
            .spawn(move || carry_over(&conn, &counted, &told))
            .map_err(|error| error.to_string())?;
        Ok(Checkpoints { since, due, thread })
    }

    /// So many more writes stand in the journal.
    pub(super) fn count(&self, writes: usize) {
        if self.since.fetch_add(writes, Ordering::Relaxed) + writes >= ENOUGH {
            // A thread that is not ready for it knows already.
            let _ = self.due.try_send(());
        }
    }

    /// Ends the thread and waits for it: after this, only the writer has the database open.
    pub(super) fn end(self) {
        drop(self.due);
        let _ = self.thread.join();
    }
}

/// A passive checkpoint locks nobody out. What it cannot carry over stays in the journal, where it is as safe, for the next time.
fn carry_over(conn: &Connection, since: &AtomicUsize, due: &Receiver<()>) {
    while due.recv().is_ok() {
        wait_for_pause(since);
        since.store(0, Ordering::Relaxed);
        let _ = conn.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    }
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

    #[test]
    fn the_journal_is_carried_over_once_enough_was_written() {
        for (writes, expected) in [(ENOUGH - 1, 0), (ENOUGH, 3), (TOO_MUCH, 3)] {
            let folder = std::env::temp_dir().join(format!("oneiros-journal-{}", crate::GuestId::random()));
            std::fs::create_dir(&folder).unwrap();
            let file = folder.join("journal.db");
            let conn = Connection::open(&file).unwrap();
            conn.pragma_update(None, "journal_mode", "WAL").unwrap();
            let checkpoints = Checkpoints::start(&file).unwrap();
            conn.execute_batch("CREATE TABLE told (x); INSERT INTO told VALUES (1), (2), (3)").unwrap();
            checkpoints.count(writes);
            checkpoints.end();
            assert_eq!(carried_over(&file), expected, "after {writes} writes");
            std::fs::remove_dir_all(&folder).unwrap();
        }
    }
}
