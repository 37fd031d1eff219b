//! What a person or a program chooses for a game, and the game that it makes.

use std::sync::Arc;

use dreamscape::data::{Edition, Pack, SOLO_WORDS};
use dreamscape::notation::{OPTION_WORDS, OptionError, read_option};
use dreamscape::setup::MAX_CYCLES;
use dreamscape::{Dreamscape, Setup, SetupError};

use crate::failure::{Failure, Kind};
use crate::packs;
use crate::trouble::Trouble;

/// The levels of the solo game.
pub const SOLO_LEVELS: std::ops::RangeInclusive<u8> = 1..=4;

/// What is said of the solo game beside the options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SoloChoice {
    /// Nothing.
    Unsaid,
    /// That it is none.
    No,
    /// Its level.
    Level(u8),
}

/// What is chosen, not yet checked.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The word for the edition.
    pub edition: String,
    /// The number of players; 2 if nothing is said, 1 in the solo game.
    pub players: Option<u8>,
    /// Whether nightmares haunt the game, where that is said beside the options.
    pub nightmare: Option<bool>,
    /// Whether it is a solo game, where that is said beside the options.
    pub solo: SoloChoice,
    /// Whether all create at the same time, where that is said beside the options.
    pub simultaneous: Option<bool>,
    /// Options as words.
    pub options: Vec<String>,
    /// The pack of cards.
    pub pack: Arc<Pack>,
}

impl Default for Choice {
    fn default() -> Choice {
        Choice {
            edition: Edition::Standard.word().to_owned(),
            players: None,
            nightmare: None,
            solo: SoloChoice::Unsaid,
            simultaneous: None,
            options: Vec::new(),
            pack: packs::default(),
        }
    }
}

impl Choice {
    /// Makes the game.
    ///
    /// # Errors
    /// When there is no such edition or option, when one choice contradicts another, or when they make no game.
    pub fn game(&self) -> Result<Dreamscape, Failure> {
        let mut setup = Setup::new(edition(&self.edition)?, 2);
        for word in &self.options {
            add_option(&mut setup, word)?;
        }
        setup.solo = self.solo_level(setup.solo)?;
        let haunted = setup.solo.map(|level| format!("solo={level}"));
        let haunted = haunted.or_else(|| setup.nightmare.then(|| "nightmare".to_owned()));
        setup.nightmare = agreed("nightmare", self.nightmare, haunted)?;
        let together = setup.simultaneous.then(|| "simultaneous".to_owned());
        setup.simultaneous = agreed("simultaneous", self.simultaneous, together)?;
        setup.players = self.players.unwrap_or(if setup.solo.is_some() { 1 } else { 2 });
        make(setup, &self.pack)
    }

    /// The solo level, on which an option and what is said beside the options must agree.
    fn solo_level(&self, option: Option<u8>) -> Result<Option<u8>, Failure> {
        match (self.solo, option) {
            (SoloChoice::Unsaid, option) => Ok(option),
            (SoloChoice::No, None) => Ok(None),
            (SoloChoice::No, Some(level)) => Err(contradiction("solo=false", &format!("solo={level}"))),
            (SoloChoice::Level(level), Some(other)) if level != other => {
                Err(contradiction(&format!("solo={level}"), &format!("solo={other}")))
            }
            (SoloChoice::Level(level), _) => Ok(Some(level)),
        }
    }
}

/// Whether something holds that is said, or follows from an option; it cannot be denied where an option says it.
fn agreed(name: &str, said: Option<bool>, option: Option<String>) -> Result<bool, Failure> {
    match (said, option) {
        (Some(false), Some(option)) => Err(contradiction(&format!("{name}=false"), &option)),
        (said, option) => Ok(said.unwrap_or(false) || option.is_some()),
    }
}

/// The failure for two choices that cannot both hold.
#[must_use]
pub fn contradiction(first: &str, second: &str) -> Failure {
    let trouble = Trouble::Contradiction { first: first.to_owned(), second: second.to_owned() };
    Failure::new(Kind::Setup, &trouble)
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
