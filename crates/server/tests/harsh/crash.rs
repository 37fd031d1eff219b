//! A server killed at any moment loses nothing that anybody saw accepted.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::{Semaphore, oneshot};
use tokio::time::timeout;

use crate::client::{Folder, Person, Seat, for_two, try_send_text};
use crate::process::Process;

const TABLES: usize = 8;
const PATIENCE: Duration = Duration::from_secs(60);

/// How often the server is killed; more by the environment.
fn rounds() -> usize {
    std::env::var("ONEIROS_CRASHES").ok().and_then(|text| text.parse().ok()).unwrap_or(30)
}

/// What the players of a table know of it.
struct Known {
    /// Counts what is acknowledged at all tables.
    acks: Arc<Semaphore>,
    id: String,
    /// The places and names of requests that were acknowledged.
    acknowledged: Vec<(u64, String)>,
    refused: Vec<String>,
    /// The request that was on its way when the server died.
    open: Option<Value>,
    sent: usize,
    games: usize,
}

impl Known {
    fn new(games: usize, acks: Arc<Semaphore>) -> Known {
        let (acknowledged, refused) = (Vec::new(), Vec::new());
        Known { acks, id: String::new(), acknowledged, refused, open: None, sent: 0, games }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_at_any_moment_keeps_every_acknowledged_move_once_and_no_refused_one() {
    let folder = Folder::new();
    let place = folder.0.to_str().unwrap().to_owned();
    let mut server = Process::start(&place);
    let mut people = [Person::new(server.address, "Ada").await, Person::new(server.address, "Ben").await];
    let mut tables: Vec<Known> = (0..TABLES).map(|_| Known::new(0, Arc::new(Semaphore::new(0)))).collect();
    let mut moves = 0;
    for round in 0..rounds() {
        let acks = Arc::new(Semaphore::new(0));
        let (stops, players) = play_until_it_dies(&people, tables, &acks);
        // Another moment each time: while some are answered, others are being written, sent or read.
        let count = 1 + (round as u32 * 13) % 47;
        timeout(PATIENCE, acks.acquire_many(count)).await.expect("moves are acknowledged").unwrap().forget();
        server.kill();
        drop(stops);
        tables = Vec::new();
        for player in players {
            tables.push(player.await.unwrap());
        }
        server = Process::start(&place);
        people.iter_mut().for_each(|person| person.server = server.address);
        for table in &mut tables {
            moves += check(&people, table).await;
        }
        if (round + 1).is_multiple_of(50) {
            eprintln!("killed {} times, nothing is lost", round + 1);
        }
    }
    assert!(moves > rounds() * TABLES, "only {moves} moves were acknowledged in all");
}

type Players = Vec<tokio::task::JoinHandle<Known>>;

fn play_until_it_dies(
    people: &[Person; 2],
    tables: Vec<Known>,
    acks: &Arc<Semaphore>,
) -> (Vec<oneshot::Sender<()>>, Players) {
    let play = |known: Known| {
        let (stop, stopped) = oneshot::channel::<()>();
        let (people, known) = (people.clone(), Known { acks: Arc::clone(acks), ..known });
        (stop, tokio::spawn(play(people, known, stopped)))
    };
    tables.into_iter().map(play).unzip()
}

/// Plays a table, and new ones after it, until the connection breaks.
async fn play(people: [Person; 2], mut known: Known, mut stopped: oneshot::Receiver<()>) -> Known {
    loop {
        let playing = play_on(&people, &mut known);
        tokio::select! {
            () = playing => {}
            _ = &mut stopped => return known,
        }
        if stopped.try_recv() != Err(oneshot::error::TryRecvError::Empty) {
            return known;
        }
        tokio::task::yield_now().await;
    }
}

/// Plays until the game is over or the connection breaks.
async fn play_on(people: &[Person; 2], known: &mut Known) {
    if known.id.is_empty() {
        let Some(made) = people[0].try_make_table().await else { return };
        known.id = made;
    }
    let (Some(mut ada), Some(mut ben)) =
        (people[0].try_open(&known.id).await, people[1].try_open(&known.id).await)
    else {
        return;
    };
    if ben.scene["stage"] == "gathering" && ben.try_ask(json!({ "do": "sit", "seat": 2 })).await.is_none() {
        return;
    }
    loop {
        for seat in [&mut ada, &mut ben] {
            if seat.look().await.is_none() {
                return;
            }
        }
        if ada.scene["stage"] == "over" {
            *known = Known::new(known.games + 1, Arc::clone(&known.acks));
            return;
        }
        let seat = if ada.prompt().is_some() { &mut ada } else { &mut ben };
        if move_once(seat, known).await.is_none() {
            return;
        }
    }
}

/// One move, and now and then one that must be refused.
async fn move_once(seat: &mut Seat, known: &mut Known) -> Option<()> {
    let prompt = seat.prompt()?;
    known.sent += 1;
    let client = format!("c{}", known.sent);
    let wrong = known.sent.is_multiple_of(7);
    let actions = prompt["actions"].as_array().unwrap();
    let action = if wrong { json!("golem z9") } else { actions[known.sent % actions.len()].clone() };
    let command = json!({ "do": "play", "seat": prompt["seat"], "expected": prompt["number"], "action": action, "client": client });
    known.open = Some(command.clone());
    let answer = seat.try_ask(command).await?;
    known.open = None;
    match answer["type"].as_str() {
        Some("ack") => {
            known.acknowledged.push((answer["seq"].as_u64().unwrap(), client));
            known.acks.add_permits(1);
        }
        Some("refused") => known.refused.push(client),
        _ => panic!("{answer}"),
    }
    Some(())
}

/// After the restart: what was acknowledged is there once, at its place; what was on its way is there once after sending it again.
async fn check(people: &[Person; 2], known: &mut Known) -> usize {
    if known.id.is_empty() {
        return 0;
    }
    let mut ada = people[0].open(&known.id, None).await;
    let last = known.acknowledged.last().map_or(0, |(seq, _)| *seq);
    assert!(ada.scene["seq"].as_u64().unwrap() >= last, "an acknowledged move is gone");
    let mut ben = people[1].open(&known.id, None).await;
    let recent = known.acknowledged.len().saturating_sub(6);
    for (seq, client) in &known.acknowledged[recent..] {
        assert_eq!(places(&mut ada, &mut ben, client).await, [*seq], "{client}");
    }
    for client in known.refused.iter().rev().take(3) {
        assert!(places(&mut ada, &mut ben, client).await.is_empty(), "{client} was refused and is there");
    }
    if let Some(open) = known.open.take() {
        let seat = if open["seat"] == 1 { &mut ada } else { &mut ben };
        let first = seat.ask(open.clone()).await;
        let second = seat.ask(open.clone()).await;
        assert_eq!(first, second, "sending again gives the same answer");
        if first["type"] == "ack" {
            known
                .acknowledged
                .push((first["seq"].as_u64().unwrap(), open["client"].as_str().unwrap().to_owned()));
        }
    }
    let places: std::collections::BTreeSet<u64> = known.acknowledged.iter().map(|(seq, _)| *seq).collect();
    assert_eq!(places.len(), known.acknowledged.len(), "two moves at one place");
    known.acknowledged.len()
}

/// Where a request stands by its name: it is sent again for both seats, in a form that would not be carried out anew.
async fn places(ada: &mut Seat, ben: &mut Seat, client: &str) -> Vec<u64> {
    let mut places = Vec::new();
    for (seat, number) in [(ada, 1), (ben, 2)] {
        let again = json!({ "do": "play", "seat": number, "expected": u64::MAX >> 12, "action": "end", "client": client });
        let answer = seat.ask(again).await;
        places.extend((answer["type"] == "ack").then(|| answer["seq"].as_u64().unwrap()));
    }
    places
}

impl Person {
    async fn try_make_table(&self) -> Option<String> {
        let body = for_two().to_string();
        let (server, cookie, length) = (self.server, &self.cookie, body.len());
        let text = format!(
            "POST /api/tables HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        let reply = try_send_text(server, &text).await.filter(|reply| reply.status == 201)?;
        reply.body["id"].as_str().map(str::to_owned)
    }

    async fn try_open(&self, table: &str) -> Option<Seat> {
        let mut seat = self.try_connect(table, None).await?;
        seat.greeted().await?;
        Some(seat)
    }
}

impl Seat {
    async fn try_ask(&mut self, command: Value) -> Option<Value> {
        self.try_say(&json!({ "type": "do", "id": 1, "command": command })).await?;
        loop {
            let message = self.next().await?;
            if matches!(message["type"].as_str(), Some("ack" | "refused" | "behind")) {
                return Some(message);
            }
        }
    }

    /// Asks how everything is.
    async fn look(&mut self) -> Option<()> {
        self.try_say(&json!({ "type": "resume" })).await?;
        self.greeted().await
    }

    async fn greeted(&mut self) -> Option<()> {
        loop {
            if self.next().await?["type"] == "hello" {
                return Some(());
            }
        }
    }
}

#[tokio::test]
async fn a_table_made_before_a_crash_is_played_to_its_end_after_it() {
    let folder = Folder::new();
    let place = folder.0.to_str().unwrap().to_owned();
    let server = Process::start(&place);
    let mut ada = Person::new(server.address, "Ada").await;
    let contract =
        json!({ "game": { "game": "dreamscape", "options": ["cycles=1"] }, "seats": ["maker", "maker"] });
    let table = ada.make_table(&contract).await;
    server.kill();
    let server = Process::start(&place);
    ada.server = server.address;
    let mut seat = ada.open(&table, None).await;
    let deadline = Instant::now() + Duration::from_secs(120);
    let mut steps = 0;
    while seat.scene["stage"] == "playing" && Instant::now() < deadline {
        let before = seat.scene["seq"].clone();
        let answer = seat.play(steps * 5).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        if seat.scene["seq"] == before {
            seat.until(|message| message["type"] == "update").await;
        }
        steps += 1;
    }
    assert_eq!(seat.scene["end"]["played_out"], json!(true));
}
