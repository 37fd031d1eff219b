//! Positions that tables keep, so that other tables can go on from them.

use store::{Seq, TableId};
use table::contract::StartChoice;
use table::{Deed, Entry, Guest, No};

use super::loading::rows_between;
use super::{Person, TableError, Tables};

impl Tables {
    /// A position that a table kept. Whoever asks holds a seat there.
    pub(super) async fn kept_position(
        &self,
        start: &StartChoice,
        person: &Person,
    ) -> Result<String, TableError> {
        let none = || TableError::Refused(No::NoCheckpoint.into());
        let id: TableId = start.table.parse().map_err(|_| none())?;
        let guest = Guest(person.id.get());
        let is_kept = self
            .with_table(id, |table| {
                !table.seats_of(guest).is_empty() && table.has_checkpoint(start.checkpoint)
            })
            .await?;
        let before = Seq(start.checkpoint.saturating_sub(1));
        let rows = rows_between(&self.context, id, before, start.checkpoint).await?;
        let row = rows.first().filter(|_| is_kept).ok_or_else(none)?;
        match serde_json::from_str::<Entry>(&row.entry) {
            Ok(Entry { deed: Deed::Checkpoint { position, .. }, .. }) => Ok(position),
            _ => Err(none()),
        }
    }
}
