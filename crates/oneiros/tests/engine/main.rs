//! The engine as other programs meet it.

mod conversation;
mod page;
mod properties;
mod protocol;
mod python;
