//! What a node has in memory of a table may be outdated: another node has written, or the connection was lost and rows with it. Before it
//! says no or serves on, it reads again.

use std::sync::Arc;

use kernel::Seat;
use table::{Chair, Command, Table};

use super::two_nodes::Nodes;
use super::{Done, Undone};

/// Loses the last row of the log, as a database that was restored, and every connection of this kind.
fn lose(last: u64, connections: &str) -> String {
    format!(
        "DELETE FROM log WHERE seq = {last}; DELETE FROM snapshots WHERE seq >= {last};
         UPDATE heads SET last = {last} - 1, hash = (SELECT hash FROM log WHERE seq = {last} - 1);
         SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = '{connections}'"
    )
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
    assert_eq!(nodes.there.request(nodes.table, person, &command).await, Ok(Done::Stands(seq)));
}

#[tokio::test]
async fn a_node_that_cannot_read_the_log_does_not_say_no_from_memory() {
    let nodes = Nodes::apart().await;
    nodes.there.with_table(nodes.table, Table::seq).await.unwrap();
    nodes.meddle_apart("ALTER TABLE heads RENAME TO hidden").await;
    let undo = Command::Undo { seat: Chair(Seat(0)), client: Some("c1".to_owned()) };
    let told = nodes.there.request(nodes.table, &nodes.ada, &undo).await;
    assert!(matches!(told, Err(Undone::Store(_))), "{told:?}");
}

#[tokio::test]
async fn a_node_whose_news_were_cut_off_reads_its_tables_again_and_all_who_look_come_anew() {
    let nodes = Nodes::apart().await;
    let last = nodes.step().await;
    let mut ben = nodes.enter(&nodes.there, Some(nodes.ben.id)).await;
    let following = tokio::spawn(Arc::clone(&nodes.there).follow_news());
    nodes.meddle_apart(&lose(last, "oneiros news")).await;
    ben.sent_home().await;
    assert_eq!(nodes.there.with_table(nodes.table, Table::seq).await, Ok(last - 1));
    following.abort();
}

#[tokio::test]
async fn a_node_whose_connection_was_lost_under_a_move_goes_on_from_the_log() {
    let nodes = Nodes::apart().await;
    let last = nodes.step().await;
    nodes.meddle_apart(&lose(last, "oneiros writer")).await;
    let close = Command::CloseChat { closed: true };
    let mut told = nodes.here.request(nodes.table, &nodes.ada, &close).await;
    // Whoever writes first may be the one who finds out.
    if let Err(undone) = &told {
        assert!(matches!(undone, Undone::Store(store::Fault::Lost { .. })), "{undone:?}");
        told = nodes.here.request(nodes.table, &nodes.ada, &close).await;
    }
    assert_eq!(told, Ok(Done::Stands(last)));
}
