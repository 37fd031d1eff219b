//! One table: making it, adding to its log, opening it.

use crate::ask::{Ask, Line, each, first, odd};
use crate::code::Code;
use crate::fault::Fault;
use crate::ids::{GuestId, Seq, TableId};
use crate::limits::{fit_append, fit_table, page};
use crate::log_hash::LogHash;
use crate::table::{Append, Head, Listing, Member, NewTable, Opened, Row, Snapshot, Status, TableRow};
use crate::write::Write;
use crate::{Backend, Store};

const TABLE: &str = "SELECT t.id, t.code, t.maker, t.public, t.contract, t.created, \
     h.last, h.hash, h.status, h.summary, h.due, h.changed \
     FROM tables t JOIN heads h ON h.table_id = t.id WHERE t.id = $1";

const HASH: &str = "SELECT hash FROM heads WHERE table_id = $1";

const LATEST: &str = "SELECT seq, state FROM snapshots WHERE table_id = $1 ORDER BY seq DESC LIMIT 1";

const TAIL: &str = "SELECT seq, at, entry, hash FROM log WHERE table_id = $1 \
     AND seq > coalesce((SELECT max(seq) FROM snapshots WHERE table_id = $1), 0) ORDER BY seq";

const ROWS: &str =
    "SELECT seq, at, entry, hash FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3";

const BEFORE: &str =
    "SELECT seq, state FROM snapshots WHERE table_id = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1";

const MEMBERS: &str = "SELECT guest, since FROM members WHERE table_id = $1 ORDER BY guest";

impl Store {
    /// Makes a table and opens its log, both or neither.
    ///
    /// # Errors
    /// [`Fault::CodeTaken`], [`Fault::Taken`] if there is such a table, [`Fault::Missing`] if a guest is unknown; what the
    /// database says.
    pub async fn create(&self, mut table: NewTable) -> Result<(), Fault> {
        fit_table(&table)?;
        fit_append(&mut table.first)?;
        table.first.after = Some(LogHash::NONE);
        self.write(Write::Create(Box::new(table))).await.map(drop)
    }

    /// Adds to a table's log, with everything that follows from it. When this says `Ok`, the disk has it.
    ///
    /// # Errors
    /// [`Fault::Conflict`] if the first entry is not at the next place or follows another row than it should, [`Fault::Missing`] if the table or a guest is
    /// unknown; what the database says.
    pub async fn append(&self, mut append: Append) -> Result<(), Fault> {
        fit_append(&mut append)?;
        if append.after.is_none() {
            let hash = first(self.get(Ask::new(HASH, [append.table.into()])).await?, Line::log_hash)?;
            append.after = Some(hash.unwrap_or_default());
        }
        self.write(Write::Append(Box::new(append))).await.map(drop)
    }

    /// What is needed to go on with a table, all of one moment. It costs what the entries after the latest snapshot cost,
    /// however long the log is.
    ///
    /// # Errors
    /// What the database says.
    pub async fn open_table(&self, id: TableId) -> Result<Option<Opened>, Fault> {
        let [table, snapshot, tail] = self.read(opening(id)).await?;
        let Some(table) = first(table, table_row)? else {
            return Ok(None);
        };
        Ok(Some(Opened { table, snapshot: first(snapshot, snapshot_row)?, tail: each(tail, log_row)? }))
    }

    /// For tests: how much the database does to open a table, in steps of SQLite's machine or rows that PostgreSQL touches.
    ///
    /// # Errors
    /// What the database says.
    #[doc(hidden)]
    pub async fn opening_cost(&self, id: TableId) -> Result<u64, Fault> {
        match &*self.backend {
            Backend::Sqlite(sqlite) => {
                let before = sqlite.steps();
                sqlite.read(opening(id).into()).await?;
                Ok(sqlite.steps() - before)
            }
            Backend::Postgres(postgres) => postgres.rows_touched(&opening(id)).await,
        }
    }

    /// What is kept of a table beside its log.
    ///
    /// # Errors
    /// What the database says.
    pub async fn table(&self, id: TableId) -> Result<Option<TableRow>, Fault> {
        first(self.get(Ask::new(TABLE, [id.into()])).await?, table_row)
    }

    /// Entries of a log, from the one after a place; `Seq::NONE` is the beginning.
    ///
    /// # Errors
    /// What the database says.
    pub async fn rows(&self, id: TableId, after: Seq, limit: u32) -> Result<Vec<Row>, Fault> {
        let ask = Ask::new(ROWS, [id.into(), after.into(), page(limit).into()]);
        each(self.get(ask).await?, log_row)
    }

    /// The latest snapshot that knows nothing of what came after a place.
    ///
    /// # Errors
    /// What the database says.
    pub async fn snapshot_at_or_before(&self, id: TableId, seq: Seq) -> Result<Option<Snapshot>, Fault> {
        first(self.get(Ask::new(BEFORE, [id.into(), seq.into()])).await?, snapshot_row)
    }

    /// The table with this code, unless its game is over: then nobody can join it any more.
    ///
    /// # Errors
    /// What the database says.
    pub async fn by_code(&self, code: Code) -> Result<Option<TableId>, Fault> {
        let sql =
            "SELECT id FROM tables JOIN heads ON heads.table_id = tables.id WHERE code = $1 AND status <> $2";
        let ask = Ask::new(sql, [code.to_string().into(), Status::Over.stored().into()]);
        first(self.get(ask).await?, Line::table)
    }

    /// Who belongs to a table, and for whom it waits.
    ///
    /// # Errors
    /// What the database says.
    pub async fn members(&self, id: TableId) -> Result<Vec<Member>, Fault> {
        each(self.get(Ask::new(MEMBERS, [id.into()])).await?, |line| {
            Ok(Member { guest: line.guest()?, waited_for_since: line.maybe_time()? })
        })
    }
}

/// The questions whose answers open a table.
fn opening(id: TableId) -> [Ask; 3] {
    [TABLE, LATEST, TAIL].map(|sql| Ask::new(sql, [id.into()]))
}

fn table_row(line: &mut Line) -> Result<TableRow, Fault> {
    Ok(TableRow {
        id: line.table()?,
        code: line.maybe_text()?.map(|text| text.parse().map_err(|_| odd("a code", None))).transpose()?,
        maker: line.int().map(GuestId::from_stored)?,
        listing: if line.int()? == 0 { Listing::Private } else { Listing::Public },
        contract: line.text()?,
        created: line.time()?,
        last: line.seq()?,
        hash: line.log_hash()?,
        head: head(line)?,
        changed: line.time()?,
    })
}

/// Reads status, summary and due.
pub(crate) fn head(line: &mut Line) -> Result<Head, Fault> {
    Ok(Head {
        status: Status::from_stored(line.int()?).ok_or_else(|| odd("a status", None))?,
        summary: line.text()?,
        due: line.maybe_time()?,
    })
}

fn log_row(line: &mut Line) -> Result<Row, Fault> {
    Ok(Row { seq: line.seq()?, at: line.time()?, entry: line.text()?, hash: line.log_hash()? })
}

fn snapshot_row(line: &mut Line) -> Result<Snapshot, Fault> {
    Ok(Snapshot { seq: line.seq()?, state: line.text()? })
}
