//! Luck stays: a step that is taken back and played again has the answers of chance it had.

use serde_json::{Value, json};

use crate::conversation::Conversation;

const MUSE: &str = "dreamscape 1 c1=W\nhands 1 WWRR\nopen 1 #7";

fn at(position: &str) -> Conversation {
    let mut engine = Conversation::begin("en");
    engine.ok(&json!({"cmd": "set", "position": position, "seed": 3}));
    engine
}

fn play(action: &str) -> Value {
    json!({"cmd": "play", "seat": 1, "action": action})
}

fn undo() -> Value {
    json!({"cmd": "undo"})
}

#[test]
fn what_is_taken_back_and_played_again_has_the_same_luck() {
    let mut engine = at(MUSE);
    let first = engine.ok(&play("use #7 W"));
    assert_eq!(first["chance"].as_array().unwrap().len(), 1);
    for _ in 0..20 {
        engine.ok(&undo());
        assert_eq!(engine.ok(&play("use #7 W")), first);
    }
    // Another step in between changes nothing at this place.
    engine.ok(&undo());
    engine.ok(&play("place W b1"));
    engine.ok(&undo());
    assert_eq!(engine.ok(&play("use #7 W")), first);
}

#[test]
fn new_luck_is_asked_for_and_stays_then() {
    let mut engine = at(MUSE);
    let first = engine.ok(&play("use #7 W"))["chance"].clone();
    let reroll = json!({"cmd": "play", "seat": 1, "action": "use #7 W", "reroll": true});
    let mut seen = vec![first];
    for _ in 0..40 {
        engine.ok(&undo());
        let new = engine.ok(&reroll)["chance"].clone();
        engine.ok(&undo());
        assert_eq!(engine.ok(&play("use #7 W"))["chance"], new);
        seen.push(new);
    }
    seen.sort_by_key(Value::to_string);
    seen.dedup();
    assert!(seen.len() > 2, "{seen:?}");
    let both = json!({"cmd": "play", "seat": 1, "action": "use #7 W", "reroll": true, "chance": ["W"]});
    engine.ok(&undo());
    assert_eq!(engine.error(&both)["message"], "Only one of \"chance\" and \"reroll\" can be given.");
}

#[test]
fn luck_that_was_given_stays_too() {
    let mut engine = at(MUSE);
    for given in ["G", "M"] {
        engine.ok(&json!({"cmd": "play", "seat": 1, "action": "use #7 W", "chance": [given]}));
        engine.ok(&undo());
        assert_eq!(engine.ok(&play("use #7 W"))["chance"], json!([given]));
        engine.ok(&undo());
    }
}

/// The seat and the action of a line of a record.
fn request_for(line: &str) -> Value {
    let (seat, rest) = line.split_once(' ').expect("a seat and an action");
    let action = rest.split(" > ").next().expect("an action");
    json!({"cmd": "play", "seat": seat.parse::<u8>().expect("a seat"), "action": action})
}

/// The steps of a record that stand, as lines.
fn lines(engine: &mut Conversation) -> Vec<String> {
    let record = engine.ok(&json!({"cmd": "record"}))["record"].as_str().expect("a text").to_owned();
    record
        .lines()
        .filter(|line| line.starts_with(|sign: char| sign.is_ascii_digit()))
        .map(str::to_owned)
        .collect()
}

#[test]
fn a_whole_game_taken_back_and_played_again_is_the_same_game() {
    for loaded in [false, true] {
        let mut engine = Conversation::begin("en");
        engine.ok(&json!({"cmd": "new", "players": 3, "nightmare": true, "simultaneous": true, "pack": "trial", "seed": 5}));
        let played = engine.ok(&json!({"cmd": "random", "player": "eager", "seed": 6}));
        let end = engine.ok(&json!({"cmd": "position"}));
        let steps = lines(&mut engine);
        if loaded {
            let record = engine.ok(&json!({"cmd": "record"}))["record"].clone();
            engine.ok(&json!({"cmd": "load", "record": record, "seed": 99}));
        }
        for _ in &steps {
            engine.ok(&undo());
        }
        for line in &steps {
            let answer = engine.ok(&request_for(line));
            let chance: Vec<&str> = answer["chance"]
                .as_array()
                .unwrap()
                .iter()
                .map(|outcome| outcome.as_str().unwrap())
                .collect();
            let said: Vec<&str> =
                line.split(" > ").nth(1).map_or_else(Vec::new, |list| list.split(' ').collect());
            assert_eq!(chance, said, "{line}");
        }
        assert_eq!(engine.ok(&json!({"cmd": "position"})), end);
        assert!(steps.iter().any(|line| line.contains(" > ")) && played["next"] == json!([]));
    }
}

#[test]
fn luck_behind_a_step_stays_also_after_another_way_was_tried() {
    let mut engine = at("dreamscape 1 c1=W\nhands 1 WWRRL\nopen 1 #7");
    engine.ok(&play("place R b1"));
    let drawn = engine.ok(&play("use #7 W"))["chance"].clone();
    engine.ok(&undo());
    engine.ok(&undo());
    engine.ok(&play("place L b1"));
    engine.ok(&undo());
    engine.ok(&play("place R b1"));
    assert_eq!(engine.ok(&play("use #7 W"))["chance"], drawn);
}

#[test]
fn luck_that_was_taken_back_stays_also_in_a_game_that_was_loaded() {
    let mut engine = at(MUSE);
    let first = engine.ok(&play("use #7 W"))["chance"].clone();
    engine.ok(&undo());
    engine.ok(&play("place R b1"));
    engine.ok(&undo());
    let record = engine.ok(&json!({"cmd": "record"}))["record"].clone();
    for seed in 0..20 {
        engine.ok(&json!({"cmd": "load", "record": record, "seed": seed}));
        assert_eq!(engine.ok(&play("use #7 W"))["chance"], first);
    }
    // Two seats that act at the same time: the step taken back is not the last one that stands.
    let record = "oneiros record 1\ngame dreamscape\noptions simultaneous\nseat 1\nseat 2\nposition\n  \
        dreamscape 1 c1=W\n  hands 1 WWRR\n  open 1 #7\n  hands 2 G\n1 use #7 W > G\n2 place G c1\nundo 1\n";
    for seed in 0..20 {
        engine.ok(&json!({"cmd": "load", "record": record, "seed": seed}));
        engine.ok(&undo());
        assert_eq!(engine.ok(&play("use #7 W"))["chance"], json!(["G"]));
    }
}
