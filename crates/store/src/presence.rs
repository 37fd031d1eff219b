//! Who looks at a table through which server, where several share a database. A server has a lease and renews it; when it dies,
//! what it said of its visitors ends with the lease. A store that only one server has needs none of this, and does nothing.

use crate::ask::{Ask, Line, Rows, each, odd};
use crate::fault::Fault;
use crate::ids::{GuestId, Millis, NodeId, TableId};
use crate::{Backend, Store};

/// The time as the database knows it: the clocks of servers may differ.
macro_rules! now {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}

/// Notes that those who looked at tables where somebody is `gone` were there until now, which is the parameter named: in one order, so
/// that no two servers wait for each other.
macro_rules! noted {
    ($now:literal) => {
        concat!(
            "noted AS (INSERT INTO seen (table_id, guest, at) \
             SELECT DISTINCT table_id, unnest(string_to_array(guests, ' ')), ",
            $now,
            "::bigint FROM gone ORDER BY 1, 2 \
             ON CONFLICT (table_id, guest) DO UPDATE SET at = greatest(seen.at, excluded.at))"
        )
    };
}

/// Tells the other servers of the tables where somebody is `gone`.
macro_rules! told {
    () => {
        "SELECT count(pg_notify('oneiros', 'p ' || table_id || ' ' || node)) FROM gone"
    };
}

/// Forgets servers whose lease has ended, with all they said, and tells the others.
const EXPIRE: &str = concat!(
    "WITH dead AS (DELETE FROM nodes WHERE until <= ",
    now!(),
    " RETURNING id), gone AS (DELETE FROM presence USING dead WHERE node = dead.id RETURNING node, table_id, guests), ",
    noted!("$1"),
    " ",
    told!()
);

/// Renews a lease; answers whether there was one.
const RENEW: &str = concat!(
    "WITH renewed AS (INSERT INTO nodes (id, until) VALUES ($1::bigint, ",
    now!(),
    " + $2::bigint) ON CONFLICT (id) DO UPDATE SET until = excluded.until) \
     SELECT count(*) FROM nodes WHERE id = $1::bigint"
);

/// How many servers have a lease.
pub(crate) const LIVING: &str = concat!("SELECT count(*) FROM nodes WHERE until > ", now!());

const ATTEND: &str = concat!(
    "WITH gone AS (SELECT table_id, guests FROM presence WHERE node = $1::bigint AND table_id = $2::bigint AND guests <> $3::text), ",
    noted!("$5"),
    ", said AS (INSERT INTO presence (node, table_id, guests, watching) \
     SELECT id, $2::bigint, $3::text, $4::bigint FROM nodes WHERE id = $1::bigint \
     ON CONFLICT (node, table_id) DO UPDATE SET guests = excluded.guests, watching = excluded.watching \
     RETURNING node, table_id) \
     SELECT count(*), count(pg_notify('oneiros', 'p ' || table_id || ' ' || node)) FROM said"
);

const DESERT: &str = concat!(
    "WITH gone AS (DELETE FROM presence WHERE node = $1 AND table_id = $2 RETURNING node, table_id, guests), ",
    noted!("$3"),
    " ",
    told!()
);

const DEPART: &str = concat!(
    "WITH gone AS (DELETE FROM presence WHERE node = $1 RETURNING node, table_id, guests), ",
    noted!("$2"),
    " ",
    told!()
);

