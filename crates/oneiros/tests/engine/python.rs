//! The Python example on the page plays a whole game.

use std::path::PathBuf;
use std::process::Command;

#[test]
fn the_python_example_plays_a_random_game_in_ten_lines() {
    let page = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine.md");
    let page = std::fs::read_to_string(page).expect("the page is there");
    let example = page.split("```python\n").nth(1).and_then(|rest| rest.split("```").next());
    let example = example.expect("the page has an example");
    assert_eq!(example.lines().count(), 10);
    let played = Command::new("python3").args(["-c", example, env!("CARGO_BIN_EXE_oneiros")]).output();
    let played = played.expect("this test needs python3: install Python 3.8 or newer");
    let text = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    assert!(text.starts_with("points: [") && text.lines().count() == 1, "{text}");
}
