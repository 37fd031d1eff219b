//! A game that two play, and what each of them knows of it.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::Value;

use super::log::Rows;
use crate::known::Known;
use crate::standing::standing;

/// The first letter of the names that each of the two gives to requests.
pub(super) const LETTERS: [&str; 2] = ["a", "b"];

/// How many requests may overtake one that is open: half as many as a table remembers of a seat.
const OVERTAKEN: usize = 8;

/// A game and those who play it.
pub(super) struct Game {
    pub(super) table: String,
    pub(super) sides: [Side; 2],
}

/// What one of the two knows.
pub(super) struct Side {
    log: Mutex<Known<Value>>,
    /// Acknowledgements of what was said do not tell its place.
    chat: Mutex<Known<Value>>,
    /// How many requests of the other side were acknowledged since the open one was sent.
    overtaken: AtomicUsize,
    /// Whether a request is sent again that may have been carried out: a table remembers only so many requests of a seat.
    is_repeating: AtomicBool,
    /// Whether it has seen the end of the game.
    has_finished: AtomicBool,
    /// The last answer that settled nothing, for whoever looks why a table hangs.
    trouble: Mutex<String>,
}

fn lock<T>(latch: &Mutex<T>) -> MutexGuard<'_, T> {
    latch.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Side {
    fn new() -> Side {
        Side {
            log: Mutex::new(Known::new()),
            chat: Mutex::new(Known::new()),
            overtaken: AtomicUsize::new(0),
            is_repeating: AtomicBool::new(false),
            has_finished: AtomicBool::new(false),
            trouble: Mutex::default(),
        }
    }

    /// What is known of requests of this kind.
    fn known(&self, message: &Value) -> &Mutex<Known<Value>> {
        if is_chat(message) { &self.chat } else { &self.log }
    }

    /// A request is about to be sent, perhaps again.
    pub(super) fn opens(&self, message: &Value, name: String) {
        let mut known = lock(self.known(message));
        if known.open.is_none() {
            self.overtaken.store(0, Ordering::SeqCst);
        }
        known.open = Some((message.clone(), name));
    }

    /// The other side has had something acknowledged.
    pub(super) fn is_overtaken(&self) {
        self.overtaken.fetch_add(1, Ordering::SeqCst);
    }

    /// Whether the other side has to wait for this one. Where both hold the same seats, it could do so much that the open request is
    /// forgotten.
    pub(super) fn is_waited_for(&self) -> bool {
        let is_open = lock(&self.log).open.is_some();
        self.is_repeating() || is_open && self.overtaken.load(Ordering::SeqCst) >= OVERTAKEN
    }

    /// The request that has no answer yet.
    pub(super) fn open(&self) -> Option<(Value, String)> {
        let open = lock(&self.log).open.clone();
        open.or_else(|| lock(&self.chat).open.clone())
    }

    /// It was carried out.
    pub(super) fn stands(&self, message: &Value, name: String, seq: u64) {
        let mut known = lock(self.known(message));
        known.open = None;
        known.stands(if is_chat(message) { 0 } else { seq }, name);
        self.is_repeating.store(false, Ordering::SeqCst);
    }

    /// It was refused for good.
    pub(super) fn falls(&self, message: &Value, name: String) {
        let mut known = lock(self.known(message));
        known.open = None;
        known.falls(name);
        self.is_repeating.store(false, Ordering::SeqCst);
    }

    /// It may have been carried out or not.
    pub(super) fn repeats(&self, trouble: String) {
        self.is_repeating.store(true, Ordering::SeqCst);
        *lock(&self.trouble) = trouble;
    }

    fn is_repeating(&self) -> bool {
        self.is_repeating.load(Ordering::SeqCst)
    }

    /// The game is over, and nothing is on its way.
    pub(super) fn finishes(&self) {
        self.has_finished.store(true, Ordering::SeqCst);
    }

    pub(super) fn has_finished(&self) -> bool {
        self.has_finished.load(Ordering::SeqCst)
    }

    pub(super) fn trouble(&self) -> String {
        lock(&self.trouble).clone()
    }
}

/// Whether something is said, and not done.
pub(super) fn is_chat(message: &Value) -> bool {
    message["type"] == "chat"
}

/// Those of one side.
fn of_side(standing: &[(u64, String)], side: usize) -> Vec<(u64, String)> {
    standing.iter().filter(|(_, name)| name.starts_with(LETTERS[side])).cloned().collect()
}

/// The same names, all at place 0.
fn without_places(lines: &[(u64, String)]) -> Vec<(u64, String)> {
    lines.iter().map(|(_, name)| (0, name.clone())).collect()
}

impl Game {
    pub(super) fn new(table: String) -> Game {
        Game { table, sides: [Side::new(), Side::new()] }
    }

    /// In the middle of play: what has been acknowledged by now stands in the database, and what has been refused does not.
    pub(super) async fn hold_so_far(&self, rows: &Rows) {
        let known = self.sides.each_ref().map(|side| (lock(&side.log).clone(), lock(&side.chat).clone()));
        let (log, chat) = (standing(&rows.log(&self.table).await), rows.chat(&self.table).await);
        for (side, (done, said)) in known.iter().enumerate() {
            done.hold(&of_side(&log, side), &format!("the log of table {}", self.table));
            said.hold(&of_side(&without_places(&chat), side), &format!("the chat of table {}", self.table));
        }
    }

    /// When nobody plays any more: every acknowledged request stands once, at its place, and no other; no place is left out. How many
    /// rows and lines there are.
    pub(super) async fn hold(&self, rows: &Rows) -> (u64, u64) {
        let (log, chat) = (rows.log(&self.table).await, rows.chat(&self.table).await);
        let (standing, said) = (standing(&log), without_places(&chat));
        for (side, known) in self.sides.iter().enumerate() {
            assert_eq!(known.open(), None, "every request at table {} was answered", self.table);
            lock(&known.log).hold_all(&of_side(&standing, side), &format!("the log of table {}", self.table));
            lock(&known.chat).hold_all(&of_side(&said, side), &format!("the chat of table {}", self.table));
        }
        let (places, lines): (Vec<u64>, Vec<u64>) =
            (log.iter().map(|(seq, _)| *seq).collect(), chat.iter().map(|(seq, _)| *seq).collect());
        for places in [&places, &lines] {
            let whole: Vec<u64> = (1..=places.len() as u64).collect();
            assert_eq!(*places, whole, "no place of table {} is left out or taken twice", self.table);
        }
        (places.len() as u64, lines.len() as u64)
    }

    /// How many requests were acknowledged.
    pub(super) fn acknowledged(&self) -> usize {
        let count = |side: &Side| lock(&side.log).acknowledged.len() + lock(&side.chat).acknowledged.len();
        self.sides.iter().map(count).sum()
    }
}
