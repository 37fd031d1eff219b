//! Spectators who are some steps behind: what waits for them, and the table as they know it.

use axum::extract::ws::Utf8Bytes;
use kernel::SeatSet;
use store::{Row, Seq, TableId};

use super::copy::Copy;
use super::house::House;
use super::late::{About, Late};
use super::loading::{FEW_ROWS, fold, load, rows_between};
use super::room::{Room, Undone};
use crate::live::message::encode;

/// So many rows are read again at most for those who begin to watch. Where more are hidden from them, because people went back and forth
/// without end, they stay longer where they are.
const MOST_WALKED: u64 = 1_000;

impl Room {
    /// Somebody is about to watch: what they may not know yet waits for them.
    pub(crate) async fn expect_watcher(&mut self, house: &House) -> Result<(), Undone> {
        let shown = self.loaded(house).await?.table.shown();
        if self.late.is_none() || self.crowd.spectators() == 0 {
            self.late = Some(Late::at(shown));
            let Some(copy) = self.copy.take() else { return Ok(()) };
            self.fill_late(&copy, house).await?;
            self.copy = Some(copy);
        }
        Ok(())
    }

    /// Rows that somebody else wrote wait for late spectators as well, each with the table after it.
    pub(super) async fn fill_late(&mut self, copy: &Copy, house: &House) -> Result<(), Undone> {
        let Some(late) = &mut self.late else { return Ok(()) };
        let head = copy.table.seq();
        if !copy.table.is_shown_late() || late.reached() >= head {
            return Ok(());
        }
        let from = late.reached().max(head.saturating_sub(MOST_WALKED));
        let walker = load(house, self.id, from).await?;
        let rows = rows_between(house, self.id, Seq(from), head).await?;
        let inside = house.clone();
        for (seq, about, message) in fold(house, rows.len(), move || walk(walker, &rows, &inside)).await? {
            late.row(seq, about, message);
        }
        Ok(())
    }

    /// The table as late spectators know it, kept for the next one who asks.
    pub(super) async fn as_shown(&mut self, house: &House, shown: u64) -> Result<&Copy, Undone> {
        let known = self.behind.take().filter(|known| known.table.seq() <= shown);
        let known = match known {
            Some(known) => walk_on(known, house, self.id, shown).await?,
            None => None,
        };
        let known = match known {
            Some(known) => known,
            None => Box::new(load(house, self.id, shown).await?),
        };
        Ok(self.behind.insert(known))
    }
}

/// What spectators are told of each of these rows.
fn walk(mut walker: Copy, rows: &[Row], house: &House) -> Result<Vec<(u64, About, Utf8Bytes)>, Undone> {
    let told = rows.chunks(1).map(|row| {
        let pasts = walker.follow(row)?;
        let message = encode(&walker.update(&pasts, SeatSet::EMPTY, house));
        Ok((row[0].seq.0, About::rows(&pasts), message))
    });
    told.collect()
}

/// A copy that goes on to a later row; `None` when that is too far, or all went back behind where it begins.
async fn walk_on(
    mut known: Box<Copy>,
    house: &House,
    id: TableId,
    upto: u64,
) -> Result<Option<Box<Copy>>, Undone> {
    let from = known.table.seq();
    if from == upto {
        return Ok(Some(known));
    }
    if upto - from > FEW_ROWS {
        return Ok(None);
    }
    let rows = rows_between(house, id, Seq(from), upto).await?;
    Ok(known.follow(&rows).is_ok().then_some(known))
}
