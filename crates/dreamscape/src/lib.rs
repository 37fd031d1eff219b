//! Dreamscape: the rules, data packs and notation of the puzzle game.

pub mod card;
pub mod data;
pub mod grid;
pub mod land;
pub mod shard;
pub mod world;
