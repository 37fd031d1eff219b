//! The exchange that docs/protocol.md tells of, word for word with a real server.

use serde_json::{Value, json};
use std::collections::HashMap;

use crate::client::{Folder, Person, Seat, serve};

const PAGE: &str = include_str!("../../../../docs/protocol.md");
const LEFT_OUT: &str = "…";
#[tokio::test]
async fn the_exchange_on_the_page_happens_as_it_is_written() {
    let (_, rest) = PAGE.split_once("```live\n").unwrap();
    let (exchange, _) = rest.split_once("```").unwrap();
    let folder = Folder::new();
    let server = serve(&folder).await;
    let contract = json!({ "game": { "game": "dreamscape", "options": ["solo=2"] }, "seats": ["maker"] });
    assert!(PAGE.contains(&contract.to_string()), "the page names the contract");
    let people = HashMap::from([
        ("ada", Person::new(server.address(), "Ada").await),
        ("ben", Person::new(server.address(), "Ben").await),
    ]);
    let table = people["ada"].make_table(&contract).await;
    let mut talks: HashMap<&str, Talk> = HashMap::new();
    let mut lines = 0;
    for line in exchange.lines() {
        let (who, text) = line.split_at(3);
        if !talks.contains_key(who) {
            let seat = people[who].open(&table, None).await;
            let first = seat.heard.iter().position(|message| message["type"] == "hello").unwrap();
            talks.insert(who, Talk { seat, told: first, action: None });
        }
        let talk = talks.get_mut(who).unwrap();
        let message: Value = serde_json::from_str(&text[1..]).unwrap();
        match &text[..1] {
            ">" => talk.say(message).await,
            "<" => talk.hear(&message, line).await,
            _ => panic!("{line}"),
        }
        lines += 1;
    }
    assert!(lines > 25);
    server.stop().await;
}

/// One side of the exchange.
struct Talk {
    seat: Seat,
    /// How many messages have been compared.
    told: usize,
    /// What was played, to be sent again as it was.
    action: Option<Value>,
}

impl Talk {
    async fn say(&mut self, mut message: Value) {
        if message["command"]["action"] == LEFT_OUT {
            let first = || self.seat.prompt().map(|prompt| prompt["actions"][0].clone());
            message["command"]["action"] = self.action.clone().or_else(first).unwrap();
            self.action = Some(message["command"]["action"].clone());
        }
        self.seat.say(&message).await;
    }

    async fn hear(&mut self, wanted: &Value, line: &str) {
        if self.told == self.seat.heard.len() {
            self.seat.next().await.expect("the socket stays open");
        }
        let heard = &self.seat.heard[self.told];
        assert!(fits(wanted, heard), "{line}\n{heard}");
        self.told += 1;
    }
}

/// Whether a message is as it is written, apart from what is left out.
fn fits(wanted: &Value, heard: &Value) -> bool {
    match (wanted, heard) {
        (Value::String(text), _) if text == LEFT_OUT => true,
        (Value::Object(wanted), Value::Object(heard)) => {
            let same =
                |(name, value): (&String, &Value)| heard.get(name).is_some_and(|heard| fits(value, heard));
            wanted.len() == heard.len() && wanted.iter().all(same)
        }
        (Value::Array(wanted), Value::Array(heard)) => {
            wanted.len() == heard.len() && wanted.iter().zip(heard).all(|(wanted, heard)| fits(wanted, heard))
        }
        _ => wanted == heard,
    }
}
