//! What those who look at a table are told: what happened, what was said, and how the table looks now.

use kernel::SeatSet;
use store::GuestId;
use table::Guest;

use super::context::ServerContext;
use super::delayed_messages::{About, DelayedMessages};
use super::live_table::{LiveTable, TableError};
use crate::live::message::{Missed, Past, ServerMessage, encode};

/// How many rows are remembered for those who come back.
const REMEMBERED: usize = 128;

impl LiveTable {
    /// Tells everybody something, each with the last row that they know of.
    pub(crate) fn tell_each(&mut self, message: impl Fn(u64) -> ServerMessage) {
        let (known, delayed) = (self.seq(), self.seq_of_watchers());
        self.subscribers.tell_seated(&[], &encode(&message(known)));
        self.subscribers.tell_watchers(&[], &encode(&message(delayed)));
    }

    /// The last row that those who hold no seat know of.
    pub(crate) fn seq_of_watchers(&self) -> u64 {
        let may_know = || self.cached.as_ref().map_or(0, |cached| cached.table.shown());
        self.delayed.as_ref().map_or_else(may_know, DelayedMessages::told)
    }

    /// Tells what somebody has said. What people at the table say reaches delayed spectators when they see what it was said about;
    /// where nobody knows who sits there, spectators hear nothing.
    pub(crate) fn tell_said(
        &mut self,
        by: GuestId,
        except: Vec<GuestId>,
        message: impl Fn(u64) -> ServerMessage,
    ) {
        let head = self.seq();
        self.subscribers.tell_seated(&except, &encode(&message(head)));
        let Some(cached) = &self.cached else { return };
        let sits = !cached.table.seats_of(Guest(by.get())).is_empty();
        match &mut self.delayed {
            Some(delayed) if sits && cached.table.is_shown_late() => {
                delayed.said(head, encode(&message(head)), except)
            }
            _ => {
                let seq = self.seq_of_watchers();
                self.subscribers.tell_watchers(&except, &encode(&message(seq)));
            }
        }
    }

    /// The seats of a guest who wants to look, who may look without one only where that is agreed on.
    pub(crate) async fn admit(
        &mut self,
        context: &ServerContext,
        guest: Option<GuestId>,
    ) -> Result<SeatSet, TableError> {
        let table = self.table(context).await?;
        let own = guest.map_or(SeatSet::EMPTY, |guest| table.seats_of(Guest(guest.get())));
        if own.is_empty() && !super::may_watch(table) {
            return Err(TableError::Refused(table::No::NoSpectators.into()));
        }
        Ok(own)
    }

    /// Tells everybody who looks what happened and how the table looks now.
    pub(super) fn publish(&mut self, pasts: Vec<Past>, context: &ServerContext) {
        self.stop_thinking_of_the_past();
        let Some(cached) = &mut self.cached else { return };
        self.subscribers.reseat(&cached.table);
        if !super::may_watch(&cached.table) {
            self.subscribers.disconnect_spectators();
        }
        let head = cached.table.seq();
        self.published = (head, cached.hash);
        let (mut shared, now) = (None, context.clock.service());
        for own in self.subscribers.distinct_seats() {
            let shared = shared.get_or_insert_with(|| cached.table.shared_view());
            let message = encode(&cached.update(&pasts, own, shared, now));
            if own.is_empty() {
                // Until now they were told everything at once.
                let before = pasts.first().map_or(head, |past| past.seq).saturating_sub(1);
                self.delayed.get_or_insert(DelayedMessages::at(before)).row(
                    head,
                    About::rows(&pasts),
                    message,
                );
            } else {
                self.subscribers.tell(own, &message);
            }
        }
        if self.subscribers.spectators() == 0 {
            self.delayed = None;
        }
        for waiting in self.delayed.iter_mut().flat_map(|delayed| delayed.advance(cached.table.shown())) {
            self.subscribers.tell_watchers(&waiting.except, &waiting.message);
        }
        for past in pasts {
            if cached.past.len() == REMEMBERED {
                cached.past.pop_front();
            }
            cached.past.push_back(past);
        }
        // Who has sat down or left a seat is here in another way than before.
        self.tell_changed_presence();
    }

    /// What somebody who comes, or comes back, is told first: what was missed as far as it is remembered, and how all is now.
    pub(crate) async fn greeting(
        &mut self,
        context: &ServerContext,
        own: SeatSet,
        since: Option<u64>,
    ) -> Result<ServerMessage, TableError> {
        let cached = self.loaded(context).await?;
        if own.is_empty() && cached.table.is_shown_late() {
            let shown = cached.table.shown();
            return Ok(self.as_shown(context, shown).await?.hello(Missed::TooMuch, own, context));
        }
        let first = cached.past.front().map_or(cached.table.seq() + 1, |past| past.seq);
        let missed = match since {
            Some(since) if since.saturating_add(1) >= first && since <= cached.table.seq() => {
                let missed = cached.past.iter().filter(|past| past.seq > since);
                Missed::Told(missed.map(|past| past.heard(own)).collect())
            }
            _ => Missed::TooMuch,
        };
        Ok(cached.hello(missed, own, context))
    }
}
