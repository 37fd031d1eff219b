//! People at tables, over the network: the real server, real sockets.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod broken;
mod client;
mod games;
mod hooks;
mod manners;
mod records;
