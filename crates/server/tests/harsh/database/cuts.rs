//! The way between a node and the database is cut while the other node goes on.

use std::net::SocketAddr;

use kernel::Dice;
use serde_json::json;
use tokio::time::sleep;

use super::player::BREATH;
use super::tables::Tables;
use super::way::{Trouble, Way};
use super::{ALONE, Rows, addresses, agreement, in_time, own_postgres, seed, two_nodes, two_people};
use crate::client::{Person, request};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_whose_way_to_the_database_is_cut_holds_up_no_other_and_serves_as_before_once_it_is_whole() {
    let _alone = ALONE.lock().await;
    let seed = seed();
    let postgres = own_postgres(&[]);
    let ways = [Way::to(&postgres.address(), seed).await, Way::to(&postgres.address(), seed + 1).await];
    let processes = two_nodes([&ways[0].database, &ways[1].database]);
    let nodes = addresses(&processes);
    let people = two_people(nodes).await;
    let tables = Tables::begin(&people, nodes, seed);
    tables.go_on().await;
    let mut dice = Dice::new(seed);
    let rows = Rows::of(&postgres.address()).await;
    for trouble in Trouble::ALL {
        // A node that hears nothing any more takes its time to believe it, so that is tried at one of them.
        let cut: &[usize] = if trouble == Trouble::Swallowed { &[1] } else { &[0, 1] };
        for node in cut {
            tables.ticks.begin_anew();
            tables.ticks.wait_for_a_moment(&mut dice).await;
            ways[*node].set(trouble);
            tables.go_on_at(&[1 - node]).await;
            match trouble {
                Trouble::Closed => until_ready(nodes[*node], 503).await,
                Trouble::Swallowed => {
                    until_ready(nodes[*node], 503).await;
                    gives_up(&people[0], nodes[*node]).await;
                }
                _ => {}
            }
            ways[*node].set(Trouble::None);
            until_ready(nodes[*node], 200).await;
            tables.go_on().await;
            tables.hold_so_far(&rows).await;
        }
    }
    let games = tables.end().await;
    let acknowledged = agreement::hold(&games, &people, nodes, &postgres.address()).await;
    eprintln!("{acknowledged} requests in {} games stand once", games.len());
}

/// Waits until a node says that it can serve, or that it cannot.
async fn until_ready(server: SocketAddr, status: u16) {
    let ask = || request(server, "GET", "/readyz", "", None);
    in_time(&format!("/readyz says {status}"), async {
        while ask().await.status != status {
            sleep(BREATH).await;
        }
    })
    .await;
}

/// A node that hears nothing of its database answers by its own time limits, and says that it could not.
async fn gives_up(person: &Person, server: SocketAddr) {
    let person = Person { server, ..person.clone() };
    let contract = json!({ "game": { "game": "dreamscape" }, "seats": ["maker", "maker"] });
    let made = in_time("an answer", person.try_post("/api/tables", &contract)).await;
    assert_eq!(made.map(|reply| reply.status), Some(503));
}
