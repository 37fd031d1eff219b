//! The runs in order, and the table for the README.

use std::path::PathBuf;
use std::time::Duration;

use crate::client::request;
use crate::idle::{make_tables, open_sockets};
use crate::play::{Measured, Pair, Until, meet, play, sit_down, sway};
use crate::process::Served;

/// How long and how much is measured.
pub(crate) struct Plan {
    pairs: usize,
    seconds: f64,
    /// With a second of thought moves are few: of 99 in a hundred one can speak only after a longer time.
    thinking_seconds: f64,
    /// How many tables play, and how many games each needs to have enough for the time.
    tables: [(usize, usize); 2],
    idle_tables: usize,
    idle_sockets: usize,
    crowd: [usize; 3],
    /// How many moves come at a table before those that are measured.
    long: [usize; 3],
}

/// How many moves at each table are measured where many came before.
const AFTER: usize = 500;

impl Plan {
    pub(crate) const WHOLE: Plan = Plan {
        pairs: 5,
        seconds: 5.0,
        thinking_seconds: 20.0,
        tables: [(500, 4), (50, 16)],
        idle_tables: 10_000,
        idle_sockets: 2_000,
        crowd: [10, 1_000, 10_000],
        long: [10, 1_000, 3_000],
    };
    pub(crate) const QUICK: Plan = Plan {
        pairs: 1,
        seconds: 3.0,
        thinking_seconds: 10.0,
        tables: [(500, 3), (50, 10)],
        idle_tables: 0,
        idle_sockets: 200,
        crowd: [10, 100, 200],
        long: [10, 100, 500],
    };
}

/// How long the disk gets to carry over what the making of tables left behind.
const SETTLING: Duration = Duration::from_secs(2);

/// One run of the relay and one of the server under the same load; and one of the relay with a journal in between, where moves are few
/// enough that a player feels a single flush.
struct Beside {
    relay: Run,
    flushing: Option<Run>,
    server: Run,
    flush_median: f64,
    flush_p99: f64,
    flushes: f64,
    writes_per_flush: f64,
}

struct Run {
    measured: Measured,
    cpu_per_move: f64,
}

/// What is measured, in this order.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Part {
    Saturated,
    Thinking,
    Crowd,
    Idle,
}

impl Part {
    pub(crate) const ALL: [Part; 4] = [Part::Saturated, Part::Thinking, Part::Crowd, Part::Idle];

    /// The part of this name.
    pub(crate) fn named(name: &str) -> Option<Part> {
        match name {
            "saturated" => Some(Part::Saturated),
            "thinking" => Some(Part::Thinking),
            "crowd" => Some(Part::Crowd),
            "idle" => Some(Part::Idle),
            _ => None,
        }
    }
}

/// Measures these parts and prints what they came to.
pub(crate) async fn run(plan: &Plan, parts: &[Part]) -> Result<(), String> {
    let payload = capture().await?;
    println!("the update of a player is {} bytes", payload.len());
    for part in parts {
        match part {
            Part::Saturated => {
                for (tables, games) in plan.tables {
                    let load = Load { tables, games, seconds: plan.seconds, think: Duration::ZERO };
                    saturated(tables, &load.repeated(&payload, plan.pairs).await?);
                }
            }
            Part::Thinking => {
                let (tables, _) = plan.tables[0];
                let think = Duration::from_secs(1);
                let load = Load { tables, games: 1, seconds: plan.thinking_seconds, think };
                thinking(tables, &load.repeated(&payload, plan.pairs).await?);
            }
            Part::Crowd => {
                for (moves, cost) in after_many(plan.long).await? {
                    println!("after {moves} moves at its table a move costs {:.1} µs of CPU", cost * 1e6);
                }
                for tables in plan.crowd {
                    let cost = among(tables, plan.pairs).await?;
                    println!("among {tables} tables a move costs {:.1} µs of CPU", cost * 1e6);
                }
            }
            Part::Idle => idle(plan).await?,
        }
    }
    Ok(())
}

