//! Lanterns: a tiny game for tests, and the example of `docs/adding-a-game.md`.
//!
//! It needs what large cooperative games need: hidden hands, a reaction in the middle of an action, seats that may act and need not, a
//! question to the group, a pack with names of its own, and positions from which another game begins.

mod game;
mod pack;
mod subject;
mod tables;
mod words;

pub use game::{Action, DECK, Lanterns, ROW, Say, State, WIND, every_action, hand, whole};
pub use pack::{PACK, Pack};
pub use tables::LanternsTables;
pub use words::SAID;
