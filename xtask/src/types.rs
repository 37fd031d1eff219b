//! `cargo xtask types`: the protocol as TypeScript, for the client in browsers.

use std::process::ExitCode;

use crate::process::{capture, cargo};
use crate::wrong_use;

const FOLDER: &str = "web/src/protocol";

/// Asks the code for the types and writes them where the client finds them.
pub(crate) fn run(args: &[String]) -> ExitCode {
    if let Some(surplus) = args.first() {
        return wrong_use(&format!("`cargo xtask types` takes no arguments, but `{surplus}` was given."));
    }
    let mut command =
        cargo(["run", "--release", "--quiet", "-p", "oneiros", "--example", "types", "--", FOLDER]);
    let run = capture(&mut command, |_| {});
    if !run.success {
        run.all.iter().for_each(|line| eprintln!("{line}"));
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
