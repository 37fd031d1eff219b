//! The `oneiros` program as a library, so that its tests can use every part of it.

pub mod words;
