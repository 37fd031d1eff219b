#![doc = include_str!("../README.md")]

mod crash;
mod dump;
mod failure;
mod guard;
mod owner;
mod programs;
mod server;
mod standby;

pub use crash::Crash;
pub use failure::Failure;
pub use programs::Programs;
pub use server::Postgres;
