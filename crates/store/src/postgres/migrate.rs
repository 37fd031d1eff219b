//! Bringing a database up to the schema that this program knows: forward only, each step in one transaction, one server at
//! a time.

use tokio_postgres::{Client, Error};

use crate::fault::Fault;
use crate::open_error::OpenError;
use crate::presence::LIVING;

use super::error::meaning;

/// The steps in their order; the first makes version 1. A step that has been released is never changed.
const STEPS: &[&str] = &[
    include_str!("../../migrations/postgres/0001_first.sql"),
    include_str!("../../migrations/postgres/0002_presence.sql"),
    include_str!("../../migrations/postgres/0003_seen.sql"),
    include_str!("../../migrations/postgres/0004_commits.sql"),
    include_str!("../../migrations/postgres/0005_chat_names.sql"),
    include_str!("../../migrations/postgres/0006_log_hashes.sql"),
    include_str!("../../migrations/postgres/0007_untied_rows.sql"),
];

/// The lock that a migrating server holds: the letters `Oneiros`.
const LOCK: i64 = 0x004f_6e65_6972_6f73;

/// Runs the steps that are missing. The connection is to be closed afterwards; that lets go of the lock.
pub(super) async fn migrate(client: &mut Client) -> Result<(), OpenError> {
    run(client, STEPS).await
}

async fn run(client: &mut Client, steps: &[&str]) -> Result<(), OpenError> {
    client.query("SELECT pg_advisory_lock($1)", &[&LOCK]).await.map_err(failed)?;
    let found = version(client).await.map_err(failed)?;
    let known = steps.len() as i64;
    if found > known {
        return Err(OpenError::Newer { found, known });
    }
    let done = usize::try_from(found).unwrap_or_default();
    for (index, step) in steps.iter().enumerate().skip(done) {
        advance(client, step, index as i64 + 1).await.map_err(failed)?;
    }
    Ok(())
}

/// Whether a server has ever used the database.
pub(super) async fn is_ours(client: &Client) -> Result<bool, OpenError> {
    let sql = "SELECT to_regclass('oneiros_version') IS NOT NULL";
    client.query_one(sql, &[]).await.and_then(|row| row.try_get(0)).map_err(failed)
}

/// Whether a server of an older program made the database, or brought it up to its own version.
pub(super) async fn is_older(client: &Client) -> Result<bool, OpenError> {
    version(client).await.map(|version| version < STEPS.len() as i64).map_err(failed)
}

/// Whether any server has a lease there.
pub(super) async fn is_served(client: &Client) -> Result<bool, OpenError> {
    let there = client.query_one("SELECT to_regclass('nodes') IS NOT NULL", &[]).await.map_err(failed)?;
    if !there.try_get(0).map_err(failed)? {
        return Ok(false);
    }
    let living = client.query_one(LIVING, &[]).await.and_then(|row| row.try_get::<_, i64>(0));
    living.map(|living| living > 0).map_err(failed)
}

#[allow(clippy::needless_pass_by_value, reason = "it is handed to `map_err`")]
fn failed(error: Error) -> OpenError {
    match meaning(&error) {
        Fault::Lost { detail } => OpenError::Unreachable { detail },
        fault => OpenError::of_fault("PostgreSQL", fault),
    }
}

/// The version of the schema; 0 is an empty database.
async fn version(client: &Client) -> Result<i64, Error> {
    client.batch_execute("CREATE TABLE IF NOT EXISTS oneiros_version (version bigint NOT NULL)").await?;
    let rows = client.query("SELECT version FROM oneiros_version", &[]).await?;
    rows.first().map_or(Ok(0), |row| row.try_get(0))
}

async fn advance(client: &mut Client, step: &str, version: i64) -> Result<(), Error> {
    let transaction = client.transaction().await?;
    transaction.batch_execute(step).await?;
    transaction.execute("DELETE FROM oneiros_version", &[]).await?;
    transaction.execute("INSERT INTO oneiros_version (version) VALUES ($1)", &[&version]).await?;
    transaction.commit().await
}
