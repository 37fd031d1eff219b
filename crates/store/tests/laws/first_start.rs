//! What a folder may hold when a server comes to it for the first time, and what tells that it is not the first time.

use std::fs;
use std::path::Path;

use store::{OpenError, Place, Store};

use crate::samples::{a_table, entries};
use crate::stage::{Folder, refusal, run};

/// The names of all files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = files.collect();
    names.sort();
    names
}

async fn look_refusal(folder: &Path) -> OpenError {
    Store::look(Place::Folder(folder.to_owned())).await.expect_err("there is nothing to be looked at")
}

/// Opens a folder and keeps something there.
async fn begin(folder: &Path) {
    let store = Store::open(Place::Folder(folder.to_owned())).await.unwrap();
    let table = a_table(&store).await;
    assert_eq!(entries(&store, table).await, ["made"]);
    store.close().await;
}

#[test]
fn a_database_of_no_bytes_is_refused_and_left_alone_until_it_is_removed() {
    let folder = Folder::new();
    let file = folder.0.join("oneiros.db");
    let emptied = OpenError::Emptied { place: file.display().to_string() };
    run(async {
        begin(&folder.0).await;
        fs::write(&file, "").unwrap();
        assert_eq!(look_refusal(&folder.0).await, emptied);
        assert_eq!(refusal(&folder.0).await, emptied);
        assert_eq!(fs::metadata(&file).unwrap().len(), 0);
        assert_eq!(names(&folder.0), ["oneiros.db", "oneiros.lock"]);
        fs::remove_file(&file).unwrap();
        begin(&folder.0).await;
    });
}

#[test]
fn a_journal_without_its_database_is_refused_and_left_alone_until_it_is_removed() {
    for ending in ["-wal", "-journal"] {
        let folder = Folder::new();
        let (file, journal) = (folder.0.join("oneiros.db"), folder.0.join(format!("oneiros.db{ending}")));
        let shown = |path: &Path| path.display().to_string();
        let alone = OpenError::JournalAlone { place: shown(&file), journal: shown(&journal) };
        run(async {
            fs::write(&journal, "the last that was written").unwrap();
            assert_eq!(look_refusal(&folder.0).await, alone);
            assert_eq!(refusal(&folder.0).await, alone);
            assert_eq!(fs::read(&journal).unwrap(), b"the last that was written");
            assert!(!file.exists());
            fs::remove_file(&journal).unwrap();
            begin(&folder.0).await;
        });
    }
}

#[cfg(unix)]
#[test]
fn a_link_to_a_database_that_is_not_there_is_refused_and_makes_none() {
    let (folder, elsewhere) = (Folder::new(), Folder::new());
    let target = elsewhere.0.join("oneiros.db");
    std::os::unix::fs::symlink(&target, folder.0.join("oneiros.db")).unwrap();
    run(async {
        assert!(matches!(refusal(&folder.0).await, OpenError::NoFolder { .. }));
        assert!(!target.exists());
        // Once it is there, it is served where it is.
        begin(&elsewhere.0).await;
        begin(&folder.0).await;
        assert_eq!(names(&elsewhere.0), ["oneiros.db", "oneiros.lock"]);
    });
}

#[test]
fn a_first_start_that_was_cut_off_is_made_up_for_by_the_next() {
    // What such a start can have left of its file and of SQLite's files beside it: `power_loss` tries what a disk can make of it too.
    let left: [&[(&str, &[u8])]; 4] = [
        &[("oneiros.lock", b"")],
        &[("oneiros.db.new", b"")],
        &[("oneiros.db.new", &[7; 3_000]), ("oneiros.db.new-journal", &[7; 600])],
        &[
            ("oneiros.db.new", b"SQLite format 3\0"),
            ("oneiros.db.new-wal", b"x"),
            ("oneiros.db.new-shm", b""),
        ],
    ];
    for files in left {
        let folder = Folder::new();
        for (name, bytes) in files {
            fs::write(folder.0.join(name), bytes).unwrap();
        }
        run(async {
            let place = folder.0.display().to_string();
            assert_eq!(look_refusal(&folder.0).await, OpenError::NoDatabase { place });
            begin(&folder.0).await;
        });
        assert_eq!(names(&folder.0), ["oneiros.db", "oneiros.lock"]);
    }
}
