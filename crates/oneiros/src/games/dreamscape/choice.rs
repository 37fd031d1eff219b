//! What a person or a program chooses for a game, and the game that it makes.

use std::sync::Arc;

use dreamscape::data::{Edition, Pack, SOLO_WORDS};
use dreamscape::notation::{OPTION_WORDS, OptionError, read_option};
use dreamscape::setup::MAX_CYCLES;
use dreamscape::{Dreamscape, Setup, SetupError};

use crate::failure::{Failure, Kind};
use crate::tools::choice::{NoSuchValue, contradiction};
use crate::tools::{Choice, Shorthand};
use crate::trouble::Trouble;

/// The levels of the solo game.
pub const SOLO_LEVELS: std::ops::RangeInclusive<u8> = 1..=4;

/// The name of the flag and the option for the solo game.
const SOLO: &str = "solo";

/// What is said of the solo game beside the options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SoloChoice {
    /// Nothing.
    Unsaid,
    /// That it is none.
    No,
    /// Its level.
    Level(u8),
}

/// Makes the game that is chosen, with the pack that was found for it.
///
/// # Errors
/// When there is no such edition or option, when one choice contradicts another, or when they make no game.
pub fn game(choice: &Choice, pack: &Arc<Pack>) -> Result<Dreamscape, Failure> {
    let word = choice.edition.as_deref().unwrap_or(Edition::Standard.word());
    let mut setup = Setup::new(edition(word)?, 2);
    for word in &choice.options {
        add_option(&mut setup, word)?;
    }
    setup.solo = solo_agreed(solo_said(choice), setup.solo)?;
    let haunted = setup.solo.map(|level| format!("solo={level}"));
    let haunted = haunted.or_else(|| setup.nightmare.then(|| "nightmare".to_owned()));
    setup.nightmare = agreed(choice, "nightmare", haunted)?;
    let together = setup.simultaneous.then(|| "simultaneous".to_owned());
    setup.simultaneous = agreed(choice, "simultaneous", together)?;
    setup.players = choice.players.unwrap_or(if setup.solo.is_some() { 1 } else { 2 });
    make(setup, pack)
}

/// Whether a flag says that it is a solo game.
#[must_use]
pub fn says_solo(choice: &Choice) -> bool {
    solo_said(choice) != SoloChoice::Unsaid
}

fn solo_said(choice: &Choice) -> SoloChoice {
    let said = |shorthand: &Shorthand| match shorthand {
        Shorthand::Denied(SOLO) => Some(SoloChoice::No),
        Shorthand::Denied(_) => None,
        Shorthand::Chosen(word) => {
            let (name, level) = word.split_once('=')?;
            (name == SOLO).then(|| level.parse().ok().map(SoloChoice::Level)).flatten()
        }
    };
    choice.shorthands.iter().find_map(said).unwrap_or(SoloChoice::Unsaid)
}

/// The solo level, on which an option and what is said beside the options must agree.
fn solo_agreed(said: SoloChoice, option: Option<u8>) -> Result<Option<u8>, Failure> {
    match (said, option) {
        (SoloChoice::Unsaid, option) => Ok(option),
        (SoloChoice::No, None) => Ok(None),
        (SoloChoice::No, Some(level)) => Err(contradiction("solo=false", &format!("solo={level}"))),
        (SoloChoice::Level(level), Some(other)) if level != other => {
            Err(contradiction(&format!("solo={level}"), &format!("solo={other}")))
        }
        (SoloChoice::Level(level), _) => Ok(Some(level)),
    }
}

/// The option that a flag with this value chooses.
///
/// # Errors
/// The levels of the solo game, where it is none.
pub fn flag(flag: &str, value: &str) -> Result<String, NoSuchValue> {
    let expected = || SOLO_LEVELS.map(|level| level.to_string().into()).collect();
    let level = solo_level(value).ok_or_else(|| NoSuchValue { expected: expected() })?;
    Ok(format!("{flag}={level}"))
}

/// Whether something holds that a flag says, or that follows from an option; it cannot be denied where an option says it.
fn agreed(choice: &Choice, name: &'static str, option: Option<String>) -> Result<bool, Failure> {
    let is_denied = choice.shorthands.contains(&Shorthand::Denied(name));
    let is_chosen = choice.shorthands.contains(&Shorthand::Chosen(name.to_owned()));
    match option {
        Some(option) if is_denied => Err(contradiction(&format!("{name}=false"), &option)),
        option => Ok(is_chosen || option.is_some()),
    }
}

/// Makes a game of a set-up and a pack.
///
/// # Errors
/// When the choices make no game.
pub fn make(setup: Setup, pack: &Arc<Pack>) -> Result<Dreamscape, Failure> {
    Dreamscape::new(setup, Arc::clone(pack)).map_err(|error| unsuitable(setup, error))
}

/// The failure for choices that make no game, with what would.
#[must_use]
pub fn unsuitable(setup: Setup, error: SetupError) -> Failure {
    let failure = Failure::from(error);
    match error {
        SetupError::Players { .. } if setup.solo.is_some() => failure.expecting([1]),
        SetupError::Players { .. } => failure.expecting([2, 3, 4]),
        SetupError::SoloLevel { .. } => failure.expecting(SOLO_LEVELS),
        SetupError::SoloSimultaneous => failure,
        SetupError::Grid { .. } => failure.expecting(["1x1..6x5"]),
        SetupError::EntryRight { .. } => failure.expecting([2, 4, 6]),
        SetupError::Cycles { .. } => failure.expecting([format!("1..{MAX_CYCLES}")]),
    }
}

/// The solo level for a number or a word.
#[must_use]
pub fn solo_level(word: &str) -> Option<u8> {
    let by_word = SOLO_WORDS.iter().zip(1..).find(|(level, _)| **level == word).map(|(_, level)| level);
    by_word.or_else(|| word.parse().ok())
}

/// The edition for a word.
///
/// # Errors
/// When there is none.
pub fn edition(word: &str) -> Result<Edition, Failure> {
    Edition::from_word(word).ok_or_else(|| {
        let trouble = Trouble::UnknownEdition { name: word.to_owned() };
        Failure::new(Kind::Setup, &trouble).expecting(Edition::ALL.map(Edition::word))
    })
}

/// Adds the option that a word names.
///
/// # Errors
/// When the word is no option or says the same thing twice.
pub fn add_option(setup: &mut Setup, word: &str) -> Result<(), Failure> {
    read_option(setup, word).map_err(|error| {
        let name = word.to_owned();
        match error {
            OptionError::Unknown => {
                Failure::new(Kind::Setup, &Trouble::UnknownOption { name }).expecting(OPTION_WORDS)
            }
            OptionError::Repeated => Failure::new(Kind::Setup, &Trouble::RepeatedArgument { name }),
        }
    })
}
