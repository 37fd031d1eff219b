//! Wrong use: a sentence with the allowed values, exit code 2, and nothing on standard output.

use crate::program::{file, run};

/// Wrong uses of `oneiros dreamscape sim`, and what the sentence must say.
const WRONG: [(&[&str], &str); 13] = [
    (&["--edition", "fr"], "There is no edition \"fr\". Expected: standard, en, it, pl, de."),
    (&["--players", "5"], "5 does not fit. (D-1.2) Expected: 2, 3, 4."),
    (&["--players", "many"], "--players cannot be many. Expected: 2, 3, 4."),
    (&["--games", "0"], "--games cannot be 0. Expected: 1..1000000000."),
    (&["--seed", "-3"], "--seed cannot be -3. Expected: 0..18446744073709551615."),
    (&["--player", "clever"], "--player cannot be clever. Expected: uniform, eager."),
    (&["--solo", "9"], "The solo game has levels 1 to 4, not 9. (D-13.3) Expected: 1, 2, 3, 4."),
    (&["--options", "grid=7x7"], "A grid of 7x7 is not possible"),
    (&["--options", "entry-right"], "needs an even number of columns. (D-1.6) Expected: 2, 4, 6."),
    (&["--options", "moon"], "There is no option \"moon\". Expected: nightmare, simultaneous,"),
    (&["--pack", "none"], "There is no pack \"none\". Expected: nocturne-1, trial-1."),
    (&["--threads", "0"], "--threads cannot be 0. Expected: 1..256."),
    (&["--lang", "fr"], "--lang cannot be fr. Expected: en, it, de, pl."),
];

#[test]
fn a_wrong_value_is_told_in_a_sentence_with_the_allowed_ones() {
    for (wrong, sentence) in WRONG {
        let args = [&["dreamscape", "sim", "--games", "1"], wrong].concat();
        // The number of games cannot be given twice.
        let args: Vec<&str> =
            if wrong[0] == "--games" { [&["dreamscape", "sim"], wrong].concat() } else { args };
        let failed = run(&args);
        assert!(failed.failed(2).contains(sentence), "{wrong:?}: {}", failed.err);
        assert_eq!(failed.out, "");
    }
}

#[test]
fn with_json_a_failure_is_one_object_too() {
    let failed = run(&["dreamscape", "sim", "--players", "5", "--json"]);
    failed.failed(2);
    let error = &failed.json()["error"];
    assert_eq!((&error["kind"], &error["rule"]), (&"setup".into(), &"D-1.2".into()));
    assert_eq!(error["expected"], serde_json::json!(["2", "3", "4"]));
}

#[test]
fn a_command_line_that_cannot_be_understood_is_told_what_is_missing_or_too_much() {
    let cases: [(&[&str], &str); 8] = [
        (&[], "A command is missing. Expected: "),
        (&["dreamscape"], "A command is missing. Expected: sim, perft, replay, show, cards."),
        (&["dance"], "There is no command \"dance\"."),
        (
            &["dreamscape", "dance"],
            "There is no command \"dance\". Expected: sim, perft, replay, show, cards.",
        ),
        (&["dreamscape", "sim", "--speed"], "There is no argument --speed. Expected: --players,"),
        (&["dreamscape", "sim", "--games"], "A value is missing behind --games."),
        (&["dreamscape", "replay"], "This is missing: <FILE|->."),
        (&["dreamscape", "sim", "--seed", "1", "--seed", "2"], "--seed can be given only once."),
    ];
    for (args, sentence) in cases {
        let failed = run(args);
        assert!(failed.failed(2).starts_with(sentence), "{args:?}: {}", failed.err);
        assert!(failed.err.ends_with("See oneiros --help.\n"));
        assert_eq!(failed.out, "");
    }
}

