//! Whether anything can be written now.

use crate::ask::Ask;
use crate::fault::Fault;
use crate::ids::NodeId;
use crate::write::Write;
use crate::{Backend, Store};

/// Needs pages of its own, for to write over a row that is there needs none: a disk without room for them is full for moves as well.
/// The pages are free again afterwards, for whatever is written next.
const FILL: &str = "INSERT INTO write_trials (filler) VALUES (zeroblob(16384))";
const CLEAR: &str = "DELETE FROM write_trials";

/// Writes the lease of a server as it is, which in PostgreSQL makes a new version of the row. The one before is gone with the next.
const TOUCH: &str = "UPDATE nodes SET until = until WHERE id = $1";

impl Store {
    /// Writes something that means nothing and leaves nothing behind, to see whether the database takes writes and the disk has them.
    ///
    /// # Errors
    /// Why nothing can be written now.
    pub async fn try_writing(&self, node: NodeId) -> Result<(), Fault> {
        let asks = match &*self.backend {
            Backend::Sqlite(_) => vec![Ask::new(FILL, []), Ask::new(CLEAR, [])],
            Backend::Postgres(_) => vec![Ask::new(TOUCH, [node.into()])],
        };
        self.write(Write::Plain(asks)).await.map(drop)
    }
}
