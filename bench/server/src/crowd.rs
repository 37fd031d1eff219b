//! What a move costs where many came before it, and among many tables.

use std::time::Duration;

use crate::beside::timed;
use crate::folder::Folder;
use crate::idle::make_tables;
use crate::play::{Until, go, sit_down, sway};
use crate::process::Served;

/// How many moves at each table are measured where many came before.
const AFTER: usize = 500;

/// How many tables play among those at which nobody does.
const PLAYING: usize = 10;

/// What a move costs among so many tables, ten of which play a game to its end: the median of some rounds.
pub(crate) async fn among(tables: usize, rounds: usize) -> Result<f64, String> {
    let folder = Folder::new()?;
    let server = Served::start(&["server", folder.name()]).await?;
    make_tables(server.address, tables.saturating_sub(PLAYING)).await?;
    let mut costs = Vec::new();
    for _ in 0..rounds {
        let pairs = sit_down(server.address, PLAYING, 1).await?;
        let (run, pairs) = timed(&server, pairs, Until::Over, Duration::ZERO).await?;
        costs.push(run.cpu_per_move);
        go(pairs).await;
    }
    server.stop().await;
    costs.sort_by(f64::total_cmp);
    costs.get(costs.len() / 2).copied().ok_or_else(|| "nothing was measured".to_owned())
}

/// What a move costs at tables that have so many behind them.
pub(crate) async fn after_many(long: [usize; 3]) -> Result<Vec<(usize, f64)>, String> {
    let folder = Folder::new()?;
    let server = Served::start(&["server", folder.name()]).await?;
    let mut pairs = sit_down(server.address, PLAYING, 1).await?;
    let (mut made, mut costs) = (0, Vec::new());
    for before in long {
        pairs = sway(pairs, before.saturating_sub(made)).await?;
        let cpu = server.cpu()?;
        let measured = AFTER * pairs.len();
        pairs = sway(pairs, AFTER).await?;
        costs.push((before, (server.cpu()? - cpu) / measured as f64));
        made = before.max(made) + AFTER;
    }
    go(pairs).await;
    server.stop().await;
    Ok(costs)
}
