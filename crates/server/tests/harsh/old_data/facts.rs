//! What people are told of a table and of themselves, as lines that stay the same whatever form the messages have. This is the only place
//! that reads it out of messages: when their form changes, it changes here, and what was expected of old tables stays as it is.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::client::with_views;

/// A part of a view that is longer is known by its hash.
const SHORT: usize = 40;
const HOUR: i64 = 60 * 60 * 1_000;

/// What a look at a table says, and the greeting of a socket.
pub(super) fn of_greeting(hello: &Value) -> Value {
    let table_view = &hello["table_view"];
    json!({
        "contract": contract(&hello["contract"]),
        "seq": hello["seq"],
        "step": table_view["step"],
        "stage": table_view["stage"],
        "chat closed": table_view["chat_closed"],
        "chairs": lines(&table_view["chairs"], chair),
        "prompts": lines(&table_view["prompts"], prompt),
        "waiting": lines(&table_view["waiting"], |waits| format!("{} {}", waits["seat"], said(&waits["prompt"]))),
        "undo": lines(&table_view["undo"], undo),
        "clocks": lines(&table_view["clocks"], clock),
        "points": lines(&table_view["points"], |points| {
            format!("{} {} {}", points["seat"], points["sum"], canonical(&points["by_cause"]))
        }),
        "request": table_view.get("request").map(request),
        "end": table_view.get("end").map(|end| format!("{} played out {}", canonical(&end["winners"]), end["played_out"])),
        "rematch": table_view["rematch"],
        "lesson": table_view.get("lesson").map(canonical),
        "views": lines(&with_views(table_view)["views"], view),
    })
}

/// A seat of the viewer that the game waits for.
pub(super) struct Awaited {
    pub(super) seat: u64,
    /// The number of its prompt.
    pub(super) number: u64,
    /// The legal actions.
    pub(super) actions: Vec<String>,
}

/// The seats of the viewer that the game waits for.
pub(super) fn awaited(hello: &Value) -> Vec<Awaited> {
    let table_view = &hello["table_view"];
    let waits = |seat: &Value| list(&table_view["waiting"]).iter().any(|waiting| waiting["seat"] == *seat);
    let asked = list(&table_view["prompts"]).iter().filter(|prompt| waits(&prompt["seat"]));
    let number = |value: &Value| value.as_u64().unwrap();
    let awaited = |prompt: &Value| Awaited {
        seat: number(&prompt["seat"]),
        number: number(&prompt["number"]),
        actions: lines(&prompt["actions"], text),
    };
    asked.map(awaited).collect()
}

/// Whether a computer player is to move.
pub(super) fn computer_moves(hello: &Value) -> bool {
    let table_view = &hello["table_view"];
    let is_computer =
        |chair: &&Value| chair["holder"] == "bot" || chair["hand"].as_str().is_some_and(|hand| hand != "own");
    let mut computers = list(&table_view["chairs"]).iter().filter(is_computer);
    computers.any(|chair| list(&table_view["waiting"]).iter().any(|waiting| waiting["seat"] == chair["seat"]))
}

/// The seat of the viewer that may go back by itself.
pub(super) fn may_undo(hello: &Value) -> Option<u64> {
    let undo = list(&hello["table_view"]["undo"]);
    undo.iter().find(|undo| undo["steps"].as_u64() > Some(0)).and_then(|undo| undo["seat"].as_u64())
}

/// Who plays for the person of a seat.
pub(super) fn hand(hello: &Value, seat: usize) -> Option<&str> {
    hello["table_view"]["chairs"][seat - 1]["hand"].as_str()
}

/// The shortest time that a clock which does not stand for good has left, in milliseconds.
pub(super) fn shortest_clock(hello: &Value, seats: &[u64]) -> Option<i64> {
    let clocks = list(&hello["table_view"]["clocks"]).iter();
    let counts = |clock: &&Value| clock["seat"].as_u64().is_some_and(|seat| seats.contains(&seat));
    clocks.filter(counts).filter_map(|clock| clock["left"].as_i64()).min()
}

/// The seat of the viewer that may play again what it took back.
pub(super) fn may_redo(hello: &Value) -> Option<u64> {
    let undo = list(&hello["table_view"]["undo"]);
    undo.iter().find(|undo| undo["redo"] == true).and_then(|undo| undo["seat"].as_u64())
}

/// The open request to go back: its number, and the own seat that has not answered.
pub(super) fn may_answer(hello: &Value) -> Option<(u64, u64)> {
    let table_view = &hello["table_view"];
    let number = table_view["request"]["number"].as_u64()?;
    let own = list(&table_view["chairs"]).iter().filter(|chair| chair["own"] == true);
    let request = &table_view["request"];
    let answers =
        |chair: &&Value| chair["seat"] != request["by"] && !list(&request["agreed"]).contains(&chair["seat"]);
    Some((own.filter(answers).find_map(|chair| chair["seat"].as_u64())?, number))
}

/// How many seats there are, if all of them are the viewer's.
pub(super) fn seats_if_all_own(hello: &Value) -> Option<usize> {
    let chairs = list(&hello["table_view"]["chairs"]);
    chairs.iter().all(|chair| chair["own"] == true).then_some(chairs.len())
}

/// The first seat that is free.
pub(super) fn free_seat(hello: &Value) -> Option<u64> {
    let chairs = list(&hello["table_view"]["chairs"]);
    chairs.iter().find(|chair| chair["holder"] == "nobody").and_then(|chair| chair["seat"].as_u64())
}

/// Where a table is in its life.
pub(super) fn stage(hello: &Value) -> &str {
    hello["table_view"]["stage"].as_str().unwrap()
}

