//! The text forms of Dreamscape: positions, actions, options.

mod mutants;
mod play;
mod round_trip;
