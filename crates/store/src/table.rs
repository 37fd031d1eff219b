//! What is kept of a table, and what is written at once.

use crate::code::Code;
use crate::ids::{GuestId, Millis, ParcelId, Seq, TableId};
use crate::log_hash::LogHash;

/// A table that is made: its row and the opening of its log are written together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its name, drawn by lot.
    pub id: TableId,
    /// The code by which it can be joined.
    pub code: Option<Code>,
    /// The guest who makes it.
    pub maker: GuestId,
    /// Whether the lobby lists it.
    pub listing: Listing,
    /// What was agreed on, opaque here; it never changes.
    pub contract: String,
    /// When it is made.
    pub created: Millis,
    /// The first entries, from [`Seq::FIRST`], with the head that follows from them.
    pub first: Append,
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Everybody: the lobby lists it.
    Public,
    /// Whoever has the link or the code.
    Private,
}

/// Entries for a table's log, and everything that follows from them: all of it is written, or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The place of the first entry: the next one of the log, or there is a conflict.
    pub seq: Seq,
    /// The hash of the row before, as far as whoever appends knows the log: if the log has another one, there is a conflict. `None` takes
    /// whatever row is the last one when the store is asked.
    pub after: Option<LogHash>,
    /// When it happens.
    pub at: Millis,
    /// The entries, opaque here, at consecutive places; usually one.
    pub entries: Vec<String>,
    /// What lists show from now on; `None` leaves it as it is.
    pub head: Option<Head>,
    /// Who belongs to the table from now on; `None` leaves them as they are.
    pub members: Option<Vec<Member>>,
    /// Messages to be sent after this is written.
    pub outbox: Vec<Outgoing>,
    /// The state after the last entry, so that opening need not play the whole log.
    pub snapshot: Option<String>,
    /// Forget snapshots that are later than this place.
    pub forget_after: Option<Seq>,
}

impl Append {
    /// One entry and nothing else.
    #[must_use]
    pub fn entry(table: TableId, seq: Seq, at: Millis, entry: String) -> Append {
        Append {
            table,
            seq,
            after: None,
            at,
            entries: vec![entry],
            head: None,
            members: None,
            outbox: Vec::new(),
            snapshot: None,
            forget_after: None,
        }
    }

    /// The hashes of the entries, which follow that of a row.
    #[must_use]
    pub fn hashes(&self, after: LogHash) -> Vec<LogHash> {
        let places = self.seq.0..;
        let next = |before: &mut LogHash, (entry, seq): (&String, u64)| {
            *before = before.next(self.table, Seq(seq), self.at, entry);
            Some(*before)
        };
        self.entries.iter().zip(places).scan(after, next).collect()
    }

    /// The place of the last entry.
    #[must_use]
    pub fn last(&self) -> Seq {
        Seq(self.seq.0.saturating_add(self.entries.len() as u64).saturating_sub(1))
    }
}

/// What lists and alarm clocks need to know of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// How far the table is.
    pub status: Status,
    /// What lists show, opaque here.
    pub summary: String,
    /// When somebody must look at the table even if nobody acts, such as at the end of a clock.
    pub due: Option<Millis>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// Seats are being taken.
    Open,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
}

impl Status {
    /// Every status, in the order of their stored numbers.
    pub const ALL: [Status; 3] = [Status::Open, Status::Playing, Status::Over];

    pub(crate) const fn stored(self) -> i64 {
        self as i64
    }

    pub(crate) fn from_stored(number: i64) -> Option<Status> {
        Status::ALL.into_iter().find(|status| status.stored() == number)
    }
}

/// A guest who belongs to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member {
    /// Who.
    pub guest: GuestId,
    /// Since when the table waits for the guest, if it does.
    pub waited_for_since: Option<Millis>,
}

/// A message that is to be sent to a guest once the entries it belongs to are written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outgoing {
    /// Its name, drawn by lot.
    pub id: ParcelId,
    /// Who gets it.
    pub guest: GuestId,
    /// What it says, opaque here.
    pub body: String,
    /// Not before.
    pub due: Millis,
}

/// All that is kept of a table beside its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its name.
    pub id: TableId,
    /// The code by which it can be joined.
    pub code: Option<Code>,
    /// The guest who made it.
    pub maker: GuestId,
    /// Whether the lobby lists it.
    pub listing: Listing,
    /// What was agreed on.
    pub contract: String,
    /// When it was made.
    pub created: Millis,
    /// The place of the last entry.
    pub last: Seq,
    /// The hash of the last entry.
    pub hash: LogHash,
    /// What lists show.
    pub head: Head,
    /// When the last entry was written.
    pub changed: Millis,
}

/// An entry of a log at its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its place.
    pub seq: Seq,
    /// When it happened.
    pub at: Millis,
    /// The entry.
    pub entry: String,
    /// What ties it to the entries before it.
    pub hash: LogHash,
}

/// A state and the place of the entry it follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The place of the last entry in it.
    pub seq: Seq,
    /// The state, opaque here.
    pub state: String,
}

/// What is needed to go on with a table, all of one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// The table.
    pub table: TableRow,
    /// The latest snapshot, if there is one.
    pub snapshot: Option<Snapshot>,
    /// The entries after the snapshot, or all of them.
    pub tail: Vec<Row>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its name.
    pub id: TableId,
    /// When it was made.
    pub created: Millis,
    /// The place of the last entry.
    pub last: Seq,
    /// What lists show.
    pub head: Head,
    /// When the last entry was written.
    pub changed: Millis,
    /// In the list of a guest: since when the table waits for this guest, if it does.
    pub waited_for_since: Option<Millis>,
}

impl Listed {
    /// Where a list that ends with this table goes on.
    #[must_use]
    pub const fn cursor(&self) -> Cursor {
        Cursor { created: self.created, table: self.id }
    }
}

/// A place in a list of tables, newest first. Tables made or changed meanwhile move nobody past it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// When the last table shown was made.
    pub created: Millis,
    /// The last table shown.
    pub table: TableId,
}

/// A part of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// What comes after this place; `None` is the beginning.
    pub after: Option<Cursor>,
    /// At most so many; see [`crate::limits::PAGE`].
    pub limit: u32,
}
