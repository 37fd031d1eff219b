//! Dreamscape: the rules, data packs and notation of the puzzle game, and what makes it playable at tables.

pub mod action;
pub mod card;
pub mod contract;
pub mod data;
pub mod event;
pub mod game;
pub mod grid;
pub mod hints;
pub mod land;
pub mod notation;
mod play;
pub mod players;
pub mod refusal;
pub mod rules;
pub mod setup;
pub mod shard;
pub mod state;
pub mod tables;
pub mod view;
pub mod world;

pub use action::{Action, Outcome, Supply};
pub use event::{Cause, Event, Prompt};
pub use game::Dreamscape;
pub use refusal::Refusal;
pub use setup::{House, Setup, SetupError};
pub use shard::{Shard, Shards};
pub use state::State;
pub use view::View;
