//! The `oneiros` program as a library, so that its tests can use every part of it.

pub mod chooser;
pub mod cli;
pub mod engine;
pub mod failure;
pub mod files;
pub mod games;
pub mod json;
pub mod keeping;
pub mod names;
pub mod perft;
pub mod play;
pub mod records;
pub mod replay;
pub mod serve;
pub mod show;
pub mod sim;
pub mod tools;
pub mod trouble;
pub mod words;
