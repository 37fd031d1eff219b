//! The guide to adding a game quotes code that exists.

use kernel::{Record, Session};

use lanterns::Lanterns;

const GUIDE: &str = include_str!("../../../../docs/adding-a-game.md");
const SOURCES: [&str; 6] = [
    include_str!("../../../lanterns/src/game.rs"),
    include_str!("../../../lanterns/src/subject.rs"),
    include_str!("../../../lanterns/src/tables.rs"),
    include_str!("../../../lanterns/src/words.rs"),
    include_str!("laws.rs"),
    include_str!("../../../oneiros/tests/any_game/talk.rs"),
];

#[test]
fn every_rust_snippet_of_the_guide_occurs_in_lanterns() {
    let snippets: Vec<&str> =
        GUIDE.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(snippets.len() >= 6, "{} snippets", snippets.len());
    for snippet in snippets {
        assert!(SOURCES.iter().any(|source| source.contains(snippet)), "not in the sources:\n{snippet}");
    }
}

#[test]
fn the_record_in_the_guide_can_be_played() {
    let text = GUIDE.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let record = Record::read(&Lanterns(2), text).unwrap();
    assert_eq!(record.write(&Lanterns(2)), text);
    assert_eq!(Session::from_record(Lanterns(2), &record).unwrap().steps().count(), 3);
}

#[test]
fn lanterns_stays_tiny() {
    assert!(SOURCES[0].lines().count() < 360, "{} lines", SOURCES[0].lines().count());
}
