//! What stands in the database itself: the rows of a log, and whatever is kept beside it because of its last row.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rusqlite::{Connection, params};
use table::contract::AbsenceChoice;
use table::table::Holder;
use table::{Contract, Entry, Guest, Stage, Table};

use crate::client::tried::games;

/// The rows of a table's log.
fn rows(log: &Connection, id: i64) -> Vec<(u64, Entry)> {
    let mut rows = log.prepare("SELECT seq, entry FROM log WHERE table_id = ?1 ORDER BY seq").unwrap();
    let row = |row: &rusqlite::Row<'_>| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?));
    let rows = rows.query_map([id], row).unwrap().map(Result::unwrap);
    rows.map(|(seq, entry)| (seq.cast_unsigned(), serde_json::from_str(&entry).unwrap())).collect()
}

fn stored(table: &str) -> i64 {
    table.parse::<store::TableId>().unwrap().get().cast_signed()
}

/// The rows of the log of a table.
pub(super) fn rows_of(log: &Connection, table: &str) -> Vec<(u64, Entry)> {
    rows(log, stored(table))
}

/// What was met in the logs, so that nobody believes to have tried what never happened.
#[derive(Default)]
pub(super) struct Met {
    pub(super) deeds: BTreeSet<String>,
    /// Messages that stood in the outbox.
    pub(super) messages: usize,
    /// Tables that had to act by themselves some time.
    pub(super) due: usize,
}

/// Folds the log of a table and holds what is kept beside it against its end: it is written together with the last row or not at all.
/// `hooked` is a guest who wants messages and was at the table whenever a person acted.
pub(super) fn beside_the_log(log: &Connection, table: &str, hooked: Guest, met: &mut Met) {
    let id = stored(table);
    // All of it at one moment: the server may be writing.
    let log = log.unchecked_transaction().unwrap();
    let sql = "SELECT contract, maker FROM tables WHERE id = ?1";
    let (contract, maker): (String, i64) =
        log.query_row(sql, [id], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    let contract: Contract = serde_json::from_str(&contract).unwrap();
    let mut folded = Table::new(&games(), Arc::new(contract.clone()), Guest(maker.cast_unsigned()));
    let (mut calls, mut waited, mut changed) = (Vec::new(), false, 0);
    for (seq, entry) in rows(&log, id) {
        folded.apply(&entry).unwrap_or_else(|broken| panic!("row {seq} of table {table}: {broken:?}"));
        assert_eq!(folded.seq(), seq, "no place of table {table} is left out");
        let waits = waits(&folded).get(&hooked.0.cast_signed()) == Some(&true);
        if waits && !waited {
            calls.push(seq.cast_signed());
        }
        (waited, changed) = (waits, entry.t.0);
        let deed = serde_json::to_value(&entry.deed).unwrap();
        met.deeds.extend(deed.as_object().unwrap().keys().cloned());
    }
    let sql = "SELECT last, status, due FROM heads WHERE table_id = ?1";
    let head: (i64, i64, Option<i64>) =
        log.query_row(sql, [id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
    let status = [Stage::Gathering, Stage::Playing, Stage::Over];
    let status = status.iter().position(|stage| *stage == folded.stage()).unwrap();
    let due = due(&folded, &contract, changed);
    assert_eq!(head, (folded.seq().cast_signed(), status as i64, due), "the head of table {table}");
    met.due += usize::from(due.is_some());
    let mut members =
        log.prepare("SELECT guest, since IS NOT NULL FROM members WHERE table_id = ?1").unwrap();
    let members: BTreeMap<i64, bool> =
        members.query_map([id], |row| Ok((row.get(0)?, row.get(1)?))).unwrap().map(Result::unwrap).collect();
    assert_eq!(members, waits(&folded), "whom table {table} waits for");
    let sql = "SELECT seq FROM outbox WHERE table_id = ?1 AND guest = ?2 ORDER BY seq";
    let mut posted = log.prepare(sql).unwrap();
    let posted = posted.query_map(params![id, hooked.0.cast_signed()], |row| row.get(0)).unwrap();
    let posted: Vec<i64> = posted.map(Result::unwrap).collect();
    met.messages += posted.len();
    if folded.chairs().contains(&Holder::Bot) {
        // A computer player moves while nobody is there: such a message is sent at once, and dropped when somebody comes.
        assert!(posted.iter().all(|seq| calls.contains(seq)), "{posted:?} of {calls:?} at table {table}");
    } else {
        assert_eq!(posted, calls, "the messages of table {table}");
    }
}

/// Everybody who belongs to a table, and whether it waits for them.
fn waits(table: &Table) -> BTreeMap<i64, bool> {
    let mut waits = BTreeMap::from([(table.maker().0.cast_signed(), false)]);
    for (seat, holder) in (0..).map(kernel::Seat).zip(table.chairs()) {
        if let Holder::Person { guest, .. } = holder {
            *waits.entry(guest.0.cast_signed()).or_default() |= table.waits_for_persons().contains(seat);
        }
    }
    waits
}

/// When a table must act by itself: at once if a computer player is to move, else when a clock runs out or somebody was away too long.
fn due(table: &Table, contract: &Contract, changed: i64) -> Option<i64> {
    if table.waits_for().iter().any(|seat| table.bot_seats().contains(seat)) {
        return Some(0);
    }
    let patience = match contract.absence {
        AbsenceChoice::StandIn { seconds } if !table.waits_for_persons().is_empty() => {
            Some(changed + i64::from(seconds) * 1_000)
        }
        _ => None,
    };
    table.due().map(|due| due.0).into_iter().chain(patience).min()
}
