//! Random games beside random chess, in the same run, on one thread: a table for the README.

use std::process::ExitCode;
use std::time::Duration;

use bench::{Contender, Duel, Plan, RandomChess, RandomNights};

/// A median of fewer pairs says little.
const LEAST_PAIRS: usize = 7;

/// Something to be measured, and how it must compare with chess.
struct Entry {
    contender: Box<dyn Contender>,
    /// The least decisions for each of the yardstick's.
    decisions_at_least: Option<f64>,
}

/// Everything that is measured: chess itself, to show how true the scale is, then the games. Each joins with a line here.
fn entries() -> Vec<Entry> {
    let nights = |name, players, nightmare| RandomNights::new(name, players, nightmare);
    vec![
        Entry { contender: Box::new(RandomChess), decisions_at_least: None },
        Entry {
            contender: Box::new(nights("Dreamscape, 2 players", 2, false)),
            decisions_at_least: Some(0.35),
        },
        Entry {
            contender: Box::new(nights("the same, copying each state", 2, false).copying()),
            decisions_at_least: None,
        },
        Entry {
            contender: Box::new(nights("Dreamscape, 4 players, nightmare", 4, true)),
            decisions_at_least: None,
        },
    ]
}

fn main() -> ExitCode {
    let plan = match plan(std::env::args().skip(1)) {
        Ok(plan) => plan,
        Err(sentence) => {
            eprintln!("{sentence}");
            return ExitCode::from(2);
        }
    };
    println!(
        "| one thread, median of {} | decisions/s | actions/s | of chess's decisions | of chess's actions |",
        plan.pairs
    );
    println!("|---|--:|--:|--:|--:|");
    let missed: Vec<String> = entries().into_iter().filter_map(|entry| measure(entry, plan)).collect();
    for sentence in &missed {
        println!("\n{sentence}");
    }
    if missed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Prints the line of an entry and says if it is slower than it must be.
fn measure(Entry { mut contender, decisions_at_least }: Entry, plan: Plan) -> Option<String> {
    let duel = Duel::run(&mut RandomChess, contender.as_mut(), plan);
    let name = contender.name();
    let decisions = duel.median(|_, measured| measured.decisions());
    let actions = duel.median(|_, measured| measured.actions());
    let (ratio, actions_ratio) = (duel.decisions_ratio(), duel.actions_ratio());
    println!("| {name} | {decisions:.0} | {actions:.0} | {ratio:.2} | {actions_ratio:.2} |");
    let least = decisions_at_least.filter(|least| ratio < *least)?;
    Some(format!("{name} makes {ratio:.2} times chess's decisions; at least {least} times are asked for."))
}

/// Reads `--pairs N` and `--milliseconds N`, the length of one turn.
fn plan(mut args: impl Iterator<Item = String>) -> Result<Plan, String> {
    // Many short turns rather than few long ones: other work on the machine then slows both sides of a pair alike.
    let mut plan = Plan { pairs: 25, turn: Duration::from_millis(100) };
    while let Some(option) = args.next() {
        let number = args.next().and_then(|text| text.parse::<usize>().ok());
        match (option.as_str(), number) {
            ("--pairs", Some(pairs)) if pairs >= LEAST_PAIRS => plan.pairs = pairs,
            ("--milliseconds", Some(length @ 1..)) => plan.turn = Duration::from_millis(length as u64),
            _ => return Err(format!("Use `--pairs N` with N at least {LEAST_PAIRS}, `--milliseconds N`.")),
        }
    }
    Ok(plan)
}
