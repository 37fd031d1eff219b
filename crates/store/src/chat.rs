//! What is said at a table: a stream of its own, which undo never touches.

use crate::Store;
use crate::ask::{Ask, Line, each, first, odd};
use crate::fault::Fault;
use crate::ids::{GuestId, Millis, Seq, TableId};
use crate::limits::{CLIENT, LINE, fit, page};
use crate::write::{self, Write};

const BEFORE: &str = "SELECT seq, guest, at, text FROM chat WHERE table_id = $1 AND seq < $2 \
     ORDER BY seq DESC LIMIT $3";

const NAMED: &str =
    "SELECT seq, guest, at, text FROM chat WHERE table_id = $1 AND guest = $2 AND client = $3";

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

/// What became of a line that a client gave a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// It was added at this place.
    Now(Seq),
    /// It was said before, at this place.
    Before(Seq),
    /// The guest said something else under this name, at this place; nothing was added.
    NameUsed(Seq),
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
        let line = write::Line { table, guest, at, text: text.to_owned(), client: None };
        let rows = self.write(Write::Say(line)).await?;
        first(rows, Line::seq)?.ok_or_else(|| odd("a place", None))
    }

    /// Adds a line to a table's chat under a name of the client's own, unless the guest has said something there under that name, through
    /// whichever server. So sending it again does no harm.
    ///
    /// # Errors
    /// As [`Store::say`].
    pub async fn say_named(
        &self,
        table: TableId,
        guest: GuestId,
        at: Millis,
        text: &str,
        client: &str,
    ) -> Result<Said, Fault> {
        fit("line", text, LINE)?;
        fit("client", client, CLIENT)?;
        let line = write::Line { table, guest, at, text: text.to_owned(), client: Some(client.to_owned()) };
        let rows = self.write(Write::Say(line)).await?;
        let answer = first(rows, |line| Ok((line.seq()?, line.maybe_text()?)))?;
        let (seq, before) = answer.ok_or_else(|| odd("a place", None))?;
        Ok(match before {
            None => Said::Now(seq),
            Some(before) if before == text => Said::Before(seq),
            Some(_) => Said::NameUsed(seq),
        })
    }

    /// The line of a guest that has this name of the client's own.
    ///
    /// # Errors
    /// What the database says.
    pub async fn line_named(
        &self,
        table: TableId,
        guest: GuestId,
        client: &str,
    ) -> Result<Option<ChatLine>, Fault> {
        fit("client", client, CLIENT)?;
        let ask = Ask::new(NAMED, [table.into(), guest.into(), client.to_owned().into()]);
        first(self.get(ask).await?, chat_line)
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
        let mut lines = each(self.get(ask).await?, chat_line)?;
        lines.sort_by_key(|line| line.seq);
        Ok(lines)
    }
}

fn chat_line(line: &mut Line) -> Result<ChatLine, Fault> {
    Ok(ChatLine { seq: line.seq()?, guest: line.guest()?, at: line.time()?, text: line.text()? })
}
