//! The primary is gone for good, and its standby takes its place.

use kernel::Dice;

use super::tables::Tables;
use super::{ALONE, addresses, agreement, own_postgres, seed, two_nodes, two_people};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_go_on_at_a_standby_that_is_promoted_while_people_play_and_nothing_acknowledged_is_lost() {
    let _alone = ALONE.lock().await;
    let seed = seed();
    let mut primary = own_postgres(&[]);
    let mut standby = primary.standby().unwrap();
    let either = primary.address_of_either(&standby);
    let processes = two_nodes([&either, &either]);
    let nodes = addresses(&processes);
    let people = two_people(nodes).await;
    let tables = Tables::begin(&people, nodes, seed);
    tables.go_on().await;
    tables.ticks.begin_anew();
    tables.ticks.wait_for_a_moment(&mut Dice::new(seed)).await;
    tokio::task::block_in_place(|| {
        primary.kill().unwrap();
        standby.promote().unwrap();
    });
    tables.go_on().await;
    let games = tables.end().await;
    let acknowledged = agreement::hold(&games, &people, nodes, &standby.address()).await;
    eprintln!("{acknowledged} requests in {} games stand once at the standby", games.len());
}
