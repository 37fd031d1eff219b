//! The runs in order, the figures for the README, and what they are judged by.

use std::process::ExitCode;
use std::time::Duration;

use crate::beside::{Beside, Load, Run, capture, median_of};
use crate::crowd::{after_many, among};
use crate::idle::Memory;
use crate::limits::{Limit, owed_pace, verdict};
use crate::plan::{Part, Plan, Playing};

/// Measures these parts and prints what they came to, each with its limits; the run fails if one of them is missed.
pub(crate) async fn run(plan: &Plan, parts: &[Part]) -> Result<ExitCode, String> {
    let payload = capture().await?;
    println!("the update of a player is {} bytes", payload.len());
    let mut judged = Vec::new();
    for part in parts {
        let limits = match part {
            Part::Saturated => saturated(plan, &payload).await?,
            Part::Thinking => thinking(plan, &payload).await?,
            Part::Crowd => crowd(plan).await?,
            Part::Idle => idle(plan).await?,
        };
        for limit in &limits {
            println!("  {limit}");
        }
        judged.extend(limits);
    }
    let met = judged.iter().filter(|limit| limit.met()).count();
    println!("{met} of {} limits are met", judged.len());
    for missed in judged.iter().filter(|limit| !limit.met()) {
        println!("  {missed}");
    }
    if let Some(reserve) = plan.reserve {
        println!("{reserve}");
    }
    Ok(verdict(&judged))
}

async fn saturated(plan: &Plan, payload: &str) -> Result<Vec<Limit>, String> {
    let full_speed = |playing: Playing| Load {
        tables: playing.tables,
        games: playing.games,
        seconds: plan.seconds,
        think: Duration::ZERO,
    };
    let tables = plan.many.tables;
    let runs = full_speed(plan.many).repeated(payload, plan.pairs).await?;
    tell_pace(tables, &runs);
    let mut limits = vec![
        Limit::pace(tables, median_of(&runs, &pace_of_relay)),
        Limit::effort(tables, median_of(&runs, &effort_of_relay)),
    ];
    let tables = plan.few.tables;
    let runs = full_speed(plan.few).repeated(payload, plan.pairs).await?;
    tell_pace(tables, &runs);
    let owed = |run: &Beside| owed_pace(tables, run.flush_median, run.relay.measured.per_second());
    println!("  {:.0} moves/s are owed", median_of(&runs, &owed));
    let of_owed = median_of(&runs, &|run| run.server.measured.per_second() / owed(run));
    limits.push(Limit::pace_of_few(tables, of_owed));
    Ok(limits)
}

fn pace_of_relay(run: &Beside) -> f64 {
    run.server.measured.per_second() / run.relay.measured.per_second()
}

fn effort_of_relay(run: &Beside) -> f64 {
    run.server.cpu_per_move / run.relay.cpu_per_move
}

fn tell_pace(tables: usize, runs: &[Beside]) {
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
        median(&pace_of_relay),
        median(&effort_of_relay),
        median(&|run| run.flushes),
        median(&|run| run.flush_median) * 1e3,
        median(&|run| run.writes_per_flush),
    );
}

/// A hundredth of all moves meets a slow flush, or comes while one is under way. How long that is on this disk today, the relay with a
/// journal tells; the flush that the server counts knows nothing of those who wait for it to begin. So the first is judged by.
async fn thinking(plan: &Plan, payload: &str) -> Result<Vec<Limit>, String> {
    let (tables, think) = (plan.many.tables, Duration::from_secs(1));
    let load = Load { tables, games: 1, seconds: plan.thinking_seconds, think };
    let runs = load.repeated(payload, plan.pairs).await?;
    let median = |value: &dyn Fn(&Beside) -> f64| median_of(&runs, value);
    let p99 = |run: &Run| run.measured.quantile(0.99) * 1e3;
    let flushing = |run: &Beside| run.flushing.as_ref().map_or(f64::NAN, p99);
    let of_allowed = median(&|run| p99(&run.server) / (2.0 * p99(&run.relay) + flushing(run)));
    println!("{tables} tables, one second of thought, median of {}:", runs.len());
    println!(
        "  p99 {:.2} ms beside {:.2} ms of the relay and {:.2} ms of the relay with one flush a move",
        median(&|run| p99(&run.server)),
        median(&|run| p99(&run.relay)),
        median(&flushing),
    );
    println!("  {of_allowed:.2} of three times the relay and what a flush adds to it");
    println!(
        "  {:.2} of three times the relay and the server's own flush (median {:.2} ms, p99 {:.2} ms)",
        median(&|run| p99(&run.server) / (3.0 * p99(&run.relay) + run.flush_p99 * 1e3)),
        median(&|run| run.flush_median * 1e3),
        median(&|run| run.flush_p99 * 1e3),
    );
    Ok(vec![Limit::delay(tables, of_allowed)])
}

async fn crowd(plan: &Plan) -> Result<Vec<Limit>, String> {
    let mut later = Vec::new();
    for (moves, cost) in after_many(plan.long).await? {
        println!("after {moves} moves at its table a move costs {:.1} µs of CPU", cost * 1e6);
        later.push(cost);
    }
    let mut more = Vec::new();
    for tables in plan.crowd {
        let cost = among(tables, plan.pairs).await?;
        println!("among {tables} tables a move costs {:.1} µs of CPU", cost * 1e6);
        more.push(cost);
    }
    Ok(vec![
        Limit::alike("after few and many at its table", &later),
        Limit::alike("among few and many tables", &more),
    ])
}

/// A socket is judged at a table of its own, which is in memory because of it: that is how people are spread. What the socket takes by
/// itself, those that share a table tell.
async fn idle(plan: &Plan) -> Result<Vec<Limit>, String> {
    let memory = Memory::measured(plan.idle_tables, plan.idle_sockets).await?;
    let shared = Memory::measured(1, plan.idle_sockets).await?;
    let mb = |bytes: u64| bytes as f64 / 1e6;
    let (tables, sockets) = (memory.tables, memory.sockets);
    println!(
        "memory: {:.1} MB empty, {:.1} MB with {tables} idle tables ({:.2} kB each), {:.1} MB with {sockets} idle sockets at tables of \
         their own besides ({:.2} kB each; {:.2} kB each if all sit at one table)",
        mb(memory.empty),
        mb(memory.with_tables),
        memory.of_table() / 1e3,
        mb(memory.with_sockets),
        memory.of_socket() / 1e3,
        shared.of_socket() / 1e3,
    );
    Ok(vec![
        Limit::idle_socket(shared.of_socket()),
        Limit::idle_pair(memory.of_socket() + memory.of_table()),
        Limit::idle_table(memory.of_table()),
        Limit::idle_in_all(tables, sockets, memory.with_sockets as f64),
    ])
}
