//! Games that are played: each edition and mode, going back and forth, the tutorial.

use dreamscape::data::builtin;
use serde_json::{Value, json};

use super::super::facts;
use super::Party;
use super::board::Board;

/// Four weeks.
const LONG: u32 = 28 * 24 * 60 * 60;

/// A contract, with more said of it.
pub(super) fn contract(seats: &[&str], edition: &str, options: &[&str], more: Value) -> Value {
    let game = json!({ "game": "dreamscape", "edition": edition, "options": options });
    let mut contract = json!({ "game": game, "seats": seats, "listing": "public" });
    let Value::Object(more) = more else { return contract };
    contract.as_object_mut().unwrap().extend(more);
    contract
}

/// Who plays what, and so many moves of it.
type Game = (&'static str, &'static [&'static str], Value, usize);

pub(super) const TWO: &[&str] = &["maker", "open"];
pub(super) const THREE: &[&str] = &["maker", "open", "open"];
const FOUR: &[&str] = &["maker", "open", "open", "open"];
const ZOE: &str = "Zoë d’Été 🌙";

/// One of each edition, mode and number of players, with different things agreed on.
fn games() -> [Game; 11] {
    let per_move = json!({ "clock": { "kind": "per-move", "seconds": LONG } });
    let in_all = json!({ "clock": { "kind": "total", "seconds": LONG, "increment": 3600 } });
    let late = json!({ "spectators": { "kind": "delayed", "steps": 5 } });
    let among_us = json!({ "spectators": { "kind": "none" }, "listing": "by-link" });
    let strict = json!({ "undo": "none", "hints": false });
    let known = json!({ "undo": "to-knowledge" });
    let own = ["mirror", "largest-group", "creation-entry", "king-by-location", "completion-ends-step"];
    let odd = ["nightmare", "empty-in-nightmare", "entry-right", "grid=6x5", "cycles=7"];
    let own = contract(TWO, "standard", &own, json!({ "absence": { "kind": "stand-in", "seconds": LONG } }));
    let mut small = contract(TWO, "en", &["cycles=3"], Value::Null);
    small["game"]["pack"] = json!("trial-1");
    [
        ("standard for two", &["Ada", "Ben"], contract(TWO, "standard", &[], Value::Null), 40),
        (
            "it for three, so long for each move",
            &["Ben", "Cleo", "Ada"],
            contract(THREE, "it", &[], per_move),
            60,
        ),
        (
            "de for four, so long for all moves",
            &["Cleo", "Dan", ZOE, "Ben"],
            contract(FOUR, "de", &[], in_all),
            80,
        ),
        (
            "pl with nightmares, watched late",
            &["Dan", ZOE, "Ada"],
            contract(THREE, "pl", &["nightmare"], late),
            60,
        ),
        (
            "en for two at once, watched by nobody",
            &["Ben", ZOE],
            contract(TWO, "en", &["simultaneous"], among_us),
            35,
        ),
        (
            "standard for three at once",
            &["Ada", "Cleo", "Dan"],
            contract(THREE, "standard", &["simultaneous"], Value::Null),
            50,
        ),
        (
            "alone, and nothing is taken back or shown",
            &["Ada"],
            contract(&["maker"], "standard", &["solo=2"], strict),
            25,
        ),
        ("options of one's own", &["Cleo", "Ben"], own, 40),
        (
            "a grid of one's own, against a computer",
            &["Dan"],
            contract(&["maker", "bot"], "pl", &odd, known),
            20,
        ),
        ("between two computers", &["Cleo"], contract(&["bot", "maker", "bot"], "de", &[], Value::Null), 20),
        ("the small pack", &["Ben", "Ada"], small, 20),
    ]
}

pub(super) async fn play_every_mode(party: &mut Party) {
    for (what, names, contract, moves) in games() {
        let mut board = Board::new(party, names, &contract).await;
        board.steps(moves).await;
        if names.len() > 1 {
            board.say(1, "Well played.").await;
            board.say(0, "Is it? “Wait” & see <b>…</b> 🌙").await;
        }
        party.keep_playing(what, &board);
    }
}

/// The request of somebody at the board for a seat of theirs.
fn request(what: &str, seat: u64) -> Value {
    json!({ "do": what, "seat": seat, "client": format!("{what}-by-{seat}") })
}

/// Steps back alone, together, asked for, and so many that a table is kept in the middle of them.
pub(super) async fn go_back(party: &mut Party) {
    let rules = contract(TWO, "standard", &[], Value::Null);
    let mut board = Board::new(party, &["Ada", "Ben"], &rules).await;
    board.steps(20).await;
    let (who, seat) = board.until(facts::may_undo).await;
    board.act(who, request("undo", seat)).await;
    party.keep_playing("a step was taken back and may be played again", &board);

    let mut board = Board::new(party, &["Ben", "Cleo"], &rules).await;
    board.steps(30).await;
    board.act(1, json!({ "do": "ask", "seat": 2, "steps": 3 })).await;
    party.keep_playing("somebody asks to go back three steps", &board);

    let mut board =
        Board::new(party, &["Cleo", "Dan", "Ada"], &contract(THREE, "it", &[], Value::Null)).await;
    board.steps(40).await;
    for (agrees, steps) in [(false, 1), (true, 5)] {
        board.act(0, json!({ "do": "ask", "seat": 1, "steps": steps })).await;
        while let Some((who, (seat, number))) = board.find(facts::may_answer) {
            let answer = json!({ "do": "answer", "seat": seat, "expected": number, "agrees": agrees });
            board.act(who, answer).await;
        }
    }
    board.steps(3).await;
    party.keep_playing("all agreed to go back five steps", &board);

    let mut board = Board::new(party, &["Ada"], &contract(&["maker", "maker"], "de", &[], Value::Null)).await;
    board.steps(15).await;
    let (_, seat) = board.until(facts::may_undo).await;
    for way in ["undo", "redo"].iter().cycle().take(281) {
        // Without names, which would be the same each time.
        board.act(0, json!({ "do": way, "seat": seat })).await;
    }
    party.keep_playing("so many steps back and forth that there is no quiet moment", &board);
}

/// Lessons: one in which a goal was taken back, one that is learned, one that was given up.
pub(super) async fn learn(party: &mut Party) {
    for (number, what) in
        (1..).zip(["a lesson that was begun", "a lesson that is learned", "a lesson that was given up"])
    {
        let made = party.person("Ada").ask("POST", &format!("/api/games/dreamscape/lessons/{number}")).await;
        let mut board = Board::at(party, &["Ada"], made.body["id"].as_str().unwrap()).await;
        let solution = &builtin().lessons[number - 1].solution;
        let moves = if number == 2 { solution.len() } else { 2 };
        for action in &solution[..moves] {
            board.play_text(action).await;
        }
        match number {
            1 => board.act(0, request("undo", 1)).await,
            3 => board.act(0, json!({ "do": "resign", "seat": 1 })).await,
            _ => {}
        }
        party.keep(what, &board);
    }
}
