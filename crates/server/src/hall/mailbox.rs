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
            // By the log as it is now, a request that was answered elsewhere long ago could be a new one.
            if wish.is_late() {
                return Err(Undone::Late);
            }
            let before = copy.table.seq();
            let wanted = copy.wanted(wish, house, fair);
            if is_no(wish, &wanted) && self.was_left_behind(house).await? {
                continue;
            }
            let (deeds, then) = match wanted? {
                Wanted::Enter(deeds) if deeds.is_empty() => return Ok(Done::Stands(before)),
                Wanted::Enter(deeds) => (deeds, Then::Done),
                Wanted::First(deed) => (vec![deed], Then::DecideAgain),
                Wanted::Done(done) => {
                    self.make_sure(house, wish, &done).await?;
                    return Ok(done);
                }
                Wanted::WholeLog => {
                    let copy = load_whole(house, self.id).await?;
                    self.go_on_from(copy, house).await?;
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
                    let copy = load(house, self.id, before).await?;
                    self.go_on_from(copy, house).await?;
                    self.catch_up(house, Seq(u64::MAX)).await?;
                }
                Err(fault) => return Err(fault.into()),
            }
        }
        Err(Undone::Store(Fault::Busy))
    }

    /// What was done before is acknowledged as what is done now: only when the database and its standbys have it. It may have been read
    /// from a database that shows what its standby does not have yet; a write comes after all that can be read.
    async fn make_sure(&self, house: &House, wish: &Wish<'_>, done: &Done) -> Result<(), Undone> {
        let is_told = matches!(wish, Wish::Request { .. }) && matches!(done, Done::Stands(_));
        if is_told && house.store.is_shared() {
            house.store.try_writing(house.node).await?;
        }
        Ok(())
    }

    /// Whether another node has written what is not known here, which is read now. Whoever is told no sends nothing again, and the
    /// request may be among what the other node wrote: news of that comes late, or not at all while there is no way to the database.
    async fn was_left_behind(&mut self, house: &House) -> Result<bool, Undone> {
        let Some(copy) = self.copy.as_ref().filter(|_| house.store.is_shared()) else { return Ok(false) };
        let kept = house.store.table(self.id).await?.ok_or(Undone::NoTable)?;
        if kept.hash == copy.hash {
            return Ok(false);
        }
        if kept.last.0 > copy.table.seq() {
            self.catch_up(house, kept.last).await?;
        } else {
            self.unload();
        }
        Ok(true)
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

impl Wish<'_> {
    /// Whether nobody may wait for it any more.
    fn is_late(&self) -> bool {
        matches!(self, Wish::Request { until, .. } if *until <= tokio::time::Instant::now())
    }
}

/// Whether somebody would be told that a request cannot be carried out.
fn is_no(wish: &Wish<'_>, wanted: &Result<Wanted, Undone>) -> bool {
    matches!(wish, Wish::Request { .. }) && matches!(wanted, Err(_) | Ok(Wanted::Done(Done::Behind(_))))
}

#[derive(PartialEq, Eq)]
enum Then {
    Done,
    DecideAgain,
}
