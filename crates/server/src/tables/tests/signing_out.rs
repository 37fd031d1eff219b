//! Whoever ends the own session everywhere looks at no table any more.

use std::sync::Arc;

use serde_json::json;
use store::{Millis, Seq, TokenKind};

use super::nodes::Nodes;

#[tokio::test]
async fn whoever_left_everywhere_while_news_was_lost_is_disconnected_and_the_others_stay() {
    let nodes = Nodes::new(json!({ "kind": "now" })).await;
    let store = &nodes.here.context.store;
    store.add_token([1; 32], nodes.ben.id, TokenKind::Session, Millis(1)).await.unwrap();
    let (mut ada, mut ben) = (
        nodes.enter(&nodes.there, Some(nodes.ada.id)).await,
        nodes.enter(&nodes.there, Some(nodes.ben.id)).await,
    );
    ada.heard();
    ben.heard();
    nodes.there.disconnect_signed_out().await;
    // Nothing proves any more who she is.
    ada.disconnected().await;
    nodes.step().await;
    let head = nodes.here.with_table(nodes.table, table::Table::seq).await.unwrap();
    nodes.there.catch_up(nodes.table, Seq(head)).await.unwrap();
    assert!(ben.heard().iter().any(|message| message["table_view"]["seq"] == json!(head)));
}

#[tokio::test]
async fn a_node_that_lost_the_line_on_which_it_hears_news_disconnects_those_who_left_meanwhile() {
    let nodes = Nodes::apart().await;
    let store = &nodes.there.context.store;
    for (secret, guest) in [([1; 32], nodes.ada.id), ([2; 32], nodes.ben.id)] {
        store.add_token(secret, guest, TokenKind::Session, Millis(1)).await.unwrap();
    }
    let following = tokio::spawn(Arc::clone(&nodes.there).follow_news());
    let mut ada = nodes.enter(&nodes.there, Some(nodes.ada.id)).await;
    let mut ben = nodes.enter(&nodes.there, Some(nodes.ben.id)).await;
    // She leaves through another node, and nobody here is told.
    nodes.meddle_apart(&format!("DELETE FROM tokens WHERE guest = {}", nodes.ada.id.get())).await;
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
               WHERE datname = current_database() AND application_name = 'oneiros news'";
    nodes.meddle_apart(cut).await;
    ada.disconnected().await;
    nodes.step().await;
    ben.until(|message| message["type"] == "update").await;
    following.abort();
}
