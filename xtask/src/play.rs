//! `cargo xtask play`: builds the game and opens it in this terminal.

use std::io::{self, IsTerminal};
use std::process::{Command, ExitCode};

use crate::process::{cargo, hand_over, target};

const HOW_TO_PLAY: &str = "\
This is not a terminal, so there is nothing to play on. In a terminal, type

    cargo xtask play                 a game of Dreamscape against the computer
    cargo xtask play --help          players, editions, modes and languages

It is a full-screen game for the keyboard and wants at least 100 columns and 30 lines.
";

/// Plays in a terminal; elsewhere says how to play.
pub(crate) fn run(args: &[String]) -> ExitCode {
    let asks_for_help = args.iter().any(|arg| arg == "--help" || arg == "-h");
    let in_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    if !in_terminal && !asks_for_help {
        print!("{HOW_TO_PLAY}");
        return ExitCode::SUCCESS;
    }
    eprintln!("Building Oneiros, optimised; the first time this takes a few minutes.");
    match cargo(["build", "--release", "--package", "oneiros"]).status() {
        Ok(status) if status.success() => {}
        Ok(_) => return ExitCode::FAILURE,
        Err(error) => {
            eprintln!("cargo cannot be run: {error}");
            return ExitCode::FAILURE;
        }
    }
    eprintln!("Opening the game.");
    let binary = target().join("release").join(format!("oneiros{}", std::env::consts::EXE_SUFFIX));
    hand_over(Command::new(binary).args(["play", "dreamscape"]).args(args))
}
