//! The connection that writes, and one transaction on it.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use tokio::time::timeout;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Error, Row, Statement};

use crate::ask::Rows;
use crate::fault::Fault;
use crate::ids::random_bytes;

use super::connect::{Address, NoConnection, SILENCE, answered, pipelined};
use super::error::{Halt, NO_ANSWER, Param, cells, halt, is_lost, told};
use super::statements::Step;

/// What PostgreSQL calls the connection of all that is written.
pub(super) const WRITER: &str = "oneiros writer";
/// What it calls that of the signs of life.
pub(super) const PULSE: &str = "oneiros pulse";

/// A commit waits for the disk of the server at least; whoever has set more for the whole database keeps it.
pub(super) const DURABLE: &str = "
    SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') IN ('off', 'local')";

/// What the writer's connection must be like besides. A server that stops in the middle of a transaction holds up what the others write to
/// the same tables, and not for long: a transaction is sent at once, and so is its commit when all of it has been answered. Every write
/// finds its rows by an index, whatever PostgreSQL believes of the size of a table that was empty a minute ago. Where a server's machine
/// is gone without a word, PostgreSQL notices as soon as a server does in the other direction.
const SET_UP: &str = "
    SET enable_seqscan = off;
    SET lock_timeout = '2s';
    SET idle_in_transaction_session_timeout = '5s';
    SET tcp_keepalives_idle = 20;
    SET tcp_keepalives_interval = 5;
    SET tcp_keepalives_count = 3;
    SET tcp_user_timeout = '20s'";

const BEGIN: &str = "BEGIN ISOLATION LEVEL READ COMMITTED";

/// Marks the batch as the last of this connection. The row stays locked until the transaction has ended, one way or the other.
const MARK: &str = "INSERT INTO commits (link, batch) VALUES ($1, $2)
    ON CONFLICT (link) DO UPDATE SET batch = excluded.batch, at = excluded.at";

/// The last batch that a connection has committed, -1 if none. This waits for a transaction that is still under way, and it is itself a
/// write: its commit comes after the one it asks for, so where commits wait for a standby, that one has reached the standby as well.
const FATE: &str = "INSERT INTO commits (link, batch) VALUES ($1, -1)
    ON CONFLICT (link) DO UPDATE SET at = excluded.at RETURNING batch";

/// Ends the process at the other end of a lost connection, which may not have noticed yet that nobody is there any more. One that is
/// still at work ends by itself, and must: a commit that waits for a standby would be shown to all without having reached it. The same
/// holds for one of which it is not known, where PostgreSQL does not keep track.
const END: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid = $1 AND (extract(epoch FROM backend_start) * 1000000)::bigint = $2 
        AND state IN ('idle', 'idle in transaction', 'idle in transaction (aborted)')";

/// Forgets connections that nobody will ask about any more.
const FORGET: &str = "DELETE FROM commits WHERE at < now() - interval '1 day'";

/// How many statements every transaction begins with: `BEGIN` and `MARK`.
const OPENING: usize = 2;

/// The connection that writes.
pub(super) struct Link {
    client: Client,
    statements: HashMap<&'static str, Statement>,
    /// Its name among all connections that ever wrote, drawn by lot.
    id: i64,
    /// The number of its last batch.
    batch: i64,
    process: Process,
}

/// The process at the other end of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Process {
    number: i32,
    /// When it was started, in microseconds: numbers are used again.
    started: i64,
}

/// A batch whose commit was sent and not answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Unanswered {
    link: i64,
    batch: i64,
}

/// Why a commit is not known to have been done.
pub(super) enum NoCommit {
    /// The database says no: nothing is written.
    Refused(Error),
    /// The connection was lost before an answer came.
    Lost { batch: Unanswered, told: String },
}

impl Link {
    /// A connection in place of one that was lost. What that one left behind holds up nobody: its process may not have noticed yet that
    /// it is alone, and keep what it has locked.
    pub(super) async fn connect(
        address: &Address,
        role: &'static str,
        lost: Option<Process>,
    ) -> Result<Link, NoConnection> {
        let (client, _ended) = address.connect(role, |_| {}).await?;
        let process = answered(set_up(&client, lost)).await?;
        Ok(Link { client, statements: HashMap::new(), id: random_name(), batch: 0, process })
    }

