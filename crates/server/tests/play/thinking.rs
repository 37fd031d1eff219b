//! Computer players that think for long, never answer, or fail: nobody at their table or at another one notices.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex};
use std::time::Duration;

use kernel::{Dice, Player, Turn, Uniform};
use lanterns::{Action, Lanterns, LanternsTables};
use serde_json::{Value, json};
use server::{Config, Server};
use store::Place;
use table::GameKind;
use table::contract::GameChoice;
use table::games::Games;
use table::refusal::Refused;

use crate::client::{Folder, Person, Seat};

/// Lanterns with players of all kinds.
struct Thinkers;

impl GameKind for Thinkers {
    type Game = Lanterns;
    type Content = <LanternsTables as GameKind>::Content;
    type Pack = <LanternsTables as GameKind>::Pack;

    const PLAYERS: &'static [&'static str] = &["uniform", "slow", "silent", "failing"];

    fn player(name: &str, seed: u64) -> Box<dyn Player<Lanterns> + Send> {
        match name {
            "slow" => Box::new(Slow),
            "silent" => Box::new(Silent),
            "failing" => Box::new(Failing),
            _ => Box::new(Uniform::new(Dice::new(seed))),
        }
    }

    fn game(&self, choice: &GameChoice, seats: usize) -> Result<Lanterns, Refused> {
        LanternsTables.game(choice, seats)
    }

    fn choice(&self, game: &Lanterns) -> GameChoice {
        LanternsTables.choice(game)
    }

    fn content(&self) -> Self::Content {
        GameKind::content(&LanternsTables)
    }
}

type View = <Lanterns as kernel::Game>::View;

/// Thinks until it is told to answer, or its time is over; then it rests, or says no.
struct Slow;

/// Whether slow players are to answer, and how many have begun to think.
static ANSWERS: (Mutex<bool>, Condvar) = (Mutex::new(false), Condvar::new());
static BEGUN: AtomicUsize = AtomicUsize::new(0);

impl Player<Lanterns> for Slow {
    fn choose(&mut self, _: &Lanterns, _: &View, legal: &[Action]) -> usize {
        legal.iter().position(|action| matches!(action, Action::Rest | Action::No | Action::Let)).unwrap_or(0)
    }

    fn think(&mut self, turn: &Turn<'_, Lanterns>) -> usize {
        BEGUN.fetch_add(1, Ordering::SeqCst);
        let mut answers = ANSWERS.0.lock().unwrap();
        while !*answers && !turn.budget.is_over() {
            answers = ANSWERS.1.wait_timeout(answers, Duration::from_millis(5)).unwrap().0;
        }
        drop(answers);
        self.choose(turn.game, turn.view, turn.legal)
    }
}

/// Never answers.
struct Silent;

impl Player<Lanterns> for Silent {
    fn choose(&mut self, _: &Lanterns, _: &View, _: &[Action]) -> usize {
        loop {
            std::thread::park();
        }
    }
}

/// Fails.
struct Failing;

impl Player<Lanterns> for Failing {
    fn choose(&mut self, _: &Lanterns, _: &View, _: &[Action]) -> usize {
        panic!("this player always fails");
    }
}

async fn serve(folder: &Folder, thinking: Duration) -> Server {
    let mut config = Config::local(Games::default().with(Thinkers), Place::Folder(folder.0.clone()));
    config.limits.thinking = thinking;
    Server::start(config).await.unwrap()
}

fn contract(player: &str) -> Value {
    json!({ "game": { "game": "lanterns" }, "seats": ["maker", "bot"], "players": ["", player] })
}

async fn act(seat: &mut Seat, action: &str) {
    let prompt = seat.prompt().unwrap();
    let command = json!({ "do": "play", "seat": 1, "expected": prompt["number"], "action": action });
    did(seat, command).await;
}

