//! Tables at which nobody plays yet or any more, and those that begin with the games of others.

use std::path::Path;

use serde_json::{Value, json};

use super::super::facts;
use super::Party;
use super::board::Board;
use super::games::{THREE, TWO, contract};

/// The shortest time that can be agreed on, in seconds.
const SHORT: u32 = 5;
/// Games of players who know what they do: whole, or their first half, from where they can be played on.
const RECORDS: [(&str, bool); 5] = [
    ("standard-base-2.game", true),
    ("it-base-4.game", false),
    ("en-simultaneous-2.game", false),
    ("pl-nightmare-4.game", false),
    ("de-solo4-1.game", false),
];
const DAY: i64 = 24 * 60 * 60 * 1_000;

/// People sit down, get up, and put computer players on seats.
pub(super) async fn gather(party: &mut Party) {
    let public = contract(THREE, "standard", &["nightmare"], Value::Null);
    let mut board = Board::new(party, &["Ada", "Ben"], &public).await;
    board.say(1, "Who else?").await;
    board.say(0, "Nobody yet.").await;
    party.keep("one seat is free", &board);

    let by_link =
        json!({ "listing": "by-link", "clock": { "kind": "total", "seconds": 600, "increment": 5 } });
    let mut board = Board::new(party, &["Dan", "Cleo"], &contract(THREE, "pl", &[], by_link)).await;
    board.act(1, json!({ "do": "leave", "seat": 2 })).await;
    board.act(0, json!({ "do": "seat-bot", "seat": 2 })).await;
    board.act(0, json!({ "do": "leave", "seat": 2 })).await;
    board.act(0, json!({ "do": "seat-bot", "seat": 3 })).await;
    party.keep("somebody got up, and a computer sits on one seat", &board);

    let board = Board::new(party, &["Finn"], &contract(TWO, "en", &["simultaneous"], Value::Null)).await;
    party.keep("whoever made it ended all sessions", &board);
}

