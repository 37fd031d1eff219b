//! Bringing a database up to the schema that this program knows: forward only, each step in one transaction.

use rusqlite::Connection;

use crate::fault::Fault;
use crate::open_error::OpenError;

use super::error::meaning;

/// The steps in their order; the first makes version 1. A step that has been released is never changed.
pub(super) const STEPS: &[&str] = &[
    include_str!("../../migrations/sqlite/0001_first.sql"),
    include_str!("../../migrations/sqlite/0002_chat_names.sql"),
    include_str!("../../migrations/sqlite/0003_write_trials.sql"),
    include_str!("../../migrations/sqlite/0004_log_hashes.sql"),
];

/// Stands in the file's header and says whose database it is: the letters `Onei`.
const OURS: i64 = 0x4f6e_6569;

/// Refuses a database of something else, and one that is newer than the steps.
pub(super) fn recognise(conn: &Connection, place: &str, steps: &[&str]) -> Result<(), OpenError> {
    let mark =
        number(conn, "PRAGMA application_id").map_err(|error| OpenError::of_fault(place, meaning(&error)))?;
    let things = number(conn, "SELECT count(*) FROM sqlite_master")
        .map_err(|error| OpenError::of_fault(place, meaning(&error)))?;
    if mark != OURS && (mark != 0 || things != 0) {
        return Err(OpenError::Foreign { place: place.to_owned() });
    }
    let found = version(conn).map_err(|fault| OpenError::of_fault(place, fault))?;
    let known = steps.len() as i64;
    if found > known { Err(OpenError::Newer { found, known }) } else { Ok(()) }
}

/// The version of the schema; 0 is an empty database.
pub(super) fn version(conn: &Connection) -> Result<i64, Fault> {
    number(conn, "PRAGMA user_version").map_err(|error| meaning(&error))
}

/// Runs the steps that are missing.
pub(super) fn migrate(conn: &mut Connection, steps: &[&str]) -> Result<(), Fault> {
    let found = usize::try_from(version(conn)?).unwrap_or_default();
    for (index, step) in steps.iter().enumerate().skip(found) {
        advance(conn, step, index as i64 + 1).map_err(|error| meaning(&error))?;
    }
    Ok(())
}

fn advance(conn: &mut Connection, step: &str, version: i64) -> rusqlite::Result<()> {
    let transaction = conn.transaction()?;
    transaction.execute_batch(step)?;
    transaction.pragma_update(None, "application_id", OURS)?;
    transaction.pragma_update(None, "user_version", version)?;
    transaction.commit()
}

fn number(conn: &Connection, sql: &str) -> rusqlite::Result<i64> {
    conn.query_row(sql, [], |row| row.get(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &[&str] = &["CREATE TABLE a (x INTEGER)", "ALTER TABLE a ADD COLUMN y INTEGER DEFAULT 7"];

    #[test]
    fn only_missing_steps_are_run_and_what_was_there_stays() {
        let mut conn = Connection::open_in_memory().unwrap();
        migrate(&mut conn, &TWO[..1]).unwrap();
        conn.execute("INSERT INTO a VALUES (1)", []).unwrap();
        migrate(&mut conn, TWO).unwrap();
        migrate(&mut conn, TWO).unwrap();
        assert_eq!(version(&conn), Ok(2));
        assert_eq!(number(&conn, "SELECT x + y FROM a"), Ok(8));
        assert_eq!(recognise(&conn, "here", TWO), Ok(()));
    }

    #[test]
    fn a_step_that_fails_leaves_nothing_of_itself() {
        let mut conn = Connection::open_in_memory().unwrap();
        let steps = [TWO[0], "CREATE TABLE b (x INTEGER); INSERT INTO nowhere VALUES (1)"];
        assert!(matches!(migrate(&mut conn, &steps), Err(Fault::Failed { .. })));
        assert_eq!(version(&conn), Ok(1));
        assert_eq!(number(&conn, "SELECT count(*) FROM sqlite_master"), Ok(1));
    }

    #[test]
    fn a_newer_or_foreign_database_is_refused() {
        let mut conn = Connection::open_in_memory().unwrap();
        migrate(&mut conn, TWO).unwrap();
        assert_eq!(recognise(&conn, "here", &TWO[..1]), Err(OpenError::Newer { found: 2, known: 1 }));
        let other = Connection::open_in_memory().unwrap();
        assert_eq!(recognise(&other, "here", TWO), Ok(()));
        other.execute_batch("CREATE TABLE theirs (x)").unwrap();
        assert_eq!(recognise(&other, "here", TWO), Err(OpenError::Foreign { place: "here".to_owned() }));
    }
}
