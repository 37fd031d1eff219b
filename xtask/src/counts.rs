//! Counting instructions with gungraun, and comparing them with the baseline and the limits.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

use crate::baseline::{Baseline, Counts, Limit, per_unit, problems_with_limits};
use crate::process::{capture, cargo, root};
use crate::tools::{self, Tool};

const BASELINE: &str = "bench/baseline.json";
const LIMITS: &str = "bench/limits.json";

/// What was counted, and everything that is wrong with it.
pub(crate) struct Counted {
    counts: Counts,
    limits: Vec<Limit>,
    /// Things worth saying that are no failures.
    pub(crate) remarks: Vec<String>,
    /// One sentence for each failure.
    pub(crate) problems: Vec<String>,
}

/// Counts and compares.
///
/// # Errors
/// What stood in the way of counting.
pub(crate) fn check(watch: impl FnMut(&str)) -> Result<Counted, Vec<String>> {
    let limits = read(LIMITS, Limit::read_all)?;
    let baseline = read(BASELINE, Baseline::read)?;
    let counts = count(watch)?;
    let mut remarks = Vec::new();
    let compiler = compiler()?;
    if compiler != baseline.compiler {
        remarks.push(format!("the baseline holds for {}, this is {compiler}", baseline.compiler));
    }
    let mut problems = baseline.problems_with(&counts);
    problems.extend(problems_with_limits(&limits, &counts));
    if !problems.is_empty() {
        problems.push(
            "`cargo xtask bench --save-baseline` saves new counts; say in the commit why they changed"
                .to_owned(),
        );
    }
    Ok(Counted { counts, limits, remarks, problems })
}

/// Counts and writes a new baseline.
///
/// # Errors
/// What stood in the way.
pub(crate) fn save_baseline(watch: impl FnMut(&str)) -> Result<Counted, Vec<String>> {
    let limits = read(LIMITS, Limit::read_all)?;
    let counts = count(watch)?;
    let baseline = Baseline { compiler: compiler()?, counts };
    fs::write(root().join(BASELINE), baseline.write())
        .map_err(|error| vec![format!("{BASELINE} cannot be written: {error}")])?;
    let problems = problems_with_limits(&limits, &baseline.counts);
    Ok(Counted { counts: baseline.counts, limits, remarks: vec![format!("saved in {BASELINE}")], problems })
}

impl Counted {
    /// How many benchmarks there are, and the remarks.
    pub(crate) fn summary(&self) -> String {
        let mut parts = vec![format!("{} counted", self.counts.len())];
        parts.extend(self.remarks.iter().cloned());
        parts.join("; ")
    }

    /// Prints a table for the README.
    pub(crate) fn print(&self) {
        println!("| benchmark | instructions | each |\n|---|--:|--:|");
        for (name, count) in &self.counts {
            let each =
                per_unit(&self.limits, &self.counts, name).map_or(String::new(), |each| format!("{each:.0}"));
            println!("| {name} | {count} | {each} |");
        }
    }
}

fn read<T>(path: &str, parse: impl Fn(&str) -> Option<T>) -> Result<T, Vec<String>> {
    let text = fs::read_to_string(root().join(path))
        .map_err(|error| vec![format!("{path} cannot be read: {error}")])?;
    parse(&text).ok_or_else(|| vec![format!("{path} is not of the form described in bench/README.md")])
}

/// Installs what counts, if it is not there: valgrind, and the program that runs it.
///
/// # Errors
/// What to install.
pub(crate) fn install(mut watch: impl FnMut(&str)) -> Result<PathBuf, Vec<String>> {
    if !cfg!(target_os = "linux") {
        return Ok(PathBuf::new());
    }
    tools::valgrind(&mut watch)?;
    let version =
        tools::locked_version("gungraun").ok_or_else(|| vec!["gungraun is not in Cargo.lock".to_owned()])?;
    Tool { name: "gungraun-runner", version }.install(&mut watch)
}

/// Builds the benchmarks and runs them one after the other.
fn count(mut watch: impl FnMut(&str)) -> Result<Counts, Vec<String>> {
    let runner = install(&mut watch)?;
    let bench = |args: &[&str]| -> Command {
        let mut command = cargo(["bench", "--package", "bench", "--bench", "counts"]);
        command.args(args).env("GUNGRAUN_RUNNER", &runner);
        command
    };
    let build = capture(&mut bench(&["--no-run"]), &mut watch);
    if !build.success {
        return Err(build.all);
    }
    let run = capture(&mut bench(&["--", "--output-format=json", "--parallel=auto"]), &mut watch);
    if !run.success {
        return Err(run.all);
    }
    counts_in(&run.out).ok_or(run.all)
}

/// Reads one JSON object a line; `None` when one is not as expected or two have the same name.
fn counts_in(lines: &[String]) -> Option<Counts> {
    let mut counts = Counts::new();
    for line in lines.iter().filter(|line| line.starts_with('{')) {
        let summary: Value = serde_json::from_str(line).ok()?;
        let function = summary["function_name"].as_str()?;
        let name = match summary["id"].as_str() {
            Some(id) => format!("{function}.{id}"),
            None => function.to_owned(),
        };
        let callgrind =
            summary["profiles"].as_array()?.iter().find(|profile| profile["tool"] == "Callgrind")?;
        let count = callgrind["data"]["total"]["metrics"]["Ir"]["values"]["new"].as_u64()?;
        if counts.insert(name, count).is_some() {
            return None;
        }
    }
    Some(counts)
}

/// Version and host of the compiler: both change the counts.
fn compiler() -> Result<String, Vec<String>> {
    let run = capture(Command::new("rustc").arg("-vV").current_dir(root()), |_| {});
    let line = |prefix: &str| run.out.iter().find_map(|line| line.strip_prefix(prefix));
    match (line("rustc "), line("host: ")) {
        (Some(version), Some(host)) => Ok(format!("rustc {version} on {host}")),
        _ => Err(run.all),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(function: &str, id: &str, count: u64) -> String {
        format!(
            r#"{{"function_name":"{function}","id":{id},"profiles":[{{"tool":"Callgrind","data":{{"total":{{"metrics":{{"Ir":{{"values":{{"new":{count}}}}}}}}}}}}}]}}"#
        )
    }

    #[test]
    fn the_runner_tells_one_count_a_line() {
        let lines = [line("walk", "\"long\"", 12), String::new(), line("deal", "null", 3)];
        let counts = counts_in(&lines).unwrap();
        assert_eq!(
            counts.into_iter().collect::<Vec<_>>(),
            [("deal".to_owned(), 3), ("walk.long".to_owned(), 12)]
        );
    }

    #[test]
    fn two_counts_of_one_name_are_refused() {
        assert_eq!(counts_in(&[line("walk", "null", 1), line("walk", "null", 2)]), None);
    }

    #[test]
    fn an_unexpected_line_is_refused() {
        assert_eq!(counts_in(&["{\"function_name\":\"walk\"}".to_owned()]), None);
    }
}
