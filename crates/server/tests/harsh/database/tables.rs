//! Tables at which people play through both nodes: both at one, each at another, and the same person through both at once.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::Dice;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::PATIENCE;
use super::game::Game;
use super::log::Rows;
use super::player::{BREATH, ONE_ANSWER, Orders, Player};
use crate::client::{Person, for_two, for_two_and_long};
use crate::moment::Ticks;

const TABLES: usize = 10;
/// All tables, with those who play at them.
pub(super) struct Tables {
    orders: watch::Sender<Orders>,
    pub(super) ticks: Ticks,
    tables: Vec<Arc<Table>>,
    players: Vec<JoinHandle<()>>,
}

/// A table at which one game is played after another.
struct Table {
    number: usize,
    people: [Person; 2],
    nodes: [SocketAddr; 2],
    games: Mutex<Vec<Arc<Game>>>,
    spoke: [watch::Sender<u64>; 2],
    moved: watch::Sender<u64>,
}

impl Table {
    /// Whether both sides are the same person, through both nodes.
    fn is_one_person(&self) -> bool {
        self.number % 4 == 2
    }

    /// The nodes through which a side plays: mostly one, at some tables either.
    fn nodes_of(&self, side: usize) -> Vec<usize> {
        if self.number >= 8 {
            return vec![0, 1];
        }
        vec![match self.number % 4 {
            0 => self.number / 4 % 2,
            3 => 1 - side,
            _ => side,
        }]
    }

    fn person(&self, side: usize) -> Person {
        self.people[if self.is_one_person() { 0 } else { side }].clone()
    }

    /// Short games, so that some end, and long ones, of which snapshots are kept.
    fn contract(&self) -> Value {
        let mut contract = if self.is_one_person() { for_two() } else { for_two_and_long() };
        match self.number % 4 {
            2 => contract["seats"] = json!(["maker", "maker"]),
            3 => contract["seats"] = json!(["maker", "open", "bot"]),
            _ => {}
        }
        contract
    }

    /// Makes a table for the next game, through whichever node, at which everybody sits.
    async fn prepare(&self, dice: &mut Dice) -> String {
        let mut at = |side: usize| Person { server: self.nodes[dice.below(2) as usize], ..self.person(side) };
        let contract = self.contract();
        let table = loop {
            match timeout(ONE_ANSWER, at(0).try_make_table(&contract)).await {
                Ok(Some(table)) => break table,
                _ => sleep(BREATH).await,
            }
        };
        while !self.is_one_person() && timeout(ONE_ANSWER, sits(&at(1), &table)).await != Ok(Some(true)) {
            sleep(BREATH).await;
        }
        table
    }

    /// Plays one game after another until all stop.
    async fn play(self: Arc<Table>, orders: watch::Receiver<Orders>, ticks: Ticks, mut dice: Dice) {
        while !orders.borrow().is_over {
            let game = Arc::new(Game::new(self.prepare(&mut dice).await));
            self.games.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&game));
            let [one, two] = [0, 1].map(|side| {
                let nodes: Vec<SocketAddr> =
                    self.nodes_of(side).into_iter().map(|node| self.nodes[node]).collect();
                let person = Person { server: nodes[0], ..self.person(side) };
                let (game, orders, ticks) = (Arc::clone(&game), orders.clone(), ticks.clone());
                let (spoke, moved) = (self.spoke[side].clone(), self.moved.clone());
                let dice = Dice::new(dice.bits());
                Player { person, nodes, side, game, dice, orders, ticks, spoke, moved, sent: 0 }
            });
            tokio::join!(one.play(), two.play());
        }
    }

    fn games(&self) -> Vec<Arc<Game>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What ails those who play here.
    fn trouble(&self) -> String {
        let games = self.games();
        let Some(game) = games.last() else { return "no game was ever begun".to_owned() };
        let [one, two] = game.sides.each_ref().map(|side| (side.open(), side.trouble()));
        format!("table {} ({}): {one:?}, {two:?}", self.number, game.table)
    }
}

/// Sits down, and tells whether somebody sits there now.
async fn sits(person: &Person, table: &str) -> Option<bool> {
    let mut seat = person.try_open(table).await?;
    if seat.table_view["stage"] == "gathering" {
        seat.try_ask(json!({ "do": "sit", "seat": 2 }), || {}).await?;
        seat.look().await?;
    }
    Some(seat.table_view["stage"] != "gathering")
}

impl Tables {
    pub(super) fn begin(people: &[Person; 2], nodes: [SocketAddr; 2], seed: u64) -> Tables {
        let (orders, ticks) = (watch::Sender::new(Orders::default()), Ticks::new());
        let table = |number: usize| {
            let (spoke, moved) = ([(); 2].map(|()| watch::Sender::new(0)), watch::Sender::new(0));
            let (people, games) = (people.clone(), Mutex::default());
            Arc::new(Table { number, people, nodes, games, spoke, moved })
        };
        let tables: Vec<Arc<Table>> = (0..TABLES).map(table).collect();
        let mut dice = Dice::new(seed);
        let play = |table: &Arc<Table>| {
            let dice = Dice::new(dice.bits());
            tokio::spawn(Arc::clone(table).play(orders.subscribe(), ticks.clone(), dice))
        };
        let players = tables.iter().map(play).collect();
        Tables { orders, ticks, tables, players }
    }

    /// Every table goes on at both nodes: everybody is heard there, and somebody moves.
    pub(super) async fn go_on(&self) {
        self.go_on_at(&[0, 1]).await;
    }

    /// The same for those who play through these nodes alone.
    pub(super) async fn go_on_at(&self, nodes: &[usize]) {
        self.orders.send_modify(|orders| orders.call += 1);
        let call = self.orders.borrow().call;
        for table in &self.tables {
            let is_there = |side: usize| table.nodes_of(side).iter().all(|node| nodes.contains(node));
            let sides = (0..2).filter(|side| is_there(*side)).map(|side| (&table.spoke[side], "is heard"));
            let moved = (is_there(0) && is_there(1)).then_some((&table.moved, "moves"));
            for (reached, what) in sides.chain(moved) {
                let mut reached = reached.subscribe();
                let reached = timeout(PATIENCE, reached.wait_for(|reached| *reached >= call)).await;
                assert!(reached.is_ok(), "nobody {what} within {PATIENCE:?}: {}", table.trouble());
            }
        }
    }

    /// What has been acknowledged by now in the games that are played stands in the database, and nothing that was refused.
    pub(super) async fn hold_so_far(&self, rows: &Rows) {
        for game in self.tables.iter().filter_map(|table| table.games().pop()) {
            game.hold_so_far(rows).await;
        }
    }

    /// Lets everybody have an answer to what is on its way, and stop.
    pub(super) async fn end(self) -> Vec<Arc<Game>> {
        self.orders.send_modify(|orders| orders.is_over = true);
        for (player, table) in self.players.into_iter().zip(&self.tables) {
            let ended = timeout(PATIENCE, player).await;
            ended.unwrap_or_else(|_| panic!("no answer within {PATIENCE:?}: {}", table.trouble())).unwrap();
        }
        self.tables.iter().flat_map(|table| table.games()).collect()
    }
}
