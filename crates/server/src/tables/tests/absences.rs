//! A computer player takes over for who has been away as long as agreed on; and nobody is away from before they went.

use std::sync::Arc;

use serde_json::json;
use store::{Millis, Seq, TableId};
use tokio::sync::{mpsc, oneshot};

use super::nodes::{Nodes, waiting, waiting_apart};
use crate::clock::Clock;
use crate::limits::Limits;
use crate::tables::{Connection, Tables};

async fn is_stood_in_for(nodes: &Nodes, tables: &Arc<Tables>) -> bool {
    tables.act_on_time(nodes.table).await;
    tables.catch_up(nodes.table, Seq(u64::MAX)).await.unwrap();
    tables.with_table(nodes.table, |table| !table.bot_seats().is_empty()).await.unwrap()
}

#[tokio::test]
async fn a_computer_player_takes_over_for_who_has_been_away_as_long_as_agreed_on() {
    let (nodes, _, _) = waiting().await;
    assert!(is_stood_in_for(&nodes, &nodes.here).await);
}

#[tokio::test]
async fn whoever_thought_for_long_and_went_a_moment_ago_is_not_away_for_long() {
    let (nodes, person, _) = waiting().await;
    let (queue, _heard) = mpsc::channel(1_000);
    let (stay, _stays) = oneshot::channel();
    let subscriber =
        nodes.here.enter(nodes.table, Some(person.id), None, Connection { queue, stay }).await.unwrap();
    assert!(!is_stood_in_for(&nodes, &nodes.here).await);
    nodes.here.leave(nodes.table, subscriber).await;
    assert!(!is_stood_in_for(&nodes, &nodes.here).await);
}

#[tokio::test]
async fn whoever_could_not_keep_up_a_moment_ago_is_not_away_for_long() {
    let (nodes, person, _) = waiting().await;
    // The greeting, and who is here, fill the queue.
    let (queue, _heard) = mpsc::channel(2);
    let (stay, _stays) = oneshot::channel();
    nodes.here.enter(nodes.table, Some(person.id), None, Connection { queue, stay }).await.unwrap();
    let line = nodes.here.context.store.say(nodes.table, nodes.ada.id, Millis(5), "hello").await.unwrap();
    nodes.here.pass_on_chat(nodes.table, line).await.unwrap();
    assert!(nodes.here.live_table(nodes.table).lock().await.subscribers.is_empty());
    assert!(!is_stood_in_for(&nodes, &nodes.here).await);
}

#[tokio::test]
async fn whoever_makes_a_table_at_a_server_that_runs_for_long_has_not_been_away_since_then() {
    let clock = Arc::new(Clock::default());
    clock.set_outages(60_000);
    let absence = json!({ "kind": "stand-in", "seconds": 6 });
    let mut nodes = Nodes::at(&clock, json!({ "kind": "now" }), absence).await;
    clock.set_outages(0);
    // The game begins at once: a snapshot covers all of its rows.
    nodes.contract.seats = vec![table::contract::SeatChoice::Maker; 2];
    nodes.table = TableId::random();
    nodes.here.make(nodes.table, None, &nodes.ada, nodes.contract.clone(), None).await.unwrap();
    assert!(!is_stood_in_for(&nodes, &nodes.here).await);
}

#[tokio::test]
async fn a_server_that_starts_gives_everybody_the_time_to_come_back() {
    let (nodes, _, clock) = waiting().await;
    let store = nodes.here.context.store.clone();
    let new = Tables::new(nodes.here.context.games.clone(), store, clock, Arc::new(Limits::default()));
    assert!(!is_stood_in_for(&nodes, &new).await);
}

#[tokio::test]
async fn whoever_left_another_node_a_moment_ago_is_not_away_for_long() {
    let (nodes, person, clock) = waiting_apart().await;
    let there = nodes.enter(&nodes.there, Some(person.id)).await;
    // This node never looks while they are there.
    nodes.there.leave(nodes.table, there.subscriber).await;
    assert!(!is_stood_in_for(&nodes, &nodes.here).await);
    // Seven seconds later, in time of service.
    clock.set_outages(-7_000);
    assert!(is_stood_in_for(&nodes, &nodes.here).await);
}

#[tokio::test]
async fn whoever_was_at_a_node_that_went_or_died_is_away_from_when_that_is_known() {
    for dies in [false, true] {
        let (nodes, person, clock) = waiting_apart().await;
        let _there = nodes.enter(&nodes.there, Some(person.id)).await;
        let (store, node) = (&nodes.there.context.store, nodes.there.context.node);
        if dies {
            // The lease is over, and nobody has found that yet.
            store.renew_node(node, Millis(0), nodes.there.context.now()).await.unwrap();
            assert!(!is_stood_in_for(&nodes, &nodes.here).await);
            clock.set_outages(-7_000);
            nodes.here.heartbeat().await.unwrap();
            assert!(!is_stood_in_for(&nodes, &nodes.here).await);
            clock.set_outages(-14_000);
        } else {
            store.drop_node(node, nodes.there.context.now()).await.unwrap();
            assert!(!is_stood_in_for(&nodes, &nodes.here).await);
            clock.set_outages(-7_000);
        }
        assert!(is_stood_in_for(&nodes, &nodes.here).await, "a node that died: {dies}");
    }
}
