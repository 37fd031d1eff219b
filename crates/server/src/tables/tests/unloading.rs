//! What those who look are told when the table that they look at has rested.

use std::time::Duration;

use serde_json::{Value, json};
use store::{Millis, Seq};

use super::nodes::Nodes;

#[tokio::test]
async fn what_is_said_after_a_table_has_rested_is_as_late_for_spectators_and_comes_with_its_row() {
    let nodes = Nodes::new(json!({ "kind": "delayed", "steps": 2 })).await;
    let head = nodes.step().await;
    for tables in [&nodes.here, &nodes.there] {
        let mut ben = nodes.enter(tables, Some(nodes.ben.id)).await;
        let mut watcher = nodes.enter(tables, None).await;
        tables.live_table(nodes.table).lock().await.unload_if_idle(&tables.context, Duration::ZERO);
        ben.heard();
        watcher.heard();
        let said = nodes.here.context.store.say(nodes.table, nodes.ada.id, Millis(5), "I have the red one");
        tables.pass_on_chat(nodes.table, said.await.unwrap()).await.unwrap();
        let heard = ben.heard();
        assert_eq!((&heard[0]["type"], &heard[0]["seq"]), (&json!("chat"), &json!(head)), "{heard:?}");
        assert_eq!(watcher.heard(), Vec::<Value>::new());
    }
}

#[tokio::test]
async fn whoever_goes_and_a_server_that_stops_are_told_of_with_the_last_row_after_a_table_has_rested() {
    let nodes = Nodes::new(json!({ "kind": "delayed", "steps": 2 })).await;
    nodes.step().await;
    let head = nodes.step().await;
    let mut ben = nodes.enter(&nodes.here, Some(nodes.ben.id)).await;
    let mut watcher = nodes.enter(&nodes.here, None).await;
    let ada = nodes.enter(&nodes.here, Some(nodes.ada.id)).await;
    ben.heard();
    watcher.heard();
    nodes.here.live_table(nodes.table).lock().await.unload_if_idle(&nodes.here.context, Duration::ZERO);
    nodes.here.leave(nodes.table, ada.subscriber).await;
    nodes.here.close(Duration::from_secs(5)).await;
    let told = |heard: Vec<Value>| -> Vec<(Value, Value)> {
        heard.into_iter().map(|message| (message["type"].clone(), message["seq"].clone())).collect()
    };
    assert_eq!(told(ben.heard()), [(json!("here"), json!(head)), (json!("closing"), json!(head))]);
    let delayed = json!(head - 2);
    assert_eq!(told(watcher.heard()), [(json!("here"), delayed.clone()), (json!("closing"), delayed)]);
}

#[tokio::test]
async fn a_table_that_is_played_at_through_another_node_does_not_rest_here() {
    let nodes = Nodes::new(json!({ "kind": "now" })).await;
    let _watcher = nodes.enter(&nodes.there, None).await;
    let live = nodes.there.live_table(nodes.table);
    let idle = Duration::from_secs(60);
    live.lock().await.used -= 2 * idle;
    let head = nodes.step().await;
    nodes.there.catch_up(nodes.table, Seq(head)).await.unwrap();
    let mut live = live.lock().await;
    live.unload_if_idle(&nodes.there.context, idle);
    assert!(live.cached.is_some());
}
