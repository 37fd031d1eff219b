//! Everything that can be written, as values: both databases gather several and write them in one transaction.

use tokio::sync::oneshot;

use crate::ask::{Ask, Rows};
use crate::fault::Fault;
use crate::ids::{GuestId, Millis, TableId};
use crate::table::{Append, NewTable};

/// Something to be written whole or not at all.
#[derive(Clone, Debug)]
pub(crate) enum Write {
    /// A new table with the opening of its log.
    Create(Box<NewTable>),
    /// Entries for a log.
    Append(Box<Append>),
    /// A line of chat; the answer is its place, and its text if it stood there before.
    Say(Line),
    /// Statements that are the same for both databases; the answer is that of the last.
    Plain(Vec<Ask>),
}

/// A line of chat to be written.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) table: TableId,
    pub(crate) guest: GuestId,
    pub(crate) at: Millis,
    pub(crate) text: String,
    /// The name that the client gave to its request: only one line of the guest at the table has it.
    pub(crate) client: Option<String>,
}

impl Write {
    /// Where in a batch this belongs. Servers that share a database lock rows in this order, so that none waits for
    /// another which waits for it.
    pub(crate) fn rank(&self) -> (u8, TableId) {
        match self {
            Write::Plain(_) => (0, TableId::new(0)),
            Write::Create(table) => (1, table.id),
            Write::Append(append) => (1, append.table),
            Write::Say(line) => (1, line.table),
        }
    }
}

/// What came of a write.
pub(crate) type Outcome = Result<Rows, Fault>;

/// A write and whoever waits for it.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) write: Write,
    pub(crate) reply: oneshot::Sender<Outcome>,
}

impl Job {
    pub(crate) fn new(write: Write) -> (Job, oneshot::Receiver<Outcome>) {
        let (reply, answer) = oneshot::channel();
        (Job { write, reply }, answer)
    }

    /// Answers. Whoever asked may have gone; what is written stays written.
    pub(crate) fn answer(self, outcome: Outcome) {
        let _ = self.reply.send(outcome);
    }
}

/// How many writes wait before whoever brings another one waits too.
pub(crate) const WAITING: usize = 4096;

/// How many writes share a transaction at most, so that the first does not wait long for the last.
pub(crate) const TOGETHER: usize = 512;
