//! What each suite may take, and what it took: `xtask/budget.toml`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::time::Duration;

use toml_edit::{Document, Table};

use crate::process::root;

const FILE: &str = "xtask/budget.toml";

/// Stands for the suites that have no line of their own, all together.
const OTHERS: &str = "others";

/// Less is not worth a line.
const VISIBLE: Duration = Duration::from_secs(3);

/// What steps of `cargo xtask test` and suites of the step "tests" may take. Machines differ and are busy, so a suite that takes longer
/// does not fail: it is shown.
#[derive(Default, Debug)]
pub(crate) struct Budget {
    /// What all of it may take.
    pub(crate) all: Duration,
    steps: BTreeMap<String, Duration>,
    suites: BTreeMap<String, Duration>,
}

/// What one suite, or several in one line, took and may take.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) took: Duration,
    /// Nothing where others share what they may take.
    pub(crate) may_take: Option<Duration>,
}

impl Budget {
    /// Reads the file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn read() -> Result<Budget, String> {
        let text = fs::read_to_string(root().join(FILE))
            .map_err(|error| format!("{FILE} cannot be read: {error}"))?;
        Budget::of(&text)
    }

    fn of(text: &str) -> Result<Budget, String> {
        let document = Document::parse(text).map_err(|error| format!("{FILE}: {error}"))?;
        let table = |name: &str| match document.get(name).and_then(|item| item.as_table()) {
            Some(table) => seconds(table),
            None => Err(format!("{FILE} has no [{name}]")),
        };
        let all = document.get("all").and_then(|item| item.as_integer()).and_then(to_seconds);
        let all = all.ok_or_else(|| format!("{FILE} does not say what `all` may take"))?;
        let budget = Budget { all, steps: table("steps")?, suites: table("tests")? };
        let sum: Duration = budget.steps.values().chain(budget.suites.values()).sum();
        if sum > budget.all {
            return Err(format!("{FILE} gives away {} s of {} s", sum.as_secs(), budget.all.as_secs()));
        }
        Ok(budget)
    }

    /// What a step may take; that of the tests may take what its suites may take. Building has no limit here.
    pub(crate) fn step(&self, title: &str) -> Option<Duration> {
        if title == "tests" { Some(self.suites.values().sum()) } else { self.steps.get(title).copied() }
    }

    /// The suites in the order of the time they took, those without a line of their own last: what all of them took, and then each that
    /// took long enough to be seen.
    pub(crate) fn rows(&self, times: &BTreeMap<String, Duration>) -> Vec<Row> {
        let row = |(name, &took): (&String, &Duration)| Row {
            name: name.clone(),
            took,
            may_take: self.suites.get(name).copied(),
        };
        let (mut named, mut others): (Vec<Row>, Vec<Row>) =
            times.iter().map(row).partition(|row| row.may_take.is_some());
        let all_others = others.iter().map(|row| row.took).sum();
        let may_take = Some(self.suites.get(OTHERS).copied().unwrap_or_default());
        others.retain(|row| row.took >= VISIBLE);
        for rows in [&mut named, &mut others] {
            rows.sort_by_key(|row| std::cmp::Reverse(row.took));
        }
        named.push(Row { name: OTHERS.to_owned(), took: all_others, may_take });
        named.append(&mut others);
        named
    }

    /// Names that stand for nothing: a suite that was renamed would be watched no longer.
    pub(crate) fn strangers(&self, steps: &[&str], suites: &BTreeSet<&str>) -> Vec<String> {
        let steps = self.steps.keys().filter(|name| !steps.contains(&name.as_str()));
        let suites = self.suites.keys().filter(|name| *name != OTHERS && !suites.contains(name.as_str()));
        steps.chain(suites).map(|name| format!("{FILE} names `{name}`, which is not there")).collect()
    }
}

impl Row {
    /// Both times in words.
    pub(crate) fn time(&self) -> String {
        let took = format!("{:.1} s", self.took.as_secs_f64());
        match self.may_take {
            None => took,
            Some(may_take) if self.took > may_take => format!("{took} of {} s, TOO LONG", may_take.as_secs()),
            Some(may_take) => format!("{took} of {} s", may_take.as_secs()),
        }
    }
}

fn seconds(table: &Table) -> Result<BTreeMap<String, Duration>, String> {
    let entry = |(name, item): (&str, &toml_edit::Item)| {
        let seconds = item.as_integer().and_then(to_seconds);
        let seconds = seconds.ok_or_else(|| format!("{FILE}: `{name}` is no number of seconds"))?;
        Ok((name.to_owned(), seconds))
    };
    table.iter().map(entry).collect()
}

fn to_seconds(number: i64) -> Option<Duration> {
    u64::try_from(number).ok().map(Duration::from_secs)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "all = 60\n[steps]\nclippy = 10\n[tests]\nstore = 30\nothers = 20\n";

    fn times(times: &[(&str, u64)]) -> BTreeMap<String, Duration> {
        times.iter().map(|&(name, seconds)| (name.to_owned(), Duration::from_secs(seconds))).collect()
    }

    #[test]
    fn suites_without_a_line_of_their_own_share_one_and_are_seen_if_they_take_long() {
        let rows = Budget::of(TEXT).unwrap().rows(&times(&[("kernel", 1), ("store", 31), ("table", 9)]));
        let rows: Vec<String> = rows.iter().map(|row| format!("{}: {}", row.name, row.time())).collect();
        assert_eq!(rows, ["store: 31.0 s of 30 s, TOO LONG", "others: 10.0 s of 20 s", "table: 9.0 s"]);
    }

    #[test]
    fn more_cannot_be_given_away_than_there_is() {
        let error = Budget::of(&TEXT.replace("all = 60", "all = 59")).unwrap_err();
        assert_eq!(error, "xtask/budget.toml gives away 60 s of 59 s");
    }

    #[test]
    fn a_suite_that_is_not_there_is_a_mistake() {
        let budget = Budget::of(TEXT).unwrap();
        assert_eq!(budget.strangers(&["clippy"], &BTreeSet::from(["store"])), [""; 0]);
        let strangers = budget.strangers(&["clipy"], &BTreeSet::from(["stores"]));
        assert_eq!(strangers.len(), 2, "{strangers:?}");
    }

    #[test]
    fn the_tests_may_take_what_their_suites_may_take_and_building_what_it_takes() {
        let budget = Budget::of(TEXT).unwrap();
        let allowed = ["tests", "clippy", "build"].map(|title| budget.step(title).map(|time| time.as_secs()));
        assert_eq!(allowed, [Some(50), Some(10), None]);
    }
}
