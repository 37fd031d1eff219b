//! The command line as people and scripts meet it: the real program, its output and its exit codes.

mod cards;
#[cfg(unix)]
mod keeping;
mod perft;
mod program;
mod replay;
mod serving;
mod show;
mod sim;
mod usage;
