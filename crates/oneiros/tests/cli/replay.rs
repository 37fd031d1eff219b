//! Records played again.

use dreamscape::data::Pack;
use kernel::record::pack;
use serde_json::{Value, json};

use crate::program::{file, run, run_with};

const TRIAL: &str = include_str!("../../../../content/dreamscape/packs/trial-1.toml");

/// The record of a whole game, made by the engine.
fn record() -> String {
    let requests = [
        json!({"cmd": "new", "options": ["cycles=2"], "pack": "trial", "nightmare": true, "seed": 3}),
        json!({"cmd": "random", "player": "eager", "seed": 3}),
        json!({"cmd": "undo"}),
        json!({"cmd": "redo"}),
        json!({"cmd": "record"}),
    ];
    let lines: Vec<String> = requests.iter().map(Value::to_string).collect();
    let out = run_with(&["engine"], lines.join("\n").as_bytes()).good();
    let answer: Value = serde_json::from_str(out.lines().last().expect("answers")).expect("JSON");
    answer["ok"]["record"].as_str().expect("a record").to_owned()
}

fn steps(record: &str) -> usize {
    let entry = |line: &&str| line.starts_with(['1', '2', 'u']) || line.starts_with("redo");
    record.lines().filter(entry).count()
}

#[test]
fn a_record_is_told_step_by_step_and_agrees_with_its_result() {
    let record = record();
    let path = file("whole.game", &record);
    let out = run(&["dreamscape", "replay", &path]).good();
    let last = format!("\nStep {}: redo ", steps(&record));
    assert!(out.contains("\nStart\n") && out.contains("\nStep 1: ") && out.contains(&last), "{out}");
    assert!(out.contains("Points: ") && out.contains("\nWinner: "), "{out}");
    assert!(out.ends_with("The game ends as the record says.\n"), "{out}");
    let bytes = file("whole.bytes", pack(&record));
    assert_eq!(run(&["dreamscape", "replay", &bytes]).good(), out);
    assert_eq!(run_with(&["dreamscape", "replay", "-"], record.as_bytes()).good(), out);
}

#[test]
fn a_replay_goes_to_programs_as_one_object() {
    let record = record();
    let path = file("programs.game", &record);
    let replay = run(&["dreamscape", "replay", &path, "--json"]).json();
    assert_eq!(replay["steps"].as_array().unwrap().len(), steps(&record) + 1);
    assert_eq!(replay["agrees"], true);
    let scores: Vec<i64> = replay["points"]
        .as_object()
        .unwrap()
        .values()
        .map(|causes| causes.as_object().unwrap().values().map(|points| points.as_i64().unwrap()).sum())
        .collect();
    assert_eq!(replay["steps"].as_array().unwrap().last().unwrap()["scores"], json!(scores));
    let one = run(&["dreamscape", "replay", &path, "--json", "--step", "4"]).json();
    assert_eq!(one["steps"], json!([replay["steps"][4]]));
    assert_eq!(one["winners"], Value::Null);
}

#[test]
fn one_step_is_shown_with_the_position_after_it() {
    let record = record();
    let path = file("step.game", &record);
    let out = run(&["dreamscape", "replay", &path, "--step", "3"]).good();
    assert!(out.contains("\nStep 3: ") && !out.contains("\nStep 4: ") && out.contains("\nHands: "), "{out}");
    assert!(run(&["dreamscape", "replay", &path, "--step", "0"]).good().contains("\nStart\n"));
    let failed = run(&["dreamscape", "replay", &path, "--step", "9999"]);
    assert!(failed.failed(2).contains(&format!("Expected: 0..{}.", steps(&record))), "{}", failed.err);
}

