//! What can be wrong with a data file, and where.

use std::fmt;

use kernel::{Arg, Expected, Message, Said, ToArg};

use crate::card::Level;

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
    pub expected: Vec<Expected>,
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
    pub expected: Vec<Expected>,
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

fn write_expected(f: &mut fmt::Formatter<'_>, expected: &[Expected]) -> fmt::Result {
    let expected: Vec<String> = expected.iter().map(Expected::to_string).collect();
    if expected.is_empty() { Ok(()) } else { write!(f, " (expected {})", expected.join(", ")) }
}

kernel::messages! {
    /// The kinds of mistakes in data files.
    pub enum Problem {
        /// The file is not UTF-8 text.
        "data-not-text" => NotText,
        /// The file is not TOML here.
        "data-not-toml" => NotToml,
        /// A key or a table that was there before.
        "data-said-before" => SaidBefore,
        /// A value that is a text without its quotation marks.
        "data-unquoted" => Unquoted,
        /// A key that has no meaning here.
        "data-unknown-key" => UnknownKey { name: String },
        /// A key that must be there is not.
        "data-missing-key" => MissingKey { name: &'static str },
        /// A key that has no meaning for this kind of thing.
        "data-needless-key" => NeedlessKey { name: &'static str },
        /// A value of the wrong type.
        "data-wrong-type" => WrongType { name: String, found: TomlType },
        /// A number outside its bounds.
        "data-out-of-range" => OutOfRange { name: String, found: i64 },
        /// A word that is not one of those allowed.
        "data-unknown-word" => UnknownWord { name: String, found: String },
        /// A list of the wrong length.
        "data-wrong-length" => WrongLength { name: String, found: usize },
        /// A name that is not lower-case words joined by hyphens.
        "data-bad-name" => BadName { name: String, found: String },
        /// A title that is empty or holds signs that cannot be shown, by its language.
        "data-bad-title" => BadTitle { name: String },
        /// Something said for the second time.
        "data-repeated" => Repeated { name: String, found: String },
        /// A number out of turn.
        "data-out-of-turn" => OutOfTurn { name: String, found: i64 },
        /// More bytes than a pack that somebody brings along may have.
        "data-too-long" => TooLong { bytes: usize },
        /// More cards than a pack may have.
        "data-too-many-cards" => TooManyCards { found: usize },
        /// Too few cards of a level to play with.
        "data-too-few-cards" => TooFewCards { level: Level, found: usize },
        /// The version of a built-in pack on other content.
        "data-taken-version" => TakenVersion { name: String, version: u32 },
        /// A pattern that is another card's one, perhaps turned.
        "data-same-pattern" => SamePattern { number: usize },
        /// A drawing that shows no stack.
        "data-empty-pattern" => EmptyPattern,
        /// A drawing larger than a Dreamscape.
        "data-too-large" => TooLarge { columns: usize, rows: usize },
        /// A row with another number of cells than the first one.
        "data-ragged-row" => RaggedRow { found: usize },
        /// A sign that has no meaning in a drawing.
        "data-unknown-sign" => UnknownSign { sign: char },
        /// A tree or the Dreamer on a cell without a shard.
        "data-on-nothing" => OnNothing { sign: char },
        /// Something drawn after a tree or the Dreamer.
        "data-on-top" => OnTop { sign: char },
        /// A tree and the Dreamer on one cell.
        "data-tree-under-dreamer" => TreeUnderDreamer,
        /// A second Dreamer.
        "data-two-dreamers" => TwoDreamers,
        /// A red with something on or under it.
        "data-red-not-alone" => RedNotAlone,
        /// A stack of more shards than a pattern can show.
        "data-too-high" => TooHigh,
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Said::of(self))
    }
}

kernel::messages! {
    /// The types of values in a data file.
    #[derive(Copy)]
    pub enum TomlType {
        /// A text in quotation marks.
        "toml-string" => String,
        /// A whole number.
        "toml-integer" => Integer,
        /// A number with a point.
        "toml-float" => Float,
        /// Yes or no.
        "toml-boolean" => Boolean,
        /// A date, a time or both.
        "toml-datetime" => Datetime,
        /// A list in square brackets.
        "toml-array" => Array,
        /// Keys under a header or in braces.
        "toml-table" => Table,
        /// Tables under headers in double brackets.
        "toml-tables" => Tables,
    }
}

impl ToArg for TomlType {
    fn to_arg(&self) -> Arg {
        Arg::Term(self.key())
    }
}
