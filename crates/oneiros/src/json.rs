//! JSON forms that the engine and the commands share.

use kernel::{Arg, Audience, Game, Message, Seat, SeatSet};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use crate::failure::Failure;
use crate::words::{Namer, Words};

/// An answer of the engine: JSON that is ready to be written, or what went wrong.
pub type Answer = Result<Box<RawValue>, Failure>;

/// Makes an answer ready to be written.
#[must_use]
pub fn ready(answer: &impl Serialize) -> Box<RawValue> {
    // Writing JSON fails only for maps whose keys are not text or numbers, and answers have none.
    serde_json::value::to_raw_value(answer).expect("answers are plain JSON")
}

/// A JSON object whose members are written in the order of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Members<K, V>(pub Vec<(K, V)>);

impl<K: Serialize, V: Serialize> Serialize for Members<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// A parameter of a message: a number, or text that is the same in every language.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[serde(untagged)]
pub enum Value {
    /// A number, a seat, or a thing by its number.
    Number(i64),
    /// Notation, or the key of another message.
    Text(String),
}

/// Anything that can be said, with its key, its parameters and its words.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct Spoken {
    key: &'static str,
    args: Members<&'static str, Value>,
    text: String,
}

impl Spoken {
    /// A message in words.
    #[must_use]
    pub fn new(message: &dyn Message, words: &Words, namer: &dyn Namer) -> Spoken {
        let args = message.args().into_iter().map(|(name, arg)| (name, value(arg))).collect();
        Spoken { key: message.key(), args: Members(args), text: words.say(message, namer) }
    }
}

fn value(arg: Arg) -> Value {
    match arg {
        Arg::Number(number) => Value::Number(number),
        Arg::Seat(seat) => Value::Number(i64::from(number(seat))),
        Arg::Thing(_, number) => Value::Number(i64::from(number)),
        Arg::Named(_, slug) => Value::Text(slug),
        Arg::Term(key) => Value::Text(key.to_owned()),
        Arg::Text(text) => Value::Text(text),
    }
}

/// The number of a seat as people count.
#[must_use]
pub const fn number(seat: Seat) -> u8 {
    seat.0 + 1
}

/// The numbers of seats.
#[must_use]
pub fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(number).collect()
}

/// An event with who hears it: `"all"` or one seat.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct Heard {
    #[serde(flatten)]
    event: Spoken,
    audience: Value,
}

/// Events with who hears them.
#[must_use]
pub fn events<E: Message>(told: &[(Audience, E)], words: &Words, namer: &dyn Namer) -> Vec<Heard> {
    let heard = |(audience, event): &(Audience, E)| Heard {
        event: Spoken::new(event, words, namer),
        audience: match *audience {
            Audience::All => Value::Text("all".to_owned()),
            Audience::Only(seat) => Value::Number(i64::from(number(seat))),
        },
    };
    told.iter().map(heard).collect()
}

/// Points by the word of their cause, those that are not 0.
pub type ByCause = Members<&'static str, i32>;

/// The word for what points are given for: its key without the word that all such keys begin with.
pub fn cause_word(cause: &impl Message) -> &'static str {
    let key = cause.key();
    key.strip_prefix("cause-").unwrap_or(key)
}

/// The points of a seat so far, by cause.
#[must_use]
pub fn points<G: Game>(game: &G, state: &G::State, seat: Seat) -> ByCause {
    let points = game.points(state, seat).into_iter().filter(|(_, points)| *points != 0);
    Members(points.map(|(cause, points)| (cause_word(&cause), points)).collect())
}

/// All points of a seat so far.
#[must_use]
pub fn score<G: Game>(game: &G, state: &G::State, seat: Seat) -> i32 {
    game.points(state, seat).iter().map(|(_, points)| points).sum()
}

/// The points that seats gained between two positions, by seat and cause; seats that gained none are left out.
#[must_use]
pub fn gained<G: Game>(game: &G, before: &G::State, after: &G::State) -> Members<u8, ByCause> {
    let by_cause = |seat: Seat| {
        let mut gains: Vec<(G::Cause, i32)> = game.points(after, seat);
        for (cause, points) in game.points(before, seat) {
            match gains.iter_mut().find(|(other, _)| *other == cause) {
                Some((_, gain)) => *gain -= points,
                None => gains.push((cause, -points)),
            }
        }
        let gains = gains.into_iter().filter(|(_, points)| *points != 0);
        Members(gains.map(|(cause, points)| (cause_word(&cause), points)).collect())
    };
    let by_seat = SeatSet::first(game.seats()).iter().map(|seat| (number(seat), by_cause(seat)));
    Members(by_seat.filter(|(_, gains): &(u8, ByCause)| !gains.0.is_empty()).collect())
}

/// Outcomes of chance as texts.
#[must_use]
pub fn outcomes<G: Game>(game: &G, outcomes: &[G::Outcome]) -> Vec<String> {
    let text = |outcome| {
        let mut text = String::new();
        game.write_outcome(outcome, &mut text);
        text
    };
    outcomes.iter().map(text).collect()
}

/// An action as text.
#[must_use]
pub fn action<G: Game>(game: &G, action: G::Action) -> String {
    let mut text = String::new();
    game.write_action(&action, &mut text);
    text
}
