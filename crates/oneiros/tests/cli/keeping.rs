//! Copies and checks of what a real server kept.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use store::{Append, Millis, Place, Seq, Store};

use crate::program::run;
use crate::serving::{Serving, folder, move_once, value_of};

/// A folder with a table in it, at which a computer player has played.
pub(crate) fn played(name: &str) -> String {
    let data = folder(name);
    play(&["--data", &data], 1);
    data
}

/// Has a computer player play at new tables that are kept somewhere.
pub(crate) fn play(kept: &[&str], tables: u32) {
    let server = Serving::start(&[&["--port", "0"], kept].concat());
    let guest = server.post("/api/me", "", r#"{"name":"Ada"}"#);
    let session = guest.split("oneiros=").nth(1).and_then(|rest| rest.split(';').next()).expect("a session");
    let contract = r#"{"game":{"game":"dreamscape"},"seats":["maker","bot"]}"#;
    for _ in 0..tables {
        let made = server.post("/api/tables", &format!("cookie: oneiros={session}\r\n"), contract);
        assert!(value_of(&made, "id").is_some(), "{made}");
    }
    assert_eq!(server.stop("TERM").code, 0);
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

#[test]
fn a_check_notices_a_row_that_is_missing_in_the_middle_or_at_the_end_of_a_log() {
    for (name, place) in [("keeping-gap", "min"), ("keeping-end", "max")] {
        let data = played(name);
        let database = rusqlite::Connection::open(format!("{data}/oneiros.db")).expect("a server was here");
        // A log from before rows were tied to each other.
        database.execute_batch("UPDATE log SET hash = NULL; UPDATE heads SET hash = NULL").expect("a log");
        let closed = r#"{"t":1,"deed":{"chat-closed":{"closed":true}}}"#;
        let add = "INSERT INTO log (table_id, seq, at, entry)
            SELECT table_id, last + 1, 1, ?1 FROM heads";
        for _ in 0..2 {
            database.execute(add, [closed]).expect("a row of the log");
            database.execute("UPDATE heads SET last = last + 1", []).expect("the only table");
        }
        assert_eq!(run(&["check", "--data", &data]).good(), "One table, and it replays.\n");
        // One of two rows of the same kind: without it, what is left would replay.
        let delete = format!(
            "DELETE FROM log WHERE seq = (SELECT {place}(seq) FROM log WHERE entry = ?1) RETURNING seq"
        );
        let row: i64 = database.query_row(&delete, [closed], |row| row.get(0)).expect("one was deleted");
        let checked = run(&["check", "--data", &data]);
        assert_eq!(checked.failed(1), "Problems found: 1; tables looked at: 1.");
        assert!(checked.out.contains(&format!(" does not replay at row {row}.")), "{}", checked.out);
    }
}

#[test]
fn a_check_notices_a_lost_or_changed_row_where_what_is_left_replays() {
    let lose = "DELETE FROM log WHERE seq = (SELECT max(seq) FROM log);
        UPDATE heads SET last = (SELECT max(seq) FROM log); DELETE FROM snapshots";
    for (name, harm) in [("keeping-lost", lose), ("keeping-changed", "UPDATE log SET at = at + 1")] {
        let data = played(name);
        let database = rusqlite::Connection::open(format!("{data}/oneiros.db")).expect("a server was here");
        database.execute_batch(harm).expect("the only table");
        let checked = run(&["check", "--data", &data]);
        assert_eq!(checked.failed(1), "Problems found: 1; tables looked at: 1.");
        assert!(checked.out.contains(" is not what was written, from row "), "{}", checked.out);
    }
}

#[test]
fn a_check_of_a_log_that_began_before_rows_were_tied_to_each_other_notices_harm_to_the_rows_that_are() {
    let data = played("keeping-mixed");
    let database = rusqlite::Connection::open(format!("{data}/oneiros.db")).expect("a server was here");
    database.execute_batch("UPDATE log SET hash = NULL; UPDATE heads SET hash = NULL").expect("a log");
    let first = tokio::runtime::Runtime::new().expect("a runtime").block_on(async {
        let store = Store::open(Place::Folder(data.clone().into())).await.expect("nobody serves it");
        let table = store.all_tables(None, 1).await.expect("the only table")[0];
        let first = store.table(table).await.expect("a store").expect("the only table").last.0 + 1;
        for (seq, closed) in (first..).zip([true, false, true]) {
            let row = format!(r#"{{"t":1,"deed":{{"chat-closed":{{"closed":{closed}}}}}}}"#);
            store.append(Append::entry(table, Seq(seq), Millis(1), row)).await.expect("it is next");
        }
        store.close().await;
        first
    });
    let sound = || assert_eq!(run(&["check", "--data", &data]).good(), "One table, and it replays.\n");
    sound();
    for harmed in [first, first + 1, first + 2] {
        for (harm, mend) in [("at = at + 1", "at = at - 1"), ("hash = zeroblob(32)", "hash = ?1")] {
            let change = |what: &str| format!("UPDATE log SET {what} WHERE seq = {harmed}");
            let hash = format!("SELECT hash FROM log WHERE seq = {harmed}");
            let hash: Vec<u8> = database.query_row(&hash, [], |row| row.get(0)).expect("a new row has one");
            database.execute(&change(harm), []).expect("a row of the log");
            let checked = run(&["check", "--data", &data]);
            assert_eq!(checked.failed(1), "Problems found: 1; tables looked at: 1.");
            let told = format!(" is not what was written, from row {harmed} on");
            assert!(checked.out.contains(&told), "{harm}: {}", checked.out);
            let hash = rusqlite::params_from_iter(mend.contains('?').then_some(hash));
            database.execute(&change(mend), hash).expect("the same row");
        }
    }
    sound();
}

#[test]
fn a_check_notices_two_rows_that_are_exchanged_where_the_log_replays_all_the_same() {
    let data = played("keeping-exchanged");
    let last = tokio::runtime::Runtime::new().expect("a runtime").block_on(async {
        let store = Store::open(Place::Folder(data.clone().into())).await.expect("nobody serves it");
        let table = store.all_tables(None, 1).await.expect("the only table")[0];
        let mut last = store.table(table).await.expect("a store").expect("the only table").last;
        for closed in [true, false, true] {
            last = Seq(last.0 + 1);
            let row = format!(r#"{{"t":1,"deed":{{"chat-closed":{{"closed":{closed}}}}}}}"#);
            store.append(Append::entry(table, last, Millis(1), row)).await.expect("it is next");
        }
        store.close().await;
        last.0
    });
    assert_eq!(run(&["check", "--data", &data]).good(), "One table, and it replays.\n");
    let database = rusqlite::Connection::open(format!("{data}/oneiros.db")).expect("a server was here");
    let exchange = format!(
        "UPDATE log SET seq = -1 WHERE seq = {last} - 1; UPDATE log SET seq = {last} - 1 WHERE seq = {last} - 2;
         UPDATE log SET seq = {last} - 2 WHERE seq = -1"
    );
    database.execute_batch(&exchange).expect("two rows of the log");
    let checked = run(&["check", "--data", &data]);
    assert_eq!(checked.failed(1), "Problems found: 1; tables looked at: 1.");
    assert!(
        checked.out.contains(&format!(" is not what was written, from row {}", last - 2)),
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

/// The only table of a folder, by the name of its exported record.
fn exported(data: &str, to: &str) -> PathBuf {
    exported_from(&["--data", data], to)
}

/// The only table of wherever it is kept, by the name of its exported record.
pub(crate) fn exported_from(kept: &[&str], to: &str) -> PathBuf {
    assert_eq!(
        run(&[&["export", "--all", "--to", to], kept].concat()).good(),
        format!("One record written into {to}.\n")
    );
    let mut files = files(to);
    assert_eq!(files.len(), 1);
    files.remove(0)
}

/// The files of a folder, in the order of their names.
fn files(folder: &str) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).expect("it was just written");
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    files
}

#[test]
fn an_export_of_all_names_the_table_that_does_not_replay_and_writes_the_others() {
    let data = folder("keeping-one-broken");
    play(&["--data", &data], 3);
    let (whole, left) = (folder("keeping-all-whole"), folder("keeping-all-left"));
    run(&["export", "--all", "--to", &whole, "--data", &data]).good();
    let database = rusqlite::Connection::open(format!("{data}/oneiros.db")).expect("a server was here");
    let harm = r#"UPDATE log SET entry = replace(entry, '"opening":"deal', '"opening":"lead')
        WHERE table_id = (SELECT max(table_id) FROM log WHERE table_id < (SELECT max(table_id) FROM log))"#;
    assert!(database.execute(harm, []).expect("a log") > 0);
    drop(database);
    let exported = run(&["export", "--all", "--to", &left, "--data", &data]);
    assert_eq!(exported.failed(1), "Problems found: 1; tables looked at: 3.");
    let name = |file: &PathBuf| file.file_stem().and_then(|name| name.to_str()).expect("letters").to_owned();
    let (before, after) = (files(&whole), files(&left));
    let kept: Vec<String> = after.iter().map(name).collect();
    let lost: Vec<String> = before.iter().map(name).filter(|table| !kept.contains(table)).collect();
    assert_eq!((before.len(), kept.len(), lost.len()), (3, 2, 1));
    let said: Vec<&str> = exported.out.lines().collect();
    assert!(said[0].starts_with(&format!("Table {} does not replay at row ", lost[0])), "{said:?}");
    assert_eq!(said[1..], [format!("2 records written into {left}.")]);
    for (file, table) in after.iter().zip(&kept) {
        let record = fs::read(file).expect("it was just written");
        assert_eq!(record, fs::read(format!("{whole}/{table}.txt")).expect("it was written before"));
    }
}

#[test]
fn a_table_whose_head_is_damaged_or_gone_is_named_and_all_others_are_checked_and_exported() {
    let data = folder("keeping-heads");
    play(&["--data", &data], 3);
    let database = rusqlite::Connection::open(format!("{data}/oneiros.db")).expect("a server was here");
    let harm = "PRAGMA foreign_keys = OFF;
        UPDATE heads SET status = 99 WHERE table_id = (SELECT min(table_id) FROM heads);
        DELETE FROM heads WHERE table_id = (SELECT max(table_id) FROM heads)";
    database.execute_batch(harm).expect("there are heads");
    drop(database);
    let checked = run(&["check", "--data", &data]);
    assert_eq!(checked.failed(1), "Problems found: 2; tables looked at: 3.");
    let named = |line: &str| line.starts_with("Table ") && line.contains(" does not replay at row 0.");
    let said: Vec<&str> = checked.out.lines().collect();
    assert!(said.len() == 2 && said.iter().all(|line| named(line)), "{said:?}");
    let to = folder("keeping-heads-records");
    let exported = run(&["export", "--all", "--to", &to, "--data", &data]);
    assert_eq!(exported.failed(1), "Problems found: 2; tables looked at: 3.");
    let last = format!("One record written into {to}.");
    assert_eq!(exported.out.lines().collect::<Vec<_>>(), [said, vec![&last]].concat());
    assert_eq!(files(&to).len(), 1);
}

#[test]
fn every_game_can_be_exported_and_taken_in_elsewhere_where_it_exports_the_same() {
    let data = played("keeping-export");
    let record = exported(&data, &folder("keeping-records"));
    let table = record.file_stem().and_then(|name| name.to_str()).expect("named after the table");
    let text = fs::read_to_string(&record).expect("it was just written");
    assert_eq!(run(&["export", table, "--data", &data]).good(), text);
    assert!(run(&["export", "4tq1m0c8r5zjk", "--data", &data]).failed(1).contains("4tq1m0c8r5zjk"));

    let other = folder("keeping-import");
    let file = record.to_str().expect("letters");
    let told = run(&["import", file, "--data", &other]).good();
    assert!(told.starts_with(&format!("{file}: table ")) && told.contains("/claim/"), "{told}");
    assert_eq!(run(&["check", "--data", &other]).good(), "One table, and it replays.\n");
    let again = exported(&other, &folder("keeping-records-again"));
    // The one who took it in sits at every seat now; everything that was played is the same.
    let game =
        |text: &str| text.lines().filter(|line| !line.starts_with("seat ")).collect::<Vec<_>>().join("\n");
    assert_eq!(game(&fs::read_to_string(again).expect("it was just written")), game(&text));
}

/// What everybody may do with a file or a folder.
fn mode(path: impl AsRef<Path>) -> u32 {
    let about = fs::metadata(&path).unwrap_or_else(|error| panic!("{}: {error}", path.as_ref().display()));
    about.permissions().mode() & 0o777
}

#[test]
fn a_server_s_folder_backups_and_exports_can_be_read_by_their_owner_alone() {
    let (data, out) = (folder("keeping-private"), folder("keeping-private-out"));
    fs::create_dir_all(&out).expect("the folder for tests can be written");
    let before = mode(&out);
    let server = Serving::start(&["--port", "0", "--data", &data]);
    for file in files(&data) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    assert_eq!(files(&data).len(), 4, "the database, the two files beside it, the lock");
    assert_eq!(mode(&data), 0o700);
    assert_eq!(server.stop("TERM").code, 0);
    play(&["--data", &data], 1);
    let (copy, records) = (format!("{out}/copy.db"), format!("{out}/records"));
    run(&["backup", &copy, "--data", &data]).good();
    assert_eq!(mode(&copy), 0o600);
    let record = exported(&data, &records);
    assert_eq!((mode(&records), mode(&record)), (0o700, 0o600));
    // A record that lies there since an older version is closed to others when it is written again, and a folder is left as it is.
    for (path, mode) in [(Path::new(&records), 0o755), (&record, 0o644)] {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("it was just written");
    }
    assert_eq!(exported(&data, &records), record);
    assert_eq!((mode(&records), mode(&record), mode(&out)), (0o755, 0o600, before));
    // Nor does a copy need more than to be read, to be taken in.
    fs::set_permissions(&copy, fs::Permissions::from_mode(0o400)).expect("it was just written");
    run(&["import", &copy, "--data", &format!("{out}/restored")]).good();
    assert_eq!(run(&["check", "--data", &format!("{out}/restored")]).good(), "One table, and it replays.\n");
}

#[test]
fn a_bad_record_leaves_the_guests_of_a_store_as_they_were() {
    let data = played("keeping-guests");
    let before = guests(&data);
    assert_eq!(before, ["Ada"]);
    let record = exported(&data, &folder("keeping-guests-records"));
    let text = fs::read_to_string(&record).expect("it was just written");
    // No header at all, an opening that nobody knows, and a line at the end that is no move.
    let (opening, end) = (text.replacen("\ndeal ", "\nlead ", 1), format!("{text}no move\n"));
    let harms = ["", "nothing", &opening, &end];
    for (number, harm) in harms.into_iter().enumerate() {
        let bad = record.with_file_name(format!("bad-{number}.txt"));
        fs::write(&bad, harm).expect("the folder for tests can be written");
        let taken = run(&["import", bad.to_str().expect("letters"), "--data", &data]);
        assert!(taken.failed(1).contains(&format!("bad-{number}.txt:")), "{taken:?}");
        assert_eq!(guests(&data), before, "{taken:?}");
    }
}

/// The names of all guests of a folder, in the order of their coming.
fn guests(data: &str) -> Vec<String> {
    let database = rusqlite::Connection::open(format!("{data}/oneiros.db")).expect("it was made");
    let mut guests =
        database.prepare("SELECT name FROM guests ORDER BY created, id").expect("there are guests");
    let names = guests.query_map([], |row| row.get(0)).expect("a list");
    names.map(|name| name.expect("a name")).collect()
}

#[test]
fn what_is_wrong_with_a_record_is_told_in_the_words_of_its_game() {
    let data = played("keeping-words");
    let record = exported(&data, &folder("keeping-words-records"));
    let text = fs::read_to_string(&record).expect("it was just written");
    let bad = record.with_file_name("bad.txt");
    fs::write(&bad, format!("{text}1 step z9\n")).expect("the folder for tests can be written");
    for (language, expected) in [("en", "a cell, such as b2"), ("pl", "pole, na przykład b2")] {
        let taken = run(&["import", bad.to_str().expect("letters"), "--data", &data, "--lang", language]);
        assert!(taken.failed(1).contains(expected), "{taken:?}");
    }
}

#[test]
fn a_record_that_does_not_hold_is_refused_at_its_place_and_those_before_it_are_taken_in() {
    let data = played("keeping-bad");
    let record = exported(&data, &folder("keeping-bad-records"));
    let bad = record.with_file_name("bad.txt");
    let text = fs::read_to_string(&record).expect("it was just written");
    fs::write(&bad, text.replacen("\ndeal ", "\nlead ", 1)).expect("the folder for tests can be written");
    let line = text.lines().position(|line| line.starts_with("deal ")).expect("an opening") + 1;
    let other = folder("keeping-bad-import");
    let (record, bad) = (record.to_str().expect("letters"), bad.to_str().expect("letters"));
    let taken = run(&["import", bad, record, "--data", &other]);
    assert_eq!(
        (taken.code, taken.out.as_str()),
        (1, ""),
        "nothing was taken in, so there is nothing to sit at"
    );
    assert_eq!(guests(&other), [] as [String; 0], "nobody came");
    let taken = run(&["import", record, bad, record, "--data", &other]);
    assert!(taken.failed(1).contains(&format!("bad.txt:{line}:")), "{taken:?}");
    assert_eq!(guests(&other), ["Oneiros"]);
    assert_eq!(run(&["check", "--data", &other]).good(), "One table, and it replays.\n");
    // Whoever follows the link sits at the table that was taken in, and can move there.
    let word = |after: &str| {
        let rest = taken.out.split(after).nth(1).unwrap_or_else(|| panic!("{}", taken.out));
        rest.chars().take_while(char::is_ascii_alphanumeric).collect::<String>()
    };
    let server = Serving::start(&["--port", "0", "--data", &other]);
    let claimed = server.post("/api/claim", "", &format!(r#"{{"secret":"{}"}}"#, word("/claim/")));
    let session = claimed.split("oneiros=").nth(1).and_then(|rest| rest.split(';').next());
    let place =
        move_once(server.address(), &word(": table "), session.unwrap_or_else(|| panic!("{claimed}")));
    assert!(place.is_u64(), "{place}");
    assert_eq!(server.stop("TERM").code, 0);
}

#[test]
fn a_whole_copy_is_taken_into_an_empty_store_and_into_no_other() {
    let data = played("keeping-move");
    let copy = folder("keeping-move-copy");
    fs::create_dir_all(&copy).expect("the folder for tests can be written");
    let file = format!("{copy}/copy.db");
    run(&["backup", &file, "--data", &data]).good();
    let other = folder("keeping-moved");
    assert_eq!(
        run(&["import", &file, "--data", &other]).good(),
        format!("{file}: everything is here now.\n")
    );
    assert_eq!(run(&["check", "--data", &other]).good(), "One table, and it replays.\n");
    assert!(!run(&["import", &file, "--data", &other]).failed(1).is_empty());
}

#[test]
fn copies_checks_and_exports_are_made_while_the_server_goes_on() {
    let data = played("keeping-live");
    let server = Serving::start(&["--port", "0", "--data", &data]);
    let copy = folder("keeping-live-copy");
    fs::create_dir_all(&copy).expect("the folder for tests can be written");
    run(&["backup", &format!("{copy}/oneiros.db"), "--data", &data]).good();
    assert_eq!(run(&["check", "--data", &data]).good(), "One table, and it replays.\n");
    assert_eq!(run(&["check", "--data", &copy]).good(), "One table, and it replays.\n");
    exported(&data, &folder("keeping-live-records"));
    // Taking something in would write beside the server: that is refused.
    assert!(run(&["import", "nothing.txt", "--data", &data]).failed(1).contains("server"));
    let guest = server.post("/api/me", "", r#"{"name":"Ben"}"#);
    assert!(guest.contains("Ben"), "{guest}");
    assert_eq!(server.stop("TERM").code, 0);
}
