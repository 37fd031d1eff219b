//! `cargo xtask bench server`: how much the server carries, beside a bare relay with the same messages and the same clients.
//!
//! Everything runs on this machine and stops by itself. The program starts itself a second time as the relay or as the
//! server, so that the CPU time of each can be read apart from that of the clients. It ends with exit code 1 if a limit is missed.

mod beside;
mod client;
mod crowd;
mod folder;
mod idle;
mod limits;
mod plan;
mod play;
mod process;
mod relay;
mod report;
mod under_test;

use std::process::ExitCode;

use plan::{Part, Plan};

/// The allocator of the program, for the server, the relay and the clients alike.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const USE: &str =
    "Use `load`, `load quick`, or `load` with one of `saturated`, `thinking`, `crowd` and `idle`.";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let Ok(runtime) = runtime else {
        eprintln!("The runtime cannot be started.");
        return ExitCode::FAILURE;
    };
    let outcome = runtime.block_on(async {
        match words[..] {
            ["relay", payload] => relay::serve(payload, None).await.map(|()| ExitCode::SUCCESS),
            ["relay", payload, journal] => {
                relay::serve(payload, Some(journal)).await.map(|()| ExitCode::SUCCESS)
            }
            ["server", folder] => under_test::serve(folder).await.map(|()| ExitCode::SUCCESS),
            [] => report::run(&Plan::WHOLE, &Part::ALL).await,
            ["quick"] => report::run(&Plan::QUICK, &Part::ALL).await,
            [name] => match Part::named(name) {
                Some(part) => report::run(&Plan::WHOLE, &[part]).await,
                None => Err(USE.to_owned()),
            },
            _ => Err(USE.to_owned()),
        }
    });
    outcome.unwrap_or_else(|reason| {
        eprintln!("{reason}");
        ExitCode::FAILURE
    })
}
