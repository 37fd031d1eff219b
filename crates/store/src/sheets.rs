//! Everything that is kept, table by table: what a copy carries from one database to another.

use crate::ask::Cell;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Int,
    Text,
    Blob,
}

/// A table of the database with its columns.
#[derive(Debug)]
pub(crate) struct Sheet {
    pub(crate) name: &'static str,
    pub(crate) columns: &'static [(&'static str, Kind)],
}

impl Sheet {
    /// The names of the columns, between commas.
    pub(crate) fn names(&self) -> String {
        let names: Vec<&str> = self.columns.iter().map(|&(name, _)| name).collect();
        names.join(", ")
    }

    /// Reads the whole table.
    pub(crate) fn select(&self) -> String {
        format!("SELECT {} FROM {}", self.names(), self.name)
    }
}

use Kind::{Blob, Int, Text};

/// All tables, each after those it refers to.
pub(crate) const SHEETS: &[Sheet] = &[
    Sheet { name: "guests", columns: &[("id", Int), ("name", Text), ("created", Int), ("hook", Text)] },
    Sheet {
        name: "tokens",
        columns: &[("hash", Blob), ("guest", Int), ("kind", Int), ("created", Int), ("used", Int)],
    },
    Sheet { name: "claims", columns: &[("hash", Blob), ("guest", Int), ("expires", Int)] },
    Sheet { name: "mutes", columns: &[("guest", Int), ("muted", Int)] },
    Sheet {
        name: "tables",
        columns: &[
            ("id", Int),
            ("code", Text),
            ("maker", Int),
            ("public", Int),
            ("contract", Text),
            ("created", Int),
        ],
    },
    Sheet {
        name: "heads",
        columns: &[
            ("table_id", Int),
            ("last", Int),
            ("status", Int),
            ("summary", Text),
            ("due", Int),
            ("changed", Int),
            ("listed", Int),
            ("hash", Blob),
        ],
    },
    Sheet {
        name: "log",
        columns: &[("table_id", Int), ("seq", Int), ("at", Int), ("entry", Text), ("hash", Blob)],
    },
    Sheet { name: "snapshots", columns: &[("table_id", Int), ("seq", Int), ("state", Text)] },
    Sheet { name: "members", columns: &[("table_id", Int), ("guest", Int), ("made", Int), ("since", Int)] },
    Sheet { name: "quiet", columns: &[("guest", Int), ("table_id", Int)] },
    Sheet { name: "talks", columns: &[("table_id", Int), ("last", Int)] },
    Sheet {
        name: "chat",
        columns: &[
            ("table_id", Int),
            ("seq", Int),
            ("guest", Int),
            ("at", Int),
            ("text", Text),
            ("client", Text),
        ],
    },
    Sheet {
        name: "outbox",
        columns: &[
            ("id", Text),
            ("guest", Int),
            ("table_id", Int),
            ("seq", Int),
            ("body", Text),
            ("due", Int),
            ("attempts", Int),
        ],
    },
    Sheet { name: "beat", columns: &[("one", Int), ("at", Int), ("was", Int)] },
    Sheet { name: "outages", columns: &[("began", Int), ("ended", Int)] },
];

/// Finds a row in a database that is not empty: every table refers to a guest, and whoever serves leaves a beat.
pub(crate) const ANYTHING: &str = "SELECT 1 FROM guests UNION ALL SELECT 1 FROM beat LIMIT 1";

/// A part of a copy on its way.
#[derive(Debug)]
pub(crate) enum Piece {
    /// Rows of the sheet of this number.
    Rows(usize, Vec<Vec<Cell>>),
    /// That was all. A copy that ends without it has broken off.
    End,
}

/// Gathers rows of a sheet into pieces of bearable size.
#[derive(Debug)]
pub(crate) struct Pieces {
    sheet: usize,
    rows: Vec<Vec<Cell>>,
    bytes: usize,
}

impl Pieces {
    /// A piece is handed on when it has so many rows or bytes.
    const ROWS: usize = 1_000;
    const BYTES: usize = 1024 * 1024;

    pub(crate) fn of(sheet: usize) -> Pieces {
        Pieces { sheet, rows: Vec::new(), bytes: 0 }
    }

    /// Adds a row; gives a piece when there is enough for one.
    pub(crate) fn add(&mut self, row: Vec<Cell>) -> Option<Piece> {
        self.bytes += row
            .iter()
            .map(|cell| match cell {
                Cell::Null | Cell::Int(_) => 8,
                Cell::Text(text) => text.len(),
                Cell::Blob(bytes) => bytes.len(),
            })
            .sum::<usize>();
        self.rows.push(row);
        if self.rows.len() >= Pieces::ROWS || self.bytes >= Pieces::BYTES { self.rest() } else { None }
    }

    /// What is left.
    pub(crate) fn rest(&mut self) -> Option<Piece> {
        self.bytes = 0;
        let rows = std::mem::take(&mut self.rows);
        if rows.is_empty() { None } else { Some(Piece::Rows(self.sheet, rows)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// The tables that a schema makes, each with its columns and their kinds.
    fn made_by(schema: &str) -> BTreeMap<String, Vec<(String, String)>> {
        let mut found = BTreeMap::new();
        for statement in schema.split("CREATE TABLE ").skip(1) {
            let (name, rest) = statement.split_once(" (").unwrap();
            let body = rest.split_once("\n)").unwrap().0;
            let lines =
                body.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("PRIMARY"));
            let columns = lines.map(|line| {
                let mut words = line.trim_end_matches(',').split_whitespace();
                (words.next().unwrap().to_owned(), words.next().unwrap().to_lowercase())
            });
            found.insert(name.to_owned(), columns.collect());
        }
        for statement in schema.split("ALTER TABLE ").skip(1) {
            let words: Vec<&str> = statement.split(';').next().unwrap().split_whitespace().collect();
            let [name, "ADD", "COLUMN", column, kind, ..] = words[..] else { continue };
            let columns: &mut Vec<_> = found.get_mut(name).unwrap();
            columns.push((column.to_owned(), kind.to_lowercase()));
        }
        found
    }

    fn listed(kinds: [&str; 3]) -> BTreeMap<String, Vec<(String, String)>> {
        let columns = |sheet: &Sheet| {
            let kind = |kind: Kind| kinds[kind as usize].to_owned();
            sheet.columns.iter().map(|&(name, of)| (name.to_owned(), kind(of))).collect()
        };
        SHEETS.iter().map(|sheet| (sheet.name.to_owned(), columns(sheet))).collect()
    }

    #[test]
    fn a_copy_carries_every_column_of_every_table() {
        // Who is connected to which server, and what is written only to see whether it can be, is nothing to be kept.
        let sqlite = concat!(
            include_str!("../migrations/sqlite/0001_first.sql"),
            include_str!("../migrations/sqlite/0002_chat_names.sql"),
            include_str!("../migrations/sqlite/0004_log_hashes.sql")
        );
        assert_eq!(made_by(sqlite), listed(["integer", "text", "blob"]));
        let postgres = concat!(
            include_str!("../migrations/postgres/0001_first.sql"),
            include_str!("../migrations/postgres/0005_chat_names.sql"),
            include_str!("../migrations/postgres/0006_log_hashes.sql")
        );
        assert_eq!(made_by(postgres), listed(["bigint", "text", "bytea"]));
    }
}
