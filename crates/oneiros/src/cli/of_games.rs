//! The part of the command line that the games make: a command for each with its tools, and the rules that can be chosen.

use clap::{Arg, ArgAction, ArgMatches, Args, Command};

use super::args::{Cli, ListArgs, PerftArgs, ReplayArgs, ShowArgs, SimArgs};
use super::values::wrong;
use crate::failure::Failure;
use crate::tools::choice::NoSuchValue;
use crate::tools::{AnyTools, Choice, Flag, PackWord, Registry, Shorthand};

/// What every game can do.
pub(super) const TOOLS: [&str; 4] = ["sim", "perft", "replay", "show"];

/// The whole command line, without words.
pub(super) fn command(games: &Registry) -> Command {
    let of_games = games.iter().map(tools_of);
    let root = Cli::augment_args(Command::new("oneiros").subcommands(of_games));
    root.mut_subcommands(|sub| if sub.get_name() == "play" { play_of(sub, games) } else { sub })
}

/// The games that can be played in the terminal, the usual one first.
pub(super) fn in_terminal(games: &Registry) -> impl Iterator<Item = &dyn AnyTools> {
    games.iter().filter(|game| game.offer().in_terminal)
}

/// `oneiros play`, with what says which rules hold in the games that can be played so.
fn play_of(play: Command, games: &Registry) -> Command {
    let mut rules: Vec<Arg> = Vec::new();
    for arg in in_terminal(games).flat_map(|game| rules_of(game).into_iter().chain([pack()])) {
        if rules.iter().all(|other| other.get_id() != arg.get_id()) {
            rules.push(arg);
        }
    }
    let ids: Vec<_> = rules.iter().map(|arg| arg.get_id().clone()).filter(|id| id != PACK).collect();
    let names: Vec<&str> = in_terminal(games).map(AnyTools::name).collect();
    let mut place = BEHIND;
    play.mut_args(|arg| {
        place += 1;
        let arg = arg.display_order(place);
        match arg.get_id().as_str() {
            "go_on" => arg.conflicts_with_all(&ids),
            "game_name" => arg.value_name(names.join("|")),
            _ => arg,
        }
    })
    .args(rules)
}

/// The place in help of what stands behind the rules.
const BEHIND: usize = 100;

/// The tools of a game.
fn tools_of(game: &dyn AnyTools) -> Command {
    let offer = game.offer();
    let ruled = |name| Command::new(name).args(rules_of(game)).arg(pack());
    let ids: Vec<_> = rules_of(game).iter().map(|arg| arg.get_id().clone()).collect();
    // A position that brings its own rules can have no others; one that does not needs to be told them.
    let (ids, of_position) =
        if offer.positions_tell_rules { (ids, Vec::new()) } else { (Vec::new(), rules_of(game)) };
    let perft = PerftArgs::augment_args(ruled("perft"))
        .mut_args(|arg| if arg.get_id() == "position" { arg.conflicts_with_all(&ids) } else { arg });
    let sim = SimArgs::augment_args(ruled("sim"))
        .mut_args(|arg| if arg.get_id() == "player" { arg.value_name(offer.players.join("|")) } else { arg });
    let lists = offer.lists.iter().map(|list| ListArgs::augment_args(Command::new(*list)));
    Command::new(game.name())
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(sim)
        .subcommand(perft)
        .subcommand(ReplayArgs::augment_args(Command::new("replay")))
        .subcommand(ShowArgs::augment_args(Command::new("show")).args(of_position))
        .subcommands(lists)
}

/// The name of the argument for a pack, which does not say which rules hold: a text may need one that is given.
const PACK: &str = "pack";

fn pack() -> Arg {
    Arg::new(PACK).long(PACK).value_name("NAME|FILE")
}

/// What says which rules hold.
fn rules_of(game: &dyn AnyTools) -> Vec<Arg> {
    let flag = |flag: &Flag| {
        let arg = Arg::new(flag.name).long(flag.name);
        match flag.value {
            Some(value) => arg.value_name(value.shown),
            None => arg.action(ArgAction::SetTrue),
        }
    };
    let named = |name: &'static str, value: &'static str| Arg::new(name).long(name).value_name(value);
    let options = named("options", "OPTION").num_args(1..).value_delimiter(',').action(ArgAction::Append);
    [named("players", "N"), named("edition", "NAME")]
        .into_iter()
        .chain(game.offer().flags.iter().map(flag))
        .chain([options])
        .collect()
}

/// The choice that was made of a game, as far as this command lets it be made.
///
/// # Errors
/// When a value is no number, or none of its flag.
pub(super) fn choice_of(matches: &ArgMatches, game: &dyn AnyTools) -> Result<Choice, Failure> {
    let offer = game.offer();
    let players = |text: String| text.parse().map_err(|_| wrong("--players", &text).expecting(offer.seats));
    let options = matches.try_get_many::<String>("options").ok().flatten();
    let shorthands = offer.flags.iter().map(|flag| shorthand(matches, game, flag));
    Ok(Choice {
        edition: text(matches, "edition"),
        players: text(matches, "players").map(players).transpose()?,
        options: options.into_iter().flatten().cloned().collect(),
        shorthands: shorthands.filter_map(Result::transpose).collect::<Result<_, _>>()?,
        pack: text(matches, PACK).map(PackWord::NameOrFile),
    })
}

/// The text of an argument; nothing where the command has no such argument.
fn text(matches: &ArgMatches, id: &str) -> Option<String> {
    matches.try_get_one::<String>(id).ok().flatten().cloned()
}

fn shorthand(matches: &ArgMatches, game: &dyn AnyTools, flag: &Flag) -> Result<Option<Shorthand>, Failure> {
    if flag.value.is_none() {
        let is_given = matches.try_get_one::<bool>(flag.name).ok().flatten().is_some_and(|given| *given);
        return Ok(is_given.then(|| Shorthand::Chosen(flag.name.to_owned())));
    }
    let Some(value) = text(matches, flag.name) else { return Ok(None) };
    let option = game.flag(flag.name, &value);
    let wrong = |NoSuchValue { expected }| Failure { expected, ..wrong(&format!("--{}", flag.name), &value) };
    option.map(|option| Some(Shorthand::Chosen(option))).map_err(wrong)
}
