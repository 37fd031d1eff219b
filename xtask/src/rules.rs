//! `cargo xtask rules`: which tests cite which rule, asked of the test runners themselves.

use std::collections::HashSet;
use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;

use serde_json::{Value, json};

use crate::excuses::{self, Excuse};
use crate::process::{capture, cargo, root};
use crate::rulebook::{Rule, cites_a_rule, listed_tests, own_name, rules_of};
use crate::wrong_use;

const RULES: &str = "content/dreamscape/rules/en.md";
const EXCUSES: &str = "xtask/excused-rules.txt";

/// A rule with the tests that cite it.
struct Cited {
    rule: Rule,
    tests: Vec<String>,
    excuse: Option<String>,
}

/// All rules with their tests, and everything that is wrong with them.
#[derive(Default)]
pub(crate) struct Coverage {
    cited: Vec<Cited>,
    /// One sentence for each thing that is wrong.
    pub(crate) problems: Vec<String>,
}

/// Prints rule and tests as a table or as JSON; fails when a rule has no test and no excuse.
pub(crate) fn run(args: &[String]) -> ExitCode {
    let as_json = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => false,
        ["--json"] => true,
        _ => return wrong_use("Use `cargo xtask rules` or `cargo xtask rules --json`."),
    };
    let coverage = coverage(|_| {});
    let text = if as_json { format!("{:#}\n", coverage.to_json()) } else { coverage.to_table() };
    // Whoever reads only the first lines of a long list closes the pipe: no reason to complain.
    let _ = io::stdout().write_all(text.as_bytes());
    if coverage.problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Finds out which tests cite which rule.
pub(crate) fn coverage(watch: impl FnMut(&str)) -> Coverage {
    let text = match fs::read_to_string(root().join(RULES)) {
        Ok(text) => text,
        Err(error) => return Coverage::failed(vec![format!("{RULES} cannot be read: {error}")]),
    };
    let excuses = match fs::read_to_string(root().join(EXCUSES)) {
        Ok(text) => match excuses::read(&text) {
            Ok(excuses) => excuses,
            Err(lines) => return Coverage::failed(lines.iter().map(|l| format!("{EXCUSES}, {l}")).collect()),
        },
        Err(error) => return Coverage::failed(vec![format!("{EXCUSES} cannot be read: {error}")]),
    };
    match running_tests(watch) {
        Ok(tests) => Coverage::of(rules_of(&text), &tests, &excuses),
        Err(lines) => Coverage::failed(lines),
    }
}

/// The tests that the runners would run: all they list, without the ignored ones.
fn running_tests(mut watch: impl FnMut(&str)) -> Result<Vec<String>, Vec<String>> {
    let mut list = |ignored: &[&'static str]| {
        let args = ["test", "--release", "--workspace", "--tests", "--", "--list", "--format", "terse"];
        let run = capture(&mut cargo(args.iter().chain(ignored).copied()), &mut watch);
        if run.success { Ok(listed_tests(&run.out)) } else { Err(run.all) }
    };
    let ignored: HashSet<String> = list(&["--ignored"])?.into_iter().collect();
    Ok(list(&[])?.into_iter().filter(|test| !ignored.contains(test)).collect())
}

impl Coverage {
    fn failed(problems: Vec<String>) -> Coverage {
        Coverage { cited: Vec::new(), problems }
    }

    fn of(rules: Vec<Rule>, tests: &[String], excuses: &[Excuse]) -> Coverage {
        let cited = rules.into_iter().map(|rule| Cited::of(rule, tests, excuses)).collect();
        let mut coverage = Coverage { cited, problems: Vec::new() };
        coverage.problems.extend(coverage.problems_with_rules());
        coverage.problems.extend(coverage.problems_with_names(tests));
        coverage.problems.extend(coverage.problems_with_excuses(excuses));
        coverage
    }

    fn problems_with_rules(&self) -> Vec<String> {
        let mut problems = Vec::new();
        if self.cited.is_empty() {
            problems.push(format!("{RULES} has no heading `### D-1.1 Title`"));
        }
        let mut seen = HashSet::new();
        for Cited { rule, tests, excuse } in &self.cited {
            if !seen.insert(rule.number.to_string()) {
                problems.push(format!("{} stands twice in {RULES}", rule.number));
            }
            match excuse {
                None if tests.is_empty() => {
                    problems.push(format!("no test cites {} {}", rule.number, rule.title))
                }
                Some(_) if !tests.is_empty() => {
                    problems.push(format!("{} is excused in {EXCUSES} but has tests", rule.number));
                }
                _ => {}
            }
        }
        problems
    }

