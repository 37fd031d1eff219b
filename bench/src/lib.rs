//! How fast the engine is: beside a chess library in the same run (`speed`), and in instructions (`benches/counts.rs`).

pub mod chess;
pub mod contender;
pub mod duel;
pub mod nights;

pub use chess::RandomChess;
pub use contender::{Contender, Tally};
pub use duel::{Duel, Pace, Plan};
pub use nights::{EagerNights, PositionText, RandomNights, RecordText};
