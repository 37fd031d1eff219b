//! A table at which people who are told what to do sit and play.

use kernel::Dice;
use serde_json::{Value, json};

use super::super::facts::{self, Awaited};
use super::Party;
use crate::client::Seat;

/// Those who sit at a table, each by a socket of their own.
pub(super) struct Board {
    pub(super) id: String,
    /// The people, and whoever else looks at the table.
    pub(super) names: Vec<&'static str>,
    pub(super) seats: Vec<Seat>,
    /// Somebody who makes no moves.
    pub(super) idle: Option<usize>,
    dice: Dice,
    moves: u64,
}

/// The table as somebody saw it last, as a greeting would tell it.
pub(super) fn hello(seat: &Seat) -> Value {
    json!({ "table_view": seat.table_view })
}

fn seq(seat: &Seat) -> u64 {
    seat.table_view["seq"].as_u64().unwrap()
}

impl Board {
    /// A table that the first of these people makes, and at which the others sit down on the open seats.
    pub(super) async fn new(party: &mut Party, names: &[&'static str], contract: &Value) -> Board {
        let table = party.person(names[0]).make_table(contract).await;
        let mut board = Board::at(party, names, &table).await;
        let chosen = contract["seats"].as_array().unwrap();
        let open = (1..).zip(chosen).filter(|(_, choice)| **choice == "open").map(|(seat, _)| seat);
        let open: Vec<u64> = open.collect();
        for (who, seat) in (1..names.len()).zip(open) {
            board.act(who, json!({ "do": "sit", "seat": seat })).await;
        }
        board
    }

    /// A table that is there.
    pub(super) async fn at(party: &mut Party, names: &[&'static str], table: &str) -> Board {
        let mut seats = Vec::new();
        for name in names {
            seats.push(party.person(name).open(table, None).await);
        }
        // The same people make the same choices at the same table.
        let dice = Dice::new(party.next_seed());
        let mut board =
            Board { id: table.to_owned(), names: names.to_vec(), seats, idle: None, dice, moves: 0 };
        board.settle(0).await;
        board
    }

    /// Somebody does something that must be accepted, and all see it and what computer players do about it.
    pub(super) async fn act(&mut self, who: usize, command: Value) {
        let answer = self.seats[who].ask(command.clone()).await;
        assert_eq!(answer["type"], "ack", "{command}: {answer}");
        self.settle(answer["seq"].as_u64().unwrap()).await;
    }

    /// Says something to all.
    pub(super) async fn say(&mut self, who: usize, text: &str) {
        self.moves += 1;
        let client = format!("said-{}", self.moves);
        self.seats[who].say(&json!({ "type": "chat", "id": 1, "text": text, "client": client })).await;
        self.seats[who].until(|message| message["type"] == "ack").await;
    }

    /// All see a row, and wait until no computer player is to move.
    async fn settle(&mut self, reached: u64) {
        loop {
            let newest = self.seats.iter().map(seq).chain([reached]).max().unwrap();
            let behind = self.seats.iter().position(|seat| seq(seat) < newest);
            let moving = facts::computer_moves(&hello(&self.seats[0])).then_some(0);
            let Some(who) = behind.or(moving) else { return };
            self.seats[who].next().await.expect("the socket stays open");
        }
    }

    /// The first of those at the table to whom this applies, as they see the table.
    pub(super) fn find<T>(&self, is_meant: impl Fn(&Value) -> Option<T>) -> Option<(usize, T)> {
        self.seats.iter().enumerate().find_map(|(who, seat)| Some((who, is_meant(&hello(seat))?)))
    }

    /// Whether the game is played.
    pub(super) fn is_playing(&self) -> bool {
        facts::stage(&hello(&self.seats[0])) == "playing"
    }

    /// One of those for whom the table waits makes a move; whether somebody did.
    pub(super) async fn step(&mut self) -> bool {
        let asked = |(who, seat): (usize, &Seat)| {
            facts::awaited(&hello(seat)).into_iter().map(move |asked| (who, asked))
        };
        let players = self.seats.iter().enumerate().filter(|(who, _)| self.idle != Some(*who));
        let asked: Vec<(usize, Awaited)> = players.flat_map(asked).collect();
        if asked.is_empty() {
            return false;
        }
        let (who, asked) = &asked[self.dice.below(asked.len() as u32) as usize];
        // Whoever always takes any move builds nothing: most of the time nobody stops who can go on.
        let goes_on = |action: &&String| *action != "end" && *action != "done";
        let stops = self.dice.below(6) == 0;
        let actions: Vec<&String> = asked.actions.iter().filter(|action| stops || goes_on(action)).collect();
        let actions = if actions.is_empty() { asked.actions.iter().collect() } else { actions };
        let action = actions[self.dice.below(actions.len() as u32) as usize];
        self.play(*who, asked, action).await;
        true
    }

    async fn play(&mut self, who: usize, asked: &Awaited, action: &str) {
        let mut command =
            json!({ "do": "play", "seat": asked.seat, "expected": asked.number, "action": action });
        self.moves += 1;
        // Browsers name their requests, some programs do not.
        if !self.moves.is_multiple_of(3) {
            command["client"] = json!(format!("move-{}", self.moves));
        }
        self.act(who, command).await;
    }

    /// The first at the table makes this move.
    pub(super) async fn play_text(&mut self, action: &str) {
        let asked = facts::awaited(&hello(&self.seats[0])).remove(0);
        self.play(0, &asked, action).await;
    }

    /// So many moves, or as many as can be made.
    pub(super) async fn steps(&mut self, count: usize) {
        for _ in 0..count {
            if !self.step().await {
                return;
            }
        }
    }

    /// Moves until something applies to somebody.
    pub(super) async fn until<T>(&mut self, is_meant: impl Fn(&Value) -> Option<T>) -> (usize, T) {
        loop {
            if let Some(found) = self.find(&is_meant) {
                return found;
            }
            assert!(self.step().await, "it never came to that at table {}", self.id);
        }
    }

    /// Waits until something applies to the table by itself.
    pub(super) async fn wait(&mut self, has_come: impl Fn(&Value) -> bool) {
        while !has_come(&hello(&self.seats[0])) {
            self.seats[0].next().await.expect("the socket stays open");
        }
        self.settle(0).await;
    }

    /// All moves to the end.
    pub(super) async fn finish(&mut self) {
        while self.step().await {}
        assert!(!self.is_playing());
    }

    /// Somebody goes, and the others see it. The seats are those of all who stay.
    pub(super) async fn leaves(&mut self, who: usize, seats: &Value) {
        drop(self.seats.remove(who));
        self.seats[0].until_here(seats).await;
    }
}
