//! What an error of SQLite means, and how cells go in and out.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Error, ErrorCode};

use crate::ask::Cell;
use crate::fault::Fault;

/// The meaning of an error.
pub(super) fn meaning(error: &Error) -> Fault {
    let detail = || error.to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => Fault::Full,
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Fault::ReadOnly,
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Fault::Damaged { detail: detail() },
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Fault::Busy,
        // SQLite calls a disk full only for pages; the index that it keeps beside the journal needs room as well.
        Some(ErrorCode::SystemIoFailure) if is_short_index(error) => Fault::Full,
        Some(ErrorCode::SystemIoFailure | ErrorCode::CannotOpen) => Fault::lost(error),
        Some(ErrorCode::ConstraintViolation) => constraint(error),
        _ => match error {
            Error::FromSqlConversionFailure(..) | Error::Utf8Error(..) | Error::InvalidColumnType(..) => {
                Fault::Damaged { detail: detail() }
            }
            _ => Fault::failed(error),
        },
    }
}

/// Whether the index of the journal cannot grow.
fn is_short_index(error: &Error) -> bool {
    error.sqlite_error().is_some_and(|error| error.extended_code == rusqlite::ffi::SQLITE_IOERR_SHMSIZE)
}

fn constraint(error: &Error) -> Fault {
    match error.sqlite_error().map(|error| error.extended_code) {
        Some(rusqlite::ffi::SQLITE_CONSTRAINT_FOREIGNKEY) => Fault::Missing,
        Some(rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY | rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE) => {
            Fault::Taken
        }
        _ => Fault::failed(error),
    }
}

/// Whether only the write itself is to blame, so that others of its batch can still be written.
pub(super) fn is_its_own_fault(error: &Error) -> bool {
    !matches!(
        error.sqlite_error_code(),
        Some(
            ErrorCode::DiskFull
                | ErrorCode::ReadOnly
                | ErrorCode::SystemIoFailure
                | ErrorCode::DatabaseCorrupt
                | ErrorCode::NotADatabase
                | ErrorCode::CannotOpen
                | ErrorCode::OutOfMemory
                | ErrorCode::DatabaseBusy
        )
    )
}

/// What an error means when it came from the commit itself. The disk may have failed after the last byte was handed to
/// it, and then nobody knows whether a restart finds it.
pub(super) fn meaning_at_commit(error: &Error) -> Fault {
    match error.sqlite_error_code() {
        Some(ErrorCode::SystemIoFailure) => Fault::Unknown,
        _ => meaning(error),
    }
}

impl ToSql for Cell {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Cell::Null => ValueRef::Null,
            Cell::Int(number) => ValueRef::Integer(*number),
            Cell::Text(text) => ValueRef::Text(text.as_bytes()),
            Cell::Blob(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

impl FromSql for Cell {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Cell> {
        match value {
            ValueRef::Null => Ok(Cell::Null),
            ValueRef::Integer(number) => Ok(Cell::Int(number)),
            ValueRef::Text(_) => value.as_str().map(|text| Cell::Text(text.to_owned())),
            ValueRef::Blob(bytes) => Ok(Cell::Blob(bytes.to_vec())),
            ValueRef::Real(_) => Err(FromSqlError::InvalidType),
        }
    }
}
