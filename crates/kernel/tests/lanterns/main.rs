//! The kernel's own tests, on Lanterns: a tiny game that uses everything the kernel offers.

mod game;
mod laws;
mod subject;
