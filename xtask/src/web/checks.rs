//! The checks of the client: it builds, its types hold, its tests pass, and it works in a real browser.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::{Built, Web, chromium};
use crate::process::{capture, cargo, target};
use crate::report::{Finding, Progress, Tally};

/// The packages are there and the client builds: what the program is built with afterwards.
pub(crate) fn build(progress: &Progress) -> Finding {
    let watch = |line: &str| progress.busy_with(line);
    match Web::ready(watch).and_then(|web| web.build(watch)) {
        Ok(built) => {
            let note = if built == Built::Now { "" } else { "not changed" };
            Finding::passed(note)
        }
        Err(lines) => Finding::failed(lines),
    }
}

/// The types of the client hold, in its source and in its tests.
pub(crate) fn types(progress: &Progress) -> Finding {
    with_web(progress, |web| {
        let mut source = web.tool("svelte-check/bin/svelte-check");
        source.args(["--fail-on-warnings", "--output", "human"]);
        let mut tests = web.tool("typescript/bin/tsc");
        tests.args(["--noEmit", "-p", "tsconfig.node.json"]);
        let mut finding = Finding::default();
        for mut check in [source, tests] {
            let run = capture(&mut check, |line| progress.busy_with(line));
            finding.tally += Tally::one(run.success);
            if !run.success {
                finding.lines.extend(run.all);
            }
        }
        finding
    })
}

/// The tests of the client that need no browser.
pub(crate) fn unit_tests(progress: &Progress) -> Finding {
    with_web(progress, |web| {
        let report = report_file("units.json");
        let mut tests = web.tool("vitest/vitest.mjs");
        tests.args(["run", "--passWithNoTests", "--reporter=default", "--reporter=json"]);
        tests.arg(format!("--outputFile.json={}", report.display()));
        reported(&mut tests, &report, progress, of_vitest)
    })
}

/// The client in a real browser, with the program that people run.
pub(crate) fn in_browser(progress: &Progress) -> Finding {
    let watch = |line: &str| progress.busy_with(line);
    match ready_for_browser(watch) {
        Ok(mut tests) => {
            let report = report_file("browser.json");
            tests.args(["test", "--reporter=list,json"]).env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report);
            reported(&mut tests, &report, progress, of_playwright)
        }
        Err(lines) => Finding::failed(lines),
    }
}

/// Lets a browser do something that is no test: a file of `web/tests` that the tools' settings name.
///
/// # Errors
/// What is missing, or what went wrong.
pub(crate) fn with_browser(
    what: &str,
    variables: &[(&str, &Path)],
    mut watch: impl FnMut(&str),
) -> Result<(), Vec<String>> {
    Web::ready(&mut watch)?.build(&mut watch)?;
    let mut tool = ready_for_browser(&mut watch)?;
    tool.args(["test", "--config", "playwright.tools.config.ts", "--reporter=list", what]);
    let run = capture(tool.envs(variables.iter().copied()), watch);
    if run.success { Ok(()) } else { Err(run.all) }
}

/// Playwright with the program that people run, built anew, and a browser.
fn ready_for_browser(mut watch: impl FnMut(&str)) -> Result<Command, Vec<String>> {
    let built = capture(&mut cargo(["build", "--release", "--package", "oneiros"]), &mut watch);
    if !built.success {
        return Err(built.all);
    }
    let browser = chromium::find_or_install(&mut watch)?;
    let mut command = Web::ready(watch)?.tool("@playwright/test/cli.js");
    command.env(chromium::VARIABLE, browser).env("ONEIROS_PROGRAM", program());
    Ok(command)
}

/// The program that people run.
pub(crate) fn program() -> PathBuf {
    target().join("release").join(format!("oneiros{}", std::env::consts::EXE_SUFFIX))
}

fn with_web(progress: &Progress, check: impl FnOnce(Web) -> Finding) -> Finding {
    match Web::ready(|line| progress.busy_with(line)) {
        Ok(web) => check(web),
        Err(lines) => Finding::failed(lines),
    }
}

fn report_file(name: &str) -> PathBuf {
    target().join("web").join(name)
}

/// Runs tests that write a report, each of which counts. Without a report the run itself failed.
fn reported(
    tests: &mut Command,
    report: &Path,
    progress: &Progress,
    count: fn(&Value) -> Option<Tally>,
) -> Finding {
    let _ = fs::remove_file(report);
    let run = capture(tests, |line| progress.busy_with(line));
    let text = fs::read_to_string(report).unwrap_or_default();
    let counted = serde_json::from_str(&text).ok().as_ref().and_then(count).unwrap_or_default();
    let mut tally = counted;
    if !run.success && tally.failed == 0 {
        tally.failed = 1;
    }
    Finding { tally, note: tally.to_string(), lines: run.all, ..Finding::default() }
}

fn of_vitest(report: &Value) -> Option<Tally> {
    Some(Tally { passed: report["numPassedTests"].as_u64()?, failed: report["numFailedTests"].as_u64()? })
}

/// A test that passed only when it was tried again did not pass.
fn of_playwright(report: &Value) -> Option<Tally> {
    let stats = &report["stats"];
    let failed = stats["unexpected"].as_u64()? + stats["flaky"].as_u64()?;
    Some(Tally { passed: stats["expected"].as_u64()?, failed })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_reports_of_both_runners_are_counted() {
        let units = json!({ "numTotalTests": 9, "numPassedTests": 8, "numFailedTests": 1 });
        assert_eq!(of_vitest(&units), Some(Tally { passed: 8, failed: 1 }));
        let browser = json!({ "stats": { "expected": 5, "unexpected": 1, "flaky": 2, "skipped": 0 } });
        assert_eq!(of_playwright(&browser), Some(Tally { passed: 5, failed: 3 }));
        assert_eq!((of_vitest(&json!({})), of_playwright(&json!({}))), (None, None));
    }
}
