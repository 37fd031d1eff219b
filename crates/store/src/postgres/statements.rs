//! Every write as statements for PostgreSQL that can be sent without waiting for an answer in between, and what their
//! answers mean.

use crate::ask::{Ask, Line, Rows};
use crate::fault::Fault;
use crate::ids::Seq;
use crate::log_hash::LogHash;
use crate::table::{Append, Listing, NewTable};
use crate::write::{self, Outcome, Write};

use super::error::Param;

/// A statement with its parameters.
#[derive(Debug)]
pub(super) struct Step<'a> {
    pub(super) sql: &'static str,
    pub(super) params: Vec<Param<'a>>,
}

/// The rows of a new table. Answers whether they were made, and if not, whether there is such a table.
const CREATE: &str = "
    WITH made AS (
        INSERT INTO tables (id, code, maker, public, contract, created) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT DO NOTHING RETURNING id
    ), headed AS (
        INSERT INTO heads (table_id, last, status, summary, changed, listed)
        SELECT id, 0, 0, '', $6, CASE WHEN $4 = 1 THEN $6 END FROM made
    )
    SELECT (SELECT count(*) FROM made), (SELECT count(*) FROM tables WHERE id = $1)";

/// Entries with all that follows from them, if the first is at the next place, after the row that it should follow: whoever moves the head first has won it, and
/// all the rest hangs on that. Answers whether it was won, and whether there is such a table.
const APPEND: &str = "
    WITH won AS (
        UPDATE heads SET last = $2::bigint + cardinality($4::text[]) - 1, changed = $3,
            status = coalesce($5, status), summary = coalesce($6, summary),
            due = CASE WHEN $5 IS NULL THEN due ELSE $7 END, hash = ($16::bytea[])[cardinality($16::bytea[])]
        WHERE table_id = $1 AND last = $2::bigint - 1 AND hash IS NOT DISTINCT FROM $17
        RETURNING table_id, last
    ), logged AS (
        INSERT INTO log (table_id, seq, at, entry, hash)
        SELECT won.table_id, $2::bigint + e.place - 1, $3, e.entry, e.hash
        FROM won, unnest($4::text[], $16::bytea[]) WITH ORDINALITY AS e (entry, hash, place)
    ), gone AS (
        DELETE FROM members USING won
        WHERE members.table_id = won.table_id AND members.guest <> ALL ($8::bigint[])
    ), here AS (
        INSERT INTO members (table_id, guest, made, since)
        SELECT won.table_id, m.guest, tables.created, m.since
        FROM won JOIN tables ON tables.id = won.table_id,
            unnest($8::bigint[], $9::bigint[]) AS m (guest, since)
        ON CONFLICT (table_id, guest) DO UPDATE SET since = excluded.since
    ), forgotten AS (
        DELETE FROM snapshots USING won WHERE snapshots.table_id = won.table_id AND seq > $10
    ), kept AS (
        INSERT INTO snapshots (table_id, seq, state)
        SELECT table_id, last, $11 FROM won WHERE $11::text IS NOT NULL
    ), posted AS (
        INSERT INTO outbox (id, guest, table_id, seq, body, due, attempts)
        SELECT o.id, o.guest, won.table_id, won.last, o.body, o.due, 0
        FROM won, unnest($12::text[], $13::bigint[], $14::text[], $15::bigint[]) AS o (id, guest, body, due)
    )
    SELECT count(*), (SELECT count(*) FROM heads WHERE table_id = $1),
        count(pg_notify('oneiros', 't ' || table_id || ' ' || last))
    FROM won";

/// The last place of a chat. The row stays locked until the line is written, so two servers take different ones; and a statement that
/// begins after this one sees every line that was written before.
const TALK: &str = "
    INSERT INTO talks (table_id, last) VALUES ($1, 0)
    ON CONFLICT (table_id) DO UPDATE SET last = talks.last";

/// Adds a line at the next place, unless the guest has said something under its name before. Answers its place, and its text if it
/// stood there before; then nobody is told.
const SAY: &str = "
    WITH known AS (
        SELECT seq, text FROM chat WHERE table_id = $1 AND guest = $2::bigint AND client = $5::text
    ), next AS (
        UPDATE talks SET last = last + 1 WHERE table_id = $1 AND NOT EXISTS (SELECT FROM known)
        RETURNING table_id, last
    ), said AS (
        INSERT INTO chat (table_id, seq, guest, at, text, client)
        SELECT table_id, last, $2::bigint, $3::bigint, $4::text, $5::text FROM next
        RETURNING table_id, seq
    )
    SELECT max(seq), NULL::text, count(pg_notify('oneiros', 'c ' || table_id || ' ' || seq)) FROM said
    HAVING count(*) > 0
    UNION ALL SELECT seq, text, 0 FROM known";

