//! What every game of Oneiros shares.

pub mod chance;
pub mod contract;
pub mod game;
pub mod message;
pub mod player;
pub mod record;
pub mod replay;
pub mod seat;
pub mod session;
mod timeline;
pub mod undo;

pub use chance::{Chance, Dice, Fault, Given, NoChance, Recording};
pub use game::{Audience, Effect, Game, Misread, Refusal, Silence, Sink, Stop};
pub use message::{Arg, Message, ToArg};
pub use player::{Player, Uniform};
pub use record::{Entry, Header, Record, Start, Step};
pub use replay::{Flaw, Unplayable};
pub use seat::{Seat, SeatSet, Viewer};
pub use session::{Played, Session};
pub use undo::{NoRedo, NoUndo, Reach};
