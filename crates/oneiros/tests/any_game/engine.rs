//! Conversations about Lanterns.

use serde_json::{Value, json};

use crate::talk::conversation;

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

/// What may be done now: a seat and an action each.
fn choices(legal: &Value) -> Vec<(Value, String)> {
    let seats = legal["seats"].as_array().expect("a list of seats").iter();
    seats
        .flat_map(|seat| {
            texts(&seat["actions"]).into_iter().map(|action| (seat["seat"].clone(), action.to_owned()))
        })
        .collect()
}

#[test]
fn hello_tells_of_every_game_and_of_what_only_one_has() {
    conversation(|ask| {
        let hello = ask(json!({"cmd": "hello"})).unwrap();
        let [dreamscape, lanterns] = hello["games"].as_array().unwrap().as_slice() else { panic!("{hello}") };
        assert_eq!(dreamscape["commands"], json!(["matches", "cards"]));
        assert_eq!(
            lanterns,
            &json!({
                "name": "lanterns", "seats": [1, 2, 3, 4, 5], "editions": [], "options": [], "flags": {},
                "packs": [{"name": "moths", "version": 1, "hash": "none"}], "pack_language": null,
                "players": ["uniform"], "commands": []
            })
        );
    });
}

#[test]
fn a_whole_game_can_be_played_with_every_command() {
    conversation(|ask| {
        let mut ask =
            |request: Value| ask(request.clone()).unwrap_or_else(|error| panic!("{request}: {error}"));
        let begun =
            ask(json!({"cmd": "new", "game": "lanterns", "players": 3, "pack": "moths-1", "seed": 5}));
        assert_eq!(
            begun,
            json!({
                "game": "lanterns", "edition": null, "players": 3, "options": [],
                "pack": {"name": "moths", "version": 1, "hash": "none"}, "next": [1, 2, 3], "winners": null
            })
        );
        let (mut dice, mut steps, mut groups, mut declinable) = (7_u64, 0, 0, 0);
        loop {
            let legal = ask(json!({"cmd": "legal"}));
            let choices = choices(&legal);
            if choices.is_empty() {
                break;
            }
            let of = |flag: &str| legal["seats"].as_array().unwrap().iter().any(|seat| seat[flag] == true);
            groups += usize::from(of("group"));
            declinable += usize::from(of("declinable"));
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let (seat, action) = &choices[(dice >> 33) as usize % choices.len()];
            let why = ask(json!({"cmd": "why", "seat": seat, "action": action}));
            assert_eq!(why["refusal"], Value::Null, "{action} is legal");
            let foreseen = ask(json!({"cmd": "preview", "seat": seat, "action": action}))["events"].clone();
            let before = ask(json!({"cmd": "position"}));
            let played = ask(json!({"cmd": "play", "seat": seat, "action": action}));
            if foreseen != "unknown" {
                assert_eq!(foreseen, played["events"], "{action}");
            }
            let after = ask(json!({"cmd": "position"}));
            assert_eq!(ask(json!({"cmd": "undo"}))["action"], *action);
            assert_eq!(ask(json!({"cmd": "position"})), before);
            let redone = ask(json!({"cmd": "redo"}));
            assert_eq!((&redone["events"], &redone["chance"]), (&played["events"], &played["chance"]));
            assert_eq!(ask(json!({"cmd": "position"})), after);
            for seat in [json!(1), json!(2), json!(3), json!("spectator")] {
                let view = ask(json!({"cmd": "view", "seat": seat}))["view"].clone();
                assert_eq!(view["hand"].as_array().unwrap().len(), if seat == "spectator" { 0 } else { 2 });
            }
            steps += 1;
        }
        assert!(steps > 15 && groups > 0 && declinable > 0, "{steps} steps, {groups}, {declinable}");
        let end = ask(json!({"cmd": "position"}));
        assert!(end["next"] == json!([]) && end["winners"].is_array(), "{end}");
        let score = ask(json!({"cmd": "score"}));
        assert_eq!((&score["over"], &score["winners"]), (&json!(true), &end["winners"]));
        assert_eq!(score["seats"].as_array().unwrap().len(), 3);

        // What was played can be kept, and gone on with: the game is found by the text.
        let record = ask(json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned();
        assert!(record.starts_with("oneiros record 1\ngame lanterns\npack moths 1 none\n"), "{record}");
        ask(json!({"cmd": "new", "game": "dreamscape"}));
        let loaded = ask(json!({"cmd": "load", "record": record, "pack": "moths-1"}));
        assert_eq!((&loaded["game"], &loaded["steps"]), (&json!("lanterns"), &json!(steps)));
        assert_eq!(ask(json!({"cmd": "position"})), end);
        assert_eq!(ask(json!({"cmd": "record"}))["record"], record);
    });
}

#[test]
fn a_position_goes_to_the_game_that_can_read_it() {
    conversation(|ask| {
        ask(json!({"cmd": "new", "game": "lanterns", "players": 4, "seed": 2})).unwrap();
        ask(json!({"cmd": "random", "decisions": 3})).unwrap();
        let position = ask(json!({"cmd": "position"})).unwrap()["position"].as_str().unwrap().to_owned();
        let set = ask(json!({"cmd": "set", "position": "hands 1 W"})).unwrap();
        assert_eq!(set["game"], "dreamscape");
        let set = ask(json!({"cmd": "set", "position": position})).unwrap();
        assert_eq!((&set["game"], &set["position"]), (&json!("lanterns"), &json!(position)));
        assert_eq!(ask(json!({"cmd": "set", "position": position, "players": 4})).unwrap(), set);
        assert!(ask(json!({"cmd": "set", "position": position, "players": 3})).is_err());
        // Where none can read it, the one that came furthest says why.
        let (first, _) = position.split_once('\n').unwrap();
        let broken = format!("{first}\nasked nobody\n");
        let error = ask(json!({"cmd": "set", "position": broken})).unwrap_err();
        assert_eq!((&error["line"], &error["expected"]), (&json!(2), &json!(["numbers"])));
        let error = ask(json!({"cmd": "set", "position": broken, "game": "dreamscape"})).unwrap_err();
        assert_eq!(error["line"], 1);
        assert_eq!(ask(json!({"cmd": "position"})).unwrap()["position"], position, "nothing has changed");
    });
}

#[test]
fn what_a_game_does_not_have_is_refused_and_what_another_has_can_be_asked_of_it() {
    conversation(|ask| {
        ask(json!({"cmd": "new", "game": "lanterns"})).unwrap();
        for (request, kind, expected) in [
            (json!({"cmd": "new", "game": "chess"}), "setup", json!(["dreamscape", "lanterns"])),
            (json!({"cmd": "new", "game": "lanterns", "players": 9}), "setup", json!(["seats"])),
            (json!({"cmd": "new", "game": "lanterns", "pack": "cats"}), "data", json!(["moths-1"])),
            (json!({"cmd": "new", "game": "lanterns", "pack": {"toml": ""}}), "request", json!(["moths"])),
            (json!({"cmd": "new", "game": "lanterns", "options": ["fast"]}), "setup", json!([])),
            (json!({"cmd": "random", "player": "eager"}), "request", json!(["uniform"])),
            (json!({"cmd": "play", "seat": 1, "action": "jump"}), "notation", json!(["an action"])),
            (json!({"cmd": "matches", "seat": 1, "card": 1}), "no-game", json!(["new", "set", "load"])),
        ] {
            let error = ask(request.clone()).unwrap_err();
            assert_eq!((&error["kind"], &error["expected"]), (&json!(kind), &expected), "{request}");
        }
        let error = ask(json!({"cmd": "new", "game": "lanterns", "nightmare": true})).unwrap_err();
        assert_eq!(error["kind"], "request", "a flag of another game");
        let error = ask(json!({"cmd": "cards", "game": "lanterns"})).unwrap_err();
        assert_eq!(error["kind"], "unknown-command");
        let expected = error["expected"].as_array().unwrap();
        assert!(expected.contains(&json!("play")) && !expected.contains(&json!("cards")), "{expected:?}");
        assert_eq!(ask(json!({"cmd": "cards", "game": "dreamscape"})).unwrap()["pack"]["name"], "nocturne");
        assert_eq!(ask(json!({"cmd": "cards"})).unwrap()["pack"]["name"], "nocturne");
        let why = ask(json!({"cmd": "why", "seat": 1, "action": "yes"})).unwrap();
        assert_eq!(why["refusal"]["rule"], "L-8");
    });
}

#[test]
fn a_record_is_refused_at_the_place_of_what_is_wrong_with_it() {
    let opening = "oneiros record 1\ngame lanterns\npack moths 1 none\nseat 1\nseat 2\n";
    let deal = "deal 8 2 5 11 1 4 12 3 7 9 10 6\n";
    conversation(|ask| {
        for (record, place, kind) in [
            (opening.replace("moths", "cats") + deal, (3, 1), "data"),
            (opening.replace("none", "sha256:1") + deal, (3, 1), "record"),
            (opening.replace("lanterns", "chess") + deal, (2, 6), "record"),
            (format!("{opening}deal 8 2\n"), (6, 9), "record"),
            (format!("{opening}{deal}1 light(9)\n"), (7, 1), "record"),
            (format!("{opening}{deal}1 rest\n2 rest\nresult\nwinners 1\n"), (0, 0), "record"),
        ] {
            let error = ask(json!({"cmd": "load", "record": record})).unwrap_err();
            assert_eq!(error["kind"], kind, "{error}");
            let (line, column) = (error["line"].as_u64(), error["column"].as_u64());
            assert_eq!((line.unwrap_or(0), column.unwrap_or(0)), place, "{error}\n{record}");
        }
        let contradicted = json!({"cmd": "load", "record": format!("{opening}{deal}"), "pack": "cats"});
        assert_eq!(ask(contradicted).unwrap_err()["kind"], "data");
        ask(json!({"cmd": "load", "record": format!("{opening}{deal}"), "pack": "moths-1"})).unwrap();
    });
}

#[test]
fn what_is_said_of_a_game_is_said_in_its_words_whatever_is_in_play() {
    conversation(|ask| {
        let players = json!({"cmd": "new", "game": "dreamscape", "players": 5});
        let sentence = "Dreamscape is for 2 to 4 players, the solo game for 1; 5 does not fit.";
        assert_eq!(ask(players.clone()).unwrap_err()["message"], sentence);
        ask(json!({"cmd": "new", "game": "lanterns"})).unwrap();
        assert_eq!(ask(players).unwrap_err()["message"], sentence);
        let refused = ask(json!({"cmd": "play", "seat": 1, "action": "yes"})).unwrap_err();
        let why = ask(json!({"cmd": "why", "seat": 1, "action": "yes"})).unwrap();
        assert_eq!(why["refusal"]["text"], refused["message"]);
        assert_ne!(why["refusal"]["text"], why["refusal"]["key"], "a sentence");
        let legal = ask(json!({"cmd": "legal"})).unwrap();
        let prompt = &legal["seats"][0]["prompt"];
        assert_ne!(prompt["text"], prompt["key"], "a sentence");
    });
}
