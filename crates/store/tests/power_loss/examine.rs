//! What is there after a power loss, held against what was acknowledged and what was planned.

use std::path::Path;

use store::{Append, GuestId, LogHash, Millis, Opened, Place, Row, Seq, Snapshot, Span, Status, Store};

use crate::plan::{Plan, Planned, Progress, TABLES};

/// Opens what a power loss left. Gives how far everything has come there, or what is wrong with it.
pub(crate) fn examine(plan: &Plan, folder: &Path, known: &Progress) -> Result<Progress, String> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    runtime.block_on(async {
        let opened = Store::open(Place::Folder(folder.to_owned())).await;
        let store = opened.map_err(|error| format!("it does not open: {error}"))?;
        let found = examine_all(plan, &store, known).await;
        store.close().await;
        found
    })
}

async fn examine_all(plan: &Plan, store: &Store, known: &Progress) -> Result<Progress, String> {
    let faults = store.verify().await.map_err(|fault| fault.to_string())?;
    if !faults.is_empty() {
        return Err(format!("it contradicts itself: {faults:?}"));
    }
    let mut found = Progress::default();
    let mut parcels = 0;
    for table in 0..TABLES as usize {
        let planned = &plan.tables[table];
        let lots = lots_of(store, planned).await.map_err(|wrong| format!("table {table}: {wrong}"))?;
        let lines = lines_of(store, plan, table).await.map_err(|wrong| format!("chat {table}: {wrong}"))?;
        if lots < known.lots(table) || lines < known.lines(table) {
            let had = (known.lots(table), known.lines(table));
            return Err(format!("table {table}: {had:?} were acknowledged, {:?} are there", (lots, lines)));
        }
        found.set(table, lots, lines);
        parcels += planned.lots[..lots].iter().map(|lot| lot.outbox.len() as u64).sum::<u64>();
    }
    let waiting = store.outbox_length().await.map_err(|fault| fault.to_string())?;
    if waiting != parcels {
        return Err(format!("{waiting} messages wait and not {parcels}"));
    }
    go_on(store, plan, &found).await?;
    Ok(found)
}

/// How many lots of a table are there. Each must be whole: its entries, and all that was written with them.
async fn lots_of(store: &Store, planned: &Planned) -> Result<usize, String> {
    let fault = |fault: store::Fault| fault.to_string();
    let Some(opened) = store.open_table(planned.id).await.map_err(fault)? else { return Ok(0) };
    let rows = store.rows(planned.id, Seq::NONE, 10_000).await.map_err(fault)?;
    let mut before = LogHash::NONE;
    let mut expected = planned.lots.iter().flat_map(|lot| {
        let hashes = lot.hashes(before);
        before = hashes.last().copied().unwrap_or(before);
        let row = |((entry, place), hash): ((&String, u64), LogHash)| Row {
            seq: Seq(place),
            at: lot.at,
            entry: entry.clone(),
            hash,
        };
        lot.entries.iter().zip(lot.seq.0..).zip(hashes).map(row)
    });
    for row in &rows {
        let right = expected.next();
        if right.as_ref() != Some(row) {
            return Err(format!("{row:?} stands where {right:?} was to"));
        }
    }
    let last = Seq(rows.len() as u64);
    let Some(lots) = planned.lots.iter().position(|lot| lot.last() == last).map(|index| index + 1) else {
        return Err(format!("the log ends within a lot, at {last:?}"));
    };
    let members = store.members(planned.id).await.map_err(fault)?;
    if Some(members) != planned.lots[lots - 1].members {
        return Err(format!("the members are not those of {last:?}"));
    }
    beside_the_log(&opened, &planned.lots[..lots])?;
    Ok(lots)
}

/// What is kept beside the log is that of its last lot.
fn beside_the_log(opened: &Opened, lots: &[Append]) -> Result<(), String> {
    let last = &lots[lots.len() - 1];
    let head = &opened.table.head;
    if opened.table.last != last.last() || Some(head) != last.head.as_ref() || head.status != Status::Playing
    {
        return Err(format!("the head is {:?} and {head:?} after {:?}", opened.table.last, last.last()));
    }
    let snapshot = lots
        .iter()
        .rev()
        .find_map(|lot| lot.snapshot.clone().map(|state| Snapshot { seq: lot.last(), state }));
    if opened.snapshot != snapshot {
        return Err(format!("the snapshot is not that of {:?}", snapshot.map(|snapshot| snapshot.seq)));
    }
    Ok(())
}

async fn lines_of(store: &Store, plan: &Plan, table: usize) -> Result<usize, String> {
    let lines =
        store.chat(plan.tables[table].id, Span::Latest, 500).await.map_err(|fault| fault.to_string())?;
    let mut found: Vec<(Seq, String)> = lines.into_iter().map(|line| (line.seq, line.text)).collect();
    found.sort();
    let right = (1..=found.len()).map(|number| (Seq(number as u64), plan.line(table, number)));
    if found.iter().cloned().eq(right) { Ok(found.len()) } else { Err(format!("{found:?}")) }
}

/// The next lot of every table can be written.
async fn go_on(store: &Store, plan: &Plan, found: &Progress) -> Result<(), String> {
    if store.guest(plan.guest).await.map_err(|fault| fault.to_string())?.is_none() {
        return store.add_guest(GuestId::random(), "Bob", Millis(1)).await.map_err(|fault| fault.to_string());
    }
    for table in 0..TABLES as usize {
        let done = match found.lots(table) {
            0 => store.create(plan.new_table(table)).await,
            lots => store.append(plan.tables[table].lots[lots].clone()).await,
        };
        done.map_err(|fault| format!("table {table} does not go on: {fault}"))?;
    }
    Ok(())
}
