//! However often people go back and forth, a table stays as short as what counts of it.

use std::sync::Arc;

use kernel::SeatSet;
use serde_json::json;
use store::Seq;
use table::{Chair, Command, Deed, Millis, Table};

use super::nodes::Nodes;
use crate::limits::Limits;
use crate::tables::Tables;
use crate::tables::live_table::Operation;

/// The first seat that may take a step back.
fn may_undo(table: &Table) -> Option<Chair> {
    let undo = table.view(SeatSet::first(2), Millis(0)).undo;
    undo.iter().find(|undo| undo.steps > 0).map(|undo| undo.seat)
}

fn lines(table: &Table) -> usize {
    table.record().map_or(0, |record| record.lines().count())
}

fn seen(table: &Table) -> String {
    serde_json::to_string(&table.view(SeatSet::first(2), Millis(0))).unwrap()
}

#[tokio::test]
async fn a_table_is_opened_and_kept_in_memory_as_easily_after_ten_thousand_steps_back_and_forth() {
    let nodes = Nodes::new(json!({ "kind": "now" })).await;
    let (here, there, id) = (&nodes.here, &nodes.there, nodes.table);
    let seat = loop {
        nodes.step().await;
        if let Some(seat) = here.with_table(id, may_undo).await.unwrap() {
            break seat;
        }
    };
    let _ben = nodes.enter(there, Some(nodes.ben.id)).await;
    let back = Deed::Undone { seat, client: None };
    let forth = Deed::Redone { seat, client: None };
    let back_and_forth = move |_: &Table| [&back, &forth].into_iter().cycle().take(100).cloned().collect();
    for _ in 0..100 {
        here.execute(id, &Operation::Server(&back_and_forth)).await.unwrap();
        there.catch_up(id, Seq(u64::MAX)).await.unwrap();
    }
    let opened = here.context.store.open_table(id).await.unwrap().unwrap();
    assert!(opened.table.last > Seq(10_000));
    let (rows, state) = (opened.tail.len(), opened.snapshot.unwrap().state.len());
    assert!(rows <= 400 && state <= 100_000, "{rows} rows after {state} bytes");
    for tables in [here, there] {
        assert!(tables.with_table(id, lines).await.unwrap() <= 1_000);
    }
    let new = Tables::new(
        here.context.games.clone(),
        here.context.store.clone(),
        Arc::clone(&here.context.clock),
        Arc::new(Limits::default()),
    );
    let now = here.with_table(id, seen).await.unwrap();
    assert_eq!(there.with_table(id, seen).await.unwrap(), now);
    assert_eq!(new.with_table(id, seen).await.unwrap(), now);
    let person = if seat.0 == kernel::Seat(0) { &nodes.ada } else { &nodes.ben };
    new.request(id, person, &Command::Undo { seat, client: None }).await.unwrap();
    new.request(id, person, &Command::Redo { seat, client: None }).await.unwrap();
}

#[tokio::test]
async fn whoever_watches_late_costs_no_more_after_ten_thousand_rows_that_show_nothing() {
    let nodes = Nodes::new(json!({ "kind": "delayed", "steps": 3 })).await;
    let (here, there, id) = (&nodes.here, &nodes.there, nodes.table);
    for _ in 0..4 {
        nodes.step().await;
    }
    let mut watchers = vec![nodes.enter(here, None).await];
    let open_and_close = |_: &Table| (0..10).map(|turn| Deed::ChatClosed { closed: turn % 2 == 0 }).collect();
    for _ in 0..1_000 {
        here.execute(id, &Operation::Server(&open_and_close)).await.unwrap();
    }
    let head = nodes.step().await;
    there.catch_up(id, Seq(head)).await.unwrap();
    watchers.push(nodes.enter(there, None).await);
    let mut waiting = Vec::new();
    for tables in [here, there] {
        waiting.push(tables.live_table(id).lock().await.delayed.as_ref().unwrap().rows());
    }
    assert!(head > 10_000 && waiting.iter().all(|rows| rows.len() <= 80), "{head}, {waiting:?}");
    // Not the whole log was read for the one who came last.
    assert!(waiting[1][0] + 1_000 >= head, "{waiting:?}");
    for _ in 0..4 {
        let head = nodes.step().await;
        there.catch_up(id, Seq(head)).await.unwrap();
    }
    let shown = here.with_table(id, Table::shown).await.unwrap();
    for watcher in &mut watchers {
        let last = watcher.heard().into_iter().rfind(|message| message["type"] == "update");
        assert_eq!(last.unwrap()["table_view"]["seq"], json!(shown));
    }
}
