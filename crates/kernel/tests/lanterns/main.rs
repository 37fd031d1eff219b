//! The kernel's own tests, on Lanterns: a tiny game that uses everything the kernel offers.
#![allow(clippy::unwrap_used, reason = "a failing test may panic")]

mod broken;
mod caught;
mod chance;
mod errors;
mod guide;
mod laws;
mod places;
mod record;
mod record_fuzz;
mod session;
mod undo;