/// Why something is refused.
pub(super) fn refusal(body: &Value) -> Value {
    json!({ "refused": body["error"]["key"] })
}

/// The lines of a chat.
pub(super) fn of_chat(part: &Value) -> Value {
    let line = |line: &Value| {
        format!(
            "{} {} {} {}: {}",
            line["line"],
            line["at"],
            text(&line["from"]),
            text(&line["name"]),
            text(&line["text"])
        )
    };
    json!(lines(&part["lines"], line))
}

/// What happened in some steps.
pub(super) fn of_steps(steps: &Value) -> Value {
    let event = |event: &Value| format!("  {}", said(event));
    let step = |step: &Value| {
        let (past, done) = (&step["past"], &step["past"]["happened"]);
        let first = format!("{} {} {}", past["seq"], text(&done["kind"]), text(&done["seat"]));
        [vec![first], lines(&past["events"], event)].concat()
    };
    json!(list(&steps["steps"]).iter().flat_map(step).collect::<Vec<_>>())
}

/// A list of tables.
pub(super) fn of_list(tables: &Value) -> Value {
    let sits = |chair: &Value| format!("{} {}", text(&chair["holder"]), text(&chair["name"]));
    let table = |table: &Value| {
        let about = &table["about"];
        let times = format!("{} {} {}", table["created"], table["changed"], table["waits_for_you_since"]);
        let game = game(&about["game"]);
        let chairs = lines(&about["chairs"], sits).join(", ");
        let (stage, waiting) = (text(&about["stage"]), canonical(&about["waiting"]));
        format!(
            "{} {times} {stage}: {game}; {chairs}; waits for {waiting}; watch {}",
            text(&table["id"]),
            about["watch"]
        )
    };
    json!(lines(&tables["tables"], table))
}

/// The record that a program has played again: its end and the position after its last step, in notation.
pub(super) fn of_replay(replay: &Value) -> Value {
    json!({
        "points": canonical(&replay["points"]),
        "winners": canonical(&replay["winners"]),
        "agrees": replay["agrees"],
        "position": replay["position"],
    })
}

fn contract(contract: &Value) -> Value {
    json!([
        game(&contract["game"]),
        format!("seats {}", canonical(&contract["seats"])),
        format!("listing {}", text(&contract["listing"])),
        format!("clock {}", canonical(&contract["clock"])),
        format!("undo {}", text(&contract["undo"])),
        format!("spectators {}", canonical(&contract["spectators"])),
        format!("hints {}", contract["hints"]),
        format!("absence {}", canonical(&contract["absence"])),
        format!("lesson {}", text(&contract["lesson"])),
    ])
}

fn game(game: &Value) -> String {
    let [name, edition, pack] = ["game", "edition", "pack"].map(|part| text(&game[part]));
    format!("{name} {edition} {pack} {}", canonical(&game["options"]))
}

fn chair(chair: &Value) -> String {
    let [holder, name, hand] = ["holder", "name", "hand"].map(|part| text(&chair[part]));
    format!("{} {holder} {name} hand {hand} own {}", chair["seat"], chair["own"])
}

fn prompt(prompt: &Value) -> String {
    let actions = lines(&prompt["actions"], text).join(" | ");
    format!("{} {} {}: {actions}", prompt["seat"], prompt["number"], said(&prompt["prompt"]))
}

fn undo(undo: &Value) -> String {
    let (seat, steps, standing, redo) = (&undo["seat"], &undo["steps"], &undo["standing"], &undo["redo"]);
    format!("{seat} {steps} of {standing}, {}, redo {redo}", said(&undo["end"]))
}

/// One that runs loses what time it takes to look, so the nearest hour is told: those of the fixtures are near none that ends in a half.
fn clock(clock: &Value) -> String {
    let left = clock["left"].as_i64().unwrap();
    match clock["runs"] == true {
        true => format!("{} runs, about {} h", clock["seat"], (left + HOUR / 2).div_euclid(HOUR)),
        false => format!("{} stands, {left} ms", clock["seat"]),
    }
}

fn request(request: &Value) -> String {
    let (number, by, steps) = (&request["number"], &request["by"], &request["steps"]);
    format!("{number} by {by}, {steps} steps, agreed {}", canonical(&request["agreed"]))
}

/// Each part of what is seen of the game.
fn view(view: &Value) -> Value {
    let part = |(name, part): (&String, &Value)| {
        let text = canonical(part);
        let hash = |text: &str| -> String {
            Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
        };
        (name.clone(), if text.len() > SHORT { format!("sha256 {}", hash(&text)) } else { text })
    };
    let parts: BTreeMap<String, String> = view["view"].as_object().unwrap().iter().map(part).collect();
    json!({ "seat": view["seat"], "parts": parts })
}

/// A message with its parameters.
fn said(said: &Value) -> String {
    match said.get("args") {
        Some(args) => format!("{} {}", text(&said["key"]), canonical(args)),
        None => text(&said["key"]),
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn lines<T>(value: &Value, line: impl Fn(&Value) -> T) -> Vec<T> {
    list(value).iter().map(line).collect()
}

/// A text without its quotation marks.
fn text(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.clone(),
        other => canonical(other),
    }
}

/// The same text whatever the order in which the fields of an object came.
fn canonical(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let sorted: BTreeMap<&String, String> =
                fields.iter().map(|(name, field)| (name, canonical(field))).collect();
            let fields: Vec<String> = sorted.iter().map(|(name, field)| format!("{name}:{field}")).collect();
            format!("{{{}}}", fields.join(","))
        }
        Value::Array(list) => format!("[{}]", list.iter().map(canonical).collect::<Vec<_>>().join(",")),
        other => other.to_string(),
    }
}