/// The statements of a write.
pub(super) fn steps<'a>(write: &'a Write) -> Vec<Step<'a>> {
    match write {
        Write::Create(table) => vec![create(table), append(&table.first)],
        Write::Append(entries) => vec![append(entries)],
        Write::Say(line) => say(line),
        Write::Plain(asks) => {
            let step = |ask: &'a Ask| Step {
                sql: ask.sql.postgres,
                params: ask.args.iter().map(Param::Cell).collect(),
            };
            asks.iter().map(step).collect()
        }
    }
}

fn create(table: &NewTable) -> Step<'_> {
    let params = vec![
        Param::Int(table.id.stored()),
        table.code.map_or(Param::MaybeText(None), |code| Param::Owned(code.to_string())),
        Param::Int(table.maker.stored()),
        Param::Int(i64::from(table.listing == Listing::Public)),
        Param::Text(&table.contract),
        Param::Int(table.created.0),
    ];
    Step { sql: CREATE, params }
}

fn append(append: &Append) -> Step<'_> {
    let (head, members, outbox) = (append.head.as_ref(), append.members.as_ref(), &append.outbox);
    let after = append.after.unwrap_or_default();
    let ids = outbox.iter().map(|outgoing| outgoing.id.to_string()).collect::<Vec<_>>();
    let params = vec![
        Param::Int(append.table.stored()),
        Param::Int(append.seq.stored()),
        Param::Int(append.at.0),
        Param::Texts(append.entries.iter().map(|entry| Some(entry.as_str())).collect()),
        Param::MaybeInt(head.map(|head| head.status.stored())),
        Param::MaybeText(head.map(|head| head.summary.as_str())),
        Param::MaybeInt(head.and_then(|head| head.due).map(|due| due.0)),
        Param::Ints(members.map(|list| list.iter().map(|member| Some(member.guest.stored())).collect())),
        Param::Ints(
            members
                .map(|list| list.iter().map(|member| member.waited_for_since.map(|since| since.0)).collect()),
        ),
        Param::MaybeInt(append.forget_after.map(Seq::stored)),
        Param::MaybeText(append.snapshot.as_deref()),
        Param::OwnedTexts(ids),
        Param::Ints(Some(outbox.iter().map(|outgoing| Some(outgoing.guest.stored())).collect())),
        Param::Texts(outbox.iter().map(|outgoing| Some(outgoing.body.as_str())).collect()),
        Param::Ints(Some(outbox.iter().map(|outgoing| Some(outgoing.due.0)).collect())),
        Param::Hashes(append.hashes(after).into_iter().map(LogHash::stored).collect()),
        Param::MaybeHash(after.stored()),
    ];
    Step { sql: APPEND, params }
}

fn say(line: &write::Line) -> Vec<Step<'_>> {
    let table = || Param::Int(line.table.stored());
    vec![
        Step { sql: TALK, params: vec![table()] },
        Step {
            sql: SAY,
            params: vec![
                table(),
                Param::Int(line.guest.stored()),
                Param::Int(line.at.0),
                Param::Text(&line.text),
                Param::MaybeText(line.client.as_deref()),
            ],
        },
    ]
}

/// What the answers to a write's statements say.
pub(super) fn outcome(write: &Write, mut answers: Vec<Rows>) -> Outcome {
    match write {
        Write::Create(table) => {
            let (made, known) = two_counts(answers.first_mut())?;
            match (made, known, table.code) {
                (1, _, _) => won(answers.last_mut()),
                (_, 0, Some(_)) => Err(Fault::CodeTaken),
                _ => Err(Fault::Taken),
            }
        }
        Write::Append(_) => won(answers.last_mut()),
        Write::Say(_) | Write::Plain(_) => Ok(answers.pop().unwrap_or_default()),
    }
}

fn won(answer: Option<&mut Rows>) -> Outcome {
    match two_counts(answer)? {
        (1, _) => Ok(Rows::new()),
        (_, 0) => Err(Fault::Missing),
        _ => Err(Fault::Conflict),
    }
}

fn two_counts(answer: Option<&mut Rows>) -> Result<(i64, i64), Fault> {
    let line: &mut Line =
        answer.and_then(|rows| rows.first_mut()).ok_or_else(|| Fault::failed("an answer is missing"))?;
    Ok((line.int()?, line.int()?))
}
