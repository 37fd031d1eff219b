//! What is chosen before a game: edition, mode, seats, house options.

use kernel::{Arg, Message};

use crate::card::Mirrors;
use crate::data::Edition;

/// House options (section 14 of the rules), usable with any edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct House {
    /// Whether mirror images of patterns count.
    pub mirrors: Mirrors,
    /// Whether the longest path is scored as the largest group.
    pub largest_group: bool,
    /// Whether the Dreamer enters only in Creation.
    pub creation_entry: bool,
    /// Columns and rows of the grid; the board's own if `None`.
    pub grid: Option<(u8, u8)>,
    /// The number of cycles; the board's own if `None`.
    pub cycles: Option<u8>,
}

impl House {
    /// No option chosen.
    pub const NONE: House = House {
        mirrors: Mirrors::DoNotCount,
        largest_group: false,
        creation_entry: false,
        grid: None,
        cycles: None,
    };
}

/// What is chosen before a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rule set.
    pub edition: Edition,
    /// The number of players: 1 in the solo game, else 2 to 4.
    pub players: u8,
    /// Whether nightmares haunt the game; always in the solo game.
    pub nightmare: bool,
    /// The solo level, 1 to 4.
    pub solo: Option<u8>,
    /// Whether all create at the same time (D-7.15).
    pub simultaneous: bool,
    /// House options.
    pub house: House,
}

impl Setup {
    /// A plain game of an edition.
    #[must_use]
    pub const fn new(edition: Edition, players: u8) -> Setup {
        Setup { edition, players, nightmare: false, solo: None, simultaneous: false, house: House::NONE }
    }
}

/// The most cycles a game may have.
pub const MAX_CYCLES: u8 = 12;

/// A choice that makes no game; each names what is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The number of players (D-1.2).
    Players(u8),
    /// The solo level (D-13.3).
    SoloLevel(u8),
    /// Simultaneous Creation needs at least two players (D-7.15).
    SoloSimultaneous,
    /// The grid (D-1.6).
    Grid(u8, u8),
    /// The number of cycles (D-3.1).
    Cycles(u8),
}

impl SetupError {
    /// The keys of all setup errors.
    pub const KEYS: &'static [&'static str] =
        &["setup-players", "setup-solo-level", "setup-solo-simultaneous", "setup-grid", "setup-cycles"];

    /// The rule it rests on.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            SetupError::Players(_) => "D-1.2",
            SetupError::SoloLevel(_) => "D-13.3",
            SetupError::SoloSimultaneous => "D-7.15",
            SetupError::Grid(..) => "D-1.6",
            SetupError::Cycles(_) => "D-3.1",
        }
    }
}

impl Message for SetupError {
    fn key(&self) -> &'static str {
        match self {
            SetupError::Players(_) => "setup-players",
            SetupError::SoloLevel(_) => "setup-solo-level",
            SetupError::SoloSimultaneous => "setup-solo-simultaneous",
            SetupError::Grid(..) => "setup-grid",
            SetupError::Cycles(_) => "setup-cycles",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let number = |name, value: u8| vec![(name, Arg::Number(i64::from(value)))];
        match *self {
            SetupError::Players(players) => number("players", players),
            SetupError::SoloLevel(level) => number("level", level),
            SetupError::SoloSimultaneous => Vec::new(),
            SetupError::Grid(columns, rows) => vec![("grid", Arg::Text(format!("{columns}x{rows}")))],
            SetupError::Cycles(cycles) => number("cycles", cycles),
        }
    }
}
