//! The log as JSON: each line is an object in which every key stands once.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::json;
use tokio::net::TcpSocket;

use crate::client::{Folder, Person, begun, for_two_and_long};
use crate::process::Process;
use crate::receiver::leave_waiting;

/// JSON in which no object has a key twice.
#[derive(Debug)]
enum Strict {
    Object(BTreeMap<String, Strict>),
    Text(String),
    Other,
}

struct Reading;

impl<'de> Visitor<'de> for Reading {
    type Value = Strict;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON without a key that stands twice")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Strict, A::Error> {
        let mut found = BTreeMap::new();
        while let Some((key, value)) = map.next_entry::<String, Strict>()? {
            if found.insert(key.clone(), value).is_some() {
                return Err(A::Error::custom(format!("{key} stands twice")));
            }
        }
        Ok(Strict::Object(found))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Strict, A::Error> {
        while list.next_element::<Strict>()?.is_some() {}
        Ok(Strict::Other)
    }

    fn visit_str<E>(self, text: &str) -> Result<Strict, E> {
        Ok(Strict::Text(text.to_owned()))
    }

    fn visit_bool<E>(self, _: bool) -> Result<Strict, E> {
        Ok(Strict::Other)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Strict, E> {
        Ok(Strict::Other)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Strict, E> {
        Ok(Strict::Other)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Strict, E> {
        Ok(Strict::Other)
    }

    fn visit_unit<E>(self) -> Result<Strict, E> {
        Ok(Strict::Other)
    }
}

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Strict, D::Error> {
        deserializer.deserialize_any(Reading)
    }
}

#[test]
fn a_key_that_stands_twice_is_found_however_deep() {
    for (text, sound) in [
        (r#"{"a":1,"b":{"a":[{"a":null}]}}"#, true),
        (r#"{"a":1,"a":1}"#, false),
        (r#"{"b":[{"a":"x","c":2,"a":"x"}]}"#, false),
    ] {
        assert_eq!(serde_json::from_str::<Strict>(text).is_ok(), sound, "{text}");
    }
}

/// Plays a little of everything that is logged, some of it in vain.
async fn play_a_little(server: &Process, folder: &Folder) {
    let (ada, ben) = (Person::new(server.address, "Ada").await, Person::new(server.address, "Ben").await);
    // Nobody takes messages there.
    let unheard = TcpSocket::new_v4().unwrap();
    unheard.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let hook = json!({ "url": format!("http://{}/turn", unheard.local_addr().unwrap()) });
    assert_eq!(ben.put("/api/me/webhook", &hook).await.status, 200);
    let (table, mut seats) = begun(&ada, &ben, &for_two_and_long()).await;
    let acting = usize::from(seats[0].prompt().is_none());
    assert_eq!(seats[acting].play(0).await["type"], "ack");
    let refused = seats[1 - acting].ask(json!({ "do": "undo", "seat": 2 - acting })).await;
    assert_eq!(refused["type"], "refused", "{refused}");
    seats[0].say(&json!({ "type": "chat", "id": 7, "text": "Sweet dreams!", "client": "a" })).await;
    assert_eq!(seats[0].until(|message| message["id"] == 7).await["type"], "ack");
    let other = ada.make_table(&for_two_and_long()).await;
    let mut early = ada.open(&other, None).await;
    assert_eq!(early.ask(json!({ "do": "leave", "seat": 1 })).await["type"], "ack");
    // What cannot be read and written for a while.
    let database = rusqlite::Connection::open(folder.0.join("oneiros.db")).unwrap();
    database.execute_batch("ALTER TABLE chat RENAME TO hidden").unwrap();
    assert_eq!(ada.get(&format!("/api/tables/{table}/chat")).await.status, 503);
    database.execute_batch("ALTER TABLE hidden RENAME TO chat").unwrap();
    drop(early);
    leave_waiting(seats, 1).await;
}

#[cfg(unix)]
#[tokio::test]
async fn no_line_of_the_log_as_json_has_a_key_twice() {
    let folder = Folder::new();
    let server = Process::start_logging(folder.0.to_str().unwrap(), "hook_attempts = 1\n", "json");
    play_a_little(&server, &folder).await;
    let log = server.stop_when_it_logged("a message is given up").await;
    let mut told = Vec::new();
    for line in log.lines() {
        let read = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        let Strict::Object(fields) = read else { panic!("no object: {line}") };
        let text = |name: &str| match fields.get(name) {
            Some(Strict::Text(text)) => text.clone(),
            other => panic!("{name} is {other:?}: {line}"),
        };
        assert!(
            text("timestamp").ends_with('Z') && ["INFO", "WARN"].contains(&text("level").as_str()),
            "{line}"
        );
        told.push(text("message"));
    }
    for wanted in [
        "listening",
        "a table is made",
        "a row is stored",
        "a request could not be answered",
        "a message is given up",
        "stopped",
    ] {
        assert!(told.iter().any(|message| message == wanted), "{wanted}: {log}");
    }
}
