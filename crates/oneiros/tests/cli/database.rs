//! What a server keeps in PostgreSQL is looked after as what it keeps in a folder.

use std::fs;

use crate::keeping::{exported_from, play};
use crate::program::run;
use crate::serving::{Serving, folder};

/// The address of a new, empty database. It goes with its server after the tests.
fn new_database() -> String {
    let given = std::env::var("ONEIROS_TEST_POSTGRES");
    let given = given.expect("this test needs PostgreSQL: run `cargo xtask test`, which brings one along");
    let name = format!("kept_{}", store::GuestId::random());
    told(&given, &format!("CREATE DATABASE {name}"));
    let (server, _) = given.rsplit_once('/').expect("the address ends with a database");
    format!("{server}/{name}")
}

/// What a database says to a statement: the first column of every row.
fn told(address: &str, sql: &str) -> Vec<String> {
    let runtime = tokio::runtime::Runtime::new().expect("there are threads");
    runtime.block_on(async {
        let (client, connection) =
            tokio_postgres::connect(address, tokio_postgres::NoTls).await.expect("it listens");
        tokio::spawn(connection);
        let said = client.simple_query(sql).await.expect("it understands");
        let first = |message| match message {
            tokio_postgres::SimpleQueryMessage::Row(row) => row.get(0).map(str::to_owned),
            _ => None,
        };
        said.into_iter().filter_map(first).collect()
    })
}

#[test]
fn everything_in_postgresql_can_be_checked_exported_copied_and_taken_in_elsewhere() {
    let address = new_database();
    let kept = ["--database", address.as_str()];
    play(&kept, 1);
    // Another server may go on meanwhile.
    let server = Serving::start(&["--port", "0", "--database", &address]);
    assert_eq!(run(&["check", "--database", &address]).good(), "One table, and it replays.\n");
    let record = exported_from(&kept, &folder("database-records"));
    let text = fs::read_to_string(&record).expect("it was just written");
    let table = record.file_stem().and_then(|name| name.to_str()).expect("named after the table");
    assert_eq!(run(&["export", table, "--database", &address]).good(), text);
    let copy = folder("database-copy");
    fs::create_dir_all(&copy).expect("the folder for tests can be written");
    let file = format!("{copy}/oneiros.db");
    let said = run(&["backup", &file, "--database", &address]).good();
    assert_eq!(said, format!("Everything is copied into {file}.\n"));
    assert_eq!(server.stop("TERM").code, 0);

    assert_eq!(run(&["export", table, "--data", &copy]).good(), text);
    let other = new_database();
    let said = run(&["import", &file, "--database", &other]).good();
    assert_eq!(said, format!("{file}: everything is here now.\n"));
    assert_eq!(run(&["export", table, "--database", &other]).good(), text);
    assert!(!run(&["import", &file, "--database", &other]).failed(1).is_empty(), "it is empty no more");
    assert_eq!(run(&["check", "--database", &other]).good(), "One table, and it replays.\n");
}

#[test]
fn a_check_of_postgresql_finds_the_row_that_does_not_replay() {
    let address = new_database();
    play(&["--database", &address], 1);
    told(&address, "UPDATE log SET entry = replace(entry, '\"opening\":\"deal', '\"opening\":\"lead')");
    let checked = run(&["check", "--database", &address]);
    assert_eq!(checked.failed(1), "Problems found: 1; tables looked at: 1.");
    assert!(checked.out.contains(" does not replay at row "), "{}", checked.out);
}

#[test]
fn an_empty_database_is_refused_and_stays_empty() {
    let (address, out) = (new_database(), folder("database-empty"));
    let (_, name) = address.rsplit_once('/').expect("it ends with a name");
    let file = format!("{out}.db");
    let commands: [&[&str]; 3] = [&["check"], &["backup", &file], &["export", "--all", "--to", &out]];
    for command in commands {
        assert_eq!(
            run(&[command, &["--database", &address]].concat()).failed(1),
            format!("There is no database of this program in {name}.")
        );
    }
    assert!(!fs::exists(&file).expect("a path") && !fs::exists(&out).expect("a path"));
    let things = "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace";
    assert_eq!(told(&address, things), Vec::<String>::new());
}
