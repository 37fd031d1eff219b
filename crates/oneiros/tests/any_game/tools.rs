//! `sim`, `perft`, `replay` and `show` of Lanterns on the command line.

use serde_json::{Value, json};

use crate::talk::{conversation, file, good, json, run};

/// The record of a whole game of named players.
fn record() -> String {
    let mut record = String::new();
    conversation(|ask| {
        ask(json!({"cmd": "new", "game": "lanterns", "players": 3, "seed": 11})).expect("a game");
        ask(json!({"cmd": "random", "seed": 4})).expect("a whole game");
        let answer = ask(json!({"cmd": "record"})).expect("its record");
        record = answer["record"].as_str().expect("a text").to_owned();
    });
    record.replace("seat 1\n", "seat 1 Ada\n").replace("seat 2\n", "seat 2 Ben\n")
}

fn sim(args: &[&str]) -> Value {
    json(&[&["lanterns", "sim", "--json", "--games", "300", "--players", "4"], args].concat())
}

#[test]
fn a_simulation_follows_from_the_seed_and_not_from_the_threads() {
    let one = sim(&["--seed", "5", "--threads", "1"]);
    assert_eq!(one, sim(&["--seed", "5", "--threads", "2"]));
    assert_ne!(one, sim(&["--seed", "6", "--threads", "1"]));
    let number = |value: &Value| value.as_f64().unwrap();
    assert_eq!(
        (&one["game"], &one["players"], &one["pack"]),
        (&json!("lanterns"), &json!(4), &json!("moths-1"))
    );
    assert_eq!((&one["edition"], &one["options"]), (&Value::Null, &json!([])));
    // All win or nobody does.
    assert!(one.get("wins").is_none(), "{one}");
    assert_eq!(number(&one["won"]) + number(&one["lost"]), 300.0);
    let causes: f64 = one["points"].as_object().unwrap().values().map(|cause| number(&cause["mean"])).sum();
    assert!((causes - number(&one["score"]["mean"])).abs() < 0.01, "{one}");
    assert!(number(&one["legal"]["mean"]) > 1.0);
}

#[test]
fn a_simulation_is_told_in_every_language() {
    for (lang, won) in
        [("en", "Won together"), ("it", "Vinte insieme"), ("de", "Gemeinsam"), ("pl", "Wygrane")]
    {
        let out = good(&["lanterns", "sim", "--games", "20", "--player", "uniform", "--lang", lang]);
        let title = out.lines().next().unwrap();
        assert!(
            title.contains("lanterns") && title.contains("moths-1") && !title.contains("none"),
            "{title}"
        );
        assert!(out.lines().any(|line| line.starts_with(won)), "{out}");
        assert!(!out.contains("sim-") && !out.contains("Nightmare"), "{out}");
    }
}

#[test]
fn a_record_is_played_again_whole_by_steps_and_for_programs() {
    let record = record();
    let path = file("whole.lanterns", &record);
    let out = good(&["lanterns", "replay", &path]);
    assert!(out.starts_with("lanterns, pack moths-1. Ada, Ben, Player 3.\n"), "{out}");
    assert!(out.contains("\nStart\n") && out.contains("\nStep 1: "), "{out}");
    assert!(out.ends_with("The game ends as the record says.\n"), "{out}");
    let steps = record.lines().filter(|line| line.starts_with(['1', '2', '3'])).count();
    let whole = json(&["lanterns", "replay", &path, "--json"]);
    assert_eq!(whole["steps"].as_array().unwrap().len(), steps + 1);
    assert_eq!((&whole["game"], &whole["agrees"]), (&json!("lanterns"), &json!(true)));
    assert_eq!(whole["seats"], json!(["Ada", "Ben", "Player 3"]));
    let one = json(&["lanterns", "replay", &path, "--json", "--step", "2"]);
    assert_eq!(one["steps"], json!([whole["steps"][2]]));
    let out = good(&["lanterns", "replay", &path, "--step", "2"]);
    assert!(out.contains("\nStep 2: ") && !out.contains("\nStep 3: "), "{out}");
    // A game that draws nothing by itself shows its position.
    let position = one["position"].as_str().unwrap();
    assert!(out.ends_with(&format!("\n{position}")), "{out}");
    let failed = run(&["lanterns", "replay", &path, "--step", "9999"]);
    assert!(failed.code == 2 && failed.err.contains(&format!("Expected: 0..{steps}.")), "{failed:?}");
    // Whoever says another result than the game had fails the check.
    let winners = record.lines().find(|line| line.starts_with("winners")).unwrap();
    let other = if winners == "winners" { "winners 1 2 3" } else { "winners" };
    let path = file("other.lanterns", &record.replace(winners, other));
    let failed = run(&["lanterns", "replay", &path]);
    assert!(failed.code == 1 && failed.err.contains("does not end as the record says"), "{failed:?}");
}

