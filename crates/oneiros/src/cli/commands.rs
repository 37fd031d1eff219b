//! The tools of a game: from what was typed to what is printed.

use clap::{ArgMatches, FromArgMatches};
use rayon::ThreadPoolBuilder;

use super::args::{ListArgs, PerftArgs, PlayArgs, ReplayArgs, ShowArgs, SimArgs};
use super::of_games::{choice_of, in_terminal};
use super::progress::Progress;
use super::values::{number, wrong};
use crate::failure::{Failure, Kind};
use crate::sim::player_of;
use crate::tools::choice::{contradiction, unknown_game};
use crate::tools::{AnyTools, Done, Form, PackWord, PerftWanted, PlayWanted, Print, Registry, SimWanted};
use crate::trouble::Trouble;
use crate::words::Words;
use crate::{files, records};

/// The most games of one simulation.
const MAX_GAMES: u64 = 1_000_000_000;
/// The most threads of one simulation.
const MAX_THREADS: u64 = 256;
/// The deepest count; more would not end in a lifetime.
const MAX_DEPTH: u64 = 32;

/// Runs a tool of a game.
pub(super) fn run(
    games: &Registry,
    game: &dyn AnyTools,
    tool: &ArgMatches,
    words: &Words,
) -> Result<Done, Failure> {
    let words = words.of(game.name());
    let Some((name, given)) = tool.subcommand() else {
        return Err(Failure::new(Kind::Usage, &Trouble::MissingSubcommand {}));
    };
    match name {
        "sim" => sim(game, given, words),
        "perft" => perft(game, given, words),
        "replay" => replay(games, game, given, words),
        "show" => show(game, given, words),
        list => {
            let ListArgs { pack, json } = read(given)?;
            let pack = pack.map(PackWord::NameOrFile);
            game.list(list, pack.as_ref(), &print(json, words)).map(Done::from)
        }
    }
}

/// What was typed for a command.
pub(super) fn read<A: FromArgMatches>(given: &ArgMatches) -> Result<A, Failure> {
    A::from_arg_matches(given).map_err(|_| Failure::new(Kind::Usage, &Trouble::WrongUse {}))
}

const fn print(json: bool, words: &Words) -> Print<'_> {
    Print { form: if json { Form::Json } else { Form::Text }, words }
}

fn sim(game: &dyn AnyTools, given: &ArgMatches, words: &Words) -> Result<Done, Failure> {
    let args: SimArgs = read(given)?;
    let games = number("--games", &args.games, 1..=MAX_GAMES)?;
    let seed = number("--seed", &args.seed, 0..=u64::MAX)?;
    let player = player_of("--player", &args.player, &game.offer().players)?;
    let threads =
        args.threads.as_deref().map(|text| number("--threads", text, 1..=MAX_THREADS)).transpose()?;
    let wanted = SimWanted { choice: choice_of(given, game)?, games, seed, player };
    // 0 lets the pool take every core.
    let pool = ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0) as usize).build();
    let pool = pool.map_err(|_| wrong("--threads", args.threads.as_deref().unwrap_or("")))?;
    let progress = Progress::new(games);
    let print = print(args.json, words);
    let out = pool.install(|| game.sim(&wanted, &|count| progress.advance(count), &print))?;
    progress.finish(games, words);
    Ok(out.into())
}

fn perft(game: &dyn AnyTools, given: &ArgMatches, words: &Words) -> Result<Done, Failure> {
    let args: PerftArgs = read(given)?;
    let depth = number("--depth", &args.depth, 0..=MAX_DEPTH)? as u32;
    let seed = number("--seed", &args.seed, 0..=u64::MAX)?;
    let position = args.position.map(|file| files::read_text(&file).map(|text| (file, text))).transpose()?;
    let wanted = PerftWanted { choice: choice_of(given, game)?, position, depth, seed };
    game.perft(&wanted, &print(args.json, words)).map(Done::from)
}

fn replay(games: &Registry, game: &dyn AnyTools, given: &ArgMatches, words: &Words) -> Result<Done, Failure> {
    let args: ReplayArgs = read(given)?;
    let in_file = |failure: Failure| failure.in_text_of(&args.record);
    let step =
        args.step.as_deref().map(|text| number("--step", text, 0..=u64::from(u32::MAX))).transpose()?;
    let pack = args.pack.map(PackWord::NameOrFile);
    let text = records::text_of(files::read_bytes(&args.record)?).map_err(in_file)?;
    let named = games.of_record(&text).map_err(in_file)?.name();
    if named != game.name() {
        return Err(in_file(contradiction(game.name(), &format!("game {named}"))));
    }
    let step = step.map(|step| step as usize);
    let done = game.replay(&text, pack.as_ref(), step, &print(args.json, words)).map_err(in_file)?;
    Ok(Done { failure: done.failure.map(in_file), ..done })
}

fn show(game: &dyn AnyTools, given: &ArgMatches, words: &Words) -> Result<Done, Failure> {
    let args: ShowArgs = read(given)?;
    let text = files::read_text(&args.position_file)?;
    let choice = choice_of(given, game)?;
    let shown = game.show(&text, &choice, &print(args.json, words));
    shown.map(Done::from).map_err(|failure| failure.in_text_of(&args.position_file))
}

/// Plays in the terminal, and returns the exit code.
pub(super) fn play(
    games: &Registry,
    args: &PlayArgs,
    rules: &ArgMatches,
    words: &Words,
) -> Result<u8, Failure> {
    let known = || in_terminal(games).map(AnyTools::name);
    let name = args.game_name.as_deref().or_else(|| known().next()).unwrap_or_default();
    let game = in_terminal(games).find(|game| game.name() == name);
    let game = game.ok_or_else(|| unknown_game(Kind::Usage, name, known()))?;
    let wanted = PlayWanted {
        choice: choice_of(rules, game)?,
        people: args.people.clone(),
        seed: args.luck.as_deref().map(|text| number("--seed", text, 0..=u64::MAX)).transpose()?,
        save: args.save.clone(),
        go_on: args.go_on,
    };
    game.play(&wanted, words.of(game.name()))
}
