//! All that can be found out about tables that are kept somewhere: with the program's commands, and by the people who come to a server.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;

use serde_json::{Map, Value, json};

use super::facts;
use crate::client::{Folder, Person, Reply, request};
use crate::process::program;

/// Who has no session.
pub(super) const NOBODY: &str = "nobody";
/// How many of the last steps are told.
const LATELY: u64 = 4;

/// Where tables are kept, as the program's flags say it.
fn flags(place: &str) -> [&str; 2] {
    [if place.starts_with("postgres") { "--database" } else { "--data" }, place]
}

/// What the program says when it is run in this way; it must be content.
fn run(args: &[&str]) -> String {
    let done = Command::new(program()).args(args).output().unwrap();
    let (out, err) = (String::from_utf8(done.stdout).unwrap(), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success(), "oneiros {}: {out}{err}", args.join(" "));
    out
}

/// Nothing is wrong with what is kept.
pub(super) fn check(place: &str) {
    run(&[&["check"][..], &flags(place)].concat());
}

/// The records of all tables at which a game has begun, each with what comes of playing it again.
pub(super) fn records(place: &str) -> Value {
    let folder = Folder::new();
    let to = folder.0.join("records");
    run(&[&["export", "--all", "--to", to.to_str().unwrap()][..], &flags(place)].concat());
    let record = |file: std::io::Result<std::fs::DirEntry>| {
        let path = file.unwrap().path();
        let table = path.file_stem().unwrap().to_str().unwrap().to_owned();
        (table, json!({ "text": std::fs::read_to_string(&path).unwrap(), "replayed": replayed(&path) }))
    };
    Value::Object(std::fs::read_dir(to).unwrap().map(record).collect())
}

fn replayed(record: &Path) -> Value {
    let replay = run(&["dreamscape", "replay", "--json", record.to_str().unwrap()]);
    facts::of_replay(&serde_json::from_str(&replay).unwrap())
}

/// Somebody by name, as they prove who they are.
pub(super) fn person(server: SocketAddr, kept: &Value, name: &str) -> Person {
    let cookie = kept["people"][name]["cookie"].as_str().unwrap_or_default().to_owned();
    Person { server, cookie }
}

/// The parts of an object.
pub(super) fn parts(value: &Value) -> &Map<String, Value> {
    value.as_object().unwrap_or_else(|| panic!("{value} has no parts"))
}

/// Everything that everybody is told by a server, whose records are known. Of what is kept there one has to know who there is, and who
/// looks at which table.
pub(super) async fn told(server: SocketAddr, kept: &Value, records: &Value) -> Value {
    let mut told = json!({ "proofs": [], "records": records });
    for name in parts(&kept["people"]).keys() {
        told["people"][name] = of_person(server, kept, name).await;
    }
    for proof in kept["proofs"].as_array().unwrap() {
        let header = proof["header"].as_str().unwrap();
        let me = request(server, "GET", "/api/me", &format!("{header}\r\n"), None).await;
        told["proofs"].as_array_mut().unwrap().push(json!({ "header": header, "me": body(&me) }));
    }
    for stage in ["gathering", "playing"] {
        let list = person(server, kept, NOBODY).get(&format!("/api/tables?stage={stage}")).await;
        told["lists"][stage] = facts::of_list(&list.body);
    }
    for (id, table) in parts(&kept["tables"]) {
        told["tables"][id]["what"] = table["what"].clone();
        for name in parts(&table["seen by"]).keys() {
            let viewer = person(server, kept, name);
            told["tables"][id]["seen by"][name] = of_table(&viewer, id, &records[id]).await;
        }
    }
    told
}

async fn of_person(server: SocketAddr, kept: &Value, name: &str) -> Value {
    let person = person(server, kept, name);
    json!({
        "cookie": person.cookie,
        "me": body(&person.get("/api/me").await),
        "hook": body(&person.get("/api/me/webhook").await),
        "mutes": body(&person.get("/api/mutes").await),
        "tables": facts::of_list(&person.get("/api/me/tables").await.body),
    })
}

/// What somebody is told of a table: by one look and by a socket the same.
async fn of_table(viewer: &Person, id: &str, record: &Value) -> Value {
    let path = format!("/api/tables/{id}");
    let look = viewer.get(&path).await;
    if look.status != 200 {
        return body(&look);
    }
    let mut told = facts::of_greeting(&look.body);
    let hello = viewer.open_any(id).await.next().await.unwrap();
    assert_eq!(facts::of_greeting(&hello), told, "a look at table {id}, and a socket to it");
    told["code"] = viewer.get(&format!("{path}/code")).await.body["code"].clone();
    told["chat"] = facts::of_chat(&viewer.get(&format!("{path}/chat")).await.body);
    let from = look.body["seq"].as_u64().unwrap().saturating_sub(LATELY - 1).max(1);
    let steps = viewer.get(&format!("{path}/steps?from={from}&count={LATELY}")).await;
    told["lately"] = facts::of_steps(&steps.body);
    let given = viewer.get(&format!("{path}/record")).await;
    if given.status == 200 {
        assert_eq!(json!(given.text), record["text"], "the record of table {id}, given out and exported");
    }
    told["record"] = if given.status == 200 { json!("given") } else { facts::refusal(&given.body) };
    told
}

fn body(reply: &Reply) -> Value {
    if reply.status == 200 { reply.body.clone() } else { facts::refusal(&reply.body) }
}
