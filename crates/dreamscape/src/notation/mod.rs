//! Text forms: actions, outcomes of chance, positions. The grammar is in `docs/notation.md`.

mod action;

pub use action::{read_action, read_outcome, write_action, write_outcome};

use kernel::Misread;

use crate::game::Dreamscape;
use crate::state::State;

/// The whole position as text.
#[must_use]
pub fn write_position(_: &Dreamscape, _: &State) -> String {
    String::new()
}

/// Reads a position.
///
/// # Errors
/// When the text is no position.
pub fn read_position(_: &Dreamscape, _: &str) -> Result<State, Misread> {
    Err(Misread { line: 1, column: 1, rule: None, expected: Vec::new() })
}
