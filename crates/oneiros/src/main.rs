//! The `oneiros` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args_os().collect();
    ExitCode::from(oneiros::cli::run(&args))
}
