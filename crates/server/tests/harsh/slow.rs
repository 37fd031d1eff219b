//! A client that stops reading is dropped after a bounded queue, and can come back; the others notice nothing.

use std::time::Duration;

use serde_json::json;
use server::{Config, Server};
use store::Place;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;
use tokio::time::timeout;

use crate::client::{Folder, Person};

const PATIENCE: Duration = Duration::from_secs(60);

#[tokio::test]
async fn who_stops_reading_is_dropped_and_can_resume_while_the_others_play_on() {
    let folder = Folder::new();
    let mut config = Config::local(Place::Folder(folder.0.clone()));
    assert!(config.limits.set("queue", 4) && config.limits.set("commands_per_second", 100_000));
    let server = Server::start(config).await.unwrap();
    let ada = Person::new(server.address(), "Ada").await;
    let contract = json!({ "game": { "game": "dreamscape" }, "seats": ["maker", "maker"] });
    let table = ada.make_table(&contract).await;
    let mut seat = ada.open(&table, None).await;
    // A watcher with a small window who reads nothing.
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut slow = socket.connect(server.address()).await.unwrap();
    let upgrade = format!(
        "GET /api/tables/{table}/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    slow.write_all(upgrade.as_bytes()).await.unwrap();
    let watched = seat.until(|message| message["type"] == "here" && message["watching"] == 1);
    timeout(PATIENCE, watched).await.unwrap();
    seat.heard.clear();
    // Everything that can wait between here and there is filled; then the watcher is gone.
    let mut asked = 0;
    let dropped = |seat: &crate::client::Seat| {
        seat.heard.iter().rev().take(40).any(|message| message["type"] == "here" && message["watching"] == 0)
    };
    while !dropped(&seat) {
        asked += 1;
        assert!(asked < 20_000, "the slow watcher is never dropped");
        let closed = asked % 2 == 1;
        let answer =
            timeout(PATIENCE, seat.ask(json!({ "do": "close-chat", "closed": closed }))).await.unwrap();
        assert_eq!(answer["type"], "ack", "{answer}");
    }
    let mut rest = Vec::new();
    let _ = timeout(PATIENCE, slow.read_to_end(&mut rest)).await.expect("the connection is closed");
    let back = Person::new(server.address(), "Cleo").await.open(&table, None).await;
    assert!(back.scene["seq"].as_u64().unwrap() >= seat.scene["seq"].as_u64().unwrap());
    assert_eq!(seat.play(3).await["type"], "ack");
    server.stop().await;
}
