//! The suites of the tests: which program belongs to which, and what each took.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use serde_json::Value;

use crate::process::{capture, cargo};

/// The programs of tests that cargo built, each with the name of its suite: the package, and the file of `tests/` if it is one.
#[derive(Debug, Default)]
pub(crate) struct Suites(BTreeMap<String, String>);

impl Suites {
    /// Builds the tests where that is not done yet, and asks cargo which they are.
    ///
    /// # Errors
    /// What the compiler said.
    pub(crate) fn built(watch: impl FnMut(&str)) -> Result<Suites, Vec<String>> {
        let args = ["test", "--no-run", "--release", "--workspace", "--tests", "--message-format=json"];
        let run = capture(&mut cargo(args), watch);
        if run.success { Ok(Suites::of(&run.out)) } else { Err(run.all) }
    }

    fn of(lines: &[String]) -> Suites {
        let messages = lines.iter().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        Suites(messages.filter_map(|message| suite(&message)).collect())
    }

    /// The names, each once.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.values().map(String::as_str)
    }

    /// What each suite took. Cargo runs one program after the other, so the first program that it named wrote the first closing line;
    /// it names them on one output and they write on another, which is why the order of both together says nothing. None is known if a
    /// program was killed and closed with nothing: whose line is missing cannot be told.
    pub(crate) fn times(&self, lines: &[String]) -> Option<BTreeMap<String, Duration>> {
        let programs: Vec<&str> = lines.iter().filter_map(|line| program(line)).collect();
        let took: Vec<Duration> = lines.iter().filter_map(|line| closing_time(line)).collect();
        if programs.len() != took.len() {
            return None;
        }
        let mut times = BTreeMap::new();
        for (program, took) in programs.iter().zip(took) {
            let name = self.0.get(*program).map_or("unknown", String::as_str);
            *times.entry(name.to_owned()).or_default() += took;
        }
        Some(times)
    }
}

/// A program of tests and its suite, if a message tells of one.
fn suite(message: &Value) -> Option<(String, String)> {
    let executable = Path::new(message["executable"].as_str()?);
    if message["profile"]["test"] != true {
        return None;
    }
    let package = package_name(message["package_id"].as_str()?)?;
    let is_own = message["target"]["kind"][0] == "test";
    let name = match message["target"]["name"].as_str() {
        Some(file) if is_own => format!("{package} {file}"),
        _ => package.to_owned(),
    };
    Some((executable.file_name()?.to_str()?.to_owned(), name))
}

/// The name in `path+file:///folder/name#0.1.0` or `path+file:///folder#name@0.1.0`.
fn package_name(id: &str) -> Option<&str> {
    let (place, version) = id.split_once('#')?;
    match version.split_once('@') {
        Some((name, _)) => Some(name),
        None => place.rsplit('/').next(),
    }
}

/// The file name in `Running tests/laws/main.rs (target/release/deps/laws-0123)`.
fn program(line: &str) -> Option<&str> {
    let (_, path) = line.trim_start().strip_prefix("Running ")?.rsplit_once('(')?;
    Path::new(path.strip_suffix(')')?).file_name()?.to_str()
}

/// The time in `test result: ok. 12 passed; …; finished in 1.23s`.
fn closing_time(line: &str) -> Option<Duration> {
    let (_, seconds) = line.strip_prefix("test result: ")?.rsplit_once("finished in ")?;
    Duration::try_from_secs_f64(seconds.strip_suffix('s')?.parse().ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn artifact(package: &str, kind: &str, target: &str, executable: &str) -> String {
        format!(
            r#"{{"reason":"compiler-artifact","package_id":"{package}","target":{{"kind":["{kind}"],"name":"{target}"}},"profile":{{"test":true}},"executable":"{executable}"}}"#
        )
    }

    #[test]
    fn suites_of_one_file_name_in_two_packages_are_told_apart_and_times_go_by_the_order_of_programs() {
        let suites = Suites::of(&[
            "not a message".to_owned(),
            artifact("path+file:///w/crates/store#0.1.0", "lib", "store", "/w/target/release/deps/store-1"),
            artifact("path+file:///w/crates/store#0.1.0", "test", "laws", "/w/target/release/deps/laws-2"),
            artifact("path+file:///w/server#load@0.1.0", "test", "laws", "/w/target/release/deps/laws-3"),
        ]);
        assert_eq!(suites.names().collect::<Vec<_>>(), ["store laws", "load laws", "store"]);
        let lines = [
            "     Running unittests src/lib.rs (target/release/deps/store-1)",
            "     Running tests/laws.rs (target/release/deps/laws-2)",
            "test result: ok. 2 passed; 0 failed; 0 ignored; finished in 0.50s",
            "     Running tests/laws.rs (target/release/deps/laws-3)",
            "test result: FAILED. 2 passed; 1 failed; 0 ignored; finished in 20.00s",
            "test result: ok. 2 passed; 0 failed; 0 ignored; finished in 3.00s",
        ];
        let seconds = |(name, took): (String, Duration)| (name, took.as_secs_f64());
        let lines = lines.map(str::to_owned);
        let times: Vec<_> = suites.times(&lines).unwrap().into_iter().map(seconds).collect();
        let expected = [("load laws", 3.0), ("store", 0.5), ("store laws", 20.0)];
        assert_eq!(times, expected.map(|(name, took)| (name.to_owned(), took)));
        assert_eq!(suites.times(&lines[..5]), None, "one has no closing line");
    }
}
