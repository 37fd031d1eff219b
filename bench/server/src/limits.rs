//! What the server must reach, and whether it did.

use std::fmt;
use std::process::ExitCode;

/// How much dearer the dearest of several moves may be than the cheapest where all should cost the same.
///
/// The same work differs by a quarter from one server to the next, because clients and server share the cores and their caches, and the
/// system counts time in hundredths of a second. A cost that followed the number of tables or moves would not be hidden by half as much
/// again: between the smallest and the largest number of a whole run lies a factor of hundreds.
const ALIKE: f64 = 1.5;

/// One thing that the server must reach, and what it came to.
pub(crate) struct Limit {
    what: String,
    figure: f64,
    bound: Bound,
}

/// What a figure is held against.
enum Bound {
    AtLeast(f64),
    AtMost(f64),
    Under(f64),
}

impl Limit {
    /// How much of the relay's pace is kept by tables that never pause, every move durable.
    pub(crate) fn pace(tables: usize, of_relay: f64) -> Limit {
        let what = format!("moves/s at {tables} tables, of the relay's");
        Limit { what, figure: of_relay, bound: Bound::AtLeast(0.3) }
    }

    /// How many times the relay's CPU a move takes.
    pub(crate) fn effort(tables: usize, of_relay: f64) -> Limit {
        let what = format!("CPU of a move at {tables} tables, times the relay's");
        Limit { what, figure: of_relay, bound: Bound::AtMost(3.0) }
    }

    /// How much of the [pace that is owed](owed_pace) is kept by tables too few to fill the flushes.
    pub(crate) fn pace_of_few(tables: usize, of_owed: f64) -> Limit {
        let what =
            format!("moves/s at {tables} tables, of half a move a table and flush or 0.3 of the relay's");
        Limit { what, figure: of_owed, bound: Bound::AtLeast(1.0) }
    }

    /// How much of the time that it may take goes by until 99 of 100 moves have reached the opponent.
    pub(crate) fn delay(tables: usize, of_allowed: f64) -> Limit {
        let what = format!("p99 at {tables} tables that think, of three times the relay's and one flush");
        Limit { what, figure: of_allowed, bound: Bound::AtMost(1.0) }
    }

    /// How far apart lie the costs of moves that should cost the same.
    pub(crate) fn alike(what: &str, costs: &[f64]) -> Limit {
        let largest = costs.iter().copied().fold(f64::NAN, f64::max);
        let smallest = costs.iter().copied().fold(f64::NAN, f64::min);
        let what = format!("the dearest move {what}, times the cheapest");
        Limit { what, figure: largest / smallest, bound: Bound::AtMost(ALIKE) }
    }

    /// What an idle connection holds, in bytes.
    pub(crate) fn idle_socket(bytes: f64) -> Limit {
        let what = "kB for an idle connection".to_owned();
        Limit { what, figure: bytes / 1e3, bound: Bound::AtMost(20.0) }
    }

    /// What an idle connection holds together with a table of its own, in bytes: no more than one of each. Because somebody looks, the
    /// table is in memory as a whole until it rests.
    pub(crate) fn idle_pair(bytes: f64) -> Limit {
        let what = "kB for an idle connection and the table that it looks at".to_owned();
        Limit { what, figure: bytes / 1e3, bound: Bound::AtMost(20.0 + 4.0) }
    }

    /// What an idle table holds, in bytes.
    pub(crate) fn idle_table(bytes: f64) -> Limit {
        let what = "kB for an idle table".to_owned();
        Limit { what, figure: bytes / 1e3, bound: Bound::AtMost(4.0) }
    }

    /// What the server holds with all of them, in bytes.
    pub(crate) fn idle_in_all(tables: usize, sockets: usize, bytes: f64) -> Limit {
        let what = format!("MB with {tables} idle tables and {sockets} idle sockets");
        Limit { what, figure: bytes / 1e6, bound: Bound::Under(300.0) }
    }

