//! Copying everything: to another store, or to a file as a backup.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use tokio::sync::mpsc;

use crate::fault::Fault;
use crate::private_files::{above, new_file, new_folder, sync_folder};
use crate::{Backend, Place, Store};

/// How many pieces of a copy wait for the slower side.
const WAITING: usize = 4;

impl Store {
    /// Copies everything, as it is at one moment, to a store that is empty. It arrives whole or not at all.
    ///
    /// # Errors
    /// [`Fault::NotEmpty`] if the other store holds anything; what either database says.
    pub async fn copy_to(&self, other: &Store) -> Result<(), Fault> {
        let (sender, receiver) = mpsc::channel(WAITING);
        let unload = async {
            match &*self.backend {
                Backend::Sqlite(sqlite) => sqlite.unload(sender).await,
                Backend::Postgres(postgres) => postgres.unload(sender).await,
            }
        };
        let load = async {
            match &*other.backend {
                Backend::Sqlite(sqlite) => sqlite.load(receiver).await,
                Backend::Postgres(postgres) => postgres.load(receiver).await,
            }
        };
        match tokio::join!(unload, load) {
            // Each side sees that the other has gone; the one that went first knows why.
            (Ok(()) | Err(Fault::Closed), loaded) => loaded,
            (Err(fault), _) => Err(fault),
        }
    }

    /// Writes everything, as it is at one moment, into a new file while the store is in use. The file is an SQLite database:
    /// named `oneiros.db` and put into a folder, it can be opened.
    ///
    /// # Errors
    /// [`Fault::Taken`] if there is such a file; what the database or the disk says.
    pub async fn backup(&self, file: &Path) -> Result<(), Fault> {
        if fs::symlink_metadata(file).is_ok() {
            return Err(Fault::Taken);
        }
        let partial = own_folder_beside(file)?;
        let made = self.backup_through(&partial, file).await;
        let _ = fs::remove_dir_all(&partial);
        made
    }

    /// Makes the copy in a folder of its own, so that under its name there is a whole backup or none.
    async fn backup_through(&self, partial: &Path, file: &Path) -> Result<(), Fault> {
        let copy = partial.join("oneiros.db");
        match &*self.backend {
            Backend::Sqlite(sqlite) => {
                // SQLite writes into an empty file, and leaves it as private as it is.
                new_file(&copy).map_err(|error| of_io(&error))?;
                sqlite.copy_into(&copy).await?;
            }
            Backend::Postgres(_) => {
                let place = Place::Folder(partial.to_owned());
                let store = Store::open(place).await.map_err(Fault::failed)?;
                let copied = self.copy_to(&store).await;
                store.close().await;
                copied?;
            }
        }
        settle(&copy, file).map_err(|error| of_io(&error))
    }
}

/// Makes a folder beside the file, named after it and like nothing else there: what a backup that was killed left behind is not in the
/// way, and what somebody else put there is not touched.
fn own_folder_beside(file: &Path) -> Result<PathBuf, Fault> {
    let Some(name) = file.file_name() else {
        return Err(Fault::Unfit { what: "file" });
    };
    for ending in [".partial", ".partial-2", ".partial-3", ".partial-4"] {
        let mut partial = name.to_owned();
        partial.push(ending);
        let partial = file.with_file_name(partial);
        match new_folder(&partial) {
            Ok(()) => return Ok(partial),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(of_io(&error)),
        }
    }
    Err(Fault::Taken)
}

/// Gives the copy its name once the disk has it.
fn settle(copy: &Path, file: &Path) -> io::Result<()> {
    File::open(copy)?.sync_all()?;
    fs::rename(copy, file)?;
    sync_folder(above(file))
}

fn of_io(error: &io::Error) -> Fault {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Fault::Full,
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Fault::ReadOnly,
        io::ErrorKind::AlreadyExists => Fault::Taken,
        _ => Fault::failed(error),
    }
}
