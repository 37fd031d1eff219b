//! What can be wrong with a data file, and where.

use std::fmt;

use kernel::{Arg, Message};

/// A mistake in a data file: where it is, what it is, what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    /// The file's name as it was given to the reader.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// What is wrong.
    pub problem: Problem,
    /// What would be right, in words of the file format; empty where that cannot be listed.
    pub expected: Vec<String>,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.problem)?;
        write_expected(f, &self.expected)
    }
}

impl std::error::Error for DataError {}

impl Message for DataError {
    fn key(&self) -> &'static str {
        self.problem.key()
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        self.problem.args()
    }
}

/// A mistake in the drawing of a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misdrawn {
    /// The line of the drawing, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// What is wrong.
    pub problem: Problem,
    /// What would be right; empty where that cannot be listed.
    pub expected: Vec<String>,
}

impl fmt::Display for Misdrawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.problem)?;
        write_expected(f, &self.expected)
    }
}

impl std::error::Error for Misdrawn {}

impl Message for Misdrawn {
    fn key(&self) -> &'static str {
        self.problem.key()
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        self.problem.args()
    }
}

fn write_expected(f: &mut fmt::Formatter<'_>, expected: &[String]) -> fmt::Result {
    if expected.is_empty() { Ok(()) } else { write!(f, " (expected {})", expected.join(", ")) }
}

/// The kinds of mistakes in data files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The file is not UTF-8 text.
    NotText,
    /// The file is not TOML; the detail is the TOML reader's own remark.
    NotToml(String),
    /// A key that has no meaning here.
    UnknownKey(String),
    /// A key that must be there is not.
    MissingKey(&'static str),
    /// A key that has no meaning for this kind of thing.
    NeedlessKey(&'static str),
    /// A value of the wrong type: the key, and the type found.
    WrongType(String, &'static str),
    /// A number outside its bounds: the key, and the number.
    OutOfRange(String, i64),
    /// A word that is not one of those allowed: the key, and the word.
    UnknownWord(String, String),
    /// A list of the wrong length: the key, and the length.
    WrongLength(String, usize),
    /// A name that is not lower-case words joined by hyphens: the key, and the name.
    BadName(String, String),
    /// A title that is empty or holds signs that cannot be shown.
    BadTitle(String),
    /// Something said for the second time: the key, and what was said.
    Repeated(String, String),
    /// A number out of turn: the key, and the number.
    OutOfTurn(String, i64),
    /// More cards than a pack may have.
    TooManyCards(usize),
    /// Too few cards of a level to play with: the level, and how many there are.
    TooFewCards(&'static str, usize),
    /// A pattern that is another one, perhaps turned: the other card's number.
    SamePattern(u32),
    /// A drawing that shows no stack.
    EmptyPattern,
    /// A drawing larger than a Dreamscape: its columns and rows.
    TooLarge(usize, usize),
    /// A row with another number of cells than the first one.
    RaggedRow(usize),
    /// A sign that has no meaning in a drawing.
    UnknownSign(char),
    /// A tree or the Dreamer on a cell without a shard.
    OnNothing(char),
    /// Something drawn after a tree or the Dreamer.
    OnTop(char),
    /// A tree and the Dreamer on one cell.
    TreeUnderDreamer,
    /// A second Dreamer.
    TwoDreamers,
    /// A red with something on or under it.
    RedNotAlone,
    /// A stack of more shards than a pattern can show.
    TooHigh,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())?;
        for (name, arg) in self.args() {
            match arg {
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Text(text) => write!(f, " {name}={text:?}")?,
                other => write!(f, " {name}={other:?}")?,
            }
        }
        Ok(())
    }
}

impl Message for Problem {
    fn key(&self) -> &'static str {
        match self {
            Problem::NotText => "data-not-text",
            Problem::NotToml(_) => "data-not-toml",
            Problem::UnknownKey(_) => "data-unknown-key",
            Problem::MissingKey(_) => "data-missing-key",
            Problem::NeedlessKey(_) => "data-needless-key",
            Problem::WrongType(..) => "data-wrong-type",
            Problem::OutOfRange(..) => "data-out-of-range",
            Problem::UnknownWord(..) => "data-unknown-word",
            Problem::WrongLength(..) => "data-wrong-length",
            Problem::BadName(..) => "data-bad-name",
            Problem::BadTitle(_) => "data-bad-title",
            Problem::Repeated(..) => "data-repeated",
            Problem::OutOfTurn(..) => "data-out-of-turn",
            Problem::TooManyCards(_) => "data-too-many-cards",
            Problem::TooFewCards(..) => "data-too-few-cards",
            Problem::SamePattern(_) => "data-same-pattern",
            Problem::EmptyPattern => "data-empty-pattern",
            Problem::TooLarge(..) => "data-too-large",
            Problem::RaggedRow(_) => "data-ragged-row",
            Problem::UnknownSign(_) => "data-unknown-sign",
            Problem::OnNothing(_) => "data-on-nothing",
            Problem::OnTop(_) => "data-on-top",
            Problem::TreeUnderDreamer => "data-tree-under-dreamer",
            Problem::TwoDreamers => "data-two-dreamers",
            Problem::RedNotAlone => "data-red-not-alone",
            Problem::TooHigh => "data-too-high",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let text = |text: &str| Arg::Text(text.to_owned());
        let size = |number: &usize| Arg::Number(i64::try_from(*number).unwrap_or(i64::MAX));
        match self {
            Problem::NotToml(detail) => vec![("detail", text(detail))],
            Problem::UnknownKey(key) => vec![("name", text(key))],
            Problem::MissingKey(key) | Problem::NeedlessKey(key) => vec![("name", text(key))],
            Problem::WrongType(key, found) => vec![("name", text(key)), ("found", text(found))],
            Problem::UnknownWord(key, found)
            | Problem::BadName(key, found)
            | Problem::Repeated(key, found) => vec![("name", text(key)), ("found", text(found))],
            Problem::OutOfRange(key, found) | Problem::OutOfTurn(key, found) => {
                vec![("name", text(key)), ("found", Arg::Number(*found))]
            }
            Problem::WrongLength(key, found) => vec![("name", text(key)), ("found", size(found))],
            Problem::BadTitle(language) => vec![("name", text(language))],
            Problem::TooManyCards(found) | Problem::RaggedRow(found) => vec![("found", size(found))],
            Problem::TooFewCards(level, found) => vec![("level", text(level)), ("found", size(found))],
            Problem::SamePattern(number) => vec![("number", Arg::Number(i64::from(*number)))],
            Problem::TooLarge(columns, rows) => vec![("columns", size(columns)), ("rows", size(rows))],
            Problem::UnknownSign(sign) | Problem::OnNothing(sign) | Problem::OnTop(sign) => {
                vec![("sign", Arg::Text(sign.to_string()))]
            }
            Problem::NotText
            | Problem::EmptyPattern
            | Problem::TreeUnderDreamer
            | Problem::TwoDreamers
            | Problem::RedNotAlone
            | Problem::TooHigh => Vec::new(),
        }
    }
}
