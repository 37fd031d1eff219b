//! Help in the reader's language: the library's own English words are replaced one by one.

use std::collections::BTreeSet;

use clap::{Arg, ArgAction, Command, CommandFactory};
use server::Limits;

use super::args::Cli;
use crate::words::Words;

/// The words of every help page.
const HEADINGS: [&str; 5] =
    ["help-usage", "help-commands", "help-arguments", "help-options", "help-arg-help"];

/// The words above the limits of a server.
const LIMITS: &str = "help-limits";

/// The command line with all its help in one language.
#[must_use]
pub(super) fn command(words: &Words) -> Command {
    let version = Arg::new("version").long("version").action(ArgAction::Version);
    let root = Cli::command().disable_version_flag(true).arg(version);
    spoken(root, words, "oneiros").mut_subcommand("serve", |serve| serve.after_help(limits(words)))
}

/// Every limit as it is where nothing is set, in the form of the file.
fn limits(words: &Words) -> String {
    let lines = Limits::default().explained().into_iter();
    let lines: String = lines.map(|limit| format!("\n  {} = {}", limit.name, limit.amount)).collect();
    words.term(LIMITS) + &lines
}

/// Every text key that help needs.
#[must_use]
pub fn keys() -> Vec<String> {
    let mut keys: BTreeSet<String> = HEADINGS.iter().map(|key| (*key).to_owned()).collect();
    keys.insert(arg_key("version"));
    keys.insert(LIMITS.to_owned());
    collect(&Cli::command(), &mut keys);
    keys.into_iter().collect()
}

fn collect(command: &Command, keys: &mut BTreeSet<String>) {
    keys.insert(command_key(command.get_name()));
    keys.extend(command.get_arguments().map(|arg| arg_key(arg.get_id().as_str())));
    command.get_subcommands().for_each(|sub| collect(sub, keys));
}

fn command_key(name: &str) -> String {
    format!("help-{name}")
}

fn arg_key(id: &str) -> String {
    format!("help-arg-{}", id.replace('_', "-"))
}

fn spoken(command: Command, words: &Words, path: &str) -> Command {
    let [usage, commands, arguments, options, help] = HEADINGS.map(|key| words.term(key));
    let about = words.term(&command_key(command.get_name()));
    let usage_line = usage_line(&command, path);
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).help(help);
    command
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .about(about)
        .override_usage(usage_line)
        .subcommand_help_heading(commands)
        .help_template(format!("{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}"))
        .mut_args(|arg| {
            let text = words.term(&arg_key(arg.get_id().as_str()));
            let heading = if arg.is_positional() { arguments.clone() } else { options.clone() };
            // A negative number is a wrong value, not an unknown argument.
            let takes_value = arg.get_action().takes_values();
            arg.help(text).help_heading(heading).allow_negative_numbers(takes_value)
        })
        .arg(help.help_heading(options.clone()))
        .mut_subcommands(|sub| {
            let path = format!("{path} {}", sub.get_name());
            spoken(sub, words, &path)
        })
}

/// How to type a command, in signs that need no language.
fn usage_line(command: &Command, path: &str) -> String {
    let mut line = path.to_owned();
    if command.has_subcommands() {
        let names: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
        line += &format!(" {}", names.join("|"));
    }
    for arg in command.get_positionals() {
        let name = arg.get_value_names().and_then(|names| names.first());
        line += &format!(" <{}>", name.map_or("", |name| name.as_str()));
    }
    line + " [--...]"
}
