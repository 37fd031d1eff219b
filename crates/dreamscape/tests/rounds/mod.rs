//! Other cases in every round of `cargo xtask soak suites`.

/// The variable that says which round it is.
const VARIABLE: &str = "ONEIROS_ROUND";

/// A seed of its own for each round; in the first one, and in an ordinary run, the seed itself.
pub(crate) fn seeded(seed: u64) -> u64 {
    let round = std::env::var(VARIABLE).ok().and_then(|round| round.parse::<u64>().ok()).unwrap_or(1);
    // Far enough apart that no round has the seeds of another.
    seed + round.saturating_sub(1) * 1_000_000
}
