//! The chat of tables, told to those who look. What is said on any node arrives as news, so it is told in one way only.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use store::{ChatLine, Fault, GuestId, Seq, Span, Store, TableId};
use tokio::sync::Mutex;

use super::Tables;
use super::context::ServerContext;
use super::live_table::{LiveTable, TableError};
use crate::live::message::ServerMessage;

/// How many lines are read and told at once: no more than fit into the queue of whoever reads no faster than others.
const LINES: u32 = 32;

/// The display names of guests, each looked up once.
#[derive(Debug, Default)]
pub(crate) struct Names(HashMap<GuestId, String>);

impl Names {
    /// The name of a guest; empty when there is no such guest any more.
    pub(crate) async fn of(&mut self, store: &Store, guest: GuestId) -> Result<String, Fault> {
        if let Some(name) = self.0.get(&guest) {
            return Ok(name.clone());
        }
        let name = store.guest(guest).await?.map(|guest| guest.name).unwrap_or_default();
        self.0.insert(guest, name.clone());
        Ok(name)
    }
}

impl Tables {
    /// The chat of a table reaches to a line: tells those who look everything that they have not heard.
    pub(crate) async fn pass_on_chat(&self, id: TableId, upto: Seq) -> Result<(), TableError> {
        let Some(live) = self.find(id) else { return Ok(()) };
        loop {
            let Some(heard) = live.lock().await.heard_before(upto) else { return Ok(()) };
            // What was said is read while others may have the live table.
            let lines = self.context.store.chat(id, Span::After(heard), LINES).await?;
            let is_all = lines.len() < LINES as usize;
            self.tell_lines(&live, lines).await?;
            if is_all {
                return Ok(());
            }
        }
    }

    /// Tells those who look these lines, but what they have heard.
    async fn tell_lines(&self, live: &Mutex<LiveTable>, lines: Vec<ChatLine>) -> Result<(), TableError> {
        let (store, mut names) = (&self.context.store, Names::default());
        for line in &lines {
            names.of(store, line.guest).await?;
        }
        let mut live = live.lock().await;
        live.ready_to_tell(&self.context).await?;
        let guests = live.subscribers.guests();
        let mut except: HashMap<GuestId, Vec<GuestId>> = HashMap::new();
        for line in lines {
            if live.chat_heard >= line.seq {
                continue;
            }
            if let Entry::Vacant(unknown) = except.entry(line.guest) {
                unknown.insert(store.deaf_to(line.guest, &guests).await?);
            }
            let (from, name) = (line.guest.to_string(), names.of(store, line.guest).await?);
            let said = |seq| ServerMessage::Chat {
                seq,
                line: line.seq.0,
                from: from.clone(),
                name: name.clone(),
                text: line.text.clone(),
                at: line.at.0,
            };
            live.tell_said(line.guest, except.get(&line.guest).cloned().unwrap_or_default(), said);
            live.chat_heard = line.seq;
        }
        Ok(())
    }
}

impl LiveTable {
    /// Somebody is about to look. Whoever is the first has the history of the chat; what comes after it is heard here.
    pub(crate) async fn begin_to_hear(&mut self, context: &ServerContext) -> Result<(), Fault> {
        if self.subscribers.is_empty() {
            let latest = context.store.chat(self.id, Span::Latest, 1).await?;
            self.chat_heard = latest.last().map_or(Seq::NONE, |line| line.seq);
        }
        Ok(())
    }

    /// Has the table in memory, which tells who may hear what is said, and which row it was said after. One that is broken is told of
    /// without it.
    async fn ready_to_tell(&mut self, context: &ServerContext) -> Result<(), TableError> {
        match self.table(context).await {
            Ok(_) | Err(TableError::Broken(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// The last line that those who look have heard, if they have not heard this one.
    fn heard_before(&self, upto: Seq) -> Option<Seq> {
        (!self.subscribers.is_empty() && self.chat_heard < upto).then_some(self.chat_heard)
    }
}
