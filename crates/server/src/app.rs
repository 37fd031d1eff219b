//! What every request needs.

use std::sync::Arc;

use kernel::Message;
use store::{Fault, Said, Store, TableId};
use table::command::check_client;
use table::said::Args;
use table::{No, Refused};

use crate::clock::Clock;
use crate::config::Config;
use crate::http::Boxes;
use crate::limits::Limits;
use crate::rate_limit::{RateLimit, RateLimiter};
use crate::readiness::Readiness;
use crate::sockets::Sockets;
use crate::tables::{Person, TableError, Tables};
use crate::text;

/// What every request needs.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) boxes: Boxes,
    pub(crate) tables: Arc<Tables>,
    pub(crate) store: Store,
    pub(crate) clock: Arc<Clock>,
    pub(crate) config: Config,
    pub(crate) limits: Arc<Limits>,
    pub(crate) rate_limiter: RateLimiter,
    pub(crate) sockets: Sockets,
    pub(crate) readiness: Readiness,
}

impl App {
    /// Says something at a table, to all, but only once under the same name of the client's own.
    pub(crate) async fn say(
        &self,
        id: TableId,
        person: &Person,
        text: &str,
        client: Option<&str>,
    ) -> Result<u64, TableError> {
        check_client(client)?;
        let text = text::chat(text).ok_or(TableError::Refused(No::ChatLength.into()))?;
        if let Some(client) = client
            && let Some(line) = self.store.line_named(id, person.id, client).await?
        {
            // It was allowed when it was said, whatever is now.
            if line.text != text {
                return Err(TableError::Refused(No::NameUsed.into()));
            }
            return Ok(self.tables.seq_for(id, Some(person.id)).await);
        }
        if self.tables.with_table(id, table::Table::chat_closed).await? {
            return Err(TableError::Refused(No::ChatIsClosed.into()));
        }
        // As a message of a socket it has waited for its turn; saying something is limited further.
        if !self.rate_limiter.allows(&self.limits, RateLimit::Chat, Some(person.id), None) {
            return Err(TableError::Refused(No::TooOften.into()));
        }
        let at = self.clock.wall();
        // It comes back as news, here as on every other node, and is told then.
        match client {
            None => drop(self.store.say(id, person.id, at, &text).await?),
            Some(client) => match self.store.say_named(id, person.id, at, &text, client).await? {
                Said::Now(_) | Said::Before(_) => {}
                Said::NameUsed(_) => return Err(TableError::Refused(No::NameUsed.into())),
            },
        }
        Ok(self.tables.seq_for(id, Some(person.id)).await)
    }
}

impl TableError {
    /// The reason as it is told.
    pub(crate) fn reason(&self) -> Refused {
        match self {
            TableError::Refused(refused) | TableError::Broken(refused) => refused.clone(),
            TableError::NoTable => No::NoTable.into(),
            TableError::TimedOut => TableError::Store(Fault::Busy).reason(),
            // What exactly the database said is for the log, not for strangers.
            TableError::Store(fault) => Refused {
                said: table::Said { key: fault.key(), args: Args::default() },
                rule: None,
                expected: Vec::new(),
            },
        }
    }
}
