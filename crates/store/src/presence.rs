//! Who looks at a table through which server, where several share a database. A server has a lease and renews it; when it dies,
//! what it said of its visitors ends with the lease. A store that only one server has needs none of this, and does nothing.

use crate::ask::{Ask, Line, Rows, each, odd};
use crate::fault::Fault;
use crate::ids::{GuestId, Millis, NodeId, TableId};
use crate::write::Write;
use crate::{Backend, Store};

/// The time as the database knows it: the clocks of servers may differ.
macro_rules! now {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}

/// Forgets servers whose lease has ended, with all they said, and tells the others.
const EXPIRE: &str = concat!(
    "WITH gone AS (DELETE FROM nodes WHERE until <= ",
    now!(),
    " RETURNING id), emptied AS (DELETE FROM presence USING gone WHERE node = gone.id RETURNING node, table_id) \
     SELECT count(pg_notify('oneiros', 'p ' || table_id || ' ' || node)) FROM emptied"
);

/// Renews a lease; answers whether there was one.
const RENEW: &str = concat!(
    "WITH renewed AS (INSERT INTO nodes (id, until) VALUES ($1::bigint, ",
    now!(),
    " + $2::bigint) ON CONFLICT (id) DO UPDATE SET until = excluded.until) \
     SELECT count(*) FROM nodes WHERE id = $1::bigint"
);

const ATTEND: &str = "WITH said AS (INSERT INTO presence (node, table_id, guests, watching) \
     SELECT id, $2::bigint, $3::text, $4::bigint FROM nodes WHERE id = $1::bigint \
     ON CONFLICT (node, table_id) DO UPDATE SET guests = excluded.guests, watching = excluded.watching \
     RETURNING node, table_id) \
     SELECT count(*), count(pg_notify('oneiros', 'p ' || table_id || ' ' || node)) FROM said";

const DESERT: &str = "WITH gone AS (DELETE FROM presence WHERE node = $1 AND table_id = $2 RETURNING node, table_id) \
     SELECT count(pg_notify('oneiros', 'p ' || table_id || ' ' || node)) FROM gone";

const DEPART: &str = "WITH gone AS (DELETE FROM presence WHERE node = $1 RETURNING node, table_id) \
     SELECT count(pg_notify('oneiros', 'p ' || table_id || ' ' || node)) FROM gone";

const ELSEWHERE: &str = concat!(
    "SELECT guests, watching FROM presence JOIN nodes ON nodes.id = node \
     WHERE table_id = $1 AND node <> $2 AND until > ",
    now!(),
    " ORDER BY node"
);

/// Who looks at a table through one server.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Presence {
    /// Those who hold a seat, each once.
    pub guests: Vec<GuestId>,
    /// How many others there are.
    pub watching: u32,
}

impl Presence {
    /// Whether nobody looks.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.guests.is_empty() && self.watching == 0
    }
}

impl Store {
    /// Whether other servers may use the same store.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        matches!(&*self.backend, Backend::Postgres(_))
    }

    /// Begins or renews the lease of a server, and ends those that nobody renewed. Says whether the server was known: if not,
    /// nobody knows of its visitors any more, and it has to say again who they are.
    ///
    /// # Errors
    /// What the database says.
    pub async fn renew_node(&self, node: NodeId, lease: Millis) -> Result<bool, Fault> {
        if !self.is_shared() {
            return Ok(true);
        }
        let asks = vec![Ask::new(EXPIRE, []), Ask::new(RENEW, [node.into(), lease.into()])];
        Ok(count(self.write(Write::Plain(asks)).await?)? == 1)
    }

    /// Ends the lease of a server that goes.
    ///
    /// # Errors
    /// What the database says.
    pub async fn drop_node(&self, node: NodeId) -> Result<(), Fault> {
        if !self.is_shared() {
            return Ok(());
        }
        let end = Ask::new("DELETE FROM nodes WHERE id = $1 RETURNING id", [node.into()]);
        self.write(Write::Plain(vec![Ask::new(DEPART, [node.into()]), end])).await.map(drop)
    }

    /// Says who looks at a table through a server from now on.
    ///
    /// # Errors
    /// [`Fault::Missing`] if the lease of the server has ended; what the database says.
    pub async fn attend(&self, node: NodeId, table: TableId, presence: &Presence) -> Result<(), Fault> {
        if !self.is_shared() {
            return Ok(());
        }
        if presence.is_empty() {
            return self.put(Ask::new(DESERT, [node.into(), table.into()])).await.map(drop);
        }
        let guests: Vec<String> = presence.guests.iter().map(ToString::to_string).collect();
        let watching = i64::from(presence.watching);
        let args = [node.into(), table.into(), guests.join(" ").into(), watching.into()];
        match count(self.put(Ask::new(ATTEND, args)).await?)? {
            0 => Err(Fault::Missing),
            _ => Ok(()),
        }
    }

    /// Who looks at a table through other servers, as far as their leases last.
    ///
    /// # Errors
    /// What the database says.
    pub async fn elsewhere(&self, node: NodeId, table: TableId) -> Result<Vec<Presence>, Fault> {
        if !self.is_shared() {
            return Ok(Vec::new());
        }
        each(self.get(Ask::new(ELSEWHERE, [table.into(), node.into()])).await?, presence)
    }
}

fn count(rows: Rows) -> Result<i64, Fault> {
    crate::ask::first(rows, Line::int)?.ok_or_else(|| odd("a number", None))
}

fn presence(line: &mut Line) -> Result<Presence, Fault> {
    let guests = line.text()?;
    let guests: Result<Vec<GuestId>, _> = guests.split_whitespace().map(str::parse).collect();
    let guests = guests.map_err(|_| odd("guests", None))?;
    Ok(Presence { guests, watching: u32::try_from(line.int()?).unwrap_or(u32::MAX) })
}
