//! Whoever does more than may be in a second waits for the turn: meanwhile one hears what happens, and may be disconnected before it comes.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Config, Server};
use store::Place;

use crate::client::tried::games;
use crate::client::{Folder, Person, Seat, begun, for_two_and_long};

/// How many wait before the last one, for a second each: its turn does not come while a test runs.
const BEFORE: usize = 100;

/// A table at which one of the two players has much to do on many sockets: all of them, and the seat of the other.
async fn waiting(folder: &Folder) -> (Server, Person, Vec<Seat>, Seat) {
    let mut config = Config::local(games(), Place::Folder(folder.0.clone()));
    config.limits.commands_per_second = 1;
    let server = Server::start(config).await.unwrap();
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let (table, [first, other]) = begun(&ada, &ben, &for_two_and_long()).await;
    let mut sockets = vec![first];
    while sockets.len() <= BEFORE {
        sockets.push(ada.open(&table, None).await);
    }
    for socket in &mut sockets {
        let command = json!({ "do": "close-chat", "closed": false });
        socket.say(&json!({ "type": "do", "id": 1, "command": command })).await;
    }
    sockets[0].until(|message| message["id"] == 1).await;
    (server, ada, sockets, other)
}

fn is_answered(seat: &Seat) -> bool {
    seat.heard.iter().any(|message| message["id"] == 1)
}

#[tokio::test]
async fn who_waits_for_a_turn_hears_what_happens_and_is_disconnected_when_the_session_ends_everywhere() {
    let folder = Folder::new();
    let (server, ada, mut sockets, mut other) = waiting(&folder).await;
    let last = sockets.last_mut().unwrap();
    other.say(&json!({ "type": "chat", "text": "Are you there?" })).await;
    let heard = last.until(|message| message["type"] == "chat").await;
    assert_eq!(heard["text"], json!("Are you there?"));
    assert_eq!(ada.ask("DELETE", "/api/me?everywhere=true").await.status, 204);
    assert_eq!(last.parting().await, 1013);
    assert!(!is_answered(last), "{:?}", last.heard);
    server.stop().await;
}

#[tokio::test]
async fn who_waits_for_a_turn_is_told_when_the_server_stops() {
    let folder = Folder::new();
    let (server, _ada, mut sockets, _other) = waiting(&folder).await;
    let stopping = tokio::spawn(server.stop());
    let last = sockets.last_mut().unwrap();
    assert_eq!(last.parting().await, 1013);
    assert!(last.heard.iter().any(|message| message["type"] == "closing"), "{:?}", last.heard);
    assert!(!is_answered(last), "{:?}", last.heard);
    stopping.await.unwrap();
}

/// Says something more often than may be at once, and hears all answers.
async fn insist(person: &Person, table: &str, message: Value, times: u32) {
    let mut seat = person.open(table, None).await;
    for _ in 0..times {
        seat.say(&message).await;
    }
    for _ in 0..times {
        seat.until(|heard| heard["id"] == 7).await;
    }
}

/// How many may be at once, and in a second.
const RATE: u32 = 20;
/// How many are said beyond that: half a second's worth.
const MORE: u32 = 10;
/// What is said beyond waits for so long at least. Timers never end early, so a slow machine changes nothing about it.
const LEAST: Duration = Duration::from_millis(450);

#[tokio::test]
async fn whoever_does_or_asks_more_than_may_be_in_a_second_is_answered_when_there_is_time_again() {
    let folder = Folder::new();
    let mut config = Config::local(games(), Place::Folder(folder.0.clone()));
    config.limits.commands_per_second = RATE;
    config.limits.questions_per_second = RATE;
    let server = Server::start(config).await.unwrap();
    let ada = Person::new(server.address(), "Ada").await;
    let contract = json!({ "game": { "game": "dreamscape" }, "seats": ["maker", "maker"] });
    let table = ada.make_table(&contract).await;
    let question = json!({ "type": "ask", "id": 7, "seat": 1, "question": { "question": "reach" } });
    let command = json!({ "type": "do", "id": 7, "command": { "do": "undo", "seat": 1 } });
    for message in [question, command] {
        let began = Instant::now();
        insist(&ada, &table, message.clone(), RATE + MORE).await;
        assert!(began.elapsed() >= LEAST, "{message}: {:?}", began.elapsed());
        // Somebody else need not wait for it, and with a second socket nobody may do or ask more.
        let began = Instant::now();
        let ben = Person::new(server.address(), "Ben").await;
        let half = || insist(&ben, &table, message.clone(), (RATE + MORE) / 2);
        tokio::join!(half(), half());
        assert!(began.elapsed() >= LEAST, "{message}: {:?}", began.elapsed());
    }
    server.stop().await;
}
