//! Whoever does more than may be in a second waits for the turn: meanwhile one hears what happens, and may be sent home before it comes.

use serde_json::json;
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
async fn who_waits_for_a_turn_hears_what_happens_and_is_sent_home_when_the_session_ends_everywhere() {
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
