//! What somebody is told while away: requests to an address of our own.

use serde_json::{Value, json};
use table::contract::Chair;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use super::worlds::{Pair, WATCHER, text};
use crate::client::{Person, Seat, in_time};

/// Takes every message to anybody, each to a path of one's own.
pub(super) struct Letterbox {
    address: String,
    arriving: mpsc::UnboundedReceiver<String>,
    arrived: Vec<String>,
}

impl Letterbox {
    pub(super) async fn open() -> Letterbox {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (sender, arriving) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let letter = read(&mut stream).await;
                let _ = stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await;
                let _ = sender.send(letter);
            }
        });
        Letterbox { address, arriving, arrived: Vec::new() }
    }

    pub(super) fn hook(&self, number: usize) -> Value {
        json!({ "url": format!("http://{}/{number}", self.address) })
    }

    /// The messages to somebody about a table, of which there is at least one or will be.
    async fn letters(&mut self, number: usize, table: &str) -> Vec<String> {
        let path = format!("POST /{number} ");
        let meant = |letter: &&String| letter.starts_with(&path) && letter.contains(table);
        while !self.arrived.iter().any(|letter| meant(&letter)) {
            self.arrived.push(in_time("a message to somebody", self.arriving.recv()).await.unwrap());
        }
        self.arrived.iter().filter(meant).map(|letter| without_lots(letter, table)).collect()
    }
}

/// A whole request.
async fn read(stream: &mut TcpStream) -> String {
    let mut text = String::new();
    while !text.ends_with('}') {
        let mut part = [0; 1024];
        let length = stream.read(&mut part).await.unwrap();
        assert!(length > 0, "{text}");
        text += std::str::from_utf8(&part[..length]).unwrap();
    }
    text
}

/// A message to the byte, without what must differ: names drawn by lot and the time of day.
fn without_lots(letter: &str, table: &str) -> String {
    let body: Value = serde_json::from_str(letter.split_once("\r\n\r\n").unwrap().1).unwrap();
    let since = body["since"].as_i64().unwrap().to_string();
    let id = body["id"].as_str().unwrap();
    letter.replace(table, "TABLE").replace(id, "ID").replace(&since, "SINCE")
}

/// Waits until a seat's person is seen to be away.
async fn until_away(watcher: &mut Seat, seat: Chair) {
    let away = |message: &Value| {
        let seats = message["seats"].as_array();
        message["type"] == "here" && seats.is_some_and(|seats| !seats.contains(&json!(seat)))
    };
    let latest = watcher.heard.iter().rev().find(|message| message["type"] == "here");
    if !latest.is_some_and(away) {
        watcher.until(away).await;
    }
}

impl Pair {
    /// Lets both tables come to wait for the viewer, who is away; whether there is a way to that.
    pub(super) async fn compare_notifications(&mut self, people: &[Person], letters: &mut Letterbox) -> bool {
        let Some(own) = self.own.lowest().filter(|_| self.own.len() == 1) else { return false };
        let Some(way) = self.way_to_wait(own) else { return false };
        let game = self.worlds[0].game().clone();
        let mut told = Vec::new();
        for world in 0..2 {
            let mut watcher = people[WATCHER].open(&self.tables[world].to_string(), None).await;
            for (seat, action) in &way {
                until_away(&mut watcher, Chair(own)).await;
                let person = &people[seat.index()];
                let seq = self.play(person, world, Chair(*seat), &text(&game, *action)).await;
                // The next one comes only when this one has been seen to come.
                let seq = seq.as_u64();
                if watcher.table_view["seq"].as_u64() < seq {
                    watcher.until(|message| message["table_view"]["seq"].as_u64() >= seq).await;
                }
            }
            told.push(letters.letters(own.index(), &self.tables[world].to_string()).await);
        }
        assert_eq!(told[0].len(), 1, "{told:?}");
        assert_eq!(told[0], told[1], "{:?}", self.own);
        true
    }
}
