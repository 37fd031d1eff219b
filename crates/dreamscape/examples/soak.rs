//! Checks the laws on as many games as asked: `soak [--games N] [--seed S] [--threads T]`.

use std::process::ExitCode;

use dreamscape::contract::{Trials, run};
use kernel::contract::Terms;

fn main() -> ExitCode {
    let mut trials = Trials { games: 20_000, seed: 1, threads: 2, terms: Terms::default() };
    let mut args = std::env::args().skip(1);
    while let Some(option) = args.next() {
        let number = args.next().and_then(|text| text.parse::<u64>().ok());
        match (option.as_str(), number) {
            ("--games", Some(games @ 1..)) => trials.games = games,
            ("--seed", Some(seed)) => trials.seed = seed,
            ("--threads", Some(threads @ 1..=256)) => trials.threads = threads as usize,
            _ => {
                eprintln!("Use `--games N`, `--seed S`, `--threads T`, each with a whole number.");
                return ExitCode::from(2);
            }
        }
    }
    match run(trials) {
        Ok(report) => {
            println!("{} games, {} steps, no law broken", report.games, report.steps);
            for counts in [&report.events, &report.prompts, &report.refusals, &report.remarks] {
                counts.iter().for_each(|(name, count)| println!("{count:>10} {name}"));
            }
            ExitCode::SUCCESS
        }
        Err(breach) => {
            eprintln!("{breach}");
            ExitCode::FAILURE
        }
    }
}
