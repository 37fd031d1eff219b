//! What the rules leave to data: the board, the purpose tiles, the editions, the solo levels, the
//! lessons of the tutorial, and packs of cards.

mod board;
mod builtin;
mod drawing;
mod editions;
mod lessons;
mod pack;
mod problem;
mod purposes;
mod reader;
mod solo;

pub use builtin::{Builtin, builtin, rules_text};
pub use lessons::read_lessons;
pub use pack::{MAX_OWN_PACK, PATTERN_BOX};
pub use problem::{DataError, Misdrawn, Problem, TomlType};
pub use solo::SOLO_WORDS;

use crate::card::Card;
use crate::shard::{Shard, Shards};
use crate::world::{Link, Power};

/// The values of the board and its pieces that are data and not rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The shards in the box, reds included (D-1.1).
    pub shards: Shards,
    /// The dots on the slots of a row, from the key slot (D-1.4).
    pub dots: [u8; 5],
    /// The powers of locations 1 to 6 (D-1.5).
    pub powers: [Power; 6],
    /// Columns and rows of a Dreamscape (D-1.6).
    pub grid: (u8, u8),
    /// Action points of a Travel (D-5.1).
    pub action_points: u8,
    /// How many cycles a game has (D-3.1).
    pub cycles: u8,
    /// Trees in the reserve for 1, 2, 3, 4 players (D-1.8, D-13.1).
    pub trees: [u8; 4],
    /// Reds that go into the bag at set-up (D-2.6).
    pub reds_in_bag: u8,
    /// Links that hold a red at set-up (D-2.6).
    pub red_links: Vec<Link>,
    /// Points lost per open card and per red in the Dreamscape at the end (D-11.2), as positive numbers.
    pub open_card_cost: u8,
    /// See `open_card_cost`.
    pub red_cost: u8,
}

/// The kinds of purpose tiles (D-12.2, D-12.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TileKind {
    /// Most shards.
    MostShards,
    /// Most stacks of exactly two.
    MostPairs,
    /// Most finished cards.
    MostCards,
    /// Dreamer farthest from the entry slot.
    Farthest,
    /// Fewest empty cells.
    FewestEmpty,
    /// No red, only in nightmare games.
    NoRed,
    /// Most shards of a colour.
    MostOfColour,
    /// Most cells with exactly one shard, of a colour.
    MostSingles,
    /// Points by the number of shards of a colour.
    NumberOfColour,
    /// Longest path of stacks with a colour on top.
    LongestPath,
    /// What the Dreamer sees of a colour.
    View,
}

impl TileKind {
    /// All kinds.
    pub const ALL: [TileKind; 11] = [
        TileKind::MostShards,
        TileKind::MostPairs,
        TileKind::MostCards,
        TileKind::Farthest,
        TileKind::FewestEmpty,
        TileKind::NoRed,
        TileKind::MostOfColour,
        TileKind::MostSingles,
        TileKind::NumberOfColour,
        TileKind::LongestPath,
        TileKind::View,
    ];

    /// The word in data files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        [
            "most-shards",
            "most-pairs",
            "most-cards",
            "farthest",
            "fewest-empty",
            "no-red",
            "most-of-colour",
            "most-singles",
            "number-of-colour",
            "longest-path",
            "view",
        ][self as usize]
    }

    /// The key of the kind's name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        [
            "purpose-most-shards",
            "purpose-most-pairs",
            "purpose-most-cards",
            "purpose-farthest",
            "purpose-fewest-empty",
            "purpose-no-red",
            "purpose-most-of-colour",
            "purpose-most-singles",
            "purpose-number-of-colour",
            "purpose-longest-path",
            "purpose-view",
        ][self as usize]
    }

    /// The kind for a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<TileKind> {
        TileKind::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// Whether the tile shows a colour slot.
    #[must_use]
    pub const fn has_colour(self) -> bool {
        self as u8 >= TileKind::MostOfColour as u8
    }

    /// Whether Mr Nightmare can compete for it in the solo game (D-13.1).
    #[must_use]
    pub const fn is_for_solo(self) -> bool {
        matches!(self, TileKind::MostShards | TileKind::MostOfColour | TileKind::NumberOfColour)
    }
}

