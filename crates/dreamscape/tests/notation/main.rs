//! The text forms of Dreamscape: positions, actions, options.

mod play;
mod round_trip;
