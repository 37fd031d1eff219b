//! What is wrong with a command line, as a sentence in the reader's language.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use clap::{Arg, Command};

use super::of_games::TOOLS;
use crate::failure::{Failure, Kind};
use crate::tools::Registry;
use crate::tools::choice::unknown_game;
use crate::trouble::Trouble;

/// The failure for a command line that the parser refuses.
pub(super) fn failure(error: &Error, args: &[OsString], root: &Command, games: &Registry) -> Failure {
    if let Some(name) = game_of(error, args) {
        return unknown_game(Kind::Usage, &name, games.names());
    }
    let name = || argument(error);
    let trouble = match error.kind() {
        ErrorKind::UnknownArgument => Trouble::UnknownArgument { name: name() },
        ErrorKind::InvalidSubcommand => {
            Trouble::UnknownSubcommand { name: first(error, ContextKind::InvalidSubcommand) }
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Trouble::MissingSubcommand {}
        }
        ErrorKind::MissingRequiredArgument => Trouble::MissingArgument { name: name() },
        ErrorKind::InvalidValue | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            Trouble::MissingValue { name: name() }
        }
        ErrorKind::ArgumentConflict => match other(error) {
            Some(other) => Trouble::Contradiction { first: name(), second: other },
            None => Trouble::RepeatedArgument { name: name() },
        },
        ErrorKind::TooManyValues => {
            Trouble::WrongValue { name: name(), value: first(error, ContextKind::InvalidValue) }
        }
        _ => Trouble::WrongUse {},
    };
    Failure::new(Kind::Usage, &trouble).expecting(allowed(error, reached(args, root)))
}

/// The word in the place of a game: one that is no command, and a tool of games behind it.
fn game_of(error: &Error, args: &[OsString]) -> Option<String> {
    let unknown = error.kind() == ErrorKind::InvalidSubcommand;
    let name = first(error, ContextKind::InvalidSubcommand);
    let behind = args.iter().skip_while(|arg| **arg != *name).nth(1)?;
    let is_tool = TOOLS.iter().any(|tool| behind == tool);
    (unknown && is_tool).then_some(name)
}

/// The command that was named so far.
fn reached<'a>(args: &[OsString], root: &'a Command) -> &'a Command {
    let next = |command: &'a Command, arg: &OsString| command.find_subcommand(arg).unwrap_or(command);
    args.iter().skip(1).fold(root, next)
}

/// What could be typed instead.
fn allowed(error: &Error, command: &Command) -> Vec<String> {
    match error.kind() {
        ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand if command.has_subcommands() => {
            names(command)
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => names(command),
        ErrorKind::UnknownArgument => {
            let long = |arg: &Arg| arg.get_long().map(|long| format!("--{long}"));
            command.get_arguments().filter_map(long).collect()
        }
        _ => Vec::new(),
    }
}

fn names(command: &Command) -> Vec<String> {
    command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect()
}

/// The argument that an error is about, without the name of its value.
fn argument(error: &Error) -> String {
    bare(first(error, ContextKind::InvalidArg))
}

/// The first argument that cannot stand beside the one that an error is about; none where that one stands twice.
fn other(error: &Error) -> Option<String> {
    let others = error.get(ContextKind::PriorArg).map(texts).unwrap_or_default();
    others.into_iter().map(bare).find(|other| *other != argument(error))
}

/// An argument without the name of its value.
fn bare(whole: String) -> String {
    match whole.split_once(" <") {
        Some((name, _)) if name.starts_with('-') => name.to_owned(),
        _ => whole,
    }
}

fn first(error: &Error, kind: ContextKind) -> String {
    error.get(kind).map(texts).unwrap_or_default().join(", ")
}

fn texts(value: &ContextValue) -> Vec<String> {
    match value {
        ContextValue::String(text) => vec![text.clone()],
        ContextValue::Strings(texts) => texts.clone(),
        ContextValue::StyledStr(text) => vec![text.to_string()],
        ContextValue::StyledStrs(texts) => texts.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}
