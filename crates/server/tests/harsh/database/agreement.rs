//! In the end the database, both nodes and the exported records agree on every table, to the byte.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;

use serde_json::json;

use super::game::Game;
use super::log::Rows;
use crate::client::{Person, Reply};
use crate::process::program;

/// The most steps that are told at once.
const STEPS: u64 = 50;

/// Ends all games, and holds what the players know, what stands in the database and what both nodes tell against each other. How many
/// requests were acknowledged.
pub(super) async fn hold(
    games: &[Arc<Game>],
    people: &[Person; 2],
    nodes: [SocketAddr; 2],
    database: &str,
) -> usize {
    let (rows, mut records) = (Rows::of(database).await, BTreeMap::new());
    for (number, game) in games.iter().enumerate() {
        game.hold(&rows).await;
        for (seat, person) in (1..).zip(people) {
            resign(person, seat, nodes[number % 2], game).await;
        }
        let (last, _) = game.hold(&rows).await;
        for person in people {
            let [here, there] = nodes.map(|server| Person { server, ..person.clone() });
            let told_here = told(&here, game, last).await;
            assert_eq!(told_here, told(&there, game, last).await, "both nodes agree");
            records.insert(format!("{}.txt", game.table), told_here.last().cloned());
        }
    }
    check(database);
    let mut exported = exported(database);
    // A table may have been made of which nobody was told.
    exported.retain(|name, _| records.contains_key(name));
    assert_eq!(records, exported, "and so do the records of whoever reads the database alone");
    games.iter().map(|game| game.acknowledged()).sum()
}

/// So that there is a record, which only a game that is over has. A game that ended through the other node, or by a computer player, may
/// end before this node has heard of it.
async fn resign(person: &Person, seat: usize, server: SocketAddr, game: &Game) {
    let mut own = Person { server, ..person.clone() }.open(&game.table, None).await;
    while own.table_view["stage"] == "playing" && own.table_view["chairs"][seat - 1]["own"] == true {
        let answer = own.ask(json!({ "do": "resign", "seat": seat })).await;
        let key = answer["reason"]["key"].as_str().unwrap_or_default();
        if answer["type"] == "ack" || key == "table-over" {
            return;
        }
        // A connection that was cut may be noticed only now.
        assert!(key.starts_with("store-"), "{answer}");
        own.look().await.expect("the socket stays open");
    }
}

/// All that a node tells somebody of a table: how it is, every step, what was said, and the record.
async fn told(person: &Person, game: &Game, last: u64) -> Vec<String> {
    let mut seat = person.open(&game.table, None).await;
    // News of the other node's last rows may still be on its way.
    while seat.table_view["seq"].as_u64() < Some(last) {
        seat.next().await.expect("the socket stays open");
    }
    let path = |what: &str| format!("/api/tables/{}{what}", game.table);
    let mut told = vec![person.get(&path("")).await];
    // Each step plays a part of the game again, so one of the two is enough.
    for from in (1..=last).step_by(STEPS as usize).filter(|_| seat.table_view["chairs"][0]["own"] == true) {
        let page = person.get(&path(&format!("/steps?from={from}&count={STEPS}"))).await;
        let steps = page.body["steps"].as_array().map(|steps| steps.len() as u64);
        let expected = STEPS.min(last + 1 - from);
        assert_eq!((&page.body["last"], steps), (&json!(last), Some(expected)), "it has the whole log");
        told.push(page);
    }
    told.push(person.get(&path("/chat")).await);
    told.push(person.get(&path("/record")).await);
    let text = |reply: Reply| {
        assert_eq!(reply.status, 200, "{reply:?}");
        reply.text
    };
    told.into_iter().map(text).collect()
}

/// Every table replays, and each row has the hash that follows from all before it.
fn check(database: &str) {
    let mut check = Command::new(program());
    let checked = check.arg("check").env("ONEIROS_DATABASE", database).output().unwrap();
    assert!(checked.status.success(), "{checked:?}");
}

/// The records of all tables, as files of this name.
fn exported(database: &str) -> BTreeMap<String, Option<String>> {
    let folder = std::env::temp_dir().join(format!("oneiros-records-{}", store::GuestId::random()));
    let mut export = Command::new(program());
    export.args(["export", "--all", "--to"]).arg(&folder).env("ONEIROS_DATABASE", database);
    let exported = export.output().unwrap();
    assert!(exported.status.success(), "{exported:?}");
    let files = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
    let named = |file: PathBuf| {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        (name, Some(std::fs::read_to_string(file).unwrap()))
    };
    let records = files.map(named).collect();
    std::fs::remove_dir_all(&folder).unwrap();
    records
}