#[test]
fn a_record_that_does_not_play_fails_the_check_at_its_line() {
    let record = record();
    let lines: Vec<&str> = record.lines().collect();
    let at = lines.iter().position(|line| line.starts_with("1 ") || line.starts_with("2 ")).unwrap();
    let mut broken = lines.clone();
    broken[at] = "1 sow 1-2";
    let path = file("refused.game", broken.join("\n"));
    let failed = run(&["dreamscape", "replay", &path]);
    let sentence = failed.failed(1);
    assert!(sentence.starts_with(&format!("{path}:{}:1: Step 1 cannot be played. ", at + 1)), "{sentence}");
    assert!(failed.out.contains("\nStart\n"), "what can be played is told");
    let json = run(&["dreamscape", "replay", &path, "--json"]);
    json.failed(1);
    assert_eq!(json.json()["error"]["kind"], "record");
}

#[test]
fn a_record_with_another_result_fails_the_check() {
    let record = record();
    let line = record.lines().find(|line| line.starts_with("points 1")).unwrap();
    let path = file("other.game", record.replace(line, "points 1 cause-water=99"));
    let failed = run(&["dreamscape", "replay", &path]);
    let sentence = failed.failed(1);
    assert!(
        sentence.contains("The game does not end as the record says.") && sentence.contains(line),
        "{sentence}"
    );
}

#[test]
fn a_pack_that_the_record_does_not_name_is_refused_and_the_one_it_names_is_taken() {
    let record = file("packed.game", record());
    let replay = |pack: &str| run(&["dreamscape", "replay", &record, "--pack", pack]);
    replay("trial").good();
    let sentence = format!("{record}: \"pack nocturne 1\" contradicts \"pack trial 1\".");
    assert_eq!(replay("nocturne").failed(2), sentence);
    let other = file("other-trial.toml", format!("{TRIAL}# one more remark\n"));
    let sentence = format!("{record}: The pack trial-1 here is not the one that was played with.");
    assert_eq!(replay(&other).failed(2), sentence);
}

#[test]
fn a_record_of_a_pack_under_the_name_of_a_built_in_one_is_played_with_the_pack_it_names() {
    let mine = TRIAL.replacen("\"trial\"", "\"mine\"", 1);
    let requests = [json!({"cmd": "new", "pack": {"toml": mine}, "seed": 1}), json!({"cmd": "record"})];
    let lines: Vec<String> = requests.iter().map(Value::to_string).collect();
    let out = run_with(&["engine"], lines.join("\n").as_bytes()).good();
    let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    // As such records were made when a changed pack could still keep the name of the one it was made from.
    let changed = format!("{TRIAL}# one more remark\n");
    let hash = |text: &str| Pack::read("pack.toml", text).unwrap().hash;
    let record = answers[1]["ok"]["record"].as_str().unwrap();
    let record = record.replace("pack mine 1", "pack trial 1").replace(&hash(&mine), &hash(&changed));
    let (path, pack) = (file("earlier.game", &record), file("earlier.toml", &changed));
    run(&["dreamscape", "replay", &path, "--pack", &pack]).good();
    assert!(run(&["dreamscape", "replay", &path]).failed(2).contains("is not the one"));
    assert!(run(&["dreamscape", "cards", "--pack", &pack]).failed(2).contains("trial"));
}

#[test]
fn a_file_that_is_no_record_is_wrong_use() {
    let failed = |name: &str, content: &[u8]| {
        let path = file(name, content);
        let run = run(&["dreamscape", "replay", &path]);
        run.failed(2).replace(&path, "FILE")
    };
    assert_eq!(failed("empty.game", b""), "FILE:1:1: This cannot be read. Expected: oneiros record 1.");
    assert_eq!(failed("noise.game", b"\xff\xfe\x00"), "FILE: This is no record of a game.");
    assert_eq!(failed("cut.game", &pack("x")[..8]), "FILE: This is no record of a game.");
    let other = failed("lanterns.game", b"oneiros record 1\ngame lanterns\nseat 1\ndeal\n");
    assert_eq!(other, "FILE:2:6: There is no game \"lanterns\". Expected: dreamscape.");
}