/// A purpose tile (D-12.5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// What it rewards.
    pub kind: TileKind,
    /// What it is worth; 0 where the points are counted.
    pub value: u8,
    /// Whether a tree counts as one more shard of the colour it stands on (D-12.4).
    pub trees: bool,
    /// For [`TileKind::NumberOfColour`]: at least this many shards bring these points, ascending.
    pub steps: Vec<(u8, u8)>,
}

/// The most tiles in the box.
pub const MAX_TILES: usize = 64;

/// The rule sets (section 14 of the rules).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edition {
    /// What most rulebooks say.
    Standard,
    /// The English rulebook.
    En,
    /// The Italian rulebook.
    It,
    /// The Polish rulebook.
    Pl,
    /// The German rulebook.
    De,
}

impl Edition {
    /// All editions.
    pub const ALL: [Edition; 5] = [Edition::Standard, Edition::En, Edition::It, Edition::Pl, Edition::De];

    /// The word in data files, notation and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["standard", "en", "it", "pl", "de"][self as usize]
    }

    /// The edition for a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.word() == word)
    }
}

/// What comes first in Emergence; visible in the log only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EmergenceOrder {
    /// `clock-first`: clock, refill, restore, initiative.
    ClockFirst,
    /// `refill-first`: refill, clock, restore, initiative.
    RefillFirst,
}

/// How start cards are chosen (D-2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartChoice {
    /// `in-order`: one after another, seen by those who follow.
    InOrder,
    /// `at-once`: by all at the same time, revealed together.
    AtOnce,
}

/// What the Dreamer may do with reds (D-10.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RedSteps {
    /// `cost`: a step onto a red costs a point.
    Cost,
    /// `forbidden`: no step onto a red at all.
    Forbidden,
}

/// How often the Tower takes (D-6.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TowerTakes {
    /// `up-to-two`.
    UpToTwo,
    /// `both`: once begun, two if possible.
    Both,
}

/// Whether a shard moved by the Golem needs a neighbour (D-6.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GolemSupport {
    /// `needed`.
    Needed,
    /// `not-needed`.
    NotNeeded,
}

/// What a completion does to the action it interrupts (D-8.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Interruption {
    /// `goes-on`: the action goes on afterwards.
    GoesOn,
    /// `ends`: what is left of the action is lost.
    Ends,
}

/// When leftovers go to the bag (D-7.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leftovers {
    /// `own-end`: at the end of one's own Creation.
    OwnEnd,
    /// `together`: when all have created.
    Together,
}

/// The order of the Finale (D-11.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FinaleOrder {
    /// `new`: initiative is dealt once more.
    New,
    /// `kept`: the order of the last cycle.
    Kept,
}

/// The switches in which the editions differ.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Switches {
    /// The order within Emergence.
    pub emergence: EmergenceOrder,
    /// How start cards are chosen.
    pub start_choice: StartChoice,
    /// The purpose tiles in the box, by their place in the list of tiles.
    pub tiles: Vec<u8>,
    /// The Dreamer and reds.
    pub red_steps: RedSteps,
    /// The Tower.
    pub tower: TowerTakes,
    /// The Golem.
    pub golem: GolemSupport,
    /// Completion in the middle of an action.
    pub interruption: Interruption,
    /// Leftover shards.
    pub leftovers: Leftovers,
    /// The order of the Finale.
    pub finale: FinaleOrder,
}

/// A level of the solo game (D-13.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloLevel {
    /// How many shards Mr Nightmare takes where he arrives.
    pub takes: u8,
    /// What a full set brings him.
    pub set_points: u8,
    /// The points he starts with.
    pub head_start: u8,
}

/// A pack of dreamcards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    /// Its name: a lower-case word.
    pub name: String,
    /// Its version, from 1.
    pub version: u32,
    /// `sha256:` and the hexadecimal digest of its file.
    pub hash: String,
    /// The cards by number; [`crate::card::CardId`] is the place in this list.
    pub cards: Vec<Card>,
}

/// The shards that a full set of Mr Nightmare consists of, and those dealt to purpose tiles (D-2.2).
pub const FOUR_COLOURS: [Shard; 4] = [Shard::Water, Shard::Rock, Shard::Land, Shard::Grass];
