//! A server killed at any moment loses nothing that anybody saw accepted.

use std::time::{Duration, Instant};

use kernel::Dice;
use rusqlite::Connection;
use serde_json::{Value, json};
use table::Guest;
use tokio::sync::oneshot;

use crate::client::{Folder, Person, Seat, for_two};
use crate::known::Known;
use crate::moment::Ticks;
use crate::process::Process;
use crate::receiver::Receiver;
use crate::standing::standing;

mod rows;
use rows::{Met, beside_the_log, rows_of};

const TABLES: usize = 8;
/// Whoever is here is missed only after hours, so that no message is sent or dropped while the test looks at them.
const LIMITS: &str = "silence = 3600\n";
const ROUNDS: usize = 30;
/// How often the server is killed, unless the environment says another number.
fn rounds() -> usize {
    std::env::var("ONEIROS_CRASHES").ok().and_then(|text| text.parse().ok()).unwrap_or(ROUNDS)
}

/// Different rows depend on the last one at different tables: on clocks, on patience, on computer players.
fn contract(number: usize) -> Value {
    let mut contract = for_two();
    match number % 5 {
        1 => contract["clock"] = json!({ "kind": "per-move", "seconds": 36_000 }),
        2 => contract["clock"] = json!({ "kind": "total", "seconds": 36_000, "increment": 10 }),
        3 => contract["seats"] = json!(["maker", "open", "bot"]),
        4 => contract["absence"] = json!({ "kind": "stand-in", "seconds": 36_000 }),
        _ => {}
    }
    contract
}

/// What the players of a table know of it.
struct Game {
    /// Counts what is sent and answered at all tables.
    ticks: Ticks,
    number: usize,
    id: String,
    dice: Dice,
    known: Known<Value>,
    sent: usize,
    asked: usize,
    answered: usize,
    /// What they know of a game before this one that ended since the last look at the log.
    before: Option<Box<Game>>,
}

impl Game {
    fn new(number: usize, ticks: Ticks, dice: Dice) -> Game {
        let (id, known) = (String::new(), Known::new());
        Game { ticks, number, id, dice, known, sent: 0, asked: 0, answered: 0, before: None }
    }

    /// Holds what the players know against the rows of the log themselves: what was acknowledged stands at its place and nowhere else,
    /// what was refused nowhere, and nothing stands there that nobody heard of but what was on its way.
    fn is_in_log(&self, log: &Connection) {
        self.known.hold_all(&standing(&rows_of(log, &self.id)), &format!("the log of table {}", self.id));
    }

    /// What somebody does next, and who: an open request is answered; else most play, and some take back, play again, ask to go back or
    /// try what is not allowed. Nothing if all wait for a computer player.
    fn choose(&mut self, seats: [&Seat; 2]) -> Option<(usize, Value)> {
        let table_view = &seats[0].table_view;
        if let Some(request) = table_view.get("request") {
            let who = usize::from(request["by"] == 1);
            let agrees = self.dice.below(2) == 0;
            let number = &request["number"];
            return Some((
                who,
                json!({ "do": "answer", "seat": who + 1, "expected": number, "agrees": agrees }),
            ));
        }
        let own = |who: usize| seats[who].table_view["undo"].as_array().and_then(|undo| undo.first());
        let who = self.dice.below(2) as usize;
        let steps = 1 + self.dice.below(3);
        match self.dice.below(12) {
            0 | 1 if own(who).is_some_and(|undo| undo["steps"] != 0) => {
                return Some((who, json!({ "do": "undo", "seat": who + 1 })));
            }
            2 | 3 if own(who).is_some_and(|undo| undo["redo"] == true) => {
                return Some((who, json!({ "do": "redo", "seat": who + 1 })));
            }
            4 => return Some((who, json!({ "do": "ask", "seat": who + 1, "steps": steps }))),
            _ => {}
        }
        let who = (0..2).find(|who| seats[*who].prompt().is_some())?;
        let prompt = seats[who].prompt()?;
        let actions = prompt["actions"].as_array()?;
        let action = match self.dice.below(7) {
            0 => json!("golem z9"),
            _ => actions[self.dice.below(actions.len() as u32) as usize].clone(),
        };
        Some((who, json!({ "do": "play", "seat": who + 1, "expected": prompt["number"], "action": action })))
    }