    pub(super) const fn process(&self) -> Process {
        self.process
    }

    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Sends the steps of several writes as one transaction and waits for the answers to the steps of each. After an error it is rolled
    /// back.
    pub(super) async fn send(&mut self, writes: &[Vec<Step<'_>>]) -> Result<Vec<Vec<Rows>>, Halt> {
        self.prepare(writes).await?;
        self.batch += 1;
        let mark = [Param::Int(self.id), Param::Int(self.batch)];
        let opening = [(BEGIN, &[][..]), (MARK, &mark[..])];
        let steps = writes.iter().flatten().map(|step| (step.sql, step.params.as_slice()));
        let requests =
            opening.into_iter().chain(steps).map(|(sql, params)| self.request(sql, params)).collect();
        let Ok(answers) = timeout(SILENCE, pipelined(requests)).await else {
            return Err(Halt::All(Fault::lost(NO_ANSWER)));
        };
        // What comes after the first error fails because of it.
        let failed = answers.iter().position(Result::is_err);
        let answers: Result<Vec<Vec<Row>>, Error> = answers.into_iter().collect();
        match answers.and_then(|answers| by_write(&answers, writes)) {
            Ok(answers) => Ok(answers),
            Err(error) => {
                // If this fails the connection is gone, and the transaction with it.
                let _ = timeout(SILENCE, self.client.batch_execute("ROLLBACK")).await;
                Err(halt(&error, failed.and_then(|request| write_of(request, writes))))
            }
        }
    }

    /// A statement that has been prepared.
    async fn request(&self, sql: &'static str, params: &[Param<'_>]) -> Result<Vec<Row>, Error> {
        let params: Vec<&(dyn ToSql + Sync)> =
            params.iter().map(|param| param as &(dyn ToSql + Sync)).collect();
        let statement = self.statements.get(sql).expect("every statement has been prepared");
        self.client.query(statement, &params).await
    }

