//! What has been at a table: step by step as somebody may know it, as a record once it is over, and other games that begin at
//! one of its steps. Nobody is kept waiting for it: the live table is only asked who may look.

use std::sync::Arc;

use kernel::SeatSet;
use serde::Serialize;
use store::{GuestId, Millis, Row, Seq, Snapshot, TableId};
use table::{Contract, Deed, Entry, Games, Guest, Happened, No, Stage, Table, TableView, heard};
use ts_rs::TS;
use utoipa::ToSchema;

use super::context::on_a_thread;
use super::loading::{are_next, rows_between};
use super::{TableError, Tables};
use crate::live::message::PastSeen;

/// A part of what has been at a table.
#[derive(Serialize, Debug, TS, ToSchema)]
pub(crate) struct Steps {
    /// The sequence number of the last step that whoever asks may know.
    pub(crate) last: u64,
    /// The steps in order.
    pub(crate) steps: Vec<StepSeen>,
}

/// One step, and the table after it.
#[derive(Serialize, Debug, TS, ToSchema)]
pub(crate) struct StepSeen {
    /// What happened, as it was heard.
    pub(crate) past: PastSeen,
    /// The table after it.
    pub(crate) table_view: Box<TableView>,
}

/// How much of a table somebody may look at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access {
    /// The own seats.
    pub(crate) own: SeatSet,
    /// The last row that may be known.
    pub(crate) last: u64,
    /// Where the table is in its life.
    pub(crate) stage: Stage,
}

/// A part of a log, ready to be folded.
struct LogPart {
    games: Games,
    contract: Arc<Contract>,
    maker: Guest,
    snapshot: Option<Snapshot>,
    rows: Vec<Row>,
}

impl Tables {
    /// How much of a table somebody may look at.
    pub(crate) async fn access(&self, id: TableId, guest: Option<GuestId>) -> Result<Access, TableError> {
        let live = self.live_table(id);
        let mut live = live.lock().await;
        let own = match live.admit(&self.context, guest).await {
            Ok(own) => own,
            Err(TableError::Broken(_)) => {
                let broken = super::broken_table::find(&self.context, id, guest).await?;
                // Another server may understand the log and go on with the game: what was stored tells how far it is.
                let is_over = broken.status == store::Status::Over;
                let stage = if is_over { Stage::Over } else { Stage::Playing };
                return Ok(Access { own: broken.own, last: broken.last, stage });
            }
            Err(error) => return Err(error),
        };
        let table = live.table(&self.context).await?;
        let last = if own.is_empty() { table.shown() } else { table.seq() };
        Ok(Access { own, last, stage: table.stage() })
    }

    /// When the first row was written that somebody may not know yet: what others said after that may not be heard either.
    pub(crate) async fn heard_until(
        &self,
        id: TableId,
        access: Access,
    ) -> Result<Option<Millis>, TableError> {
        let next = self.context.store.rows(id, Seq(access.last), 1).await?;
        Ok(next.first().filter(|_| access.own.is_empty()).map(|row| row.at))
    }

    /// Some steps of a table from one on, within what somebody may know.
    pub(crate) async fn steps(
        &self,
        id: TableId,
        access: Access,
        from: u64,
        count: u64,
    ) -> Result<Steps, TableError> {
        let (from, upto) =
            (from.max(1), from.max(1).saturating_add(count).saturating_sub(1).min(access.last));
        if upto < from {
            return Ok(Steps { last: access.last, steps: Vec::new() });
        }
        let snapshot = self.context.store.snapshot_at_or_before(id, Seq(from - 1)).await?;
        let has_snapshot = snapshot.is_some();
        let replay = move |part: &LogPart| fold(part, access.own, from);
        let mut steps = self.replayed(id, snapshot, upto, replay).await;
        if has_snapshot && matches!(steps, Err(TableError::Broken(_))) {
            // A snapshot is only a cache: one that cannot be read any more is done without.
            steps = self.replayed(id, None, upto, replay).await;
        }
        Ok(Steps { last: access.last, steps: steps? })
    }

    /// The record of a game that is over.
    pub(crate) async fn record(&self, id: TableId, access: Access) -> Result<String, TableError> {
        if access.stage != Stage::Over {
            return Err(TableError::Refused(No::NotOver.into()));
        }
        let write_down = |part: &LogPart| {
            let table = part.table(u64::MAX)?;
            // Without a game there is nothing to write down.
            let record = table.record().filter(|_| table.stage() == Stage::Over);
            record.ok_or(TableError::Refused(No::NotOver.into()))
        };
        self.replayed(id, None, access.last, write_down).await
    }

    /// What was done in the game of a table that is over, up to one of its rows.
    pub(crate) async fn game_until(
        &self,
        id: TableId,
        access: Access,
        step: u64,
    ) -> Result<(Contract, Vec<Deed>), TableError> {
        if access.stage != Stage::Over {
            return Err(TableError::Refused(No::NotOver.into()));
        }
        if step == 0 || step > access.last {
            return Err(TableError::Refused(No::NoStep.into()));
        }
        self.replayed(id, None, step, LogPart::game).await
    }

