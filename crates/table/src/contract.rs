//! What is agreed on before a game and holds until its end.

use std::error::Error;
use std::fmt;

use kernel::Seat;
use kernel::record::Header;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::refusal::{No, Refused};

/// The most seats of a table.
pub const MAX_SEATS: usize = 5;
/// The longest thinking time that can be agreed on, in seconds: four weeks.
pub const MAX_SECONDS: u32 = 28 * 24 * 60 * 60;
/// The most steps that spectators can be behind.
pub const MAX_DELAY: u32 = 200;
/// The most options of a game: as many as its record can have.
pub const MAX_OPTIONS: usize = kernel::record::MAX_OPTIONS;
/// The longest name of a game, an edition, an option or a pack, in bytes.
pub const MAX_WORD: usize = 40;

/// Everything that is chosen when a table is made. It never changes afterwards.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Contract {
    /// The game with its edition, options and pack.
    pub game: GameChoice,
    /// Who may sit where.
    #[schema(min_items = 1, max_items = 5)]
    pub seats: Vec<SeatChoice>,
    /// Who finds the table.
    #[serde(default)]
    pub listing: Listing,
    /// How long people may think.
    #[serde(default)]
    pub clock: ClockChoice,
    /// What can be taken back.
    #[serde(default)]
    pub undo: UndoChoice,
    /// Who may watch.
    #[serde(default)]
    pub spectators: SpectatorChoice,
    /// Whether the table looks for something, as `reach` and `fit` do; what the rules say of one action it always tells.
    #[serde(default = "yes")]
    pub hints: bool,
    /// What happens when somebody is away.
    #[serde(default)]
    pub absence: AbsenceChoice,
    /// Who may hold several seats.
    #[serde(default, skip_serializing_if = "SeveralSeats::is_usual")]
    #[ts(optional, as = "Option<SeveralSeats>")]
    #[schema(required = false)]
    pub several_seats: SeveralSeats,
    /// The kind of computer player of each seat, also for a person who is away; where nothing is said, the usual one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    #[schema(required = false, max_items = 5)]
    pub players: Vec<String>,
    /// The position of another table that the game begins from, instead of being set up anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub start: Option<StartChoice>,
    /// The lesson of the tutorial that the table is for. Only the server makes such tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(read_only, max_length = 40)]
    pub lesson: Option<String>,
}

const fn yes() -> bool {
    true
}

/// A game with its edition, options and pack, each by its word.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GameChoice {
    /// The name of the game: one lower-case word.
    #[schema(max_length = 40)]
    pub game: String,
    /// The edition, where the game has several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(max_length = 40)]
    pub edition: Option<String>,
    /// Modes and house options, as words or as words with a value: `grid=6x5`.
    #[serde(default)]
    #[schema(max_items = 256)]
    pub options: Vec<String>,
    /// The pack with its version, as in `nocturne-1`; the newest of the usual one if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(max_length = 40)]
    pub pack: Option<String>,
}

impl GameChoice {
    /// What the header of a record chooses.
    #[must_use]
    pub fn of(header: &Header) -> GameChoice {
        GameChoice {
            game: header.game.as_str().to_owned(),
            edition: header.edition.as_ref().map(|word| word.as_str().to_owned()),
            options: header.options.iter().map(|word| word.as_str().to_owned()).collect(),
            pack: header.pack.as_ref().map(|pack| format!("{}-{}", pack.name, pack.version)),
        }
    }
}

/// Who may sit on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatChoice {
    /// Whoever makes the table.
    Maker,
    /// Whoever comes.
    Open,
    /// A computer player.
    Bot,
}

/// Who may hold several seats.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeveralSeats {
    /// Whoever makes the table.
    #[default]
    Maker,
    /// Everybody.
    Everybody,
    /// Nobody.
    Nobody,
}

impl SeveralSeats {
    /// Whether it is what old contracts mean, which do not say it.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == SeveralSeats::default()
    }
}

/// A position that another table kept.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StartChoice {
    /// The name of the table in links.
    #[schema(max_length = 40)]
    pub table: String,
    /// The sequence number under which the table kept it.
    pub checkpoint: u64,
}

