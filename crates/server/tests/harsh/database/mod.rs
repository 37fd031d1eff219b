//! A PostgreSQL that goes away under two nodes while people play: it crashes, a standby takes its place, or the way to it is cut. No
//! acknowledged request is lost or done twice, no table hangs, and both nodes and the log agree.

mod agreement;
mod crashes;
mod cuts;
mod game;
mod log;
mod player;
mod standby;
mod tables;
mod way;

use std::net::SocketAddr;
use std::time::Duration;

use test_postgres::{Failure, Postgres, Programs};
use tokio::sync::Mutex;
use tokio::time::timeout;

pub(crate) use log::Rows;

use crate::client::{Person, request};
use crate::process::Process;

/// Only one of these tests runs at a time: each has a server of its own, two nodes, and people who play as fast as they can, while other
/// tests beside them rest on leases.
static ALONE: Mutex<()> = Mutex::const_new(());

/// Longer than all limits of a store together: a node that hears nothing gives up connections after 20 seconds each, and asks for 15 what
/// became of a commit.
const PATIENCE: Duration = Duration::from_secs(180);

/// What comes within that time.
async fn in_time<T>(what: &str, coming: impl Future<Output = T>) -> T {
    timeout(PATIENCE, coming).await.unwrap_or_else(|_| panic!("{what}: not within {PATIENCE:?}"))
}

/// Nobody who plays at full speed runs into a limit, nobody counts as away while a database is away, and a request that waits for it ends
/// by the limits of the store alone.
const LIMITS: &str =
    "chat_per_minute = 1000000\nreplays_per_minute = 1000000\nsilence = 3600\nrequest_time = 3600\n";

/// A number from the environment.
fn given(name: &str) -> Option<u64> {
    std::env::var(name)
        .ok()
        .map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is no number: {text}")))
}

/// What chance follows from. The same again does not give the same moments, which the machine decides on too.
fn seed() -> u64 {
    let seed = given("ONEIROS_CRASH_SEED").unwrap_or_else(|| u64::from(std::process::id()));
    eprintln!("ONEIROS_CRASH_SEED={seed}");
    seed
}

/// A PostgreSQL that may be crashed, unlike the one that all tests share.
fn own_postgres(settings: &[&str]) -> Postgres {
    let started =
        Programs::find().ok_or(Failure::Missing).and_then(|found| Postgres::start_with(&found, settings));
    started.unwrap_or_else(|failure| panic!("{failure}"))
}

/// Two nodes, each with its own address of the database.
fn two_nodes(databases: [&str; 2]) -> [Process; 2] {
    databases.map(|database| Process::start_with(database, LIMITS))
}

/// Where nodes listen.
fn addresses(nodes: &[Process; 2]) -> [SocketAddr; 2] {
    nodes.each_ref().map(|node| node.address)
}

/// Two who play with each other.
async fn two_people(nodes: [SocketAddr; 2]) -> [Person; 2] {
    [Person::new(nodes[0], "Ada").await, Person::new(nodes[1], "Ben").await]
}

/// How often nodes had to ask what became of a commit.
async fn doubts(nodes: [SocketAddr; 2]) -> u64 {
    let mut doubts = 0;
    for node in nodes {
        let counts = request(node, "GET", "/metrics", "", None).await.text;
        let count = counts.lines().find_map(|line| line.strip_prefix("oneiros_store_doubts_total "));
        doubts += count.unwrap_or_else(|| panic!("{counts}")).parse::<u64>().unwrap();
    }
    doubts
}
