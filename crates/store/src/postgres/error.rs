//! What an error of PostgreSQL means, and how cells go in and out.

use std::error::Error as _;

use tokio_postgres::Error;
use tokio_postgres::error::{Severity, SqlState};
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use crate::ask::{Cell, Line, Rows};
use crate::fault::Fault;
use crate::ids::Hash;

/// What is said of a connection that is open and silent.
pub(super) const NO_ANSWER: &str = "no answer in time";

/// What an error is to whoever runs a batch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Halt {
    /// The write at this place is to blame, and cannot be written.
    One { place: usize, fault: Fault },
    /// The database or the way to it is.
    All(Fault),
    /// Two servers stood in each other's way: the same again will do.
    Again,
}

/// The meaning of an error for a batch. It came from the write at a place, or from the transaction itself.
pub(super) fn halt(error: &Error, place: Option<usize>) -> Halt {
    let fault = meaning(error);
    match error.code() {
        Some(&(SqlState::T_R_DEADLOCK_DETECTED | SqlState::T_R_SERIALIZATION_FAILURE)) => Halt::Again,
        code if is_lost(error) || code.is_some_and(is_of_the_database) => Halt::All(fault),
        _ => match place {
            Some(place) => Halt::One { place, fault },
            None => Halt::All(fault),
        },
    }
}

/// Whether no write could be done now: no room, no memory, no connections, or nothing may be written. A lock that somebody holds is in the
/// way of one write, and the others can do without it.
fn is_of_the_database(code: &SqlState) -> bool {
    let alike = code.code().starts_with("53") || code.code().starts_with("58");
    alike || [SqlState::DISK_FULL, SqlState::READ_ONLY_SQL_TRANSACTION].contains(code)
}

/// The meaning of an error for one question or write.
pub(super) fn meaning(error: &Error) -> Fault {
    if is_lost(error) {
        return Fault::lost(told(error));
    }
    match error.code() {
        Some(&SqlState::FOREIGN_KEY_VIOLATION) => Fault::Missing,
        Some(&SqlState::UNIQUE_VIOLATION) => Fault::Taken,
        Some(&SqlState::DISK_FULL) => Fault::Full,
        Some(&SqlState::READ_ONLY_SQL_TRANSACTION) => Fault::ReadOnly,
        Some(&(SqlState::DATA_CORRUPTED | SqlState::INDEX_CORRUPTED)) => {
            Fault::Damaged { detail: told(error) }
        }
        Some(
            &(SqlState::LOCK_NOT_AVAILABLE
            | SqlState::T_R_DEADLOCK_DETECTED
            | SqlState::T_R_SERIALIZATION_FAILURE),
        ) => Fault::Busy,
        _ => Fault::failed(told(error)),
    }
}

/// Whether the connection is gone, or goes with this error.
pub(super) fn is_lost(error: &Error) -> bool {
    match error.as_db_error() {
        Some(said) => matches!(said.parsed_severity(), Some(Severity::Fatal | Severity::Panic)),
        None => error.is_closed() || error.source().is_some_and(|cause| cause.is::<std::io::Error>()),
    }
}

/// An error in words, with its cause: the error itself says only "db error".
pub(super) fn told(error: &Error) -> String {
    match (error.as_db_error(), error.source()) {
        (Some(said), _) => format!("{} ({})", said.message(), said.code().code()),
        (None, Some(cause)) => format!("{error}: {cause}"),
        (None, None) => error.to_string(),
    }
}

/// A parameter of a statement.
#[derive(Debug)]
pub(super) enum Param<'a> {
    Cell(&'a Cell),
    Int(i64),
    MaybeInt(Option<i64>),
    Text(&'a str),
    MaybeText(Option<&'a str>),
    Owned(String),
    OwnedTexts(Vec<String>),
    Texts(Vec<Option<&'a str>>),
    Ints(Option<Vec<Option<i64>>>),
    Blobs(Vec<Option<&'a [u8]>>),
    MaybeHash(Option<Hash>),
    Hashes(Vec<Option<Hash>>),
}

type Encoded = Result<IsNull, Box<dyn std::error::Error + Sync + Send>>;

impl ToSql for Param<'_> {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Encoded {
        match self {
            Param::Cell(Cell::Null) => Ok(IsNull::Yes),
            Param::Cell(Cell::Int(number)) | Param::Int(number) => number.to_sql_checked(ty, out),
            Param::Cell(Cell::Text(text)) | Param::Owned(text) => text.to_sql_checked(ty, out),
            Param::Cell(Cell::Blob(bytes)) => bytes.to_sql_checked(ty, out),
            Param::MaybeInt(number) => number.to_sql_checked(ty, out),
            Param::Text(text) => text.to_sql_checked(ty, out),
            Param::MaybeText(text) => text.to_sql_checked(ty, out),
            Param::OwnedTexts(texts) => texts.to_sql_checked(ty, out),
            Param::Texts(texts) => texts.to_sql_checked(ty, out),
            Param::Ints(numbers) => numbers.to_sql_checked(ty, out),
            Param::Blobs(blobs) => blobs.to_sql_checked(ty, out),
            Param::MaybeHash(hash) => hash.as_ref().map(Hash::as_slice).to_sql_checked(ty, out),
            Param::Hashes(hashes) => {
                let slices: Vec<_> = hashes.iter().map(|hash| hash.as_ref().map(Hash::as_slice)).collect();
                slices.to_sql_checked(ty, out)
            }
        }
    }

    /// Each value checks its own type when it is written.
    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Cell {
    fn from_sql(ty: &Type, raw: &'a [u8]) -> Result<Cell, Box<dyn std::error::Error + Sync + Send>> {
        match *ty {
            Type::INT8 => i64::from_sql(ty, raw).map(Cell::Int),
            Type::INT4 => i32::from_sql(ty, raw).map(|number| Cell::Int(number.into())),
            Type::BYTEA => Ok(Cell::Blob(raw.to_vec())),
            _ => String::from_sql(ty, raw).map(Cell::Text),
        }
    }

    fn from_sql_null(_: &Type) -> Result<Cell, Box<dyn std::error::Error + Sync + Send>> {
        Ok(Cell::Null)
    }

    fn accepts(ty: &Type) -> bool {
        matches!(*ty, Type::INT8 | Type::INT4 | Type::BYTEA | Type::TEXT)
    }
}

/// The rows of an answer as cells.
pub(super) fn cells(rows: &[tokio_postgres::Row]) -> Result<Rows, Error> {
    let line = |row: &tokio_postgres::Row| {
        let cells: Result<Vec<Cell>, Error> = (0..row.len()).map(|column| row.try_get(column)).collect();
        cells.map(Line::from)
    };
    rows.iter().map(line).collect()
}