/// A server is believed in until another one finds that its lease has ended: what it said of its visitors goes in the same moment in
/// which it is noted that they were there.
const ELSEWHERE: &str =
    "SELECT guests, watching FROM presence WHERE table_id = $1 AND node <> $2 ORDER BY node";

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

    /// Whether some server has a lease now. One that went in good order has none; nobody else serves a store that is not shared.
    ///
    /// # Errors
    /// What the database says.
    pub async fn is_served(&self) -> Result<bool, Fault> {
        if !self.is_shared() {
            return Ok(false);
        }
        Ok(count(self.get(Ask::new(LIVING, [])).await?)? > 0)
    }

    /// Begins or renews the lease of a server, and ends those that nobody renewed, whose visitors were seen until `now`. Says whether
    /// the server was known: if not, nobody knows of its visitors any more, and it has to say again who they are.
    ///
    /// # Errors
    /// What the database says.
    pub async fn renew_node(&self, node: NodeId, lease: Millis, now: Millis) -> Result<bool, Fault> {
        if !self.is_shared() {
            return Ok(true);
        }
        let asks = vec![Ask::new(EXPIRE, [now.into()]), Ask::new(RENEW, [node.into(), lease.into()])];
        Ok(count(self.pulse(asks).await?)? == 1)
    }

    /// Ends the lease of a server that goes, whose visitors were seen until `now`.
    ///
    /// # Errors
    /// What the database says.
    pub async fn drop_node(&self, node: NodeId, now: Millis) -> Result<(), Fault> {
        if !self.is_shared() {
            return Ok(());
        }
        let end = Ask::new("DELETE FROM nodes WHERE id = $1 RETURNING id", [node.into()]);
        self.pulse(vec![Ask::new(DEPART, [node.into(), now.into()]), end]).await.map(drop)
    }

    /// Says who looks at a table through a server from `now` on; whoever did before was seen until then.
    ///
    /// # Errors
    /// [`Fault::Missing`] if the lease of the server has ended; what the database says.
    pub async fn attend(
        &self,
        node: NodeId,
        table: TableId,
        presence: &Presence,
        now: Millis,
    ) -> Result<(), Fault> {
        if !self.is_shared() {
            return Ok(());
        }
        if presence.is_empty() {
            return self.put(Ask::new(DESERT, [node.into(), table.into(), now.into()])).await.map(drop);
        }
        let guests: Vec<String> = presence.guests.iter().map(ToString::to_string).collect();
        let watching = i64::from(presence.watching);
        let args = [node.into(), table.into(), guests.join(" ").into(), watching.into(), now.into()];
        match count(self.put(Ask::new(ATTEND, args)).await?)? {
            0 => Err(Fault::Missing),
            _ => Ok(()),
        }
    }

    /// Who looks at a table through other servers.
    ///
    /// # Errors
    /// What the database says.
    pub async fn elsewhere(&self, node: NodeId, table: TableId) -> Result<Vec<Presence>, Fault> {
        if !self.is_shared() {
            return Ok(Vec::new());
        }
        each(self.get(Ask::new(ELSEWHERE, [table.into(), node.into()])).await?, presence)
    }

    /// Until when those were seen who held a seat at a table and left, through whichever server.
    ///
    /// # Errors
    /// What the database says.
    pub async fn last_seen(&self, table: TableId) -> Result<Vec<(GuestId, Millis)>, Fault> {
        if !self.is_shared() {
            return Ok(Vec::new());
        }
        let sql = "SELECT guest, at FROM seen WHERE table_id = $1 ORDER BY guest";
        each(self.get(Ask::new(sql, [table.into()])).await?, |line| Ok((guest(&line.text()?)?, line.time()?)))
    }

    /// Forgets who was seen last before a time.
    ///
    /// # Errors
    /// What the database says.
    pub async fn forget_seen(&self, before: Millis) -> Result<(), Fault> {
        if !self.is_shared() {
            return Ok(());
        }
        self.put(Ask::new("DELETE FROM seen WHERE at < $1", [before.into()])).await.map(drop)
    }
}

fn count(rows: Rows) -> Result<i64, Fault> {
    crate::ask::first(rows, Line::int)?.ok_or_else(|| odd("a number", None))
}

fn presence(line: &mut Line) -> Result<Presence, Fault> {
    let guests: Result<Vec<GuestId>, Fault> = line.text()?.split_whitespace().map(guest).collect();
    Ok(Presence { guests: guests?, watching: u32::try_from(line.int()?).unwrap_or(u32::MAX) })
}

fn guest(text: &str) -> Result<GuestId, Fault> {
    text.parse().map_err(|_| odd("a guest", None))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::Cell;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4_000) })]

        #[test]
        fn who_looks_is_read_as_it_was_said(guests in prop::collection::vec(any::<u64>(), 0..5), watching in any::<u32>()) {
            let guests: Vec<GuestId> = guests.into_iter().map(GuestId::new).collect();
            let said: Vec<String> = guests.iter().map(ToString::to_string).collect();
            let mut line = Line::from(vec![Cell::Text(said.join(" ")), Cell::Int(watching.into())]);
            prop_assert_eq!(presence(&mut line), Ok(Presence { guests, watching }));
        }

        #[test]
        fn whatever_else_stands_there_is_read_or_refused(
            text in prop_oneof![any::<String>(), "[0-9a-z ]{0,40}"],
            watching in any::<i64>(),
        ) {
            let mut line = Line::from(vec![Cell::Text(text.clone()), Cell::Int(watching)]);
            if let Ok(read) = presence(&mut line) {
                prop_assert_eq!(read.guests.len(), text.split_whitespace().count());
            }
        }
    }
}