/// Games that are over: played to the end, or given up; and those that follow them.
pub(super) async fn end(party: &mut Party) {
    let short = contract(TWO, "standard", &["cycles=1"], Value::Null);
    let mut board = Board::new(party, &["Ada", "Ben"], &short).await;
    board.finish().await;
    board.say(1, "Again?").await;
    let next = party.person("Ben").ask("POST", &format!("/api/tables/{}/rematch", board.id)).await.body;
    board.wait(|hello| hello["table_view"]["rematch"].is_string()).await;
    party.keep("played to the end, and a rematch made", &board);
    let next = Board::at(party, &["Ben", "Ada"], next["id"].as_str().unwrap()).await;
    party.keep("a rematch", &next);

    let whole: [(&str, &[&'static str], Value); 4] = [
        (
            "nightmares to the end",
            &["Cleo", "Dan"],
            contract(TWO, "it", &["nightmare", "cycles=2"], Value::Null),
        ),
        (
            "at once to the end",
            &["Ada", "Dan"],
            contract(TWO, "de", &["simultaneous", "cycles=1"], Value::Null),
        ),
        ("alone to the end", &["Cleo"], contract(&["maker"], "pl", &["solo=3"], Value::Null)),
        (
            "against a computer to the end",
            &["Ben"],
            contract(&["bot", "maker"], "en", &["cycles=1"], Value::Null),
        ),
    ];
    for (what, names, contract) in whole {
        let mut board = Board::new(party, names, &contract).await;
        board.finish().await;
        party.keep(what, &board);
    }

    let mut board = Board::new(party, &["Dan", "Ada"], &contract(TWO, "pl", &[], Value::Null)).await;
    board.steps(25).await;
    board.act(1, json!({ "do": "resign", "seat": 2 })).await;
    board.say(1, "I give up.").await;
    board.act(0, json!({ "do": "close-chat", "closed": true })).await;
    party.keep("given up, and the chat closed", &board);
}

/// Clocks run out: in one game that is the end, in another a computer goes on for somebody.
pub(super) async fn run_out_of_time(party: &mut Party) {
    let clock = json!({ "clock": { "kind": "per-move", "seconds": SHORT } });
    let mut board = Board::new(party, &["Cleo", "Ben"], &contract(TWO, "standard", &[], clock)).await;
    board.steps(4).await;
    board.wait(|hello| facts::stage(hello) == "over").await;
    party.keep("lost by the clock", &board);

    // After the first turn there is time enough.
    let clock = json!({ "clock": { "kind": "total", "seconds": SHORT, "increment": 28 * 24 * 60 * 60 } });
    let mut board =
        Board::new(party, &["Ada", "Ben", "Cleo"], &contract(THREE, "standard", &[], clock)).await;
    board.idle = Some(2);
    while board.step().await {}
    board.wait(|hello| facts::hand(hello, 3) == Some("timed-out")).await;
    let has_time = |hello: &Value| facts::shortest_clock(hello, &[1, 2]).filter(|left| *left > DAY);
    board.until(has_time).await;
    board.steps(20).await;
    party.keep_playing("a computer goes on for somebody whose time ran out", &board);
}

/// A computer stands in for somebody, who comes back and goes again; and two are away when it becomes their turn.
pub(super) async fn go_away(party: &mut Party) {
    let patience = json!({ "absence": { "kind": "stand-in", "seconds": SHORT } });
    let mut board = Board::new(party, &["Ada", "Dan", "Cleo"], &contract(THREE, "it", &[], patience)).await;
    board.leaves(2, &json!([1, 2])).await;
    while board.step().await {}
    board.wait(|hello| facts::hand(hello, 3) == Some("stand-in")).await;
    board.steps(6).await;
    let table = board.id.clone();
    board.seats.push(party.person("Cleo").open(&table, None).await);
    board.wait(|hello| facts::hand(hello, 3) == Some("own")).await;
    board.steps(6).await;
    board.leaves(2, &json!([1, 2])).await;
    while board.step().await {}
    board.wait(|hello| facts::hand(hello, 3) == Some("stand-in")).await;
    for who in [0, 1] {
        board.act(who, json!({ "do": "resign", "seat": who + 1 })).await;
    }
    party.keep("given up by all but somebody who is away", &board);

    let names = ["Ada", "Ben", "Dan"];
    let mut board =
        Board::new(party, &names, &contract(THREE, "standard", &["simultaneous"], Value::Null)).await;
    board.steps(12).await;
    board.leaves(2, &json!([1, 2])).await;
    board.leaves(1, &json!([1])).await;
    while board.step().await {}
    let quiet = party.person("Ben").ask("PUT", &format!("/api/tables/{}/quiet", board.id)).await;
    assert_eq!(quiet.status, 204, "{quiet:?}");
    party.keep_playing("waits for two who are away", &board);
}

/// Games that go on from others: from one at this server, and from records of the fixtures.
pub(super) async fn bring_along(party: &mut Party) {
    let short = contract(TWO, "en", &["cycles=2"], Value::Null);
    let mut board = Board::new(party, &["Ben", "Cleo"], &short).await;
    board.finish().await;
    party.keep("played to the end, and gone on with otherwise", &board);
    let step = board.seats[0].table_view["seq"].as_u64().unwrap() / 2;
    let path = format!("/api/tables/{}/what-if", board.id);
    let other = party.person("Ada").post(&path, &json!({ "step": step })).await.body;
    let mut board = Board::at(party, &["Ada"], other["id"].as_str().unwrap()).await;
    board.steps(5).await;
    party.keep_playing("what if", &board);

    for (file, is_whole) in RECORDS {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/dreamscape").join(file);
        let record = std::fs::read_to_string(path).unwrap();
        let lines = record.lines().count() / if is_whole { 1 } else { 2 };
        let text: String = record.lines().take(lines).map(|line| format!("{line}\n")).collect();
        let made = party.person("Cleo").post_text("/api/records", &text).await;
        assert_eq!(made.status, 201, "{made:?}");
        let board = Board::at(party, &["Cleo"], made.body["id"].as_str().unwrap()).await;
        let what = if is_whole { "brought along" } else { "half of it brought along" };
        party.keep(&format!("{file}, {what}"), &board);
    }
}
