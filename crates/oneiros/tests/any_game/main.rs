//! The tools of the program with a game that has nothing of its own for them: Lanterns, registered by one line.

mod engine;
mod named;
mod talk;
mod tools;
