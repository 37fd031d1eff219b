//! What is Dreamscape's own is in one place.

use std::path::{Path, PathBuf};

use oneiros::games::registry;

use crate::talk::games;

/// The files of a folder of sources.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn no_game_is_named_outside_its_folder_the_list_of_games_and_the_terminal_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let own =
        |path: &Path| ["games", "games.rs", "play"].iter().any(|part| path.starts_with(root.join(part)));
    let mut read = 0;
    for path in sources(&root).into_iter().filter(|path| !own(path)) {
        let text = std::fs::read_to_string(&path).unwrap().to_lowercase();
        for game in games().names() {
            assert!(!text.contains(game), "{} names {game}", path.display());
        }
        read += 1;
    }
    assert!(read > 40, "{read} files");
    // The list has a line for each game, and one that says where what it has of its own is, if it has anything.
    let list = std::fs::read_to_string(root.join("games.rs")).unwrap();
    for game in registry().names() {
        let lines = list.lines().filter(|line| line.contains(game)).count();
        assert!((1..=2).contains(&lines), "{list}");
    }
}
