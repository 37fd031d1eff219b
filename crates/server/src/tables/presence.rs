//! Who is here: told to those who look, to other servers, and remembered for those who are away too long.

use kernel::{Seat, with_causes};
use store::{GuestId, Presence};
use table::Guest;
use tracing::warn;

use super::context::ServerContext;
use super::live_table::{LiveTable, TableError};
use crate::live::message::ServerMessage;

impl LiveTable {
    /// Tells everybody who is here.
    pub(crate) fn tell_presence(&mut self) {
        self.shown = (self.subscribers.here(), self.subscribers.watching());
        let (seats, watching) = (super::chairs(self.shown.0), self.shown.1);
        self.tell_each(|seq| ServerMessage::Here { seq, seats: seats.clone(), watching });
    }

    /// Tells everybody who is here, if that is not what they were told last.
    pub(crate) fn tell_changed_presence(&mut self) {
        if !self.subscribers.is_empty()
            && self.shown != (self.subscribers.here(), self.subscribers.watching())
        {
            self.tell_presence();
        }
    }

    /// Lets other servers know who looks here, if they do not.
    pub(crate) async fn announce(&mut self, context: &ServerContext) {
        if !self.is_to_announce(context) {
            return;
        }
        let presence = self.subscribers.presence();
        // Until it is known to be written, nothing is known.
        self.announced = None;
        match context.store.attend(context.node, self.id, &presence, context.now()).await {
            Ok(()) => self.announced = Some(presence),
            Err(fault) => warn!(table = %self.id, %fault, "other servers could not be told who is here"),
        }
    }

    /// Whether other servers do not know who looks here.
    pub(crate) fn is_to_announce(&self, context: &ServerContext) -> bool {
        context.store.is_shared() && self.announced.as_ref() != Some(&self.subscribers.presence())
    }

    /// Other servers know nothing of the subscribers any more.
    pub(crate) fn announce_anew(&mut self) {
        self.announced = None;
    }

    /// Other servers are told for all live tables at once that nobody is left.
    pub(crate) fn announced_with_all(&mut self) {
        self.announced = Some(Presence::default());
    }

    /// Sees who looks through other servers.
    pub(crate) async fn look_elsewhere(&mut self, context: &ServerContext) -> Result<(), TableError> {
        if !context.store.is_shared() {
            return Ok(());
        }
        let elsewhere = context.store.elsewhere(context.node, self.id).await?;
        self.loaded(context).await?;
        if let Some(cached) = &self.cached {
            self.subscribers.hear(elsewhere, &cached.table);
        }
        Ok(())
    }

    /// Sees who looks through other servers, and hears until when the others did.
    async fn look_for_all(&mut self, context: &ServerContext) -> Result<(), TableError> {
        self.look_elsewhere(context).await?;
        // Whoever leaves is seen to leave and no longer there in the same moment: read in this order, nobody is missed in between.
        let last_seen = context.store.last_seen(self.id).await?;
        let Some(cached) = &self.cached else { return Ok(()) };
        for (guest, until) in last_seen {
            self.seen.hear(cached.table.seats_of(Guest(guest.get())), table::Millis(until.0));
        }
        Ok(())
    }

    /// The seats the table has waited for too long while their persons are not here.
    pub(crate) async fn away_too_long(&mut self, context: &ServerContext) -> Vec<Seat> {
        if !context.clock.is_sure() {
            // Whoever is not here may have been disconnected because the server stops.
            return Vec::new();
        }
        if self.absence_limit.is_some()
            && let Err(error) = self.look_for_all(context).await
        {
            // They may be elsewhere: nobody is away whom nobody has looked for.
            warn!(table = %self.id, error = %with_causes(&error), "who is elsewhere could not be read");
            return Vec::new();
        }
        let (now, here) = (context.clock.service(), self.subscribers.here());
        self.note_here(context);
        let ends = self.absence_deadlines(context, now).into_iter();
        ends.filter(|(seat, end)| !here.contains(*seat) && *end <= now).map(|(seat, _)| seat).collect()
    }

    /// When each of those for whom the table waits will have been away for too long, if they are away or go now.
    pub(crate) fn absence_deadlines(
        &self,
        context: &ServerContext,
        now: table::Millis,
    ) -> Vec<(Seat, table::Millis)> {
        let (Some(cached), Some(absence_limit)) = (&self.cached, self.absence_limit) else {
            return Vec::new();
        };
        let here = self.subscribers.here();
        // Nobody is away from before they went, nor from before anybody could come.
        let gone_since = |seat| self.seen.last(seat).unwrap_or(context.began).max(cached.changed);
        let since = |seat| if here.contains(seat) { now } else { gone_since(seat) };
        let waited = cached.table.waits_for_persons();
        waited.iter().map(|seat| (seat, table::Millis(since(seat).0 + absence_limit))).collect()
    }

    /// Remembers who is here or was until now, where it matters how long they are away.
    pub(crate) fn note_here(&mut self, context: &ServerContext) {
        let until_now = self.subscribers.until_now();
        if self.absence_limit.is_some() {
            self.seen.note(until_now, context.clock.service());
        }
    }

    /// Whether somebody looks at the table, through this server or another.
    pub(crate) async fn sees(&self, context: &ServerContext, guest: GuestId) -> Result<bool, TableError> {
        if self.subscribers.has(guest) || self.arriving == Some(guest) {
            return Ok(true);
        }
        let elsewhere = context.store.elsewhere(context.node, self.id).await?;
        Ok(elsewhere.iter().any(|presence| presence.guests.contains(&guest)))
    }
}
