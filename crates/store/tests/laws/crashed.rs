//! PostgreSQL itself crashes while a store waits for the answer to a commit. What had not reached the disk is lost, also the memory of
//! transaction numbers: they are given out again, and somebody else's commit must not answer for ours.

use store::{Fault, Place, Store, TableId};
use test_postgres::{Crash, Failure, Postgres, Programs};
use tokio_postgres::Client;

use crate::relay::{Mischief, Relay};
use crate::samples::{a_table, entries, entry};
use crate::stage::{connect, run};

/// Nothing reaches the disk but what a commit sends there: no part of a transaction that is under way, and no number of one.
const SETTINGS: [&str; 5] = [
    "wal_level=minimal",
    "max_wal_senders=0",
    "wal_writer_delay=10s",
    "autovacuum=off",
    "checkpoint_timeout=1h",
];

/// What others write while the store still waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Others {
    /// Something that has nothing to do with the table.
    Elsewhere,
    /// The very place of the log that the store wanted.
    SamePlace,
}

const CASES: [(Crash, Others); 6] = [
    (Crash::StopAtOnce, Others::Elsewhere),
    (Crash::StopAtOnce, Others::SamePlace),
    (Crash::KillBackend, Others::Elsewhere),
    (Crash::KillBackend, Others::SamePlace),
    (Crash::KillAll, Others::Elsewhere),
    (Crash::KillAll, Others::SamePlace),
];

/// A PostgreSQL that may be crashed, unlike the one that all tests share.
fn own_postgres() -> Postgres {
    let started =
        Programs::find().ok_or(Failure::Missing).and_then(|found| Postgres::start_with(&found, &SETTINGS));
    started.unwrap_or_else(|failure| panic!("{failure}"))
}

/// The number of the one transaction under way that writes.
async fn number_under_way(client: &Client) -> i64 {
    let sql = "SELECT backend_xid::text::bigint FROM pg_stat_activity WHERE backend_xid IS NOT NULL";
    client.query_one(sql, &[]).await.unwrap().get(0)
}

/// Commits transactions until one of them had this number.
async fn commit_up_to(client: &Client, number: i64) {
    let sql = "SELECT pg_current_xact_id()::text::bigint";
    while client.query_one(sql, &[]).await.unwrap().get::<_, i64>(0) < number {}
}

/// Whether somebody has committed a transaction of this number since the crash.
async fn is_committed(client: &Client, number: i64) -> bool {
    // A number that nobody has had yet cannot be asked about.
    let sql = "SELECT CASE WHEN $1::bigint < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
        THEN pg_xact_status($1::text::xid8) IS NOT DISTINCT FROM 'committed' ELSE false END";
    client.query_one(sql, &[&number]).await.unwrap().get(0)
}

/// Appends, however often the connection was lost before.
async fn append(store: &Store, table: TableId, seq: u64, text: &str) {
    while let Err(fault) = store.append(entry(table, seq, text)).await {
        assert!(matches!(fault, Fault::Lost { .. }), "{fault}");
    }
}

#[test]
fn a_commit_lost_in_a_crash_is_no_write_although_somebody_else_commits_under_the_same_number() {
    run(async {
        let mut postgres = own_postgres();
        let others = Store::open(Place::Postgres(postgres.address())).await.unwrap();
        let relay = Relay::to(&postgres.address()).await;
        let store = Store::open(Place::Postgres(relay.address.clone())).await.unwrap();
        for (crash, doing) in CASES {
            let case = format!("{crash:?}, {doing:?}");
            let table = a_table(&others).await;
            relay.plan(Mischief::LoseCommitAndWait);
            let ours = tokio::spawn({
                let store = store.clone();
                async move { store.append(entry(table, 2, "ours")).await }
            });
            relay.keeps_waiting().await;
            // This connection stays until the crash, so that no process is chosen that is about to end by itself.
            let before = connect(&postgres.address()).await;
            let number = number_under_way(&before).await;
            postgres.crash(crash).unwrap();
            drop(before);
            let client = connect(&postgres.address()).await;
            assert!(!is_committed(&client, number).await, "{case}: nobody has this number now");
            commit_up_to(&client, number - 1).await;
            if doing == Others::SamePlace {
                append(&others, table, 2, "theirs").await;
            }
            commit_up_to(&client, number).await;
            assert!(is_committed(&client, number).await, "{case}: the number was given out again");
            relay.let_go();
            let told = ours.await.unwrap();
            assert!(matches!(told, Err(Fault::Lost { .. })), "{case}: {told:?}");
            let written = entries(&others, table).await;
            match doing {
                Others::Elsewhere => assert_eq!(written, ["made"], "{case}"),
                Others::SamePlace => assert_eq!(written, ["made", "theirs"], "{case}"),
            }
            append(&store, table, written.len() as u64 + 1, "next").await;
        }
        others.close().await;
        store.close().await;
    });
}

#[test]
fn a_commit_that_happened_before_a_crash_is_told_once_the_database_is_back() {
    run(async {
        let mut postgres = own_postgres();
        let others = Store::open(Place::Postgres(postgres.address())).await.unwrap();
        let relay = Relay::to(&postgres.address()).await;
        let store = Store::open(Place::Postgres(relay.address.clone())).await.unwrap();
        for crash in Crash::ALL {
            let table = a_table(&others).await;
            relay.plan(Mischief::KeepAnswerAndWait);
            let ours = tokio::spawn({
                let store = store.clone();
                async move { store.append(entry(table, 2, "ours")).await }
            });
            relay.keeps_waiting().await;
            postgres.crash(crash).unwrap();
            // Others have gone on from it by the time the store comes back.
            append(&others, table, 3, "theirs").await;
            relay.let_go();
            assert_eq!(ours.await.unwrap(), Ok(()), "{crash:?}");
            assert_eq!(entries(&others, table).await, ["made", "ours", "theirs"], "{crash:?}");
            append(&store, table, 4, "next").await;
        }
        others.close().await;
        store.close().await;
    });
}
