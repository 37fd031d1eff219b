//! Tables of two that play for a while, at full speed or with time to think.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::task::JoinSet;

use crate::client::{Socket, answer, guest, request};

/// Two players and the tables at which they sit: when a game is over, they go on at the next.
pub(crate) struct Pair {
    tables: Vec<Table>,
    choice: usize,
}

/// A table with the sockets of its two players and what each saw last.
struct Table {
    sockets: [Socket; 2],
    seen: [String; 2],
}

/// When a pair stops.
#[derive(Clone, Copy)]
pub(crate) enum Until {
    /// After this time, which its games must outlast.
    After(Duration),
    /// When its games are over.
    Over,
}

/// What was measured.
pub(crate) struct Measured {
    pub(crate) moves: usize,
    pub(crate) seconds: f64,
    /// From a player's move to the opponent's data, in seconds, sorted.
    pub(crate) delays: Vec<f64>,
}

impl Measured {
    pub(crate) fn per_second(&self) -> f64 {
        self.moves as f64 / self.seconds
    }

    /// The delay that a share of all moves does not exceed.
    pub(crate) fn quantile(&self, share: f64) -> f64 {
        let last = self.delays.len().saturating_sub(1);
        self.delays.get((last as f64 * share) as usize).copied().unwrap_or(0.0)
    }
}

/// Makes tables on the real server, so many for each pair, and seats the two at them.
pub(crate) async fn sit_down(server: SocketAddr, pairs: usize, games: usize) -> Result<Vec<Pair>, String> {
    let (ada, ben) = (guest(server).await?, guest(server).await?);
    let mut seated = Vec::with_capacity(pairs);
    for choice in 0..pairs {
        let mut tables = Vec::with_capacity(games);
        for _ in 0..games {
            tables.push(Table::made(server, &ada, &ben).await?);
        }
        seated.push(Pair { tables, choice });
    }
    Ok(seated)
}

impl Table {
    async fn made(server: SocketAddr, ada: &str, ben: &str) -> Result<Table, String> {
        let game = json!({ "game": "dreamscape", "options": ["cycles=12"] });
        let contract = json!({ "game": game, "seats": ["maker", "open"] });
        let (head, made) = request(server, "POST", "/api/tables", ada, &contract).await?;
        let id = made["id"].as_str().ok_or_else(|| format!("no table: {head} {made}"))?;
        let path = format!("/api/tables/{id}/live");
        let mut sockets = [Socket::open(server, &path, ada).await?, Socket::open(server, &path, ben).await?];
        let sit = json!({ "type": "do", "command": { "do": "sit", "seat": 2 } });
        sockets[1].say(sit.to_string()).await?;
        let mut seen = [String::new(), String::new()];
        for (socket, seen) in sockets.iter_mut().zip(&mut seen) {
            // Whoever is let in after the game began is greeted with it.
            while !seen.contains(r#""stage":"playing""#) {
                *seen = socket.hear().await?.to_string();
            }
        }
        Ok(Table { sockets, seen })
    }
}

/// Meets in rooms of the relay, which sends everybody the same long message.
pub(crate) async fn meet(relay: SocketAddr, rooms: usize, payload: &str) -> Result<Vec<Pair>, String> {
    let mut pairs = Vec::with_capacity(rooms);
    for room in 0..rooms {
        let path = format!("/{room}");
        let sockets = [Socket::open(relay, &path, "").await?, Socket::open(relay, &path, "").await?];
        let table = Table { sockets, seen: [payload.to_owned(), payload.to_owned()] };
        pairs.push(Pair { tables: vec![table], choice: room });
    }
    Ok(pairs)
}

/// Lets all pairs play for a while; each thinks about so long before each move.
pub(crate) async fn play(
    pairs: Vec<Pair>,
    until: Until,
    think: Duration,
) -> Result<(Measured, Vec<Pair>), String> {
    let stop = Arc::new(AtomicBool::new(false));
    let began = Instant::now();
    let mut playing = JoinSet::new();
    let count = pairs.len();
    for (number, mut pair) in pairs.into_iter().enumerate() {
        let stop = Arc::clone(&stop);
        let first = think.mul_f64(number as f64 / count as f64);
        playing.spawn(async move {
            let mut delays = Vec::new();
            tokio::time::sleep(first).await;
            while !stop.load(Ordering::Relaxed) {
                match (pair.step().await?, until) {
                    (Some(delay), _) => delays.push(delay.as_secs_f64()),
                    (None, Until::Over) => break,
                    // What is measured must not be how long a pair had nothing to do.
                    (None, Until::After(_)) => return Err("a pair has no game left".to_owned()),
                }
                if !think.is_zero() {
                    tokio::time::sleep(think.mul_f64(pair.mood())).await;
                }
            }
            Ok::<_, String>((pair, delays))
        });
    }
    if let Until::After(length) = until {
        tokio::time::sleep(length).await;
        stop.store(true, Ordering::Relaxed);
    }
    let mut seconds = began.elapsed().as_secs_f64();
    let (mut pairs, mut all) = (Vec::new(), Vec::new());
    while let Some(done) = playing.join_next().await {
        let (pair, delays) = done.map_err(|error| error.to_string())??;
        pairs.push(pair);
        all.extend(delays);
    }
    if matches!(until, Until::Over) {
        seconds = began.elapsed().as_secs_f64();
    }
    all.sort_by(f64::total_cmp);
    Ok((Measured { moves: all.len(), seconds, delays: all }, pairs))
}

