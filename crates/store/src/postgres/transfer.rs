//! Copying a whole PostgreSQL database: out of it or into it.

use tokio::sync::mpsc;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Error};

use crate::ask::{Cell, Line};
use crate::fault::Fault;
use crate::sheets::{ANYTHING, Kind, Piece, Pieces, SHEETS, Sheet};

use super::Postgres;
use super::error::{Param, cells, meaning};
use super::link::DURABLE;

/// Begins a look at one moment of everything.
const ONE_MOMENT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

impl Postgres {
    /// Sends everything, as it is at one moment.
    pub(crate) async fn unload(&self, pieces: mpsc::Sender<Piece>) -> Result<(), Fault> {
        let client = self.connect("oneiros copy").await?;
        client.batch_execute(ONE_MOMENT).await.map_err(|error| meaning(&error))?;
        for (number, sheet) in SHEETS.iter().enumerate() {
            unload_sheet(&client, sheet, Pieces::of(number), &pieces).await?;
        }
        pieces.send(Piece::End).await.map_err(|_| Fault::Closed)
    }

    /// Takes everything into an empty database, in one transaction.
    pub(crate) async fn load(&self, mut pieces: mpsc::Receiver<Piece>) -> Result<(), Fault> {
        let client = self.connect("oneiros copy").await?;
        // A transaction that is not committed ends with the connection.
        client.batch_execute(DURABLE).await.map_err(|error| meaning(&error))?;
        client.batch_execute("BEGIN").await.map_err(|error| meaning(&error))?;
        let anything = client.query(ANYTHING, &[]).await.map_err(|error| meaning(&error))?;
        if !anything.is_empty() {
            return Err(Fault::NotEmpty);
        }
        loop {
            match pieces.recv().await {
                Some(Piece::Rows(number, rows)) => {
                    insert(&client, &SHEETS[number], &rows).await.map_err(|error| meaning(&error))?;
                }
                Some(Piece::End) => break,
                None => return Err(Fault::Closed),
            }
        }
        client.batch_execute("COMMIT").await.map_err(|error| match meaning(&error) {
            // Whether everything is there now, or nothing, cannot be told from here.
            Fault::Lost { .. } => Fault::Unknown,
            fault => fault,
        })
    }
}

async fn unload_sheet(
    client: &Client,
    sheet: &Sheet,
    mut gathered: Pieces,
    pieces: &mpsc::Sender<Piece>,
) -> Result<(), Fault> {
    let declare = format!("DECLARE sheet NO SCROLL CURSOR FOR {}", sheet.select());
    client.batch_execute(&declare).await.map_err(|error| meaning(&error))?;
    loop {
        let rows = client.query("FETCH 500 FROM sheet", &[]).await.map_err(|error| meaning(&error))?;
        if rows.is_empty() {
            break;
        }
        for line in cells(&rows).map_err(|error| meaning(&error))? {
            if let Some(piece) = gathered.add(Line::cells(line)) {
                pieces.send(piece).await.map_err(|_| Fault::Closed)?;
            }
        }
    }
    if let Some(piece) = gathered.rest() {
        pieces.send(piece).await.map_err(|_| Fault::Closed)?;
    }
    client.batch_execute("CLOSE sheet").await.map_err(|error| meaning(&error))
}

/// Inserts rows column by column: one statement, whatever their number.
async fn insert(client: &Client, sheet: &Sheet, rows: &[Vec<Cell>]) -> Result<(), Error> {
    let columns: Vec<Param<'_>> =
        (0..sheet.columns.len()).map(|column| gather(sheet, rows, column)).collect();
    let casts: Vec<String> = (sheet.columns.iter().zip(1..))
        .map(|(&(_, kind), number)| {
            let name = match kind {
                Kind::Int => "bigint",
                Kind::Text => "text",
                Kind::Blob => "bytea",
            };
            format!("${number}::{name}[]")
        })
        .collect();
    let sql =
        format!("INSERT INTO {} ({}) SELECT * FROM unnest({})", sheet.name, sheet.names(), casts.join(", "));
    let params: Vec<&(dyn ToSql + Sync)> =
        columns.iter().map(|column| column as &(dyn ToSql + Sync)).collect();
    client.execute(&sql, &params).await.map(drop)
}

fn gather<'a>(sheet: &Sheet, rows: &'a [Vec<Cell>], column: usize) -> Param<'a> {
    let cells = rows.iter().map(|row| &row[column]);
    match sheet.columns[column].1 {
        Kind::Int => Param::Ints(Some(
            cells.map(|cell| if let Cell::Int(number) = cell { Some(*number) } else { None }).collect(),
        )),
        Kind::Text => Param::Texts(
            cells.map(|cell| if let Cell::Text(text) = cell { Some(text.as_str()) } else { None }).collect(),
        ),
        Kind::Blob => Param::Blobs(
            cells
                .map(|cell| if let Cell::Blob(bytes) = cell { Some(bytes.as_slice()) } else { None })
                .collect(),
        ),
    }
}