    /// What comes of the rows of a table after a snapshot, up to one of them, on a thread of its own.
    async fn replayed<T: Send + 'static>(
        &self,
        id: TableId,
        snapshot: Option<Snapshot>,
        upto: u64,
        work: impl FnOnce(&LogPart) -> Result<T, TableError> + Send + 'static,
    ) -> Result<T, TableError> {
        // What is being read takes room in memory too, so the permit comes first.
        let permit = self.context.replay_permit().await?;
        let table = self.context.store.table(id).await?.ok_or(TableError::NoTable)?;
        let contract: Contract = serde_json::from_str(&table.contract).map_err(|_| broken())?;
        let after = snapshot.as_ref().map_or(Seq::NONE, |snapshot| snapshot.seq);
        let rows = rows_between(&self.context, id, after, upto).await?;
        let maker = Guest(table.maker.get());
        let games = self.context.games.clone();
        let part = LogPart { games, contract: Arc::new(contract), maker, snapshot, rows };
        on_a_thread(permit, move || work(&part)).await?
    }
}

impl LogPart {
    /// The contract, and what was done in the game.
    fn game(&self) -> Result<(Contract, Vec<Deed>), TableError> {
        let mut deeds = Vec::new();
        for row in &self.rows {
            let entry: Entry = serde_json::from_str(&row.entry).map_err(|_| broken())?;
            deeds.extend(entry.deed.in_game());
        }
        if deeds.is_empty() {
            return Err(TableError::Refused(No::NoStep.into()));
        }
        Ok((Contract::clone(&self.contract), deeds))
    }

    /// The table before a row.
    fn table(&self, before: u64) -> Result<Table, TableError> {
        let count = self.rows.iter().take_while(|row| row.seq.0 < before).count();
        let covered = self.snapshot.as_ref().map_or(0, |snapshot| snapshot.seq.0);
        if !are_next(covered, &self.rows[..count]) {
            return Err(broken());
        }
        let earlier = self.rows[..count].iter().map(|row| row.entry.as_str());
        let state = self.snapshot.as_ref().map(|snapshot| snapshot.state.as_str());
        Table::load(&self.games, Arc::clone(&self.contract), self.maker, state, earlier)
            .map_err(|broken| TableError::Broken(broken.reason))
    }
}

fn broken() -> TableError {
    TableError::Broken(No::RecordBroken.into())
}

/// Folds the rows from one on.
fn fold(part: &LogPart, own: SeatSet, from: u64) -> Result<Vec<StepSeen>, TableError> {
    let mut table = part.table(from)?;
    let mut steps = Vec::new();
    for row in part.rows.iter().filter(|row| row.seq.0 >= from) {
        let entry = serde_json::from_str::<Entry>(&row.entry);
        let applied = entry.map_err(|_| broken()).and_then(|entry| {
            // A row that is missing is as bad as one that does not fit.
            if row.seq.0 != table.seq() + 1 {
                return Err(broken());
            }
            let told = table.apply(&entry).map_err(|broken| TableError::Broken(broken.reason))?;
            Ok((entry, told))
        });
        match applied {
            Ok((entry, told)) => {
                let events = heard(&told, own).into_iter().cloned().collect();
                let past = PastSeen { seq: row.seq.0, happened: Happened::of(&entry.deed), events };
                steps.push(StepSeen { past, table_view: Box::new(table.view(own, entry.t)) });
            }
            // What is before the row that does not fit can still be seen.
            Err(error) if steps.is_empty() => return Err(error),
            Err(_) => break,
        }
    }
    Ok(steps)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use futures_util::FutureExt;
    use serde_json::json;

    use super::*;
    use crate::tables::tests::nodes::Nodes;

    #[tokio::test(start_paused = true)]
    async fn whoever_looks_back_waits_for_leave_before_anything_of_the_game_is_read() {
        let nodes = Nodes::new(json!({ "kind": "now" })).await;
        nodes.step().await;
        let mut permits = Vec::new();
        while let Some(permit) = nodes.here.context.replay_permit().now_or_never() {
            permits.push(permit.unwrap());
        }
        let access = nodes.here.access(nodes.table, Some(nodes.ada.id)).await.unwrap();
        let (tables, table) = (Arc::clone(&nodes.here), nodes.table);
        let looking = tokio::spawn(async move { tables.steps(table, access, 1, 2).await });
        nodes.meddle("ALTER TABLE log RENAME TO hidden");
        // By the time this is over, everybody who had something to do has done it.
        tokio::time::sleep(Duration::from_secs(1)).await;
        nodes.meddle("ALTER TABLE hidden RENAME TO log");
        drop(permits);
        assert_eq!(looking.await.unwrap().unwrap().steps.len(), 2);
    }
}
