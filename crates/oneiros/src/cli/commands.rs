//! The tools of `oneiros dreamscape`.

use dreamscape::data::builtin;
use dreamscape::notation::set_position_with;
use dreamscape::{Dreamscape, State};
use kernel::record::Name;
use kernel::{Dice, Game, Silence};
use rayon::ThreadPoolBuilder;
use serde::Serialize;

use super::Done;
use super::args::{CardsArgs, PerftArgs, ReplayArgs, ShowArgs, SimArgs, Tool};
use super::progress::Progress;
use super::values::{choice, number, wrong};
use crate::chooser::Temper;
use crate::engine::misplaced;
use crate::failure::Failure;
use crate::json::{self, Members};
use crate::perft::{self, Branch};
use crate::replay::Replay;
use crate::sim::{self, Plan, Summary};
use crate::words::Words;
use crate::{cards, files, packs, records, show};

/// The most games of one simulation.
const MAX_GAMES: u64 = 1_000_000_000;
/// The most threads of one simulation.
const MAX_THREADS: u64 = 256;
/// The deepest count; more would not end in a lifetime.
const MAX_DEPTH: u64 = 32;

/// Runs a tool.
pub(super) fn run(tool: &Tool, words: &Words) -> Result<Done, Failure> {
    match tool {
        Tool::Sim(args) => sim(args, words),
        Tool::Perft(args) => perft(args),
        Tool::Replay(args) => replay(args, words),
        Tool::Show(args) => show(args, words),
        Tool::Cards(args) => cards(args, words),
    }
}

/// One JSON object on a line of its own.
fn line(form: &impl Serialize) -> Done {
    Done::from(serde_json::to_string(form).unwrap_or_default() + "\n")
}

fn sim(args: &SimArgs, words: &Words) -> Result<Done, Failure> {
    let games = number("--games", &args.games, 1..=MAX_GAMES)?;
    let seed = number("--seed", &args.seed, 0..=u64::MAX)?;
    let temper = Temper::from_word("--player", &args.player)?;
    let threads =
        args.threads.as_deref().map(|text| number("--threads", text, 1..=MAX_THREADS)).transpose()?;
    let plan = Plan { game: choice(&args.game)?.game()?, games, seed, temper };
    // 0 lets the pool take every core.
    let pool = ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0) as usize).build();
    let pool = pool.map_err(|_| wrong("--threads", args.threads.as_deref().unwrap_or("")))?;
    let progress = Progress::new(games);
    let tally = pool.install(|| plan.run(|count| progress.advance(count)))?;
    progress.finish(games, words);
    Ok(if args.json { line(&Summary::new(&plan, &tally)) } else { sim::text(&plan, &tally, words).into() })
}

#[derive(Serialize)]
struct Perft {
    depth: u64,
    seed: u64,
    total: u64,
    actions: Members<String, u64>,
}

fn perft(args: &PerftArgs) -> Result<Done, Failure> {
    let depth = number("--depth", &args.depth, 0..=MAX_DEPTH)?;
    let seed = number("--seed", &args.seed, 0..=u64::MAX)?;
    let (game, state) = match &args.position {
        Some(path) => position(path, args.game.pack.as_deref())?,
        None => {
            let game = choice(&args.game)?.game()?;
            let state = game.deal(&mut Dice::new(seed), &mut Silence)?;
            (game, state)
        }
    };
    let branches = perft::branches(&game, &state, depth as u32, seed);
    let total = if depth == 0 { 1 } else { branches.iter().map(|branch| branch.count).sum() };
    let text = |branch: &Branch| format!("{} {}", branch.seat, json::action(&game, branch.action));
    let mut actions: Vec<(String, u64)> =
        branches.iter().map(|branch| (text(branch), branch.count)).collect();
    actions.sort();
    if args.json {
        return Ok(line(&Perft { depth, seed, total, actions: Members(actions) }));
    }
    let lines = actions.iter().map(|(action, count)| format!("{action}: {count}\n"));
    Ok(Done::from(lines.collect::<String>() + &format!("{total}\n")))
}

fn replay(args: &ReplayArgs, words: &Words) -> Result<Done, Failure> {
    let in_file =
        |failure: Failure| if failure.file.is_some() { failure } else { failure.in_file(&args.record) };
    let step =
        args.step.as_deref().map(|text| number("--step", text, 0..=u64::from(u32::MAX))).transpose()?;
    let own = args.pack.as_deref().map(packs::played).transpose()?;
    let text = records::text_of(files::read_bytes(&args.record)?).map_err(in_file)?;
    let replay = Replay::of(&text, own.as_ref(), step.map(|step| step as usize)).map_err(in_file)?;
    let out = match replay.form(words) {
        Some(form) if args.json => line(&form).out,
        _ => replay.text(words),
    };
    Ok(Done { out, failure: replay.failure.map(in_file), game: None })
}

/// A position from a file, with the game it belongs to.
fn position(path: &str, pack: Option<&str>) -> Result<(Dreamscape, State), Failure> {
    let text = files::read_text(path)?;
    let mut packs = builtin().packs.clone();
    let own = pack.map(packs::find).transpose()?;
    packs.extend(own.clone());
    let (game, state) = set_position_with(&text, &packs).map_err(|error| misplaced(error).in_file(path))?;
    packs::same(own.as_deref(), game.pack()).map_err(|failure| failure.in_file(path))?;
    Ok((game, state))
}

fn show(args: &ShowArgs, words: &Words) -> Result<Done, Failure> {
    let (game, state) = position(&args.position_file, args.pack.as_deref())?;
    if args.json {
        return Ok(line(&show::PositionForm::of(&game, &state)));
    }
    let seats = vec![Name::default(); game.seats()];
    Ok(show::text(&game, &state, &seats, words).into())
}

fn cards(args: &CardsArgs, words: &Words) -> Result<Done, Failure> {
    let pack = args.pack.as_deref().map_or_else(|| Ok(packs::default()), packs::find)?;
    Ok(if args.json { line(&cards::PackForm::of(&pack, words)) } else { cards::text(&pack, words).into() })
}
