//! What is in memory of a table: folding rows in, deciding on operations, and snapshots.

use std::collections::VecDeque;
use std::sync::Arc;

use kernel::SeatSet;
use store::{Append, Fault, LogHash, Opened, Row, Seq, TableId};
use table::table_view::SharedView;
use table::{Contract, Decision, Deed, Entry, Games, Guest, Happened, SecureDice, Stage, Table, Who};

use super::context::ServerContext;
use super::live_table::{Operation, Outcome, TableError};
use super::loading::{LastRow, are_next};
use super::summary::{Derived, derive};
use crate::live::message::{Missed, Past, ServerMessage};

/// A snapshot is made at the first quiet moment after so many rows.
const ROWS_PER_SNAPSHOT: u64 = 64;
/// After so many rows without a quiet moment one is made all the same, so that no way back and forth makes opening long.
const ROWS_WITHOUT_QUIET: u64 = 256;

/// What is in memory of a table: a cache of what the store knows.
pub(super) struct CachedTable {
    id: TableId,
    pub(super) table: Table,
    pub(super) contract: Arc<Contract>,
    maker: Guest,
    /// The last row that a snapshot covers.
    saved: u64,
    /// The last row that the table in memory has forgotten the way to.
    compacted: u64,
    pub(super) derived: Derived,
    /// When the last row was written, in time of service.
    pub(super) changed: table::Millis,
    /// The hash of the last row.
    pub(super) hash: LogHash,
    pub(super) past: VecDeque<Past>,
}

impl std::fmt::Debug for CachedTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "CachedTable(seq {})", self.table.seq())
    }
}

/// What an operation comes to.
pub(super) enum Plan {
    Enter(Vec<Deed>),
    /// What must happen before the operation can be decided on.
    First(Deed),
    Done(Outcome),
    WholeLog,
}

impl CachedTable {
    /// The table that was read, with its last row.
    pub(super) fn of(games: &Games, opened: &Opened, last: LastRow) -> Result<CachedTable, TableError> {
        let LastRow { changed, hash } = last;
        let maker = Guest(opened.table.maker.get());
        let broken = |_| TableError::Broken(table::No::RecordBroken.into());
        let contract: Contract = serde_json::from_str(&opened.table.contract).map_err(broken)?;
        let contract = Arc::new(contract);
        let snapshot = opened.snapshot.as_ref();
        let saved = snapshot.map_or(0, |snapshot| snapshot.seq.0);
        if !are_next(saved, &opened.tail) {
            return Err(TableError::Broken(table::No::RecordBroken.into()));
        }
        let rows = opened.tail.iter().map(|row| row.entry.as_str());
        let state = snapshot.map(|snapshot| snapshot.state.as_str());
        let table = Table::load(games, Arc::clone(&contract), maker, state, rows)
            .map_err(|broken| TableError::Broken(broken.reason))?;
        let derived = derive(&table, &contract, changed);
        let past = VecDeque::new();
        let id = opened.table.id;
        Ok(CachedTable { id, table, contract, maker, saved, compacted: saved, derived, changed, hash, past })
    }

    pub(super) fn plan(
        &self,
        operation: &Operation<'_>,
        context: &ServerContext,
        dice: &mut SecureDice,
    ) -> Result<Plan, TableError> {
        let now = context.clock.service();
        if let Some(deed) = self.table.overdue(now).filter(|_| context.clock.is_sure()) {
            return Ok(Plan::First(deed));
        }
        let (who, command) = match operation {
            Operation::Request { who, command, .. } => (*who, (*command).clone()),
            Operation::Time => return Ok(Plan::Enter(Vec::new())),
            Operation::Server(deeds) => return Ok(Plan::Enter(deeds(&self.table))),
            Operation::Bot(command) => (Who::Server, (*command).clone()),
        };
        Ok(match self.table.decide(who, &command, now, dice)? {
            Decision::Enter(deeds) => Plan::Enter(deeds),
            Decision::Already(seq) => Plan::Done(Outcome::Stands(seq)),
            Decision::Behind(number) => Plan::Done(Outcome::Behind(number)),
            Decision::NeedsHistory => Plan::WholeLog,
        })
    }

    /// What those who hold these seats are told of what happened, with what all see alike.
    pub(super) fn update(
        &self,
        pasts: &[Past],
        own: SeatSet,
        shared: &SharedView,
        now: table::Millis,
    ) -> ServerMessage {
        ServerMessage::update(pasts, own, self.table.view_with(shared, own, now))
    }

    pub(super) fn hello(&self, missed: Missed, own: SeatSet, context: &ServerContext) -> ServerMessage {
        ServerMessage::hello(missed, &self.contract, self.table.view(own, context.clock.service()))
    }