#[test]
fn arguments_that_contradict_each_other_are_both_named() {
    let record = file(
        "contradicted.game",
        "oneiros record 1\ngame dreamscape\npack trial 1 sha256:0\nseat 1\nseat 2\ndeal\n",
    );
    let cases: [(&[&str], &str); 6] = [
        (&["play", "--continue", "--players", "3"], "\"--continue\" contradicts \"--players\"."),
        (&["play", "--edition", "en", "--continue"], "\"--edition\" contradicts \"--continue\"."),
        (&["play", "--continue", "--options", "mirror"], "\"--continue\" contradicts \"--options\"."),
        (
            &["dreamscape", "perft", "--depth", "1", "--position", &record, "--nightmare"],
            "\"--position\" contradicts \"--nightmare\".",
        ),
        (&["export", "--all", "someone"], "\"--all\" contradicts \"[TABLE]\"."),
        (&["play", "--continue", "--continue"], "--continue can be given only once."),
    ];
    for (args, sentence) in cases {
        let failed = run(args);
        assert!(failed.failed(2).starts_with(sentence), "{args:?}: {}", failed.err);
    }
}

#[test]
fn missing_files_folders_and_broken_files_are_wrong_use() {
    for tool in ["show", "replay"] {
        assert!(run(&["dreamscape", tool, "no/such/file"]).failed(2).ends_with("There is no such file."));
        assert_eq!(run(&["dreamscape", tool, ""]).failed(2), "\"\": There is no such file.");
        let folder = env!("CARGO_MANIFEST_DIR");
        assert!(run(&["dreamscape", tool, folder]).failed(2).ends_with("This is a folder, not a file."));
    }
}

#[test]
fn help_is_there_in_every_language_for_every_command() {
    let commands: [&[&str]; 14] = [
        &[],
        &["engine"],
        &["play"],
        &["serve"],
        &["backup"],
        &["check"],
        &["export"],
        &["import"],
        &["dreamscape"],
        &["dreamscape", "sim"],
        &["dreamscape", "perft"],
        &["dreamscape", "replay"],
        &["dreamscape", "show"],
        &["dreamscape", "cards"],
    ];
    for command in commands {
        for (lang, usage) in [("en", "Usage: "), ("it", "Uso: "), ("de", "Aufruf: "), ("pl", "Użycie: ")] {
            let out = run(&[command, &["--help", "--lang", lang]].concat()).good();
            let line = out.lines().find(|line| line.starts_with(usage));
            let expected = [&["oneiros"], command].concat().join(" ");
            assert!(line.is_some_and(|line| line[usage.len()..].starts_with(&expected)), "{out}");
            assert!(!out.contains("help-") && out.contains("--lang"), "{out}");
            // The parser's own words are English and must be gone.
            assert_eq!(lang == "en", out.contains("Options:"), "{out}");
        }
    }
    assert_eq!(run(&["--version"]).good(), format!("oneiros {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn the_help_of_a_server_tells_of_every_setting_and_of_every_limit_with_its_default() {
    for lang in ["en", "it", "de", "pl"] {
        let out = run(&["serve", "--help", "--lang", lang]).good();
        for flag in
            ["config", "port", "data", "lan", "public-url", "database", "trust-proxy", "private-hooks", "log"]
        {
            let line = out.lines().find(|line| line.trim_start().starts_with(&format!("--{flag}")));
            let words = line.map_or(0, |line| line.split_whitespace().count());
            assert!(words > 3, "{flag} is not explained: {out}");
        }
        for limit in server::Limits::default().explained() {
            let line = format!("  {} = {}", limit.name, limit.amount);
            assert!(out.lines().any(|other| other == line), "{line} is missing: {out}");
        }
        assert!(
            out.contains("[limits]") && out.contains("ONEIROS_LIMITS_*") && out.contains("docs/serving.md"),
            "{out}"
        );
        assert!(
            out.lines()
                .find(|line| line.contains("--public-url"))
                .is_some_and(|line| line.contains("--trust-proxy")),
            "{out}"
        );
    }
}

#[test]
fn the_language_of_a_failure_is_the_one_asked_for() {
    let sentences =
        ["en", "it", "de", "pl"].map(|lang| run(&["dreamscape", "cards", "--pack", "x", "--lang", lang]).err);
    let words = ["There is no pack", "Il pacchetto \"x\" non esiste", "gibt es nicht", "Nie ma zestawu kart"];
    for (sentence, words) in sentences.iter().zip(words) {
        assert!(sentence.contains(words), "{sentence}");
    }
}
