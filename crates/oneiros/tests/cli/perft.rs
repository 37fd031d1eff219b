//! Counting sequences of legal actions.

use crate::program::{run, run_with};

fn count(position: &str, depth: &str) -> String {
    let run = run_with(&["dreamscape", "perft", "--position", "-", "--depth", depth], position.as_bytes());
    run.good().lines().last().expect("a count").to_owned()
}

#[test]
fn a_small_position_has_the_sequences_that_can_be_counted_by_hand() {
    // Seat 1 places its Water or ends; then it enters or ends, or seat 2 can only end.
    assert_eq!(count("hands 1 W", "0"), "1");
    assert_eq!(count("hands 1 W", "1"), "2");
    assert_eq!(count("hands 1 W", "2"), "3");
    // A game that is over has none left.
    assert_eq!(count("phase over", "0"), "1");
    assert_eq!(count("phase over", "1"), "0");
    assert_eq!(count("phase over", "2"), "0");
}

#[test]
fn the_count_is_the_sum_over_the_first_actions_and_chance_is_fixed() {
    let args = ["dreamscape", "perft", "--depth", "4", "--nightmare", "--seed", "3"];
    let out = run(&args).good();
    let lines: Vec<&str> = out.lines().collect();
    let (total, first) = lines.split_last().unwrap();
    let sum: u64 = first.iter().map(|line| line.rsplit_once(": ").unwrap().1.parse::<u64>().unwrap()).sum();
    assert_eq!(sum.to_string(), *total);
    assert!(first.is_sorted());
    assert_eq!(run(&args).good(), out);
    let json = run(&[&args[..], &["--json"]].concat()).json();
    assert_eq!((&json["depth"], &json["seed"], &json["total"]), (&4.into(), &3.into(), &sum.into()));
}

#[test]
fn the_depth_is_needed_and_bounded() {
    assert!(run(&["dreamscape", "perft"]).failed(2).starts_with("This is missing: --depth"));
    assert!(run(&["dreamscape", "perft", "--depth", "99"]).failed(2).contains("Expected: 0..32."));
}
