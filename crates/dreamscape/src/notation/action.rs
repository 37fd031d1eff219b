//! Actions and outcomes of chance as text.

use std::fmt::Write;

use kernel::{Expected, Misread, Seat, TextForm};

use super::noun::{card, cell, level, link, location, number, place_in_stack, shard, supply};
use crate::action::{Action, Outcome, Supply};
use crate::notation::expected::Form;

/// Writes an action, without its seat.
pub fn write_action(action: Action, out: &mut String) {
    let written = match action {
        Action::Collect => write!(out, "collect"),
        Action::Move(location) => write!(out, "move {location}"),
        Action::Power => write!(out, "power"),
        Action::Use { card, shard } => write!(out, "use {card} {}", shard.letter()),
        Action::Store { card, shard } => write!(out, "store {card} {}", shard.letter()),
        Action::Enter => write!(out, "enter"),
        Action::Step(cell) => write!(out, "step {cell}"),
        Action::Place { shard, cell } => write!(out, "place {} {cell}", shard.letter()),
        Action::Exchange { give, take } => write!(out, "exchange {} {}", give.letter(), take.letter()),
        Action::Plant(cell) => write!(out, "plant {cell}"),
        Action::End => write!(out, "end"),
        Action::Harvest { shard, to } => write!(out, "harvest {} {to}", shard.letter()),
        Action::Lake(location) => write!(out, "lake {location}"),
        Action::Next(shard) => write!(out, "next {}", shard.letter()),
        Action::Take(cell) => write!(out, "take {cell}"),
        Action::Golem { from, shard, to } => write!(out, "golem {from}:{shard} {to}"),
        Action::Done => write!(out, "done"),
        Action::Draw(level) => write!(out, "draw {}", level.word()),
        Action::DrawNone => write!(out, "draw none"),
        Action::Keep(card) => write!(out, "keep {card}"),
        Action::KeepNone => write!(out, "keep none"),
        Action::Complete(card) => write!(out, "complete {card}"),
        Action::Retain(shard) => write!(out, "retain {}", shard.letter()),
        Action::Sow(link) => write!(out, "sow {link}"),
        Action::Waive(Supply::Tree) => write!(out, "waive tree"),
        Action::Waive(Supply::Shard(shard)) => write!(out, "waive {}", shard.letter()),
        Action::Withdraw => write!(out, "withdraw"),
    };
    // Writing to a string cannot fail.
    let _ = written;
}

/// The words of a line with their columns.
struct Words<'a> {
    line: u32,
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    const fn new(line: u32, text: &'a str) -> Words<'a> {
        Words { line, text, at: 0 }
    }

    /// The next word, and where it begins.
    fn next(&mut self) -> (&'a str, usize) {
        let rest = &self.text[self.at..];
        let start = self.at + rest.len() - rest.trim_start_matches([' ', '\t']).len();
        let len = self.text[start..].find([' ', '\t']).unwrap_or(self.text.len() - start);
        self.at = start + len;
        (&self.text[start..start + len], start)
    }

    fn misread(&self, at: usize, expected: Vec<Expected>) -> Misread {
        let column = self.text[..at].chars().count() as u32 + 1;
        Misread { line: self.line, column, rule: None, expected }
    }

    /// Reads the next word with a reader of one noun.
    fn read<T>(&mut self, noun: Form, read: impl Fn(&[u8]) -> Option<T>) -> Result<T, Misread> {
        let (word, at) = self.next();
        read(word.as_bytes()).ok_or_else(|| self.misread(at, vec![noun.into()]))
    }

    fn end(&mut self) -> Result<(), Misread> {
        let (word, at) = self.next();
        if word.is_empty() { Ok(()) } else { Err(self.misread(at, vec![TextForm::LineEnd.into()])) }
    }
}

/// The words that begin an action.
pub const VERBS: [&str; 24] = [
    "collect", "move", "power", "use", "store", "enter", "step", "place", "exchange", "plant", "end",
    "harvest", "lake", "next", "take", "golem", "done", "draw", "keep", "complete", "retain", "sow", "waive",
    "withdraw",
];

