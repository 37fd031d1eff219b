//! What must be true of a store, whichever database is under it: each law is tried on SQLite and on PostgreSQL.

#![allow(clippy::unwrap_used, reason = "laws are async functions, in which clippy sees no test")]

mod chat;
mod copying;
mod crashed;
mod errors;
mod first_start;
mod guests;
mod journal;
mod lists;
mod locked;
mod lost;
mod migrations;
mod nodes;
mod opening;
mod outages;
mod outbox;
mod presence;
#[cfg(unix)]
mod private;
mod races;
mod relay;
mod samples;
mod silent;
mod snapshots;
mod stage;
mod told;
