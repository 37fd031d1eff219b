//! The games on which the server is tried: all that its own tests know of them.

use table::Games;

/// The name of the usual one.
pub(crate) const NAME: &str = "dreamscape";
/// The option with which it does not end soon.
pub(crate) const LONG: &str = "cycles=4";

/// The games of the servers of nearly all tests, which are those of the program.
pub(crate) fn games() -> Games {
    Games::default().with(dreamscape::tables::DreamscapeTables)
}

/// The same and the tiny game, which needs what the usual one does not.
pub(crate) fn all_games() -> Games {
    games().with(lanterns::LanternsTables)
}
