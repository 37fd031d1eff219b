//! `cargo xtask soak`: random games for as long as asked, watched by the laws.

use std::process::ExitCode;

use crate::process::{cargo, hand_over};

/// Runs the example `soak` of the dreamscape crate with the arguments as they are.
pub(crate) fn run(args: &[String]) -> ExitCode {
    let cargo_args = ["run", "--release", "--package", "dreamscape", "--example", "soak", "--"];
    hand_over(cargo(cargo_args).args(args))
}
