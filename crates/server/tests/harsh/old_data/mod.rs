//! Data of older versions: what a server kept then is there, to the byte, and goes on.
//!
//! `fixtures/data` has a folder for each version that was kept: a database of SQLite and a dump of one of PostgreSQL, as the program
//! of then wrote them, and all that it told of them.

mod databases;
mod facts;
mod going_on;
mod kept;
mod maker;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::client::Folder;
use crate::process::Process;

/// The database of SQLite, and the dump of one of PostgreSQL.
const FOLDER: &str = "oneiros.db";
const DUMP: &str = "postgres.sql";
/// What was told of each of them.
const EXPECTED: &str = "expected.json";

/// What nobody in these tests runs into.
const LIMITS: &str = "chat_per_minute = 1000000\nreplays_per_minute = 1000000\ncodes_per_minute = 1000000\n\
    codes_in_all = 1000000\nsettings_per_minute = 1000000\ntokens_per_hour = 1000000\n";

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/data")
}

/// The folders of all versions.
fn versions() -> Vec<PathBuf> {
    let entries = fs::read_dir(fixtures()).unwrap().map(|entry| entry.unwrap().path());
    let mut folders: Vec<PathBuf> = entries.filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

fn expected(version: &Path, file: &str) -> Value {
    let text = fs::read_to_string(version.join(EXPECTED)).unwrap();
    let mut expected: Value = serde_json::from_str(&text).unwrap();
    expected[file].take()
}

#[tokio::test]
async fn tables_that_any_version_kept_in_a_folder_are_as_they_were_and_go_on() {
    for version in versions() {
        let folder = Folder::new();
        fs::copy(version.join(FOLDER), folder.0.join(FOLDER)).unwrap();
        hold(folder.0.to_str().unwrap(), &expected(&version, FOLDER)).await;
    }
}

#[tokio::test]
async fn tables_that_any_version_kept_in_postgresql_are_as_they_were_and_go_on() {
    for version in versions() {
        let address = databases::new().await;
        databases::load(&address, &fs::read_to_string(version.join(DUMP)).unwrap()).await;
        hold(&address, &expected(&version, DUMP)).await;
    }
}

#[test]
fn no_data_that_a_version_kept_was_edited_or_taken_away() {
    let lock = fs::read_to_string(fixtures().join("fixtures.lock")).unwrap();
    let locked: BTreeSet<String> =
        lock.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect();
    let files =
        versions().into_iter().flat_map(|version| [FOLDER, DUMP, EXPECTED].map(|file| version.join(file)));
    let hashed = |path: PathBuf| {
        let digest: String =
            Sha256::digest(fs::read(&path).unwrap()).iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{} sha256:{digest}", path.strip_prefix(fixtures()).unwrap().display())
    };
    assert_eq!(files.map(hashed).collect::<BTreeSet<_>>(), locked);
}

/// Everything that is kept in a place is as it was when this was expected, and goes on.
async fn hold(place: &str, expected: &Value) {
    kept::check(place);
    let records = kept::records(place);
    let server = Process::start_with(place, LIMITS);
    let told = kept::told(server.address, expected, &records).await;
    let mut differences = Vec::new();
    differ("", expected, &told, &mut differences);
    assert!(differences.is_empty(), "not as it was:\n{}", differences.join("\n"));
    going_on::open_links(server.address, expected).await;
    going_on::play_on(server.address, expected).await;
    server.stop_when_it_logged("listening").await;
    kept::check(place);
    let later = kept::records(place);
    for (id, _) in going_on::tables_in("over", expected) {
        assert_eq!(later[id], records[id], "the record of table {id}, which was over");
    }
}

/// Each place at which two values differ.
fn differ(place: &str, expected: &Value, found: &Value, differences: &mut Vec<String>) {
    match (expected, found) {
        (Value::Object(here), Value::Object(there)) => {
            let names: BTreeSet<&String> = here.keys().chain(there.keys()).collect();
            for name in names {
                differ(&format!("{place}/{name}"), &expected[name], &found[name], differences);
            }
        }
        (Value::Array(here), Value::Array(there)) if here.len() == there.len() => {
            for (number, (here, there)) in here.iter().zip(there).enumerate() {
                differ(&format!("{place}/{number}"), here, there, differences);
            }
        }
        _ if expected == found => {}
        _ => differences.push(format!("{place}\n  was {expected}\n  is  {found}")),
    }
}
