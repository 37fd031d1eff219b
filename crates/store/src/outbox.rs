//! Messages on their way out. They are written with the entry that causes them and sent after it; whoever sends takes them
//! on lease, so that two servers do not send the same one at once, and a crash in between sends it again later.

use crate::Store;
use crate::ask::{Ask, Line, Sql, each, odd};
use crate::fault::Fault;
use crate::guest::done;
use crate::ids::{GuestId, Millis, ParcelId, Seq, TableId};
use crate::limits::page;

/// On PostgreSQL, rows that another server is just taking are passed over.
const TAKE: Sql = Sql {
    sqlite: "UPDATE outbox SET due = $1, attempts = attempts + 1 \
             WHERE id IN (SELECT id FROM outbox WHERE due <= $2 ORDER BY due LIMIT $3) \
             RETURNING id, guest, table_id, seq, body, attempts",
    postgres: "UPDATE outbox SET due = $1, attempts = attempts + 1 \
               WHERE id IN (SELECT id FROM outbox WHERE due <= $2 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED) \
               RETURNING id, guest, table_id, seq, body, attempts",
};

/// A message to be sent now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parcel {
    /// Its id; a repeat has the same.
    pub id: ParcelId,
    /// Who gets it.
    pub guest: GuestId,
    /// The table it is about.
    pub table: TableId,
    /// The entry that caused it.
    pub seq: Seq,
    /// What it says.
    pub body: String,
    /// How often it has been taken, this time included.
    pub attempts: u32,
}

impl Store {
    /// Takes messages that are due. They are nobody else's for as long as the lease lasts, and due again after it.
    ///
    /// # Errors
    /// What the database says.
    pub async fn take_outbox(&self, now: Millis, limit: u32, lease: Millis) -> Result<Vec<Parcel>, Fault> {
        let until = Millis(now.0.saturating_add(lease.0));
        let ask = Ask::new(TAKE, [until.into(), now.into(), page(limit).into()]);
        each(self.put(ask).await?, parcel)
    }

    /// Forgets a message that has arrived, or that is given up.
    ///
    /// # Errors
    /// [`Fault::Missing`] if it is not there; what the database says.
    pub async fn delivered(&self, id: ParcelId) -> Result<(), Fault> {
        let ask = Ask::new("DELETE FROM outbox WHERE id = $1 RETURNING seq", [id.to_string().into()]);
        done(&self.put(ask).await?, Fault::Missing)
    }

    /// Keeps a message that has not arrived for another attempt.
    ///
    /// # Errors
    /// [`Fault::Missing`] if it is not there; what the database says.
    pub async fn failed(&self, id: ParcelId, next: Millis) -> Result<(), Fault> {
        let sql = "UPDATE outbox SET due = $2 WHERE id = $1 RETURNING seq";
        done(&self.put(Ask::new(sql, [id.to_string().into(), next.into()])).await?, Fault::Missing)
    }

    /// Keeps a message for later that was taken and not tried: it counts as if it had not been taken.
    ///
    /// # Errors
    /// [`Fault::Missing`] if it is not there; what the database says.
    pub async fn put_off(&self, id: ParcelId, until: Millis) -> Result<(), Fault> {
        let sql = "UPDATE outbox SET due = $2, attempts = attempts - 1 WHERE id = $1 RETURNING seq";
        done(&self.put(Ask::new(sql, [id.to_string().into(), until.into()])).await?, Fault::Missing)
    }

    /// How many messages wait, those on lease included.
    ///
    /// # Errors
    /// What the database says.
    pub async fn outbox_length(&self) -> Result<u64, Fault> {
        let counted = each(self.get(Ask::new("SELECT count(*) FROM outbox", [])).await?, Line::int)?;
        Ok(counted.first().map_or(0, |&count| u64::try_from(count).unwrap_or_default()))
    }
}

fn parcel(line: &mut Line) -> Result<Parcel, Fault> {
    Ok(Parcel {
        id: line.text()?.parse().map_err(|_| odd("the id of a parcel", None))?,
        guest: line.guest()?,
        table: line.table()?,
        seq: line.seq()?,
        body: line.text()?,
        attempts: u32::try_from(line.int()?).unwrap_or(u32::MAX),
    })
}
