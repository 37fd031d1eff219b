//! `cargo xtask test`: every check there is, in order, going on after a failure.

use std::env;
use std::process::{Command, ExitCode};

use crate::postgres::{Postgres, VARIABLE};
use crate::process::{capture, cargo};
use crate::report::{Finding, Progress, Tally};
use crate::web::checks as client;
use crate::{conformance, counts, rules, wrong_use};

/// One step: its title and what finds out whether all is well.
type Step = (&'static str, fn(&Progress) -> Finding);

/// The client comes first: the program is built with what it is built to.
const STEPS: [Step; 12] = [
    ("formatting", formatting),
    ("lock of the fuzz targets", fuzz_lock),
    ("client", client::build),
    ("client types", client::types),
    ("client tests", client::unit_tests),
    ("clippy", clippy),
    ("tests", tests),
    ("doc tests", doc_tests),
    ("browser tests", client::in_browser),
    ("rule coverage", rule_coverage),
    ("HTTP as described", http_as_described),
    ("instruction counts", instruction_counts),
];

/// Runs every step and ends with one line, `N passed, M failed`.
pub(crate) fn run(args: &[String]) -> ExitCode {
    if let Some(surplus) = args.first() {
        return wrong_use(&format!("`cargo xtask test` takes no arguments, but `{surplus}` was given."));
    }
    let mut total = Tally::default();
    for (title, check) in STEPS {
        let progress = Progress::start(title);
        let finding = check(&progress);
        total += finding.tally;
        progress.finish(&finding);
    }
    println!("{total}");
    if total.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn formatting(progress: &Progress) -> Finding {
    one_check(&["fmt", "--all", "--check", "--", "--color", "never"], progress)
}

/// They are a workspace of their own, with a lock file that nothing else reads.
fn fuzz_lock(progress: &Progress) -> Finding {
    one_check(&["update", "--workspace", "--locked", "--manifest-path", "fuzz/Cargo.toml"], progress)
}

/// Benches and examples are compiled here too: `tests` leaves them out.
fn clippy(progress: &Progress) -> Finding {
    let args = ["clippy", "--release", "--workspace", "--all-targets", "--", "-D", "warnings"];
    one_check(&args, progress)
}

/// With a PostgreSQL for the time of the tests. Without one, those that need it fail and say so; the others count as ever.
fn tests(progress: &Progress) -> Finding {
    let mut command = cargo(["test", "--release", "--workspace", "--tests", "--no-fail-fast"]);
    if env::var_os(VARIABLE).is_some() {
        return test_run(&mut command, progress);
    }
    match Postgres::start(|line| progress.busy_with(line)) {
        Ok(postgres) => test_run(command.env(VARIABLE, postgres.address()), progress),
        Err(lines) => {
            let mut finding = test_run(&mut command, progress);
            finding.lines.splice(0..0, lines);
            finding
        }
    }
}

fn doc_tests(progress: &Progress) -> Finding {
    test_run(&mut cargo(["test", "--release", "--workspace", "--doc", "--no-fail-fast"]), progress)
}

fn rule_coverage(progress: &Progress) -> Finding {
    let coverage = rules::coverage(|line| progress.busy_with(line));
    Finding {
        tally: Tally::one(coverage.problems.is_empty()),
        note: coverage.summary(),
        lines: coverage.problems,
    }
}

fn http_as_described(progress: &Progress) -> Finding {
    match conformance::check(|line| progress.busy_with(line)) {
        Ok(note) => Finding { tally: Tally::one(true), note, lines: Vec::new() },
        Err(lines) => Finding { tally: Tally::one(false), note: String::new(), lines },
    }
}

/// Valgrind counts on Linux only, so elsewhere this is no check, and says so.
fn instruction_counts(progress: &Progress) -> Finding {
    if !cfg!(target_os = "linux") {
        let note = "left out: valgrind counts on Linux only".to_owned();
        return Finding { tally: Tally::default(), note, lines: Vec::new() };
    }
    match counts::check(|line| progress.busy_with(line)) {
        Ok(counted) => Finding {
            tally: Tally::one(counted.problems.is_empty()),
            note: counted.summary(),
            lines: counted.problems,
        },
        Err(lines) => Finding { tally: Tally::one(false), note: String::new(), lines },
    }
}

/// A cargo command that is one check.
fn one_check(args: &[&str], progress: &Progress) -> Finding {
    let run = capture(&mut cargo(args.iter().copied()), |line| progress.busy_with(line));
    Finding { tally: Tally::one(run.success), note: String::new(), lines: run.all }
}

/// A cargo command that runs tests, each of which counts.
fn test_run(command: &mut Command, progress: &Progress) -> Finding {
    let run = capture(command, |line| progress.busy_with(line));
    let tally = Tally::of_test_run(&run.all, run.success);
    Finding { tally, note: tally.to_string(), lines: run.all }
}
