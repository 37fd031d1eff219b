//! The way of a request from the mailbox to the broadcast, and of what other servers have written.

use std::time::Instant;

use store::{Fault, Seq};
use table::Fair;
use tracing::info;

use super::copy::Wanted;
use super::house::House;
use super::loading::{ROWS_AT_ONCE, load, load_whole};
use super::room::{Done, Room, Undone, Wish};
use crate::live::message::Past;

/// How often a request is tried when other nodes write to the same table.
const TRIES: usize = 16;

impl Room {
    /// Carries a wish out: decides, stores, and only then tells everybody.
    ///
    /// Meanwhile the room is without its copy, which is ahead of the store: whatever ends this early, also whoever waits for it
    /// going away, leaves a room that reads the table anew.
    pub(crate) async fn fulfil(
        &mut self,
        house: &House,
        wish: &Wish<'_>,
        fair: &mut Fair,
    ) -> Result<Done, Undone> {
        for _ in 0..TRIES {
            let copy = self.loaded(house).await?;
            let before = copy.table.seq();
            let (deeds, then) = match copy.wanted(wish, house, fair)? {
                Wanted::Enter(deeds) if deeds.is_empty() => return Ok(Done::Stands(before)),
                Wanted::Enter(deeds) => (deeds, Then::Done),
                Wanted::First(deed) => (vec![deed], Then::DecideAgain),
                Wanted::Done(done) => return Ok(done),
                Wanted::WholeLog => {
                    self.copy = Some(load_whole(house, self.id).await?);
                    self.tell_anew(house).await?;
                    continue;
                }
            };
            let mut copy = self.copy.take().ok_or(Undone::NoTable)?;
            let waited_before = copy.derived.waited();
            let (mut append, pasts) = copy.enter(self.id, deeds, house)?;
            let waited = copy.derived.waited().into_iter().filter(|guest| !waited_before.contains(guest));
            append.outbox = self.notices(house, waited, copy.table.seq()).await?;
            let posts = !append.outbox.is_empty();
            match house.store.append(append).await {
                Ok(()) => {
                    for Past { seq, happened, .. } in &pasts {
                        info!(table = %self.id, seq, kind = ?happened.kind, "a row is stored");
                    }
                    if posts {
                        house.posted.notify_one();
                    }
                    let seq = copy.table.seq();
                    self.copy = Some(copy);
                    self.publish(pasts, house);
                    if then == Then::Done {
                        return Ok(Done::Stands(seq));
                    }
                }
                // Somebody else was first: those who look are told what that was, and the wish is decided on again.
                Err(Fault::Conflict) => {
                    self.copy = Some(load(house, self.id, before).await?);
                    self.catch_up(house, Seq(u64::MAX)).await?;
                }
                Err(fault) => return Err(fault.into()),
            }
        }
        Err(Undone::Store(Fault::Busy))
    }

    /// Another node wrote to the table: reads what it wrote and tells those who look at it here.
    pub(crate) async fn catch_up(&mut self, house: &House, upto: Seq) -> Result<(), Undone> {
        if self.copy.is_none() {
            if !self.crowd.is_empty() {
                self.loaded(house).await?;
            }
            return Ok(());
        }
        let known = Seq(self.seq());
        if known >= upto {
            return Ok(());
        }
        let rows = house.store.rows(self.id, known, ROWS_AT_ONCE).await?;
        // Whatever ends this early leaves a room that reads the table anew.
        let copy = self.copy.take().filter(|_| rows.len() < ROWS_AT_ONCE as usize);
        let followed = copy.and_then(|mut copy| copy.follow(&rows).ok().map(|pasts| (copy, pasts)));
        let Some((copy, pasts)) = followed else {
            // There is more than is read at once, all went back behind where the copy begins, or the log is broken: the store knows.
            self.loaded(house).await?;
            return Ok(());
        };
        self.copy = Some(copy);
        if !pasts.is_empty() {
            // A table at which others play elsewhere is in use here as well.
            self.used = Instant::now();
            self.publish(pasts, house);
        }
        Ok(())
    }
}

#[derive(PartialEq, Eq)]
enum Then {
    Done,
    DecideAgain,
}
