//! The connection that writes, and one transaction on it.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Error, Row, Statement};

use crate::ask::Rows;
use crate::fault::Fault;

use super::connect::{Address, pipelined};
use super::error::{Halt, cells, halt, meaning};
use super::statements::Step;

/// What the writer's connection must be like. A commit waits for the disk of the server at least; whoever has set more for
/// the whole database keeps it. A server that stops in the middle of a transaction does not hold up the others for long. Every
/// write finds its rows by an index, whatever PostgreSQL believes of the size of a table that was empty a minute ago.
const SET_UP: &str = "
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') IN ('off', 'local');
    SET enable_seqscan = off;
    SET lock_timeout = '10s';
    SET idle_in_transaction_session_timeout = '15s'";

const BEGIN: &str = "BEGIN ISOLATION LEVEL READ COMMITTED";

/// The number of the transaction, by which a new connection can find out what became of it.
const NUMBER: &str = "SELECT pg_current_xact_id()::text";

/// What every transaction begins with.
const OPENING: [&str; 2] = [BEGIN, NUMBER];

/// The connection that writes.
pub(super) struct Link {
    client: Client,
    statements: HashMap<&'static str, Statement>,
    /// The process at the other end.
    pid: i32,
}

/// A transaction that has been sent but for its commit.
pub(super) struct Prepared {
    /// The answers to the steps of each write.
    pub(super) answers: Vec<Vec<Rows>>,
    /// Its number.
    pub(super) number: String,
}

impl Link {
    pub(super) async fn connect(address: &Address) -> Result<Link, Error> {
        let (client, _ended) = address.connect("oneiros writer", |_| {}).await?;
        client.batch_execute(SET_UP).await?;
        let row = client.query_one("SELECT pg_backend_pid()", &[]).await?;
        Ok(Link { client, statements: HashMap::new(), pid: row.try_get(0)? })
    }

    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    pub(super) fn pid(&self) -> i32 {
        self.pid
    }

    /// Sends the steps of several writes as one transaction and waits for their answers. After an error it is rolled back.
    pub(super) async fn send(&mut self, writes: &[Vec<Step<'_>>]) -> Result<Prepared, Halt> {
        self.prepare(writes).await?;
        let opening = OPENING.map(|sql| (sql, &[][..]));
        let steps = writes.iter().flatten().map(|step| (step.sql, step.params.as_slice()));
        let requests: Vec<_> = opening
            .into_iter()
            .chain(steps)
            .map(|(sql, params)| {
                let params: Vec<&(dyn ToSql + Sync)> =
                    params.iter().map(|param| param as &(dyn ToSql + Sync)).collect();
                let (client, statement) = (&self.client, self.statements.get(sql));
                async move {
                    let statement = statement.expect("every statement has been prepared");
                    client.query(statement, &params).await
                }
            })
            .collect();
        let answers = pipelined(requests).await;
        // What comes after the first error fails because of it.
        let failed = answers.iter().position(Result::is_err);
        let answers: Result<Vec<Vec<Row>>, Error> = answers.into_iter().collect();
        match answers.and_then(|answers| read(&answers, writes)) {
            Ok(prepared) => Ok(prepared),
            Err(error) => {
                // If this fails the connection is gone, and the transaction with it.
                let _ = self.client.batch_execute("ROLLBACK").await;
                Err(halt(&error, failed.and_then(|request| write_of(request, writes))))
            }
        }
    }

    pub(super) async fn commit(&self) -> Result<(), Error> {
        self.client.batch_execute("COMMIT").await
    }

    async fn prepare(&mut self, writes: &[Vec<Step<'_>>]) -> Result<(), Halt> {
        let opening = OPENING.map(|sql| (None, sql));
        let places = writes.iter().enumerate();
        let steps = places.flat_map(|(place, steps)| steps.iter().map(move |step| (Some(place), step.sql)));
        let wanted: Vec<(Option<usize>, &'static str)> = opening.into_iter().chain(steps).collect();
        for (place, sql) in wanted {
            if let Entry::Vacant(free) = self.statements.entry(sql) {
                free.insert(self.client.prepare(sql).await.map_err(|error| halt(&error, place))?);
            }
        }
        Ok(())
    }

    /// What became of a transaction: whether it was committed, or `None` if that cannot be told yet.
    pub(super) async fn fate(&self, number: &str, of_process: i32) -> Result<Option<bool>, Error> {
        let row = self.client.query_one("SELECT pg_xact_status($1::text::xid8)", &[&number]).await?;
        match row.try_get::<_, Option<&str>>(0)? {
            Some("committed") => Ok(Some(true)),
            Some("aborted") => Ok(Some(false)),
            _ => {
                // The other end has not yet noticed that nobody is there any more.
                let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                           WHERE pid = $1 AND backend_xid::text::bigint = $2::text::bigint % 4294967296";
                self.client.query(end, &[&of_process, &number]).await?;
                Ok(None)
            }
        }
    }

    /// The settings on which it rests that what is written stays written.
    pub(super) async fn durability(&self) -> Result<Vec<(String, String)>, Fault> {
        const NAMES: [&str; 3] = ["synchronous_commit", "fsync", "full_page_writes"];
        let mut found = Vec::new();
        for name in NAMES {
            let row = self.client.query_one("SELECT current_setting($1)", &[&name]).await;
            let value = row.and_then(|row| row.try_get(0)).map_err(|error| meaning(&error))?;
            found.push((name.to_owned(), value));
        }
        Ok(found)
    }
}

/// The place of the write that a request belongs to; the first ones belong to the transaction itself.
fn write_of(request: usize, writes: &[Vec<Step<'_>>]) -> Option<usize> {
    let mut places = writes.iter().enumerate().flat_map(|(place, steps)| steps.iter().map(move |_| place));
    places.nth(request.checked_sub(OPENING.len())?)
}

/// Sorts the answers by write; the first ones belong to the transaction itself.
fn read(answers: &[Vec<Row>], writes: &[Vec<Step<'_>>]) -> Result<Prepared, Error> {
    let number =
        answers.get(1).and_then(|rows| rows.first()).map_or(Ok(String::new()), |row| row.try_get(0))?;
    let mut rest = answers.iter().skip(OPENING.len());
    let of_write = |steps: &Vec<Step<'_>>| {
        rest.by_ref().take(steps.len()).map(|rows| cells(rows)).collect::<Result<Vec<Rows>, Error>>()
    };
    let answers: Result<Vec<Vec<Rows>>, Error> = writes.iter().map(of_write).collect();
    Ok(Prepared { answers: answers?, number })
}
