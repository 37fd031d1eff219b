//! Reading: questions on connections that are used again, all answered from the same moment.

use deadpool_postgres::{Object, PoolError};
use tokio::time::timeout;
use tokio_postgres::Error;
use tokio_postgres::types::ToSql;

use crate::ask::{Ask, Rows};
use crate::fault::Fault;

use super::Postgres;
use super::connect::{SILENCE, pipelined};
use super::error::{NO_ANSWER, Param, cells, is_lost, meaning, told};

const BEGIN: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// How often a question is asked when connections turn out to be lost: all of those kept may be, after a restart.
const ATTEMPTS: u32 = 10;

impl Postgres {
    /// Answers questions, all from the same moment.
    pub(crate) async fn read(&self, asks: Vec<Ask>) -> Result<Vec<Rows>, Fault> {
        let mut lost = None;
        for _ in 0..ATTEMPTS {
            let client = self.pool.get().await.map_err(no_connection)?;
            let Ok(answered) = timeout(SILENCE, answer(&client, &asks)).await else {
                drop(Object::take(client));
                // The others are as old and have been silent for as long: whoever asks next does not try one after the other.
                self.pool.retain(|_, _| false);
                return Err(Fault::lost(NO_ANSWER));
            };
            match answered {
                Ok(answers) => return Ok(answers),
                // Reading twice does no harm.
                Err(error) if is_lost(&error) => {
                    drop(Object::take(client));
                    lost = Some(meaning(&error));
                }
                Err(error) => return Err(meaning(&error)),
            }
        }
        Err(lost.unwrap_or(Fault::Busy))
    }

    /// How many rows are looked at to answer these questions, those that turn out not to be wanted included.
    pub(crate) async fn rows_touched(&self, asks: &[Ask]) -> Result<u64, Fault> {
        let client = self.connect("oneiros explain").await?;
        let mut touched = 0;
        for ask in asks {
            let params: Vec<Param<'_>> = ask.args.iter().map(Param::Cell).collect();
            let params: Vec<&(dyn ToSql + Sync)> =
                params.iter().map(|param| param as &(dyn ToSql + Sync)).collect();
            let sql = format!("EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF) {}", ask.sql.postgres);
            let plan = client.query(&sql, &params).await.map_err(|error| meaning(&error))?;
            for row in &plan {
                touched += rows_in(row.try_get(0).map_err(|error| meaning(&error))?);
            }
        }
        Ok(touched)
    }
}

async fn answer(client: &Object, asks: &[Ask]) -> Result<Vec<Rows>, Error> {
    let mut steps = Vec::with_capacity(asks.len() + 2);
    for ask in asks {
        let params = ask.args.iter().map(Param::Cell).collect();
        steps.push((client.prepare_cached(ask.sql.postgres).await?, params));
    }
    let moment = steps.len() > 1;
    if moment {
        steps.insert(0, (client.prepare_cached(BEGIN).await?, Vec::new()));
        steps.push((client.prepare_cached("COMMIT").await?, Vec::new()));
    }
    // All are sent at once, the end of the transaction too: nobody can leave it open by walking away.
    let requests = steps.iter().map(|(statement, params)| {
        let params: Vec<&(dyn ToSql + Sync)> =
            params.iter().map(|param: &Param<'_>| param as &(dyn ToSql + Sync)).collect();
        async move { client.query(statement, &params).await }
    });
    let answers: Result<Vec<_>, Error> = pipelined(requests.collect()).await.into_iter().collect();
    let mut answers = answers?;
    if moment {
        answers.pop();
        answers.remove(0);
    }
    answers.iter().map(|rows| cells(rows)).collect()
}

fn no_connection(error: PoolError) -> Fault {
    match error {
        PoolError::Closed => Fault::Closed,
        PoolError::Timeout(_) => Fault::Busy,
        PoolError::Backend(error) => Fault::lost(told(&error)),
        other => Fault::failed(other),
    }
}

/// The rows that a line of a plan speaks of: `(actual rows=3 loops=1)` or `Rows Removed by Filter: 9`.
fn rows_in(line: &str) -> u64 {
    let after = ["actual rows=", "Rows Removed by Filter: "].iter().find_map(|mark| line.split_once(mark));
    after.and_then(|(_, rest)| rest.split([' ', '.']).next()?.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::rows_in;

    #[test]
    fn rows_are_read_from_the_lines_of_a_plan() {
        assert_eq!(rows_in("  ->  Index Scan using log_pkey on log (actual rows=3 loops=1)"), 3);
        assert_eq!(rows_in("        Rows Removed by Filter: 9999"), 9999);
        assert_eq!(rows_in("        Index Cond: (table_id = '5'::bigint)"), 0);
    }
}
