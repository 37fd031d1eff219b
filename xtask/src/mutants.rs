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

/// The tests that name a rule, and those that compare with a slow version: seconds each, so that every mutant meets them.
const TESTS: [&str; 2] = ["rules", "reference"];

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
        .and_then(|program| break_rules(&program, Duration::from_secs(minutes * 60)))
        .and_then(summary);
    match outcome {
        Ok(lines) => {
            lines.iter().for_each(|line| println!("{line}"));
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

/// Mutants come in random order, so that a run out of time has looked everywhere a little.
fn break_rules(program: &Path, limit: Duration) -> Result<Ended, Vec<String>> {
    let folder = target().join("mutants");
    // Results of an earlier run must not be taken for this one's.
    for old in ["mutants.out", "mutants.out.old"] {
        let _ = fs::remove_dir_all(folder.join(old));
    }
    fs::create_dir_all(&folder)
        .map_err(|error| vec![format!("{} cannot be made: {error}", folder.display())])?;
    let mut command = Command::new(program);
    command.args(["mutants", "--package", PACKAGE, "--file", FILES, "--profile", "mutants", "--shuffle"]);
    command.args(["--gitignore", "true", "--minimum-test-timeout", "60"]);
    command.args(TESTS.map(|test| format!("--cargo-test-arg=--test={test}")));
    command.arg("--output");
    command.arg(&folder).current_dir(root()).env("RUST_BACKTRACE", "0");
    let mut child =
        command.spawn().map_err(|error| vec![format!("{} cannot be run: {error}", program.display())])?;
    wait(&mut child, limit).map_err(|error| vec![format!("cargo-mutants was lost: {error}")])
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

fn summary(ended: Ended) -> Result<Vec<String>, Vec<String>> {
    let folder = target().join("mutants/mutants.out");
    let text = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_default();
    let missed: Vec<String> = text("missed.txt").lines().map(str::to_owned).collect();
    let planned =
        serde_json::from_str::<Value>(&text("mutants.json")).ok().and_then(|all| Some(all.as_array()?.len()));
    let counts = serde_json::from_str(&text("outcomes.json")).ok();
    counts
        .and_then(|outcomes: Value| closing_line(&outcomes, planned?, ended))
        .map(|line| missed.into_iter().map(|mutant| format!("not noticed: {mutant}")).chain([line]).collect())
        .ok_or_else(|| vec!["cargo-mutants left no result; what it wrote above says why.".to_owned()])
}

/// The counts in one line, for ARCHITECTURE.md.
fn closing_line(outcomes: &Value, planned: usize, ended: Ended) -> Option<String> {
    let number = |key: &str| outcomes[key].as_u64();
    let (caught, missed) = (number("caught")?, number("missed")?);
    let (timeout, unviable) = (number("timeout")?, number("unviable")?);
    let tried = caught + missed + timeout + unviable;
    let noticed = caught + timeout;
    let share = if noticed + missed == 0 { 0.0 } else { noticed as f64 * 100.0 / (noticed + missed) as f64 };
    let rest = if ended == Ended::OutOfTime { ", then the time was over" } else { "" };
    Some(format!(
        "{tried} of {planned} mutants tried{rest}: {caught} caught, {timeout} timed out, {missed} not noticed, \
         {unviable} did not compile; {share:.1} % of those that run are noticed"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closing_line_counts_a_timeout_as_noticed() {
        let outcomes = serde_json::json!({ "caught": 7, "missed": 2, "timeout": 1, "unviable": 3 });
        let line = closing_line(&outcomes, 20, Ended::OutOfTime).unwrap();
        assert_eq!(
            line,
            "13 of 20 mutants tried, then the time was over: 7 caught, 1 timed out, 2 not noticed, \
             3 did not compile; 80.0 % of those that run are noticed"
        );
    }
}
