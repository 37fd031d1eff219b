//! Questions in SQL that both databases understand, and the cells of their answers.
//!
//! Parameters are written `$1`, `$2`, ... as PostgreSQL numbers them; SQLite takes these for names, and is given them by name.

use crate::fault::Fault;
use crate::ids::{GuestId, Millis, NodeId, Seq, TableId};
use crate::log_hash::LogHash;

/// The parameters by their names; no question has more.
pub(crate) const NAMES: [&str; 8] = ["$1", "$2", "$3", "$4", "$5", "$6", "$7", "$8"];

/// One value in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Cell {
    Null,
    Int(i64),
    Text(String),
    Blob(Vec<u8>),
}

impl From<i64> for Cell {
    fn from(number: i64) -> Cell {
        Cell::Int(number)
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Cell {
        Cell::Text(text)
    }
}

impl From<[u8; 32]> for Cell {
    fn from(bytes: [u8; 32]) -> Cell {
        Cell::Blob(bytes.to_vec())
    }
}

impl From<Millis> for Cell {
    fn from(time: Millis) -> Cell {
        Cell::Int(time.0)
    }
}

impl From<Seq> for Cell {
    fn from(seq: Seq) -> Cell {
        Cell::Int(seq.stored())
    }
}

impl From<TableId> for Cell {
    fn from(table: TableId) -> Cell {
        Cell::Int(table.stored())
    }
}

impl From<GuestId> for Cell {
    fn from(guest: GuestId) -> Cell {
        Cell::Int(guest.stored())
    }
}

impl From<NodeId> for Cell {
    fn from(node: NodeId) -> Cell {
        Cell::Int(node.stored())
    }
}

impl<T: Into<Cell>> From<Option<T>> for Cell {
    fn from(value: Option<T>) -> Cell {
        value.map_or(Cell::Null, Into::into)
    }
}

/// The text of a question, in the words of each database.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sql {
    pub(crate) sqlite: &'static str,
    pub(crate) postgres: &'static str,
}

impl From<&'static str> for Sql {
    fn from(both: &'static str) -> Sql {
        Sql { sqlite: both, postgres: both }
    }
}

/// A question with its parameters.
#[derive(Clone, Debug)]
pub(crate) struct Ask {
    pub(crate) sql: Sql,
    pub(crate) args: Vec<Cell>,
}

impl Ask {
    pub(crate) fn new<const N: usize>(sql: impl Into<Sql>, args: [Cell; N]) -> Ask {
        Ask { sql: sql.into(), args: args.into() }
    }
}

/// The rows of an answer.
pub(crate) type Rows = Vec<Line>;

/// One row of an answer, read from left to right.
#[derive(Clone, Debug)]
pub(crate) struct Line(std::vec::IntoIter<Cell>);

impl From<Vec<Cell>> for Line {
    fn from(cells: Vec<Cell>) -> Line {
        Line(cells.into_iter())
    }
}

impl Line {
    /// Everything that has not been read.
    pub(crate) fn cells(self) -> Vec<Cell> {
        self.0.collect()
    }

    pub(crate) fn maybe_int(&mut self) -> Result<Option<i64>, Fault> {
        match self.0.next() {
            Some(Cell::Int(number)) => Ok(Some(number)),
            Some(Cell::Null) => Ok(None),
            other => Err(odd("a number", other.as_ref())),
        }
    }

    pub(crate) fn int(&mut self) -> Result<i64, Fault> {
        self.maybe_int()?.ok_or_else(|| odd("a number", None))
    }

    pub(crate) fn maybe_text(&mut self) -> Result<Option<String>, Fault> {
        match self.0.next() {
            Some(Cell::Text(text)) => Ok(Some(text)),
            Some(Cell::Null) => Ok(None),
            other => Err(odd("a text", other.as_ref())),
        }
    }

    pub(crate) fn text(&mut self) -> Result<String, Fault> {
        self.maybe_text()?.ok_or_else(|| odd("a text", None))
    }

    pub(crate) fn table(&mut self) -> Result<TableId, Fault> {
        self.int().map(TableId::from_stored)
    }

    pub(crate) fn guest(&mut self) -> Result<GuestId, Fault> {
        self.int().map(GuestId::from_stored)
    }

    pub(crate) fn seq(&mut self) -> Result<Seq, Fault> {
        self.int().map(Seq::from_stored)
    }

    pub(crate) fn time(&mut self) -> Result<Millis, Fault> {
        self.int().map(Millis)
    }

    pub(crate) fn maybe_time(&mut self) -> Result<Option<Millis>, Fault> {
        Ok(self.maybe_int()?.map(Millis))
    }

    pub(crate) fn log_hash(&mut self) -> Result<LogHash, Fault> {
        match self.0.next() {
            Some(Cell::Null) => Ok(LogHash::NONE),
            Some(Cell::Blob(bytes)) => {
                let hash = bytes.try_into().map_err(|_| odd("32 bytes", None))?;
                Ok(LogHash::from_stored(Some(hash)))
            }
            other => Err(odd("32 bytes", other.as_ref())),
        }
    }

    pub(crate) fn hash(&mut self) -> Result<[u8; 32], Fault> {
        match self.0.next() {
            Some(Cell::Blob(bytes)) => bytes.try_into().map_err(|_| odd("32 bytes", None)),
            other => Err(odd("32 bytes", other.as_ref())),
        }
    }
}

/// A cell of the wrong kind: the schema forbids it, so somebody else has written here.
pub(crate) fn odd(wanted: &str, found: Option<&Cell>) -> Fault {
    Fault::Damaged { detail: format!("{wanted} was expected, found {found:?}") }
}

/// Reads every row of an answer in the same way.
pub(crate) fn each<T>(rows: Rows, read: impl Fn(&mut Line) -> Result<T, Fault>) -> Result<Vec<T>, Fault> {
    rows.into_iter().map(|mut line| read(&mut line)).collect()
}

/// Reads the first row of an answer, if there is one.
pub(crate) fn first<T>(
    rows: Rows,
    read: impl FnOnce(&mut Line) -> Result<T, Fault>,
) -> Result<Option<T>, Fault> {
    rows.into_iter().next().map(|mut line| read(&mut line)).transpose()
}