/// Reads an action, without its seat.
///
/// # Errors
/// When the text is no action, with the column and what was expected there.
pub fn read_action(text: &str) -> Result<Action, Misread> {
    let mut words = Words::new(1, text);
    let (verb, at) = words.next();
    let action = match verb {
        "collect" => Action::Collect,
        "move" => Action::Move(words.read(Form::Location, location)?),
        "power" => Action::Power,
        "use" => Action::Use { card: words.read(Form::Card, card)?, shard: words.read(Form::Letter, shard)? },
        "store" => {
            Action::Store { card: words.read(Form::Card, card)?, shard: words.read(Form::Letter, shard)? }
        }
        "enter" => Action::Enter,
        "step" => Action::Step(words.read(Form::Cell, cell)?),
        "place" => {
            Action::Place { shard: words.read(Form::Letter, shard)?, cell: words.read(Form::Cell, cell)? }
        }
        "exchange" => Action::Exchange {
            give: words.read(Form::Letter, shard)?,
            take: words.read(Form::Letter, shard)?,
        },
        "plant" => Action::Plant(words.read(Form::Cell, cell)?),
        "end" => Action::End,
        "harvest" => Action::Harvest {
            shard: words.read(Form::Letter, shard)?,
            to: words.read(Form::Location, location)?,
        },
        "lake" => Action::Lake(words.read(Form::Location, location)?),
        "next" => Action::Next(words.read(Form::Letter, shard)?),
        "take" => Action::Take(words.read(Form::Cell, cell)?),
        "golem" => {
            let (from, shard) = words.read(Form::StackedShard, place_in_stack)?;
            Action::Golem { from, shard, to: words.read(Form::Cell, cell)? }
        }
        "done" => Action::Done,
        "draw" => words.read(Form::DeckOrNone, |word| {
            if word == b"none" { Some(Action::DrawNone) } else { level(word).map(Action::Draw) }
        })?,
        "keep" => words.read(Form::CardOrNone, |word| {
            if word == b"none" { Some(Action::KeepNone) } else { card(word).map(Action::Keep) }
        })?,
        "complete" => Action::Complete(words.read(Form::Card, card)?),
        "retain" => Action::Retain(words.read(Form::Letter, shard)?),
        "sow" => Action::Sow(words.read(Form::Link, link)?),
        "waive" => Action::Waive(words.read(Form::Supply, supply)?),
        "withdraw" => Action::Withdraw,
        _ => return Err(words.misread(at, Expected::literals(&VERBS))),
    };
    words.end()?;
    Ok(action)
}

/// Writes an outcome of chance.
pub fn write_outcome(outcome: Outcome, out: &mut String) {
    let written = match outcome {
        Outcome::Shard(shard) => write!(out, "{}", shard.letter()),
        Outcome::Card(card) => write!(out, "{card}"),
        Outcome::Tile(tile) => write!(out, "t{}", tile + 1),
        Outcome::Seat(seat) => write!(out, "s{seat}"),
    };
    let _ = written;
}

/// Reads an outcome of chance.
///
/// # Errors
/// When the text is none.
pub fn read_outcome(text: &str) -> Result<Outcome, Misread> {
    let word = text.as_bytes();
    let numbered = |word: &[u8]| number(word).filter(|&number| number > 0);
    let outcome = match word {
        [b't', tile @ ..] => numbered(tile).map(|tile| Outcome::Tile(tile - 1)),
        [b's', seat @ ..] => {
            numbered(seat).filter(|&seat| seat <= 8).map(|seat| Outcome::Seat(Seat(seat - 1)))
        }
        [b'#', ..] => card(word).map(Outcome::Card),
        _ => shard(word).map(Outcome::Shard),
    };
    outcome.ok_or_else(|| {
        let forms = [Form::Letter, Form::Card, Form::Tile, Form::DrawnSeat];
        Words::new(1, text).misread(0, forms.map(Expected::from).to_vec())
    })
}
