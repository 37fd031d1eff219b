//! Opening the database in a folder: lock, look, set up, migrate.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use crate::open_error::OpenError;
use crate::private_files::{create_folder, open_file};

use super::create::{create, is_there, tighten_all};
use super::error::meaning;
use super::migrate::{STEPS, migrate, recognise, version};

/// The name of the database in its folder.
pub(super) const FILE: &str = "oneiros.db";

/// Locked by whoever serves the folder. A file of its own: the database's locks come and go with its transactions.
pub(super) const LOCK: &str = "oneiros.lock";

/// Up to this size a database is read through when it is opened. A larger one would take seconds: it is looked at only
/// where it is used.
const READ_THROUGH: u64 = 64 * 1024 * 1024;

/// How long a statement waits for another program, such as one that takes a backup by its own means.
const PATIENCE: Duration = Duration::from_secs(5);

/// A database that is ours alone, ready for writing.
#[derive(Debug)]
pub(super) struct Ready {
    /// The connection that writes.
    pub(super) conn: Connection,
    /// Held as long as the folder is ours.
    pub(super) lock: File,
    /// Where the database is.
    pub(super) file: PathBuf,
}

/// Takes the folder, makes it and its database if need be, and brings that up to date.
pub(super) fn open(folder: &Path) -> Result<Ready, OpenError> {
    create_folder(folder).map_err(|error| OpenError::of_folder(folder, &error))?;
    let lock = lock(folder)?;
    let file = folder.join(FILE);
    let place = file.display().to_string();
    if is_there(&file)? {
        tighten_all(&file).map_err(|error| OpenError::of_folder(folder, &error))?;
    } else {
        create(folder, &file)?;
    }
    let mut conn = connect(&file, &place)?;
    recognise(&conn, &place, STEPS)?;
    let sound = (|| {
        set_up(&conn)?;
        read_through(&conn, &file)
    })();
    match sound.map_err(|error| OpenError::of_fault(&place, meaning(&error)))? {
        None => {}
        Some(detail) => return Err(OpenError::Damaged { place, detail }),
    }
    migrate(&mut conn, STEPS).map_err(|fault| OpenError::of_fault(&place, fault))?;
    try_writing(&conn, &place)?;
    Ok(Ready { conn, lock, file })
}

fn lock(folder: &Path) -> Result<File, OpenError> {
    let file = open_file(&folder.join(LOCK)).map_err(|error| OpenError::of_folder(folder, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { place: folder.display().to_string() }),
        Err(TryLockError::Error(error)) => Err(OpenError::of_folder(folder, &error)),
    }
}

/// A connection to a file that is there: SQLite makes none by itself, which would be empty until something is written.
pub(super) fn connect(file: &Path, place: &str) -> Result<Connection, OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Connection::open_with_flags(file, flags).map_err(|error| OpenError::of_fault(place, meaning(&error)))
}

/// The settings of a connection that makes a database. `synchronous=FULL` makes every commit wait for the disk.
pub(super) fn set_up_alone(conn: &Connection) -> rusqlite::Result<()> {
    conn.busy_timeout(PATIENCE)?;
    conn.pragma_update(None, "synchronous", "FULL")
}

/// The settings of every connection that writes.
fn set_up(conn: &Connection) -> rusqlite::Result<()> {
    set_up_alone(conn)?;
    conn.pragma_update(None, "journal_mode", "WAL")?;
    conn.pragma_update(None, "foreign_keys", "ON")?;
    conn.pragma_update(None, "temp_store", "MEMORY")?;
    // 16 MB for the pages being written to; the system keeps the others at hand.
    conn.pragma_update(None, "cache_size", -16_384)?;
    // A thread of its own carries the journal over long before. Only if that never comes to an end, as under a load without a pause,
    // does the writer do it, in one go.
    conn.pragma_update(None, "wal_autocheckpoint", 100_000)?;
    conn.set_prepared_statement_cache_capacity(64);
    Ok(())
}

/// A further connection that writes to a database that is open already.
pub(super) fn writing(file: &Path) -> Result<Connection, OpenError> {
    let place = file.display().to_string();
    let conn = connect(file, &place)?;
    set_up(&conn).map_err(|error| OpenError::of_fault(&place, meaning(&error)))?;
    Ok(conn)
}

/// What is wrong with the database, as far as reading it can tell.
pub(super) fn read_through(conn: &Connection, file: &Path) -> rusqlite::Result<Option<String>> {
    if fs::metadata(file).map_or(0, |data| data.len()) > READ_THROUGH {
        return Ok(None);
    }
    let found: String = conn.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    Ok((found != "ok").then_some(found))
}

/// Writes something harmless, so that a database that cannot be written is refused now and not at the first move.
fn try_writing(conn: &Connection, place: &str) -> Result<(), OpenError> {
    let version = version(conn).map_err(|fault| OpenError::of_fault(place, fault))?;
    conn.pragma_update(None, "user_version", version)
        .map_err(|error| OpenError::of_fault(place, meaning(&error)))
}

/// A connection that can only read.
pub(super) fn reading(file: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    for_reading(Connection::open_with_flags(file, flags)?)
}

/// A connection to a database that nobody changes while it is read: SQLite takes no locks and makes no file.
pub(super) fn reading_still(file: &Path) -> rusqlite::Result<Connection> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    for_reading(Connection::open_with_flags(format!("{}?immutable=1", address(file)), flags)?)
}

fn for_reading(conn: Connection) -> rusqlite::Result<Connection> {
    conn.busy_timeout(PATIENCE)?;
    // 1 MB for the pages on the way to a table: what lies at the end of it is seldom read twice, and the system keeps it at hand.
    conn.pragma_update(None, "cache_size", -1_024)?;
    conn.set_prepared_statement_cache_capacity(64);
    Ok(conn)
}

/// The address of a file; what means something in an address is written as its number.
fn address(file: &Path) -> String {
    let path = file.as_os_str().as_encoded_bytes();
    // A path from the root begins behind a host, which is empty.
    let mut address = String::from(if path.starts_with(b"/") { "file://" } else { "file:" });
    for byte in path {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' => {
                address.push(char::from(*byte))
            }
            _ => address += &format!("%{byte:02x}"),
        }
    }
    address
}
