//! Four people create at once, as fast as they can: none starves, and none is behind without cause.

use serde_json::{Value, json};
use server::{Config, Server};
use store::Place;

use crate::client::tried::games;
use crate::client::{Folder, Person, Seat};

/// How many moves each of them makes at least in a game.
const MOVES: usize = 10;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_clients_creating_at_full_speed_all_get_on_and_none_is_behind_without_cause() {
    let folder = Folder::new();
    let mut config = Config::local(games(), Place::Folder(folder.0.clone()));
    assert!(config.limits.set("commands_per_second", 100_000) && config.limits.set("queue", 10_000));
    let server = Server::start(config).await.unwrap();
    let people = ["Ada", "Ben", "Cleo", "Dan"].map(|name| Person::new(server.address(), name));
    let [ada, ben, cleo, dan] = people;
    let people = [ada.await, ben.await, cleo.await, dan.await];
    let game = json!({ "game": "dreamscape", "options": ["simultaneous"] });
    let table =
        people[0].make_table(&json!({ "game": game, "seats": ["maker", "open", "open", "open"] })).await;
    let mut seats = Vec::new();
    for (number, person) in people.iter().enumerate() {
        let mut seat = person.open(&table, None).await;
        if number > 0 {
            assert_eq!(seat.ask(json!({ "do": "sit", "seat": number + 1 })).await["type"], "ack");
        }
        seats.push(seat);
    }
    let players = seats.into_iter().enumerate().map(|(number, seat)| tokio::spawn(hurry(seat, number)));
    let mut together = 0;
    for player in players.collect::<Vec<_>>() {
        together += player.await.unwrap();
    }
    assert!(together > 10, "people seldom acted at once: {together}");
    server.stop().await;
}

/// Plays whenever something is asked; how often others could act at the same time.
async fn hurry(mut seat: Seat, number: usize) -> usize {
    let (mut moves, mut together) = (0, 0);
    while seat.table_view["stage"] != "over" {
        let Some(prompt) = seat.prompt() else {
            seat.until(|message| message["table_view"].is_object()).await;
            continue;
        };
        together +=
            usize::from(seat.table_view["waiting"].as_array().is_some_and(|waiting| waiting.len() > 1));
        let answer = seat.play(moves * 3 + number).await;
        match answer["type"].as_str() {
            Some("ack") => {
                moves += 1;
                let seq = answer["seq"].as_u64();
                if seat.table_view["seq"].as_u64() < seq {
                    seat.until(|message| message["table_view"]["seq"].as_u64() >= seq).await;
                }
            }
            Some("behind") => {
                // There was a cause if the own choices have changed by what another seat did.
                let expected = answer["expected"].clone();
                let now = catch_up(&mut seat, &expected).await;
                assert!(
                    now.is_none_or(|now| now["actions"] != prompt["actions"]),
                    "behind without cause: {answer}"
                );
            }
            // Whoever answers a prompt that still stands answers with one of its choices: there is nothing to refuse.
            _ => panic!("seat {number} was asked {prompt} and refused: {answer}"),
        }
    }
    assert!(moves >= MOVES, "seat {number} made {moves} moves");
    together
}

/// Listens until the prompt of a number is there, or no prompt.
async fn catch_up(seat: &mut Seat, number: &Value) -> Option<Value> {
    loop {
        match seat.prompt() {
            Some(prompt) if prompt["number"] == *number => return Some(prompt),
            None => return None,
            Some(_) => {
                seat.until(|message| message["table_view"].is_object()).await;
            }
        }
    }
}
