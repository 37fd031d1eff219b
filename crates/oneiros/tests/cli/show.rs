//! Positions as text.

use crate::program::{file, run, run_with};

const POSITION: &str = "options nightmare\ndreamscape 1 c1=RR b1=W^\ndreamer 1 c1\nhands 1 WWL\nopen 1 #7\nstored 1 #7=G\n\
    finished 2 #1 #2\nscore 2 cards=5 water=2\nrow 4 WGN\npurposes t9=W t1\nreds 1-2\n";

#[test]
fn a_position_is_drawn_with_everything_that_lies_open() {
    let path = file("open.position", POSITION);
    let out = run(&["dreamscape", "show", &path]).good();
    for line in [
        "Cycle 1 of 6, Creation.",
        "4 Clockwork Golem      W G N . .",
        "Reds on links: 1-2.",
        "Purpose: most single shards, Water.",
        "Player 1: 0 points (none), initiative 1, power unused.",
        "Hands: W W L.",
        "  1 .  W^  RR@  .  .",
        "    a  b   c    d  e",
        "#7 Deep Well: level I, 5 points, Muse Archives. Stored: Grass.",
        "    WWW@",
        "Player 2: 7 points (water +2, dreamcards +5), initiative 2, power unused.",
        "Finished: #2 Sleeping Summit, #1 Quiet Shore.",
    ] {
        assert!(out.lines().any(|other| other == line), "{line}\n{out}");
    }
}

#[test]
fn a_position_comes_from_standard_input_and_goes_to_programs_as_json() {
    let shown = run_with(&["dreamscape", "show", "-", "--json"], POSITION.as_bytes()).json();
    let canonical = shown["position"].as_str().unwrap();
    assert_eq!(shown["view"]["players"][0]["dreamer"], "c1");
    let again = run_with(&["dreamscape", "show", "-", "--json"], canonical.as_bytes()).json();
    assert_eq!(again, shown);
}

#[test]
fn every_language_draws_the_same_boards() {
    let boards = ["en", "it", "de", "pl"].map(|lang| {
        let out = run_with(&["dreamscape", "show", "-", "--lang", lang], POSITION.as_bytes()).good();
        assert!(!out.contains("show-") && !out.contains("{"), "{out}");
        out.lines().filter(|line| line.starts_with("  ")).map(str::to_owned).collect::<Vec<_>>()
    });
    assert!(boards.iter().all(|board| *board == boards[0] && board.len() == 11));
}

#[test]
fn a_pack_that_the_position_does_not_name_is_refused_and_the_one_it_names_is_taken() {
    let own = include_str!("../../../../content/dreamscape/packs/trial-1.toml").replacen(
        "\"trial\"",
        "\"mine\"",
        1,
    );
    let own = file("shown.toml", own);
    let show = |pack: &str, position: &str| {
        run_with(&["dreamscape", "show", "-", "--pack", pack], position.as_bytes())
    };
    assert_eq!(show("trial", POSITION).failed(2), "-: \"pack trial 1\" contradicts \"pack nocturne 1\".");
    assert_eq!(show(&own, "pack trial").failed(2), "-: \"pack mine 1\" contradicts \"pack trial 1\".");
    for (pack, position) in [(own.as_str(), "pack mine"), ("trial", "pack trial 1"), ("nocturne", POSITION)] {
        show(pack, position).good();
    }
    let perft = ["dreamscape", "perft", "--depth", "1", "--position", "-", "--pack"];
    let failed = run_with(&[&perft[..], &["trial"]].concat(), POSITION.as_bytes());
    assert!(failed.failed(2).contains("contradicts"), "{}", failed.err);
    run_with(&[&perft[..], &["nocturne"]].concat(), POSITION.as_bytes()).good();
}

#[test]
fn a_broken_position_is_pointed_at_with_its_rule() {
    let path = file("broken.position", "options nightmare\ndreamscape 1 c1=NN\n");
    let failed = run(&["dreamscape", "show", &path]);
    let sentence = failed.failed(2);
    assert!(sentence.starts_with(&format!("{path}:2:")) && sentence.contains("D-10.5"), "{sentence}");
    let latin = file("latin.position", b"hands 1 W\n# caf\xe9\n");
    assert_eq!(
        run(&["dreamscape", "show", &latin]).failed(2),
        format!("{latin}:2:6: This is not UTF-8 text. Expected: UTF-8.")
    );
}
