//! The chat of tables, told to those who look. What is said on any node arrives as news, so it is told in one way only.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use store::{ChatLine, Fault, GuestId, Seq, Span, Store, TableId};
use tokio::sync::Mutex;

use super::Hall;
use super::house::House;
use super::room::{Room, Undone};
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

impl Hall {
    /// The chat of a table reaches to a line: tells those who look everything that they have not heard.
    pub(crate) async fn pass_on_chat(&self, id: TableId, upto: Seq) -> Result<(), Undone> {
        let Some(room) = self.known_room(id) else { return Ok(()) };
        loop {
            let Some(heard) = room.lock().await.heard_before(upto) else { return Ok(()) };
            // What was said is read while others may have the room.
            let lines = self.house.store.chat(id, Span::After(heard), LINES).await?;
            let is_all = lines.len() < LINES as usize;
            self.tell_lines(&room, lines).await?;
            if is_all {
                return Ok(());
            }
        }
    }

    /// Tells those who look these lines, but what they have heard.
    async fn tell_lines(&self, room: &Mutex<Room>, lines: Vec<ChatLine>) -> Result<(), Undone> {
        let (store, mut names) = (&self.house.store, Names::default());
        for line in &lines {
            names.of(store, line.guest).await?;
        }
        let mut room = room.lock().await;
        room.ready_to_tell(&self.house).await?;
        let guests = room.crowd.guests();
        let mut deaf: HashMap<GuestId, Vec<GuestId>> = HashMap::new();
        for line in lines {
            if room.chat_heard >= line.seq {
                continue;
            }
            if let Entry::Vacant(unknown) = deaf.entry(line.guest) {
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
            room.tell_said(line.guest, deaf.get(&line.guest).cloned().unwrap_or_default(), said);
            room.chat_heard = line.seq;
        }
        Ok(())
    }
}

impl Room {
    /// Somebody is about to look. Whoever is the first has the history of the chat; what comes after it is heard here.
    pub(crate) async fn begin_to_hear(&mut self, house: &House) -> Result<(), Fault> {
        if self.crowd.is_empty() {
            let latest = house.store.chat(self.id, Span::Latest, 1).await?;
            self.chat_heard = latest.last().map_or(Seq::NONE, |line| line.seq);
        }
        Ok(())
    }

    /// Has the table in memory, which tells who may hear what is said, and which row it was said after. One that is broken is told of
    /// without it.
    async fn ready_to_tell(&mut self, house: &House) -> Result<(), Undone> {
        match self.table(house).await {
            Ok(_) | Err(Undone::Broken(_)) => Ok(()),
            Err(undone) => Err(undone),
        }
    }

    /// The last line that those who look have heard, if they have not heard this one.
    fn heard_before(&self, upto: Seq) -> Option<Seq> {
        (!self.crowd.is_empty() && self.chat_heard < upto).then_some(self.chat_heard)
    }
}
