//! What is said at a table: a stream of its own, which undo never touches.

use crate::Store;
use crate::ask::{Ask, Line, each, first, odd};
use crate::fault::Fault;
use crate::ids::{GuestId, Millis, Seq, TableId};
use crate::limits::{LINE, fit, page};
use crate::write::{self, Write};

const BEFORE: &str = "SELECT seq, guest, at, text FROM chat WHERE table_id = $1 AND seq < $2 \
     ORDER BY seq DESC LIMIT $3";

const AFTER: &str = "SELECT seq, guest, at, text FROM chat WHERE table_id = $1 AND seq > $2 \
     ORDER BY seq LIMIT $3";

/// A line of a chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its place in the chat.
    pub seq: Seq,
    /// Who said it.
    pub guest: GuestId,
    /// When.
    pub at: Millis,
    /// What.
    pub text: String,
}

/// Which part of a chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span {
    /// The latest lines.
    Latest,
    /// The lines just before a place.
    Before(Seq),
    /// The lines just after a place.
    After(Seq),
}

impl Store {
    /// Adds a line to a table's chat and gives its place.
    ///
    /// # Errors
    /// [`Fault::Missing`] if there is no such table or guest; what the database says.
    pub async fn say(&self, table: TableId, guest: GuestId, at: Millis, text: &str) -> Result<Seq, Fault> {
        fit("line", text, LINE)?;
        let line = write::Line { table, guest, at, text: text.to_owned() };
        let rows = self.write(Write::Say(line)).await?;
        first(rows, Line::seq)?.ok_or_else(|| odd("a place", None))
    }

    /// Lines of a table's chat, oldest first.
    ///
    /// # Errors
    /// What the database says.
    pub async fn chat(&self, table: TableId, span: Span, limit: u32) -> Result<Vec<ChatLine>, Fault> {
        let (sql, seq) = match span {
            Span::Latest => (BEFORE, Seq(u64::MAX)),
            Span::Before(seq) => (BEFORE, seq),
            Span::After(seq) => (AFTER, seq),
        };
        let ask = Ask::new(sql, [table.into(), seq.into(), page(limit).into()]);
        let mut lines = each(self.get(ask).await?, |line| {
            Ok(ChatLine { seq: line.seq()?, guest: line.guest()?, at: line.time()?, text: line.text()? })
        })?;
        lines.sort_by_key(|line| line.seq);
        Ok(lines)
    }
}
