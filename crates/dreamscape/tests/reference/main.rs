//! Slow, plain versions of the rules that are easy to get wrong when made fast, and the engine held against them.
//!
//! Everything here works on a [`board::Board`] of letters with nested loops, and is written from the text of the rules.

mod board;
mod completions;
mod golem;
mod hints;
mod matching;
mod patterns;
mod placement;
mod position;
mod purpose_scores;
mod purposes;
mod roaming;
mod stacks;
mod table;
mod tall_stack;
mod walk_rules;
mod walks;

#[path = "../rounds/mod.rs"]
mod rounds;
