//! The words for options: the same in positions, records and on the command line.

use std::fmt;

use crate::card::Mirrors;
use crate::setup::Setup;

use super::noun::number;

/// The options and what they look like.
pub const OPTION_WORDS: [&str; 12] = [
    "nightmare",
    "simultaneous",
    "solo=2",
    "mirror",
    "largest-group",
    "creation-entry",
    "king-by-location",
    "completion-ends-step",
    "empty-in-nightmare",
    "entry-right",
    "grid=6x5",
    "cycles=4",
];

/// Why a word is no option; what is allowed is in [`OPTION_WORDS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// There is no such option, or its value is not a number or two.
    Unknown,
    /// The option was chosen before.
    Repeated,
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OptionError::Unknown => "no such option",
            OptionError::Repeated => "the option was chosen before",
        })
    }
}

impl std::error::Error for OptionError {}

/// The options of a game as words, in a fixed order; edition and players are said elsewhere.
#[must_use]
pub fn write_options(setup: &Setup) -> Vec<String> {
    let house = &setup.house;
    let flags = [
        (setup.nightmare && setup.solo.is_none(), "nightmare"),
        (setup.simultaneous, "simultaneous"),
        (house.mirrors == Mirrors::Count, "mirror"),
        (house.largest_group, "largest-group"),
        (house.creation_entry, "creation-entry"),
        (house.king_by_location, "king-by-location"),
        (house.completion_ends_step, "completion-ends-step"),
        (house.empty_in_nightmare, "empty-in-nightmare"),
        (house.entry_right, "entry-right"),
    ];
    let mut words: Vec<String> = setup.solo.map(|level| format!("solo={level}")).into_iter().collect();
    words.extend(flags.iter().filter(|(set, _)| *set).map(|(_, word)| (*word).to_owned()));
    words.extend(house.grid.map(|(columns, rows)| format!("grid={columns}x{rows}")));
    words.extend(house.cycles.map(|cycles| format!("cycles={cycles}")));
    words
}

/// Adds the option that a word names. Whether the values make a game is seen when the game is made.
///
/// ```
/// use dreamscape::{Setup, data::Edition, notation};
/// let mut setup = Setup::new(Edition::Standard, 2);
/// notation::read_option(&mut setup, "grid=6x5").unwrap();
/// assert_eq!(notation::write_options(&setup), ["grid=6x5"]);
/// ```
///
/// # Errors
/// When the word is no option, or one that was chosen before.
pub fn read_option(setup: &mut Setup, word: &str) -> Result<(), OptionError> {
    let house = &mut setup.house;
    match word {
        "nightmare" if setup.solo.is_some() => Ok(()),
        "nightmare" => choose(&mut setup.nightmare),
        "simultaneous" => choose(&mut setup.simultaneous),
        "largest-group" => choose(&mut house.largest_group),
        "creation-entry" => choose(&mut house.creation_entry),
        "king-by-location" => choose(&mut house.king_by_location),
        "completion-ends-step" => choose(&mut house.completion_ends_step),
        "empty-in-nightmare" => choose(&mut house.empty_in_nightmare),
        "entry-right" => choose(&mut house.entry_right),
        "mirror" if house.mirrors == Mirrors::Count => Err(OptionError::Repeated),
        "mirror" => {
            house.mirrors = Mirrors::Count;
            Ok(())
        }
        _ => match word.split_once('=').ok_or(OptionError::Unknown)? {
            ("solo", level) => {
                set(&mut setup.solo, number(level.as_bytes()))?;
                setup.nightmare = true;
                Ok(())
            }
            ("cycles", cycles) => set(&mut house.cycles, number(cycles.as_bytes())),
            ("grid", size) => set(&mut house.grid, grid(size)),
            _ => Err(OptionError::Unknown),
        },
    }
}

fn grid(size: &str) -> Option<(u8, u8)> {
    let (columns, rows) = size.split_once('x')?;
    Some((number(columns.as_bytes())?, number(rows.as_bytes())?))
}

const fn choose(flag: &mut bool) -> Result<(), OptionError> {
    if *flag {
        return Err(OptionError::Repeated);
    }
    *flag = true;
    Ok(())
}

fn set<T>(place: &mut Option<T>, value: Option<T>) -> Result<(), OptionError> {
    if place.is_some() {
        return Err(OptionError::Repeated);
    }
    *place = Some(value.ok_or(OptionError::Unknown)?);
    Ok(())
}
