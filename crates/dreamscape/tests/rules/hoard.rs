//! Thin bags: all shards but a few lie in somebody's Hands or in one high stack.

use dreamscape::data::builtin;
use dreamscape::{Shard, Shards};

/// Every shard of the box, reds apart, as letters, except those listed: they lie elsewhere.
pub(crate) fn hoard(elsewhere: &str) -> String {
    let mut held = builtin().board.shards;
    held.take(Shard::Nightmare, held.count(Shard::Nightmare));
    let letters = elsewhere.bytes().filter_map(Shard::from_letter);
    letters.for_each(|shard| held.take(shard, 1));
    letters_of(&held)
}

/// Shards as letters.
pub(crate) fn letters_of(shards: &Shards) -> String {
    shards.colours().flat_map(|shard| (0..shards.count(shard)).map(move |_| shard.letter())).collect()
}
