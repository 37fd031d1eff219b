//! What `cargo xtask test` says: one line a step with what it took and may take, the output of what failed, one closing line.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::ops::AddAssign;
use std::time::{Duration, Instant};

use crate::budget::{Budget, Row};

/// How many checks passed and failed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Tally {
    /// Checks that passed.
    pub(crate) passed: u64,
    /// Checks that failed.
    pub(crate) failed: u64,
}

impl Tally {
    /// One check.
    pub(crate) const fn one(passed: bool) -> Tally {
        if passed { Tally { passed: 1, failed: 0 } } else { Tally { passed: 0, failed: 1 } }
    }

    /// Reads the closing line of a test runner: `test result: ok. 12 passed; 0 failed; ...`.
    pub(crate) fn of_closing_line(line: &str) -> Option<Tally> {
        let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
        let mut tally = Tally::default();
        for count in counts.split("; ") {
            match count.split_once(' ') {
                Some((number, "passed")) => tally.passed = number.parse().ok()?,
                Some((number, "failed")) => tally.failed = number.parse().ok()?,
                _ => {}
            }
        }
        Some(tally)
    }

    /// Reads everything that test runners wrote. A run that broke off without saying which test failed is one failure.
    pub(crate) fn of_test_run(lines: &[String], success: bool) -> Tally {
        let mut tally = Tally::default();
        for counted in lines.iter().filter_map(|line| Tally::of_closing_line(line)) {
            tally += counted;
        }
        if !success && tally.failed == 0 {
            tally.failed = 1;
        }
        tally
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// What one step found.
#[derive(Default)]
pub(crate) struct Finding {
    /// What it counted.
    pub(crate) tally: Tally,
    /// A few words beside the result, such as `31 benchmarks`.
    pub(crate) note: String,
    /// What to show when something failed.
    pub(crate) lines: Vec<String>,
    /// What the suites of the step took, where it has several.
    pub(crate) suites: BTreeMap<String, Duration>,
}

impl Finding {
    /// One check that found nothing wrong, and a few words about it.
    pub(crate) fn passed(note: impl Into<String>) -> Finding {
        Finding { tally: Tally::one(true), note: note.into(), ..Finding::default() }
    }

    /// One check that failed, and what it said.
    pub(crate) fn failed(lines: Vec<String>) -> Finding {
        Finding { tally: Tally::one(false), lines, ..Finding::default() }
    }

    /// One check that failed if there are problems, and a few words about it.
    pub(crate) fn of_problems(problems: Vec<String>, note: impl Into<String>) -> Finding {
        let tally = Tally::one(problems.is_empty());
        Finding { tally, note: note.into(), lines: problems, ..Finding::default() }
    }
}

/// The line of a running step. In a terminal it also shows what the step is busy with.
pub(crate) struct Progress {
    title: &'static str,
    started: Instant,
    live: bool,
}

impl Progress {
    /// Announces a step.
    pub(crate) fn start(title: &'static str) -> Progress {
        let progress = Progress { title, started: Instant::now(), live: io::stdout().is_terminal() };
        print!("{title:.<22} ");
        flush();
        progress
    }

    /// Shows what the step is busy with, in a terminal only, short enough for 80 columns; JSON is for programs.
    pub(crate) fn busy_with(&self, line: &str) {
        if self.live && !line.starts_with('{') {
            let short: String = line.trim().chars().take(56).collect();
            print!("\r\x1b[K{:.<22} {short}", self.title);
            flush();
        }
    }

    /// Completes the line, shows the output if something failed, and tells what the step took.
    pub(crate) fn finish(self, finding: &Finding, budget: &Budget) -> Duration {
        if self.live {
            print!("\r\x1b[K{:.<22} ", self.title);
        }
        let verdict = if finding.tally.failed == 0 { "ok" } else { "FAILED" };
        let took = self.started.elapsed();
        let time = Row { name: self.title.to_owned(), took, may_take: budget.step(self.title) }.time();
        let separator = if finding.note.is_empty() { "" } else { ", " };
        println!("{verdict} ({time}{separator}{})", finding.note);
        if !finding.suites.is_empty() {
            let rows = budget.rows(&finding.suites);
            rows.iter().for_each(|row| println!("    {:.<22} {}", row.name, row.time()));
        }
        if finding.tally.failed > 0 {
            let telling = finding.lines.iter().filter(|line| !is_routine(line));
            telling.for_each(|line| println!("    {line}"));
        }
        flush();
        took
    }
}

/// Whether a line says only that work goes on or that something passed: of no interest among the output of a failure.
fn is_routine(line: &str) -> bool {
    let openings =
        ["Compiling ", "Checking ", "Finished ", "Running ", "running ", "Doc-tests ", "test result: ok"];
    let line = line.trim_start();
    line.is_empty()
        || openings.iter().any(|opening| line.starts_with(opening))
        || (line.starts_with("test ") && line.ends_with("... ok"))
}

/// A closed output is no reason to stop checking.
fn flush() {
    let _ = io::stdout().flush();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closing_line_of_a_runner_is_counted() {
        let line = "test result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s";
        assert_eq!(Tally::of_closing_line(line), Some(Tally { passed: 12, failed: 3 }));
        assert_eq!(Tally::of_closing_line("test d5_2_something ... ok"), None);
    }

    #[test]
    fn closing_lines_of_several_runners_add_up() {
        let lines = [
            "test result: ok. 2 passed; 0 failed;",
            "running 5 tests",
            "test result: ok. 5 passed; 0 failed;",
        ];
        let tally = Tally::of_test_run(&lines.map(str::to_owned), true);
        assert_eq!(tally, Tally { passed: 7, failed: 0 });
    }

    #[test]
    fn what_passed_is_left_out_of_the_output_of_a_failure() {
        assert!(is_routine("test walk ... ok"));
        assert!(is_routine("   Compiling kernel v0.1.0"));
        assert!(!is_routine("test walk ... FAILED"));
        assert!(!is_routine("test result: FAILED. 25 passed; 1 failed;"));
        assert!(!is_routine("error: could not compile `kernel`"));
    }

    #[test]
    fn a_run_that_breaks_off_is_a_failure() {
        let tally = Tally::of_test_run(&["error: could not compile".to_owned()], false);
        assert_eq!(tally, Tally { passed: 0, failed: 1 });
    }
}
