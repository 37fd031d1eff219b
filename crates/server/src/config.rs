//! What can be set about a server.

use std::error::Error;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use kernel::{Arg, Message};
use store::{OpenError, Place};
use table::Games;

use crate::limits::Limits;
use crate::webhooks::Webhooks;

/// What can be set about a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The games that tables can be made of.
    pub games: Games,
    /// Where tables are kept.
    pub place: Place,
    /// Where to listen.
    pub listen: SocketAddr,
    /// The address that people use, where a proxy stands in front: `https://dreams.example`.
    pub public_url: Option<String>,
    /// Whether the last `X-Forwarded-For` address is believed: only behind a proxy that sets it.
    pub trust_proxy: bool,
    /// The limits.
    pub limits: Limits,
    /// Messages to people who are away.
    pub webhooks: Webhooks,
    /// By how many milliseconds the server's clock is ahead of the machine's; tests turn it on while the server runs.
    pub ahead: Arc<AtomicI64>,
}

impl Config {
    /// A server on this machine alone, on a free port.
    #[must_use]
    pub fn local(games: Games, place: Place) -> Config {
        Config {
            games,
            place,
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            public_url: None,
            trust_proxy: false,
            limits: Limits::default(),
            webhooks: Webhooks::default(),
            ahead: Arc::default(),
        }
    }

    /// Whether people come by TLS.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// Why a server did not start.
#[derive(Debug)]
pub enum StartError {
    /// The store cannot be opened.
    Store(OpenError),
    /// The store can be opened but not read.
    Fault(store::Fault),
    /// The address cannot be listened on.
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        error: io::Error,
    },
}

impl StartError {
    /// Every key of these messages with its parameters; those of the store are its own.
    pub const PARAMS: &'static [(&'static str, &'static [&'static str])] =
        &[("server-port-taken", &["address"]), ("server-cannot-listen", &["address", "detail"])];
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Store(_) => f.write_str("the store cannot be opened"),
            StartError::Fault(_) => f.write_str("the store cannot be read"),
            StartError::Listen { address, .. } => write!(f, "cannot listen on {address}"),
        }
    }
}

impl Error for StartError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(match self {
            StartError::Store(error) => error,
            StartError::Fault(fault) => fault,
            StartError::Listen { error, .. } => error,
        })
    }
}

impl Message for StartError {
    fn key(&self) -> &'static str {
        match self {
            StartError::Store(error) => error.key(),
            StartError::Fault(fault) => fault.key(),
            StartError::Listen { error, .. } if error.kind() == io::ErrorKind::AddrInUse => {
                "server-port-taken"
            }
            StartError::Listen { .. } => "server-cannot-listen",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            StartError::Store(error) => error.args(),
            StartError::Fault(fault) => fault.args(),
            StartError::Listen { address, error } => {
                let mut args = vec![("address", Arg::Text(address.to_string()))];
                if error.kind() != io::ErrorKind::AddrInUse {
                    args.push(("detail", Arg::Text(error.to_string())));
                }
                args
            }
        }
    }
}
