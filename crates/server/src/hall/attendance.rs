//! Who is here: told to those who look, to other servers, and remembered for those who are away too long.

use kernel::Seat;
use store::{GuestId, Presence};
use table::Guest;
use tracing::warn;

use super::house::House;
use super::room::{Room, Undone};
use crate::live::message::ServerMessage;

impl Room {
    /// Tells everybody who is here.
    pub(crate) fn tell_presence(&mut self) {
        self.shown = (self.crowd.here(), self.crowd.watching());
        let (seats, watching) = (super::chairs(self.shown.0), self.shown.1);
        self.tell_each(|seq| ServerMessage::Here { seq, seats: seats.clone(), watching });
    }

    /// Tells everybody who is here, if that is not what they were told last.
    pub(crate) fn tell_changed_presence(&mut self) {
        if !self.crowd.is_empty() && self.shown != (self.crowd.here(), self.crowd.watching()) {
            self.tell_presence();
        }
    }

    /// Lets other servers know who looks here, if they do not.
    pub(crate) async fn announce(&mut self, house: &House) {
        if !self.is_to_announce(house) {
            return;
        }
        let presence = self.crowd.presence();
        // Until it is known to be written, nothing is known.
        self.announced = None;
        match house.store.attend(house.node, self.id, &presence, house.now()).await {
            Ok(()) => self.announced = Some(presence),
            Err(fault) => warn!(table = %self.id, %fault, "other servers could not be told who is here"),
        }
    }

    /// Whether other servers do not know who looks here.
    pub(crate) fn is_to_announce(&self, house: &House) -> bool {
        house.store.is_shared() && self.announced.as_ref() != Some(&self.crowd.presence())
    }

    /// Other servers know nothing of the crowd any more.
    pub(crate) fn announce_anew(&mut self) {
        self.announced = None;
    }

    /// Other servers are told for all rooms at once that nobody is left.
    pub(crate) fn announced_with_all(&mut self) {
        self.announced = Some(Presence::default());
    }

    /// Sees who looks through other servers.
    pub(crate) async fn look_elsewhere(&mut self, house: &House) -> Result<(), Undone> {
        if !house.store.is_shared() {
            return Ok(());
        }
        let elsewhere = house.store.elsewhere(house.node, self.id).await?;
        self.loaded(house).await?;
        if let Some(copy) = &self.copy {
            self.crowd.hear(elsewhere, &copy.table);
        }
        Ok(())
    }

    /// Sees who looks through other servers, and hears until when the others did.
    async fn look_for_all(&mut self, house: &House) -> Result<(), Undone> {
        self.look_elsewhere(house).await?;
        // Whoever leaves is seen to leave and no longer there in the same moment: read in this order, nobody is missed in between.
        let last_seen = house.store.last_seen(self.id).await?;
        let Some(copy) = &self.copy else { return Ok(()) };
        for (guest, until) in last_seen {
            self.seen.hear(copy.table.seats_of(Guest(guest.get())), table::Millis(until.0));
        }
        Ok(())
    }

    /// The seats the table has waited for too long while their persons are not here.
    pub(crate) async fn away_too_long(&mut self, house: &House) -> Vec<Seat> {
        if !house.clock.is_sure() {
            // Whoever is not here may have been sent home because the server stops.
            return Vec::new();
        }
        if self.patience.is_some()
            && let Err(undone) = self.look_for_all(house).await
        {
            // They may be elsewhere: nobody is away whom nobody has looked for.
            warn!(table = %self.id, ?undone, "who is elsewhere could not be read");
            return Vec::new();
        }
        let (now, here) = (house.clock.service(), self.crowd.here());
        self.note_here(house);
        let ends = self.ends_of_patience(house, now).into_iter();
        ends.filter(|(seat, end)| !here.contains(*seat) && *end <= now).map(|(seat, _)| seat).collect()
    }

    /// When each of those for whom the table waits will have been away for too long, if they are away or go now.
    pub(crate) fn ends_of_patience(&self, house: &House, now: table::Millis) -> Vec<(Seat, table::Millis)> {
        let (Some(copy), Some(patience)) = (&self.copy, self.patience) else { return Vec::new() };
        let here = self.crowd.here();
        // Nobody is away from before they went, nor from before anybody could come.
        let gone_since = |seat| self.seen.last(seat).unwrap_or(house.began).max(copy.changed);
        let since = |seat| if here.contains(seat) { now } else { gone_since(seat) };
        let waited = copy.table.waits_for_persons();
        waited.iter().map(|seat| (seat, table::Millis(since(seat).0 + patience))).collect()
    }

    /// Remembers who is here or was until now, where it matters how long they are away.
    pub(crate) fn note_here(&mut self, house: &House) {
        let until_now = self.crowd.until_now();
        if self.patience.is_some() {
            self.seen.note(until_now, house.clock.service());
        }
    }

    /// Whether somebody looks at the table, through this server or another.
    pub(crate) async fn sees(&self, house: &House, guest: GuestId) -> Result<bool, Undone> {
        if self.crowd.has(guest) || self.arriving == Some(guest) {
            return Ok(true);
        }
        let elsewhere = house.store.elsewhere(house.node, self.id).await?;
        Ok(elsewhere.iter().any(|presence| presence.guests.contains(&guest)))
    }
}
