//! What every game of Oneiros shares: seats, chance, refusals, prompts, records, sessions and the laws they obey.
//!
//! A game implements [`Game`]; whatever works on the trait works for all of them. Playing at random to the end:
//!
//! ```
//! use kernel::{Dice, Fault, Game, Player, Record, Header, Session, Uniform, Viewer};
//!
//! fn random_game<G: Game>(game: G, seed: u64) -> Result<Record<G::Action, G::Outcome>, Fault> {
//!     let mut dice = Dice::new(seed);
//!     let mut player = Uniform::new(Dice::new(!seed));
//!     let mut session = Session::start(game, &mut dice)?;
//!     let mut legal = Vec::new();
//!     while let Some(seat) = session.game().awaited(session.state()).lowest() {
//!         legal.clear();
//!         session.game().legal(session.state(), seat, &mut legal);
//!         let view = session.game().view(session.state(), Viewer::Seat(seat));
//!         let action = legal[player.choose(session.game(), &view, &legal)];
//!         session.play(seat, action, &mut dice).expect("legal actions are accepted");
//!     }
//!     Ok(session.record(Header::plain(session.game())))
//! }
//! ```
//!
//! The header of a record says which game, edition, options and pack are needed to read the rest:
//!
//! ```
//! let text = "oneiros record 1\ngame dreamscape\nedition standard\noptions nightmare cycles=6\nseat 1 Ada\n";
//! let header = kernel::Header::read(text)?;
//! assert_eq!(header.options[1].value(), Some("6"));
//! assert_eq!(header.seats[0].as_str(), "Ada");
//! # Ok::<(), kernel::Misread>(())
//! ```
//!
//! How to write a game is told in `docs/adding-a-game.md`, the laws it must keep in [`contract`].

pub mod chance;
pub mod contract;
pub mod error;
pub mod expected;
pub mod game;
pub mod message;
pub mod player;
pub mod record;
pub mod replay;
pub mod seat;
pub mod session;
mod shared;
pub mod table_game;
mod timeline;
pub mod trial;
pub mod undo;

pub use chance::{Chance, Dice, Fault, Given, NoChance, Recording};
pub use error::with_causes;
pub use expected::{Expected, TextForm};
pub use game::{Audience, Effect, Game, Misread, Question, Refusal, Silence, Sink, Stop};
pub use message::{Arg, Message, Said, ToArg};
pub use player::{Budget, Player, Turn, Uniform};
pub use record::{Entry, Header, Record, Start, Step};
pub use replay::{Flaw, Unplayable};
pub use seat::{Seat, SeatSet, Viewer};
pub use session::{Attempt, Played, Session};
pub use table_game::{NoAnswer, TableGame};
pub use undo::{NoRedo, NoUndo, Reach};
