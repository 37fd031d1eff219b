//! A table whose log cannot be folded any more: it can be looked at as it was last stored, and nothing else.

use kernel::{Seat, SeatSet};
use serde_json::value::RawValue;
use store::{GuestId, Status, TableId};
use table::contract::SpectatorChoice;
use table::scene::Seen;
use table::table::Holder;
use table::{Chair, Contract, Guest, No, Refused, Relic};

use super::Undone;
use super::house::House;
use crate::live::message::ServerMessage;

/// What somebody may see of a broken table.
pub(crate) struct Remains {
    pub(crate) own: SeatSet,
    /// The last row of the log.
    pub(crate) last: u64,
    /// How far the table was when it was last stored.
    pub(crate) status: Status,
    /// What was agreed on, if that can be read.
    contract: Option<Contract>,
    relic: Option<Relic>,
}

/// What is left of a table.
pub(crate) async fn find(house: &House, id: TableId, guest: Option<GuestId>) -> Result<Remains, Undone> {
    let opened = house.store.open_table(id).await?.ok_or(Undone::NoTable)?;
    let contract: Option<Contract> = serde_json::from_str(&opened.table.contract).ok();
    let relic = opened.snapshot.and_then(|snapshot| Relic::read(&snapshot.state));
    let chairs = relic.as_ref().map_or(&[][..], |relic| &relic.chairs);
    let guest = guest.map(|guest| Guest(guest.get()));
    let is_own = |holder: &Holder| matches!(holder, Holder::Person { guest: who, .. } if Some(*who) == guest);
    let seats = (0..).map(Seat).zip(chairs);
    let own: SeatSet = seats.filter(|(_, holder)| is_own(holder)).map(|(seat, _)| seat).collect();
    if own.is_empty() {
        // Where nobody can tell whether others may look, they may not.
        let Some(contract) = &contract else { return Err(Undone::Broken(No::RecordBroken.into())) };
        if opened.table.head.status == Status::Playing && contract.spectators != SpectatorChoice::Now {
            return Err(Undone::Refused(No::NoSpectators.into()));
        }
    }
    Ok(Remains { own, last: opened.table.last.0, status: opened.table.head.status, contract, relic })
}

impl Remains {
    /// What is told instead of a greeting.
    pub(crate) fn message(self, reason: Refused) -> ServerMessage {
        let seq = self.relic.as_ref().map_or(0, |relic| relic.seq);
        let chairs = self.relic.as_ref().map_or_else(Vec::new, |relic| relic.chairs_seen(self.own));
        let own = self.own.lowest();
        let place = own.map_or(chairs.len(), Seat::index);
        let view = self.relic.and_then(|relic| relic.views.into_iter().nth(place));
        let seen = |view: Box<RawValue>| Seen { seat: own.map(Chair), view };
        let views = view.map(seen).into_iter().collect();
        ServerMessage::Relic { seq, reason, contract: self.contract.map(Box::new), chairs, views }
    }
}
