//! Whether a folder has a database, and how the first one is made there.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::open_error::OpenError;
use crate::private_files::{new_file, sync_folder, tighten};

use super::error::meaning;
use super::migrate::{STEPS, migrate};
use super::open::{connect, set_up_alone};

/// The name of a database that is not whole yet. A start that was cut off leaves it behind, and the next one makes it again.
const NEW: &str = "oneiros.db.new";

/// The files in which SQLite keeps what is to be brought into a database, or taken back out of it, when it is opened next.
const JOURNALS: [&str; 2] = ["-wal", "-journal"];

/// The files that SQLite makes beside a database.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Whether a folder has a database. No database is ever left empty by this program, so that an empty file, or a journal without its
/// database, means that something was lost: a new database in its place would hide it, and a journal would be brought into the wrong one.
pub(super) fn is_there(file: &Path) -> Result<bool, OpenError> {
    let place = || file.display().to_string();
    let unread = |error: &io::Error| OpenError::NoFolder { place: place(), detail: error.to_string() };
    match fs::symlink_metadata(file) {
        Ok(_) if fs::metadata(file).map_err(|error| unread(&error))?.len() > 0 => Ok(true),
        Ok(_) => Err(OpenError::Emptied { place: place() }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let mut journals = JOURNALS.iter().map(|ending| beside(file, ending));
            match journals.find(|journal| fs::metadata(journal).is_ok_and(|about| about.len() > 0)) {
                Some(journal) => {
                    Err(OpenError::JournalAlone { place: place(), journal: journal.display().to_string() })
                }
                None => Ok(false),
            }
        }
        Err(error) => Err(unread(&error)),
    }
}

/// Makes the database of a folder that is ours. It has its name only once the disk has all of it: a start that is cut off at any moment
/// leaves no database or a whole one.
pub(super) fn create(folder: &Path, file: &Path) -> Result<(), OpenError> {
    let new = folder.join(NEW);
    let made = make(&new, file).and_then(|()| {
        let moved = fs::File::open(&new)
            .and_then(|new| new.sync_all())
            .and_then(|()| fs::rename(&new, file))
            .and_then(|()| sync_folder(folder));
        moved.map_err(|error| OpenError::of_folder(file, &error))
    });
    if made.is_err() {
        // On a full disk every page counts.
        let _ = clear(&new);
    }
    made
}

/// Makes a whole database with a rollback journal, which is gone when the last step is done: all of it is in one file then.
fn make(new: &Path, file: &Path) -> Result<(), OpenError> {
    let place = &file.display().to_string();
    let of_file = |error: io::Error| OpenError::of_folder(file, &error);
    clear(new).map_err(of_file)?;
    new_file(new).map_err(of_file)?;
    let mut conn = connect(new, place)?;
    set_up_alone(&conn).map_err(|error| OpenError::of_fault(place, meaning(&error)))?;
    migrate(&mut conn, STEPS).map_err(|fault| OpenError::of_fault(place, fault))?;
    conn.close().map_err(|(_, error)| OpenError::of_fault(place, meaning(&error)))
}

/// Takes all rights to a database, and to what SQLite made beside it, from everybody but the owner. What it makes later has the rights of
/// the database.
pub(super) fn tighten_all(file: &Path) -> io::Result<()> {
    // SQLite keeps its files beside the database itself, wherever a link to it is.
    let file = fs::canonicalize(file)?;
    tighten(&file)?;
    COMPANIONS.iter().try_for_each(|ending| match tighten(&beside(&file, ending)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    })
}

fn clear(new: &Path) -> io::Result<()> {
    let all = COMPANIONS.iter().map(|ending| beside(new, ending)).chain([new.to_owned()]);
    all.into_iter().try_for_each(|file| match fs::remove_file(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    })
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    name.into()
}