    /// Whether it is reached; what could not be measured is not.
    pub(crate) fn met(&self) -> bool {
        match self.bound {
            Bound::AtLeast(bound) => self.figure >= bound,
            Bound::AtMost(bound) => self.figure <= bound,
            Bound::Under(bound) => self.figure < bound,
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = if self.met() { "met" } else { "MISSED" };
        let (word, bound) = match self.bound {
            Bound::AtLeast(bound) => ("at least", bound),
            Bound::AtMost(bound) => ("at most", bound),
            Bound::Under(bound) => ("under", bound),
        };
        // Enough digits that a figure beside its bound is seen on its side of it.
        write!(f, "{verdict:<6} {:.3} {}, {word} {bound}", self.figure, self.what)
    }
}

/// The moves a second that so few tables owe: half a move a table and flush, or 0.3 of the relay's, whichever is less.
pub(crate) fn owed_pace(tables: usize, flush: f64, relay: f64) -> f64 {
    (0.5 * tables as f64 / flush).min(0.3 * relay)
}

/// How a run ends in which these were judged: it fails if one is missed, and if there is none.
pub(crate) fn verdict(judged: &[Limit]) -> ExitCode {
    let all = !judged.is_empty() && judged.iter().all(Limit::met);
    if all { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(figure: f64, bound: Bound) -> Limit {
        Limit { what: "something".to_owned(), figure, bound }
    }

    #[test]
    fn a_figure_at_its_bound_is_enough_unless_it_must_stay_under_it() {
        assert!(limit(0.3, Bound::AtLeast(0.3)).met());
        assert!(!limit(0.299, Bound::AtLeast(0.3)).met());
        assert!(limit(3.0, Bound::AtMost(3.0)).met());
        assert!(!limit(3.001, Bound::AtMost(3.0)).met());
        assert!(limit(299.9, Bound::Under(300.0)).met());
        assert!(!limit(300.0, Bound::Under(300.0)).met());
    }

    #[test]
    fn what_could_not_be_measured_is_missed() {
        assert!(!limit(f64::NAN, Bound::AtLeast(0.3)).met());
        assert!(!limit(f64::NAN, Bound::AtMost(3.0)).met());
        assert!(!limit(f64::NAN, Bound::Under(300.0)).met());
        assert!(!Limit::alike("of none", &[]).met());
    }

    #[test]
    fn one_missed_limit_fails_the_run() {
        let met = || Limit::pace(500, 0.54);
        assert_eq!(verdict(&[met(), met()]), ExitCode::SUCCESS);
        assert_eq!(verdict(&[met(), Limit::effort(500, 3.5), met()]), ExitCode::FAILURE);
        assert_eq!(verdict(&[]), ExitCode::FAILURE);
    }

    #[test]
    fn the_bounds_are_those_that_were_promised() {
        let met = [
            Limit::pace(500, 0.3),
            Limit::effort(500, 3.0),
            Limit::pace_of_few(50, 1.0),
            Limit::delay(500, 1.0),
            Limit::alike("among tables", &[1.2, 1.0, 1.5]),
            Limit::idle_socket(20_000.0),
            Limit::idle_pair(24_000.0),
            Limit::idle_table(4_000.0),
            Limit::idle_in_all(10_000, 2_000, 299_999_999.0),
        ];
        let missed = [
            Limit::pace(500, 0.29),
            Limit::effort(500, 3.01),
            Limit::pace_of_few(50, 0.99),
            Limit::delay(500, 1.01),
            Limit::alike("among tables", &[1.2, 1.0, 1.51]),
            Limit::idle_socket(20_001.0),
            Limit::idle_pair(24_001.0),
            Limit::idle_table(4_001.0),
            Limit::idle_in_all(10_000, 2_000, 300_000_000.0),
        ];
        assert!(met.iter().all(Limit::met));
        assert!(!missed.iter().any(Limit::met));
    }

    #[test]
    fn few_tables_owe_the_lesser_of_their_flushes_and_the_relay() {
        assert_eq!(owed_pace(50, 0.01, 30_000.0), 2_500.0);
        assert_eq!(owed_pace(50, 0.001, 30_000.0), 9_000.0);
    }

    #[test]
    fn a_limit_is_told_with_figure_bound_and_verdict() {
        assert_eq!(
            Limit::effort(500, 2.1).to_string(),
            "met    2.100 CPU of a move at 500 tables, times the relay's, at most 3"
        );
        let missed = Limit::idle_in_all(10_000, 2_000, 310e6).to_string();
        assert_eq!(missed, "MISSED 310.000 MB with 10000 idle tables and 2000 idle sockets, under 300");
    }
}
