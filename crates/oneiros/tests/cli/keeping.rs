//! Copies and checks of what a real server kept.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::run;
use crate::serving::{Serving, folder, value_of};

/// A folder with a table in it, at which a computer player has played.
fn played(name: &str) -> String {
    let data = folder(name);
    let server = Serving::start(&["--port", "0", "--data", &data]);
    let guest = server.post("/api/me", "", r#"{"name":"Ada"}"#);
    let session = guest.split("oneiros=").nth(1).and_then(|rest| rest.split(';').next()).expect("a session");
    let contract = r#"{"game":{"game":"dreamscape"},"seats":["maker","bot"]}"#;
    let made = server.post("/api/tables", &format!("cookie: oneiros={session}\r\n"), contract);
    assert!(value_of(&made, "id").is_some(), "{made}");
    assert_eq!(server.stop("TERM").code, 0);
    data
}

#[test]
fn a_backup_is_a_whole_database_and_never_takes_the_place_of_a_file() {
    let data = played("keeping-backup");
    let copy = folder("keeping-copy");
    fs::create_dir_all(&copy).expect("the folder for tests can be written");
    let file = format!("{copy}/oneiros.db");
    assert_eq!(
        run(&["backup", &file, "--data", &data]).good(),
        format!("Everything is copied into {file}.\n")
    );
    let before = fs::read(&file).expect("it was just written");
    assert!(run(&["backup", &file, "--data", &data]).failed(1).contains("This is there already."));
    assert_eq!(fs::read(&file).expect("it is still there"), before);
    assert_eq!(run(&["check", "--data", &copy]).good(), "One table, and it replays.\n");
}

#[test]
fn a_check_lists_the_table_and_the_row_that_does_not_replay() {
    let data = played("keeping-check");
    assert_eq!(run(&["check", "--data", &data]).good(), "One table, and it replays.\n");
    let database = PathBuf::from(&data).join("oneiros.db");
    // An opening that this program does not know: as long as before, so that the file stays a database.
    change(&database, b"\"opening\":\"deal", b"\"opening\":\"lead");
    let checked = run(&["check", "--data", &data]);
    assert_eq!(checked.failed(1), "Problems found: 1; tables looked at: 1.");
    assert!(
        checked.out.starts_with("Table ") && checked.out.contains(" does not replay at row "),
        "{}",
        checked.out
    );
}

fn change(file: &Path, from: &[u8], to: &[u8]) {
    let mut bytes = fs::read(file).expect("a server was here");
    let mut count = 0;
    for at in 0..bytes.len() - from.len() {
        if bytes[at..].starts_with(from) {
            bytes[at..at + to.len()].copy_from_slice(to);
            count += 1;
        }
    }
    assert!(count > 0, "the text is there");
    fs::write(file, bytes).expect("the folder for tests can be written");
}
