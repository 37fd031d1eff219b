//! The protocol line by line, with the real program.

use dreamscape::data::Pack;
use oneiros::engine::{MAX_LINE, MAX_OUTSIDE};
use serde_json::{Value, json};

use crate::conversation::Conversation;

/// A conversation about a set position.
fn at(position: &str) -> Conversation {
    let mut engine = Conversation::begin("en");
    engine.ok(&json!({"cmd": "set", "position": position}));
    engine
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

#[test]
fn each_line_gets_one_answer_in_order_and_blank_lines_get_none() {
    let mut engine = Conversation::begin("en");
    engine.send(
        b"\n  \t\r\n{\"id\":1,\"cmd\":\"hello\"}\r\n\n{\"id\":2}\n\xff\xfe\n{\"id\":3,\"cmd\":\"legal\"}",
    );
    let (answers, code) = engine.end();
    let begins =
        ["{\"id\":1,\"ok\":", "{\"id\":2,\"error\":", "{\"id\":null,\"error\":", "{\"id\":3,\"error\":"];
    assert_eq!(answers.len(), begins.len());
    assert!(answers.iter().zip(begins).all(|(answer, begin)| answer.starts_with(begin)), "{answers:?}");
    assert_eq!(code, Some(0));
}

#[test]
fn an_answer_is_there_before_the_next_request_is_sent() {
    let mut engine = Conversation::begin("en");
    for id in 0..3 {
        assert!(
            engine.ask(&format!("{{\"id\":{id},\"cmd\":\"hello\"}}")).starts_with(&format!("{{\"id\":{id},"))
        );
    }
    assert_eq!(engine.end(), (Vec::new(), Some(0)));
}

#[test]
fn an_id_comes_back_exactly_as_it_was_written() {
    let mut engine = Conversation::begin("en");
    for id in [
        "0",
        "-0.50e+3",
        "123456789012345678901234567890",
        "1e999",
        "[-1e999, \"[[\\\"{\"]",
        "\"\\u00e9 \\n\"",
        "[1, {\"b\": 2, \"a\": 1}]",
        "true",
    ] {
        let answer = engine.ask(&format!("{{\"cmd\":\"hello\", \"id\" : {id} }}"));
        assert!(answer.starts_with(&format!("{{\"id\":{id},\"ok\":")), "{answer}");
    }
    for line in ["{\"cmd\":\"hello\"}", "{\"id\":null,\"cmd\":\"hello\"}", "{\"id\":1,", "7", "{\"id\":1}1"] {
        assert!(engine.ask(line).starts_with("{\"id\":null,"), "{line}");
    }
}

#[test]
fn a_number_that_is_too_large_is_a_wrong_value_and_the_line_is_still_json() {
    let mut engine = Conversation::begin("en");
    let mut error = |line: &str| serde_json::from_str::<Value>(&engine.ask(line)).unwrap()["error"].clone();
    let refused = error("{\"id\":3,\"cmd\":\"new\",\"seed\":1e999}");
    assert_eq!(refused["kind"], "request");
    let message = refused["message"].as_str().unwrap();
    assert!(message.contains("seed") && message.contains("1e999"), "{message}");
    assert_eq!(error("[1e999]")["kind"], "request");
    assert_eq!(error("{\"id\":1e999,")["kind"], "json");
    let deep = format!("{{\"id\":[1e999,{}{}],\"cmd\":\"hello\"}}", "[".repeat(126), "]".repeat(126));
    assert_eq!(error(&deep)["kind"], "json");
}

#[test]
fn a_line_that_is_too_long_or_too_deep_is_an_error_and_the_session_goes_on() {
    let mut engine = at("hands 1 W");
    let before = engine.ok(&json!({"cmd": "position"}));
    // Names and values in quotation marks do not count.
    let full = format!("{{\"id\":1,\"cmd\":\"hello\"{}}}", " ".repeat(MAX_OUTSIDE - 22 + "idcmdhello".len()));
    assert_eq!(full.len(), MAX_OUTSIDE + "idcmdhello".len());
    assert!(engine.ask(&full).starts_with("{\"id\":1,\"ok\""));
    let kind = |answer: String| serde_json::from_str::<Value>(&answer).unwrap()["error"]["kind"].clone();
    assert_eq!(kind(engine.ask(&format!("{full} "))), "limit");
    assert_eq!(kind(engine.ask(&"[".repeat(MAX_OUTSIDE))), "json");
    assert_eq!(kind(engine.ask(&"[".repeat(3 * MAX_OUTSIDE))), "limit");
    assert_eq!(kind(engine.ask(&format!("\"{}\"", "x".repeat(MAX_LINE)))), "limit");
    let deep = format!("{{\"id\":{}{},\"cmd\":\"hello\"}}", "[".repeat(200), "]".repeat(200));
    assert!(engine.ask(&deep).starts_with("{\"id\":null,\"error\":{\"kind\":\"json\""));
    assert_eq!(engine.ok(&json!({"cmd": "position"})), before);
}

#[test]
fn errors_name_the_field_and_what_is_allowed() {
    let mut engine = at("hands 1 W");
    let cases = [
        (json!({"cmd": "new", "edition": "fr"}), "setup", vec!["standard", "en", "it", "pl", "de"]),
        (json!({"cmd": "new", "players": 1}), "setup", vec!["2", "3", "4"]),
        (json!({"cmd": "new", "players": "two"}), "request", vec!["2", "3", "4"]),
        (json!({"cmd": "new", "solo": 5}), "setup", vec!["1", "2", "3", "4"]),
        (json!({"cmd": "new", "solo": 1, "players": 2}), "setup", vec!["1"]),
        (json!({"cmd": "new", "game": "chess"}), "setup", vec!["dreamscape"]),
        (json!({"cmd": "new", "pack": "mine"}), "data", vec!["nocturne-1", "trial-1"]),
        (json!({"cmd": "new", "seed": -1}), "request", vec!["0..18446744073709551615"]),
        (json!({"cmd": "new", "nightmare": 1}), "request", vec!["true", "false"]),
        (json!({"cmd": "undo", "seat": 1}), "request", vec![]),
        (json!({"cmd": "legal", "seat": 3}), "request", vec!["1", "2"]),
        (json!({"cmd": "view", "seat": "me"}), "request", vec!["1", "2", "spectator"]),
        (json!({"cmd": "play", "action": "end"}), "request", vec!["1", "2"]),
        (
            json!({"cmd": "play", "seat": 1, "action": "end", "chance": ["Q"]}),
            "notation",
            vec![
                "a shard letter: W R L G M N",
                "a card, such as #12",
                "a tile, such as t3",
                "a seat, such as s2",
            ],
        ),
        (json!({"cmd": "random", "player": "clever"}), "request", vec!["uniform", "eager"]),
        (json!({"cmd": "matches", "seat": 1, "card": 51}), "request", vec!["#1..#50"]),
        (json!({"cmd": "matches", "seat": 1}), "request", vec!["card", "pattern"]),
        (json!({"cmd": "undo"}), "refused", vec![]),
    ];
    for (request, kind, expected) in cases {
        let error = engine.error(&request);
        assert_eq!(error["kind"], kind, "{request}");
        assert_eq!(texts(&error["expected"]), expected, "{request}");
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{request}");
    }
}

#[test]
fn messages_are_in_the_language_that_was_asked_for() {
    let texts = ["en", "it", "de", "pl"].map(|lang| {
        let mut engine = Conversation::begin(lang);
        engine.error(&json!({"cmd": "legal"}))["message"].as_str().unwrap().to_owned()
    });
    let expected = [
        "There is no game yet.",
        "Non c'è ancora una partita.",
        "Es gibt noch keine Partie.",
        "Nie ma jeszcze partii.",
    ];
    assert_eq!(texts, expected);
}

#[test]
fn legal_actions_are_sorted_and_different_and_all_are_allowed() {
    let mut engine = Conversation::begin("en");
    engine.ok(&json!({"cmd": "new", "players": 4, "edition": "en", "simultaneous": true, "nightmare": true, "seed": 5}));
    for _ in 0..60 {
        let legal = engine.ok(&json!({"cmd": "legal"}));
        for asked in legal["seats"].as_array().unwrap() {
            let actions = texts(&asked["actions"]);
            assert!(actions.is_sorted_by(|one, next| one < next), "{actions:?}");
            let alone = engine.ok(&json!({"cmd": "legal", "seat": asked["seat"]}));
            assert_eq!(alone["seats"], json!([asked]));
            for action in actions {
                let why = engine.ok(&json!({"cmd": "why", "seat": asked["seat"], "action": action}));
                assert_eq!(why["refusal"], Value::Null, "{action}");
            }
        }
        engine.ok(&json!({"cmd": "random", "decisions": 5}));
    }
}

#[test]
fn a_preview_tells_what_playing_tells_unless_something_unknown_answers() {
    let mut engine = Conversation::begin("en");
    engine.ok(&json!({"cmd": "new", "players": 2, "pack": "trial", "seed": 11}));
    let (mut foreseen, mut unknown) = (0, 0);
    for step in 0..150 {
        let legal = engine.ok(&json!({"cmd": "legal"}));
        let Some(asked) = legal["seats"].get(0) else { break };
        let actions = texts(&asked["actions"]);
        let act = json!({"seat": asked["seat"], "action": actions[step * 7 % actions.len()]});
        let with = |cmd: &str| json!({"cmd": cmd, "seat": act["seat"], "action": act["action"]});
        let preview = engine.ok(&with("preview"));
        let played = engine.ok(&with("play"));
        if preview["events"] == "unknown" {
            assert!(played["learned"] == true || played["chance"] != json!([]), "{act}");
            unknown += 1;
        } else {
            assert_eq!(preview["events"], played["events"], "{act}");
            foreseen += 1;
        }
    }
    assert!(foreseen > 20 && unknown > 5, "{foreseen} {unknown}");
}

#[test]
fn given_chance_makes_the_same_game_and_wrong_chance_is_refused() {
    let mut engine = at("dreamscape 1 c1=W\nhands 1 WR\nopen 1 #7");
    let act = |chance: Value| json!({"cmd": "play", "seat": 1, "action": "use #7 W", "chance": chance});
    let before = engine.ok(&json!({"cmd": "record"}));
    assert_eq!(engine.error(&act(json!([])))["kind"], "chance");
    assert_eq!(engine.error(&act(json!(["N"])))["kind"], "chance");
    assert_eq!(engine.error(&act(json!(["G", "G"])))["kind"], "chance");
    assert_eq!(engine.error(&act(json!(["s1"])))["kind"], "chance");
    assert_eq!(engine.ok(&json!({"cmd": "record"})), before);
    let played = engine.ok(&act(json!(["G"])));
    assert_eq!((&played["chance"], &played["learned"]), (&json!(["G"]), &json!(true)));
}

#[test]
fn a_game_can_be_kept_loaded_and_taken_back_to_its_start() {
    let mut engine = Conversation::begin("en");
    engine.ok(&json!({"cmd": "new", "players": 3, "nightmare": true, "seed": 2}));
    let start = engine.ok(&json!({"cmd": "position"}));
    let played = engine.ok(&json!({"cmd": "random", "player": "eager", "seed": 4}));
    assert_eq!(played["next"], json!([]));
    let (end, record) = (engine.ok(&json!({"cmd": "position"})), engine.ok(&json!({"cmd": "record"})));
    for _ in 0..played["decisions"].as_u64().unwrap() {
        engine.ok(&json!({"cmd": "undo"}));
    }
    assert_eq!(engine.ok(&json!({"cmd": "position"})), start);
    assert_eq!(engine.error(&json!({"cmd": "undo"}))["kind"], "refused");
    for _ in 0..played["decisions"].as_u64().unwrap() {
        engine.ok(&json!({"cmd": "redo"}));
    }
    assert_eq!(engine.ok(&json!({"cmd": "position"})), end);
    let loaded = engine.ok(&json!({"cmd": "load", "record": record["record"]}));
    assert_eq!((&loaded["steps"], &loaded["winners"]), (&played["decisions"], &played["winners"]));
    assert_eq!(engine.ok(&json!({"cmd": "record"})), record);
    assert_eq!(engine.ok(&json!({"cmd": "position"})), end);
}

#[test]
fn a_record_with_another_result_or_another_pack_is_refused() {
    let mut engine = Conversation::begin("en");
    engine.ok(&json!({"cmd": "new", "options": ["cycles=1"], "seed": 2}));
    engine.ok(&json!({"cmd": "random", "seed": 4}));
    let record = engine.ok(&json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned();
    let load = |record: String| json!({"cmd": "load", "record": record});
    let winners = record.lines().last().unwrap();
    let other = if winners == "winners 1" { "winners 2" } else { "winners 1" };
    let error = engine.error(&load(record.replace(winners, other)));
    assert_eq!(
        (&error["kind"], &error["message"]),
        (&json!("record"), &json!("The game does not end as the record says."))
    );
    assert_eq!(error["expected"].as_array().unwrap().last().unwrap(), winners);
    assert_eq!(engine.error(&load(record.replace("sha256:d", "sha256:e")))["kind"], "record");
    assert_eq!(engine.error(&load(record.replace("nocturne 1", "nocturne 9")))["kind"], "data");
    assert_eq!(engine.error(&load(record.replace("options cycles=1", "options cycles=99")))["rule"], "D-3.1");
    assert_eq!(engine.error(&load(record.replace("winners", "winner")))["kind"], "notation");
}

#[test]
fn d11_3_the_score_at_the_end_is_the_final_one_and_names_the_winners() {
    for (players, solo) in [(2, None), (4, None), (1, Some(3))] {
        let mut engine = Conversation::begin("en");
        engine.ok(&json!({"cmd": "new", "players": players, "solo": solo, "nightmare": true, "seed": 8}));
        engine.ok(&json!({"cmd": "random", "player": "eager", "seed": 9}));
        let end = engine.ok(&json!({"cmd": "legal"}));
        assert_eq!(end["seats"], json!([]));
        let score = engine.ok(&json!({"cmd": "score"}));
        assert_eq!(score["over"], true);
        let seats = score["seats"].as_array().unwrap();
        assert!(seats.iter().all(|seat| seat["total"] == seat["final_total"]));
        // One step before the end the forecast is the same, for the last step ends the Finale and changes no board.
        engine.ok(&json!({"cmd": "undo"}));
        let before = engine.ok(&json!({"cmd": "score"}));
        for (now, then) in seats.iter().zip(before["seats"].as_array().unwrap()) {
            assert_eq!(now["total"], then["final_total"], "{score} {before}");
        }
        for field in ["ranking", "winners"] {
            assert_eq!(score[field], before[field]);
        }
        if solo.is_some() {
            assert_eq!(score["rival"]["total"], before["rival"]["final_total"]);
        }
        let again = engine.ok(&json!({"cmd": "redo"}));
        assert_eq!(again["winners"], score["winners"]);
    }
}

#[test]
fn d8_1_matches_are_found_in_every_rotation_and_mirrored_only_if_mirrors_count() {
    let matches = |options: &str, drawing: &str| {
        let mut engine = at(&format!("{options}\ndreamscape 1 c1=W c2=R d2=G b1=W\ndreamer 1 b1"));
        engine.ok(&json!({"cmd": "matches", "seat": 1, "pattern": drawing}))
    };
    let found = |rotation: u16, mirrored: bool, dreamer: bool| {
        let places = [
            json!({"rotation": rotation, "mirrored": mirrored, "cells": ["c1", "c2", "d2"], "dreamer": dreamer}),
        ];
        json!({"complete": dreamer, "matches": places})
    };
    assert_eq!(matches("", "R G\nW ."), found(0, false, true));
    assert_eq!(matches("", "W R\n. G"), found(270, false, true));
    assert_eq!(matches("", "R G\nW@ ."), found(0, false, false));
    assert_eq!(matches("", "G R\n. W"), json!({"complete": false, "matches": []}));
    assert_eq!(matches("options mirror", "G R\n. W"), found(0, true, true));
}

#[test]
fn a_pack_of_ones_own_is_played_with_and_known_to_set_and_load() {
    let trial = include_str!("../../../../content/dreamscape/packs/trial-1.toml");
    let mine = trial.replace("name = \"trial\"", "name = \"mine\"");
    let mut engine = Conversation::begin("en");
    let started = engine.ok(&json!({"cmd": "new", "pack": {"toml": mine}, "seed": 1}));
    assert_eq!(started["pack"]["name"], "mine");
    assert_eq!(engine.ok(&json!({"cmd": "cards"}))["cards"][0]["title"], "First drop");
    let position = engine.ok(&json!({"cmd": "position"}))["position"].clone();
    let record = engine.ok(&json!({"cmd": "record"}))["record"].clone();
    engine.ok(&json!({"cmd": "set", "position": position}));
    engine.ok(&json!({"cmd": "load", "record": record}));
    engine.ok(&json!({"cmd": "new"}));
    assert_eq!(engine.error(&json!({"cmd": "load", "record": record}))["kind"], "data");
    engine.ok(&json!({"cmd": "load", "record": record, "pack": {"toml": mine}}));
    let error =
        engine.error(&json!({"cmd": "new", "pack": {"toml": mine.replace("points = 2", "points = 200")}}));
    assert_eq!((&error["kind"], &error["expected"]), (&json!("data"), &json!(["0..99"])));
    assert!(error["line"].as_u64() > Some(1) && error["column"].as_u64() > Some(1));
}

#[test]
fn of_packs_with_one_name_and_version_a_record_is_played_with_the_one_it_names() {
    let trial = include_str!("../../../../content/dreamscape/packs/trial-1.toml");
    let first = trial.replacen("name = \"trial\"", "name = \"mine\"", 1);
    let second = first.replacen("points = ", "points = 1", 1);
    let mut engine = Conversation::begin("en");
    let records = [&first, &second].map(|pack| {
        engine.ok(&json!({"cmd": "new", "pack": {"toml": pack}, "seed": 1}));
        engine.ok(&json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned()
    });
    assert_ne!(records[0], records[1]);
    for (record, pack) in records.iter().zip([&first, &second]) {
        engine.ok(&json!({"cmd": "load", "record": record, "pack": {"toml": pack}}));
    }
    // A record from when a pack of one's own could still take the name of a built-in one names its cards by their hash.
    let hash = |text: &str| Pack::read("pack", text).unwrap().hash;
    let taken = second.replacen("\"mine\"", "\"trial\"", 1);
    let built_in = records[0].replace("pack mine", "pack trial").replace(&hash(&first), &hash(trial));
    let earlier = records[1].replace("pack mine", "pack trial").replace(&hash(&second), &hash(&taken));
    engine.ok(&json!({"cmd": "load", "record": built_in}));
    engine.ok(&json!({"cmd": "load", "record": earlier, "pack": {"toml": taken}}));
    engine.ok(&json!({"cmd": "new"}));
    for (record, pack) in [(earlier, json!("trial")), (built_in, json!({"toml": taken}))] {
        let error = engine.error(&json!({"cmd": "load", "record": record, "pack": pack}));
        assert_eq!(error["kind"], "record", "{error}");
    }
}

#[test]
fn what_was_taken_back_is_played_again_only_until_another_step_is_played() {
    let mut engine = at("phase travel\nrow 1 WR\nrow 2 LG");
    let play = |seat: u8, action: &str| json!({"cmd": "play", "seat": seat, "action": action});
    let (undo, redo) = (json!({"cmd": "undo"}), json!({"cmd": "redo"}));
    engine.ok(&play(1, "end"));
    engine.ok(&play(2, "collect"));
    for request in [&undo, &undo, &redo, &redo, &undo, &undo] {
        engine.ok(request);
    }
    engine.ok(&play(1, "collect"));
    engine.ok(&play(1, "end"));
    assert_eq!(engine.error(&redo)["kind"], "refused", "seat 2 has not begun yet");
}
