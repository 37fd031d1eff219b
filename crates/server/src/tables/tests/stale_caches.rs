//! What a node has in memory of a table may be outdated: another node has written, or the connection was lost and rows with it. Before it
//! says no or serves on, it reads again.

use std::sync::Arc;

use kernel::{Seat, SeatSet};
use serde_json::json;
use table::{Chair, Command, Millis, Table};
use tokio::time::{advance, pause, resume};

use super::nodes::Nodes;
use crate::tables::{Outcome, TableError, UNDECIDED};

/// Loses the last row of the log, as a database that was restored, and then every connection of this kind: whoever connects anew at once
/// finds the row gone.
async fn lose(nodes: &Nodes, last: u64, connections: &str) {
    let row = format!(
        "DELETE FROM log WHERE seq = {last}; DELETE FROM snapshots WHERE seq >= {last};
         UPDATE heads SET last = {last} - 1, hash = (SELECT hash FROM log WHERE seq = {last} - 1)"
    );
    nodes.meddle_apart(&row).await;
    end(nodes, connections).await;
}

/// Loses every connection of a kind.
async fn end(nodes: &Nodes, connections: &str) {
    let ends = format!(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = '{connections}'"
    );
    nodes.meddle_apart(&ends).await;
}

/// What somebody may take back.
fn undo(table: &Table) -> Option<Chair> {
    let undo = table.view(SeatSet::first(2), Millis(0)).undo;
    undo.iter().find(|undo| undo.steps > 0).map(|undo| undo.seat)
}

#[tokio::test]
async fn whoever_comes_again_to_a_node_that_has_not_heard_of_the_move_is_not_told_that_it_was_not_made() {
    let nodes = Nodes::apart().await;
    let known = nodes.there.with_table(nodes.table, Table::seq).await.unwrap();
    nodes.step().await;
    let (person, command) = nodes.next_step(Some("c1")).await;
    let seq = nodes.done(person, &command).await;
    assert_eq!(seq, known + 2);
    // The other node has the table in memory as it was before, when nobody was asked for that move yet.
    assert_eq!(nodes.there.request(nodes.table, person, &command).await, Ok(Outcome::Stands(seq)));
}

#[tokio::test]
async fn a_node_that_cannot_read_the_log_does_not_say_no_from_memory() {
    let nodes = Nodes::apart().await;
    nodes.there.with_table(nodes.table, Table::seq).await.unwrap();
    nodes.meddle_apart("ALTER TABLE heads RENAME TO hidden").await;
    let undo = Command::Undo { seat: Chair(Seat(0)), client: Some("c1".to_owned()) };
    let told = nodes.there.request(nodes.table, &nodes.ada, &undo).await;
    assert!(matches!(told, Err(TableError::Store(_))), "{told:?}");
}

#[tokio::test]
async fn a_node_whose_news_were_cut_off_reads_its_tables_again_and_all_who_look_come_anew() {
    let nodes = Nodes::apart().await;
    let last = nodes.step().await;
    let mut ben = nodes.enter(&nodes.there, Some(nodes.ben.id)).await;
    let following = tokio::spawn(Arc::clone(&nodes.there).follow_news());
    lose(&nodes, last, "oneiros news").await;
    ben.disconnected().await;
    assert_eq!(nodes.there.with_table(nodes.table, Table::seq).await, Ok(last - 1));
    following.abort();
}

#[tokio::test]
async fn a_node_whose_connection_was_lost_under_a_move_goes_on_from_the_log() {
    let nodes = Nodes::apart().await;
    let last = nodes.step().await;
    lose(&nodes, last, "oneiros writer").await;
    let close = Command::CloseChat { closed: true };
    let mut told = nodes.here.request(nodes.table, &nodes.ada, &close).await;
    // Whoever writes first may be the one who finds out.
    if let Err(error) = &told {
        assert!(matches!(error, TableError::Store(store::Fault::Lost { .. })), "{error:?}");
        told = nodes.here.request(nodes.table, &nodes.ada, &close).await;
    }
    assert_eq!(told, Ok(Outcome::Stands(last)));
}

#[tokio::test]
async fn a_move_while_only_the_connection_that_writes_was_lost_is_made_once_and_nobody_is_disconnected() {
    let nodes = Nodes::apart().await;
    let mut last = nodes.step().await;
    let mut ben = nodes.enter(&nodes.here, Some(nodes.ben.id)).await;
    for name in ["c1", "c2", "c3"] {
        let (person, command) = nodes.next_step(Some(name)).await;
        end(&nodes, "oneiros writer").await;
        let mut told = nodes.here.request(nodes.table, person, &command).await;
        // Whoever writes first may be the one who finds out.
        if let Err(error) = &told {
            assert!(matches!(error, TableError::Store(store::Fault::Lost { .. })), "{error:?}");
            told = nodes.here.request(nodes.table, person, &command).await;
        }
        last += 1;
        assert_eq!(told, Ok(Outcome::Stands(last)));
        ben.until(|message| message["table_view"]["seq"] == last).await;
    }
}

#[tokio::test]
async fn what_waited_at_one_node_while_another_answered_it_is_not_done_again_once_its_name_is_forgotten() {
    let nodes = Nodes::new(json!({ "kind": "now" })).await;
    let seat = loop {
        nodes.step().await;
        if let Some(seat) = nodes.here.with_table(nodes.table, undo).await.unwrap() {
            break seat;
        }
    };
    let person = if seat.0 == Seat(0) { &nodes.ada } else { &nodes.ben };
    let named = |name: String| Command::Undo { seat, client: Some(name) };
    // The other node is busy with the table, as with an append that its database does not answer.
    let busy = nodes.there.hold(nodes.table).await;
    let waits = tokio::spawn({
        let (there, table, person) = (Arc::clone(&nodes.there), nodes.table, person.clone());
        let command = named("c7".to_owned());
        async move { there.request(table, &person, &command).await }
    });
    tokio::task::yield_now().await;
    nodes.done(person, &named("c7".to_owned())).await;
    // Nobody remembers a name for ever.
    for number in (8..24).step_by(2) {
        nodes.done(person, &Command::Redo { seat, client: Some(format!("c{number}")) }).await;
        nodes.done(person, &named(format!("c{}", number + 1))).await;
    }
    let last = nodes.done(person, &Command::Redo { seat, client: None }).await;
    pause();
    advance(UNDECIDED).await;
    resume();
    drop(busy);
    assert_eq!(waits.await.unwrap(), Err(TableError::TimedOut));
    assert_eq!(nodes.there.with_table(nodes.table, Table::seq).await, Ok(last));
}