    /// Gives a request its name, which is part of it where requests have names.
    fn name(&mut self, command: &mut Value) -> String {
        match command["do"].as_str() {
            Some("ask") => format!("asked {}", self.asked + 1),
            Some("answer") => format!("answered {}", self.answered + 1),
            _ => {
                self.sent += 1;
                let client = format!("c{}", self.sent);
                command["client"] = json!(client);
                client
            }
        }
    }

    /// A request stands in the log at this place.
    fn stands(&mut self, seq: u64, name: String) {
        self.asked += usize::from(name.starts_with("asked"));
        self.answered += usize::from(name.starts_with("answered"));
        self.known.stands(seq, name);
    }

    /// A request was not carried out. One that has no name cannot be told from the next.
    fn falls(&mut self, command: &Value, name: String) {
        if command["client"].is_string() {
            self.known.falls(name);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_at_any_moment_keeps_every_acknowledged_move_once_and_no_refused_one() {
    let folder = Folder::new();
    let place = folder.0.to_str().unwrap().to_owned();
    let mut server = Process::start_with(&place, LIMITS);
    let mut people = [Person::new(server.address, "Ada").await, Person::new(server.address, "Ben").await];
    // Nobody ever answers there: the messages stay.
    let receiver = Receiver::new().await;
    assert_eq!(people[1].put("/api/me/webhook", &receiver.hook()).await.status, 200);
    let ben = Guest(people[1].id().await.parse::<store::GuestId>().unwrap().get());
    let fresh = |number: usize| Game::new(number, Ticks::new(), Dice::new(number as u64));
    let mut tables: Vec<Game> = (0..TABLES).map(fresh).collect();
    let (mut moves, mut games, mut met) = (0, 0, Met::default());
    for round in 0..rounds() {
        let ticks = Ticks::new();
        let (stops, players) = play_until_it_dies(&people, tables, &ticks);
        ticks.wait_for_a_moment(&mut Dice::new(round as u64)).await;
        server.kill();
        drop(stops);
        tables = Vec::new();
        for player in players {
            tables.push(player.await.unwrap());
        }
        server = Process::start_with(&place, LIMITS);
        people.iter_mut().for_each(|person| person.server = server.address);
        let log = Connection::open(folder.0.join("oneiros.db")).unwrap();
        for table in &mut tables {
            let mut ended = table.before.take();
            while let Some(mut over) = ended {
                over.is_in_log(&log);
                beside_the_log(&log, &over.id, ben, &mut met);
                games += 1;
                ended = over.before.take();
            }
            if !table.id.is_empty() {
                beside_the_log(&log, &table.id, ben, &mut met);
                moves += check(&people, table, &log).await;
            }
        }
        if (round + 1).is_multiple_of(50) {
            eprintln!("killed {} times, nothing is lost", round + 1);
        }
    }
    // Each table has moved on after each crash, but those that nobody had begun yet or that had just ended.
    assert!(moves > rounds() * TABLES / 2, "tables went on only {moves} times, and {games} games ended");
    // A few rounds need not have met everything.
    if rounds() < ROUNDS {
        return;
    }
    for deed in ["played", "undone", "redone", "asked", "answered", "taken-back", "bot-sat"] {
        assert!(met.deeds.contains(deed), "nothing was ever {deed}");
    }
    assert!(met.messages > 0 && met.due > 0, "nobody was ever called, or no table was ever due");
}

type Players = Vec<tokio::task::JoinHandle<Game>>;

fn play_until_it_dies(
    people: &[Person; 2],
    tables: Vec<Game>,
    ticks: &Ticks,
) -> (Vec<oneshot::Sender<()>>, Players) {
    let play = |game: Game| {
        let (stop, stopped) = oneshot::channel::<()>();
        let (people, game) = (people.clone(), Game { ticks: ticks.clone(), ..game });
        (stop, tokio::spawn(play(people, game, stopped)))
    };
    tables.into_iter().map(play).unzip()
}

/// Plays a table, and new ones after it, until the connection breaks.
async fn play(people: [Person; 2], mut game: Game, mut stopped: oneshot::Receiver<()>) -> Game {
    loop {
        let playing = play_on(&people, &mut game);
        tokio::select! {
            () = playing => {}
            _ = &mut stopped => return game,
        }
        if stopped.try_recv() != Err(oneshot::error::TryRecvError::Empty) {
            return game;
        }
        tokio::task::yield_now().await;
    }
}

/// Plays until the game is over or the connection breaks.
async fn play_on(people: &[Person; 2], game: &mut Game) {
    if game.id.is_empty() {
        let Some(made) = people[0].try_make_table(&contract(game.number)).await else { return };
        game.id = made;
    }
    let (Some(mut ada), Some(mut ben)) =
        (people[0].try_open(&game.id).await, people[1].try_open(&game.id).await)
    else {
        return;
    };
    let sit = json!({ "do": "sit", "seat": 2 });
    if ben.table_view["stage"] == "gathering" && ben.try_ask(sit, || {}).await.is_none() {
        return;
    }
    loop {
        for seat in [&mut ada, &mut ben] {
            if seat.look().await.is_none() {
                return;
            }
        }
        if ada.table_view["stage"] == "over" {
            let next = Game::new(game.number, game.ticks.clone(), game.dice.clone());
            let over = std::mem::replace(game, next);
            game.before = Some(Box::new(over));
            return;
        }
        if act_once([&mut ada, &mut ben], game).await.is_none() {
            return;
        }
    }
}

/// One request, if there is something to do; `None` if the connection breaks.
async fn act_once(seats: [&mut Seat; 2], game: &mut Game) -> Option<()> {
    let Some((who, mut command)) = game.choose([&*seats[0], &*seats[1]]) else { return Some(()) };
    let name = game.name(&mut command);
    game.known.open = Some((command.clone(), name.clone()));
    let ticks = game.ticks.clone();
    let [ada, ben] = seats;
    let seat = if who == 0 { ada } else { ben };
    let answer = seat.try_ask(command.clone(), || ticks.tick()).await?;
    game.known.open = None;
    match answer["type"].as_str() {
        Some("ack") => game.stands(answer["seq"].as_u64().unwrap(), name),
        _ => game.falls(&command, name),
    }
    ticks.tick();
    Some(())
}

/// After the restart: what was acknowledged is there once, at its place; what was on its way is there once after sending it again; and
/// the table goes on. How many moves that were.
async fn check(people: &[Person; 2], game: &mut Game, log: &Connection) -> usize {
    game.is_in_log(log);
    let mut ada = people[0].open(&game.id, None).await;
    let mut ben = people[1].open(&game.id, None).await;
    if let Some((open, name)) = game.known.open.take() {
        let place = if open["client"].is_string() {
            let seat = if open["seat"] == 1 { &mut ada } else { &mut ben };
            let first = seat.ask(open.clone()).await;
            let second = seat.ask(open.clone()).await;
            let place = |answer: &Value| answer["seq"].as_u64().filter(|_| answer["type"] == "ack");
            // A refusal tells how far the table is, which a computer player may have moved on meanwhile.
            let said = |answer: &Value| (answer["type"].clone(), answer["reason"].clone(), place(answer));
            assert_eq!(said(&first), said(&second), "sending again gives the same answer");
            place(&first)
        } else {
            // Without a name nobody sends it again: it stands or it does not.
            standing(&rows_of(log, &game.id))
                .into_iter()
                .find(|(_, stands)| *stands == name)
                .map(|(seq, _)| seq)
        };
        match place {
            Some(seq) => game.stands(seq, name),
            None => game.falls(&open, name),
        }
        game.is_in_log(log);
    }
    go_on(&mut ada, &mut ben, game).await
}

/// Somebody moves, if the game has begun and is not over.
async fn go_on(ada: &mut Seat, ben: &mut Seat, game: &mut Game) -> usize {
    let before = game.known.acknowledged.len();
    while game.known.acknowledged.len() == before {
        for seat in [&mut *ada, &mut *ben] {
            seat.look().await.expect("the server stays");
        }
        if ada.table_view["stage"] != "playing" {
            return 0;
        }
        act_once([&mut *ada, &mut *ben], game).await.expect("the server stays");
    }
    1
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
    while seat.table_view["stage"] == "playing" && Instant::now() < deadline {
        let before = seat.table_view["seq"].clone();
        let answer = seat.play(steps * 5).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        if seat.table_view["seq"] == before {
            seat.until(|message| message["type"] == "update").await;
        }
        steps += 1;
    }
    assert_eq!(seat.table_view["end"]["played_out"], json!(true));
}
