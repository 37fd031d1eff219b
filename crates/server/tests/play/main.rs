//! People at tables, over the network: the real server, real sockets.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod broken;
mod chat;
#[allow(dead_code, reason = "shared with harsher tests")]
mod client;
mod clocks;
mod consent;
mod content;
mod faults;
mod games;
mod gathering;
mod guests;
mod hints;
mod late;
mod lessons;
mod limits;
mod many_games;
mod metrics;
mod proxy;
#[allow(dead_code, reason = "shared with harsher tests")]
mod receiver;
mod records;
mod thinking;
mod throttling;
mod webhooks;
mod wire;