    /// Folds rows in that somebody else wrote after the last one that is known here.
    pub(super) fn follow(&mut self, rows: &[Row]) -> Result<Vec<Past>, TableError> {
        if !are_next(self.table.seq(), rows) {
            return Err(TableError::Broken(table::No::RecordBroken.into()));
        }
        let mut pasts = Vec::with_capacity(rows.len());
        for row in rows {
            if !self.hash.is_followed_by(self.id, row) {
                return Err(TableError::Broken(table::No::RecordBroken.into()));
            }
            self.hash = row.hash;
            let broken = |_| TableError::Broken(table::No::RecordBroken.into());
            let entry: Entry = serde_json::from_str(&row.entry).map_err(broken)?;
            let told = self.table.apply(&entry).map_err(|broken| TableError::Broken(broken.reason))?;
            pasts.push(Past { seq: row.seq.0, happened: Happened::of(&entry.deed), told });
            self.changed = entry.t;
        }
        self.derived = derive(&self.table, &self.contract, self.changed);
        if self.table.seq() >= self.compacted + ROWS_WITHOUT_QUIET {
            let text = self.table.save().or_else(|| self.table.save_restless());
            text.and_then(|text| self.compact(&text));
        }
        Ok(pasts)
    }

    /// Folds deeds in, ahead of the store: nobody else sees the table until they are stored.
    pub(super) fn enter(
        &mut self,
        id: TableId,
        deeds: Vec<Deed>,
        context: &ServerContext,
    ) -> Result<(Append, Vec<Past>), TableError> {
        let seq = Seq(self.table.seq() + 1);
        let back_to = deeds.iter().find_map(|deed| match deed {
            Deed::TakenBack { lines } => Some(self.table.row_before(lines)),
            _ => None,
        });
        // From the moment a game begins there is something to look at, whatever becomes of the log.
        let begins = deeds.iter().any(|deed| matches!(deed, Deed::Started { .. }));
        let t = context.clock.service();
        self.changed = t;
        let mut entries = Vec::with_capacity(deeds.len());
        let mut pasts = Vec::with_capacity(deeds.len());
        for deed in deeds {
            let entry = Entry { t, deed };
            let told = self.table.apply(&entry).map_err(|broken| TableError::Broken(broken.reason))?;
            entries.push(serde_json::to_string(&entry).map_err(|_| Fault::Unfit { what: "entry" })?);
            pasts.push(Past { seq: self.table.seq(), happened: Happened::of(&entry.deed), told });
        }
        let (head, members) = self.derived.renew(&self.table, &self.contract, t, context.clock.wall());
        // Later snapshots know nothing of what was taken back; earlier ones are as good as ever.
        self.saved = back_to.map_or(self.saved, |row| self.saved.min(row));
        let snapshot = self.snapshot(back_to.is_some() || begins);
        let append = Append {
            table: id,
            seq,
            after: Some(self.hash),
            at: context.clock.wall(),
            entries,
            head,
            members,
            outbox: Vec::new(),
            snapshot,
            forget_after: back_to.map(Seq),
        };
        self.hash = append.hashes(self.hash).last().copied().unwrap_or(self.hash);
        Ok((append, pasts))
    }

    /// A snapshot when it is time and the moment is quiet. The cached table goes on from it, so that it never grows.
    fn snapshot(&mut self, wanted: bool) -> Option<String> {
        let seq = self.table.seq();
        let over = self.table.stage() == Stage::Over;
        if seq < self.saved + ROWS_PER_SNAPSHOT && !wanted && !over {
            return None;
        }
        let mut text = self.table.save();
        if text.is_none() && seq >= self.saved + ROWS_WITHOUT_QUIET {
            text = self.table.save_restless();
        }
        let text = text?;
        self.compact(&text)?;
        self.saved = seq;
        Some(text)
    }

    /// Forgets the way to where the table is, but for what may be taken back or played again.
    fn compact(&mut self, text: &str) -> Option<()> {
        self.table =
            Table::from_save(self.table.games(), Arc::clone(&self.contract), self.maker, text).ok()?;
        self.compacted = self.table.seq();
        Some(())
    }
}

/// The first rows of a new table, folded into it.
pub(crate) fn first_rows(
    context: &ServerContext,
    id: TableId,
    mut table: Table,
    contract: &Contract,
    deeds: Vec<Deed>,
) -> Result<Append, TableError> {
    let (t, at) = (context.clock.service(), context.clock.wall());
    let mut entries = Vec::with_capacity(deeds.len());
    for deed in deeds {
        let entry = Entry { t, deed };
        table.apply(&entry).map_err(|broken| TableError::Refused(broken.reason))?;
        entries.push(serde_json::to_string(&entry).map_err(|_| Fault::Unfit { what: "entry" })?);
    }
    let derived = derive(&table, contract, t);
    let (head, members) = (Some(derived.head()), Some(derived.members(at)));
    // Every table has a snapshot from the moment its game begins, so that there is always something to look at.
    let snapshot = table.save().filter(|_| table.stage() != Stage::Gathering && !entries.is_empty());
    let seq = Seq::FIRST;
    Ok(Append {
        table: id,
        seq,
        after: Some(LogHash::NONE),
        at,
        entries,
        head,
        members,
        outbox: Vec::new(),
        snapshot,
        forget_after: None,
    })
}
