//! A table whose log cannot be folded any more: it can be looked at as it was last stored, and nothing else.

use kernel::{Seat, SeatSet};
use serde_json::value::RawValue;
use store::{GuestId, Status, TableId};
use table::contract::SpectatorChoice;
use table::table::Holder;
use table::table_view::Seen;
use table::{Chair, Contract, Guest, No, Refused, SavedViews};

use super::TableError;
use super::context::ServerContext;
use crate::live::message::ServerMessage;

/// What somebody may see of a broken table.
pub(crate) struct BrokenTable {
    pub(crate) own: SeatSet,
    /// The last row of the log.
    pub(crate) last: u64,
    /// How far the table was when it was last stored.
    pub(crate) status: Status,
    /// What was agreed on, if that can be read.
    contract: Option<Contract>,
    saved: Option<SavedViews>,
}

/// What is left of a table.
pub(crate) async fn find(
    context: &ServerContext,
    id: TableId,
    guest: Option<GuestId>,
) -> Result<BrokenTable, TableError> {
    let opened = context.store.open_table(id).await?.ok_or(TableError::NoTable)?;
    let contract: Option<Contract> = serde_json::from_str(&opened.table.contract).ok();
    let saved = opened.snapshot.and_then(|snapshot| SavedViews::read(&snapshot.state));
    let chairs = saved.as_ref().map_or(&[][..], |saved| &saved.chairs);
    let guest = guest.map(|guest| Guest(guest.get()));
    let is_own = |holder: &Holder| matches!(holder, Holder::Person { guest: who, .. } if Some(*who) == guest);
    let seats = (0..).map(Seat).zip(chairs);
    let own: SeatSet = seats.filter(|(_, holder)| is_own(holder)).map(|(seat, _)| seat).collect();
    if own.is_empty() {
        // Where nobody can tell whether others may look, they may not.
        let Some(contract) = &contract else { return Err(TableError::Broken(No::RecordBroken.into())) };
        if opened.table.head.status == Status::Playing && contract.spectators != SpectatorChoice::Now {
            return Err(TableError::Refused(No::NoSpectators.into()));
        }
    }
    Ok(BrokenTable { own, last: opened.table.last.0, status: opened.table.head.status, contract, saved })
}

impl BrokenTable {
    /// What is told instead of a greeting.
    pub(crate) fn message(self, reason: Refused) -> ServerMessage {
        let seq = self.saved.as_ref().map_or(0, |saved| saved.seq);
        let chairs = self.saved.as_ref().map_or_else(Vec::new, |saved| saved.chairs_seen(self.own));
        let own = self.own.lowest();
        let place = own.map_or(chairs.len(), Seat::index);
        let view = self.saved.and_then(|saved| saved.views.into_iter().nth(place));
        let seen = |view: Box<RawValue>| Seen { seat: own.map(Chair), view };
        let views = view.map(seen).into_iter().collect();
        ServerMessage::BrokenTable { seq, reason, contract: self.contract.map(Box::new), chairs, views }
    }
}
