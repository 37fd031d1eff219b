//! What has been at a table: step by step as somebody may know it, as a record once it is over, and other games that begin at
//! one of its steps. Nobody is kept waiting for it: the room is only asked who may look.

use std::sync::Arc;

use kernel::SeatSet;
use serde::Serialize;
use store::{GuestId, Millis, Row, Seq, Snapshot, TableId};
use table::{Contract, Deed, Entry, Games, Guest, Happened, No, Scene, Stage, Table, heard};
use ts_rs::TS;
use utoipa::ToSchema;

use super::house::on_a_thread;
use super::loading::{are_next, rows_between};
use super::{Hall, Undone};
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
    pub(crate) scene: Box<Scene>,
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
struct Scroll {
    games: Games,
    contract: Arc<Contract>,
    maker: Guest,
    snapshot: Option<Snapshot>,
    rows: Vec<Row>,
}

impl Hall {
    /// How much of a table somebody may look at.
    pub(crate) async fn access(&self, id: TableId, guest: Option<GuestId>) -> Result<Access, Undone> {
        let room = self.room(id);
        let mut room = room.lock().await;
        let own = match room.admit(&self.house, guest).await {
            Ok(own) => own,
            Err(Undone::Broken(_)) => {
                let relic = super::relic::find(&self.house, id, guest).await?;
                // Another server may understand the log and go on with the game: what was stored tells how far it is.
                let is_over = relic.status == store::Status::Over;
                let stage = if is_over { Stage::Over } else { Stage::Playing };
                return Ok(Access { own: relic.own, last: relic.last, stage });
            }
            Err(undone) => return Err(undone),
        };
        let table = room.table(&self.house).await?;
        let last = if own.is_empty() { table.shown() } else { table.seq() };
        Ok(Access { own, last, stage: table.stage() })
    }

    /// When the first row was written that somebody may not know yet: what others said after that may not be heard either.
    pub(crate) async fn heard_until(&self, id: TableId, access: Access) -> Result<Option<Millis>, Undone> {
        let next = self.house.store.rows(id, Seq(access.last), 1).await?;
        Ok(next.first().filter(|_| access.own.is_empty()).map(|row| row.at))
    }

    /// Some steps of a table from one on, within what somebody may know.
    pub(crate) async fn steps(
        &self,
        id: TableId,
        access: Access,
        from: u64,
        count: u64,
    ) -> Result<Steps, Undone> {
        let (from, upto) =
            (from.max(1), from.max(1).saturating_add(count).saturating_sub(1).min(access.last));
        if upto < from {
            return Ok(Steps { last: access.last, steps: Vec::new() });
        }
        let snapshot = self.house.store.snapshot_at_or_before(id, Seq(from - 1)).await?;
        let has_snapshot = snapshot.is_some();
        let replay = move |scroll: &Scroll| fold(scroll, access.own, from);
        let mut steps = self.unrolled(id, snapshot, upto, replay).await;
        if has_snapshot && matches!(steps, Err(Undone::Broken(_))) {
            // A snapshot is only a cache: one that cannot be read any more is done without.
            steps = self.unrolled(id, None, upto, replay).await;
        }
        Ok(Steps { last: access.last, steps: steps? })
    }

    /// The record of a game that is over.
    pub(crate) async fn record(&self, id: TableId, access: Access) -> Result<String, Undone> {
        if access.stage != Stage::Over {
            return Err(Undone::Refused(No::NotOver.into()));
        }
        let write_down = |scroll: &Scroll| {
            let table = scroll.table(u64::MAX)?;
            // Without a game there is nothing to write down.
            let record = table.record().filter(|_| table.stage() == Stage::Over);
            record.ok_or(Undone::Refused(No::NotOver.into()))
        };
        self.unrolled(id, None, access.last, write_down).await
    }

    /// What was done in the game of a table that is over, up to one of its rows.
    pub(crate) async fn game_until(
        &self,
        id: TableId,
        access: Access,
        step: u64,
    ) -> Result<(Contract, Vec<Deed>), Undone> {
        if access.stage != Stage::Over {
            return Err(Undone::Refused(No::NotOver.into()));
        }
        if step == 0 || step > access.last {
            return Err(Undone::Refused(No::NoStep.into()));
        }
        self.unrolled(id, None, step, Scroll::game).await
    }