/// Who finds the table.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Listing {
    /// Everybody, in the lobby.
    Public,
    /// Who has the link or the code.
    #[default]
    ByLink,
}

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum ClockChoice {
    /// As long as they like.
    #[default]
    None,
    /// So long for each turn.
    PerMove {
        /// How long.
        #[schema(minimum = 5, maximum = 2_419_200)]
        seconds: u32,
    },
    /// So long for the whole game, and something more with each turn.
    Total {
        /// How long at the start.
        #[schema(minimum = 5, maximum = 2_419_200)]
        seconds: u32,
        /// How much more after each turn.
        #[schema(maximum = 2_419_200)]
        increment: u32,
    },
}

/// What can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UndoChoice {
    /// Nothing.
    None,
    /// Everything up to where somebody learned something.
    ToKnowledge,
    /// That, and more if all the others agree.
    #[default]
    WithConsent,
    /// Steps of others too, if they agree, but never back behind what somebody learned: also for one person at all seats.
    ConsentWithinKnowledge,
}

/// Who may watch.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum SpectatorChoice {
    /// Nobody.
    None,
    /// Whoever finds the table, at once.
    #[default]
    Now,
    /// Whoever finds the table, some steps behind.
    Delayed {
        /// How many steps behind.
        #[schema(minimum = 1, maximum = 200)]
        steps: u32,
    },
}

/// What happens when the table waits for somebody who is away.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum AbsenceChoice {
    /// It waits.
    #[default]
    Wait,
    /// A computer player takes over after a time, and gives the seat back when its person returns.
    StandIn {
        /// After how long.
        #[schema(minimum = 5, maximum = 2_419_200)]
        seconds: u32,
    },
}

/// A seat as people count it and messages write it: from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Debug, TS, ToSchema)]
#[serde(try_from = "u8", into = "u8")]
#[ts(type = "number")]
#[schema(value_type = u8, minimum = 1, maximum = 8)]
pub struct Chair(pub Seat);

impl TryFrom<u8> for Chair {
    type Error = NoSuchChair;

    fn try_from(number: u8) -> Result<Chair, NoSuchChair> {
        if (1..=8).contains(&number) { Ok(Chair(Seat(number - 1))) } else { Err(NoSuchChair(number)) }
    }
}

/// A number that is no seat from 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchChair(pub u8);

impl fmt::Display for NoSuchChair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is no seat from 1 to 8", self.0)
    }
}

impl Error for NoSuchChair {}

impl From<Chair> for u8 {
    fn from(chair: Chair) -> u8 {
        chair.0.0 + 1
    }
}

/// A number or a length in a contract is not within its limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfLimits {
    /// The field that it is in.
    pub field: &'static str,
}

impl fmt::Display for OutOfLimits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not within its limits", self.field)
    }
}

impl Error for OutOfLimits {}

impl From<OutOfLimits> for Refused {
    fn from(OutOfLimits { field }: OutOfLimits) -> Refused {
        Refused::from(No::OutOfLimits).expecting([field])
    }
}

impl Contract {
    /// Whether every number and length is within what people may choose; whether the choices make a game is for the game to say.
    ///
    /// # Errors
    /// The first field that is not.
    pub fn within_limits(&self) -> Result<(), OutOfLimits> {
        let time = |seconds: u32, least: u32| (least..=MAX_SECONDS).contains(&seconds);
        let word = |text: &String| (1..=MAX_WORD).contains(&text.len());
        let clock = match self.clock {
            ClockChoice::None => true,
            ClockChoice::PerMove { seconds } => time(seconds, 5),
            ClockChoice::Total { seconds, increment } => time(seconds, 5) && time(increment, 0),
        };
        let checks = [
            ("game", word(&self.game.game) && self.game.edition.iter().all(word)),
            ("options", self.game.options.len() <= MAX_OPTIONS && self.game.options.iter().all(word)),
            ("pack", self.game.pack.iter().all(word)),
            ("seats", (1..=MAX_SEATS).contains(&self.seats.len())),
            ("clock", clock),
            (
                "spectators",
                !matches!(self.spectators, SpectatorChoice::Delayed { steps } if steps == 0 || steps > MAX_DELAY),
            ),
            ("absence", !matches!(self.absence, AbsenceChoice::StandIn { seconds } if !time(seconds, 5))),
            (
                "players",
                self.players.len() <= self.seats.len()
                    && self.players.iter().all(|name| name.len() <= MAX_WORD),
            ),
            ("start", self.start.iter().all(|start| word(&start.table))),
            ("lesson", self.lesson.is_none()),
        ];
        checks.iter().find(|(_, holds)| !holds).map_or(Ok(()), |&(field, _)| Err(OutOfLimits { field }))
    }
}
