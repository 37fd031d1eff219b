//! What would have been right where a text cannot be read.

use std::fmt;

use crate::message::{Message, Said};

/// What would have been right at a place of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// This and nothing else, the same in every language: a keyword, a number, a word of a file format.
    Literal(String),
    /// What a message describes, such as any cell.
    Described(Said),
}

impl Expected {
    /// Words of which each would have been right.
    #[must_use]
    pub fn literals(words: &[&str]) -> Vec<Expected> {
        words.iter().map(|&word| Expected::from(word)).collect()
    }
}

impl From<&str> for Expected {
    fn from(word: &str) -> Self {
        Expected::Literal(word.to_owned())
    }
}

impl From<String> for Expected {
    fn from(word: String) -> Self {
        Expected::Literal(word)
    }
}

impl<M: Message> From<M> for Expected {
    fn from(message: M) -> Self {
        Expected::Described(Said::of(&message))
    }
}

/// For logs: the word itself, or the key of the description.
impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Literal(word) => f.write_str(word),
            Expected::Described(said) => write!(f, "{said}"),
        }
    }
}

crate::messages! {
    /// What the texts of every game have in common.
    #[derive(Copy)]
    pub enum TextForm {
        /// Nothing more on this line.
        "text-line-end" => LineEnd,
        /// Nothing more at all.
        "text-end" => End,
        /// A word without control characters.
        "text-word" => Word,
        /// The display name of a seat.
        "text-name" => Name { most: usize },
        /// The number of a seat.
        "text-seat" => Seat { seats: usize },
        /// Lines for so many seats.
        "text-seats" => Seats { seats: usize },
        /// A shorter text.
        "text-bytes" => Bytes { most: usize },
        /// A shorter line.
        "text-line-bytes" => LineBytes { most: usize },
        /// Fewer of something.
        "text-at-most" => AtMost { most: usize },
    }
}
