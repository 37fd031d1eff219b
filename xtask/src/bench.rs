//! `cargo xtask bench`: instruction counts, the speed beside chess, the server beside a bare relay, and the client in a browser, as tables for the
//! README.

use std::fs;
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

use crate::counts::{self, Counted};
use crate::process::{cargo, hand_over, target};
use crate::web::checks;
use crate::wrong_use;

/// What is simulated to compare one thread with two, how often, and what two must gain.
const SIM_GAMES: &str = "30000";
const SIM_PAIRS: usize = 5;
const SIM_GAIN: f64 = 1.6;

/// Counts instructions, measures speed, or saves the counts as the new baseline.
pub(crate) fn run(args: &[String]) -> ExitCode {
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        [] => {
            let counted = count();
            println!();
            let measured = measure(&[]);
            println!();
            let simulated = simulation();
            [counted, measured, simulated]
                .into_iter()
                .find(|code| *code != ExitCode::SUCCESS)
                .unwrap_or(simulated)
        }
        ["--counts"] => count(),
        ["--save-baseline"] => print(counts::save_baseline(tell)),
        ["--speed", ..] => measure(&words[1..]),
        ["sim"] => simulation(),
        ["server"] => load(&[]),
        ["server", part @ ("quick" | "saturated" | "thinking" | "crowd" | "idle")] => load(&[part]),
        ["web"] => client(),
        _ => wrong_use(
            "Use `cargo xtask bench`, `cargo xtask bench --counts`, `cargo xtask bench --save-baseline`, \
             `cargo xtask bench --speed [--pairs N] [--milliseconds N]`, `cargo xtask bench sim`, \
             `cargo xtask bench server [quick|saturated|thinking|crowd|idle]`, or `cargo xtask bench web`.",
        ),
    }
}

fn count() -> ExitCode {
    print(counts::check(tell))
}

/// Shows what is being built and run, but not the runner's long lines of JSON.
fn tell(line: &str) {
    if !line.starts_with('{') {
        eprintln!("{line}");
    }
}

fn print(counted: Result<Counted, Vec<String>>) -> ExitCode {
    let problems = match counted {
        Ok(counted) => {
            counted.print();
            counted.remarks.iter().for_each(|remark| println!("{remark}"));
            counted.problems
        }
        Err(lines) => lines,
    };
    problems.iter().for_each(|problem| println!("{problem}"));
    if problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// How much faster many games are on two threads than on one.
fn simulation() -> ExitCode {
    if !cargo(["build", "--quiet", "--release", "--package", "oneiros"])
        .status()
        .is_ok_and(|built| built.success())
    {
        return ExitCode::FAILURE;
    }
    let pairs = (0..SIM_PAIRS).map(|_| Some(simulated("1")? / simulated("2")?));
    let Some(mut gains) = pairs.collect::<Option<Vec<f64>>>() else {
        eprintln!("The simulation failed.");
        return ExitCode::FAILURE;
    };
    gains.sort_by(f64::total_cmp);
    let gain = gains[SIM_PAIRS / 2];
    println!(
        "{SIM_GAMES} games on two threads are simulated {gain:.2} times as fast as on one (at least {SIM_GAIN}), median of {SIM_PAIRS} pairs."
    );
    if gain >= SIM_GAIN { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The seconds that the simulation takes on so many threads; nothing if it fails.
fn simulated(threads: &str) -> Option<f64> {
    let began = Instant::now();
    let mut sim = Command::new(checks::program());
    sim.args(["dreamscape", "sim", "--games", SIM_GAMES, "--threads", threads, "--json"]);
    let done = sim.stdout(Stdio::null()).status().is_ok_and(|status| status.success());
    done.then(|| began.elapsed().as_secs_f64())
}

/// How quick the client is in a browser on this machine, as a table of medians of 20.
fn client() -> ExitCode {
    let results = target().join("web/bench.json");
    if let Err(lines) = checks::with_browser("bench", &[("ONEIROS_BENCH", &results)], tell) {
        lines.iter().for_each(|line| println!("{line}"));
        return ExitCode::FAILURE;
    }
    let text = fs::read_to_string(&results).unwrap_or_default();
    let measured: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(&text).unwrap_or_default();
    println!("| client, median of 20 | ms |\n|---|---:|");
    for (what, milliseconds) in &measured {
        println!("| {what} | {:.1} |", milliseconds.as_f64().unwrap_or_default());
    }
    if measured.is_empty() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// What the server carries beside a bare relay.
fn load(args: &[&str]) -> ExitCode {
    let cargo_args = ["run", "--quiet", "--release", "--package", "load", "--"];
    hand_over(cargo(cargo_args).args(args))
}

fn measure(args: &[&str]) -> ExitCode {
    let cargo_args = ["run", "--quiet", "--release", "--package", "bench", "--bin", "speed", "--"];
    hand_over(cargo(cargo_args).args(args))
}
