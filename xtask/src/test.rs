//! `cargo xtask test`: every check there is, in order, going on after a failure.

use std::collections::BTreeSet;
use std::env;
use std::process::{Command, ExitCode};
use std::time::Duration;

use crate::budget::{Budget, Row};
use crate::postgres::{self, VARIABLE};
use crate::process::{capture, cargo};
use crate::report::{Finding, Progress, Tally};
use crate::suites::Suites;
use crate::web::{checks as client, chromium};
use crate::{conformance, counts, rules, wrong_use};

/// One step: its title and what finds out whether all is well.
type Step = (&'static str, fn(&Progress) -> Finding);

/// What is installed and built comes first, so that the times of the others are their own; of that the client, with which the program
/// is built.
const STEPS: [Step; 15] = [
    ("tools", tools),
    ("client", client::build),
    ("build", build),
    ("clippy", clippy),
    ("budget", budget),
    ("formatting", formatting),
    ("lock of the fuzz targets", fuzz_lock),
    ("client types", client::types),
    ("client tests", client::unit_tests),
    ("tests", |progress| tests(progress, &[])),
    ("doc tests", doc_tests),
    ("browser tests", client::in_browser),
    ("rule coverage", rule_coverage),
    ("HTTP as described", http_as_described),
    ("instruction counts", instruction_counts),
];

/// What cargo builds before the checks: all tests, the program that browsers meet, a server to be asked, what counts instructions.
const BUILDS: [&[&str]; 4] = [
    &["test", "--no-run", "--release", "--workspace", "--tests"],
    &["build", "--release", "--package", "oneiros"],
    &["build", "--release", "--package", "server", "--example", "sample"],
    &["bench", "--no-run", "--package", "bench", "--bench", "counts"],
];

/// Runs every step and ends with one line, `N passed, M failed`.
pub(crate) fn run(args: &[String]) -> ExitCode {
    if let Some(surplus) = args.first() {
        return wrong_use(&format!("`cargo xtask test` takes no arguments, but `{surplus}` was given."));
    }
    // What is wrong with the budget is told by its own step.
    let budget = Budget::read().unwrap_or_default();
    let (mut total, mut checking, mut building) = (Tally::default(), Duration::ZERO, Duration::ZERO);
    for (title, check) in STEPS {
        let progress = Progress::start(title);
        let finding = check(&progress);
        total += finding.tally;
        let took = progress.finish(&finding, &budget);
        *if budget.step(title).is_some() { &mut checking } else { &mut building } += took;
    }
    let all = Row { name: "all".to_owned(), took: checking, may_take: Some(budget.all) };
    println!("installing and building {:.1} s, checks {}", building.as_secs_f64(), all.time());
    println!("{total}");
    if total.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Installs what is missing, all of it, and says what cannot be had.
fn tools(progress: &Progress) -> Finding {
    let watch = |line: &str| progress.busy_with(line);
    let postgres = postgres::find_or_install(watch).map(drop).map_err(|failure| vec![failure.to_string()]);
    let missing = [
        postgres,
        chromium::find_or_install(watch).map(drop),
        conformance::install(watch).map(drop),
        counts::install(watch).map(drop),
    ];
    Finding::of_problems(missing.into_iter().filter_map(Result::err).flatten().collect(), "")
}

fn build(progress: &Progress) -> Finding {
    let mut built = BUILDS.iter().map(|args| one_check(args, progress));
    built.find(|finding| finding.tally.failed > 0).unwrap_or_else(|| Finding::passed(""))
}

/// Every name in the budget stands for something, and not more is given away than there is.
fn budget(progress: &Progress) -> Finding {
    let budget = match Budget::read() {
        Ok(budget) => budget,
        Err(line) => return Finding::failed(vec![line]),
    };
    match Suites::built(|line| progress.busy_with(line)) {
        Ok(suites) => {
            let names: BTreeSet<&str> = suites.names().collect();
            Finding::of_problems(budget.strangers(&STEPS.map(|(title, _)| title), &names), "")
        }
        Err(lines) => Finding::failed(lines),
    }
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
pub(crate) fn tests(progress: &Progress, variables: &[(&str, String)]) -> Finding {
    let mut command = cargo(["test", "--release", "--workspace", "--tests", "--no-fail-fast"]);
    command.envs(variables.iter().map(|(name, value)| (name, value)));
    if env::var_os(VARIABLE).is_some() {
        return timed_test_run(&mut command, progress);
    }
    match postgres::start(|line| progress.busy_with(line)) {
        Ok(postgres) => timed_test_run(command.env(VARIABLE, postgres.address()), progress),
        Err(lines) => {
            let mut finding = timed_test_run(&mut command, progress);
            finding.lines.splice(0..0, lines);
            finding
        }
    }
}

/// What is said in the place of the times of suites.
const UNKNOWN: &str = "times not known: a program did not close";

/// A run of tests that tells what each suite took.
fn timed_test_run(command: &mut Command, progress: &Progress) -> Finding {
    let suites = Suites::built(|line| progress.busy_with(line)).unwrap_or_default();
    let finding = test_run(command, progress);
    match suites.times(&finding.lines) {
        Some(suites) => Finding { suites, ..finding },
        None => Finding { note: format!("{}, {UNKNOWN}", finding.note), ..finding },
    }
}

fn doc_tests(progress: &Progress) -> Finding {
    test_run(&mut cargo(["test", "--release", "--workspace", "--doc", "--no-fail-fast"]), progress)
}

fn rule_coverage(progress: &Progress) -> Finding {
    let coverage = rules::coverage(|line| progress.busy_with(line));
    let note = coverage.summary();
    Finding::of_problems(coverage.problems, note)
}

fn http_as_described(progress: &Progress) -> Finding {
    match conformance::check(|line| progress.busy_with(line)) {
        Ok(note) => Finding::passed(note),
        Err(lines) => Finding::failed(lines),
    }
}

/// Valgrind counts on Linux only, so elsewhere this is no check, and says so.
fn instruction_counts(progress: &Progress) -> Finding {
    if !cfg!(target_os = "linux") {
        let note = "left out: valgrind counts on Linux only".to_owned();
        return Finding { note, ..Finding::default() };
    }
    match counts::check(|line| progress.busy_with(line)) {
        Ok(counted) => {
            let note = counted.summary();
            Finding::of_problems(counted.problems, note)
        }
        Err(lines) => Finding::failed(lines),
    }
}

/// A cargo command that is one check.
fn one_check(args: &[&str], progress: &Progress) -> Finding {
    let run = capture(&mut cargo(args.iter().copied()), |line| progress.busy_with(line));
    Finding { tally: Tally::one(run.success), lines: run.all, ..Finding::default() }
}

/// A cargo command that runs tests, each of which counts.
fn test_run(command: &mut Command, progress: &Progress) -> Finding {
    let run = capture(command, |line| progress.busy_with(line));
    let tally = Tally::of_test_run(&run.all, run.success);
    Finding { tally, note: tally.to_string(), lines: run.all, ..Finding::default() }
}
