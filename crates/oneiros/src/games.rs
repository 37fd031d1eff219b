//! The games of this program.

use dreamscape::tables::DreamscapeTables;
use table::Games;

/// Every game that tables can be made of: a line for each.
#[must_use]
pub fn games() -> Games {
    Games::default().with(DreamscapeTables)
}
