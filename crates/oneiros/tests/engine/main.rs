//! The engine as other programs meet it.

mod by_itself;
mod conversation;
mod long_records;
mod luck;
mod page;
mod properties;
mod protocol;
mod python;
mod refused;
