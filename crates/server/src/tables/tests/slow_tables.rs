//! A table that takes long holds up no other.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use store::{Millis, TableId};
use tokio::time::timeout;

use super::nodes::{Nodes, waiting};
use crate::tables::Tables;

impl Tables {
    /// Whether somebody is alone with a table at present.
    pub(crate) fn is_busy(&self, id: TableId) -> bool {
        self.live_table(id).try_lock().is_err()
    }
}

/// Far longer than anything here takes that is not held up.
const FOR_EVER: Duration = Duration::from_secs(120);

#[tokio::test]
async fn a_table_that_takes_long_does_not_hold_up_the_news_of_another() {
    let nodes = Nodes::new(json!({ "kind": "now" })).await;
    let other = nodes.another().await;
    let mut client = nodes.enter_at(&nodes.there, other, None).await;
    let following = tokio::spawn(Arc::clone(&nodes.there).follow_news());
    tokio::task::yield_now().await;
    let busy = nodes.there.live_table(nodes.table);
    let held = busy.lock().await;
    for table in [nodes.table, other] {
        nodes.here.context.store.say(table, nodes.ada.id, Millis(5), "good luck").await.unwrap();
    }
    let chat = |message: &Value| message["type"] == "chat";
    assert!(timeout(FOR_EVER, client.until(chat)).await.is_ok());
    drop(held);
    following.abort();
}

#[tokio::test]
async fn a_table_that_takes_long_does_not_hold_up_the_time_of_another() {
    let (nodes, _, clock) = waiting().await;
    clock.set_outages(60_000);
    let other = nodes.another().await;
    clock.set_outages(0);
    let mut client = nodes.enter_at(&nodes.here, other, None).await;
    let busy = nodes.here.live_table(nodes.table);
    let held = busy.lock().await;
    let keeping = tokio::spawn(Arc::clone(&nodes.here).keep_time());
    let stood_in = |message: &Value| message["past"][0]["happened"]["kind"] == "stood-in";
    assert!(timeout(FOR_EVER, client.until(stood_in)).await.is_ok());
    drop(held);
    keeping.abort();
}

#[tokio::test(start_paused = true)]
async fn a_table_that_takes_long_does_not_hold_up_the_farewell_at_another() {
    let nodes = Nodes::new(json!({ "kind": "now" })).await;
    let other = nodes.another().await;
    let mut client = nodes.enter_at(&nodes.here, other, None).await;
    let busy = nodes.here.live_table(nodes.table);
    let held = busy.lock().await;
    timeout(FOR_EVER, nodes.here.close(Duration::from_secs(5))).await.expect("a server stops in time");
    assert!(client.heard().iter().any(|message| message["type"] == "closing"));
    drop(held);
}
