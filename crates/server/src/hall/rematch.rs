//! Another game with the same contract.

use std::sync::Arc;

use store::{Fault, TableId};
use table::{Deed, Guest, No, Stage, Table};

use super::room::{Undone, Wish};
use super::{Hall, Person};

impl Hall {
    /// The table for another game with the same contract: made by who asks first, the same for all who ask later.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        id: TableId,
        person: &Person,
        code: store::Code,
    ) -> Result<TableId, Undone> {
        let guest = Guest(person.id.get());
        let asked = |table: &Table| {
            let known = table.rematch().and_then(|next| next.parse().ok());
            (table.stage(), !table.seats_of(guest).is_empty(), known, table.contract().clone())
        };
        let (stage, sits, known, contract) = self.with_table(id, asked).await?;
        if !sits {
            return Err(Undone::Refused(No::NoSpectators.into()));
        }
        if stage != Stage::Over {
            return Err(Undone::Refused(No::NotOver.into()));
        }
        if let Some(known) = known {
            return Ok(known);
        }
        // The name follows from the table's, so that two who ask at once on two nodes make one table and not two.
        let next = next_name(id);
        match self.make(next, Some(code), person, contract, None).await {
            Ok(()) | Err(Undone::Store(Fault::Taken)) => {}
            Err(undone) => return Err(undone),
        }
        let name = next.to_string();
        let tell = move |table: &Table| match table.rematch() {
            None => vec![Deed::Rematched { table: name.clone() }],
            Some(_) => Vec::new(),
        };
        self.fulfil(id, &Wish::House(&tell)).await?;
        Ok(next)
    }
}

/// The name of the table for the next game.
fn next_name(id: TableId) -> TableId {
    use sha2::{Digest, Sha256};
    let hash: [u8; 32] = Sha256::digest(format!("the game after {id}")).into();
    let mut bits = [0; 8];
    bits.copy_from_slice(&hash[..8]);
    TableId::new(u64::from_le_bytes(bits))
}
