//! A log of which a row is missing is broken, also where what is left would replay.

use serde_json::json;
use store::Seq;
use table::{Command, Table};

use super::Undone;
use super::two_nodes::Nodes;

/// Two nodes, the second of which has not read the table, and the last row.
async fn talked_at() -> (Nodes, u64) {
    let nodes = Nodes::new(json!({ "kind": "now" })).await;
    for closed in [true, false, true] {
        nodes.here.request(nodes.table, &nodes.ada, &Command::CloseChat { closed }).await.unwrap();
    }
    let last = nodes.here.with_table(nodes.table, Table::seq).await.unwrap();
    (nodes, last)
}

#[tokio::test]
async fn a_table_is_broken_if_a_row_is_missing_in_the_middle_or_at_the_end_of_its_log() {
    for back in [1, 0] {
        let (nodes, last) = talked_at().await;
        nodes.meddle(&format!("DELETE FROM log WHERE seq = {}", last - back));
        let read = nodes.there.with_table(nodes.table, Table::seq).await;
        assert!(matches!(read, Err(Undone::Broken(_))), "{back} before the end: {read:?}");
    }
}

#[tokio::test]
async fn whoever_looks_back_sees_the_steps_before_the_missing_one_and_none_after_it() {
    let (nodes, last) = talked_at().await;
    let access = nodes.here.access(nodes.table, None).await.unwrap();
    nodes.meddle(&format!("DELETE FROM log WHERE seq = {}", last - 1));
    let steps = nodes.here.steps(nodes.table, access, 1, last).await.unwrap().steps;
    assert_eq!(steps.last().map(|step| step.past.seq), Some(last - 2));
    assert!(nodes.here.steps(nodes.table, access, last, 1).await.is_err());
}

#[tokio::test]
async fn a_node_that_follows_a_log_notices_that_a_row_is_missing() {
    let (nodes, last) = talked_at().await;
    let _ben = nodes.enter(&nodes.there, Some(nodes.ben.id)).await;
    for closed in [false, true] {
        nodes.here.request(nodes.table, &nodes.ada, &Command::CloseChat { closed }).await.unwrap();
    }
    nodes.meddle(&format!("DELETE FROM log WHERE seq = {}", last + 1));
    let followed = nodes.there.catch_up(nodes.table, Seq(last + 2)).await;
    assert!(matches!(followed, Err(Undone::Broken(_))), "{followed:?}");
}
