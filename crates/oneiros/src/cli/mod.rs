//! The command line: from what was typed to what is printed and the exit code.
//!
//! 0: done. 1: a check failed. 2: the program was used wrongly.

mod args;
mod commands;
mod help;
mod of_games;
mod progress;
mod usage;
pub(crate) mod values;

use std::ffi::OsString;
use std::io::{self, Write};

use clap::ArgMatches;
use clap::error::ErrorKind;
use serde::Serialize;

use crate::failure::{Failure, Kind, Report};
use crate::games::registry;
use crate::tools::{Form, Print, Registry};
use crate::trouble::Trouble;
use crate::words::{Lang, Nameless, Words};
use crate::{engine, keeping, serve, words};

pub use crate::tools::Done;
pub use args::{BackupArgs, CheckArgs, Cli, Command, ExportArgs, ImportArgs, KeptArgs, ServeArgs};
pub use help::{HelpWords, keys as help_keys, own_keys as own_help_keys};

/// Runs the program with these arguments, the program's own name first, and returns its exit code.
#[must_use]
pub fn run(args: &[OsString]) -> u8 {
    run_with(&registry(), args, &mut io::stdout(), &mut io::stderr())
}

/// Runs the program with these games and arguments. What it says goes to these ends, but for a game in the terminal, a server and the
/// engine, which talk to the person or the program themselves.
#[must_use]
pub fn run_with(games: &Registry, args: &[OsString], out: &mut dyn Write, err: &mut dyn Write) -> u8 {
    let lang = wanted_language(args).unwrap_or_else(Lang::from_environment);
    let words = Words::with_games(lang, &games.tables());
    let mut command = help::command(games, &words);
    let done = match command.try_get_matches_from_mut(args) {
        Ok(matches) => match check_language(&matches).and_then(|()| execute(games, &matches, &words)) {
            // A game has talked to the person itself.
            Ok(Outcome::Played(code)) => return code,
            Ok(Outcome::Served(())) => return 0,
            Ok(Outcome::Done(done)) => Ok(done),
            Err(failure) => Err(failure),
        },
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(error.render().to_string().into()),
            _ => Err(usage::failure(&error, args, &command, games)),
        },
    };
    let form = if args.iter().any(|arg| arg == "--json") { Form::Json } else { Form::Text };
    finish(done, Print { form, words: &words }, out, err)
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
fn execute(games: &Registry, matches: &ArgMatches, words: &Words) -> Result<Outcome, Failure> {
    let named = matches.subcommand();
    if let Some((game, tool)) = named.and_then(|(name, tool)| Some((games.find(name)?, tool))) {
        return commands::run(games, game, tool, words).map(Outcome::Done);
    }
    let cli: Cli = commands::read(matches)?;
    match &cli.command {
        Command::Play(args) => {
            let rules = named.map_or(matches, |(_, given)| given);
            commands::play(games, args, rules, words).map(Outcome::Played)
        }
        Command::Engine => rule(games, words).map(Outcome::Done),
        Command::Serve(args) => serve::run(args, words).map(Outcome::Served),
        Command::Backup(args) => keeping::backup(args, words).map(Outcome::Done),
        Command::Check(args) => keeping::check(args, words).map(Outcome::Done),
        Command::Export(args) => keeping::export(args, words).map(Outcome::Done),
        Command::Import(args) => keeping::import(args, words).map(Outcome::Done),
    }
}

fn rule(games: &Registry, words: &Words) -> Result<Done, Failure> {
    match engine::serve(words, games, io::stdin().lock(), io::stdout().lock()) {
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
fn finish(done: Result<Done, Failure>, print: Print<'_>, to: &mut dyn Write, err: &mut dyn Write) -> u8 {
    let words = print.words;
    let (out, failure) = match done {
        Ok(Done { out, failure }) => (out, failure),
        Err(failure) => (String::new(), Some(failure)),
    };
    let out = match &failure {
        Some(failure) if print.form == Form::Json => {
            let report = Failed { error: failure.report(words, &Nameless) };
            serde_json::to_string(&report).unwrap_or_default() + "\n"
        }
        _ => out,
    };
    // Whoever reads may have gone away, as `head` does; that is no failure of ours.
    let _ = to.write_all(out.as_bytes()).and_then(|()| to.flush());
    let Some(failure) = failure else { return 0 };
    let mut sentence = failure.sentence(words, &Nameless);
    if failure.kind == Kind::Usage {
        sentence += &format!(" {}", words.tell(&Trouble::SeeHelp { command: "oneiros --help".to_owned() }));
    }
    let _ = writeln!(err, "oneiros: {sentence}");
    failure.exit_code()
}

/// The language that is asked for on the command line, before the rest of it is understood.
fn wanted_language(args: &[OsString]) -> Option<Lang> {
    let texts: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let behind = texts.windows(2).filter(|pair| pair[0] == "--lang").map(|pair| pair[1]);
    let joined = texts.iter().filter_map(|text| text.strip_prefix("--lang="));
    behind.chain(joined).last().and_then(Lang::from_code)
}

fn check_language(matches: &ArgMatches) -> Result<(), Failure> {
    match matches.get_one::<String>("lang") {
        Some(code) if Lang::from_code(code).is_none() => {
            Err(values::wrong("--lang", code).expecting(words::Lang::ALL.map(Lang::code)))
        }
        _ => Ok(()),
    }
}
