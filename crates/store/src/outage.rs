//! When nobody was serving. Clocks of players do not run then.

use crate::Store;
use crate::ask::{Ask, Line, each, first};
use crate::fault::Fault;
use crate::ids::Millis;

/// Time never runs backwards here, whatever the clocks of several servers say.
const RESUME: &str = "INSERT INTO beat (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE \
     SET was = beat.at, at = CASE WHEN excluded.at > beat.at THEN excluded.at ELSE beat.at END";

const RECORD: &str = "INSERT INTO outages (began, ended) \
     SELECT was, CAST($1 AS bigint) FROM beat WHERE CAST($1 AS bigint) - was > CAST($2 AS bigint) \
     ON CONFLICT DO NOTHING RETURNING began, ended";

/// A time in which nobody was serving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// The last sign of life before it.
    pub began: Millis,
    /// When a server was there again.
    pub ended: Millis,
}

impl Store {
    /// Notes that somebody is serving now: first of all, every few seconds, and last before going away. If the last sign of life is
    /// longer ago than `grace`, the time in between is recorded as an outage. `grace` must be longer than the time between two signs
    /// when several servers share the store.
    ///
    /// # Errors
    /// What the database says.
    pub async fn resume(&self, now: Millis, grace: Millis) -> Result<Option<Outage>, Fault> {
        let asks = vec![Ask::new(RESUME, [now.into()]), Ask::new(RECORD, [now.into(), grace.into()])];
        first(self.pulse(asks).await?, outage)
    }

    /// The last sign of life, if there ever was one.
    ///
    /// # Errors
    /// What the database says.
    pub async fn last_beat(&self) -> Result<Option<Millis>, Fault> {
        first(self.get(Ask::new("SELECT at FROM beat", [])).await?, Line::time)
    }

    /// The outages that ended after a point in time, in their order.
    ///
    /// # Errors
    /// What the database says.
    pub async fn outages(&self, since: Millis) -> Result<Vec<Outage>, Fault> {
        let sql = "SELECT began, ended FROM outages WHERE ended > $1 ORDER BY began";
        each(self.get(Ask::new(sql, [since.into()])).await?, outage)
    }
}

fn outage(line: &mut Line) -> Result<Outage, Fault> {
    Ok(Outage { began: line.time()?, ended: line.time()? })
}
