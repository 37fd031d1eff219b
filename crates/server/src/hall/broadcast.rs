//! What those who look at a table are told: what happened, what was said, and how the table looks now.

use kernel::SeatSet;
use store::GuestId;
use table::Guest;

use super::house::House;
use super::late::{About, Late};
use super::room::{Room, Undone};
use crate::live::message::{Missed, Past, ServerMessage, encode};

/// How many rows are remembered for those who come back.
const REMEMBERED: usize = 128;

impl Room {
    /// Tells everybody something, each with the last row that they know of.
    pub(crate) fn tell_each(&mut self, message: impl Fn(u64) -> ServerMessage) {
        let (known, late) = (self.seq(), self.seq_of_watchers());
        self.crowd.tell_seated(&[], &encode(&message(known)));
        self.crowd.tell_watchers(&[], &encode(&message(late)));
    }

    /// The last row that those who hold no seat know of.
    pub(crate) fn seq_of_watchers(&self) -> u64 {
        let may_know = || self.copy.as_ref().map_or(0, |copy| copy.table.shown());
        self.late.as_ref().map_or_else(may_know, Late::told)
    }

    /// Tells what somebody has said. What people at the table say reaches late spectators when they see what it was said about;
    /// where nobody knows who sits there, spectators hear nothing.
    pub(crate) fn tell_said(
        &mut self,
        by: GuestId,
        deaf: Vec<GuestId>,
        message: impl Fn(u64) -> ServerMessage,
    ) {
        let head = self.seq();
        self.crowd.tell_seated(&deaf, &encode(&message(head)));
        let Some(copy) = &self.copy else { return };
        let sits = !copy.table.seats_of(Guest(by.get())).is_empty();
        match &mut self.late {
            Some(late) if sits && copy.table.is_shown_late() => late.said(head, encode(&message(head)), deaf),
            _ => {
                let seq = self.seq_of_watchers();
                self.crowd.tell_watchers(&deaf, &encode(&message(seq)));
            }
        }
    }

    /// The seats of a guest who wants to look, who may look without one only where that is agreed on.
    pub(crate) async fn admit(&mut self, house: &House, guest: Option<GuestId>) -> Result<SeatSet, Undone> {
        let table = self.table(house).await?;
        let own = guest.map_or(SeatSet::EMPTY, |guest| table.seats_of(Guest(guest.get())));
        if own.is_empty() && !super::may_watch(table) {
            return Err(Undone::Refused(table::No::NoSpectators.into()));
        }
        Ok(own)
    }

    /// Tells everybody who looks what happened and how the table looks now.
    pub(super) fn publish(&mut self, pasts: Vec<Past>, house: &House) {
        self.stop_thinking_of_the_past();
        let Some(copy) = &mut self.copy else { return };
        self.crowd.reseat(&copy.table);
        if !super::may_watch(&copy.table) {
            self.crowd.send_watchers_home();
        }
        let head = copy.table.seq();
        self.published = (head, copy.hash);
        for own in self.crowd.kinds() {
            let message = encode(&copy.update(&pasts, own, house));
            if own.is_empty() {
                // Until now they were told everything at once.
                let before = pasts.first().map_or(head, |past| past.seq).saturating_sub(1);
                self.late.get_or_insert(Late::at(before)).row(head, About::rows(&pasts), message);
            } else {
                self.crowd.tell(own, &message);
            }
        }
        if self.crowd.spectators() == 0 {
            self.late = None;
        }
        for waiting in self.late.iter_mut().flat_map(|late| late.advance(copy.table.shown())) {
            self.crowd.tell_watchers(&waiting.deaf, &waiting.message);
        }
        for past in pasts {
            if copy.past.len() == REMEMBERED {
                copy.past.pop_front();
            }
            copy.past.push_back(past);
        }
        // Who has sat down or left a seat is here in another way than before.
        self.tell_changed_presence();
    }

    /// What somebody who comes, or comes back, is told first: what was missed as far as it is remembered, and how all is now.
    pub(crate) async fn greeting(
        &mut self,
        house: &House,
        own: SeatSet,
        since: Option<u64>,
    ) -> Result<ServerMessage, Undone> {
        let copy = self.loaded(house).await?;
        if own.is_empty() && copy.table.is_shown_late() {
            let shown = copy.table.shown();
            return Ok(self.as_shown(house, shown).await?.hello(Missed::TooMuch, own, house));
        }
        let first = copy.past.front().map_or(copy.table.seq() + 1, |past| past.seq);
        let missed = match since {
            Some(since) if since.saturating_add(1) >= first && since <= copy.table.seq() => {
                let missed = copy.past.iter().filter(|past| past.seq > since);
                Missed::Told(missed.map(|past| past.heard(own)).collect())
            }
            _ => Missed::TooMuch,
        };
        Ok(copy.hello(missed, own, house))
    }
}
