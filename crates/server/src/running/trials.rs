//! A server whose surroundings fail it: a full disk, a store that is gone, and an end in the middle of a request.

use std::path::PathBuf;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use store::{GuestId, Place, TableId, TokenKind};
use table::Contract;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::*;
use crate::tables::Person;
use crate::token::Token;
use crate::tried::{NAME, games};

/// Far longer than anything here takes, so that a test fails instead of waiting for ever.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server with a table of which Ada holds both seats.
struct Stage {
    folder: PathBuf,
    server: Server,
    table: TableId,
    token: Token,
}

impl Stage {
    async fn new() -> Stage {
        Stage::with(json!({ "seats": ["maker", "maker"] })).await
    }

    /// With what is agreed on besides the game.
    async fn with(mut contract: Value) -> Stage {
        let folder = std::env::temp_dir().join(format!("oneiros-test-{}", GuestId::random()));
        let mut config = Config::local(games(), Place::Folder(folder.clone()));
        config.limits.commands_per_second = 1_000_000;
        config.limits.chat_per_minute = 1_000_000;
        let server = Server::start(config).await.unwrap();
        let (ada, token) = (Person { id: GuestId::random(), name: "Ada".to_owned() }, Token::random());
        let store = &server.app.store;
        store.add_guest(ada.id, &ada.name, Millis(1)).await.unwrap();
        store.add_token(token.hash(), ada.id, TokenKind::Session, Millis(1)).await.unwrap();
        contract["game"] = json!({ "game": NAME });
        let contract: Contract = serde_json::from_value(contract).unwrap();
        let game = games().settle(&contract.game, 2).unwrap();
        let (table, _) =
            server.app.tables.make_anew(&ada, Contract { game, ..contract }, None).await.unwrap();
        Stage { folder, server, table, token }
    }

    async fn sit(&self) -> Ada {
        let mut ada = self.knock().await;
        ada.until(|message| message["type"] == "hello").await;
        ada
    }

    /// Ada has a socket, and has heard nothing yet.
    async fn knock(&self) -> Ada {
        let url = format!("ws://{}/api/tables/{}/live", self.server.address(), self.table);
        let mut request = url.into_client_request().unwrap();
        let cookie = format!("oneiros={}", self.token.reveal());
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        let (socket, _) = connect_async(request).await.unwrap();
        Ada { socket, table_view: Value::Null, heard: Vec::new() }
    }

    /// The whole answer to a request.
    async fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(self.server.address()).await.unwrap();
        let text = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    }

    /// Waits until somebody is alone with the table for long.
    async fn until_busy(&self) {
        let mut busy = 0;
        while busy < 100 {
            tokio::task::yield_now().await;
            // Whoever only looks in is soon gone again.
            busy = if self.server.app.tables.is_busy(self.table) { busy + 1 } else { 0 };
        }
    }

    /// How many rows the log has, as whoever opens the folder next finds it.
    async fn end(self) -> u64 {
        let Stage { folder, server, table, .. } = self;
        server.stop().await;
        rows_left(folder, table).await
    }
}

async fn rows_left(folder: PathBuf, table: TableId) -> u64 {
    let store = Store::open(Place::Folder(folder.clone())).await.unwrap();
    let rows = store.table(table).await.unwrap().unwrap().last.0;
    store.close().await;
    let _ = std::fs::remove_dir_all(folder);
    rows
}

/// Ada at her table.
struct Ada {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    table_view: Value,
    heard: Vec<Value>,
}

