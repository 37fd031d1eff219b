//! What is kept can be read by its owner alone, whatever the process was told about new files.

use std::env;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use rusqlite::Connection;
use store::{Place, Store};

use crate::samples::a_table;
use crate::stage::{Folder, Stage, laws, run};

laws! {
    a_backup_can_be_read_by_its_owner_alone,
}

/// Tells a copy of these tests, started with a umask of its own, where to keep things.
const PLACE: &str = "ONEIROS_TEST_UMASK_FOLDER";

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn allow(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

/// The files of a folder and their modes.
fn modes(folder: &Path) -> Vec<(String, u32)> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let name = |path: &PathBuf| path.file_name().unwrap().to_str().unwrap().to_owned();
    let mut modes: Vec<(String, u32)> = files.map(|path| (name(&path), mode(&path))).collect();
    modes.sort();
    modes
}

fn private(names: &[&str]) -> Vec<(String, u32)> {
    names.iter().map(|name| ((*name).to_owned(), 0o600)).collect()
}

const SERVED: [&str; 4] = ["oneiros.db", "oneiros.db-shm", "oneiros.db-wal", "oneiros.lock"];

async fn a_backup_can_be_read_by_its_owner_alone(stage: Stage) {
    let out = stage.folder.join("out");
    fs::create_dir(&out).unwrap();
    allow(&out, 0o755);
    a_table(&stage.store).await;
    stage.store.backup(&out.join("copy.db")).await.unwrap();
    assert_eq!(modes(&out), private(&["copy.db"]));
    assert_eq!(mode(&out), 0o755, "a folder of somebody's own stays as it was");
}

#[test]
fn a_folder_and_all_that_is_kept_in_it_can_be_read_by_its_owner_alone_whatever_the_umask_is() {
    let name =
        "private::a_folder_and_all_that_is_kept_in_it_can_be_read_by_its_owner_alone_whatever_the_umask_is";
    if let Some(folder) = env::var_os(PLACE) {
        run(keep_in_a_new_folder(Path::new(&folder)));
        return;
    }
    for umask in ["000", "022", "277", "777"] {
        let folder = Folder::new();
        let mut child = Command::new("sh");
        child
            .args(["-c", &format!("umask {umask}; exec \"$0\" --exact {name}")])
            .arg(env::current_exe().unwrap());
        let ended = child.env(PLACE, &folder.0).output().unwrap();
        let said = String::from_utf8_lossy(&ended.stdout);
        assert!(ended.status.success() && said.contains("1 passed"), "{umask}: {said}");
    }
}

async fn keep_in_a_new_folder(given: &Path) {
    allow(given, 0o755);
    let (above, data) = (given.join("above"), given.join("above/data"));
    let store = Store::open(Place::Folder(data.clone())).await.unwrap();
    a_table(&store).await;
    assert_eq!(modes(&data), private(&SERVED));
    assert_eq!([mode(given), mode(&above), mode(&data)], [0o755, 0o700, 0o700]);
    store.backup(&given.join("copy.db")).await.unwrap();
    assert_eq!(mode(&given.join("copy.db")), 0o600);
    store.close().await;
    assert_eq!(modes(&data), private(&["oneiros.db", "oneiros.lock"]));
}

#[test]
fn an_older_database_that_others_may_read_is_closed_to_them_when_it_is_opened_for_writing() {
    let folder = Folder::new();
    allow(&folder.0, 0o755);
    let place = Place::Folder(folder.0.clone());
    run(async {
        let store = Store::open(place.clone()).await.unwrap();
        a_table(&store).await;
        store.close().await;
        // A server that was killed left its journal beside the database.
        let conn = Connection::open(folder.0.join("oneiros.db")).unwrap();
        conn.execute_batch("UPDATE heads SET changed = changed").unwrap();
        let files = SERVED.map(|name| (name, fs::read(folder.0.join(name)).unwrap()));
        drop(conn);
        for (name, bytes) in files {
            fs::write(folder.0.join(name), bytes).unwrap();
            allow(&folder.0.join(name), 0o644);
        }
        Store::look(place.clone()).await.unwrap().close().await;
        assert_eq!(mode(&folder.0.join("oneiros.db")), 0o644, "whoever only looks changes nothing");
        let store = Store::open(place).await.unwrap();
        assert_eq!(modes(&folder.0), private(&SERVED));
        assert_eq!(mode(&folder.0), 0o755, "a folder of somebody's own stays as it was");
        store.close().await;
    });
}