#[test]
fn a_record_of_another_game_is_not_taken_for_one_of_this() {
    let path = file("mistaken.lanterns", &record());
    let failed = run(&["dreamscape", "replay", &path]);
    assert_eq!(failed.code, 2);
    assert_eq!(failed.err, format!("oneiros: {path}: \"dreamscape\" contradicts \"game lanterns\".\n"));
}

#[test]
fn a_position_is_shown_and_counted_from() {
    let mut position = String::new();
    let mut actions = 0;
    conversation(|ask| {
        ask(json!({"cmd": "new", "game": "lanterns", "players": 3, "seed": 1})).unwrap();
        ask(json!({"cmd": "random", "decisions": 2, "seed": 1})).unwrap();
        position = ask(json!({"cmd": "position"})).unwrap()["position"].as_str().unwrap().to_owned();
        let legal = ask(json!({"cmd": "legal"})).unwrap();
        let seats = legal["seats"].as_array().unwrap().iter();
        actions = seats.map(|seat| seat["actions"].as_array().unwrap().len()).sum();
    });
    let path = file("some.position", &position);
    assert_eq!(good(&["lanterns", "show", &path]), position);
    assert_eq!(good(&["lanterns", "show", &path, "--players", "3"]), position);
    assert_eq!(run(&["lanterns", "show", &path, "--players", "2"]).code, 2);
    let shown = json(&["lanterns", "show", &path, "--json"]);
    assert_eq!(shown["position"], position);
    let perft = |depth: &str| json(&["lanterns", "perft", "--position", &path, "--depth", depth, "--json"]);
    assert_eq!(perft("1")["total"], actions);
    let two = perft("2");
    let sum: u64 = two["actions"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!((&two["total"], two["actions"].as_object().unwrap().len()), (&json!(sum), actions));
    let dealt = good(&["lanterns", "perft", "--depth", "2", "--players", "2", "--seed", "3"]);
    assert!(dealt.lines().last().unwrap().parse::<u64>().unwrap() > 10, "{dealt}");
}

#[test]
fn a_game_that_does_not_exist_is_refused_with_those_that_do_in_the_readers_language() {
    for (lang, sentence) in [
        ("en", "There is no game \"chess\". Expected: dreamscape, lanterns."),
        ("it", "Il gioco \"chess\" non esiste. Atteso: dreamscape, lanterns."),
        ("de", "Ein Spiel „chess“ gibt es nicht. Erwartet: dreamscape, lanterns."),
        ("pl", "Nie ma gry „chess”. Oczekiwane: dreamscape, lanterns."),
    ] {
        for tool in ["sim", "perft", "replay", "show"] {
            let failed = run(&["chess", tool, "--lang", lang]);
            assert!(failed.code == 2 && failed.err.contains(sentence), "{failed:?}");
        }
    }
    let failed = run(&["play", "lanterns"]);
    assert!(failed.err.contains("There is no game \"lanterns\". Expected: dreamscape."), "{failed:?}");
}

#[test]
fn help_tells_of_a_game_without_words_of_its_own() {
    for lang in ["en", "it", "de", "pl"] {
        let out = good(&["lanterns", "--help", "--lang", lang]);
        assert!(out.contains("lanterns") && !out.contains("help-") && !out.contains("cards"), "{out}");
        let out = good(&["lanterns", "show", "--help", "--lang", lang]);
        assert!(out.contains("--players") && !out.contains("help-") && !out.contains("--nightmare"), "{out}");
    }
}