    /// A test that cites a number no rule has proves nothing.
    fn problems_with_names(&self, tests: &[String]) -> Vec<String> {
        let prefixes: Vec<String> = self.cited.iter().map(|cited| cited.rule.number.test_prefix()).collect();
        let known = |test: &str| prefixes.iter().any(|prefix| own_name(test).starts_with(prefix.as_str()));
        let strangers = tests.iter().filter(|test| cites_a_rule(test) && !known(test));
        strangers.map(|test| format!("the test {test} cites a rule that is not in {RULES}")).collect()
    }

    fn problems_with_excuses(&self, excuses: &[Excuse]) -> Vec<String> {
        let mut problems = Vec::new();
        if excuses.len() > excuses::MOST {
            problems.push(format!(
                "{EXCUSES} excuses {} rules, at most {} may be",
                excuses.len(),
                excuses::MOST
            ));
        }
        for Excuse { number, .. } in excuses {
            if !self.cited.iter().any(|cited| cited.rule.number == *number) {
                problems.push(format!("{EXCUSES} excuses {number}, which is not in {RULES}"));
            }
        }
        problems
    }

    /// The counts in one line.
    pub(crate) fn summary(&self) -> String {
        let tested = self.cited.iter().filter(|cited| !cited.tests.is_empty()).count();
        let excused = self.cited.iter().filter(|cited| cited.excuse.is_some()).count();
        format!("{} rules, {tested} with tests, {excused} excused", self.cited.len())
    }

    fn to_table(&self) -> String {
        let mut lines = Vec::new();
        for Cited { rule, tests, excuse } in &self.cited {
            lines.push(format!("{:<7} {}", rule.number.to_string(), rule.title));
            lines.extend(tests.iter().map(|test| format!("        {test}")));
            lines.extend(excuse.iter().map(|reason| format!("        excused: {reason}")));
        }
        lines.push(self.summary());
        lines.extend(self.problems.iter().cloned());
        lines.join("\n") + "\n"
    }

    fn to_json(&self) -> Value {
        let rule = |Cited { rule, tests, excuse }: &Cited| json!({ "rule": rule.number.to_string(), "title": rule.title, "tests": tests, "excused": excuse });
        json!({
            "ok": self.problems.is_empty(),
            "rules": self.cited.iter().map(rule).collect::<Vec<_>>(),
            "problems": self.problems,
        })
    }
}

impl Cited {
    fn of(rule: Rule, tests: &[String], excuses: &[Excuse]) -> Cited {
        let prefix = rule.number.test_prefix();
        let mut citing: Vec<String> =
            tests.iter().filter(|test| own_name(test).starts_with(&prefix)).cloned().collect();
        citing.sort();
        let excuse = excuses.iter().find(|excuse| excuse.number == rule.number);
        Cited { tests: citing, excuse: excuse.map(|excuse| excuse.reason.clone()), rule }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(rules: &str, tests: &[&str], excuses: &str) -> Vec<String> {
        let tests: Vec<String> = tests.iter().map(|&test| test.to_owned()).collect();
        Coverage::of(rules_of(rules), &tests, &excuses::read(excuses).unwrap()).problems
    }

    #[test]
    fn a_rule_with_a_test_is_covered() {
        assert_eq!(problems("### D-5.2 Collect", &["travel::d5_2_blocks"], ""), [""; 0]);
    }

    #[test]
    fn a_rule_without_a_test_fails() {
        assert_eq!(
            problems("### D-5.2 Collect", &["d5_20_no"], "").first().unwrap(),
            "no test cites D-5.2 Collect"
        );
    }

    #[test]
    fn an_excuse_covers_a_rule_without_tests_only() {
        assert_eq!(problems("### D-5.2 Collect", &[], "D-5.2 nothing to see"), [""; 0]);
        let both = problems("### D-5.2 Collect", &["d5_2_blocks"], "D-5.2 nothing to see");
        assert_eq!(both, ["D-5.2 is excused in xtask/excused-rules.txt but has tests"]);
    }

    #[test]
    fn nine_excuses_are_too_many() {
        let numbers = 1..=9;
        let rules: String = numbers.clone().map(|n| format!("### D-1.{n} Rule\n")).collect();
        let excuses: String = numbers.map(|n| format!("D-1.{n} reason\n")).collect();
        let found = problems(&rules, &[], &excuses);
        assert_eq!(found, ["xtask/excused-rules.txt excuses 9 rules, at most 8 may be"]);
    }

    #[test]
    fn a_test_or_excuse_for_an_unknown_rule_fails() {
        let found = problems("### X-1 Row", &["x1_row", "x11_row"], "D-9.9 reason");
        assert_eq!(found.len(), 2, "{found:?}");
    }
}
