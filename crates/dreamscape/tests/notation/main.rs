//! The text forms of Dreamscape: positions, actions, options.

mod document;
mod errors;
mod impossible;
mod missed;
mod mutants;
mod play;
mod refused;
mod round_trip;
mod said;
mod scores;

#[path = "../rounds/mod.rs"]
mod rounds;
