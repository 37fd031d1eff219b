//! Spectators who are some steps behind: what waits for them, and the table as they know it.

use axum::extract::ws::Utf8Bytes;
use kernel::SeatSet;
use store::{Row, Seq, TableId};

use super::cached_table::CachedTable;
use super::context::ServerContext;
use super::delayed_messages::{About, DelayedMessages};
use super::live_table::{LiveTable, TableError};
use super::loading::{FEW_ROWS, fold, load, rows_between};
use crate::live::message::encode;

/// So many rows are read again at most for those who begin to watch. Where more are hidden from them, because people went back and forth
/// without end, they stay longer where they are.
const MOST_WALKED: u64 = 1_000;

impl LiveTable {
    /// Somebody is about to watch: what they may not know yet waits for them.
    pub(crate) async fn expect_watcher(&mut self, context: &ServerContext) -> Result<(), TableError> {
        let shown = self.loaded(context).await?.table.shown();
        if self.delayed.is_none() || self.subscribers.spectators() == 0 {
            self.delayed = Some(DelayedMessages::at(shown));
            let Some(cached) = self.cached.take() else { return Ok(()) };
            self.fill_delayed(&cached, context).await?;
            self.cached = Some(cached);
        }
        Ok(())
    }

    /// Rows that somebody else wrote wait for delayed spectators as well, each with the table after it.
    pub(super) async fn fill_delayed(
        &mut self,
        cached: &CachedTable,
        context: &ServerContext,
    ) -> Result<(), TableError> {
        let Some(delayed) = &mut self.delayed else { return Ok(()) };
        let head = cached.table.seq();
        if !cached.table.is_shown_late() || delayed.reached() >= head {
            return Ok(());
        }
        let from = delayed.reached().max(head.saturating_sub(MOST_WALKED));
        let walker = load(context, self.id, from).await?;
        let rows = rows_between(context, self.id, Seq(from), head).await?;
        let inside = context.clone();
        for (seq, about, message) in fold(context, rows.len(), move || walk(walker, &rows, &inside)).await? {
            delayed.row(seq, about, message);
        }
        Ok(())
    }

    /// The table as delayed spectators know it, kept for the next one who asks.
    pub(super) async fn as_shown(
        &mut self,
        context: &ServerContext,
        shown: u64,
    ) -> Result<&CachedTable, TableError> {
        let known = self.delayed_table.take().filter(|known| known.table.seq() <= shown);
        let known = match known {
            Some(known) => walk_on(known, context, self.id, shown).await?,
            None => None,
        };
        let known = match known {
            Some(known) => known,
            None => Box::new(load(context, self.id, shown).await?),
        };
        Ok(self.delayed_table.insert(known))
    }
}

/// What spectators are told of each of these rows.
fn walk(
    mut walker: CachedTable,
    rows: &[Row],
    context: &ServerContext,
) -> Result<Vec<(u64, About, Utf8Bytes)>, TableError> {
    let told = rows.chunks(1).map(|row| {
        let pasts = walker.follow(row)?;
        let (shared, now) = (walker.table.shared_view(), context.clock.service());
        let message = encode(&walker.update(&pasts, SeatSet::EMPTY, &shared, now));
        Ok((row[0].seq.0, About::rows(&pasts), message))
    });
    told.collect()
}

/// A cached table that goes on to a later row; `None` when that is too far, or all went back behind where it begins.
async fn walk_on(
    mut known: Box<CachedTable>,
    context: &ServerContext,
    id: TableId,
    upto: u64,
) -> Result<Option<Box<CachedTable>>, TableError> {
    let from = known.table.seq();
    if from == upto {
        return Ok(Some(known));
    }
    if upto - from > FEW_ROWS {
        return Ok(None);
    }
    let rows = rows_between(context, id, Seq(from), upto).await?;
    Ok(known.follow(&rows).is_ok().then_some(known))
}
