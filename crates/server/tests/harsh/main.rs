//! Servers under bad treatment: rude clients, slow readers, crowds, and being killed.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod attempts;
#[path = "../play/client.rs"]
#[allow(dead_code, reason = "shared with the tests of plain play")]
mod client;
mod company;
mod crash;
mod database;
mod decoders;
#[cfg(target_os = "linux")]
mod idle;
mod json_logs;
mod known;
mod logs;
mod moment;
mod names;
mod nodes;
#[cfg(unix)]
mod old_data;
mod process;
mod protocol;
#[path = "../play/receiver.rs"]
#[allow(dead_code, reason = "shared with the tests of plain play")]
mod receiver;
mod repeated;
mod rude;
mod rush;
mod secrets;
mod slow;
mod standing;
