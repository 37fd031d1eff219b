//! What people ask of a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::contract::Chair;
use crate::refusal::{No, Refused};

/// What a person, or whoever serves the table, asks of it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "do", deny_unknown_fields)]
pub enum Command {
    /// Sits down on a free seat.
    Sit {
        /// Which.
        seat: Chair,
    },
    /// Puts a computer player on a free seat: the maker's right.
    SeatBot {
        /// Which.
        seat: Chair,
    },
    /// Gets up, or frees a seat as the maker, before the game begins.
    Leave {
        /// Which.
        seat: Chair,
    },
    /// Acts.
    Play {
        /// For which seat.
        seat: Chair,
        /// The number of the prompt that this answers.
        expected: u64,
        /// The action in the notation of the game.
        #[schema(max_length = 200)]
        action: String,
        /// A name of the client's own for this request; sending it again does no harm.
        #[serde(default)]
        #[ts(optional)]
        #[schema(max_length = 40)]
        client: Option<String>,
    },
    /// Takes back the seat's last step.
    Undo {
        /// For which seat.
        seat: Chair,
        /// As in `play`.
        #[serde(default)]
        #[ts(optional)]
        #[schema(max_length = 40)]
        client: Option<String>,
    },
    /// Plays again what the seat took back.
    Redo {
        /// For which seat.
        seat: Chair,
        /// As in `play`.
        #[serde(default)]
        #[ts(optional)]
        #[schema(max_length = 40)]
        client: Option<String>,
    },
    /// Asks the others to go back so many steps, whoever made them.
    Ask {
        /// For which seat.
        seat: Chair,
        /// How many.
        #[schema(minimum = 1, maximum = 1000)]
        steps: u32,
    },
    /// Answers such a request.
    Answer {
        /// For which seat.
        seat: Chair,
        /// The number of the request that this answers.
        expected: u64,
        /// Whether it agrees.
        agrees: bool,
    },
    /// Gives up.
    Resign {
        /// For which seat.
        seat: Chair,
    },
    /// Gives a seat to somebody else at the table, or to whoever comes, where all win or lose together.
    HandOver {
        /// Which.
        seat: Chair,
        /// A seat of who gets it; nothing for whoever comes.
        #[serde(default)]
        #[ts(optional)]
        to: Option<Chair>,
    },
    /// Closes or opens the chat: the maker's right.
    CloseChat {
        /// Whether it is to be closed.
        closed: bool,
    },
}

/// The longest action, in bytes.
const MAX_ACTION: usize = 200;
/// The longest name of a client for its request, in bytes: a table remembers some of them.
const MAX_CLIENT: usize = 40;

/// Whether a name that a client gave to its request is of a length that is taken.
///
/// # Errors
/// When it is empty or too long.
pub fn check_client(client: Option<&str>) -> Result<(), Refused> {
    let fits = client.is_none_or(|client| (1..=MAX_CLIENT).contains(&client.len()));
    if fits { Ok(()) } else { Err(No::TooLong.into()) }
}

impl Command {
    /// The seat that a request is for and the name that the client gave to it, if it did.
    pub(crate) fn named(&self) -> Option<(Chair, &str)> {
        match self {
            Command::Play { seat, client, .. }
            | Command::Undo { seat, client }
            | Command::Redo { seat, client } => Some((*seat, client.as_deref()?)),
            _ => None,
        }
    }

    /// Whether no text in it is longer than a table takes.
    pub(crate) fn check_lengths(&self) -> Result<(), Refused> {
        check_client(self.named().map(|(_, client)| client))?;
        match self {
            Command::Play { action, .. } if action.len() > MAX_ACTION => Err(No::TooLong.into()),
            _ => Ok(()),
        }
    }
}

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who<'a> {
    /// A person with a display name.
    Person {
        /// Who.
        guest: crate::entry::Guest,
        /// The name to sit down with.
        name: &'a str,
    },
    /// Whoever serves the table, on behalf of a computer player.
    Server,
}
