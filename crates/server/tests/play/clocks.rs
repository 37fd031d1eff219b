//! Clocks of players, which stand still while nobody serves.

use std::sync::atomic::Ordering;

use serde_json::{Value, json};
use server::{Config, Server};
use store::Place;

use crate::client::{Folder, Person, begun, for_two_and_long, step};

const HOUR: i64 = 60 * 60 * 1_000;
/// Far longer than the parts of this test take in which somebody serves.
const SERVED: i64 = HOUR / 2;

/// The seat whose clock runs, and how many milliseconds it has left.
fn running(scene: &Value) -> (u64, i64) {
    let clocks = scene["clocks"].as_array().unwrap();
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
        let config = Config::local(Place::Folder(folder.0.clone()));
        let server = Server::start(config.clone()).await.unwrap();
        let (ada, ben) =
            (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
        let mut contract = for_two_and_long();
        contract["clock"] = clock.clone();
        let (table, mut seats) = begun(&ada, &ben, &contract).await;
        step(&mut seats, 0).await;
        let (seat, left) = running(&seats[0].scene);
        server.stop().await;
        // Far more than anybody has left.
        config.ahead.fetch_add(100 * HOUR, Ordering::Relaxed);
        let server = Server::start(config).await.unwrap();
        let ada = Person { server: server.address(), ..ada };
        let back = ada.open(&table, None).await;
        assert_eq!(back.scene["stage"], "playing", "{clock}");
        let (still, after) = running(&back.scene);
        assert_eq!(still, seat, "{clock}");
        assert!((left - SERVED..=left).contains(&after), "{clock}: {left} and then {after}");
        server.stop().await;
    }
}
