//! Looking into the database of a folder without changing the folder: nothing is made there, and it need not be writable.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::open_error::OpenError;

use super::create::is_there;
use super::error::meaning;
use super::migrate::{recognise, version};
use super::open::{FILE, LOCK, read_through, reading, reading_still};

/// Where in a database file it says how it is journalled, and what stands there for a write-ahead log.
const JOURNAL: (usize, u8) = (18, 2);

/// A database from which is read.
#[derive(Debug)]
pub(super) enum Source {
    /// Somebody may write to it meanwhile; SQLite's own locks keep them apart.
    Live(PathBuf),
    /// Nobody writes to it. SQLite is told so, for otherwise it makes files beside a database with a write-ahead log, also for those
    /// who only read: it would leave them behind, and could not make them in a folder that is not writable.
    Still(PathBuf),
}

impl Source {
    /// A connection that can only read.
    pub(super) fn connect(&self) -> rusqlite::Result<Connection> {
        match self {
            Source::Live(file) => reading(file),
            Source::Still(file) => reading_still(file),
        }
    }
}

/// What there is to be looked at.
#[derive(Debug)]
pub(super) enum Found {
    /// A database of this version, and what is to be held while it is read.
    Ready(Source, Option<File>),
    /// A database of an older version that nobody serves.
    Older,
}

/// Who serves a folder.
enum Served {
    /// Nobody, and nobody begins to while this is held. Where no server ever was there is nothing to hold, and it is not made: it would
    /// belong to whoever only looks, and be in the way of a server that runs as somebody else.
    ByNobody(Option<File>),
    /// Somebody, or nobody can tell.
    BySomebody,
}

/// Finds the database of a folder that may be served meanwhile. It is only read, so that it must be of the version that the steps make.
pub(super) fn look(folder: &Path, steps: &[&str]) -> Result<Found, OpenError> {
    let place = folder.display().to_string();
    let none = || OpenError::NoDatabase { place: place.clone() };
    let file = folder.join(FILE);
    if !is_there(&file)? {
        return Err(none());
    }
    File::open(&file)
        .map_err(|error| OpenError::NoFolder { place: place.clone(), detail: error.to_string() })?;
    let served = served(folder);
    let source = match &served {
        Served::ByNobody(_) if is_still(&file) => Source::Still(file.clone()),
        _ => Source::Live(file.clone()),
    };
    let found = examine(&source, &file, steps, &served).map_err(|error| match (error, &served) {
        // It could be read until SQLite wanted to bring in what a server that was killed had left beside it.
        (OpenError::Unreachable { .. } | OpenError::ReadOnly { .. }, Served::ByNobody(_)) => {
            OpenError::Unfinished { place: place.clone() }
        }
        (error, _) => error,
    })?;
    match served {
        // A database without anything in it is what a server of an older version leaves that was killed at its first start.
        _ if found == 0 => Err(none()),
        Served::BySomebody if found < steps.len() as i64 => Err(OpenError::InUse { place }),
        Served::ByNobody(_) if found < steps.len() as i64 => Ok(Found::Older),
        Served::BySomebody => Ok(Found::Ready(source, None)),
        Served::ByNobody(hold) => Ok(Found::Ready(source, hold)),
    }
}

/// The version of a database that is ours and sound.
fn examine(source: &Source, file: &Path, steps: &[&str], served: &Served) -> Result<i64, OpenError> {
    let place = file.display().to_string();
    let failed = |error: rusqlite::Error| OpenError::of_fault(&place, meaning(&error));
    let conn = source.connect().map_err(failed)?;
    recognise(&conn, &place, steps)?;
    // Whoever serves it has read it through.
    if let Served::ByNobody(_) = served
        && let Some(detail) = read_through(&conn, file).map_err(failed)?
    {
        return Err(OpenError::Damaged { place, detail });
    }
    version(&conn).map_err(|fault| OpenError::of_fault(&place, fault))
}

fn served(folder: &Path) -> Served {
    match File::open(folder.join(LOCK)) {
        // Shared: any number may look at once, and a server that begins is told that the folder is in use.
        Ok(lock) if lock.try_lock_shared().is_ok() => Served::ByNobody(Some(lock)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Served::ByNobody(None),
        _ => Served::BySomebody,
    }
}

/// Whether everything is in the file itself: it has a write-ahead log, and nothing is in it.
fn is_still(file: &Path) -> bool {
    // SQLite keeps the log beside the file itself, wherever a link to it is.
    let Ok(file) = fs::canonicalize(file) else { return false };
    let mut head = [0; JOURNAL.0 + 1];
    let read = File::open(&file).and_then(|mut file| file.read_exact(&mut head));
    let mut log = file.into_os_string();
    log.push("-wal");
    let is_empty = match fs::metadata(log) {
        Ok(log) => log.len() == 0,
        Err(error) => error.kind() == io::ErrorKind::NotFound,
    };
    read.is_ok() && head[JOURNAL.0] == JOURNAL.1 && is_empty
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GuestId;
    use crate::sqlite::migrate::STEPS;
    use crate::sqlite::open::open;

    #[test]
    fn an_older_database_is_not_read_before_it_is_brought_up_to_date() {
        // A name that would mean something else in an address.
        let folder = std::env::temp_dir().join(format!("oneiros 100%25? #{}", GuestId::random()));
        let ready = open(&folder).unwrap();
        let newer = [STEPS, &["CREATE TABLE later (x)"]].concat();
        let place = folder.display().to_string();
        assert_eq!(look(&folder, &newer).unwrap_err(), OpenError::InUse { place });
        drop(ready);
        assert!(matches!(look(&folder, &newer), Ok(Found::Older)));
        assert!(matches!(look(&folder, STEPS), Ok(Found::Ready(Source::Still(_), Some(_)))));
        fs::remove_dir_all(&folder).unwrap();
    }
}
