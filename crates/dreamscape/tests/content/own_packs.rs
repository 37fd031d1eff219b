//! Packs that somebody brings along.

use dreamscape::data::{MAX_OWN_PACK, Pack, builtin};
use kernel::{Expected, Message};

const TRIAL: &str = include_str!("../../../../content/dreamscape/packs/trial-1.toml");

#[test]
fn other_cards_under_the_name_and_version_of_a_built_in_pack_are_refused_at_the_version() {
    let other = format!("{TRIAL}# one more remark\n");
    assert!(Pack::read_played("trial-1.toml", &other).is_ok(), "a game may have been played with it");
    for error in [
        Pack::read_own("trial-1.toml", &other).unwrap_err(),
        Pack::read_own_bytes("trial-1.toml", other.as_bytes()).unwrap_err(),
    ] {
        assert_eq!((error.file.as_str(), error.line, error.column), ("trial-1.toml", 5, 11));
        assert_eq!((error.key(), error.expected), ("data-taken-version", Expected::literals(&["2"])));
    }
}

#[test]
fn another_version_another_name_and_the_built_in_pack_itself_are_taken() {
    let read = |text: &str| Pack::read_own("own.toml", text).map(|pack| (pack.name, pack.version));
    assert_eq!(read(&TRIAL.replacen("version = 1", "version = 2", 1)), Ok(("trial".to_owned(), 2)));
    assert_eq!(read(&TRIAL.replacen("\"trial\"", "\"mine\"", 1)), Ok(("mine".to_owned(), 1)));
    let same = Pack::read_own("own.toml", TRIAL).unwrap();
    assert_eq!(Some(same), builtin().pack("trial", Some(1)).map(|pack| (*pack).clone()));
}

#[test]
fn a_pack_of_ones_own_has_a_longest_text() {
    let text = TRIAL.replacen("\"trial\"", "\"mine\"", 1);
    let remark = |length: usize| format!("{text}# {}", "x".repeat(length - text.len() - 2));
    assert!(Pack::read_own("own.toml", &remark(MAX_OWN_PACK)).is_ok());
    for read in [Pack::read_own, Pack::read_played] {
        let error = read("own.toml", &remark(MAX_OWN_PACK + 1)).unwrap_err();
        assert_eq!((error.key(), error.line, error.column), ("data-too-long", 1, 1));
    }
}
