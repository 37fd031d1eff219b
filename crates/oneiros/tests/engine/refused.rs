//! What is wrong with a request as a whole: choices that contradict each other, records whose opening is wrong, packs that take the
//! name of another.

use serde_json::{Value, json};

use crate::conversation::Conversation;

const TRIAL: &str = include_str!("../../../../content/dreamscape/packs/trial-1.toml");

#[test]
fn choices_that_contradict_each_other_are_refused_by_name() {
    let mut engine = Conversation::begin("en");
    engine.ok(&json!({"cmd": "new", "seed": 1}));
    let before = engine.ok(&json!({"cmd": "position"}));
    let mine = TRIAL.replace("name = \"trial\"", "name = \"mine\"");
    let record = engine.ok(&json!({"cmd": "record"}))["record"].clone();
    for (request, first, second) in [
        (json!({"cmd": "new", "nightmare": false, "options": ["nightmare"]}), "nightmare=false", "nightmare"),
        (json!({"cmd": "new", "nightmare": false, "options": ["solo=2"]}), "nightmare=false", "solo=2"),
        (json!({"cmd": "new", "nightmare": false, "solo": "deep"}), "nightmare=false", "solo=3"),
        (
            json!({"cmd": "new", "simultaneous": false, "options": ["simultaneous"]}),
            "simultaneous=false",
            "simultaneous",
        ),
        (json!({"cmd": "new", "solo": 1, "options": ["solo=2"]}), "solo=1", "solo=2"),
        (json!({"cmd": "new", "solo": false, "options": ["solo=2"]}), "solo=false", "solo=2"),
        (
            json!({"cmd": "set", "position": "pack trial", "pack": "nocturne"}),
            "pack nocturne 1",
            "pack trial 1",
        ),
        (json!({"cmd": "set", "position": "", "pack": {"toml": mine}}), "pack mine 1", "pack nocturne 1"),
        (json!({"cmd": "load", "record": record, "pack": "trial"}), "pack trial 1", "pack nocturne 1"),
    ] {
        let error = engine.error(&request);
        assert_eq!(error["kind"], "setup", "{request}");
        assert_eq!(error["message"], format!("\"{first}\" contradicts \"{second}\"."), "{request}");
    }
    let error = engine.error(&json!({"cmd": "new", "players": 2, "options": ["solo=2"]}));
    assert_eq!((&error["rule"], &error["expected"]), (&json!("D-1.2"), &json!(["1"])));
    assert_eq!(engine.ok(&json!({"cmd": "position"})), before);
    for agreeing in [
        json!({"cmd": "new", "nightmare": true, "options": ["nightmare"]}),
        json!({"cmd": "new", "nightmare": true, "solo": 2, "options": ["solo=2"], "players": 1}),
        json!({"cmd": "new", "simultaneous": true, "solo": false, "options": ["simultaneous"]}),
        json!({"cmd": "set", "position": "pack mine", "pack": {"toml": mine}}),
        json!({"cmd": "load", "record": record, "pack": "nocturne"}),
    ] {
        engine.ok(&agreeing);
    }
}

#[test]
fn d1_6_the_right_one_of_two_middle_cells_is_refused_where_there_is_one_and_else_taken() {
    let mut engine = Conversation::begin("en");
    for options in [json!(["entry-right"]), json!(["grid=3x3", "entry-right"])] {
        let error = engine.error(&json!({"cmd": "new", "options": options}));
        assert_eq!((&error["kind"], &error["rule"]), (&json!("setup"), &json!("D-1.6")), "{error}");
        assert_eq!(error["expected"], json!(["2", "4", "6"]));
    }
    let error = engine.error(&json!({"cmd": "set", "position": "options mirror entry-right"}));
    assert_eq!((&error["line"], &error["column"], &error["rule"]), (&json!(1), &json!(16), &json!("D-1.6")));
    engine.ok(&json!({"cmd": "new", "options": ["entry-right", "grid=6x5"], "seed": 1}));
    assert_eq!(engine.ok(&json!({"cmd": "view", "seat": 1}))["view"]["grid"]["entry"], "d1");
}

#[test]
fn d10_6_why_names_the_rule_of_the_exchange_that_was_asked_for() {
    let mut engine = Conversation::begin("en");
    for (hands, action, rule) in [
        ("NN", "exchange N W", "D-10.6"),
        ("NNN", "exchange N N", "D-10.6"),
        ("W", "exchange W G", "D-7.4"),
        ("WW", "exchange W N", "D-7.4"),
    ] {
        let position = format!("options nightmare\nhands 1 {hands}");
        engine.ok(&json!({"cmd": "set", "position": position}));
        let why = engine.ok(&json!({"cmd": "why", "seat": 1, "action": action}));
        assert_eq!(why["refusal"]["rule"], rule, "{action}: {why}");
    }
}

