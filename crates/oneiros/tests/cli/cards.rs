//! The cards of a pack.

use crate::program::{file, run};

const TRIAL: &str = include_str!("../../../../content/dreamscape/packs/trial-1.toml");

#[test]
fn every_card_is_listed_with_its_drawing_points_power_and_title() {
    let out = run(&["dreamscape", "cards"]).good();
    assert!(out.starts_with("nocturne, version 1: 50 cards.\n"));
    assert_eq!(out.lines().filter(|line| line.starts_with('#')).count(), 50);
    assert!(out.contains("#3 High Tarn: level I, 4 points, Eternal Summer Lake.\n    RRW\n"), "{out}");
    let json = run(&["dreamscape", "cards", "--json", "--lang", "de"]).json();
    let card = &json["cards"][2];
    assert_eq!((&card["number"], &card["level"], &card["pattern"]), (&3.into(), &"I".into(), &"RRW".into()));
    assert_ne!(card["title"], "High Tarn");
}

#[test]
fn an_edition_that_counts_otherwise_is_told() {
    let out = run(&["dreamscape", "cards", "--pack", "trial"]).good();
    assert!(out.contains("8 points in edition pl."), "{out}");
}

#[test]
fn a_pack_file_of_ones_own_is_read_and_a_broken_one_pointed_at() {
    let mine = TRIAL.replace("name = \"trial\"", "name = \"mine\"");
    let path = file("mine.toml", &mine);
    assert!(run(&["dreamscape", "cards", "--pack", &path]).good().starts_with("mine, version 1: 22 cards."));
    let broken = file("broken.toml", mine.replacen("power = \"muse\"", "power = \"amuse\"", 1));
    let failed = run(&["dreamscape", "cards", "--pack", &broken]);
    let sentence = failed.failed(2);
    assert!(
        sentence.starts_with(&format!("{broken}:14:9: \"amuse\" is not a word for \"power\".")),
        "{sentence}"
    );
    assert!(sentence.ends_with("Expected: muse, harvesters, tower, golem, lake, king."), "{sentence}");
}
