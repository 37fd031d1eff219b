//! The games of this program.

pub mod dreamscape;

use table::Games;

use crate::tools::Registry;

/// Every game there is, for tables and for the tools: a line for each.
#[must_use]
pub fn registry() -> Registry {
    Registry::default().with(dreamscape::DreamscapeTools)
}

/// The same games as tables know them.
#[must_use]
pub fn games() -> Games {
    registry().tables()
}
