//! Another game with the same contract.

use std::sync::Arc;

use store::{Fault, TableId};
use table::{Deed, Guest, No, Stage, Table};

use super::live_table::{Operation, TableError};
use super::{Person, Tables};

impl Tables {
    /// The table for another game with the same contract: made by who asks first, the same for all who ask later.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        id: TableId,
        person: &Person,
    ) -> Result<TableId, TableError> {
        let guest = Guest(person.id.get());
        let asked = |table: &Table| {
            let known = table.rematch().and_then(|next| next.parse().ok());
            (table.stage(), !table.seats_of(guest).is_empty(), known, table.contract().clone())
        };
        let (stage, sits, known, contract) = self.with_table(id, asked).await?;
        if !sits {
            return Err(TableError::Refused(No::NoSpectators.into()));
        }
        if stage != Stage::Over {
            return Err(TableError::Refused(No::NotOver.into()));
        }
        if let Some(known) = known {
            return Ok(known);
        }
        // The name follows from the table's, so that two who ask at once on two nodes make one table and not two.
        let next = next_name(id);
        match self.make_named(next, person, contract, None).await {
            Ok(_) | Err(TableError::Store(Fault::Taken)) => {}
            Err(error) => return Err(error),
        }
        let name = next.to_string();
        let tell = move |table: &Table| match table.rematch() {
            None => vec![Deed::Rematched { table: name.clone() }],
            Some(_) => Vec::new(),
        };
        self.execute(id, &Operation::Server(&tell)).await?;
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

#[cfg(test)]
mod tests {
    use serde_json::json;
    use table::{Chair, Command};

    use crate::tables::tests::nodes::Nodes;

    /// How many games are played again: with a code each, some of them are taken for certain.
    const GAMES: usize = 12;

    #[tokio::test]
    async fn a_rematch_is_made_also_where_many_codes_are_taken() {
        let nodes = Nodes::new(json!({ "kind": "now" })).await;
        let mut tables = Vec::new();
        for _ in 0..GAMES {
            let table = nodes.another().await;
            let resign = Command::Resign { seat: Chair(kernel::Seat(1)) };
            nodes.here.request(table, &nodes.ben, &resign).await.unwrap();
            tables.push(table);
        }
        // What a table says whose code another has; half of all codes begin with a letter before this one.
        nodes.meddle(
            "CREATE TRIGGER taken BEFORE INSERT ON tables WHEN NEW.code < 'N' BEGIN SELECT RAISE(IGNORE); END",
        );
        for table in tables {
            let next = nodes.here.rematch(table, &nodes.ada).await.unwrap();
            assert_eq!(nodes.here.rematch(table, &nodes.ben).await, Ok(next));
        }
    }
}
