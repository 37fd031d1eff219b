//! The relay and the server under the same load.

use std::time::Duration;

use crate::client::request;
use crate::folder::Folder;
use crate::play::{Measured, Pair, Until, go, meet, play, sit_down};
use crate::process::Served;

/// How long the disk gets to carry over what the making of tables left behind.
const SETTLING: Duration = Duration::from_secs(2);

/// One run of the relay and one of the server under the same load; and one of the relay with a journal in between, where moves are few
/// enough that a player feels a single flush.
pub(crate) struct Beside {
    pub(crate) relay: Run,
    pub(crate) flushing: Option<Run>,
    pub(crate) server: Run,
    pub(crate) flush_median: f64,
    pub(crate) flush_p99: f64,
    pub(crate) flushes: f64,
    pub(crate) writes_per_flush: f64,
}

pub(crate) struct Run {
    pub(crate) measured: Measured,
    pub(crate) cpu_per_move: f64,
}

/// The middle of what the runs came to; each run has its relay beside it, so that a noisy moment disturbs both.
pub(crate) fn median_of(runs: &[Beside], value: &dyn Fn(&Beside) -> f64) -> f64 {
    let mut values: Vec<f64> = runs.iter().map(value).collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// A real update in the middle of a game, for the relay to send.
pub(crate) async fn capture() -> Result<String, String> {
    let folder = Folder::new()?;
    let server = Served::start(&["server", folder.name()]).await?;
    let pairs = sit_down(server.address, 1, 1).await?;
    let moment = Until::After(Duration::from_millis(300));
    let (_, pairs) = play(pairs, moment, Duration::from_millis(5)).await?;
    let payload = pairs.first().and_then(Pair::seen).map(str::to_owned).ok_or("nothing was seen")?;
    go(pairs).await;
    server.stop().await;
    Ok(payload)
}

/// What the relay and the server both have to carry.
#[derive(Clone, Copy)]
pub(crate) struct Load {
    pub(crate) tables: usize,
    /// How many games each table needs to have enough for the time.
    pub(crate) games: usize,
    pub(crate) seconds: f64,
    pub(crate) think: Duration,
}

impl Load {
    pub(crate) async fn repeated(self, payload: &str, times: usize) -> Result<Vec<Beside>, String> {
        let mut runs = Vec::with_capacity(times);
        for _ in 0..times {
            runs.push(self.beside(payload).await?);
        }
        Ok(runs)
    }

    /// First the relay, without and with a journal, then the server.
    async fn beside(self, payload: &str) -> Result<Beside, String> {
        let folder = Folder::new()?;
        let file = folder.path().join("payload.json");
        std::fs::write(&file, payload).map_err(|error| error.to_string())?;
        eprintln!("{} tables beside the relay for {} s each", self.tables, self.seconds);
        let file = file.to_str().unwrap_or_default();
        let relay = self.relayed(payload, &["relay", file]).await?;
        let journal = folder.path().join("journal");
        let flushing = match self.think {
            Duration::ZERO => None,
            _ => Some(self.relayed(payload, &["relay", file, journal.to_str().unwrap_or_default()]).await?),
        };
        eprintln!("  the relay made {} moves; now the server", relay.measured.moves);
        let data = folder.path().join("data");
        let server = Served::start(&["server", data.to_str().unwrap_or_default()]).await?;
        let pairs = sit_down(server.address, self.tables, self.games).await?;
        eprintln!("  all sit");
        // That so many tables were made a moment ago is not part of the load.
        tokio::time::sleep(SETTLING).await;
        let before = flushes(&server).await?;
        let (served, pairs) = timed(&server, pairs, self.until(), self.think).await?;
        let after = flushes(&server).await?;
        go(pairs).await;
        server.stop().await;
        let count = (after.flushes - before.flushes).max(1.0);
        Ok(Beside {
            relay,
            flushing,
            server: served,
            flush_median: after.median,
            flush_p99: after.p99,
            flushes: count,
            writes_per_flush: (after.writes - before.writes) / count,
        })
    }

    fn until(self) -> Until {
        Until::After(Duration::from_secs_f64(self.seconds))
    }

    async fn relayed(self, payload: &str, args: &[&str]) -> Result<Run, String> {
        let relay = Served::start(args).await?;
        let pairs = meet(relay.address, self.tables, payload).await?;
        let (relayed, _) = timed(&relay, pairs, self.until(), self.think).await?;
        relay.stop().await;
        Ok(relayed)
    }
}

/// Lets all pairs play and reads what a move of theirs costs whoever serves them.
pub(crate) async fn timed(
    served: &Served,
    pairs: Vec<Pair>,
    until: Until,
    think: Duration,
) -> Result<(Run, Vec<Pair>), String> {
    let before = served.cpu()?;
    let (measured, pairs) = play(pairs, until, think).await?;
    let cpu_per_move = (served.cpu()? - before) / measured.moves.max(1) as f64;
    Ok((Run { measured, cpu_per_move }, pairs))
}

struct Flushes {
    flushes: f64,
    writes: f64,
    median: f64,
    p99: f64,
}

async fn flushes(server: &Served) -> Result<Flushes, String> {
    let (_, body) = request(server.address, "GET", "/metrics", "", &serde_json::Value::Null).await?;
    let text = body.as_str().unwrap_or_default();
    // What the server does not tell must not pass for a flush that takes no time.
    let number = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|value| value.parse().ok()).ok_or_else(|| format!("the server does not tell {name}"))
    };
    Ok(Flushes {
        flushes: number("oneiros_store_flushes_total")?,
        writes: number("oneiros_store_writes_total")?,
        median: number("oneiros_store_flush_median_seconds")?,
        p99: number("oneiros_store_flush_p99_seconds")?,
    })
}
