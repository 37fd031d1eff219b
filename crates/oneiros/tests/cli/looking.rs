//! What only reads leaves everything as it is, and needs no folder that it could write to.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::keeping::played;
use crate::program::run;
use crate::read_only::Stage;
use crate::serving::{Serving, folder, value_of};

/// Every file of a folder, with what is in it.
fn everything(folder: &str) -> BTreeMap<PathBuf, Vec<u8>> {
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    files.map(|file| (file.clone(), fs::read(file).expect("it can be read"))).collect()
}

/// The commands that only read, writing elsewhere what they write.
fn readers<'a>(data: &'a str, copy: &'a str, records: &'a str) -> [Vec<&'a str>; 3] {
    [
        vec!["check", "--data", data],
        vec!["backup", copy, "--data", data],
        vec!["export", "--all", "--to", records, "--data", data],
    ]
}

#[test]
fn a_folder_without_a_database_is_refused_and_nothing_is_made() {
    let (missing, empty, out) =
        (folder("looking-missing"), folder("looking-empty"), folder("looking-nothing"));
    for folder in [&empty, &out] {
        fs::create_dir_all(folder).expect("the folder for tests can be written");
    }
    for data in [&missing, &empty] {
        for command in readers(data, &format!("{out}/copy.db"), &format!("{out}/records")) {
            let sentence =
                |lang: &&str| run(&[&command[..], &["--lang", lang]].concat()).failed(1).to_owned();
            assert_eq!(sentence(&"en"), format!("There is no database of this program in {data}."));
            let all: BTreeSet<String> = ["en", "it", "de", "pl"].iter().map(sentence).collect();
            assert_eq!(all.len(), 4, "{all:?}");
        }
    }
    assert!(!Path::new(&missing).exists());
    assert_eq!(everything(&empty), BTreeMap::new());
    assert_eq!(everything(&out), BTreeMap::new());
}

#[test]
fn an_empty_database_is_told_by_every_command_with_what_to_do_and_left_as_it_is() {
    let (data, out) = (folder("looking-emptied"), folder("looking-emptied-out"));
    for folder in [&data, &out] {
        fs::create_dir_all(folder).expect("the folder for tests can be written");
    }
    let file = format!("{data}/oneiros.db");
    fs::write(&file, "").expect("the folder for tests can be written");
    let (copy, records) = (format!("{out}/copy.db"), format!("{out}/records"));
    let writers = [vec!["serve", "--port", "0", "--data", &data], vec!["import", &copy, "--data", &data]];
    for command in readers(&data, &copy, &records).into_iter().chain(writers) {
        let sentence = |lang: &&str| run(&[&command[..], &["--lang", lang]].concat()).failed(1).to_owned();
        assert_eq!(
            sentence(&"en"),
            format!(
                "The database {file} is empty: what was in it is lost. Remove it, with the files beside it whose \
                 names begin like its own; then put a backup in its place, or begin anew."
            )
        );
        let all: BTreeSet<String> = ["en", "it", "de", "pl"].iter().map(sentence).collect();
        assert!(all.len() == 4 && all.iter().all(|said| said.contains(&file)), "{all:?}");
    }
    assert_eq!(fs::read(&file).expect("it is still there"), b"");
    assert_eq!(everything(&out), BTreeMap::new());
}

#[test]
fn a_folder_that_nobody_serves_stays_as_it_was() {
    let (data, out) = (played("looking-still"), folder("looking-still-out"));
    fs::create_dir_all(&out).expect("the folder for tests can be written");
    let before = everything(&data);
    for command in readers(&data, &format!("{out}/oneiros.db"), &format!("{out}/records")) {
        run(&command).good();
        assert_eq!(everything(&data), before, "{command:?}");
    }
    // No server was ever where a copy is.
    let copy = folder("looking-still-copy");
    fs::create_dir_all(&copy).expect("the folder for tests can be written");
    fs::rename(format!("{out}/oneiros.db"), format!("{copy}/oneiros.db")).expect("it was just written");
    let before = everything(&copy);
    assert_eq!(run(&["check", "--data", &copy]).good(), "One table, and it replays.\n");
    assert_eq!(everything(&copy), before);
}

#[test]
fn a_folder_that_cannot_be_written_is_checked_copied_and_exported() {
    let data = played("looking-read-only");
    let files: Vec<PathBuf> = everything(&data).into_keys().collect();
    let stage = Stage::with("looking", &files);
    let (copy, records) = (format!("{}/oneiros.db", stage.out), format!("{}/records", stage.out));
    for command in readers(&stage.data, &copy, &records) {
        stage.run(&command).good();
    }
    assert_eq!(run(&["check", "--data", &stage.out]).good(), "One table, and it replays.\n");
    assert_eq!(everything(&records).len(), 1);
}

#[test]
fn what_a_killed_server_wrote_last_is_read_or_it_is_said_why_it_cannot_be() {
    let data = played("looking-killed");
    let file = |ending: &str| PathBuf::from(format!("{data}/oneiros.db{ending}"));
    let database = rusqlite::Connection::open(file("")).expect("a server was here");
    let add = "INSERT INTO log (table_id, seq, at, entry) SELECT table_id, last + 1, 1, 'x' FROM heads";
    database.execute(add, []).expect("a row of the log");
    // The row is in the log beside the database, where a check must find it.
    let stage = Stage::with("killed", &[file(""), file("-wal"), file("-shm")]);
    let checked = stage.run(&["check", "--data", &stage.data]);
    assert_eq!(checked.failed(1), "Problems found: 1; tables looked at: 1.");
    assert!(checked.out.contains(" does not replay at row "), "{}", checked.out);
    let stage = Stage::with("killed-bare", &[file(""), file("-wal")]);
    assert_eq!(
        stage.run(&["check", "--data", &stage.data]).failed(1),
        format!(
            "The server of {} was killed: to read what it wrote last, the folder must be writable.",
            stage.data
        )
    );
}

#[test]
fn no_secret_is_in_any_file_that_a_server_writes() {
    let (data, out) = (folder("looking-secrets"), folder("looking-secrets-out"));
    fs::create_dir_all(&out).expect("the folder for tests can be written");
    let server = Serving::start(&["--port", "0", "--data", &data]);
    let guest = server.post("/api/me", "", r#"{"name":"Scheherazade"}"#);
    let session = guest.split("oneiros=").nth(1).and_then(|rest| rest.split(';').next()).expect("a session");
    let cookie = format!("cookie: oneiros={session}\r\n");
    let (token, link) = (server.post("/api/me/token", &cookie, ""), server.post("/api/me/link", &cookie, ""));
    let secrets = [
        session,
        value_of(&token, "token").expect("a token for a program"),
        value_of(&link, "secret").expect("a link for another device"),
    ];
    run(&["backup", &format!("{out}/copy.db"), "--data", &data]).good();
    let live = everything(&data);
    assert_eq!(server.stop("TERM").code, 0);
    let mut named = 0;
    for (file, bytes) in live.into_iter().chain(everything(&data)).chain(everything(&out)) {
        let holds = |part: &[u8]| bytes.windows(part.len()).any(|found| found == part);
        named += u32::from(holds(b"Scheherazade"));
        for secret in secrets {
            assert_eq!(secret.len(), 64);
            let digit = |at: usize| u8::from_str_radix(&secret[at..at + 2], 16).expect("two digits");
            let raw: Vec<u8> = (0..64).step_by(2).map(digit).collect();
            assert!(!holds(secret.as_bytes()) && !holds(&raw), "{}", file.display());
        }
    }
    // What is told openly is found in all three: the log of the running server, its database, the copy.
    assert!(named >= 3, "{named}");
}