impl Ada {
    /// The next message; nothing when the socket is closed.
    async fn next(&mut self) -> Option<Value> {
        loop {
            let heard = timeout(PATIENCE, self.socket.next()).await.expect("the server says something");
            match heard?.ok()? {
                Message::Text(text) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if message["table_view"].is_object() {
                        self.table_view = message["table_view"].clone();
                    }
                    self.heard.push(message.clone());
                    return Some(message);
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the socket stays open");
            if wanted(&message) {
                return message;
            }
        }
    }

    async fn say(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The move that comes first among those that are allowed.
    fn first_move(&self, id: u32) -> Value {
        let prompt = &self.table_view["prompts"][0];
        let play = json!({ "do": "play", "seat": prompt["seat"], "expected": prompt["number"], "action": prompt["actions"][0] });
        json!({ "type": "do", "id": id, "command": play })
    }

    /// Makes a move, or is told why not, and sees what became of it.
    async fn play(&mut self) -> Value {
        self.say(self.first_move(1)).await;
        let answer = self.until(|message| message["id"] == 1).await;
        if answer["type"] == "ack" && self.table_view["seq"].as_u64() < answer["seq"].as_u64() {
            self.until(|message| message["table_view"]["seq"] == answer["seq"]).await;
        }
        answer
    }
}

#[tokio::test]
async fn on_a_full_disk_a_move_is_refused_by_its_cause_and_the_table_goes_on_when_there_is_room() {
    let stage = Stage::new().await;
    let mut ada = stage.sit().await;
    assert_eq!(ada.play().await["type"], "ack");
    // As many pages as there are, and no more: talk takes those that are left, and moves the rest of them.
    stage.server.app.store.limit_pages(1).await.unwrap();
    for (id, text) in (10..).zip(std::iter::repeat("x".repeat(500))) {
        ada.say(json!({ "type": "chat", "id": id, "text": text })).await;
        let answer = ada.until(|message| message["id"] == id).await;
        if answer["type"] == "refused" {
            assert_eq!(answer["reason"]["key"], "store-full", "{answer}");
            break;
        }
    }
    let mut stood = ada.table_view["seq"].clone();
    let refused = loop {
        let answer = ada.play().await;
        if answer["type"] != "ack" {
            break answer;
        }
        stood = answer["seq"].clone();
    };
    assert_eq!((&refused["type"], &refused["reason"]["key"]), (&json!("refused"), &json!("store-full")));
    // What was refused has not happened, for whoever is here and for whoever comes.
    ada.say(json!({ "type": "resume" })).await;
    let hello = ada.until(|message| message["type"] == "hello").await;
    assert_eq!(hello["table_view"]["seq"], stood);
    assert_eq!(stage.sit().await.table_view["seq"], stood);
    // Whoever sends people to servers is told to send them elsewhere, and not to start this one anew.
    let full = stage.get("/readyz").await;
    assert!(full.starts_with("HTTP/1.1 503") && full.ends_with("the store takes no writes\n"), "{full}");
    assert!(stage.get("/healthz").await.starts_with("HTTP/1.1 200"));
    stage.server.app.store.limit_pages(1_000_000).await.unwrap();
    stage.server.app.config.ahead.fetch_add(1_000, std::sync::atomic::Ordering::Relaxed);
    assert!(stage.get("/readyz").await.starts_with("HTTP/1.1 200"));
    let answer = ada.play().await;
    assert_eq!((&answer["type"], answer["seq"].as_u64()), (&json!("ack"), stood.as_u64().map(|seq| seq + 1)));
    assert_eq!(Some(stage.end().await), answer["seq"].as_u64());
}

#[tokio::test]
async fn in_a_database_that_has_become_read_only_a_move_is_refused_by_its_cause_and_nothing_is_lost() {
    let stage = Stage::new().await;
    let mut ada = stage.sit().await;
    let stood = ada.play().await["seq"].clone();
    stage.server.app.store.forbid_writing(true).await.unwrap();
    let refused = ada.play().await;
    assert_eq!((&refused["type"], &refused["reason"]["key"]), (&json!("refused"), &json!("store-read-only")));
    assert!(stage.get("/readyz").await.starts_with("HTTP/1.1 503"));
    ada.say(json!({ "type": "chat", "id": 7, "text": "Does anybody hear me?" })).await;
    assert_eq!(ada.until(|message| message["id"] == 7).await["reason"]["key"], "store-read-only");
    // What is there can be seen, by whoever is here and by whoever comes.
    ada.say(json!({ "type": "resume" })).await;
    assert_eq!(ada.until(|message| message["type"] == "hello").await["table_view"]["seq"], stood);
    assert_eq!(stage.sit().await.table_view["seq"], stood);
    stage.server.app.store.forbid_writing(false).await.unwrap();
    let answer = ada.play().await;
    assert_eq!((&answer["type"], answer["seq"].as_u64()), (&json!("ack"), stood.as_u64().map(|seq| seq + 1)));
    assert_eq!(Some(stage.end().await), answer["seq"].as_u64());
}

#[tokio::test]
async fn a_server_is_ready_while_its_store_answers_and_alive_even_when_it_does_not() {
    let stage = Stage::new().await;
    let ready = stage.get("/readyz").await;
    assert!(ready.starts_with("HTTP/1.1 200") && ready.ends_with("ready\n"), "{ready}");
    stage.server.app.store.close().await;
    stage.server.app.config.ahead.fetch_add(1_000, std::sync::atomic::Ordering::Relaxed);
    let gone = stage.get("/readyz").await;
    assert!(gone.starts_with("HTTP/1.1 503") && gone.ends_with("the store does not answer\n"), "{gone}");
    assert!(stage.get("/healthz").await.starts_with("HTTP/1.1 200"));
    stage.end().await;
}

#[tokio::test]
async fn a_move_under_way_when_the_server_stops_is_finished_and_acknowledged_and_no_other_is_begun() {
    let stage = Stage::new().await;
    let mut ada = stage.sit().await;
    let before = ada.table_view["seq"].as_u64().unwrap();
    // Another program holds the database, so that the move is decided on and cannot be written yet.
    let other = rusqlite::Connection::open(stage.folder.join("oneiros.db")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    ada.say(ada.first_move(1)).await;
    stage.until_busy().await;
    let Stage { folder, server, table, .. } = stage;
    let stopping = tokio::spawn(server.stop());
    // The server has begun to stop once it waits for the table, which takes a task of its own.
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    ada.say(json!({ "type": "do", "id": 2, "command": { "do": "close-chat", "closed": true } })).await;
    other.execute_batch("ROLLBACK").unwrap();
    while ada.next().await.is_some() {}
    stopping.await.unwrap();
    let answers: Vec<&Value> = ada.heard.iter().filter(|message| message["id"].is_u64()).collect();
    assert_eq!(answers, [&json!({ "type": "ack", "id": 1, "seq": before + 1 })]);
    assert!(ada.heard.iter().any(|message| message["type"] == "closing"), "{:?}", ada.heard);
    assert_eq!(rows_left(folder, table).await, before + 1);
}

#[tokio::test]
async fn what_waits_too_long_behind_a_write_is_not_done_any_more_and_whoever_asked_is_to_come_again() {
    let stage = Stage::new().await;
    let (mut ada, mut again) = (stage.sit().await, stage.sit().await);
    let before = ada.table_view["seq"].as_u64().unwrap();
    let other = rusqlite::Connection::open(stage.folder.join("oneiros.db")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    ada.say(ada.first_move(1)).await;
    stage.until_busy().await;
    // Both are said while the move is not written yet; of the second not even the first word is read.
    for closed in [true, false] {
        let close = json!({ "do": "close-chat", "closed": closed });
        again.say(json!({ "type": "do", "id": 2, "command": close })).await;
    }
    tokio::time::pause();
    for _ in 0..40 {
        // The server has to read what was said before its time is over.
        let later = async {
            for _ in 0..1_000 {
                tokio::task::yield_now().await;
            }
            tokio::time::advance(Duration::from_secs(1)).await;
        };
        tokio::select! {
            () = async { while again.next().await.is_some() {} } => break,
            () = later => {}
        }
    }
    tokio::time::resume();
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(ada.until(|message| message["id"] == 1).await["type"], "ack");
    // She may have gone meanwhile, and had what she said since answered elsewhere.
    while ada.next().await.is_some() {}
    assert!(!again.heard.iter().any(|message| message["id"] == 2), "{:?}", again.heard);
    assert_eq!(stage.end().await, before + 1);
}

#[tokio::test]
async fn whoever_ends_a_session_while_it_is_on_its_way_to_a_table_is_told_nothing_there() {
    let stage = Stage::new().await;
    let app = &stage.server.app;
    let busy = app.tables.hold(stage.table).await;
    let mut ada = stage.knock().await;
    // She was let in at the door, and nobody is at the table who could be disconnected.
    app.store.revoke_token(stage.token.hash()).await.unwrap();
    drop(busy);
    assert_eq!(ada.next().await, None);
    assert!(ada.heard.is_empty());
    stage.end().await;
}

#[tokio::test]
async fn once_a_server_stops_no_clock_runs_out_and_nobody_is_away() {
    let patience = json!({ "kind": "stand-in", "seconds": 50 });
    for contract in [
        json!({ "seats": ["maker", "maker"], "clock": { "kind": "per-move", "seconds": 50 } }),
        json!({ "seats": ["maker", "maker"], "absence": patience }),
    ] {
        let stage = Stage::with(contract).await;
        let ada = stage.sit().await;
        let before = ada.table_view["seq"].as_u64().unwrap();
        let app = Arc::clone(&stage.server.app);
        // Something at the table takes long, so that the server cannot stop at once.
        let busy = app.tables.hold(stage.table).await;
        let Stage { folder, server, table, .. } = stage;
        let stopping = tokio::spawn(server.stop());
        while !app.clock.is_stopped() {
            tokio::task::yield_now().await;
        }
        app.config.ahead.fetch_add(60_000, std::sync::atomic::Ordering::Relaxed);
        app.clock.beats(app.clock.steady());
        drop(busy);
        app.tables.act_on_time(table).await;
        stopping.await.unwrap();
        drop(app);
        let store = Store::open(Place::Folder(folder.clone())).await.unwrap();
        let outages = store.outages(Millis(0)).await.unwrap();
        store.close().await;
        assert!(outages.is_empty(), "the time in which it stops is not over: {outages:?}");
        assert_eq!(rows_left(folder, table).await, before);
    }
}

#[tokio::test]
async fn once_a_server_stops_no_computer_player_begins_to_move() {
    let stage = Stage::with(json!({ "seats": ["bot", "maker"] })).await;
    let mut ada = stage.sit().await;
    let asked = |ada: &Ada| ada.table_view["prompts"].get(0).is_some();
    while !asked(&ada) {
        ada.next().await;
    }
    // As if it had begun to stop while she moves.
    stage.server.app.clock.stop();
    let mut last = ada.table_view["seq"].as_u64();
    while asked(&ada) {
        last = ada.play().await["seq"].as_u64();
    }
    stage.server.app.tables.act_on_time(stage.table).await;
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    assert_eq!(Some(stage.end().await), last);
}
