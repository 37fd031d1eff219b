//! The types that the client in browsers is written against: current, whole, and true of what is sent.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::client::shape::{FOLDER, Type, WIRE, Wire, written};
use crate::client::tried::games;
use crate::client::{Folder, Person, Seat, begun, finish, for_two, serve};

#[test]
fn the_written_types_are_those_of_the_code() {
    let current: BTreeMap<String, String> = server::types(&games()).into_iter().collect();
    assert!(written() == current, "{FOLDER} is not current: run `cargo xtask types`");
}

#[test]
fn every_type_that_is_named_is_declared_and_says_something() {
    let mut names = Vec::new();
    WIRE.types.values().for_each(|kind| kind.names(&mut names));
    let unknown: Vec<&String> = names.iter().filter(|name| !WIRE.types.contains_key(*name)).collect();
    assert!(unknown.is_empty(), "{unknown:?} are not declared");
    let files = written();
    let code =
        files.values().flat_map(|text| text.lines()).filter(|line| !line.trim_start().starts_with('*'));
    let vague: Vec<&str> = code.filter(|line| line.contains("unknown;") || line.contains(": any")).collect();
    assert!(vague.is_empty(), "{vague:?}");
}

#[test]
fn a_value_that_is_not_as_it_is_told_is_noticed() {
    let text = r#"export type A = { "of": "a", n: number, b?: B | null, } & C; export type B = Array<[string, boolean]>;
        /** C. */ export type C = { m: { [key in D]?: number } }; export type D = "x" | "y";"#;
    let wire = Wire::read(text);
    let holds = |value: Value| wire.check(&value, &Type::Named("A".to_owned())).is_ok();
    assert!(holds(json!({ "of": "a", "n": 1, "m": {} })));
    assert!(holds(json!({ "of": "a", "n": 1, "b": null, "m": { "x": 2 } })));
    assert!(holds(json!({ "of": "a", "n": 1, "b": [["c", true]], "m": {} })));
    for wrong in [
        json!({ "of": "b", "n": 1, "m": {} }),
        json!({ "of": "a", "m": {} }),
        json!({ "of": "a", "n": null, "m": {} }),
        json!({ "of": "a", "n": 1 }),
        json!({ "of": "a", "n": 1, "m": {}, "more": 1 }),
        json!({ "of": "a", "n": 1, "m": { "z": 2 } }),
        json!({ "of": "a", "n": 1, "b": [["c"]], "m": {} }),
        json!({ "of": "a", "n": 1, "b": [["c", 1]], "m": {} }),
        json!(["a"]),
    ] {
        assert!(!holds(wrong.clone()), "{wrong}");
    }
}

/// Every message and every answer is held against the types by the client itself; here it is made to hear them all.
#[tokio::test]
async fn whatever_the_server_says_is_as_the_types_tell() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    for options in [json!(["solo=2"]), json!(["solo=1", "cycles=2"])] {
        alone(&ada, options).await;
    }
    let mut contract = for_two();
    contract["game"]["options"] = json!(["nightmare", "cycles=2"]);
    contract["clock"] = json!({ "kind": "total", "seconds": 6000, "increment": 5 });
    contract["spectators"] = json!({ "kind": "delayed", "steps": 2 });
    contract["absence"] = json!({ "kind": "stand-in", "seconds": 6000 });
    let (table, mut seats) = begun(&ada, &ben, &contract).await;
    talk(&mut seats).await;
    finish(&mut seats).await;
    addresses(&ada, &ben, &table).await;
    server.stop().await;
    let mut missing = WIRE.not_met("ServerMessage");
    // What was seen last of a table that cannot be played on: the tests of broken tables look at it.
    missing.remove("Seen");
    for answers in ["Answers", "DreamscapeAnswers"] {
        missing.extend(WIRE.not_met(answers));
        missing.remove(answers);
    }
    assert!(missing.is_empty(), "{missing:?} never occurred");
}

