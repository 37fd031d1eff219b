//! People at tables, over the network: the real server, real sockets.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod client;
mod games;
