//! Text forms: actions, outcomes of chance, positions, options. The grammar is in `docs/notation.md`.

mod action;
mod expected;
mod noun;
mod options;
mod position;

pub use action::{VERBS, read_action, read_outcome, write_action, write_outcome};
pub use expected::{Demand, Form};
pub use options::{OPTION_WORDS, OptionError, read_option, write_options};
pub use position::{
    DOINGS, LINE_WORDS, MAX_POSITION, PAUSES, PositionError, read_position, set_position, set_position_with,
    write_position,
};
pub(crate) use position::{write_pause, write_task};
