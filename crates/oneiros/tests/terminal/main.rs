//! The terminal game on a real terminal: whatever ends it, the terminal can be used afterwards and the game is kept.

use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

/// Plays on a terminal until something happens, and tells how the program left and whether the game was kept.
fn play_until(deed: &str) -> (Value, PathBuf, bool) {
    let folder = std::env::temp_dir().join(format!("oneiros-terminal-{deed}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let save = folder.join("game.txt");
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/terminal/on_a_terminal.py");
    let save_name = save.to_str().expect("a plain path");
    let ran = Command::new("python3")
        .arg(script)
        .args([
            deed,
            env!("CARGO_BIN_EXE_oneiros"),
            "play",
            "dreamscape",
            "--lang",
            "en",
            "--save",
            save_name,
        ])
        .env("TERM", "xterm-256color")
        .output()
        .expect("this test needs python3: install Python 3.8 or newer");
    let told = String::from_utf8_lossy(&ran.stdout).into_owned();
    let told = serde_json::from_str(&told)
        .unwrap_or_else(|_| panic!("{told}{}", String::from_utf8_lossy(&ran.stderr)));
    let kept = save.is_file();
    std::fs::remove_dir_all(&folder).expect("the folder goes again");
    (told, save, kept)
}

#[test]
fn ctrl_c_and_signals_give_the_terminal_back_and_say_where_the_game_is() {
    for deed in ["ctrl-c", "SIGINT", "SIGTERM"] {
        let (told, save, kept) = play_until(deed);
        assert_eq!(
            (&told["drew"], &told["given_back"], &told["code"]),
            (&true.into(), &true.into(), &0.into()),
            "{deed}: {told}"
        );
        let said = told["said"].as_str().unwrap_or_default();
        assert!(
            said.contains(save.to_str().expect("a plain path")) && said.contains("--continue"),
            "{deed}: {said}"
        );
        assert!(kept, "{deed}");
    }
}

#[test]
fn a_terminal_that_is_closed_ends_the_program_and_the_game_is_kept() {
    let (told, _, kept) = play_until("SIGHUP");
    assert_eq!((&told["drew"], &told["code"], kept), (&true.into(), &0.into(), true), "{told}");
}
