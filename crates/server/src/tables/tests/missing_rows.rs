//! A log of which a row is missing is broken, also where what is left would replay.

use serde_json::json;
use store::Seq;
use table::{Command, Table};

use super::nodes::Nodes;
use crate::tables::TableError;
use crate::tables::loading::load_whole;

/// Loses the row at this place, which is the last one, as a standby does that took over before it had it.
fn lose_last(nodes: &Nodes, last: u64) {
    nodes.meddle(&format!(
        "DELETE FROM log WHERE seq = {last}; DELETE FROM snapshots WHERE seq >= {last};
         UPDATE heads SET last = {last} - 1, hash = (SELECT hash FROM log WHERE seq = {last} - 1)"
    ));
}

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
        assert!(matches!(read, Err(TableError::Broken(_))), "{back} before the end: {read:?}");
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
    assert!(matches!(followed, Err(TableError::Broken(_))), "{followed:?}");
}

#[tokio::test]
async fn whoever_was_told_of_a_row_that_the_database_lost_has_to_look_again_and_the_table_goes_on() {
    for taken in [false, true] {
        let (nodes, last) = talked_at().await;
        let mut ben = nodes.enter(&nodes.there, Some(nodes.ben.id)).await;
        lose_last(&nodes, last);
        nodes.here.live_table(nodes.table).lock().await.unload();
        if taken {
            // Somebody else has the place in the log now, with another row.
            assert_eq!(nodes.step().await, last);
        }
        let open = Command::CloseChat { closed: false };
        nodes.there.request(nodes.table, &nodes.ada, &open).await.unwrap();
        ben.disconnected().await;
        let rows = nodes.here.context.store.rows(nodes.table, Seq::NONE, 1_000).await.unwrap();
        let tied = rows.iter().try_fold(store::LogHash::NONE, |before, row| {
            before.is_followed_by(nodes.table, row).then_some(row.hash)
        });
        assert!(tied.is_some(), "every row follows the one before it");
        nodes.here.catch_up(nodes.table, Seq(u64::MAX)).await.unwrap();
        let seq = rows.last().unwrap().seq.0;
        for tables in [&nodes.here, &nodes.there] {
            assert_eq!(tables.with_table(nodes.table, Table::seq).await, Ok(seq), "{taken}");
        }
    }
}

#[tokio::test]
async fn a_node_that_lost_its_connection_reads_a_table_anew_and_sees_that_a_row_is_gone() {
    let (nodes, last) = talked_at().await;
    let mut ben = nodes.enter(&nodes.there, Some(nodes.ben.id)).await;
    lose_last(&nodes, last);
    nodes.there.read_all_anew();
    ben.disconnected().await;
    assert_eq!(nodes.there.with_table(nodes.table, Table::seq).await, Ok(last - 1));
}

#[tokio::test]
async fn what_could_not_be_compared_with_what_was_told_is_read_again_before_the_table_is_served_on() {
    let (nodes, last) = talked_at().await;
    let mut ben = nodes.enter(&nodes.there, Some(nodes.ben.id)).await;
    lose_last(&nodes, last);
    let live = nodes.there.live_table(nodes.table);
    let mut live = live.lock().await;
    let cached = load_whole(&nodes.there.context, nodes.table).await.unwrap();
    nodes.meddle("ALTER TABLE log RENAME TO hidden");
    let stopped = live.resume_from(cached, &nodes.there.context).await;
    assert!(matches!(stopped, Err(TableError::Store(_))), "{stopped:?}");
    nodes.meddle("ALTER TABLE hidden RENAME TO log");
    drop(live);
    assert_eq!(nodes.there.with_table(nodes.table, Table::seq).await, Ok(last - 1));
    ben.disconnected().await;
}

#[tokio::test]
async fn a_table_whose_last_row_is_not_the_one_that_was_written_can_only_be_looked_at() {
    let exchange =
        "UPDATE log SET seq = -1 WHERE seq = {last}; UPDATE log SET seq = {last} WHERE seq = {last} - 1;
        UPDATE log SET seq = {last} - 1 WHERE seq = -1";
    for harm in [exchange, "UPDATE log SET hash = NULL WHERE seq = {last}"] {
        let (nodes, last) = talked_at().await;
        nodes.meddle(&harm.replace("{last}", &last.to_string()));
        let open = Command::CloseChat { closed: false };
        let asked = nodes.there.request(nodes.table, &nodes.ada, &open).await;
        assert!(matches!(asked, Err(TableError::Broken(_))), "{asked:?}");
    }
}
