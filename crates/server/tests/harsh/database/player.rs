//! Somebody who plays at a table without end, and sends each request again until it is answered for good.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use kernel::Dice;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use super::game::{Game, LETTERS, is_chat};
use crate::client::{Person, Seat};
use crate::moment::Ticks;

/// How long a player waits for one answer before coming again, as a client does.
pub(super) const ONE_ANSWER: Duration = Duration::from_secs(5);
/// How long a player waits before coming again, as a client does too.
pub(super) const BREATH: Duration = Duration::from_millis(20);

/// What all players are asked to do.
#[derive(Clone, Copy, Default)]
pub(super) struct Orders {
    /// Everybody says something as soon as this has grown, so that it is seen that they are served.
    pub(super) call: u64,
    /// Everybody stops as soon as nothing is on its way.
    pub(super) is_over: bool,
}

/// A player.
pub(super) struct Player {
    /// Who, and at which node.
    pub(super) person: Person,
    /// Where to go in turn after each failure.
    pub(super) nodes: Vec<SocketAddr>,
    /// Which of the two at the table.
    pub(super) side: usize,
    pub(super) game: Arc<Game>,
    pub(super) dice: Dice,
    pub(super) orders: watch::Receiver<Orders>,
    pub(super) ticks: Ticks,
    /// The last call that was answered with something said.
    pub(super) spoke: watch::Sender<u64>,
    /// The last call after which something was done.
    pub(super) moved: watch::Sender<u64>,
    pub(super) sent: usize,
}

impl Player {
    /// Plays until the game is over or all stop.
    pub(super) async fn play(mut self) {
        let mut seat = None;
        while !self.has_done(seat.as_ref()) {
            seat = match seat {
                None => self.come().await,
                Some(seat) => self.go_on(seat).await,
            };
            if seat.is_none() {
                let next = self.dice.below(self.nodes.len() as u32) as usize;
                self.person.server = self.nodes[next];
                sleep(BREATH).await;
            }
        }
    }

    /// Whether there is nothing more to do here. Whoever sees the end of the game first waits for the other, who may have no way to see it
    /// now.
    fn has_done(&self, seat: Option<&Seat>) -> bool {
        let [own, other] = [self.side, 1 - self.side].map(|side| &self.game.sides[side]);
        if own.open().is_some() {
            return false;
        }
        if seat.is_some_and(|seat| seat.table_view["stage"] == "over") {
            own.finishes();
        }
        let have_finished = own.has_finished() && other.has_finished() && other.open().is_none();
        self.orders.borrow().is_over || have_finished
    }

    async fn come(&self) -> Option<Seat> {
        timeout(ONE_ANSWER, self.person.try_open(&self.game.table)).await.ok()?
    }

    /// One request, or a while of listening; nothing if the connection is of no more use.
    async fn go_on(&mut self, mut seat: Seat) -> Option<Seat> {
        let call = self.orders.borrow_and_update().call;
        let request = match self.game.sides[self.side].open() {
            Some(open) => Some(open),
            None => self.choose(&seat, call),
        };
        let Some((message, name)) = request else {
            tokio::select! {
                () = sleep(BREATH), if seat.table_view["stage"] == "over" => {}
                heard = timeout(ONE_ANSWER, seat.next()) => { heard.ok()??; }
                _ = self.orders.changed() => {}
            }
            return Some(seat);
        };
        let side = &self.game.sides[self.side];
        side.opens(&message, name.clone());
        let answer = timeout(ONE_ANSWER, seat.try_request(&message, || self.ticks.tick())).await;
        self.ticks.tick();
        let Ok(Some(answer)) = answer else {
            side.repeats(format!("{:?} at {}", answer.is_ok(), self.person.server));
            return None;
        };
        match answer["type"].as_str() {
            Some("ack") => {
                let seq = answer["seq"].as_u64();
                side.stands(&message, name, seq.unwrap());
                self.game.sides[1 - self.side].is_overtaken();
                let reached = if is_chat(&message) { &self.spoke } else { &self.moved };
                reached.send_if_modified(|reached| std::mem::replace(reached, call.max(*reached)) < call);
                timeout(ONE_ANSWER, seat.sees(seq)).await.ok()??;
            }
            // The store could not tell: whether it was carried out is not known.
            _ if answer["reason"]["key"].as_str().is_some_and(|key| key.starts_with("store-")) => {
                side.repeats(format!("{answer} at {}", self.person.server));
                return None;
            }
            _ => {
                side.falls(&message, name);
                timeout(ONE_ANSWER, seat.look()).await.ok()??;
            }
        }
        Some(seat)
    }

    /// What to do next, with its name; nothing if it is better to listen.
    fn choose(&mut self, seat: &Seat, call: u64) -> Option<(Value, String)> {
        let name = format!("{}{}", LETTERS[self.side], self.sent);
        let command = if *self.spoke.borrow() < call
            || (self.dice.below(10) == 0 && seat.table_view["stage"] == "playing")
        {
            json!({ "type": "chat", "id": 1, "text": format!("I say {name}"), "client": name })
        } else {
            let mut command = self.command(&seat.table_view)?;
            command["client"] = json!(name);
            json!({ "type": "do", "id": 1, "command": command })
        };
        self.sent += 1;
        Some((command, name))
    }

    /// Most play, and some take back, play again, or try what is not allowed.
    fn command(&mut self, table_view: &Value) -> Option<Value> {
        if table_view["stage"] != "playing" || self.game.sides[1 - self.side].is_waited_for() {
            return None;
        }
        let undo = any(&mut self.dice, &table_view["undo"]);
        let what = self.dice.below(8);
        match undo {
            Some(undo) if what == 0 && undo["steps"] != 0 => {
                return Some(json!({ "do": "undo", "seat": undo["seat"] }));
            }
            Some(undo) if what <= 1 && undo["redo"] == true => {
                return Some(json!({ "do": "redo", "seat": undo["seat"] }));
            }
            _ => {}
        }
        let prompt = any(&mut self.dice, &table_view["prompts"])?;
        let action = match self.dice.below(12) {
            0 => json!("golem z9"),
            _ => any(&mut self.dice, &prompt["actions"])?.clone(),
        };
        Some(json!({ "do": "play", "seat": prompt["seat"], "expected": prompt["number"], "action": action }))
    }
}

impl Seat {
    /// Listens until the table is known as it was after a row.
    async fn sees(&mut self, seq: Option<u64>) -> Option<()> {
        while self.table_view["seq"].as_u64() < seq {
            self.next().await?;
        }
        Some(())
    }
}

/// Any of a list.
fn any<'a>(dice: &mut Dice, list: &'a Value) -> Option<&'a Value> {
    let list = list.as_array().filter(|list| !list.is_empty())?;
    list.get(dice.below(list.len() as u32) as usize)
}
