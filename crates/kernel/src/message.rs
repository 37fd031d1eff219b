//! Messages without prose: a key and typed parameters. The words are in the locales.

use crate::seat::Seat;

/// A typed parameter of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, with plural forms chosen by the language.
    Number(i64),
    /// A seat, shown by its name.
    Seat(Seat),
    /// Another message, by its key: a colour, a place, a power.
    Term(&'static str),
    /// A thing that only the game and its pack can name, such as card 12.
    Thing(&'static str, u32),
    /// Notation, the same in every language: a cell, a stack, a rule number.
    Text(String),
}

/// Something that can be said to a person: an event, a refusal, a prompt, a cause of points.
pub trait Message {
    /// The key of the text in `locales/<lang>/*.ftl`.
    fn key(&self) -> &'static str;

    /// The parameters by name, in a fixed order.
    fn args(&self) -> Vec<(&'static str, Arg)>;
}
