//! What is chosen before a game: edition, mode, seats, house options.

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
    /// Whether the King of Dreams shows as many cards as the Sleeper's location says (D-6.2).
    pub king_by_location: bool,
    /// Whether a completion loses a pending free step (D-7.10).
    pub completion_ends_step: bool,
    /// Whether the tile for the fewest empty cells is in the box in nightmare games only (D-2.2).
    pub empty_in_nightmare: bool,
    /// Whether the entry slot is the right one of two cells in the middle (D-1.6).
    pub entry_right: bool,
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
        king_by_location: false,
        completion_ends_step: false,
        empty_in_nightmare: false,
        entry_right: false,
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

kernel::messages! {
    /// A choice that makes no game; each names what is allowed.
    #[derive(Copy)]
    pub enum SetupError {
        /// The number of players (D-1.2).
        "setup-players" => Players { players: u8 },
        /// The solo level (D-13.3).
        "setup-solo-level" => SoloLevel { level: u8 },
        /// Simultaneous Creation needs at least two players (D-7.15).
        "setup-solo-simultaneous" => SoloSimultaneous,
        /// The grid (D-1.6).
        "setup-grid" => Grid { columns: u8, rows: u8 },
        /// The right one of two cells in the middle, where a single one is there (D-1.6).
        "setup-entry-right" => EntryRight { columns: u8 },
        /// The number of cycles (D-3.1).
        "setup-cycles" => Cycles { cycles: u8 },
    }
}

kernel::message_errors!(SetupError);

impl SetupError {
    /// The rule it rests on.
    #[must_use]
    pub const fn rule(&self) -> &'static str {
        match self {
            SetupError::Players { .. } => "D-1.2",
            SetupError::SoloLevel { .. } => "D-13.3",
            SetupError::SoloSimultaneous => "D-7.15",
            SetupError::Grid { .. } | SetupError::EntryRight { .. } => "D-1.6",
            SetupError::Cycles { .. } => "D-3.1",
        }
    }

    /// The name of the option it is about; the number of players is none.
    #[must_use]
    pub const fn option(&self) -> Option<&'static str> {
        match self {
            SetupError::Players { .. } => None,
            SetupError::SoloLevel { .. } => Some("solo"),
            SetupError::SoloSimultaneous => Some("simultaneous"),
            SetupError::Grid { .. } => Some("grid"),
            SetupError::EntryRight { .. } => Some("entry-right"),
            SetupError::Cycles { .. } => Some("cycles"),
        }
    }
}
