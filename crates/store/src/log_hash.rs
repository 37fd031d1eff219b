//! The hash that ties each row of a log to all rows before it, so that a lost, changed or exchanged row is seen even where the rest
//! still makes sense, and nobody adds to a log that is not the one they know. Rows from before there were hashes are tied to nothing: to
//! begin a hash with them, the whole of an old log would have to be read, of which otherwise only the end is.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::ids::{Hash, Millis, Seq, TableId};
use crate::table::Row;

/// The hash of a row and all rows before it in the log of its table, by SHA-256; [`LogHash::NONE`] before the first row, and in rows that
/// were written before there were hashes.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct LogHash(Option<Hash>);

impl LogHash {
    /// Before the first row that has one.
    pub const NONE: LogHash = LogHash(None);

    pub(crate) const fn from_stored(hash: Option<Hash>) -> LogHash {
        LogHash(hash)
    }

    pub(crate) const fn stored(self) -> Option<Hash> {
        self.0
    }

    /// The hash of a row that comes after the row of this one.
    #[must_use]
    pub fn next(self, table: TableId, seq: Seq, at: Millis, entry: &str) -> LogHash {
        let mut sum = Sha256::new();
        sum.update(self.0.unwrap_or_default());
        sum.update(table.get().to_be_bytes());
        sum.update(seq.0.to_be_bytes());
        sum.update(at.0.to_be_bytes());
        sum.update(entry.as_bytes());
        LogHash(Some(sum.finalize().into()))
    }

    /// Whether a row of a table is the one whose hash follows this one. Rows of old logs have none, up to where the first one begins.
    #[must_use]
    pub fn is_followed_by(self, table: TableId, row: &Row) -> bool {
        let is_older = self == LogHash::NONE && row.hash == LogHash::NONE;
        is_older || row.hash == self.next(table, row.seq, row.at, &row.entry)
    }
}

/// The first letters, for logs.
impl fmt::Debug for LogHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            None => f.write_str("LogHash(none)"),
            Some([a, b, c, d, ..]) => write!(f, "LogHash({a:02x}{b:02x}{c:02x}{d:02x})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: TableId = TableId::new(7);

    fn row(seq: u64, entry: &str, hash: LogHash) -> Row {
        Row { seq: Seq(seq), at: Millis(5), entry: entry.to_owned(), hash }
    }

    #[test]
    fn a_row_follows_only_the_rows_it_was_written_after() {
        let first = LogHash::NONE.next(TABLE, Seq(1), Millis(5), "one");
        let second = first.next(TABLE, Seq(2), Millis(5), "two");
        assert!(LogHash::NONE.is_followed_by(TABLE, &row(1, "one", first)));
        assert!(first.is_followed_by(TABLE, &row(2, "two", second)));
        assert!(!first.is_followed_by(TABLE, &row(2, "too", second)), "changed");
        assert!(!first.is_followed_by(TABLE, &row(3, "two", second)), "moved");
        assert!(!first.is_followed_by(TableId::new(8), &row(2, "two", second)), "of another table");
        assert!(!LogHash::NONE.is_followed_by(TABLE, &row(2, "two", second)), "the row before is lost");
        let later = Row { at: Millis(6), ..row(2, "two", second) };
        assert!(!first.is_followed_by(TABLE, &later), "at another time");
    }

    #[test]
    fn an_old_log_has_hashes_from_where_it_stood_on() {
        assert!(LogHash::NONE.is_followed_by(TABLE, &row(1, "old", LogHash::NONE)));
        let first = LogHash::NONE.next(TABLE, Seq(2), Millis(5), "new");
        assert!(LogHash::NONE.is_followed_by(TABLE, &row(2, "new", first)));
        assert!(!first.is_followed_by(TABLE, &row(3, "old", LogHash::NONE)), "its hash was taken away");
    }
}
