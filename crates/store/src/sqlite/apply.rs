//! Writing one thing inside a transaction of SQLite.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension, params};

use crate::ask::{Cell, Line, Rows};
use crate::fault::Fault;
use crate::ids::Hash;
use crate::table::{Append, Head, Listing, Member, NewTable};
use crate::write::{self, Write};

use super::reader::rows;

/// Why a write was not done.
#[derive(Debug)]
pub(super) enum Stop {
    /// It is refused, and has left nothing behind.
    Refused(Fault),
    /// A statement failed; what came before it in this write is still in the transaction.
    Broken(rusqlite::Error),
}

impl From<rusqlite::Error> for Stop {
    fn from(error: rusqlite::Error) -> Stop {
        Stop::Broken(error)
    }
}

/// Writes one thing.
pub(super) fn apply(conn: &Connection, write: &Write) -> Result<Rows, Stop> {
    match write {
        Write::Create(table) => create(conn, table),
        Write::Append(entries) => append(conn, entries),
        Write::Say(line) => say(conn, line),
        Write::Plain(asks) => {
            let mut last = Rows::new();
            for ask in asks {
                last = rows(&mut *conn.prepare_cached(ask.sql.sqlite)?, &ask.args)?;
            }
            Ok(last)
        }
    }
}

fn create(conn: &Connection, table: &NewTable) -> Result<Rows, Stop> {
    let code = table.code.map(|code| code.to_string());
    let public = table.listing == Listing::Public;
    let made = conn
        .prepare_cached(
            "INSERT INTO tables (id, code, maker, public, contract, created) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT DO NOTHING",
        )?
        .execute(params![
            table.id.stored(),
            code,
            table.maker.stored(),
            public,
            table.contract,
            table.created.0
        ])?;
    if made == 0 {
        let same: Option<i64> = conn
            .prepare_cached("SELECT id FROM tables WHERE id = ?1")?
            .query_row([table.id.stored()], |row| row.get(0))
            .optional()?;
        return Err(Stop::Refused(if same.is_some() { Fault::Taken } else { Fault::CodeTaken }));
    }
    // The head of an empty log; the append below fills it in.
    conn.prepare_cached(
        "INSERT INTO heads (table_id, last, status, summary, due, changed, listed)
         VALUES (?1, 0, 0, '', NULL, ?2, ?3)",
    )?
    .execute(params![table.id.stored(), table.created.0, public.then_some(table.created.0)])?;
    append(conn, &table.first)
}

fn append(conn: &Connection, append: &Append) -> Result<Rows, Stop> {
    let after = append.after.unwrap_or_default();
    let hashes = append.hashes(after);
    let hash = hashes.last().copied().unwrap_or(after);
    if !advance(conn, append, after.stored(), hash.stored())? {
        let known: Option<i64> = conn
            .prepare_cached("SELECT last FROM heads WHERE table_id = ?1")?
            .query_row([append.table.stored()], |row| row.get(0))
            .optional()?;
        return Err(Stop::Refused(if known.is_some() { Fault::Conflict } else { Fault::Missing }));
    }
    let mut insert =
        conn.prepare_cached("INSERT INTO log (table_id, seq, at, entry, hash) VALUES (?1, ?2, ?3, ?4, ?5)")?;
    for ((seq, entry), hash) in (append.seq.stored()..).zip(&append.entries).zip(&hashes) {
        insert.execute(params![append.table.stored(), seq, append.at.0, entry, hash.stored()])?;
    }
    if let Some(members) = &append.members {
        set_members(conn, append, members)?;
    }
    if let Some(kept) = append.forget_after {
        conn.prepare_cached("DELETE FROM snapshots WHERE table_id = ?1 AND seq > ?2")?
            .execute(params![append.table.stored(), kept.stored()])?;
    }
    if let Some(state) = &append.snapshot {
        conn.prepare_cached("INSERT INTO snapshots (table_id, seq, state) VALUES (?1, ?2, ?3)")?
            .execute(params![append.table.stored(), append.last().stored(), state])?;
    }
    post(conn, append)?;
    Ok(Rows::new())
}

