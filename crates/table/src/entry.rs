//! The log of a table: everything that was done at it, in order. Folding the log gives the table.

use serde::{Deserialize, Serialize};

use crate::contract::Chair;

/// A person, by a number that only the keeper of guests understands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Debug)]
#[serde(transparent)]
pub struct Guest(pub u64);

/// Milliseconds of service: they pass only while somebody serves tables, so that no clock runs during an outage.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Default, Debug)]
#[serde(transparent)]
pub struct Millis(pub i64);

/// One row of the log: what was done, and when.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Entry {
    /// When, in time of service.
    pub t: Millis,
    /// What.
    pub deed: Deed,
}

impl Deed {
    /// What a line of a record tells of, without the name that a client gave to its request.
    #[must_use]
    pub fn of_line(line: &str) -> Option<Deed> {
        let seat = |word: Option<&str>| Chair::try_from(word?.parse::<u8>().ok()?).ok();
        let mut words = line.split_whitespace();
        match words.next()? {
            "undo" => Some(Deed::Undone { seat: seat(words.next())?, client: None }),
            "redo" => Some(Deed::Redone { seat: seat(words.next())?, client: None }),
            first => Some(Deed::Played { line: line.to_owned(), seat: seat(Some(first))?, client: None }),
        }
    }

    /// The deed without the name that a client gave to its request, if it is part of the game and not of the table around it.
    #[must_use]
    pub fn in_game(&self) -> Option<Deed> {
        match self.clone() {
            Deed::Played { line, seat, .. } => Some(Deed::Played { line, seat, client: None }),
            Deed::Undone { seat, .. } => Some(Deed::Undone { seat, client: None }),
            Deed::Redone { seat, .. } => Some(Deed::Redone { seat, client: None }),
            deed @ (Deed::Started { .. } | Deed::TakenBack { .. }) => Some(deed),
            _ => None,
        }
    }
}

/// Something done at a table. Stored for good: a variant is never changed, only added.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// A person sat down.
    Sat {
        /// Where.
        seat: Chair,
        /// Who.
        guest: Guest,
        /// The display name then.
        name: String,
    },
    /// A computer player was put on a seat.
    BotSat {
        /// Where.
        seat: Chair,
    },
    /// A seat became free before the game began.
    Left {
        /// Which.
        seat: Chair,
    },
    /// The game began.
    Started {
        /// The opening of its record: `deal ...` or `position` with its lines.
        opening: String,
        /// What was played before, where a record was brought along.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        lines: Vec<String>,
    },
    /// A seat acted.
    Played {
        /// The line of the record.
        line: String,
        /// The seat.
        seat: Chair,
        /// The name the client gave to its request, so that a repeat is recognised.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        client: Option<String>,
    },
    /// A seat took back its last step.
    Undone {
        /// The seat.
        seat: Chair,
        /// As in [`Deed::Played`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        client: Option<String>,
    },
    /// A seat played again what it took back.
    Redone {
        /// The seat.
        seat: Chair,
        /// As in [`Deed::Played`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        client: Option<String>,
    },
    /// A seat asked to go back further than it may by itself.
    Asked {
        /// The seat.
        seat: Chair,
        /// How many steps are to be taken back, whoever made them.
        steps: u32,
    },
    /// A seat answered such a request.
    Answered {
        /// The seat.
        seat: Chair,
        /// Whether it agrees.
        agrees: bool,
    },
    /// All agreed, and the steps were taken back.
    TakenBack {
        /// The lines of the record.
        lines: Vec<String>,
    },
    /// A seat gave up.
    Resigned {
        /// Which.
        seat: Chair,
    },
    /// The thinking time of a seat ran out.
    TimedOut {
        /// Which.
        seat: Chair,
    },
    /// A computer player took over for somebody who is away.
    StoodIn {
        /// Where.
        seat: Chair,
    },
    /// The person returned.
    CameBack {
        /// Where.
        seat: Chair,
    },
    /// The chat was closed or opened.
    ChatClosed {
        /// Whether it is closed now.
        closed: bool,
    },
    /// A table for another game with the same contract was made.
    Rematched {
        /// Its name in links.
        table: String,
    },
    /// The position was chosen that the game will begin from.
    Prepared {
        /// The position: a secret.
        position: String,
    },
    /// The game has reached a position from which another one can begin. It stands in the same transaction as the step that led there.
    Checkpoint {
        /// What it is called.
        name: String,
        /// The position: a secret.
        position: String,
    },
}
