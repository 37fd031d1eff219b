//! Reading tables from the store: from a snapshot, up to a row, or from the whole log. What takes long is folded on threads of its own,
//! and only so many tables are read at a time.

use std::cmp::Ordering;

use store::{Fault, LogHash, Opened, Row, Seq, Snapshot, TableId};
use table::{Entry, No};

use super::cached_table::CachedTable;
use super::context::{ServerContext, on_a_thread};
use super::live_table::TableError;

/// How many rows are read at once.
pub(super) const ROWS_AT_ONCE: u32 = 1_000;
/// So many rows are folded in passing: that is quicker than to hand them to a thread.
pub(super) const FEW_ROWS: u64 = 32;

/// Folds so many rows: a few in passing, more on a thread.
pub(super) async fn fold<T: Send + 'static>(
    context: &ServerContext,
    rows: usize,
    work: impl FnOnce() -> Result<T, TableError> + Send + 'static,
) -> Result<T, TableError> {
    if rows as u64 <= FEW_ROWS {
        return work();
    }
    on_a_thread(context.load_permit().await?, work).await?
}

/// Whether these are the rows after one, and none is missing among them.
pub(super) fn are_next(after: u64, rows: &[Row]) -> bool {
    rows.iter().zip(after.saturating_add(1)..).all(|(row, place)| row.seq.0 == place)
}

/// What was written last is known beside the log, whose end may be lost or be another row. Nothing could ever be added behind such a row:
/// the table can only be looked at.
fn check_end(opened: &Opened, last: LastRow, upto: u64) -> Result<(), TableError> {
    let covered = opened.snapshot.as_ref().map_or(Seq::NONE, |snapshot| snapshot.seq);
    let end = opened.tail.last().map_or(covered, |row| row.seq);
    let is_whole = match end.cmp(&opened.table.last) {
        Ordering::Less => upto < u64::MAX,
        Ordering::Equal => last.hash == opened.table.hash,
        Ordering::Greater => true,
    };
    if is_whole { Ok(()) } else { Err(TableError::Broken(No::RecordBroken.into())) }
}

/// The table that was read.
pub(super) async fn open(context: &ServerContext, opened: Opened) -> Result<CachedTable, TableError> {
    let last = last_row(context, &opened).await?;
    check_end(&opened, last, u64::MAX)?;
    let games = context.games.clone();
    fold(context, opened.tail.len(), move || CachedTable::of(&games, &opened, last)).await
}

/// The table as it was after a row, from the last snapshot before it.
pub(super) async fn load(context: &ServerContext, id: TableId, upto: u64) -> Result<CachedTable, TableError> {
    let snapshot = context.store.snapshot_at_or_before(id, Seq(upto)).await?;
    load_from(context, id, snapshot, upto).await
}

/// The table from its whole log, for what reaches back behind the last snapshot.
pub(super) async fn load_whole(context: &ServerContext, id: TableId) -> Result<CachedTable, TableError> {
    load_from(context, id, None, u64::MAX).await
}

/// The rows of a table after one, up to another.
pub(super) async fn rows_between(
    context: &ServerContext,
    id: TableId,
    mut after: Seq,
    upto: u64,
) -> Result<Vec<Row>, Fault> {
    let mut rows: Vec<Row> = Vec::new();
    while after.0 < upto {
        let missing = u32::try_from(upto - after.0).unwrap_or(u32::MAX).min(ROWS_AT_ONCE);
        let more = context.store.rows(id, after, missing).await?;
        let is_all = more.len() < missing as usize;
        after = more.last().map_or(after, |last| last.seq);
        rows.extend(more);
        if is_all {
            break;
        }
    }
    Ok(rows)
}

async fn load_from(
    context: &ServerContext,
    id: TableId,
    snapshot: Option<Snapshot>,
    upto: u64,
) -> Result<CachedTable, TableError> {
    // What is being read takes room in memory too, so the permit comes first.
    let permit = context.load_permit().await?;
    let table = context.store.table(id).await?.ok_or(TableError::NoTable)?;
    let after = snapshot.as_ref().map_or(Seq::NONE, |snapshot| snapshot.seq);
    let tail = rows_between(context, id, after, upto).await?;
    let opened = Opened { table, snapshot, tail };
    let last = last_row(context, &opened).await?;
    check_end(&opened, last, upto)?;
    if opened.tail.len() as u64 <= FEW_ROWS {
        return CachedTable::of(&context.games, &opened, last);
    }
    let games = context.games.clone();
    on_a_thread(permit, move || CachedTable::of(&games, &opened, last)).await?
}

/// What a snapshot does not know of the last row that it covers.
#[derive(Clone, Copy, Debug)]
pub(super) struct LastRow {
    /// When it was written, in time of service.
    pub(super) changed: table::Millis,
    pub(super) hash: LogHash,
}

/// The last row that was read. Where it does not say when it was written, nobody has been waited for until now.
async fn last_row(context: &ServerContext, opened: &Opened) -> Result<LastRow, Fault> {
    let covered = match (&opened.snapshot, opened.tail.last()) {
        (Some(Snapshot { seq, .. }), None) => {
            rows_between(context, opened.table.id, Seq(seq.0.saturating_sub(1)), seq.0).await?
        }
        _ => Vec::new(),
    };
    let last = opened.tail.last().or(covered.last());
    let entry = last.and_then(|row| serde_json::from_str::<Entry>(&row.entry).ok());
    let changed = entry.map_or_else(|| context.clock.service(), |entry| entry.t);
    Ok(LastRow { changed, hash: last.map_or(LogHash::NONE, |row| row.hash) })
}