/// Moves the head to the last entry and its hash if the first one is next, after the row that it should follow. Whoever does this first
/// has won the place.
fn advance(
    conn: &Connection,
    append: &Append,
    after: Option<Hash>,
    hash: Option<Hash>,
) -> rusqlite::Result<bool> {
    let (table, before, last) =
        (append.table.stored(), append.seq.stored().saturating_sub(1), append.last().stored());
    let moved = match &append.head {
        None => conn
            .prepare_cached(
                "UPDATE heads SET last = ?3, changed = ?4, hash = ?6
                 WHERE table_id = ?1 AND last = ?2 AND hash IS ?5",
            )?
            .execute(params![table, before, last, append.at.0, after, hash])?,
        Some(Head { status, summary, due }) => conn
            .prepare_cached(
                "UPDATE heads SET last = ?3, changed = ?4, status = ?5, summary = ?6, due = ?7, hash = ?9
                 WHERE table_id = ?1 AND last = ?2 AND hash IS ?8",
            )?
            .execute(params![
                table,
                before,
                last,
                append.at.0,
                status.stored(),
                summary,
                due.map(|due| due.0),
                after,
                hash
            ])?,
    };
    Ok(moved == 1)
}

/// Makes the members exactly these. From one entry to the next little changes, so only that is written.
fn set_members(conn: &Connection, append: &Append, members: &[Member]) -> rusqlite::Result<()> {
    let table = append.table.stored();
    let mut listed = conn.prepare_cached("SELECT guest, since FROM members WHERE table_id = ?1")?;
    let before = listed
        .query_map([table], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<Result<BTreeMap<i64, Option<i64>>, _>>()?;
    for gone in before.keys().filter(|guest| !members.iter().any(|member| member.guest.stored() == **guest)) {
        conn.prepare_cached("DELETE FROM members WHERE table_id = ?1 AND guest = ?2")?
            .execute(params![table, gone])?;
    }
    for member in members {
        let (guest, since) = (member.guest.stored(), member.waited_for_since.map(|since| since.0));
        match before.get(&guest) {
            Some(known) if *known == since => {}
            Some(_) => drop(
                conn.prepare_cached("UPDATE members SET since = ?3 WHERE table_id = ?1 AND guest = ?2")?
                    .execute(params![table, guest, since])?,
            ),
            None => drop(
                conn.prepare_cached(
                    "INSERT INTO members (table_id, guest, made, since)
                     SELECT ?1, ?2, created, ?3 FROM tables WHERE id = ?1",
                )?
                .execute(params![table, guest, since])?,
            ),
        }
    }
    Ok(())
}

fn post(conn: &Connection, append: &Append) -> rusqlite::Result<()> {
    for outgoing in &append.outbox {
        conn.prepare_cached(
            "INSERT INTO outbox (id, guest, table_id, seq, body, due, attempts)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0)",
        )?
        .execute(params![
            outgoing.id.to_string(),
            outgoing.guest.stored(),
            append.table.stored(),
            append.last().stored(),
            outgoing.body,
            outgoing.due.0
        ])?;
    }
    Ok(())
}

fn say(conn: &Connection, line: &write::Line) -> Result<Rows, Stop> {
    let (table, guest) = (line.table.stored(), line.guest.stored());
    let known: Option<(i64, String)> = conn
        .prepare_cached("SELECT seq, text FROM chat WHERE table_id = ?1 AND guest = ?2 AND client = ?3")?
        .query_row(params![table, guest, line.client], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    if let Some((seq, text)) = known {
        return Ok(vec![Line::from(vec![Cell::Int(seq), Cell::Text(text)])]);
    }
    let seq: i64 = conn
        .prepare_cached(
            "INSERT INTO talks (table_id, last) VALUES (?1, 1)
             ON CONFLICT (table_id) DO UPDATE SET last = last + 1 RETURNING last",
        )?
        .query_row([table], |row| row.get(0))?;
    conn.prepare_cached(
        "INSERT INTO chat (table_id, seq, guest, at, text, client) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?
    .execute(params![table, seq, guest, line.at.0, line.text, line.client])?;
    Ok(vec![Line::from(vec![Cell::Int(seq), Cell::Null])])
}
