//! A server whose disk is full before it starts.
//!
//! The disk is a real one of a megabyte that only a copy of this test sees. Where nobody may make one, no file may grow instead,
//! which the system tells in another way: then the sentence is less plain, and all else must be true as well.

use std::env;
use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::keeping::play;
use crate::program::{Run, run};
use crate::serving::{Serving, does_not_start, folder};

/// Where the disk is, for the copy of the test that sees it.
const DISK: &str = "ONEIROS_TEST_SMALL_DISK";

/// How to get a disk of one's own: as root, or as who is root only there.
const WAYS: [&[&str]; 2] = [&["--mount"], &["--map-root-user", "--mount"]];

/// A place where there may be no room.
enum Disk {
    /// A disk that can be filled.
    Small(PathBuf),
    /// A folder of a disk with room enough, on which a program may be forbidden to use it.
    Large(PathBuf),
}

impl Disk {
    fn folder(&self, name: &str) -> String {
        let (Disk::Small(place) | Disk::Large(place)) = self;
        place.join(name).to_str().expect("a path of plain letters").to_owned()
    }

    /// Sees that a server does not start when only so many bytes of room are left, and says so.
    fn refuses(&self, data: &str, room: u64) {
        let args = ["--port", "0", "--data", data];
        match self {
            Disk::Small(place) => {
                let filling = place.join("filling");
                fill(&filling, room);
                let said = does_not_start(&args);
                assert_eq!(said, format!("The disk of {data}/oneiros.db is full."), "with room for {room}");
                fs::remove_file(&filling).expect("it was just written");
            }
            Disk::Large(_) => assert!(cramped(&args).failed(1).ends_with('.')),
        }
    }
}

/// Fills a disk with one file but for some bytes.
fn fill(file: &Path, room: u64) {
    let mut filling = File::create(file).expect("a file needs no room yet");
    let full = loop {
        if let Err(error) = filling.write_all(&[0; 4096]) {
            break error;
        }
    };
    assert_eq!(full.kind(), ErrorKind::StorageFull);
    let length = filling.metadata().expect("it is open").len();
    filling.set_len(length.checked_sub(room).expect("there was more room")).expect("it gets shorter");
}

/// The program when no file may grow at all.
fn cramped(args: &[&str]) -> Run {
    // Unless that signal is ignored it ends the program.
    let script = "trap '' XFSZ; ulimit -f 0; exec \"$0\" serve \"$@\"";
    let output = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_oneiros")])
        .args(args)
        .env("LC_ALL", "en")
        .output()
        .expect("there is a shell");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes text");
    let code = output.status.code().expect("the program was not killed");
    Run { code, out: text(output.stdout), err: text(output.stderr) }
}

/// Tries something on a disk of its own: a copy of this program runs the test of that name, with the disk in sight.
fn on_a_disk(test: &str, tried: impl FnOnce(&Disk)) {
    if let Some(place) = env::var_os(DISK) {
        return tried(&Disk::Small(place.into()));
    }
    let place = folder(test);
    fs::create_dir_all(&place).expect("the folder for tests can be written");
    let mount = "mount -t tmpfs -o size=1m oneiros \"$0\"";
    let alone = |way: &[&str], script: &str| {
        let mut command = Command::new("unshare");
        command.args(way).args(["sh", "-c", script]).arg(&place).env(DISK, &place);
        command
    };
    let works = |way: &&&[&str]| alone(way, mount).output().is_ok_and(|output| output.status.success());
    let Some(way) = WAYS.iter().find(works) else { return tried(&Disk::Large(place.into())) };
    let script = format!("{mount} && exec \"$@\"");
    let mut copy = alone(way, &script);
    copy.arg(env::current_exe().expect("this program")).args(["--exact", &format!("full_disk::{test}")]);
    let ended = copy.output().expect("it just worked");
    let said = String::from_utf8_lossy(&ended.stdout);
    assert!(ended.status.success() && said.contains("1 passed"), "{said}");
}

/// What a question to the database of a folder brings, a text for each row.
fn answers(data: &str, question: &str) -> Vec<String> {
    let database = rusqlite::Connection::open(Path::new(data).join("oneiros.db")).expect("it can be opened");
    let mut rows = database.prepare(question).unwrap_or_else(|error| panic!("{error}"));
    let texts = rows.query_map([], |row| row.get(0)).expect("an answer");
    texts.map(|text| text.expect("a text")).collect()
}

/// Everything that must never be lost: who was there, which tables were made, and what happened at them.
fn kept(data: &str) -> Vec<String> {
    let question = "SELECT 'guest ' || id || ' ' || name FROM guests
        UNION ALL SELECT 'table ' || id || ' ' || code || ' ' || contract FROM tables
        UNION ALL SELECT 'row ' || table_id || ' ' || seq || ' ' || entry FROM log";
    answers(data, question)
}

#[test]
fn a_new_folder_on_a_full_disk_is_told_in_a_sentence_and_is_served_once_there_is_room() {
    on_a_disk("a_new_folder_on_a_full_disk_is_told_in_a_sentence_and_is_served_once_there_is_room", |disk| {
        // Not even the beginning of a database finds room, or its beginning only.
        for room in [0, 16 * 1024, 32 * 1024, 64 * 1024] {
            let data = disk.folder(&format!("new-{room}"));
            disk.refuses(&data, room);
            // A database is there whole or not at all.
            if Path::new(&data).join("oneiros.db").exists() {
                assert_eq!(self::kept(&data), [] as [String; 0]);
            }
            assert!(!Path::new(&data).join("oneiros.db.new").exists());
            let server = Serving::start(&["--port", "0", "--data", &data]);
            assert!(server.post("/api/me", "", r#"{"name":"Ada"}"#).contains("Ada"));
            assert_eq!(server.stop("TERM").code, 0);
            let kept = kept(&data);
            assert!(matches!(&kept[..], [guest] if guest.ends_with(" Ada")), "{kept:?}");
            fs::remove_dir_all(&data).expect("it was just served");
        }
    });
}

#[test]
fn tables_on_a_full_disk_are_not_served_and_are_all_there_once_there_is_room() {
    on_a_disk("tables_on_a_full_disk_are_not_served_and_are_all_there_once_there_is_room", |disk| {
        let data = disk.folder("played");
        play(&["--data", &data], 2);
        let (before, file) = (kept(&data), Path::new(&data).join("oneiros.db"));
        assert!(
            ["guest ", "table ", "row "].iter().all(|kind| before.iter().any(|row| row.starts_with(kind)))
        );
        let bytes = fs::read(&file).expect("a server was here");
        // Enough for what SQLite makes beside a database that is open, and not for a page that changes.
        disk.refuses(&data, 36 * 1024);
        assert_eq!(fs::read(&file).expect("it is still there"), bytes);
        assert_eq!(run(&["check", "--data", &data]).good(), "2 tables, and all of them replay.\n");
        let server = Serving::start(&["--port", "0", "--data", &data]);
        assert!(server.post("/api/me", "", r#"{"name":"Ben"}"#).contains("Ben"));
        assert_eq!(server.stop("TERM").code, 0);
        // The computer player may have gone on meanwhile.
        let after = kept(&data);
        assert!(before.iter().all(|row| after.contains(row)), "{before:#?}\n{after:#?}");
    });
}
