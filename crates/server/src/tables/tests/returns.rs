//! Whoever is at the table has the own seat.

use std::sync::Arc;

use futures_util::FutureExt;
use store::Seq;
use tokio::sync::{mpsc, oneshot};

use super::nodes::waiting;
use crate::tables::Connection;

#[tokio::test]
async fn whoever_was_at_a_node_that_seemed_dead_gets_the_seat_back_when_that_node_hears_of_it() {
    let (nodes, person, _) = waiting().await;
    let _there = nodes.enter(&nodes.there, Some(person.id)).await;
    // Two servers on a database of one: neither knows who looks through the other.
    nodes.here.act_on_time(nodes.table).await;
    let bots = |table: &table::Table| !table.bot_seats().is_empty();
    assert_eq!(nodes.here.with_table(nodes.table, bots).await, Ok(true));
    nodes.there.catch_up(nodes.table, Seq(u64::MAX)).await.unwrap();
    assert_eq!(nodes.there.with_table(nodes.table, bots).await, Ok(false));
}

#[tokio::test]
async fn whoever_comes_while_others_decide_that_they_are_away_keeps_the_seat() {
    let (nodes, person, _) = waiting().await;
    let (tables, table) = (Arc::clone(&nodes.here), nodes.table);
    let live = tables.live_table(table);
    let first = live.lock().await;
    let deciding = tokio::spawn({
        let tables = Arc::clone(&tables);
        async move { tables.act_on_time(table).await }
    });
    tokio::task::yield_now().await;
    // Whoever waits for a live table gets it in turn: after the clocks were looked at, before it is seen who is away, and before the end.
    let second = live.lock();
    let (second, _) = tokio::join!(second, async { drop(first) });
    let (queue, _heard) = mpsc::channel(1_000);
    let (stay, _stays) = oneshot::channel();
    let line = Connection { queue, stay };
    let entering = tokio::spawn({
        let tables = Arc::clone(&tables);
        async move { tables.enter(table, Some(person.id), None, line).await.map(|_| ()) }
    });
    tokio::task::yield_now().await;
    drop(second);
    deciding.await.unwrap();
    entering.await.unwrap().unwrap();
    let bots = |table: &table::Table| !table.bot_seats().is_empty();
    assert_eq!(tables.with_table(table, bots).await, Ok(false));
}

#[tokio::test]
async fn whoever_was_about_to_come_and_did_not_is_not_about_to_come_any_more() {
    let (nodes, person, _) = waiting().await;
    let tables = &nodes.here;
    let _watcher = nodes.enter(tables, None).await;
    tables.act_on_time(nodes.table).await;
    let live = tables.live_table(nodes.table);
    while live.lock().await.bots_to_move() {
        tokio::task::yield_now().await;
    }
    let (queue, _heard) = mpsc::channel(1_000);
    let (stay, _stays) = oneshot::channel();
    // The seat is to be given back, and the coming ends while that is being written.
    let coming = tables.enter(nodes.table, Some(person.id), None, Connection { queue, stay });
    assert!(coming.now_or_never().is_none());
    let live = live.lock().await;
    assert_eq!((live.arriving, live.subscribers.has(person.id)), (None, false));
}
