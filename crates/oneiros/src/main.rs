//! The `oneiros` program.
fn main() {}
