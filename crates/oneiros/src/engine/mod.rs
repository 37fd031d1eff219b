//! `oneiros engine`: the rules for programs in any language, one JSON object a line. The protocol is in `docs/engine.md`.

mod lines;
mod looking;
mod luck;
mod playing;
mod request;
mod starting;
mod table;

use std::fmt;
use std::io::{self, BufRead, Write};

use serde_json::value::RawValue;

use crate::failure::{Failure, Kind};
use crate::json::{Answer, ready};
use crate::tools::{AnyTools, Registry};
use crate::trouble::Trouble;
use crate::words::{Nameless, Words};

pub use lines::{BadLine, Lines, MAX_LINE, MAX_OUTSIDE};
pub use request::Fields;
use request::{NO_ID, Request};
pub use table::{AnyTable, Table};
pub(crate) use table::{begin, place, resume};

/// The version of the protocol; it grows when an answer loses or changes a field.
pub const PROTOCOL: u32 = 2;

/// Every command that every game has; some have more of their own.
pub const COMMANDS: [&str; 15] = [
    "hello", "new", "set", "position", "legal", "play", "why", "preview", "view", "score", "undo", "redo",
    "record", "load", "random",
];

/// A conversation with one program: at most one game at a time.
pub struct Engine<'a> {
    words: &'a Words,
    games: &'a Registry,
    table: Option<Box<dyn AnyTable>>,
}

impl fmt::Debug for Engine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let playing = self.table.as_ref().map(|table| table.name());
        f.debug_struct("Engine")
            .field("games", &self.games)
            .field("playing", &playing)
            .finish_non_exhaustive()
    }
}

/// Answers lines until the input ends.
///
/// # Errors
/// When input or output fails.
pub fn serve(words: &Words, games: &Registry, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut lines = Lines::new(input);
    let mut engine = Engine::new(words, games);
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
    /// An engine for these games, without one in play, which speaks with these words.
    #[must_use]
    pub const fn new(words: &'a Words, games: &'a Registry) -> Engine<'a> {
        Engine { words, games, table: None }
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
        let of_game = |table: &&dyn AnyTable| failure.game.is_none_or(|game| game == table.name());
        match self.table.as_deref().filter(of_game) {
            Some(table) => table.report(failure, self.words),
            None => ready(&failure.report(self.words, &Nameless)),
        }
    }

    fn run(&mut self, Request { command, fields }: &Request) -> Answer {
        match command.as_str() {
            "hello" => self.hello(fields),
            "new" => self.new_game(fields),
            "set" => self.set(fields),
            "load" => self.load(fields),
            of_every_game if COMMANDS.contains(&of_every_game) => {
                let table = self.table.as_mut().ok_or_else(no_game)?;
                let words = self.words.of(table.name());
                table.run(command, fields, words)
            }
            own => self.own(own, fields),
        }
    }

    /// A command that only some games have: of the game that is named, else of the game in play, else of the first that has it.
    fn own(&self, command: &str, fields: &Fields) -> Answer {
        let has_it = |game: &&dyn AnyTools| game.offer().commands.contains(&command);
        let named = fields.text("game")?.map(|name| self.games.of(Kind::Setup, name)).transpose()?;
        let in_play = self.table.as_ref().and_then(|table| self.games.find(table.name()));
        let game = match named {
            Some(named) => Some(named).filter(has_it),
            None => in_play.filter(has_it).or_else(|| self.games.iter().find(has_it)),
        };
        match game {
            Some(game) => {
                let words = self.words.of(game.name());
                game.command(command, &fields.without("game"), self.table.as_deref(), words)
            }
            None => {
                let could = |game: &&dyn AnyTools| named.is_none_or(|named| named.name() == game.name());
                let own = self.games.iter().filter(could).flat_map(|game| game.offer().commands);
                let trouble = Trouble::UnknownCommand { name: command.to_owned() };
                Err(Failure::new(Kind::UnknownCommand, &trouble).expecting(COMMANDS.iter().chain(own)))
            }
        }
    }
}

/// The failure of a command that needs a game when there is none.
#[must_use]
pub fn no_game() -> Failure {
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