/// A record, the line and column of what is wrong with its opening, and the kind and the rule.
type Opening = (&'static str, (u32, u32), &'static str, Option<&'static str>);

const OPENINGS: &[Opening] = &[
    ("oneiros record 1\ngame chess\nseat 1\nseat 2\ndeal\n", (2, 6), "record", None),
    ("oneiros record 1\ngame dreamscape\n# two\nedition fr\nseat 1\nseat 2\ndeal\n", (4, 9), "setup", None),
    (
        "oneiros record 1\ngame dreamscape\noptions mirror fast\nseat 1\nseat 2\ndeal\n",
        (3, 16),
        "setup",
        None,
    ),
    (
        "oneiros record 1\ngame dreamscape\noptions mirror mirror\nseat 1\nseat 2\ndeal\n",
        (3, 16),
        "setup",
        None,
    ),
    (
        "oneiros record 1\ngame dreamscape\noptions mirror cycles=99\nseat 1\nseat 2\ndeal\n",
        (3, 16),
        "setup",
        Some("D-3.1"),
    ),
    ("oneiros record 1\ngame dreamscape\n\nseat 1 Ada\ndeal\n", (4, 1), "setup", Some("D-1.2")),
    ("oneiros record 1\ngame dreamscape\npack mine 1 sha256:0\nseat 1\nseat 2\ndeal\n", (3, 6), "data", None),
    (
        "oneiros record 1\ngame dreamscape\npack trial 1 sha256:0\nseat 1\nseat 2\ndeal\n",
        (3, 6),
        "record",
        None,
    ),
    ("oneiros record 1\ngame dreamscape\nseat 1\nseat 2\ndeal s1 W t3\n", (5, 9), "record", None),
    ("oneiros record 1\ngame dreamscape\nseat 1\nseat 2\ndeal s1\n", (5, 8), "record", None),
    (
        "oneiros record 1\ngame dreamscape\nseat 1\nseat 2\nposition\n\n  cycle 2\n# remark\n  hands 1 WX\n",
        (9, 12),
        "record",
        None,
    ),
    (
        "oneiros record 1\r\ngame dreamscape\r\nseat 1\r\nseat 2\r\nposition\r\n\tphase finale\r\n  marker 1 1 used\r\n1 end\r\n",
        (7, 3),
        "record",
        Some("D-11.1"),
    ),
    (
        "oneiros record 1\ngame dreamscape\nseat 1\nseat 2\nposition\n  hands 1 W\n\n# remark\n1 place W c1\n1 place W c1\n",
        (10, 1),
        "record",
        Some("D-7.2"),
    ),
];

#[test]
fn a_fault_in_the_opening_of_a_record_has_its_place() {
    let mut engine = Conversation::begin("en");
    for &(record, place, kind, rule) in OPENINGS {
        let error = engine.error(&json!({"cmd": "load", "record": record}));
        assert_eq!(
            (&error["line"], &error["column"]),
            (&json!(place.0), &json!(place.1)),
            "{error}\n{record}"
        );
        assert_eq!((&error["kind"], &error["rule"]), (&json!(kind), &json!(rule)), "{record}");
    }
}

#[test]
fn a_pack_of_ones_own_cannot_take_the_name_and_version_of_a_built_in_one() {
    let other = TRIAL.replacen("points = ", "points = 1", 1);
    let line = 1 + other.lines().position(|line| line.starts_with("version")).unwrap();
    for lang in ["en", "it", "de", "pl"] {
        let mut engine = Conversation::begin(lang);
        for cmd in ["new", "cards"] {
            let error = engine.error(&json!({"cmd": cmd, "pack": {"toml": other}}));
            assert_eq!((&error["kind"], &error["expected"]), (&json!("data"), &json!(["2"])));
            assert_eq!((&error["line"], &error["column"]), (&json!(line), &json!(11)));
            assert!(error["message"].as_str().unwrap().contains("trial"), "{error}");
        }
        let next = other.replacen("version = 1", "version = 2", 1);
        assert_eq!(engine.ok(&json!({"cmd": "new", "pack": {"toml": next}}))["pack"]["version"], 2);
        let same: Value = engine.ok(&json!({"cmd": "new", "pack": {"toml": TRIAL}}));
        assert_eq!(same["pack"]["name"], "trial", "the built-in pack itself may be sent");
    }
}
