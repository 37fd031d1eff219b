//! `cargo xtask play`: builds the game and serves it to browsers, or opens it in this terminal.

use std::io::{self, IsTerminal};
use std::process::{Command, ExitCode};

use crate::process::{cargo, hand_over, target};

const HELP: &str = "\
cargo xtask play                         build the game and serve it to the browsers of this machine
cargo xtask play --lan                   also to those of the network, with a link and a QR code
cargo xtask play --port N --data DIR     on another port, with tables in another folder
cargo xtask play --help                  everything that can be set
cargo xtask play terminal [ARGS]         a game against the computer in this terminal
";

const NO_TERMINAL: &str = "\
This is not a terminal, so there is nothing to play on. In a terminal, type

    cargo xtask play terminal            a game of Dreamscape against the computer
    cargo xtask play terminal --help     players, editions, modes and languages

It is a full-screen game for the keyboard and wants at least 100 columns and 30 lines.
";

/// Serves the game, or plays it in a terminal.
pub(crate) fn run(args: &[String]) -> ExitCode {
    match args.split_first() {
        Some((first, rest)) if first == "terminal" => terminal(rest),
        _ => serve(args),
    }
}

fn serve(args: &[String]) -> ExitCode {
    if asks_for_help(args) {
        println!("{HELP}");
    }
    if let Err(code) = build() {
        return code;
    }
    if !asks_for_help(args) {
        eprintln!(
            "Starting the server. Open the address below in a browser; Ctrl-C stops it, and nothing is lost."
        );
    }
    hand_over(Command::new(binary()).arg("serve").args(args))
}

/// Plays in a terminal; elsewhere says how to play.
fn terminal(args: &[String]) -> ExitCode {
    let in_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    if !in_terminal && !asks_for_help(args) {
        print!("{NO_TERMINAL}");
        return ExitCode::SUCCESS;
    }
    if let Err(code) = build() {
        return code;
    }
    eprintln!("Opening the game.");
    hand_over(Command::new(binary()).args(["play", "dreamscape"]).args(args))
}

fn asks_for_help(args: &[String]) -> bool {
    args.iter().any(|arg| arg == "--help" || arg == "-h")
}

fn binary() -> std::path::PathBuf {
    target().join("release").join(format!("oneiros{}", std::env::consts::EXE_SUFFIX))
}

fn build() -> Result<(), ExitCode> {
    eprintln!("Building Oneiros, optimised; the first time this takes a few minutes.");
    match cargo(["build", "--release", "--package", "oneiros"]).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(ExitCode::FAILURE),
        Err(error) => {
            eprintln!("cargo cannot be run: {error}");
            Err(ExitCode::FAILURE)
        }
    }
}