/// The middle of what the runs came to; each run has its relay beside it, so that a noisy moment disturbs both.
fn median_of(runs: &[Beside], value: &dyn Fn(&Beside) -> f64) -> f64 {
    let mut values: Vec<f64> = runs.iter().map(value).collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// A hundredth of all moves meets a slow flush, or comes while one is under way. How long that is on this disk today, the relay with a
/// journal tells; the flush that the server counts knows nothing of those who wait for it to begin.
fn thinking(tables: usize, runs: &[Beside]) {
    let median = |value: &dyn Fn(&Beside) -> f64| median_of(runs, value);
    let p99 = |run: &Run| run.measured.quantile(0.99) * 1e3;
    let flushing = |run: &Beside| run.flushing.as_ref().map_or(f64::NAN, p99);
    println!("{tables} tables, one second of thought, median of {}:", runs.len());
    println!(
        "  p99 {:.2} ms beside {:.2} ms of the relay and {:.2} ms of the relay with one flush a move",
        median(&|run| p99(&run.server)),
        median(&|run| p99(&run.relay)),
        median(&flushing),
    );
    println!(
        "  {:.2} of three times the relay and what a flush adds to it",
        median(&|run| p99(&run.server) / (2.0 * p99(&run.relay) + flushing(run))),
    );
    println!(
        "  {:.2} of three times the relay and the server's own flush (median {:.2} ms, p99 {:.2} ms)",
        median(&|run| p99(&run.server) / (3.0 * p99(&run.relay) + run.flush_p99 * 1e3)),
        median(&|run| run.flush_median * 1e3),
        median(&|run| run.flush_p99 * 1e3),
    );
}

fn saturated(tables: usize, runs: &[Beside]) {
    let median = |value: &dyn Fn(&Beside) -> f64| median_of(runs, value);
    let relay = median(&|run| run.relay.measured.per_second());
    let server = median(&|run| run.server.measured.per_second());
    println!("{tables} tables at full speed, median of {}:", runs.len());
    println!(
        "  relay  {relay:.0} moves/s, {:.1} µs of CPU a move",
        median(&|run| run.relay.cpu_per_move) * 1e6
    );
    println!(
        "  server {server:.0} moves/s, {:.1} µs of CPU a move",
        median(&|run| run.server.cpu_per_move) * 1e6
    );
    println!(
        "  ratio {:.2} of the relay's moves, {:.2} times its CPU; {:.0} flushes (median {:.2} ms), {:.1} moves a flush",
        median(&|run| run.server.measured.per_second() / run.relay.measured.per_second()),
        median(&|run| run.server.cpu_per_move / run.relay.cpu_per_move),
        median(&|run| run.flushes),
        median(&|run| run.flush_median) * 1e3,
        median(&|run| run.writes_per_flush),
    );
}

/// A folder for one run of the server.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Folder, String> {
        // On the disk of the build, not in a memory file system, where a flush would cost nothing.
        let exe = std::env::current_exe().map_err(|error| error.to_string())?;
        let parent = exe.parent().ok_or("the program has no folder")?;
        let folder = parent.join(format!("load-{}-{}", std::process::id(), store::TableId::random()));
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        Ok(Folder(folder))
    }

    fn name(&self) -> &str {
        self.0.to_str().unwrap_or("load-data")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A real update in the middle of a game, for the relay to send.
async fn capture() -> Result<String, String> {
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
struct Load {
    tables: usize,
    /// How many games each table needs to have enough for the time.
    games: usize,
    seconds: f64,
    think: Duration,
}

impl Load {
    async fn repeated(self, payload: &str, times: usize) -> Result<Vec<Beside>, String> {
        let mut runs = Vec::with_capacity(times);
        for _ in 0..times {
            runs.push(self.beside(payload).await?);
        }
        Ok(runs)
    }

    /// First the relay, without and with a journal, then the server.
    async fn beside(self, payload: &str) -> Result<Beside, String> {
        let folder = Folder::new()?;
        let file = folder.0.join("payload.json");
        std::fs::write(&file, payload).map_err(|error| error.to_string())?;
        eprintln!("{} tables beside the relay for {} s each", self.tables, self.seconds);
        let file = file.to_str().unwrap_or_default();
        let relayed = self.relayed(payload, &["relay", file]).await?;
        let journal = folder.0.join("journal");
        let flushing = match self.think {
            Duration::ZERO => None,
            _ => Some(self.relayed(payload, &["relay", file, journal.to_str().unwrap_or_default()]).await?),
        };
        eprintln!("  the relay made {} moves; now the server", relayed.measured.moves);
        let data = folder.0.join("data");
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
        let writes_per_flush = (after.writes - before.writes) / count;
        Ok(Beside {
            relay: relayed,
            flushing,
            server: served,
            flush_median: after.median,
            flush_p99: after.p99,
            flushes: count,
            writes_per_flush,
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

async fn timed(
    served: &Served,
    pairs: Vec<Pair>,
    until: Until,
    think: Duration,
) -> Result<(Run, Vec<Pair>), String> {
    let before = served.cpu();
    let (measured, pairs) = play(pairs, until, think).await?;
    let cpu_per_move = (served.cpu() - before) / measured.moves.max(1) as f64;
    Ok((Run { measured, cpu_per_move }, pairs))
}

async fn go(pairs: Vec<Pair>) {
    for pair in pairs {
        pair.leave().await;
    }
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
    let number = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|value| value.parse().ok()).unwrap_or(0.0)
    };
    Ok(Flushes {
        flushes: number("oneiros_store_flushes_total"),
        writes: number("oneiros_store_writes_total"),
        median: number("oneiros_store_flush_median_seconds"),
        p99: number("oneiros_store_flush_p99_seconds"),
    })
}

/// What a move costs among so many tables, ten of which play a game to its end: the median of some rounds.
async fn among(tables: usize, rounds: usize) -> Result<f64, String> {
    let folder = Folder::new()?;
    let server = Served::start(&["server", folder.name()]).await?;
    make_tables(server.address, tables.saturating_sub(10)).await?;
    let mut costs = Vec::new();
    for _ in 0..rounds {
        let pairs = sit_down(server.address, 10, 1).await?;
        let (run, pairs) = timed(&server, pairs, Until::Over, Duration::ZERO).await?;
        costs.push(run.cpu_per_move);
        go(pairs).await;
    }
    server.stop().await;
    costs.sort_by(f64::total_cmp);
    costs.get(costs.len() / 2).copied().ok_or_else(|| "nothing was measured".to_owned())
}

/// What a move costs at tables that have so many behind them.
async fn after_many(long: [usize; 3]) -> Result<Vec<(usize, f64)>, String> {
    let folder = Folder::new()?;
    let server = Served::start(&["server", folder.name()]).await?;
    let mut pairs = sit_down(server.address, 10, 1).await?;
    let (mut made, mut costs) = (0, Vec::new());
    for before in long {
        pairs = sway(pairs, before.saturating_sub(made)).await?;
        let cpu = server.cpu();
        let measured = AFTER * pairs.len();
        pairs = sway(pairs, AFTER).await?;
        costs.push((before, (server.cpu() - cpu) / measured as f64));
        made = before.max(made) + AFTER;
    }
    go(pairs).await;
    server.stop().await;
    Ok(costs)
}

async fn idle(plan: &Plan) -> Result<(), String> {
    let folder = Folder::new()?;
    let server = Served::start(&["server", folder.name()]).await?;
    let empty = server.memory();
    let (cookie, table) = make_tables(server.address, plan.idle_tables.max(1)).await?;
    let tables = server.memory();
    let sockets = open_sockets(server.address, &cookie, &table, plan.idle_sockets).await?;
    let all = server.memory();
    let mib = |bytes: u64| bytes as f64 / f64::from(1 << 20);
    println!(
        "memory: {:.1} MiB empty, {:.1} MiB with {} idle tables ({:.2} kB each), {:.1} MiB with {} idle sockets ({:.2} kB each)",
        mib(empty),
        mib(tables),
        plan.idle_tables,
        tables.saturating_sub(empty) as f64 / 1e3 / plan.idle_tables.max(1) as f64,
        mib(all),
        plan.idle_sockets,
        all.saturating_sub(tables) as f64 / 1e3 / plan.idle_sockets.max(1) as f64,
    );
    for socket in sockets {
        socket.close().await;
    }
    server.stop().await;
    Ok(())
}
