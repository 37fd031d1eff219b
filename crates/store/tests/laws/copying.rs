//! Copies of everything.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use rusqlite::Connection;
use rusqlite::types::Value;
use store::{Append, Code, Fault, Listing, Millis, NewTable, Place, Store, TokenKind};

use crate::samples::{a_guest, a_table, entries, entry, member, message, new_table};
use crate::stage::{Stage, laws, new_database};

laws! {
    a_backup_holds_everything_and_can_be_opened,
    a_backup_is_of_one_moment,
    a_backup_replaces_no_file,
    a_backup_touches_nothing_that_is_there_already,
    a_copy_to_sqlite_holds_everything,
    a_copy_to_postgresql_holds_everything,
    a_copy_goes_only_to_an_empty_store,
}

/// Fills every table of the database, some of them over several pieces.
async fn furnish(store: &Store) {
    let (ada, bob) = (a_guest(store).await, a_guest(store).await);
    store.set_hook(ada, Some("{}")).await.unwrap();
    store.add_token([1; 32], ada, TokenKind::Session, Millis(1)).await.unwrap();
    store.add_claim([2; 32], bob, Millis(9)).await.unwrap();
    store.mute(ada, bob).await.unwrap();
    let private = NewTable { code: Some(Code::random()), listing: Listing::Private, ..new_table(ada) };
    let table = private.id;
    store.create(private).await.unwrap();
    store.create(new_table(bob)).await.unwrap();
    let long = Append {
        entries: (0..2_500).map(|number| format!("entry {number} 🌙")).collect(),
        members: Some(vec![member(ada, Some(5)), member(bob, None)]),
        outbox: vec![message(bob, 7)],
        snapshot: Some("s".repeat(1_500_000)),
        ..entry(table, 2, "")
    };
    store.append(long).await.unwrap();
    store.append(entry(table, 2_502, "")).await.unwrap();
    store.silence(bob, table).await.unwrap();
    store.say(table, ada, Millis(3), "hello").await.unwrap();
    store.say_named(table, ada, Millis(4), "hello again", "second").await.unwrap();
    store.resume(Millis(5), Millis(0)).await.unwrap();
    store.resume(Millis(500), Millis(1)).await.unwrap();
}

/// Everything in an SQLite file, by table, in an order of its own.
fn everything(file: &Path) -> BTreeMap<String, Vec<String>> {
    let conn = Connection::open(file).unwrap();
    let mut names = conn.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").unwrap();
    let names: Vec<String> = names.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let rows = |name: &String| {
        let mut all = conn.prepare(&format!("SELECT * FROM {name}")).unwrap();
        let width = all.column_count();
        let row = |row: &rusqlite::Row<'_>| {
            (0..width).map(|column| row.get(column)).collect::<rusqlite::Result<Vec<Value>>>()
        };
        let mut rows: Vec<String> =
            all.query_map([], row).unwrap().map(|row| format!("{:?}", row.unwrap())).collect();
        rows.sort();
        rows
    };
    names.iter().map(|name| (name.clone(), rows(name))).collect()
}

/// Everything in a store.
async fn contents(store: &Store, folder: &Path, name: &str) -> BTreeMap<String, Vec<String>> {
    let file = folder.join(name);
    store.backup(&file).await.unwrap();
    let mut found = everything(&file);
    assert_eq!(found.remove("write_trials"), Some(Vec::new()), "nothing is ever kept there");
    assert!(found.len() >= 15 && found.values().all(|rows| !rows.is_empty()), "something was not furnished");
    found
}

async fn a_backup_holds_everything_and_can_be_opened(stage: Stage) {
    furnish(&stage.store).await;
    let found = contents(&stage.store, &stage.folder, "backup.db").await;
    let folder = stage.folder.join("restored");
    fs::create_dir(&folder).unwrap();
    fs::rename(stage.folder.join("backup.db"), folder.join("oneiros.db")).unwrap();
    let restored = Store::open(Place::Folder(folder)).await.unwrap();
    assert_eq!(contents(&restored, &stage.folder, "again.db").await, found);
    let table = a_table(&restored).await;
    assert_eq!(entries(&restored, table).await.len(), 1);
    restored.close().await;
    assert!(!stage.folder.join("backup.db.partial").exists());
}

async fn a_backup_touches_nothing_that_is_there_already(stage: Stage) {
    let partial = stage.folder.join("backup.db.partial");
    fs::create_dir_all(&partial).unwrap();
    fs::write(partial.join("letters.txt"), "dear Ada").unwrap();
    let file = stage.folder.join("backup.db");
    stage.store.backup(&file).await.unwrap();
    assert!(file.is_file());
    assert_eq!(fs::read_to_string(partial.join("letters.txt")).unwrap(), "dear Ada");
    assert!(!stage.folder.join("backup.db.partial-2").exists());
}

async fn a_backup_is_of_one_moment(stage: Stage) {
    let store = stage.store.clone();
    let table = a_table(&store).await;
    let writer = tokio::spawn(async move {
        for seq in 2..300 {
            store.append(entry(table, seq, "x")).await.unwrap();
        }
    });
    for number in 0..3 {
        let file = stage.folder.join(format!("{number}.db"));
        stage.store.backup(&file).await.unwrap();
        let conn = Connection::open(&file).unwrap();
        let sql = "SELECT (SELECT last FROM heads), (SELECT max(seq) FROM log), (SELECT count(*) FROM log)";
        let (last, seq, count): (i64, i64, i64) =
            conn.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
        assert!(last == seq && seq == count, "{last} {seq} {count}");
    }
    writer.await.unwrap();
}

async fn a_backup_replaces_no_file(stage: Stage) {
    let file = stage.folder.join("precious");
    fs::write(&file, "precious").unwrap();
    assert_eq!(stage.store.backup(&file).await, Err(Fault::Taken));
    assert_eq!(fs::read(&file).unwrap(), b"precious");
    let nowhere = stage.folder.join("nowhere").join("backup.db");
    assert!(matches!(stage.store.backup(&nowhere).await, Err(Fault::Failed { .. })));
}

async fn a_copy_to_sqlite_holds_everything(stage: Stage) {
    let place = Place::Folder(stage.folder.join("copy"));
    copied(&stage, place).await;
}

async fn a_copy_to_postgresql_holds_everything(stage: Stage) {
    let address = new_database().await;
    copied(&stage, Place::Postgres(address)).await;
}

async fn copied(stage: &Stage, place: Place) {
    furnish(&stage.store).await;
    let other = Store::open(place).await.unwrap();
    stage.store.copy_to(&other).await.unwrap();
    let found = contents(&other, &stage.folder, "theirs.db").await;
    assert_eq!(found, contents(&stage.store, &stage.folder, "ours.db").await);
    other.close().await;
}

async fn a_copy_goes_only_to_an_empty_store(stage: Stage) {
    furnish(&stage.store).await;
    let other = Store::open(Place::Folder(stage.folder.join("other"))).await.unwrap();
    let table = a_table(&other).await;
    assert_eq!(stage.store.copy_to(&other).await, Err(Fault::NotEmpty));
    assert_eq!(other.copy_to(&stage.store).await, Err(Fault::NotEmpty));
    assert_eq!(entries(&other, table).await, ["made"]);
    // A store that goes away in the middle leaves nothing behind.
    let empty = Store::open(Place::Folder(stage.folder.join("empty"))).await.unwrap();
    stage.store.close().await;
    assert_eq!(stage.store.copy_to(&empty).await, Err(Fault::Closed));
    assert_eq!(empty.all_tables(None, 9).await, Ok(Vec::new()));
    empty.close().await;
    other.close().await;
}
