//! What a folder with SQLite in it must be like, and what is said when it is not.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use rusqlite::Connection;
use store::{Fault, OpenError, Place, Seq, Store};
use tokio::task::JoinSet;

use crate::samples::{a_table, entries, entry};
use crate::stage::{Folder, Stage, on_sqlite, refusal, run};

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// A folder with a database in which one table has been made, closed again.
async fn with_database(folder: &Path) {
    let store = Store::open(Place::Folder(folder.to_owned())).await.unwrap();
    a_table(&store).await;
    store.close().await;
}

#[test]
fn every_connection_that_writes_waits_for_the_disk() {
    on_sqlite(async |stage: Stage| {
        let settings = stage.store.durability().await.unwrap();
        // 2 is FULL. The writer's connection, and the one that carries the journal over.
        let expected = [("journal_mode", "wal"), ("synchronous", "2"), ("foreign_keys", "1")].repeat(2);
        let settings: Vec<(&str, &str)> =
            settings.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        assert_eq!(settings, expected);
    });
}

#[test]
fn a_folder_is_served_by_one() {
    on_sqlite(async |stage: Stage| {
        let folder = stage.folder.join("data");
        assert_eq!(refusal(&folder).await, OpenError::InUse { place: shown(&folder) });
        let again = stage.reopened().await;
        assert_eq!(refusal(&folder).await, OpenError::InUse { place: shown(&folder) });
        again.close().await;
    });
}

#[test]
fn a_handle_that_is_dropped_lets_go_of_the_folder() {
    let folder = Folder::new();
    run(async {
        let store = Store::open(Place::Folder(folder.0.clone())).await.unwrap();
        let table = a_table(&store).await;
        drop(store);
        // The writer lets go when it notices; nobody can tell when, so ask until it has.
        let again = loop {
            match Store::open(Place::Folder(folder.0.clone())).await {
                Err(OpenError::InUse { .. }) => tokio::task::yield_now().await,
                other => break other.unwrap(),
            }
        };
        assert_eq!(entries(&again, table).await, ["made"]);
        again.close().await;
    });
}

#[test]
fn a_database_of_a_newer_program_is_left_alone() {
    let folder = Folder::new();
    run(async {
        with_database(&folder.0).await;
        let conn = Connection::open(folder.0.join("oneiros.db")).unwrap();
        let known: i64 = conn.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
        conn.pragma_update(None, "user_version", known + 1).unwrap();
        drop(conn);
        assert_eq!(refusal(&folder.0).await, OpenError::Newer { found: known + 1, known });
    });
}

#[test]
fn a_database_of_something_else_is_left_alone() {
    let folder = Folder::new();
    let file = folder.0.join("oneiros.db");
    Connection::open(&file).unwrap().execute_batch("CREATE TABLE theirs (x)").unwrap();
    let before = fs::read(&file).unwrap();
    assert_eq!(run(refusal(&folder.0)), OpenError::Foreign { place: shown(&file) });
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn what_is_no_database_or_a_damaged_one_is_refused() {
    let harms: [fn(Vec<u8>) -> Vec<u8>; 3] = [garble_all, garble_a_page, cut_short];
    for (number, harm) in harms.into_iter().enumerate() {
        let folder = Folder::new();
        run(async {
            with_database(&folder.0).await;
            let file = folder.0.join("oneiros.db");
            fs::write(&file, harm(fs::read(&file).unwrap())).unwrap();
            let refused = refusal(&folder.0).await;
            assert!(matches!(refused, OpenError::Damaged { .. }), "{number}: {refused:?}");
        });
    }
}

fn garble_all(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.fill(b'x');
    bytes
}

/// The fourth page: the header and the schema stay whole.
fn garble_a_page(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes[3 * 4096..4 * 4096].fill(0xff);
    bytes
}

fn cut_short(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.truncate(bytes.len() / 2);
    bytes
}

#[test]
fn a_file_in_the_place_of_the_folder_is_told() {
    let folder = Folder::new();
    let file = folder.0.join("data");
    fs::write(&file, "").unwrap();
    assert!(matches!(run(refusal(&file)), OpenError::NoFolder { .. }));
}

/// Root may write anywhere, so a copy of this program is run as a user who may not.
#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_is_told() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;

    const PLACE: &str = "ONEIROS_TEST_READ_ONLY_FOLDER";
    const NOBODY: u32 = 65_534;
    if let Some(folder) = env::var_os(PLACE) {
        let refused = run(refusal(Path::new(&folder)));
        assert_eq!(refused, OpenError::ReadOnly { place: shown(Path::new(&folder)) });
        return;
    }
    let folder = Folder::new();
    let data = folder.0.join("data");
    fs::create_dir(&data).unwrap();
    let program = folder.0.join("laws");
    fs::copy(env::current_exe().unwrap(), &program).unwrap();
    for (path, mode) in [(&folder.0, 0o755), (&program, 0o755), (&data, 0o555)] {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }
    let mut child = Command::new(&program);
    child.args(["--exact", "opening::a_folder_that_cannot_be_written_is_told"]).env(PLACE, &data);
    if fs::write(data.join("probe"), "").is_ok() {
        fs::remove_file(data.join("probe")).unwrap();
        child.gid(NOBODY).uid(NOBODY);
    }
    let ended = child.current_dir(&folder.0).output().unwrap();
    let said = String::from_utf8_lossy(&ended.stdout);
    assert!(ended.status.success() && said.contains("1 passed"), "{said}");
}

#[test]
fn a_full_disk_refuses_all_that_does_not_fit_and_nothing_else_suffers() {
    on_sqlite(async |stage: Stage| {
        let store = &stage.store;
        let mut tables = Vec::new();
        for _ in 0..8 {
            tables.push(a_table(store).await);
        }
        store.limit_pages(60).await.unwrap();
        let mut crowd = JoinSet::new();
        for table in tables.clone() {
            let store = store.clone();
            crowd.spawn(async move {
                let mut written = 1;
                loop {
                    match store.append(entry(table, written + 1, &"x".repeat(10_000))).await {
                        Ok(()) => written += 1,
                        Err(fault) => {
                            assert_eq!(fault, Fault::Full);
                            return (table, written);
                        }
                    }
                }
            });
        }
        for (table, written) in crowd.join_all().await {
            assert_eq!(entries(store, table).await.len() as u64, written);
            assert_eq!(store.table(table).await.unwrap().unwrap().last, Seq(written));
        }
        assert_eq!(store.verify().await, Ok(Vec::new()));
        store.limit_pages(1_000_000).await.unwrap();
        for table in tables {
            let next = store.table(table).await.unwrap().unwrap().last.next();
            store.append(entry(table, next.0, &"x".repeat(10_000))).await.unwrap();
        }
    });
}