/// Lets all pairs leave their tables.
pub(crate) async fn go(pairs: Vec<Pair>) {
    for pair in pairs {
        pair.leave().await;
    }
}

/// Lets all pairs take a move back and make it again, in so many moves each.
pub(crate) async fn sway(pairs: Vec<Pair>, moves: usize) -> Result<Vec<Pair>, String> {
    let mut swaying = JoinSet::new();
    for mut pair in pairs {
        swaying.spawn(async move {
            let table = pair.tables.last_mut().ok_or("a pair has no game left")?;
            table.sway(pair.choice, moves).await?;
            Ok::<_, String>(pair)
        });
    }
    let mut pairs = Vec::new();
    while let Some(done) = swaying.join_next().await {
        pairs.push(done.map_err(|error| error.to_string())??);
    }
    Ok(pairs)
}

impl Pair {
    /// One move of whoever may move; how long the other waited for it. Nothing when all games are over.
    async fn step(&mut self) -> Result<Option<Duration>, String> {
        self.choice = self.choice.wrapping_mul(31).wrapping_add(7);
        while let Some(table) = self.tables.last_mut() {
            if let Some(delay) = table.step(self.choice).await? {
                return Ok(Some(delay));
            }
            if let Some(over) = self.tables.pop() {
                over.leave().await;
            }
        }
        Ok(None)
    }

    /// From half to one and a half times as long as usual, evenly: people who always think equally long would move together for ever, once
    /// their moves have met.
    fn mood(&self) -> f64 {
        let scattered = (self.choice as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
        0.5 + scattered as f64 / f64::from(1 << 24)
    }

    /// What a player saw last.
    pub(crate) fn seen(&self) -> Option<&str> {
        let longest = self.tables.last()?.seen.iter().max_by_key(|seen| seen.len())?;
        Some(longest)
    }

    async fn leave(self) {
        for table in self.tables {
            table.leave().await;
        }
    }
}

impl Table {
    /// One move; nothing when the game is over.
    async fn step(&mut self, choice: usize) -> Result<Option<Duration>, String> {
        let first = choice & 1;
        let asked = |player: usize| answer(&self.seen[player], choice >> 1).map(|text| (player, text));
        let Some((mover, text)) = asked(first).or_else(|| asked(1 - first)) else { return Ok(None) };
        self.exchange(mover, text).await.map(Some)
    }

    /// Says something that changes the table, and hears until both know of it; how long the other waited.
    async fn exchange(&mut self, mover: usize, text: String) -> Result<Duration, String> {
        let began = Instant::now();
        self.sockets[mover].say(text).await?;
        let other = 1 - mover;
        self.seen[other] = self.sockets[other].hear_kind("update").await?.to_string();
        let delay = began.elapsed();
        let (mut acknowledged, mut updated) = (false, false);
        while !(acknowledged && updated) {
            let text = self.sockets[mover].hear().await?;
            if text.starts_with(r#"{"type":"ack""#) {
                acknowledged = true;
            } else if text.starts_with(r#"{"type":"update""#) {
                self.seen[mover] = text.to_string();
                updated = true;
            } else if text.starts_with(r#"{"type":"refused""#) || text.starts_with(r#"{"type":"behind""#) {
                return Err(text.to_string());
            }
        }
        Ok(delay)
    }

    /// The player who may take back what was done last.
    fn may_go_back(&self) -> Option<usize> {
        let may = |player: &usize| {
            let seen = self.seen[*player].split_once(r#""undo":[{"seat":"#)?.1;
            let steps = seen.split_once(r#","steps":"#)?.1.split_once(',')?.0;
            steps.parse::<u32>().ok().filter(|steps| *steps > 0)
        };
        (0..2).find(|player| may(player).is_some())
    }

    /// Takes a move back and makes it again, in so many moves: all of them find the game alike, however many came before.
    async fn sway(&mut self, mut choice: usize, moves: usize) -> Result<(), String> {
        let mover = loop {
            if let Some(mover) = self.may_go_back() {
                break mover;
            }
            choice = choice.wrapping_mul(31).wrapping_add(7);
            self.step(choice).await?.ok_or("nothing can be taken back")?;
        };
        for number in 0..moves {
            let way = if number % 2 == 0 { "undo" } else { "redo" };
            let command = json!({ "do": way, "seat": mover + 1 });
            self.exchange(mover, json!({ "type": "do", "id": 1, "command": command }).to_string()).await?;
        }
        Ok(())
    }

    async fn leave(self) {
        for socket in self.sockets {
            socket.close().await;
        }
    }
}