/// A whole game alone, with questions before each step.
async fn alone(ada: &Person, options: Value) {
    let contract = json!({ "game": { "game": "dreamscape", "options": options }, "seats": ["maker"] });
    let table = ada.make_table(&contract).await;
    let mut seat = ada.open(&table, None).await;
    let mut step = 0;
    while seat.table_view["stage"] == "playing" {
        let actions = seat.prompt().unwrap()["actions"].clone();
        let action = &actions[step % actions.as_array().unwrap().len()];
        wonder(&mut seat, "preview", json!({ "question": "preview", "action": action })).await;
        wonder(&mut seat, "why", json!({ "question": "why", "action": "collect" })).await;
        wonder(&mut seat, "reach", json!({ "question": "reach" })).await;
        wonder(&mut seat, "fit", json!({ "question": "fit", "card": step % 50 + 1 })).await;
        let seq = seat.play(step).await["seq"].as_u64();
        if seat.table_view["seq"].as_u64() < seq {
            seat.until(|message| message["table_view"]["seq"].as_u64() >= seq).await;
        }
        step += 7;
    }
}

async fn wonder(seat: &mut Seat, name: &str, question: Value) {
    seat.say(&json!({ "type": "ask", "id": 3, "seat": 1, "question": question })).await;
    let heard = seat.until(|message| matches!(message["type"].as_str(), Some("answer" | "refused"))).await;
    let Some(answer) = heard.get("answer") else { return };
    let answers = ["Answers", "DreamscapeAnswers"].iter().flat_map(|answers| match &WIRE.types[*answers] {
        Type::Object(answers) => answers,
        other => panic!("the answers are an object, not {other:?}"),
    });
    let kind = &{ answers }.find(|field| field.name == name).unwrap().kind;
    WIRE.check(answer, kind).unwrap_or_else(|wrong| panic!("{name}{wrong}\nin {answer}"));
}

/// Everything that can be said at a table beside playing.
async fn talk(seats: &mut [Seat; 2]) {
    let first = usize::from(seats[0].prompt().is_none());
    let seat = &mut seats[first];
    seat.play(0).await;
    seat.ask(json!({ "do": "undo", "seat": first + 1 })).await;
    seat.ask(json!({ "do": "ask", "seat": first + 1, "steps": 1 })).await;
    seat.ask(json!({ "do": "play", "seat": first + 1, "expected": 999, "action": "pass" })).await;
    seat.say(&json!({ "type": "dance" })).await;
    seat.until(|message| message["type"] == "unreadable").await;
    seat.say(&json!({ "type": "chat", "text": "Hello!" })).await;
    seat.until(|message| message["type"] == "chat").await;
    let other = &mut seats[1 - first];
    if other.table_view["request"].is_null() {
        other.until(|message| message["table_view"]["request"].is_object()).await;
    }
    let number = &other.table_view["request"]["number"];
    other.ask(json!({ "do": "answer", "seat": 2 - first, "expected": number, "agrees": true })).await;
    for seat in seats {
        seat.say(&json!({ "type": "resume", "since": 1 })).await;
        seat.until(|message| message["type"] == "hello").await;
    }
}

/// Every address that gives something.
async fn addresses(ada: &Person, ben: &Person, table: &str) {
    let hook = json!({ "url": "https://hooks.example/turn", "quiet": { "from": 1320, "to": 420 } });
    assert_eq!(ada.put("/api/me/webhook", &hook).await.status, 200);
    for path in [
        "/api/me",
        "/api/me/tables",
        "/api/me/webhook",
        "/api/mutes",
        "/api/tables",
        &format!("/api/tables/{table}"),
        &format!("/api/tables/{table}/steps?from=1&count=50"),
        &format!("/api/tables/{table}/chat"),
        &format!("/api/tables/{table}/code"),
        &format!("/api/tables/{table}/record"),
        &format!("/api/tables/{table}/report"),
    ] {
        assert_eq!(ada.get(path).await.status, 200, "{path}");
    }
    let secret = ada.post("/api/me/link", &json!({})).await.body["secret"].clone();
    assert_eq!(ben.post("/api/claim", &json!({ "secret": secret })).await.status, 200);
    assert_eq!(ada.post("/api/me/token", &json!({})).await.status, 200);
    assert_eq!(ada.post(&format!("/api/tables/{table}/rematch"), &json!({})).await.status, 200);
    assert_eq!(ada.post(&format!("/api/tables/{table}/what-if"), &json!({ "step": 9 })).await.status, 201);
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.status, 200);
    assert_eq!(ada.post_text("/api/records", "oneiros").await.status, 422);
    assert_eq!(ada.post("/api/join", &json!({ "code": "AAAAAA" })).await.status, 404);
}
