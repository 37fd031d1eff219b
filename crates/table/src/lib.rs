//! A live table: seats, undo, clocks, bots, absence. It knows no transport and no storage.
//!
//! A table is what its log adds up to. [`Table::decide`] turns a request into rows for the log or into a typed no and changes
//! nothing; whoever serves the table stores the rows, and only then folds them in with [`Table::apply`] and tells everybody what
//! they may know: [`Table::view`]. So two servers with the same log have the same table.

pub mod clock;
pub mod command;
pub mod contract;
mod course;
mod deciding;
pub mod entry;
pub mod games;
pub mod lesson;
mod named;
pub mod play;
pub mod refusal;
pub mod rulebook;
pub mod said;
pub mod save;
pub mod secure_dice;
mod spectator_delay;
pub mod table;
pub mod table_view;
pub mod typescript;

pub use command::{Command, Who};
pub use contract::{Chair, Contract, NoSuchChair, OutOfLimits};
pub use course::LessonSeen;
pub use deciding::{BotTurn, Decision};
pub use entry::{Deed, Entry, Guest, Millis};
pub use games::{GameKind, Games, Question};
pub use refusal::{No, Refused};
pub use said::Said;
pub use save::SavedViews;
pub use secure_dice::SecureDice;
pub use table::{Broken, Stage, Table};
pub use table_view::{Happened, TableView, heard};