    /// Commits what was sent.
    pub(super) async fn commit(&self) -> Result<(), NoCommit> {
        let batch = Unanswered { link: self.id, batch: self.batch };
        match timeout(SILENCE, self.client.batch_execute("COMMIT")).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) if is_lost(&error) => Err(NoCommit::Lost { batch, told: told(&error) }),
            Ok(Err(error)) => Err(NoCommit::Refused(error)),
            Err(_) => Err(NoCommit::Lost { batch, told: NO_ANSWER.to_owned() }),
        }
    }

    async fn prepare(&mut self, writes: &[Vec<Step<'_>>]) -> Result<(), Halt> {
        let opening = [(None, BEGIN), (None, MARK)];
        let places = writes.iter().enumerate();
        let steps = places.flat_map(|(place, steps)| steps.iter().map(move |step| (Some(place), step.sql)));
        let wanted: Vec<(Option<usize>, &'static str)> = opening.into_iter().chain(steps).collect();
        for (place, sql) in wanted {
            if let Entry::Vacant(free) = self.statements.entry(sql) {
                let prepared = timeout(SILENCE, self.client.prepare(sql)).await;
                let prepared = prepared.map_err(|_| Halt::All(Fault::lost(NO_ANSWER)))?;
                free.insert(prepared.map_err(|error| halt(&error, place))?);
            }
        }
        Ok(())
    }

    /// Whether a batch of a lost connection was committed. Nothing of that connection is under way any more then.
    pub(super) async fn was_committed(&self, Unanswered { link, batch }: Unanswered) -> Result<bool, Fault> {
        let last = async { self.client.query_one(FATE, &[&link]).await?.try_get::<_, i64>(0) };
        answered(last).await.map(|last| last == batch).map_err(|error| error.meaning())
    }

    /// The settings on which it rests that what is written stays written.
    pub(super) async fn durability(&self) -> Result<Vec<(String, String)>, Fault> {
        const NAMES: [&str; 3] = ["synchronous_commit", "fsync", "full_page_writes"];
        let mut found = Vec::new();
        for name in NAMES {
            let value =
                async { self.client.query_one("SELECT current_setting($1)", &[&name]).await?.try_get(0) };
            let value = answered(value).await.map_err(|error| error.meaning())?;
            found.push((name.to_owned(), value));
        }
        Ok(found)
    }
}

fn random_name() -> i64 {
    i64::from_le_bytes(random_bytes())
}

/// Makes a new connection what the writer's must be, and ends what is left of the one before it. Gives the process at the other end.
async fn set_up(client: &Client, lost: Option<Process>) -> Result<Process, Error> {
    client.batch_execute(DURABLE).await?;
    client.batch_execute(SET_UP).await?;
    if let Some(Process { number, started }) = lost {
        client.query(END, &[&number, &started]).await?;
    }
    // Where nothing may be written at present, whoever writes is told so, and this waits until the next time.
    let _ = client.batch_execute(FORGET).await;
    let process = "SELECT pid, (extract(epoch FROM backend_start) * 1000000)::bigint
        FROM pg_stat_activity WHERE pid = pg_backend_pid()";
    let row = client.query_one(process, &[]).await?;
    Ok(Process { number: row.try_get(0)?, started: row.try_get(1)? })
}

/// The place of the write that a request belongs to; the first ones belong to the transaction itself.
fn write_of(request: usize, writes: &[Vec<Step<'_>>]) -> Option<usize> {
    let mut places = writes.iter().enumerate().flat_map(|(place, steps)| steps.iter().map(move |_| place));
    places.nth(request.checked_sub(OPENING)?)
}

/// Sorts the answers by write; the first ones belong to the transaction itself.
fn by_write(answers: &[Vec<Row>], writes: &[Vec<Step<'_>>]) -> Result<Vec<Vec<Rows>>, Error> {
    let mut rest = answers.iter().skip(OPENING);
    let of_write = |steps: &Vec<Step<'_>>| {
        rest.by_ref().take(steps.len()).map(|rows| cells(rows)).collect::<Result<Vec<Rows>, Error>>()
    };
    writes.iter().map(of_write).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use test_postgres::{Failure, Postgres, Programs};

    /// Asks until the answer is yes.
    async fn until(client: &Client, sql: &str) {
        let holds = async { while !client.query_one(sql, &[]).await.unwrap().get::<_, bool>(0) {} };
        timeout(std::time::Duration::from_secs(60), holds).await.expect("it comes to that");
    }

    /// Whoever read it would believe it kept, and with the server it would be gone.
    #[tokio::test]
    async fn a_commit_that_its_standby_does_not_have_yet_is_shown_to_nobody_when_its_connection_is_lost() {
        let started = Programs::find().ok_or(Failure::Missing).and_then(|found| Postgres::start(&found));
        let mut primary = started.unwrap_or_else(|failure| panic!("{failure}"));
        let standby = primary.standby().unwrap();
        let address = Address::read(&primary.address()).unwrap();
        let (client, _ended) = address.connect("a look", |_| {}).await.unwrap();
        client.batch_execute(include_str!("../../migrations/postgres/0004_commits.sql")).await.unwrap();
        client.batch_execute("CREATE TABLE kept (id bigint)").await.unwrap();
        let mut lost = Link::connect(&address, WRITER, None).await.unwrap();
        let insert = Step { sql: "INSERT INTO kept VALUES (1)", params: Vec::new() };
        lost.send(&[vec![insert]]).await.unwrap();
        standby.freeze().unwrap();
        let process = lost.process();
        let commit = tokio::spawn(async move { lost.commit().await.is_ok() });
        until(&client, "SELECT count(*) = 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep'").await;
        commit.abort();
        assert!(commit.await.is_err(), "it is still under way");

        Link::connect(&address, WRITER, Some(process)).await.unwrap();
        // Longer than it takes to end a process, by the database's own work.
        for _ in 0..500 {
            let shown = client.query_one("SELECT count(*) FROM kept", &[]).await.unwrap();
            assert_eq!(shown.get::<_, i64>(0), 0);
        }
        standby.thaw().unwrap();
        until(&client, "SELECT count(*) = 1 FROM kept").await;
    }
}
