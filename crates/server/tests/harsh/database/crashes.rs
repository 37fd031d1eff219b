//! PostgreSQL itself is killed, again and again.

use kernel::Dice;
use test_postgres::Crash;

use super::tables::Tables;
use super::{ALONE, Rows, addresses, agreement, doubts, given, own_postgres, seed, two_nodes, two_people};

/// How often PostgreSQL is killed, unless the environment says another number.
const CRASHES: u64 = 16;

/// Nothing reaches the disk but what a commit sends there, so that all else is lost in a crash.
const SETTINGS: [&str; 5] = [
    "wal_level=minimal",
    "max_wal_senders=0",
    "wal_writer_delay=10s",
    "autovacuum=off",
    "checkpoint_timeout=1h",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql_killed_at_any_moment_under_two_nodes_keeps_every_acknowledged_request_once() {
    let _alone = ALONE.lock().await;
    let (seed, crashes) = (seed(), given("ONEIROS_DATABASE_CRASHES").unwrap_or(CRASHES));
    let mut postgres = own_postgres(&SETTINGS);
    let database = postgres.address();
    let processes = two_nodes([&database, &database]);
    let nodes = addresses(&processes);
    let people = two_people(nodes).await;
    let tables = Tables::begin(&people, nodes, seed);
    tables.go_on().await;
    let mut dice = Dice::new(seed);
    for (number, crash) in (1..=crashes).zip(Crash::ALL.into_iter().cycle()) {
        tables.ticks.begin_anew();
        tables.ticks.wait_for_a_moment(&mut dice).await;
        tokio::task::block_in_place(|| postgres.crash(crash)).unwrap();
        // Now and then the next crash comes before everybody has got over this one.
        if dice.below(4) > 0 {
            tables.go_on().await;
            let rows = Rows::of(&database).await;
            tables.hold_so_far(&rows).await;
        }
        if number % 25 == 0 {
            eprintln!("killed {number} times, nothing is lost");
        }
    }
    tables.go_on().await;
    let games = tables.end().await;
    let acknowledged = agreement::hold(&games, &people, nodes, &database).await;
    let doubts = doubts(nodes).await;
    eprintln!(
        "killed {crashes} times: {acknowledged} requests in {} games stand once, {doubts} commits were in doubt",
        games.len()
    );
    assert!(doubts > 0 || crashes < CRASHES, "no commit was ever in doubt");
}
