//! How many files the system lets a server have open: each connection is one.

use tracing::warn;

/// Raises the limit as far as it may be, and says so if that is less than the connections that the settings allow.
#[cfg(unix)]
pub(crate) fn allow(connections: usize) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    // The database, the log and the listener are files too.
    let wanted = connections as u64 + 100;
    let limit = getrlimit(Resource::Nofile);
    let current = limit.current.unwrap_or(u64::MAX);
    if current >= wanted {
        return;
    }
    let most = limit.maximum.unwrap_or(u64::MAX).min(wanted).max(current);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: Some(most), maximum: limit.maximum });
    let files = if raised.is_ok() { most } else { current };
    if files < wanted {
        warn!(files, wanted, "the system allows fewer open files than the settings allow connections");
    }
}

/// Other systems count differently.
#[cfg(not(unix))]
pub(crate) fn allow(_connections: usize) {}