    /// What comes of the rows of a table after a snapshot, up to one of them, on a thread of its own.
    async fn unrolled<T: Send + 'static>(
        &self,
        id: TableId,
        snapshot: Option<Snapshot>,
        upto: u64,
        work: impl FnOnce(&Scroll) -> Result<T, Undone> + Send + 'static,
    ) -> Result<T, Undone> {
        // What is being read takes room in memory too, so the leave comes first.
        let leave = self.house.leave_to_replay().await?;
        let table = self.house.store.table(id).await?.ok_or(Undone::NoTable)?;
        let contract: Contract = serde_json::from_str(&table.contract).map_err(|_| broken())?;
        let after = snapshot.as_ref().map_or(Seq::NONE, |snapshot| snapshot.seq);
        let rows = rows_between(&self.house, id, after, upto).await?;
        let maker = Guest(table.maker.get());
        let games = self.house.games.clone();
        let scroll = Scroll { games, contract: Arc::new(contract), maker, snapshot, rows };
        on_a_thread(leave, move || work(&scroll)).await?
    }
}

impl Scroll {
    /// The contract, and what was done in the game.
    fn game(&self) -> Result<(Contract, Vec<Deed>), Undone> {
        let mut deeds = Vec::new();
        for row in &self.rows {
            let entry: Entry = serde_json::from_str(&row.entry).map_err(|_| broken())?;
            deeds.extend(entry.deed.in_game());
        }
        if deeds.is_empty() {
            return Err(Undone::Refused(No::NoStep.into()));
        }
        Ok((Contract::clone(&self.contract), deeds))
    }

    /// The table before a row.
    fn table(&self, before: u64) -> Result<Table, Undone> {
        let count = self.rows.iter().take_while(|row| row.seq.0 < before).count();
        let covered = self.snapshot.as_ref().map_or(0, |snapshot| snapshot.seq.0);
        if !are_next(covered, &self.rows[..count]) {
            return Err(broken());
        }
        let earlier = self.rows[..count].iter().map(|row| row.entry.as_str());
        let state = self.snapshot.as_ref().map(|snapshot| snapshot.state.as_str());
        Table::load(&self.games, Arc::clone(&self.contract), self.maker, state, earlier)
            .map_err(|broken| Undone::Broken(broken.reason))
    }
}

fn broken() -> Undone {
    Undone::Broken(No::RecordBroken.into())
}

/// Folds the rows from one on.
fn fold(scroll: &Scroll, own: SeatSet, from: u64) -> Result<Vec<StepSeen>, Undone> {
    let mut table = scroll.table(from)?;
    let mut steps = Vec::new();
    for row in scroll.rows.iter().filter(|row| row.seq.0 >= from) {
        let entry = serde_json::from_str::<Entry>(&row.entry);
        let applied = entry.map_err(|_| broken()).and_then(|entry| {
            // A row that is missing is as bad as one that does not fit.
            if row.seq.0 != table.seq() + 1 {
                return Err(broken());
            }
            let told = table.apply(&entry).map_err(|broken| Undone::Broken(broken.reason))?;
            Ok((entry, told))
        });
        match applied {
            Ok((entry, told)) => {
                let events = heard(&told, own).into_iter().cloned().collect();
                let past = PastSeen { seq: row.seq.0, happened: Happened::of(&entry.deed), events };
                steps.push(StepSeen { past, scene: Box::new(table.scene(own, entry.t)) });
            }
            // What is before the row that does not fit can still be seen.
            Err(undone) if steps.is_empty() => return Err(undone),
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
    use crate::hall::two_nodes::Nodes;

    #[tokio::test(start_paused = true)]
    async fn whoever_looks_back_waits_for_leave_before_anything_of_the_game_is_read() {
        let nodes = Nodes::new(json!({ "kind": "now" })).await;
        nodes.step().await;
        let mut leaves = Vec::new();
        while let Some(leave) = nodes.here.house.leave_to_replay().now_or_never() {
            leaves.push(leave.unwrap());
        }
        let access = nodes.here.access(nodes.table, Some(nodes.ada.id)).await.unwrap();
        let (hall, table) = (Arc::clone(&nodes.here), nodes.table);
        let looking = tokio::spawn(async move { hall.steps(table, access, 1, 2).await });
        nodes.meddle("ALTER TABLE log RENAME TO hidden");
        // By the time this is over, everybody who had something to do has done it.
        tokio::time::sleep(Duration::from_secs(1)).await;
        nodes.meddle("ALTER TABLE hidden RENAME TO log");
        drop(leaves);
        assert_eq!(looking.await.unwrap().unwrap().steps.len(), 2);
    }
}
