//! The instruction counts in the repository, what a new count may differ by, and the limits that hold for good.

use std::collections::BTreeMap;

use serde_json::{Value, json};

/// Instructions by benchmark.
pub(crate) type Counts = BTreeMap<String, u64>;

/// Growth beyond this many hundredths fails.
const TOLERANCE: u64 = 5;

/// Counts from an earlier day, with the compiler that they hold for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Baseline {
    /// Version and host of the compiler.
    pub(crate) compiler: String,
    /// Instructions by benchmark.
    pub(crate) counts: Counts,
}

impl Baseline {
    /// Reads the file.
    pub(crate) fn read(text: &str) -> Option<Baseline> {
        let value: Value = serde_json::from_str(text).ok()?;
        let counts = value["instructions"].as_object()?;
        let counts = counts.iter().map(|(name, count)| Some((name.clone(), count.as_u64()?)));
        Some(Baseline {
            compiler: value["compiler"].as_str()?.to_owned(),
            counts: counts.collect::<Option<_>>()?,
        })
    }

    /// The text of the file.
    pub(crate) fn write(&self) -> String {
        format!("{:#}\n", json!({ "compiler": self.compiler, "instructions": self.counts }))
    }

    /// One sentence for each benchmark that grew too much, is new, or is gone.
    pub(crate) fn problems_with(&self, counts: &Counts) -> Vec<String> {
        let mut problems = Vec::new();
        for (name, &now) in counts {
            match self.counts.get(name) {
                None => problems.push(format!("{name} is not in the baseline")),
                Some(&before) if now * 100 > before * (100 + TOLERANCE) => problems.push(format!(
                    "{name} needs {now} instructions, {:+.1} % against {before} in the baseline",
                    (now as f64 / before as f64 - 1.0) * 100.0
                )),
                Some(_) => {}
            }
        }
        for name in self.counts.keys().filter(|name| !counts.contains_key(*name)) {
            problems.push(format!("{name} is in the baseline but was not counted"));
        }
        problems
    }
}

/// A bound that does not move with the baseline.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Limit {
    benchmark: String,
    /// How many things the benchmark does: decisions, texts read.
    units: u64,
    /// The most that one of them may need: instructions, or times those of another benchmark's units.
    at_most: f64,
    times: Option<String>,
}

impl Limit {
    /// Reads a file of limits by benchmark.
    pub(crate) fn read_all(text: &str) -> Option<Vec<Limit>> {
        let value: Value = serde_json::from_str(text).ok()?;
        value.as_object()?.iter().map(|(benchmark, limit)| Limit::read(benchmark, limit)).collect()
    }

    fn read(benchmark: &str, limit: &Value) -> Option<Limit> {
        let times = match &limit["times"] {
            Value::Null => None,
            other => Some(other.as_str()?.to_owned()),
        };
        let units = limit["units"].as_u64().filter(|units| *units > 0)?;
        Some(Limit { benchmark: benchmark.to_owned(), units, at_most: limit["at_most"].as_f64()?, times })
    }

    fn per_unit(&self, counts: &Counts) -> Option<f64> {
        Some(*counts.get(&self.benchmark)? as f64 / self.units as f64)
    }
}

/// One sentence for each limit that is not kept, or that speaks of a benchmark which does not exist.
pub(crate) fn problems_with_limits(limits: &[Limit], counts: &Counts) -> Vec<String> {
    limits.iter().filter_map(|limit| problem_with(limit, limits, counts)).collect()
}

fn problem_with(limit: &Limit, limits: &[Limit], counts: &Counts) -> Option<String> {
    let Limit { benchmark, at_most, times, .. } = limit;
    let Some(each) = limit.per_unit(counts) else {
        return Some(format!("{benchmark} has a limit but was not counted"));
    };
    let Some(other) = times else {
        return (each > *at_most).then(|| {
            format!("{benchmark} needs {each:.0} instructions each, at most {at_most} are allowed")
        });
    };
    match limits.iter().find(|limit| limit.benchmark == *other).and_then(|limit| limit.per_unit(counts)) {
        None => Some(format!(
            "{benchmark} is limited by {other}, which has no limit of its own or was not counted"
        )),
        Some(base) => (each > at_most * base).then(|| {
            format!(
                "{benchmark} needs {:.2} times the instructions of {other}, at most {at_most} are allowed",
                each / base
            )
        }),
    }
}

/// What one unit of each limited benchmark needs, for a table.
pub(crate) fn per_unit(limits: &[Limit], counts: &Counts, benchmark: &str) -> Option<f64> {
    limits.iter().find(|limit| limit.benchmark == benchmark)?.per_unit(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(pairs: &[(&str, u64)]) -> Counts {
        pairs.iter().map(|&(name, count)| (name.to_owned(), count)).collect()
    }

    fn baseline(pairs: &[(&str, u64)]) -> Baseline {
        Baseline { compiler: "rustc 1.95.0".to_owned(), counts: counts(pairs) }
    }

    #[test]
    fn a_baseline_is_read_as_it_was_written() {
        let baseline = baseline(&[("walk.long", 1_000), ("deal.two", 7)]);
        assert_eq!(Baseline::read(&baseline.write()), Some(baseline));
        assert_eq!(Baseline::read("{}"), None);
    }

    #[test]
    fn growth_beyond_five_hundredths_fails() {
        let baseline = baseline(&[("walk", 1_000)]);
        assert_eq!(baseline.problems_with(&counts(&[("walk", 1_050)])), [""; 0]);
        let problems = baseline.problems_with(&counts(&[("walk", 1_051)]));
        assert_eq!(problems, ["walk needs 1051 instructions, +5.1 % against 1000 in the baseline"]);
    }

    #[test]
    fn a_new_or_missing_benchmark_fails() {
        let problems = baseline(&[("walk", 1)]).problems_with(&counts(&[("enter", 1)]));
        assert_eq!(problems, ["enter is not in the baseline", "walk is in the baseline but was not counted"]);
    }

    #[test]
    fn a_limit_holds_for_each_unit() {
        let limits = Limit::read_all(r#"{ "walk": { "units": 10, "at_most": 100 } }"#).unwrap();
        assert_eq!(problems_with_limits(&limits, &counts(&[("walk", 1_000)])), [""; 0]);
        let problems = problems_with_limits(&limits, &counts(&[("walk", 1_010)]));
        assert_eq!(problems, ["walk needs 101 instructions each, at most 100 are allowed"]);
        assert_eq!(problems_with_limits(&limits, &counts(&[])).len(), 1);
    }

    #[test]
    fn a_limit_may_be_a_multiple_of_another_benchmark() {
        let text = r#"{ "two": { "units": 10, "at_most": 100 }, "four": { "units": 20, "at_most": 1.3, "times": "two" } }"#;
        let limits = Limit::read_all(text).unwrap();
        assert_eq!(problems_with_limits(&limits, &counts(&[("two", 1_000), ("four", 2_600)])), [""; 0]);
        let problems = problems_with_limits(&limits, &counts(&[("two", 1_000), ("four", 2_700)]));
        assert_eq!(problems, ["four needs 1.35 times the instructions of two, at most 1.3 are allowed"]);
    }

    #[test]
    fn a_limit_without_units_is_refused() {
        assert_eq!(Limit::read_all(r#"{ "walk": { "units": 0, "at_most": 100 } }"#), None);
    }
}
