//! What has been at a table: step by step as somebody may know it, as a record once it is over, and other games that begin at
//! one of its steps. Nobody is kept waiting for it: the room is only asked who may look.

use std::sync::Arc;

use kernel::SeatSet;
use serde::Serialize;
use store::{GuestId, Millis, Row, Seq, TableId};
use table::contract::SpectatorChoice;
use table::{Contract, Deed, Entry, Guest, Happened, No, Scene, Stage, Table, heard};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Hall, Undone};
use crate::live::message::PastSeen;

/// How many rows are read at once.
const ROWS_AT_ONCE: u32 = 1_000;

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
    contract: Arc<Contract>,
    maker: Guest,
    snapshot: Option<store::Snapshot>,
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
        let (seq, stage) = (table.seq(), table.stage());
        let behind = match table.contract().spectators {
            SpectatorChoice::Delayed { steps } if own.is_empty() && stage == Stage::Playing => steps,
            _ => 0,
        };
        Ok(Access { own, last: seq.saturating_sub(u64::from(behind)).max(1), stage })
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
        let before = Seq(from - 1);
        let snapshot = self.house.store.snapshot_at_or_before(id, before).await?;
        let has_snapshot = snapshot.is_some();
        let scroll = self.scroll(id, snapshot, upto).await?;
        let mut steps = self.house.folding(move || fold(&scroll, access.own, from)).await?;
        if steps.is_err() && has_snapshot {
            // A snapshot is only a cache: one that cannot be read any more is done without.
            let scroll = self.scroll(id, None, upto).await?;
            steps = self.house.folding(move || fold(&scroll, access.own, from)).await?;
        }
        Ok(Steps { last: access.last, steps: steps? })
    }

    /// The record of a game that is over.
    pub(crate) async fn record(&self, id: TableId, access: Access) -> Result<String, Undone> {
        if access.stage != Stage::Over {
            return Err(Undone::Refused(No::NotOver.into()));
        }
        let scroll = self.scroll(id, None, access.last).await?;
        self.house
            .folding(move || {
                let table = scroll.table(u64::MAX)?;
                // Without a game there is nothing to write down.
                table
                    .record()
                    .filter(|_| table.stage() == Stage::Over)
                    .ok_or(Undone::Refused(No::NotOver.into()))
            })
            .await?
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
        let scroll = self.scroll(id, None, step).await?;
        let mut deeds = Vec::new();
        for row in &scroll.rows {
            let entry: Entry = serde_json::from_str(&row.entry).map_err(|_| broken())?;
            deeds.extend(entry.deed.in_game());
        }
        if deeds.is_empty() {
            return Err(Undone::Refused(No::NoStep.into()));
        }
        Ok((Contract::clone(&scroll.contract), deeds))
    }

    /// The rows of a table after a snapshot, up to one of them.
    async fn scroll(
        &self,
        id: TableId,
        snapshot: Option<store::Snapshot>,
        upto: u64,
    ) -> Result<Scroll, Undone> {
        let store = &self.house.store;
        let table = store.open_table(id).await?.ok_or(Undone::NoTable)?.table;
        let contract: Contract = serde_json::from_str(&table.contract).map_err(|_| broken())?;
        let mut rows: Vec<Row> = Vec::new();
        let mut after = snapshot.as_ref().map_or(Seq::NONE, |snapshot| snapshot.seq);
        while after.0 < upto {
            let missing = u32::try_from(upto - after.0).unwrap_or(u32::MAX).min(ROWS_AT_ONCE);
            let more = store.rows(id, after, missing).await?;
            let Some(last) = more.last() else { break };
            after = last.seq;
            rows.extend(more);
        }
        Ok(Scroll { contract: Arc::new(contract), maker: Guest(table.maker.get()), snapshot, rows })
    }
}

impl Scroll {
    /// The table before a row.
    fn table(&self, before: u64) -> Result<Table, Undone> {
        let earlier = self.rows.iter().take_while(|row| row.seq.0 < before).map(|row| row.entry.as_str());
        let state = self.snapshot.as_ref().map(|snapshot| snapshot.state.as_str());
        Table::load(Arc::clone(&self.contract), self.maker, state, earlier)
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
