//! The text forms of Dreamscape: positions, actions, options.

mod mutants;
mod play;
mod refused;
mod round_trip;
mod said;
