//! Laws of tables, over random play: by the right people and the wrong ones, with every kind of request.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod asking;
mod consent;
mod decoders;
mod errors;
mod folding;
mod given_up;
mod kept;
mod lateness;
mod lessons;
mod names;
mod secrets;
mod shared;
mod thinking;
mod unruly;
mod witness;
