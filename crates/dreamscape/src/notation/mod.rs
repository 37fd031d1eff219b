//! Text forms: actions, outcomes of chance, positions, options. The grammar is in `docs/notation.md`.

mod action;
mod census;
mod check;
mod doing;
mod header;
mod initiative;
mod options;
mod read;
mod read_seat;
mod read_world;
mod sheet;
mod write;

pub use action::{read_action, read_outcome, write_action, write_outcome};
pub use header::PositionError;
pub use options::{OPTION_WORDS, OptionError, read_option, write_options};
pub use read::{read_position, set_position, set_position_with};
pub use sheet::{LINE_WORDS, MAX_POSITION};
pub use write::write_position;
