//! Simulations.

use serde_json::Value;

use crate::program::run;

fn sim(args: &[&str]) -> Value {
    let run = run(&[&["dreamscape", "sim", "--json"], args].concat());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    run.json()
}

#[test]
fn the_result_follows_from_the_seed_and_not_from_the_threads() {
    let one = sim(&["--games", "200", "--seed", "5", "--threads", "1"]);
    assert_eq!(one, sim(&["--games", "200", "--seed", "5", "--threads", "3"]));
    assert_ne!(one, sim(&["--games", "200", "--seed", "6", "--threads", "1"]));
    assert_ne!(one["decisions"]["min"], one["decisions"]["max"], "the games of one run differ");
}

#[test]
fn a_summary_adds_up() {
    for args in [
        ["--players", "4", "--nightmare"].as_slice(),
        &["--solo", "2"],
        &["--simultaneous", "--player", "eager"],
    ] {
        let sum = sim(&[&["--games", "40", "--pack", "trial"], args].concat());
        let number = |value: &Value| value.as_f64().unwrap();
        assert_eq!(sum["games"], 40);
        let mean = number(&sum["decisions"]["mean"]);
        assert!((mean * 40.0 - number(&sum["total_decisions"])).abs() < 1.0);
        let causes: f64 =
            sum["points"].as_object().unwrap().values().map(|cause| number(&cause["mean"])).sum();
        assert!((causes - number(&sum["score"]["mean"])).abs() < 0.01, "{sum}");
        let wins: u64 = sum["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).sum();
        // A shared victory of more than two counts more than twice.
        let (shared, lost) = (sum["shared"].as_u64().unwrap(), sum["lost"].as_u64().unwrap());
        assert!(wins + lost >= 40 + shared && wins + lost <= 40 + 3 * shared, "{sum}");
        assert_eq!(sum["rival"].is_object(), args[0] == "--solo");
        assert!(number(&sum["legal"]["mean"]) >= 1.0);
    }
}

#[test]
fn d1_2_editions_options_and_packs_are_taken_as_asked() {
    let sum = sim(&[
        "--games",
        "3",
        "--edition",
        "pl",
        "--options",
        "cycles=2",
        "mirror,grid=6x5",
        "--pack",
        "trial",
    ]);
    assert_eq!(sum["options"], serde_json::json!(["mirror", "grid=6x5", "cycles=2"]));
    assert_eq!((&sum["edition"], &sum["pack"]), (&"pl".into(), &"trial-1".into()));
    let doubts = "king-by-location,completion-ends-step,empty-in-nightmare,entry-right,grid=4x3";
    let sum = sim(&["--games", "20", "--player", "eager", "--options", doubts, "--pack", "trial"]);
    assert_eq!(sum["options"], serde_json::json!(doubts.split(',').collect::<Vec<_>>()));
    assert_eq!(sim(&["--games", "1", "--solo", "deep"])["options"], serde_json::json!(["solo=3"]));
}

#[test]
fn a_summary_is_told_in_every_language_without_a_progress_bar_in_a_pipe() {
    for (lang, word) in [("en", "points"), ("it", "punti"), ("de", "Punkte"), ("pl", "punkty")] {
        let args = ["dreamscape", "sim", "--games", "5", "--solo", "1", "--lang", lang];
        let out = run(&args).good();
        assert!(out.lines().any(|line| line.starts_with(word)), "{out}");
        for key in ["sim-", "cause-", "{", "$"] {
            assert!(!out.contains(key), "{out}");
        }
    }
}
