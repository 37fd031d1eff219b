//! Tables over the network: HTTP for the lobby, tables and records, a WebSocket for each live table.
//!
//! [`Server::start`] opens the store, binds the address and serves until it is told to stop. What a request asks of a table goes
//! through the live table: the table decides, the store keeps, and only then everybody is told.

mod app;
mod archive;
mod clock;
mod config;
#[cfg(test)]
mod error_types;
mod http;
mod limits;
pub mod live;
mod open_files;
mod rate_limit;
mod readiness;
mod running;
mod serving;
mod sockets;
mod tables;
mod text;
mod token;
#[cfg(test)]
#[path = "../tests/play/tried.rs"]
#[allow(dead_code, reason = "shared with the tests over the network")]
mod tried;
mod types;
mod webhooks;

pub use archive::{Archive, NotKept};
pub use config::{Config, StartError};
pub use http::openapi;
pub use http::page::PAGE_WORDS;
pub use http::words::client_words;
pub use limits::{Explained, Limits};
pub use running::Server;
pub use types::types;
pub use webhooks::Webhooks;
