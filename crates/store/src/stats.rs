//! How much was written, and how long the disk took.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How many flushes the median and the 99th percentile are taken of.
const KEPT: usize = 4096;

/// What a store has done since it was opened.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Stats {
    /// Writes that are now in the database.
    pub writes: u64,
    /// Transactions, each of which waited once for the disk.
    pub flushes: u64,
    /// Commits that were lost without an answer, whose fate was asked for.
    pub doubts: u64,
    /// The largest number of writes that shared a flush.
    pub most_together: u64,
    /// Half of the latest flushes took no longer.
    pub median_flush: Duration,
    /// Of a hundred of the latest flushes, 99 took no longer.
    pub p99_flush: Duration,
}

impl Stats {
    /// How many writes shared a flush on average.
    #[must_use]
    #[allow(clippy::cast_precision_loss, reason = "a figure for people")]
    pub fn writes_per_flush(&self) -> f64 {
        if self.flushes == 0 { 0.0 } else { self.writes as f64 / self.flushes as f64 }
    }
}

/// Counts while the store works.
#[derive(Debug, Default)]
pub(crate) struct Counter(Mutex<Counted>);

#[derive(Debug, Default)]
struct Counted {
    stats: Stats,
    /// The latest flushes, in a ring.
    flushes: Vec<Duration>,
}

impl Counter {
    /// One transaction with so many writes.
    pub(crate) fn flushed(&self, writes: u64, time: Duration) {
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = usize::try_from(counted.stats.flushes).unwrap_or_default() % KEPT;
        match counted.flushes.get_mut(place) {
            Some(kept) => *kept = time,
            None => counted.flushes.push(time),
        }
        counted.stats.flushes += 1;
        counted.stats.writes += writes;
        counted.stats.most_together = counted.stats.most_together.max(writes);
    }

    /// One commit that had no answer.
    pub(crate) fn doubted(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).stats.doubts += 1;
    }

    pub(crate) fn stats(&self) -> Stats {
        let counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut times = counted.flushes.clone();
        let stats = counted.stats;
        drop(counted);
        times.sort_unstable();
        Stats { median_flush: quantile(&times, 50), p99_flush: quantile(&times, 99), ..stats }
    }
}

/// The smallest time that so many of a hundred do not exceed.
fn quantile(sorted: &[Duration], percent: usize) -> Duration {
    let rank = (sorted.len() * percent).div_ceil(100);
    sorted.get(rank.saturating_sub(1)).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_and_the_99th_percentile_are_times_that_occurred() {
        let counter = Counter::default();
        assert_eq!(counter.stats(), Stats::default());
        (1..=200).rev().for_each(|millis| counter.flushed(2, Duration::from_millis(millis)));
        let stats = counter.stats();
        assert_eq!((stats.writes, stats.flushes, stats.most_together), (400, 200, 2));
        assert_eq!(stats.median_flush, Duration::from_millis(100));
        assert_eq!(stats.p99_flush, Duration::from_millis(198));
    }

    #[test]
    fn old_flushes_are_forgotten() {
        let counter = Counter::default();
        counter.flushed(1, Duration::from_secs(9));
        (0..KEPT).for_each(|_| counter.flushed(1, Duration::from_secs(1)));
        assert_eq!(counter.stats().p99_flush, Duration::from_secs(1));
        assert_eq!(counter.0.lock().unwrap().flushes.len(), KEPT);
    }
}
