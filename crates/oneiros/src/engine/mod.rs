//! `oneiros engine`: the rules for programs in any language, one JSON object a line. The protocol is in `docs/engine.md`.

mod lines;
mod looking;
mod luck;
mod playing;
mod request;
mod score;
mod starting;
mod table;

use std::io::{self, BufRead, Write};

use serde::Serialize;
use serde_json::value::RawValue;

use crate::failure::{Failure, Kind};
use crate::trouble::Trouble;
use crate::words::{Nameless, Namer, Words};

pub use lines::{BadLine, Lines, MAX_LINE, MAX_OUTSIDE};
use request::{NO_ID, Request};
pub(crate) use starting::misplaced;
use table::Table;

/// The version of the protocol; it grows when an answer loses or changes a field.
pub const PROTOCOL: u32 = 1;

/// Every command.
pub const COMMANDS: [&str; 17] = [
    "hello", "new", "set", "position", "legal", "play", "why", "preview", "view", "score", "matches",
    "cards", "undo", "redo", "record", "load", "random",
];

/// The answer to one request: JSON that is ready to be written, or what went wrong.
type Answer = Result<Box<RawValue>, Failure>;

/// A conversation with one program: at most one game at a time.
#[derive(Debug)]
pub struct Engine<'a> {
    words: &'a Words,
    table: Option<Table>,
}

/// Answers lines until the input ends.
///
/// # Errors
/// When input or output fails.
pub fn serve(words: &Words, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut lines = Lines::new(input);
    let mut engine = Engine::new(words);
    while let Some(line) = lines.take()? {
        if let Some(answer) = engine.answer(line) {
            output.write_all(answer.as_bytes())?;
            output.write_all(b"\n")?;
            output.flush()?;
        }
    }
    Ok(())
}

impl<'a> Engine<'a> {
    /// An engine without a game, which speaks with these words.
    #[must_use]
    pub const fn new(words: &'a Words) -> Engine<'a> {
        Engine { words, table: None }
    }

    /// The answer to a line, without a line end; `None` to a blank one. After a failure everything is as it was before.
    pub fn answer(&mut self, line: Result<&str, BadLine>) -> Option<String> {
        let (id, answer) = match line {
            Ok(line) if line.bytes().all(|byte| byte.is_ascii_whitespace()) => return None,
            Ok(line) => {
                let (id, request) = Request::read(line);
                (id, request.and_then(|request| self.run(&request)))
            }
            Err(bad) => (NO_ID.to_owned(), Err(unreadable(bad))),
        };
        Some(match answer {
            Ok(answer) => format!("{{\"id\":{id},\"ok\":{answer}}}"),
            Err(failure) => format!("{{\"id\":{id},\"error\":{}}}", self.report(&failure)),
        })
    }

    fn report(&self, failure: &Failure) -> Box<RawValue> {
        let report = |namer: &dyn Namer| ready(&failure.report(self.words, namer));
        self.table.as_ref().map_or_else(|| report(&Nameless), |table| report(&table.names(self.words)))
    }

    fn run(&mut self, Request { command, fields }: &Request) -> Answer {
        match command.as_str() {
            "hello" => self.hello(fields),
            "new" => self.new_game(fields),
            "set" => self.set(fields),
            "position" => self.position(fields),
            "legal" => self.legal(fields),
            "play" => self.play(fields),
            "why" => self.why(fields),
            "preview" => self.preview(fields),
            "view" => self.view(fields),
            "score" => self.score(fields),
            "matches" => self.matches(fields),
            "cards" => self.cards(fields),
            "undo" => self.undo(fields),
            "redo" => self.redo(fields),
            "record" => self.record(fields),
            "load" => self.load(fields),
            "random" => self.random(fields),
            _ => {
                let trouble = Trouble::UnknownCommand { name: command.clone() };
                Err(Failure::new(Kind::UnknownCommand, &trouble).expecting(COMMANDS))
            }
        }
    }

    fn table(&self) -> Result<&Table, Failure> {
        self.table.as_ref().ok_or_else(no_game)
    }

    fn table_mut(&mut self) -> Result<&mut Table, Failure> {
        self.table.as_mut().ok_or_else(no_game)
    }
}

fn no_game() -> Failure {
    Failure::new(Kind::NoGame, &Trouble::NoGame {}).expecting(["new", "set", "load"])
}

fn unreadable(bad: BadLine) -> Failure {
    match bad {
        BadLine::TooLong => {
            let trouble = Trouble::LineTooLong { bytes: MAX_LINE as u32, outside: MAX_OUTSIDE as u32 };
            Failure::new(Kind::Limit, &trouble)
        }
        BadLine::NotText { column } => Failure::new(Kind::Json, &Trouble::NotText {}).at(1, column),
    }
}

/// Makes an answer ready to be written.
fn ready(answer: &impl Serialize) -> Box<RawValue> {
    // Writing JSON fails only for maps whose keys are not text or numbers, and answers have none.
    serde_json::value::to_raw_value(answer).expect("answers are plain JSON")
}
