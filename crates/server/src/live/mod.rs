//! The live table: a WebSocket for each who plays or watches.

pub mod message;
pub(crate) mod socket;
