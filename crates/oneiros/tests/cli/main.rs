//! The command line as people and scripts meet it: the real program, its output and its exit codes.

mod cards;
#[cfg(unix)]
mod database;
#[cfg(unix)]
mod full_disk;
mod invitation;
#[cfg(unix)]
mod keeping;
#[cfg(unix)]
mod looking;
mod perft;
mod program;
#[cfg(unix)]
mod read_only;
mod replay;
mod serving;
mod show;
mod sim;
mod usage;