async fn did(seat: &mut Seat, command: Value) {
    let answer = seat.ask(command).await;
    assert_eq!(answer["type"], "ack", "{answer}");
    while seat.table_view["seq"].as_u64() < answer["seq"].as_u64() {
        seat.next().await.expect("the socket stays open");
    }
}

/// Waits until the other seat rests.
async fn other_rests(seat: &mut Seat) {
    let awake = |table_view: &Value| {
        table_view["views"][0]["view"]["piles"][0].as_array().unwrap().contains(&json!(1))
    };
    while awake(&seat.table_view) {
        seat.next().await.expect("the socket stays open");
    }
}

/// Waits until so many slow players have begun to think.
async fn begun(count: usize) {
    while BEGUN.load(Ordering::SeqCst) < count {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_a_computer_player_thinks_people_play_ask_chat_and_undo_and_what_it_thinks_of_can_pass() {
    let folder = Folder::new();
    // Far longer than this test takes: nothing here ends because the time is over.
    let server = serve(&folder, Duration::from_secs(600)).await;
    let ada = Person::new(server.address(), "Ada").await;
    let table = ada.make_table(&contract("slow")).await;
    let mut seat = ada.open(&table, None).await;
    begun(1).await;
    act(&mut seat, "draw").await;
    let drawn = seat.prompt().unwrap()["actions"].as_array().unwrap().len();
    let hide = seat.prompt().unwrap()["actions"].as_array().unwrap().iter().find_map(|action| {
        let action = action.as_str().unwrap();
        action.starts_with("hide(").then(|| action.to_owned())
    });
    act(&mut seat, &hide.unwrap()).await;
    did(&mut seat, json!({ "do": "undo", "seat": 1 })).await;
    assert_eq!(seat.prompt().unwrap()["actions"].as_array().unwrap().len(), drawn);
    seat.say(
        &json!({ "type": "ask", "id": 2, "seat": 1, "question": { "question": "why", "action": "let" } }),
    )
    .await;
    let told = seat.until(|message| message["type"] == "answer").await;
    assert_eq!(told["answer"]["allowed"], false);
    seat.say(&json!({ "type": "chat", "text": "Hello!" })).await;
    seat.until(|message| message["type"] == "chat").await;
    // Another table with a quicker player is played meanwhile.
    let other = ada.make_table(&contract("uniform")).await;
    let mut there = ada.open(&other, None).await;
    while there.table_view["step"] == 0 {
        there.next().await.expect("the socket stays open");
    }
    // The question to the thinker is another one: what it thought of is not done, and it thinks anew.
    assert_eq!(BEGUN.load(Ordering::SeqCst), 1, "nobody else thinks");
    act(&mut seat, "dawn").await;
    begun(2).await;
    *ANSWERS.0.lock().unwrap() = true;
    ANSWERS.1.notify_all();
    // It says no, and rests later.
    other_rests(&mut seat).await;
    let awake = &seat.table_view["views"][0]["view"]["piles"];
    assert_eq!((&awake[0], &awake[3]), (&json!([0]), &json!([])));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_computer_player_that_never_answers_or_fails_does_what_it_may_do_first() {
    let folder = Folder::new();
    let server = serve(&folder, Duration::from_millis(20)).await;
    let ada = Person::new(server.address(), "Ada").await;
    for player in ["silent", "failing"] {
        let table = ada.make_table(&contract(player)).await;
        let mut seat = ada.open(&table, None).await;
        // By name, the first thing that may be done is to call for dawn.
        seat.until(|message| message["table_view"]["prompts"][0]["prompt"]["key"] == "dawn").await;
        act(&mut seat, "yes").await;
        assert_eq!(seat.table_view["stage"], "over", "{player}");
    }
    let refused = ada.post("/api/tables", &contract("clever")).await;
    assert_eq!(refused.body["error"]["key"], "table-unknown-player", "{refused:?}");
    assert_eq!(refused.body["error"]["expected"][3], "failing");
    server.stop().await;
}
