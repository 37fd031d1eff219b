//! Clocks of players, which stand still while nobody serves.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use serde_json::{Value, json};
use server::{Config, Server};
use store::{GuestId, Millis, Outage, Place, Store};
use tokio_postgres::NoTls;

use crate::client::tried::games;
use crate::client::{Folder, Person, begun, for_two_and_long, step};

const HOUR: i64 = 60 * 60 * 1_000;
/// Far longer than the parts of this test take in which somebody serves.
const SERVED: i64 = HOUR / 2;

/// The seat whose clock runs, and how many milliseconds it has left.
fn running(table_view: &Value) -> (u64, i64) {
    let clocks = table_view["clocks"].as_array().unwrap();
    let runs: Vec<&Value> = clocks.iter().filter(|clock| clock["runs"] == true).collect();
    assert_eq!(runs.len(), 1, "{clocks:?}");
    (runs[0]["seat"].as_u64().unwrap(), runs[0]["left"].as_i64().unwrap())
}

#[tokio::test]
async fn a_clock_that_runs_when_the_server_stops_goes_on_where_it_was_when_there_is_a_server_again() {
    for clock in [
        json!({ "kind": "total", "seconds": 3_600, "increment": 0 }),
        json!({ "kind": "per-move", "seconds": 3_600 }),
    ] {
        let folder = Folder::new();
        let config = Config::local(games(), Place::Folder(folder.0.clone()));
        let server = Server::start(config.clone()).await.unwrap();
        let (ada, ben) =
            (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
        let mut contract = for_two_and_long();
        contract["clock"] = clock.clone();
        let (table, mut seats) = begun(&ada, &ben, &contract).await;
        step(&mut seats, 0).await;
        let (seat, left) = running(&seats[0].table_view);
        server.stop().await;
        // Far more than anybody has left.
        config.ahead.fetch_add(100 * HOUR, Ordering::Relaxed);
        let server = Server::start(config).await.unwrap();
        let ada = Person { server: server.address(), ..ada };
        let back = ada.open(&table, None).await;
        assert_eq!(back.table_view["stage"], "playing", "{clock}");
        let (still, after) = running(&back.table_view);
        assert_eq!(still, seat, "{clock}");
        assert!((left - SERVED..=left).contains(&after), "{clock}: {left} and then {after}");
        server.stop().await;
    }
}

/// A database of PostgreSQL that no other server uses. It is left behind, as the whole of PostgreSQL is after the tests.
async fn own_database() -> Place {
    let given = std::env::var("ONEIROS_TEST_POSTGRES")
        .expect("this test needs PostgreSQL: run `cargo xtask test`, which brings one along");
    let (client, connection) = tokio_postgres::connect(&given, NoTls).await.unwrap();
    tokio::spawn(connection);
    let name = format!("clocks_{}", GuestId::random());
    client.batch_execute(&format!("CREATE DATABASE {name}")).await.unwrap();
    let (server, _) = given.rsplit_once('/').expect("the address ends with a database");
    Place::Postgres(format!("{server}/{name}"))
}

async fn outages(place: &Place) -> Vec<Outage> {
    let store = Store::open(place.clone()).await.unwrap();
    let outages = store.outages(Millis(0)).await.unwrap();
    store.close().await;
    outages
}

/// A stop so short that a server which shares its store might only have been slow.
const SHORT: i64 = 100;

/// Whether a server that stops, and is back after a short while, finds that nobody served meanwhile.
async fn is_missed(config: &Config) -> bool {
    let before = outages(&config.place).await;
    Server::start(config.clone()).await.unwrap().stop().await;
    config.ahead.fetch_add(SHORT, Ordering::Relaxed);
    Server::start(config.clone()).await.unwrap().stop().await;
    let found = outages(&config.place).await;
    found
        .iter()
        .filter(|outage| !before.contains(outage))
        .any(|outage| outage.ended.0 - outage.began.0 >= SHORT)
}

#[tokio::test]
async fn on_a_shared_store_too_clocks_stand_still_however_short_the_time_without_any_server_is() {
    let config = Config::local(games(), own_database().await);
    assert!(is_missed(&config).await);
    // While another one serves, nobody is missed.
    let other = Server::start(Config { ahead: Arc::default(), ..config.clone() }).await.unwrap();
    assert!(!is_missed(&config).await);
    other.stop().await;
}
