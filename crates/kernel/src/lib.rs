//! What every game of Oneiros shares.

pub mod chance;
pub mod game;
pub mod message;
pub mod seat;

pub use chance::{Chance, Dice, Fault, Given, NoChance, Recording};
pub use game::{Audience, Effect, Game, Misread, Refusal, Silence, Sink, Stop};
pub use message::{Arg, Message};
pub use seat::{Seat, SeatSet, Viewer};
