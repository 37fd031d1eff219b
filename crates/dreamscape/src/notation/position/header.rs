//! The first lines of a position: which game it belongs to.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use kernel::{Expected, Misread};

use super::sheet::{Keyword, Line, Sheet, Wrong};
use crate::data::{Edition, Pack};
use crate::game::Dreamscape;
use crate::notation::expected::Form;
use crate::notation::noun::number;
use crate::notation::options::{OPTION_WORDS, OptionError, read_option, write_options};
use crate::setup::{House, Setup, SetupError};

/// The pack of a position that names none.
const DEFAULT_PACK: &str = "nocturne";

/// Why a text sets no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The text cannot be read, or the position breaks a rule.
    Misread(Misread),
    /// Its first lines make no game.
    Setup {
        /// What is wrong with them.
        error: SetupError,
        /// The line, counted from 1.
        line: u32,
        /// The column, counted from 1 in characters.
        column: u32,
    },
}

impl PositionError {
    /// The line and the column, each counted from 1.
    #[must_use]
    pub const fn place(&self) -> (u32, u32) {
        match self {
            PositionError::Misread(misread) => (misread.line, misread.column),
            PositionError::Setup { line, column, .. } => (*line, *column),
        }
    }

    /// The number of the rule that is broken, if it is a rule and not the form.
    #[must_use]
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            PositionError::Misread(misread) => misread.rule,
            PositionError::Setup { error, .. } => Some(error.rule()),
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Misread(_) => f.write_str("the text is no position"),
            PositionError::Setup { line, column, .. } => {
                write!(f, "line {line}, column {column}: the choices make no game")
            }
        }
    }
}

impl Error for PositionError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            PositionError::Misread(misread) => Some(misread),
            PositionError::Setup { error, .. } => Some(error),
        }
    }
}

impl From<Wrong> for PositionError {
    fn from(wrong: Wrong) -> Self {
        PositionError::Misread(*wrong)
    }
}

/// Makes the game that the first lines ask for.
pub(super) fn make_game(sheet: &Sheet<'_>, packs: &[Arc<Pack>]) -> Result<Dreamscape, PositionError> {
    let edition = read_edition(sheet)?.map_or(Edition::Standard, |(edition, _)| edition);
    let mut setup = Setup::new(edition, 2);
    if let Some(line) = sheet.line(Keyword::Options) {
        setup = read_options(sheet, line, setup)?;
    }
    setup.players = match read_players(sheet)? {
        Some((players, _)) => players,
        None if setup.solo.is_some() => 1,
        None => 2,
    };
    let pack = find_pack(sheet, packs)?;
    Dreamscape::new(setup, pack).map_err(|error| setup_error(sheet, error))
}

/// Makes sure that the first lines, where they are there, tell of this game.
pub(super) fn agree(sheet: &Sheet<'_>, game: &Dreamscape) -> Result<(), Wrong> {
    let setup = game.setup();
    if let Some((edition, at)) = read_edition(sheet)?
        && edition != setup.edition
    {
        return Err(sheet.misread(at, setup.edition.word()));
    }
    if let Some((players, at)) = read_players(sheet)?
        && players != setup.players
    {
        return Err(sheet.misread(at, setup.players.to_string()));
    }
    if let Some(line) = sheet.line(Keyword::Options) {
        let said = read_options(sheet, line, Setup::new(setup.edition, setup.players))?;
        if effective(game, said) != effective(game, *setup) {
            let options = write_options(setup).join(" ");
            let expected = if options.is_empty() { Form::NoOptions.into() } else { Expected::from(options) };
            return Err(sheet.misread(line.place(), expected));
        }
    }
    if let Some(mut line) = sheet.line(Keyword::Pack) {
        let (name, version) = (game.pack().name.as_str(), game.pack().version);
        line.choose(&[name])?;
        if line.clone().next().is_some() {
            line.choose(&[&version.to_string()])?;
        }
        line.finish()?;
    }
    Ok(())
}

/// The same choices with the board's own values filled in.
fn effective(game: &Dreamscape, setup: Setup) -> Setup {
    let grid = setup.house.grid.unwrap_or(game.board().grid);
    let cycles = setup.house.cycles.unwrap_or(game.board().cycles);
    Setup { house: House { grid: Some(grid), cycles: Some(cycles), ..setup.house }, ..setup }
}

fn read_edition(sheet: &Sheet<'_>) -> Result<Option<(Edition, usize)>, Wrong> {
    let Some(mut line) = sheet.line(Keyword::Edition) else { return Ok(None) };
    let at = line.clone().next().map_or(line.place(), |word| word.at);
    let word = line.choose(&Edition::ALL.map(Edition::word))?;
    line.finish()?;
    Ok(Edition::from_word(word).map(|edition| (edition, at)))
}

fn read_players(sheet: &Sheet<'_>) -> Result<Option<(u8, usize)>, Wrong> {
    sheet.line(Keyword::Players).map(|line| line.only(Form::Number, number)).transpose()
}

fn read_options(sheet: &Sheet<'_>, line: Line<'_>, mut setup: Setup) -> Result<Setup, Wrong> {
    for word in line {
        let option = std::str::from_utf8(word.text).unwrap_or("");
        read_option(&mut setup, option).map_err(|error| match error {
            OptionError::Unknown => sheet.misread_of(word.at, &OPTION_WORDS),
            OptionError::Repeated => sheet.misread(word.at, Form::Once),
        })?;
    }
    Ok(setup)
}

fn find_pack(sheet: &Sheet<'_>, packs: &[Arc<Pack>]) -> Result<Arc<Pack>, Wrong> {
    let newest = |name: &str, version: Option<u32>| {
        let wanted =
            |pack: &&Arc<Pack>| pack.name == name && version.is_none_or(|version| pack.version == version);
        packs.iter().filter(wanted).max_by_key(|pack| pack.version).cloned()
    };
    let Some(mut line) = sheet.line(Keyword::Pack) else {
        return newest(DEFAULT_PACK, None).ok_or_else(|| sheet.misread(0, "pack"));
    };
    let names: Vec<&str> = packs.iter().map(|pack| pack.name.as_str()).collect();
    let name = line.choose(&names)?;
    let mut version = None;
    if line.clone().next().is_some() {
        let parse = |word: &[u8]| std::str::from_utf8(word).ok()?.parse().ok();
        let has = |word: &[u8]| parse(word).filter(|&version| newest(name, Some(version)).is_some());
        version = Some(line.read(Form::PackVersion, has)?);
    }
    line.finish()?;
    newest(name, version).ok_or_else(|| sheet.misread_of(line.place(), &names))
}

/// Points at the word that makes no game.
fn setup_error(sheet: &Sheet<'_>, error: SetupError) -> PositionError {
    let option = |name: &str| {
        let mut words = sheet.line(Keyword::Options)?;
        words.find(|word| word.text.starts_with(name.as_bytes())).map(|word| word.at)
    };
    let players = || read_players(sheet).ok().flatten().map(|(_, at)| at);
    let at = error.option().map_or_else(|| players().or_else(|| option("solo")), option);
    let (line, column) = sheet.place(at.unwrap_or(0));
    PositionError::Setup { error, line, column }
}
