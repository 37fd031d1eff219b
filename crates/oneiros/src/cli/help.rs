//! Help in the reader's language: the library's own English words are replaced one by one.

use std::collections::BTreeSet;

use clap::{Arg, ArgAction, Command};
use server::Limits;

use super::of_games::{self, in_terminal};
use crate::names::{TITLE, game_title};
use crate::tools::{AnyTools, Registry};
use crate::words::Words;

kernel::messages! {
    /// What help says of what it knows only while the program runs.
    pub enum HelpWords {
        /// The tools of a game.
        "help-game" => Tools { game: String },
    }
}

/// The words of every help page.
const HEADINGS: [&str; 5] =
    ["help-usage", "help-commands", "help-arguments", "help-options", "help-arg-help"];

/// How the keys begin by which a game explains what is its own.
const OWN: &str = "help-own-";

/// The words above the limits of a server.
const LIMITS: &str = "help-limits";

/// The command line with all its help in one language.
#[must_use]
pub(super) fn command(games: &Registry, words: &Words) -> Command {
    let version = Arg::new("version").long("version").action(ArgAction::Version);
    let root = of_games::command(games).disable_version_flag(true).arg(version);
    let help = Help { games, words, game: None };
    let with_limits =
        |sub: Command| if sub.get_name() == "serve" { sub.after_help(limits(words)) } else { sub };
    help.spoken(root, "oneiros").mut_subcommands(with_limits)
}

/// Every limit as it is where nothing is set, in the form of the file.
fn limits(words: &Words) -> String {
    let lines = Limits::default().explained().into_iter();
    let lines: String = lines.map(|limit| format!("\n  {} = {}", limit.name, limit.amount)).collect();
    words.term(LIMITS) + &lines
}

/// Every text key that help needs, whatever games there are.
#[must_use]
pub fn keys(games: &Registry) -> Vec<String> {
    let mut keys: BTreeSet<String> = HEADINGS.iter().map(|key| (*key).to_owned()).collect();
    keys.insert(arg_key("version"));
    keys.insert(LIMITS.to_owned());
    // For games that leave it to us to explain them.
    keys.extend(["players", "edition", "options", "pack"].map(arg_key));
    collect(&of_games::command(games), games, None, &mut keys);
    keys.retain(|key| !key.starts_with(OWN));
    keys.into_iter().collect()
}

/// Every text key that help needs of a game, among its own words.
#[must_use]
pub fn own_keys(games: &Registry, game: &str) -> Vec<String> {
    let command = of_games::command(games);
    let explained = command.get_subcommands().filter(|sub| {
        let explains = game_of(games, sub.get_name());
        explains.is_some_and(|explains| explains.name() == game)
    });
    let mut keys = BTreeSet::new();
    explained.for_each(|sub| collect(sub, games, None, &mut keys));
    keys.retain(|key| key.starts_with(OWN));
    keys.insert(TITLE.to_owned());
    keys.into_iter().collect()
}

fn collect(command: &Command, games: &Registry, of: Option<&dyn AnyTools>, keys: &mut BTreeSet<String>) {
    let name = command.get_name();
    let of = of.or_else(|| game_of(games, name));
    if games.find(name).is_none() {
        keys.insert(command_key(of, name));
    }
    keys.extend(command.get_arguments().map(|arg| arg_key_of(of, arg.get_id().as_str())));
    command.get_subcommands().for_each(|sub| collect(sub, games, of, keys));
}

/// The game whose words explain a command and what is below it: its own, or the one that is played in the terminal.
fn game_of<'a>(games: &'a Registry, command: &str) -> Option<&'a dyn AnyTools> {
    if command == "play" { in_terminal(games).next() } else { games.find(command) }
}

/// The key for a command; what only a game has, it explains by itself.
fn command_key(of: Option<&dyn AnyTools>, name: &str) -> String {
    match of.filter(|game| game.offer().lists.contains(&name)) {
        Some(_) => format!("{OWN}{name}"),
        None => format!("help-{name}"),
    }
}

fn arg_key(id: &str) -> String {
    format!("help-arg-{}", id.replace('_', "-"))
}

/// The key for an argument, which a game may explain by itself.
fn arg_key_of(of: Option<&dyn AnyTools>, id: &str) -> String {
    match of.filter(|game| game.offer().explained.contains(&id)) {
        Some(_) => format!("{OWN}arg-{}", id.replace('_', "-")),
        None => arg_key(id),
    }
}

/// Puts words into a command line.
#[derive(Clone, Copy)]
struct Help<'a> {
    games: &'a Registry,
    words: &'a Words,
    /// The game whose words explain what is below its command.
    game: Option<&'a dyn AnyTools>,
}

impl Help<'_> {
    fn spoken(self, command: Command, path: &str) -> Command {
        let help = Help { game: self.game.or_else(|| game_of(self.games, command.get_name())), ..self };
        let words = help.game.map_or(self.words, |game| self.words.of(game.name()));
        let [usage, commands, arguments, options, asks] = HEADINGS.map(|key| words.term(key));
        let about = help.about(command.get_name(), words);
        let usage_line = usage_line(&command, path);
        let asked = Arg::new("help").short('h').long("help").action(ArgAction::Help).help(asks);
        command
            .disable_help_flag(true)
            .disable_help_subcommand(true)
            .about(about)
            .override_usage(usage_line)
            .subcommand_help_heading(commands)
            .help_template(format!(
                "{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}"
            ))
            .mut_args(|arg| {
                let text = words.term(&arg_key_of(help.game, arg.get_id().as_str()));
                let heading = if arg.is_positional() { arguments.clone() } else { options.clone() };
                // A negative number is a wrong value, not an unknown argument.
                let takes_value = arg.get_action().takes_values();
                arg.help(text).help_heading(heading).allow_negative_numbers(takes_value)
            })
            .arg(asked.help_heading(options.clone()))
            .mut_subcommands(|sub| {
                let path = format!("{path} {}", sub.get_name());
                help.spoken(sub, &path)
            })
    }

    fn about(self, name: &str, words: &Words) -> String {
        if self.games.find(name).is_some() {
            return words.tell(&HelpWords::Tools { game: game_title(words, name) });
        }
        words.term(&command_key(self.game, name))
    }
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
