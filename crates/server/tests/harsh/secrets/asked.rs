//! Everything that can be asked of a running game, by its socket and by HTTP.

use dreamscape::Action;
use kernel::Game;
use kernel::contract::Subject;
use serde_json::{Value, json};
use store::TableId;
use table::contract::Chair;

use super::worlds::{Pair, Step, text};
use crate::client::{Person, Reply, Seat};

/// How many moves are compared after the first look.
const MOVES: usize = 6;

/// The number of a request whose answer may come before or after what it causes.
const CHAT: u32 = 2;

/// What somebody was told, to the byte, without who is here, which the test itself changes, and without the time of day.
pub(super) fn told(seat: &Seat) -> Vec<String> {
    let counts = |message: &Value| message["type"] != "here" && message["id"] != json!(CHAT);
    let heard = seat.heard.iter().zip(&seat.raw).filter(|(message, _)| counts(message));
    heard.map(|(message, raw)| without_time(raw, message)).collect()
}

fn without_time(raw: &str, message: &Value) -> String {
    match message["at"].as_i64() {
        Some(at) => raw.replace(&format!("\"at\":{at}"), "\"at\":0"),
        None => raw.to_owned(),
    }
}

/// An answer to the byte, without what must differ: the table's name and the time of day.
fn seen(reply: &Reply, table: TableId) -> String {
    let head = reply.head.lines().filter(|line| !line.starts_with("date:")).collect::<Vec<_>>().join("\n");
    let mut body = reply.text.clone();
    for line in reply.body["lines"].as_array().into_iter().flatten() {
        body = without_time(&body, line);
    }
    format!("{head}\n\n{body}").replace(&table.to_string(), "TABLE")
}

impl Pair {
    /// Looks, asks, is refused, and watches some moves in both worlds; how many moves, and how many of them told others what the viewer
    /// may not know.
    pub(super) async fn compare(&mut self, people: &[Person]) -> (usize, usize) {
        let looker = self.looker(people);
        let mut eyes = self.eyes(looker).await;
        self.ask_all(&mut eyes).await;
        self.look_all(looker, &eyes[0]).await;
        let (mut moves, mut hiding) = (0, 0);
        while moves < MOVES {
            let Some(Step { seat, action, hides }) = self.even_step() else { break };
            for (world, eye) in eyes.iter_mut().enumerate() {
                let seq = self.play(self.holder(seat, people), world, Chair(seat), &action).await;
                eye.until(|message| message["table_view"]["seq"] == seq).await;
            }
            assert_eq!(told(&eyes[0]), told(&eyes[1]), "{:?} after {action}", self.own);
            moves += 1;
            hiding += usize::from(hides);
        }
        self.speak_and_resume(&mut eyes).await;
        self.look_all(looker, &eyes[0]).await;
        (moves, hiding)
    }

    /// Looks at both worlds.
    pub(super) async fn eyes(&self, looker: &Person) -> [Seat; 2] {
        let [here, there] = self.tables.map(|table| table.to_string());
        [looker.open(&here, None).await, looker.open(&there, None).await]
    }

    /// Says something in both worlds, and comes back to each.
    pub(super) async fn speak_and_resume(&self, eyes: &mut [Seat; 2]) {
        for eye in eyes.iter_mut() {
            eye.say(&json!({ "type": "chat", "id": CHAT, "text": "What do I not know?" })).await;
            eye.until(|message| message["type"] == "chat").await;
            for since in [1, 4, 1_000_000] {
                eye.say(&json!({ "type": "resume", "since": since })).await;
                eye.until(|message| message["type"] == "hello").await;
            }
        }
        assert_eq!(told(&eyes[0]), told(&eyes[1]), "{:?}", self.own);
    }

    /// Makes a move over the wire; its place in the log.
    pub(super) async fn play(&self, person: &Person, world: usize, seat: Chair, action: &str) -> Value {
        let mut hand = person.open(&self.tables[world].to_string(), None).await;
        let prompts = hand.table_view["prompts"].as_array().unwrap();
        let prompt = prompts.iter().find(|prompt| prompt["seat"] == json!(seat)).unwrap();
        let command = json!({ "do": "play", "seat": seat, "expected": prompt["number"], "action": action });
        let answer = hand.ask(command).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        answer["seq"].clone()
    }

    /// Every question and every way to be refused, for every seat.
    pub(super) async fn ask_all(&mut self, eyes: &mut [Seat; 2]) {
        let actions = self.some_actions(&eyes[0]);
        let ask = |seat: usize, question: Value| json!({ "type": "ask", "id": 1, "seat": seat, "question": question });
        let mut says = Vec::new();
        for seat in 1..=self.seats {
            for action in &actions {
                for kind in ["preview", "why"] {
                    says.push(ask(seat, json!({ "question": kind, "action": action })));
                }
                // An answer to no prompt: refused or behind, never played.
                let play = json!({ "do": "play", "seat": seat, "expected": 0, "action": action });
                says.push(json!({ "type": "do", "id": 1, "command": play }));
            }
            says.push(ask(seat, json!({ "question": "reach" })));
            for card in [1, 7, 20, 33, 50, 51] {
                says.push(ask(seat, json!({ "question": "fit", "card": card })));
            }
        }
        for eye in eyes.iter_mut() {
            for message in &says {
                eye.say(message).await;
                eye.until(|message| message["id"] == 1).await;
            }
        }
        assert_eq!(told(&eyes[0]), told(&eyes[1]), "{:?}", self.own);
    }

    /// Actions that are possible, nearly possible, and any.
    fn some_actions(&mut self, eye: &Seat) -> Vec<String> {
        let game = self.worlds[0].game().clone();
        let mut actions: Vec<Action> = (0..4).map(|_| game.any_action(&mut self.dice)).collect();
        for prompt in eye.table_view["prompts"].as_array().into_iter().flatten() {
            let possible = prompt["actions"].as_array().unwrap().iter().take(4);
            for action in possible.map(|action| game.read_action(action.as_str().unwrap()).unwrap()) {
                actions.extend([action, game.alter(action, &mut self.dice)]);
            }
        }
        actions.into_iter().map(|action| text(&game, action)).collect()
    }

    /// Everything that HTTP tells of a running game, and the refusal of what it does not tell. One that is over has no secrets.
    pub(super) async fn look_all(&self, looker: &Person, eye: &Seat) {
        if eye.table_view["stage"] == "over" {
            return;
        }
        let mut looks = [Vec::new(), Vec::new()];
        for (look, table) in looks.iter_mut().zip(self.tables) {
            let path = format!("/api/tables/{table}");
            let asked = [
                "",
                "/steps",
                "/steps?from=1&count=50",
                "/steps?from=3&count=2",
                "/report",
                "/report?step=3",
                "/report?step=1000",
                "/record",
                "/chat",
                "/chat?before=2",
                "/code",
            ];
            for part in asked {
                look.push(seen(&looker.get(&format!("{path}{part}")).await, table));
            }
            for (part, body) in [("what-if", json!({ "step": 2 })), ("rematch", json!({}))] {
                look.push(seen(&looker.post(&format!("{path}/{part}"), &body).await, table));
            }
        }
        let [here, there] = looks;
        for (here, there) in here.iter().zip(&there) {
            assert_eq!(here, there, "{:?}", self.own);
        }
        let record = &here[7];
        assert!(record.starts_with("HTTP/1.1 409") && record.contains("table-not-over"), "{record}");
        assert!(here[11].starts_with("HTTP/1.1 409"), "{}", here[11]);
    }
}
