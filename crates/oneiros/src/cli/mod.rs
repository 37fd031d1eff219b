//! The command line: from what was typed to what is printed and the exit code.
//!
//! 0: done. 1: a check failed. 2: the program was used wrongly.

mod args;
mod commands;
mod help;
mod playing;
mod progress;
mod usage;
mod values;

use std::ffi::OsString;
use std::io::{self, Write};

use clap::FromArgMatches;
use clap::error::ErrorKind;
use dreamscape::Dreamscape;
use kernel::Game;
use serde::Serialize;

use crate::failure::{Failure, Kind, Report};
use crate::trouble::Trouble;
use crate::words::{Lang, Nameless, Words};
use crate::{engine, keeping, serve, words};

pub use args::{BackupArgs, CheckArgs, Cli, Command, ExportArgs, GameArgs, ImportArgs, KeptArgs, ServeArgs};
pub use help::keys as help_keys;
pub use values::choice;

/// What a command brought: what it prints, and perhaps a check that failed.
#[derive(Debug, Default)]
pub struct Done {
    /// What goes to standard output.
    pub out: String,
    /// What failed after all.
    pub failure: Option<Failure>,
    /// The game in whose words that is told, where the command is about no certain one.
    pub game: Option<&'static str>,
}

impl From<String> for Done {
    fn from(out: String) -> Done {
        Done { out, ..Done::default() }
    }
}

/// Runs the program with these arguments, the program's own name first, and returns its exit code.
#[must_use]
pub fn run(args: &[OsString]) -> u8 {
    let words = Words::for_language(wanted_language(args).unwrap_or_else(Lang::from_environment));
    let mut command = help::command(&words);
    let parsed = command.try_get_matches_from_mut(args);
    let parsed = parsed.and_then(|matches| Cli::from_arg_matches(&matches));
    let spoken = parsed.as_ref().map_or(&words, |cli| words_of(&cli.command, &words));
    let done = match &parsed {
        Ok(cli) => match check_language(cli).and_then(|()| execute(&cli.command, spoken)) {
            // A game has talked to the person itself.
            Ok(Outcome::Played(code)) => return code,
            Ok(Outcome::Served(())) => return 0,
            Ok(Outcome::Done(done)) => Ok(done),
            Err(failure) => Err(failure),
        },
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(error.render().to_string().into()),
            _ => Err(usage::failure(error, args, &command)),
        },
    };
    let json = args.iter().any(|arg| arg == "--json");
    finish(done, json, spoken)
}

/// The words in which a command speaks: those of the game that it is about, if it is about one.
fn words_of<'a>(command: &Command, words: &'a Words) -> &'a Words {
    match command {
        Command::Play(args) => words.of(&args.game_name),
        Command::Dreamscape { .. } | Command::Engine => words.of(Dreamscape::NAME),
        _ => words,
    }
}

/// What a command ends with.
enum Outcome {
    /// Something to print.
    Done(Done),
    /// The exit code of a game.
    Played(u8),
    /// A server that was stopped.
    Served(()),
}

/// Runs one command.
fn execute(command: &Command, words: &Words) -> Result<Outcome, Failure> {
    match command {
        Command::Play(args) => playing::run(args, words).map(Outcome::Played),
        Command::Dreamscape { tool } => commands::run(tool, words).map(Outcome::Done),
        Command::Engine => rule(words).map(Outcome::Done),
        Command::Serve(args) => serve::run(args, words).map(Outcome::Served),
        Command::Backup(args) => keeping::backup(args, words).map(Outcome::Done),
        Command::Check(args) => keeping::check(args, words).map(Outcome::Done),
        Command::Export(args) => keeping::export(args, words).map(Outcome::Done),
        Command::Import(args) => keeping::import(args, words).map(Outcome::Done),
    }
}

fn rule(words: &Words) -> Result<Done, Failure> {
    match engine::serve(words, io::stdin().lock(), io::stdout().lock()) {
        // A reader that has gone away has had enough.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::new(Kind::File, &Trouble::NoFile { detail: error.to_string() }))
        }
        _ => Ok(Done::default()),
    }
}

#[derive(Serialize)]
struct Failed {
    error: Report,
}

/// Prints what was done or what failed.
fn finish(done: Result<Done, Failure>, json: bool, words: &Words) -> u8 {
    let Done { out, failure, game } =
        done.unwrap_or_else(|failure| Done { failure: Some(failure), ..Done::default() });
    let words = game.map_or(words, |game| words.of(game));
    let out = match &failure {
        Some(failure) if json => {
            let report = Failed { error: failure.report(words, &Nameless) };
            serde_json::to_string(&report).unwrap_or_default() + "\n"
        }
        _ => out,
    };
    // Whoever reads may have gone away, as `head` does; that is no failure of ours.
    let _ = io::stdout().lock().write_all(out.as_bytes());
    let Some(failure) = failure else { return 0 };
    let mut sentence = failure.sentence(words, &Nameless);
    if failure.kind == Kind::Usage {
        sentence += &format!(" {}", words.tell(&Trouble::SeeHelp { command: "oneiros --help".to_owned() }));
    }
    let _ = writeln!(io::stderr().lock(), "oneiros: {sentence}");
    failure.exit_code()
}

/// The language that is asked for on the command line, before the rest of it is understood.
fn wanted_language(args: &[OsString]) -> Option<Lang> {
    let texts: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let behind = texts.windows(2).filter(|pair| pair[0] == "--lang").map(|pair| pair[1]);
    let joined = texts.iter().filter_map(|text| text.strip_prefix("--lang="));
    behind.chain(joined).last().and_then(Lang::from_code)
}

fn check_language(cli: &Cli) -> Result<(), Failure> {
    match &cli.lang {
        Some(code) if Lang::from_code(code).is_none() => {
            Err(values::wrong("--lang", code).expecting(words::Lang::ALL.map(Lang::code)))
        }
        _ => Ok(()),
    }
}
