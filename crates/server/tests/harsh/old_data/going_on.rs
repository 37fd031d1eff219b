//! Old tables go on: whoever comes back finds them by their links, and the game is played on.

use std::net::SocketAddr;

use serde_json::{Value, json};

use super::facts;
use super::kept::{NOBODY, parts, person};
use crate::client::{Person, Seat, send_text};

/// At so many tables at which one person sits on every seat, and there are few, the game is played to its end.
const TO_THE_END: usize = 2;
const FEW_SEATS: usize = 2;
/// No game is longer.
const MOST_STEPS: usize = 5_000;

/// The tables at one stage, with what was known of them. Who looks on may be late.
pub(super) fn tables_in<'a>(
    stage: &'a str,
    kept: &'a Value,
) -> impl Iterator<Item = (&'a String, &'a Value)> {
    let at = move |table: &Value| {
        parts(&table["seen by"]).iter().any(|(name, seen)| name != NOBODY && seen["stage"] == stage)
    };
    parts(&kept["tables"]).iter().filter(move |(_, table)| at(table))
}

/// Pages that people have the addresses of show a page, and codes lead to their tables.
pub(super) async fn open_links(server: SocketAddr, kept: &Value) {
    for (id, table) in parts(&kept["tables"]) {
        for page in ["", "/replay", "/replay/3"] {
            let asked = format!("GET /t/{id}{page} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n\r\n");
            let head = send_text(server, &asked).await.head;
            assert!(head.contains("content-type: text/html"), "/t/{id}{page}: {head}");
        }
        for (name, seen) in parts(&table["seen by"]).iter().filter(|(_, seen)| seen["code"].is_string()) {
            let code = json!({ "code": seen["code"] });
            let joined = person(server, kept, name).post("/api/join", &code).await;
            // Nobody joins a game that is over.
            let expected = if seen["stage"] == "over" { Value::Null } else { json!(id) };
            assert_eq!(joined.body["id"], expected, "{joined:?}");
        }
    }
}

/// At each table that waits for somebody they come, and at some of them all play to the end.
pub(super) async fn play_on(server: SocketAddr, kept: &Value) {
    let mut ended = 0;
    for (id, table) in tables_in("gathering", kept) {
        sit_down(server, kept, id, table).await;
    }
    for (id, table) in tables_in("playing", kept) {
        let mut moved = 0;
        for name in parts(&table["seen by"]).keys().filter(|name| *name != NOBODY) {
            let mut seat = person(server, kept, name).open(id, None).await;
            moved += usize::from(go_back_or_forth(&mut seat).await);
            moved += usize::from(play(&mut seat, 0).await);
            let seats = facts::seats_if_all_own(&hello(&seat));
            if seats.is_some_and(|seats| seats <= FEW_SEATS) && ended < TO_THE_END {
                finish(&mut seat).await;
                ended += 1;
            }
        }
        assert!(moved > 0, "nobody can move at table {id}: {}", table["what"]);
    }
    assert_eq!(ended, TO_THE_END);
}

/// The table as somebody saw it last, as a greeting would tell it.
fn hello(seat: &Seat) -> Value {
    json!({ "table_view": seat.table_view })
}

/// Somebody who does not sit there yet takes a free seat.
async fn sit_down(server: SocketAddr, kept: &Value, id: &str, table: &Value) {
    let new = Person::new(server, "Someone new").await;
    let mut seat = new.open(id, None).await;
    let free = facts::free_seat(&hello(&seat)).unwrap_or_else(|| panic!("{id} is full: {}", table["what"]));
    act(&mut seat, json!({ "do": "sit", "seat": free })).await;
    assert_ne!(facts::free_seat(&hello(&seat)), Some(free), "{}", kept["tables"][id]["what"]);
}

/// Does something that must be accepted, and sees it and what computer players do about it.
async fn act(seat: &mut Seat, command: Value) {
    let answer = seat.ask(command.clone()).await;
    assert_eq!(answer["type"], "ack", "{command}: {answer}");
    let reached = answer["seq"].as_u64();
    while seat.table_view["seq"].as_u64() < reached || facts::computer_moves(&hello(seat)) {
        seat.next().await.expect("the socket stays open");
    }
}

/// Agrees to go back, or plays again what was taken back; whether there was anything of that.
async fn go_back_or_forth(seat: &mut Seat) -> bool {
    let seen = hello(seat);
    if let Some((own, number)) = facts::may_answer(&seen) {
        act(seat, json!({ "do": "answer", "seat": own, "expected": number, "agrees": true })).await;
    } else if let Some(own) = facts::may_redo(&seen) {
        act(seat, json!({ "do": "redo", "seat": own })).await;
    } else {
        return false;
    }
    true
}

/// Makes a move, if the table waits for one.
async fn play(seat: &mut Seat, choice: usize) -> bool {
    let awaited = facts::awaited(&hello(seat));
    let Some(asked) = awaited.first() else { return false };
    let action = &asked.actions[choice % asked.actions.len()];
    act(seat, json!({ "do": "play", "seat": asked.seat, "expected": asked.number, "action": action })).await;
    true
}

async fn finish(seat: &mut Seat) {
    for step in 0..MOST_STEPS {
        if !play(seat, 7 * step).await {
            assert_eq!(facts::stage(&hello(seat)), "over");
            return;
        }
    }
    panic!("no game is that long");
}
