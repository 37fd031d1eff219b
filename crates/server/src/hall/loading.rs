//! Reading tables from the store: from a snapshot, up to a row, or from the whole log. What takes long is folded on threads of its own,
//! and only so many tables are read at a time.

use store::{Opened, Row, Seq, TableId};

use super::copy::Copy;
use super::house::{House, on_a_thread};
use super::room::Undone;

/// How many rows are read at once.
pub(super) const ROWS_AT_ONCE: u32 = 1_000;
/// So many rows are folded in passing: that is quicker than to hand them to a thread.
pub(super) const FEW_ROWS: u64 = 32;

/// Folds so many rows: a few in passing, more on a thread.
pub(super) async fn fold<T: Send + 'static>(
    house: &House,
    rows: usize,
    work: impl FnOnce() -> Result<T, Undone> + Send + 'static,
) -> Result<T, Undone> {
    if rows as u64 <= FEW_ROWS {
        return work();
    }
    on_a_thread(house.leave_to_load().await?, work).await?
}

/// The table that was read.
pub(super) async fn open(house: &House, opened: Opened) -> Result<Copy, Undone> {
    fold(house, opened.tail.len(), move || Copy::of(&opened)).await
}

/// The table as it was after a row, from the last snapshot before it.
pub(super) async fn load(house: &House, id: TableId, upto: u64) -> Result<Copy, Undone> {
    let snapshot = house.store.snapshot_at_or_before(id, Seq(upto)).await?;
    load_from(house, id, snapshot, upto).await
}

/// The table from its whole log, for what reaches back behind the last snapshot.
pub(super) async fn load_whole(house: &House, id: TableId) -> Result<Copy, Undone> {
    load_from(house, id, None, u64::MAX).await
}

async fn load_from(
    house: &House,
    id: TableId,
    snapshot: Option<store::Snapshot>,
    upto: u64,
) -> Result<Copy, Undone> {
    // What is being read takes room in memory too, so the leave comes first.
    let leave = house.leave_to_load().await?;
    let Opened { table, .. } = house.store.open_table(id).await?.ok_or(Undone::NoTable)?;
    let mut tail: Vec<Row> = Vec::new();
    let mut after = snapshot.as_ref().map_or(Seq::NONE, |snapshot| snapshot.seq);
    while after.0 < upto {
        let rows = house.store.rows(id, after, ROWS_AT_ONCE).await?;
        let Some(last) = rows.last() else { break };
        after = last.seq;
        tail.extend(rows.into_iter().filter(|row| row.seq.0 <= upto));
    }
    let opened = Opened { table, snapshot, tail };
    if opened.tail.len() as u64 <= FEW_ROWS {
        return Copy::of(&opened);
    }
    on_a_thread(leave, move || Copy::of(&opened)).await?
}
