//! The longest records that can be read go through the engine, in and out.

use kernel::record::{MAX_ENTRIES, MAX_LINE, MAX_TEXT};
use serde_json::json;

use crate::conversation::Conversation;

const OPENING: &str = "oneiros record 1\ngame dreamscape\nseat 1\nseat 2\nposition\n  hands 1 WM\n";

/// A record of so many bytes, filled up with comments of signs that take six bytes each in JSON.
fn record_of(bytes: usize) -> String {
    let mut text = OPENING.to_owned() + "1 place W c1\n";
    while text.len() < bytes {
        let line = (bytes - text.len()).min(MAX_LINE);
        text += &format!("#{}\n", "\u{1}".repeat(line.saturating_sub(2)));
    }
    text
}

#[test]
fn a_record_of_as_many_bytes_as_may_be_is_loaded() {
    let mut engine = Conversation::begin("en");
    let longest = record_of(MAX_TEXT);
    assert_eq!(longest.len(), MAX_TEXT);
    let request = json!({"cmd": "load", "record": longest});
    assert!(request.to_string().len() > 5 * MAX_TEXT, "the comments are escaped");
    assert_eq!(engine.ok(&request)["steps"], 1);
    let error = engine.error(&json!({"cmd": "load", "record": record_of(MAX_TEXT + 1)}));
    assert_eq!((&error["kind"], &error["line"]), (&json!("notation"), &json!(1)));
}

/// The longest step there is: it ends the last Creation of a cycle for four, and every row is filled from the bag.
fn emergence() -> String {
    format!("4 end >{}", " W".repeat(28) + " R R")
}

#[test]
fn a_record_of_as_many_entries_as_may_be_is_loaded_given_out_and_loaded_again() {
    let mut engine = Conversation::begin("en");
    engine.ok(&json!({"cmd": "set", "position": "players 4\nturn 4"}));
    let opening = engine.ok(&json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned();
    let there_and_back = emergence() + "\nundo 4\n";
    let record = opening + &there_and_back.repeat(MAX_ENTRIES / 2);
    assert!(record.len() < MAX_TEXT, "what can be played can be read again");
    for _ in 0..2 {
        assert_eq!(engine.ok(&json!({"cmd": "load", "record": record}))["steps"], 0);
        assert_eq!(engine.ok(&json!({"cmd": "record"}))["record"], record);
    }
    let error = engine.error(&json!({"cmd": "play", "seat": 4, "action": "end"}));
    assert_eq!(error["kind"], "limit");
}
