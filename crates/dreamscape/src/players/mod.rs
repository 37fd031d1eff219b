//! Computer players that see only their seat's view.

mod eager;
mod outlook;

pub use eager::Eager;
