//! The `oneiros` program.

use std::process::ExitCode;

/// With every move a server takes memory on one thread and gives it back on another, which this allocator does with less CPU than that of
/// the system.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args_os().collect();
    ExitCode::from(oneiros::cli::run(&args))
}
