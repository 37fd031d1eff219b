//! Whole games of every edition and mode end as their files say. A fixture is never edited or regenerated.

use std::collections::BTreeSet;
use std::path::PathBuf;

use dreamscape::data::Edition;
use dreamscape::state::PileId;
use kernel::record::Ending;
use kernel::{Game, Seat, Session};
use oneiros::games::dreamscape::records;
use sha2::{Digest, Sha256};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/dreamscape")
}

fn fixtures() -> Vec<(String, String)> {
    let files = std::fs::read_dir(folder()).expect("the folder of fixtures");
    let mut fixtures: Vec<(String, String)> = files
        .map(|file| file.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "game"))
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).expect("a text"))
        })
        .collect();
    fixtures.sort();
    fixtures
}

#[test]
fn every_fixture_replays_to_the_points_and_winners_in_its_file() {
    for (name, text) in fixtures() {
        let (game, record) = records::read(&text, &[]).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let session =
            Session::from_record(game.clone(), &record).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let state = session.state();
        assert!(game.winners(state).is_some(), "{name} is not played to its end");
        assert_eq!(Some(Ending::of(&game, state)), record.ending, "{name} ends differently");
        let finished = |seat| state.piles.len(PileId::Finished(Seat(seat as u8)));
        assert!((0..game.seats()).all(|seat| finished(seat) > 0), "{name}: a seat completed no card");
        assert_eq!(record.write(&game), text, "{name} is not written canonically");
    }
}

#[test]
fn no_fixture_was_edited_or_taken_away() {
    let lock = std::fs::read_to_string(folder().join("fixtures.lock")).expect("the list of fixtures");
    let locked: BTreeSet<String> =
        lock.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect();
    let hashed = |(name, text): (String, String)| {
        let digest: String = Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{name} sha256:{digest}")
    };
    assert_eq!(fixtures().into_iter().map(hashed).collect::<BTreeSet<_>>(), locked);
}

#[test]
fn every_edition_and_mode_and_every_solo_level_has_a_fixture() {
    let games: BTreeSet<String> = fixtures()
        .iter()
        .filter_map(|(name, _)| name.rsplit_once('-').map(|(game, _)| game.to_owned()))
        .collect();
    for edition in Edition::ALL {
        for mode in ["base", "nightmare", "simultaneous"] {
            let game = format!("{}-{mode}", edition.word());
            assert!(games.contains(&game), "no fixture {game}");
        }
    }
    for level in 1..=4 {
        let suffix = format!("-solo{level}");
        assert!(games.iter().any(|game| game.ends_with(&suffix)), "no fixture of solo level {level}");
    }
}

#[test]
fn a_fixture_is_what_its_name_says() {
    for (name, text) in fixtures() {
        let (game, _) = records::read(&text, &[]).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let setup = game.setup();
        let mode = match (setup.solo, setup.nightmare, setup.simultaneous) {
            (Some(level), ..) => format!("solo{level}"),
            (_, true, false) => "nightmare".to_owned(),
            (_, false, true) => "simultaneous".to_owned(),
            _ => "base".to_owned(),
        };
        assert_eq!(name, format!("{}-{mode}-{}", setup.edition.word(), setup.players));
    }
}
