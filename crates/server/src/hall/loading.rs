//! Reading tables from the store: from a snapshot, up to a row, or from the whole log.

use store::{Opened, Row, Seq, TableId};

use super::copy::Copy;
use super::room::{House, Undone};

/// How many rows are read at once.
pub(super) const ROWS_AT_ONCE: u32 = 1_000;

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
    let Opened { table, .. } = house.store.open_table(id).await?.ok_or(Undone::NoTable)?;
    let mut tail: Vec<Row> = Vec::new();
    let mut after = snapshot.as_ref().map_or(Seq::NONE, |snapshot| snapshot.seq);
    while after.0 < upto {
        let rows = house.store.rows(id, after, ROWS_AT_ONCE).await?;
        let Some(last) = rows.last() else { break };
        after = last.seq;
        tail.extend(rows.into_iter().filter(|row| row.seq.0 <= upto));
    }
    Copy::of(&Opened { table, snapshot, tail })
}
