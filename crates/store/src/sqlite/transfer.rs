//! Copying a whole SQLite database: out of it, into it, or into another file.

use std::path::Path;

use rusqlite::{Connection, params_from_iter};
use tokio::sync::mpsc;

use crate::ask::Cell;
use crate::fault::Fault;
use crate::sheets::{ANYTHING, Piece, Pieces, SHEETS, Sheet};

use super::Sqlite;
use super::error::meaning;

impl Sqlite {
    /// Sends everything, as it is at one moment.
    pub(crate) async fn unload(&self, pieces: mpsc::Sender<Piece>) -> Result<(), Fault> {
        self.readers.run(move |conn| unload(conn, &pieces)).await
    }

    /// Takes everything into an empty database, in one transaction.
    pub(crate) async fn load(&self, pieces: mpsc::Receiver<Piece>) -> Result<(), Fault> {
        self.on_writer(move |conn, _| load(conn, pieces)).await
    }

    /// Writes everything, as it is at one moment, into a file that is empty or not there.
    pub(crate) async fn copy_into(&self, file: &Path) -> Result<(), Fault> {
        let Some(name) = file.to_str().map(str::to_owned) else {
            return Err(Fault::Unfit { what: "file" });
        };
        self.readers
            .run(move |conn| {
                conn.execute("VACUUM INTO ?1", [name]).map(drop).map_err(|error| meaning(&error))
            })
            .await
    }
}

fn unload(conn: &Connection, pieces: &mpsc::Sender<Piece>) -> Result<(), Fault> {
    let hand_on = |piece| pieces.blocking_send(piece).map_err(|_| Fault::Closed);
    conn.execute_batch("BEGIN DEFERRED").map_err(|error| meaning(&error))?;
    for (number, sheet) in SHEETS.iter().enumerate() {
        unload_sheet(conn, Pieces::of(number), sheet, &hand_on)?;
    }
    conn.execute_batch("COMMIT").map_err(|error| meaning(&error))?;
    hand_on(Piece::End)
}

fn unload_sheet(
    conn: &Connection,
    mut pieces: Pieces,
    sheet: &Sheet,
    hand_on: &impl Fn(Piece) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let mut statement = conn.prepare(&sheet.select()).map_err(|error| meaning(&error))?;
    let mut rows = statement.query([]).map_err(|error| meaning(&error))?;
    while let Some(row) = rows.next().map_err(|error| meaning(&error))? {
        let cells: rusqlite::Result<Vec<Cell>> =
            (0..sheet.columns.len()).map(|column| row.get(column)).collect();
        if let Some(piece) = pieces.add(cells.map_err(|error| meaning(&error))?) {
            hand_on(piece)?;
        }
    }
    pieces.rest().map_or(Ok(()), hand_on)
}

fn load(conn: &mut Connection, mut pieces: mpsc::Receiver<Piece>) -> Result<(), Fault> {
    let transaction = conn.transaction().map_err(|error| meaning(&error))?;
    let filled = transaction.prepare(ANYTHING).and_then(|mut any| any.exists([]));
    if filled.map_err(|error| meaning(&error))? {
        return Err(Fault::NotEmpty);
    }
    loop {
        match pieces.blocking_recv() {
            Some(Piece::Rows(number, rows)) => {
                insert(&transaction, &SHEETS[number], &rows).map_err(|error| meaning(&error))?;
            }
            Some(Piece::End) => break,
            None => return Err(Fault::Closed),
        }
    }
    transaction.commit().map_err(|error| meaning(&error))
}

fn insert(conn: &Connection, sheet: &Sheet, rows: &[Vec<Cell>]) -> rusqlite::Result<()> {
    let places = vec!["?"; sheet.columns.len()].join(", ");
    let sql = format!("INSERT INTO {} ({}) VALUES ({places})", sheet.name, sheet.names());
    let mut statement = conn.prepare_cached(&sql)?;
    rows.iter().try_for_each(|row| statement.execute(params_from_iter(row)).map(drop))
}
