//! Why a store cannot be opened: each is a plain sentence and the end of the program.

use std::fmt;
use std::io;
use std::path::Path;

use kernel::{Arg, Message};

use crate::fault::{Fault, written};

/// Why a store cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the parameters that the variant's sentence names")]
pub enum OpenError {
    /// A newer program made this database: `found` is its version, `known` the newest known here.
    Newer { found: i64, known: i64 },
    /// The file is damaged, or no database at all.
    Damaged { place: String, detail: String },
    /// The file is a database of something else.
    Foreign { place: String },
    /// The folder or the database cannot be written.
    ReadOnly { place: String },
    /// Another server has the folder open.
    InUse { place: String },
    /// The folder cannot be made or opened.
    NoFolder { place: String, detail: String },
    /// Nothing was ever kept there, and whoever only looks makes no database.
    NoDatabase { place: String },
    /// The file of the database has 0 bytes: what was in it is lost.
    Emptied { place: String },
    /// The database is gone, and a journal that belongs to it is still there.
    JournalAlone { place: String, journal: String },
    /// A server was killed there, and what it wrote last cannot be brought in where nothing can be written.
    Unfinished { place: String },
    /// The disk is full.
    Full { place: String },
    /// The address is not one of a PostgreSQL database.
    BadAddress { detail: String },
    /// PostgreSQL cannot be reached, or does not let us in.
    Unreachable { detail: String },
    /// The database refuses for a reason that should not occur.
    Failed { detail: String },
}

impl OpenError {
    /// Every key of these messages, with the names of its parameters.
    pub const PARAMS: &'static [(&'static str, &'static [&'static str])] = &[
        ("open-newer", &["found", "known"]),
        ("open-damaged", &["place", "detail"]),
        ("open-foreign", &["place"]),
        ("open-read-only", &["place"]),
        ("open-in-use", &["place"]),
        ("open-no-folder", &["place", "detail"]),
        ("open-no-database", &["place"]),
        ("open-emptied", &["place"]),
        ("open-journal-alone", &["place", "journal"]),
        ("open-unfinished", &["place"]),
        ("open-full", &["place"]),
        ("open-bad-address", &["detail"]),
        ("open-unreachable", &["detail"]),
        ("open-failed", &["detail"]),
    ];

    /// What an error of the file system means for the folder.
    pub(crate) fn of_folder(folder: &Path, error: &io::Error) -> OpenError {
        let place = folder.display().to_string();
        match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                OpenError::ReadOnly { place }
            }
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => OpenError::Full { place },
            _ => OpenError::NoFolder { place, detail: error.to_string() },
        }
    }

    /// What a fault means while the database is being opened.
    pub(crate) fn of_fault(place: &str, fault: Fault) -> OpenError {
        let place = place.to_owned();
        match fault {
            Fault::Full => OpenError::Full { place },
            Fault::ReadOnly => OpenError::ReadOnly { place },
            Fault::Damaged { detail } => OpenError::Damaged { place, detail },
            Fault::Lost { detail } => OpenError::Unreachable { detail },
            Fault::Busy => OpenError::InUse { place },
            Fault::Failed { detail } => OpenError::Failed { detail },
            other => OpenError::Failed { detail: other.to_string() },
        }
    }
}

impl Message for OpenError {
    fn key(&self) -> &'static str {
        match self {
            OpenError::Newer { .. } => "open-newer",
            OpenError::Damaged { .. } => "open-damaged",
            OpenError::Foreign { .. } => "open-foreign",
            OpenError::ReadOnly { .. } => "open-read-only",
            OpenError::InUse { .. } => "open-in-use",
            OpenError::NoFolder { .. } => "open-no-folder",
            OpenError::NoDatabase { .. } => "open-no-database",
            OpenError::Emptied { .. } => "open-emptied",
            OpenError::JournalAlone { .. } => "open-journal-alone",
            OpenError::Unfinished { .. } => "open-unfinished",
            OpenError::Full { .. } => "open-full",
            OpenError::BadAddress { .. } => "open-bad-address",
            OpenError::Unreachable { .. } => "open-unreachable",
            OpenError::Failed { .. } => "open-failed",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let text = |name, text: &String| (name, Arg::Text(text.clone()));
        match self {
            OpenError::Newer { found, known } => {
                vec![("found", Arg::Number(*found)), ("known", Arg::Number(*known))]
            }
            OpenError::Damaged { place, detail } | OpenError::NoFolder { place, detail } => {
                vec![text("place", place), text("detail", detail)]
            }
            OpenError::JournalAlone { place, journal } => {
                vec![text("place", place), text("journal", journal)]
            }
            OpenError::Foreign { place }
            | OpenError::ReadOnly { place }
            | OpenError::InUse { place }
            | OpenError::NoDatabase { place }
            | OpenError::Emptied { place }
            | OpenError::Unfinished { place }
            | OpenError::Full { place } => vec![text("place", place)],
            OpenError::BadAddress { detail }
            | OpenError::Unreachable { detail }
            | OpenError::Failed { detail } => vec![text("detail", detail)],
        }
    }
}

/// For logs: the key, and what the system said.
impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        written(self, f)
    }
}

impl std::error::Error for OpenError {}
