//! `cargo xtask play`: builds the game and serves it to browsers, or opens it in this terminal.

use std::env;
use std::io::{self, BufRead, IsTerminal};
use std::process::{Command, ExitCode, Stdio};

use crate::process::{cargo, give_way_to};
use crate::web::checks::program;
use crate::web::{Web, folder};

const HELP: &str = "\
cargo xtask play                         build the game and serve it to the browsers of this machine
cargo xtask play --lan                   also to those of the network, with a link and a QR code
cargo xtask play --port N --data DIR     on another port, with tables in another folder
cargo xtask play --no-open               without opening a browser
cargo xtask play --help                  everything that can be set
cargo xtask play terminal [ARGS]         a game against the computer in this terminal
";

const NO_TERMINAL: &str = "\
This is not a terminal, so there is nothing to play on. In a terminal, type

    cargo xtask play terminal            a game of Dreamscape against the computer
    cargo xtask play terminal --help     players, editions, modes and languages

It is a full-screen game for the keyboard and wants at least 100 columns and 30 lines.
";

/// Leaves the browser alone.
const NO_OPEN: &str = "--no-open";

/// With this we start ourselves beside a server, to read where it listens. Nobody types it.
const OPENER: &str = "opener";

/// Serves the game, or plays it in a terminal.
pub(crate) fn run(args: &[String]) -> ExitCode {
    match args.split_first() {
        Some((first, rest)) if first == "terminal" => terminal(rest),
        Some((first, _)) if first == OPENER => opener(),
        _ => serve(args),
    }
}

fn serve(args: &[String]) -> ExitCode {
    let opens = !args.iter().any(|arg| arg == NO_OPEN);
    let args: Vec<&String> = args.iter().filter(|arg| *arg != NO_OPEN).collect();
    let helps = args.iter().any(|arg| asks_for_help(arg));
    if helps {
        println!("{HELP}");
    } else if let Err(code) = build_client() {
        return code;
    }
    if let Err(code) = build() {
        return code;
    }
    let mut serve = Command::new(program());
    serve.arg("serve").args(args);
    if helps {
        return give_way_to(&mut serve);
    }
    eprintln!("Starting the server; Ctrl-C stops it, and nothing is lost.");
    if opens
        && has_display()
        && let Err(error) = open_once_ready(&mut serve)
    {
        eprintln!("Open the address in a browser; it cannot be opened from here: {error}");
    }
    give_way_to(&mut serve)
}

/// Builds the client if it changed. Where that fails, one that was built before is good enough, but without any there is nothing to see.
fn build_client() -> Result<(), ExitCode> {
    let tell = |line: &str| {
        if ["installing", "building", "fetching"].iter().any(|doing| line.starts_with(doing)) {
            eprintln!("Now {line}.");
        }
    };
    let Err(lines) = Web::ready(tell).and_then(|web| web.build(tell)) else { return Ok(()) };
    lines.iter().for_each(|line| eprintln!("{line}"));
    if folder().join("dist/index.html").is_file() {
        eprintln!("Going on with the client that was built before.");
        return Ok(());
    }
    eprintln!(
        "Without the client there is nothing to play on in a browser; `cargo xtask play terminal` needs none."
    );
    Err(ExitCode::FAILURE)
}

/// Has somebody beside a server read where it listens. Somebody else, because this process becomes the server: whoever stops the one
/// stops the other, and sees how it ended.
fn open_once_ready(serve: &mut Command) -> io::Result<()> {
    let (said, says) = io::pipe()?;
    Command::new(env::current_exe()?).args(["play", OPENER]).stdin(said).spawn()?;
    serve.stdout(says);
    Ok(())
}

/// Passes on what a server says, to its end, and opens its address in a browser.
fn opener() -> ExitCode {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        println!("{line}");
        if let Some(address) = line.strip_prefix("listening on ") {
            open(address);
        }
    }
    ExitCode::SUCCESS
}

/// Whether a browser could show anything.
fn has_display() -> bool {
    let named = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(target_os = "macos", windows)) || named("DISPLAY") || named("WAYLAND_DISPLAY")
}

/// Opens an address as this system does it. Whoever has no browser reads the address.
fn open(address: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else {
        Command::new("xdg-open")
    };
    let quiet = command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if quiet.spawn().is_err() {
        eprintln!("Open this address in a browser.");
    }
}

/// Plays in a terminal; elsewhere says how to play.
fn terminal(args: &[String]) -> ExitCode {
    let in_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    if !in_terminal && !args.iter().any(|arg| asks_for_help(arg)) {
        print!("{NO_TERMINAL}");
        return ExitCode::SUCCESS;
    }
    if let Err(code) = build() {
        return code;
    }
    eprintln!("Opening the game.");
    give_way_to(Command::new(program()).args(["play", "dreamscape"]).args(args))
}

fn asks_for_help(arg: &str) -> bool {
    arg == "--help" || arg == "-h"
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
