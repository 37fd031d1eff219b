//! What a newcomer and the checks run.
fn main() {}
