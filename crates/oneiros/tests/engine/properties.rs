//! Whatever comes in, the engine answers every line once and keeps its state when it refuses.

use std::io;

use oneiros::engine::{Engine, serve};
use oneiros::games::registry;
use oneiros::words::{Lang, Words};
use proptest::prelude::*;
use serde_json::{Value, json};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// The answers to some input, each checked to be of the right form.
fn answers(input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    serve(&Words::for_language(Lang::En), &registry(), input, &mut output).expect("memory takes everything");
    let text = String::from_utf8(output).expect("answers are text");
    assert!(text.is_empty() || text.ends_with('\n'));
    text.lines().map(well_formed).collect()
}

fn well_formed(line: &str) -> Value {
    let answer: Value = serde_json::from_str(line).expect("answers are JSON");
    let members = answer.as_object().expect("answers are objects");
    assert!(members.len() == 2 && members.contains_key("id"), "{line}");
    if let Some(error) = members.get("error") {
        let fields: Vec<&str> =
            error.as_object().expect("errors are objects").keys().map(String::as_str).collect();
        let mut expected = ["kind", "rule", "line", "column", "expected", "message"];
        expected.sort_unstable();
        assert_eq!(fields, expected);
    } else {
        assert!(members["ok"].is_object(), "{line}");
    }
    answer
}

fn asks(line: &[u8]) -> bool {
    !line.iter().all(u8::is_ascii_whitespace)
}

/// Notes whether anything is written that is not sent off before the next request is read.
#[derive(Default)]
struct Watchful {
    waiting: bool,
    flushed: usize,
}

impl io::Write for Watchful {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.waiting = true;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.flushed += usize::from(self.waiting);
        self.waiting = false;
        Ok(())
    }
}

#[test]
fn each_answer_is_sent_off_at_once() {
    let mut output = Watchful::default();
    let input = "{\"cmd\":\"hello\"}\n\nnoise\n{\"cmd\":\"cards\"}\n";
    serve(&Words::for_language(Lang::En), &registry(), input.as_bytes(), &mut output).unwrap();
    assert_eq!((output.waiting, output.flushed), (false, 3));
}

/// Bytes that often look like requests.
fn noise() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        any::<Vec<u8>>(),
        "[{}\\[\\]:,\" \\n\\\\a-z0-9]{0,20}".prop_map(String::into_bytes),
        Just(b"{\"id\":1,\"cmd\":\"new\"}\n".to_vec()),
        Just(b"{\"cmd\":\"play\",\"seat\":1,\"action\":\"".to_vec()),
        Just(b"\n\n\r\n".to_vec()),
        request().prop_map(|request| format!("{request}\n").into_bytes()),
    ];
    prop::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat())
}

const ACTIONS: [&str; 12] = [
    "collect",
    "end",
    "move 2",
    "keep #1",
    "power",
    "place W c1",
    "enter",
    "step b1",
    "done",
    "draw none",
    "plant c1",
    "golem c1:1 b1",
];

/// Any value, often one that some field wants.
fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!(null)),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0..6_u8).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
        prop::sample::select(ACTIONS.as_slice()).prop_map(Value::from),
        prop::sample::select(vec![
            "standard",
            "pl",
            "trial",
            "eager",
            "spectator",
            "#7",
            "hands 1 WR\nopen 1 #7",
            "W@"
        ])
        .prop_map(Value::from),
        prop::collection::vec("[WRLGMN#st0-9]{1,3}", 0..4).prop_map(Value::from),
        Just(json!({"toml": "name = 'x'"})),
    ]
}

/// Requests of which some are right and most are not.
fn request() -> impl Strategy<Value = Value> {
    let fields = prop::sample::select(vec![
        "seat",
        "action",
        "chance",
        "position",
        "record",
        "pack",
        "seed",
        "players",
        "edition",
        "nightmare",
        "solo",
        "options",
        "decisions",
        "player",
        "card",
        "pattern",
        "else",
    ]);
    let command = prop_oneof![
        9 => prop::sample::select(oneiros::engine::COMMANDS.as_slice()).prop_map(Value::from),
        1 => value(),
    ];
    (command, prop::collection::vec((fields, value()), 0..4)).prop_map(|(command, fields)| {
        let mut request: serde_json::Map<String, Value> =
            fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        request.insert("cmd".to_owned(), command);
        Value::Object(request)
    })
}

/// A request that may well play on: random decisions, and actions that fit now and then.
fn move_on() -> impl Strategy<Value = Value> {
    prop_oneof![
        (0..30_u8, any::<bool>()).prop_map(|(decisions, eager)| {
            json!({"cmd": "random", "decisions": decisions, "player": if eager { "eager" } else { "uniform" }})
        }),
        (1..3_u8, prop::sample::select(ACTIONS.as_slice()))
            .prop_map(|(seat, action)| json!({"cmd": "play", "seat": seat, "action": action})),
        Just(json!({"cmd": "undo"})),
        Just(json!({"cmd": "redo"})),
    ]
}

fn ask(engine: &mut Engine<'_>, request: &Value) -> Value {
    well_formed(&engine.answer(Ok(&request.to_string())).expect("a request is answered"))
}

/// Everything that can be known of an engine's game.
fn state(engine: &mut Engine<'_>) -> [Value; 2] {
    ["position", "record"].map(|cmd| ask(engine, &json!({"cmd": cmd})))
}

const LOOKING: [&str; 10] =
    ["hello", "position", "legal", "why", "preview", "view", "score", "matches", "cards", "record"];

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn any_bytes_get_one_answer_a_line(input in noise()) {
        let asked = input.split(|byte| *byte == b'\n').filter(|line| asks(line)).count();
        prop_assert_eq!(answers(&input).len(), asked);
    }
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn a_refused_request_leaves_everything_as_it_was(
        requests in prop::collection::vec(prop_oneof![2 => request(), 1 => move_on()], 1..40),
        seed in any::<u64>(),
    ) {
        let words = Words::for_language(Lang::En);
        let games = registry();
        let (mut troubled, mut quiet) = (Engine::new(&words, &games), Engine::new(&words, &games));
        for engine in [&mut troubled, &mut quiet] {
            ask(engine, &json!({"cmd": "new", "pack": "trial", "seed": seed}));
        }
        for request in &requests {
            let before = state(&mut troubled);
            let answer = ask(&mut troubled, request);
            let refused = answer.get("error").is_some();
            if refused || LOOKING.iter().any(|cmd| request["cmd"] == *cmd) {
                prop_assert_eq!(&state(&mut troubled), &before, "{}", request);
            }
            // An engine that never hears the refused requests must go the same way: they do not even move the dice.
            if !refused {
                prop_assert_eq!(ask(&mut quiet, request), answer);
            }
        }
        prop_assert_eq!(state(&mut troubled), state(&mut quiet));
    }
}
