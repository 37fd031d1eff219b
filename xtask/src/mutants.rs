//! `cargo xtask mutants`: breaks the rules modules in every small way and tells which breakages no test noticed.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, ExitCode};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::process::{root, target};
use crate::tools::Tool;
use crate::wrong_use;

const VERSION: &str = "27.1.0";
const PACKAGE: &str = "dreamscape";
const FILES: &str = "crates/dreamscape/src/rules/**";

/// One meeting of mutants and tests.
struct Pass {
    profile: &'static str,
    tests: &'static [&'static str],
    /// Tests left out, by a part of their names.
    without: &'static [&'static str],
}

/// Almost every mutant is noticed by a test that names a rule and takes no time. Only the others meet those tests too that deal
/// hundreds of games, and those that compare with a slow version, built to run faster.
const PASSES: [Pass; 2] = [
    Pass {
        profile: "mutants-quick",
        tests: &["rules"],
        without: &[
            "s2_setup",
            "s16_knowledge",
            "nothing_another_player_does",
            "golem_moves_listed",
            "sixteen_purpose",
        ],
    },
    Pass { profile: "mutants", tests: &["rules", "reference"], without: &[] },
];

/// How long the whole run may take unless told otherwise.
const MINUTES: u64 = 180;

/// Installs cargo-mutants, runs it within the time limit, prints the counts and what was missed.
///
/// A survivor is no failure: it is for a person to judge. Failing to run is one.
pub(crate) fn run(args: &[String]) -> ExitCode {
    let minutes = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => Some(MINUTES),
        ["--minutes", number] => number.parse().ok().filter(|minutes| *minutes > 0),
        _ => None,
    };
    let Some(minutes) = minutes else {
        return wrong_use("Use `cargo xtask mutants` or `cargo xtask mutants --minutes N`.");
    };
    let tool = Tool { name: "cargo-mutants", version: VERSION.to_owned() };
    let outcome = tool
        .install(|line| eprintln!("{line}"))
        .and_then(|program| break_rules(&program, Duration::from_secs(minutes * 60)));
    match outcome {
        Ok(counts) => {
            counts.summary().iter().for_each(|line| println!("{line}"));
            ExitCode::SUCCESS
        }
        Err(lines) => {
            lines.iter().for_each(|line| eprintln!("{line}"));
            ExitCode::FAILURE
        }
    }
}

/// Whether the run came to its end or to the end of its time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ended {
    Done,
    OutOfTime,
}

fn break_rules(program: &Path, limit: Duration) -> Result<Counts, Vec<String>> {
    let folder = target().join("mutants");
    // Results of an earlier run must not be taken for this one's.
    for old in ["mutants.out", "mutants.out.old"] {
        let _ = fs::remove_dir_all(folder.join(old));
    }
    fs::create_dir_all(&folder)
        .map_err(|error| vec![format!("{} cannot be made: {error}", folder.display())])?;
    let started = Instant::now();
    let mut counts = Counts::default();
    for pass in &PASSES {
        let mut child = meeting(program, &folder, pass)
            .spawn()
            .map_err(|error| vec![format!("{} cannot be run: {error}", program.display())])?;
        let ended = wait(&mut child, limit.saturating_sub(started.elapsed()))
            .map_err(|error| vec![format!("cargo-mutants was lost: {error}")])?;
        counts = counts
            .after(&folder.join("mutants.out"))
            .ok_or_else(|| vec!["cargo-mutants left no result; what it wrote above says why.".to_owned()])?;
        if ended == Ended::OutOfTime {
            counts.out_of_time = true;
            break;
        }
    }
    Ok(counts)
}

/// Mutants come in random order, so that a run out of time has looked everywhere a little. One at a time, so that a machine with two
/// cores has one left.
fn meeting(program: &Path, folder: &Path, pass: &Pass) -> Command {
    let mut command = Command::new(program);
    command.args(["mutants", "--package", PACKAGE, "--file", FILES, "--profile", pass.profile, "--shuffle"]);
    command.args(["--gitignore", "true", "--minimum-test-timeout", "60", "--iterate", "--output"]);
    command.arg(folder);
    command.args(pass.tests.iter().map(|test| format!("--cargo-arg=--test={test}")));
    command.args(["--", "--"]);
    command.args(pass.without.iter().flat_map(|name| ["--skip", name]));
    command.current_dir(root()).env("RUST_BACKTRACE", "0");
    command
}

fn wait(child: &mut Child, limit: Duration) -> std::io::Result<Ended> {
    let started = Instant::now();
    let mut ended = Ended::Done;
    while child.try_wait()?.is_none() {
        if started.elapsed() > limit && ended == Ended::Done {
            ended = Ended::OutOfTime;
            // Interrupted rather than killed, it stops its tests and removes its copies of the source.
            Command::new("kill").args(["-INT", &child.id().to_string()]).status()?;
        }
        thread::sleep(Duration::from_millis(500));
    }
    Ok(ended)
}

/// What became of the mutants.
#[derive(Default)]
struct Counts {
    planned: usize,
    caught: u64,
    timeout: u64,
    unviable: u64,
    missed: Vec<String>,
    out_of_time: bool,
}

impl Counts {
    /// With what another pass left in its folder: it met only those that were not noticed before.
    fn after(self, folder: &Path) -> Option<Counts> {
        let text = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_default();
        let outcomes: Value = serde_json::from_str(&text("outcomes.json")).ok()?;
        let planned: Value = serde_json::from_str(&text("mutants.json")).ok()?;
        let number = |key: &str| outcomes[key].as_u64();
        Some(Counts {
            planned: self.planned.max(planned.as_array()?.len()),
            caught: self.caught + number("caught")?,
            timeout: number("timeout")?,
            unviable: self.unviable + number("unviable")?,
            missed: text("missed.txt").lines().map(str::to_owned).collect(),
            out_of_time: self.out_of_time,
        })
    }

    /// What was missed, and the counts in one line, for ARCHITECTURE.md.
    fn summary(&self) -> Vec<String> {
        let missed = self.missed.len() as u64;
        let noticed = self.caught + self.timeout;
        let tried = noticed + missed + self.unviable;
        let share =
            if tried == self.unviable { 0.0 } else { noticed as f64 * 100.0 / (noticed + missed) as f64 };
        let rest = if self.out_of_time { ", then the time was over" } else { "" };
        let line = format!(
            "{tried} of {} mutants tried{rest}: {} caught, {} timed out, {missed} not noticed, {} did not compile; \
             {share:.1} % of those that run are noticed",
            self.planned, self.caught, self.timeout, self.unviable
        );
        self.missed.iter().map(|mutant| format!("not noticed: {mutant}")).chain([line]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closing_line_counts_a_timeout_as_noticed() {
        let missed = ["one", "two"].map(str::to_owned).to_vec();
        let counts = Counts { planned: 20, caught: 7, timeout: 1, unviable: 3, missed, out_of_time: true };
        assert_eq!(
            counts.summary(),
            [
                "not noticed: one",
                "not noticed: two",
                "13 of 20 mutants tried, then the time was over: 7 caught, 1 timed out, 2 not noticed, \
                 3 did not compile; 80.0 % of those that run are noticed"
            ]
        );
    }
}
