//! `cargo xtask types`: the protocol as TypeScript, for the client in browsers.

use std::fs;
use std::process::ExitCode;

use crate::process::{capture, cargo, root};
use crate::wrong_use;

const FILE: &str = "web/src/protocol/wire.ts";

/// Asks the code for the types and writes them where the client finds them.
pub(crate) fn run(args: &[String]) -> ExitCode {
    if let Some(surplus) = args.first() {
        return wrong_use(&format!("`cargo xtask types` takes no arguments, but `{surplus}` was given."));
    }
    let mut command = cargo(["run", "--release", "--quiet", "-p", "server", "--example", "types"]);
    let run = capture(&mut command, |_| {});
    if !run.success {
        run.all.iter().for_each(|line| eprintln!("{line}"));
        return ExitCode::FAILURE;
    }
    let path = root().join(FILE);
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    match folder.and_then(|()| fs::write(&path, run.out.join("\n") + "\n")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{FILE} cannot be written: {error}");
            ExitCode::FAILURE
        }
    }
}
