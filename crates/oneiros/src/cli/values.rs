//! Values from the command line, checked.

use std::ops::RangeInclusive;
use std::sync::Arc;

use dreamscape::data::Pack;

use super::args::GameArgs;
use crate::choice::{Choice, SOLO_LEVELS, SoloChoice, solo_level};
use crate::failure::{Failure, Kind};
use crate::packs;
use crate::trouble::Trouble;

/// The failure for a value that an option cannot have.
pub(super) fn wrong(name: &str, value: &str) -> Failure {
    let trouble = Trouble::WrongValue { name: name.to_owned(), value: value.to_owned() };
    Failure::new(Kind::Usage, &trouble)
}

/// A whole number within bounds.
pub(super) fn number(name: &str, text: &str, bounds: RangeInclusive<u64>) -> Result<u64, Failure> {
    let number = text.parse().ok().filter(|number| bounds.contains(number));
    number.ok_or_else(|| wrong(name, text).expecting([format!("{}..{}", bounds.start(), bounds.end())]))
}

/// The choice that options for a game make.
///
/// # Errors
/// When a value is no number, or there is no such pack.
pub fn choice(args: &GameArgs) -> Result<Choice, Failure> {
    choice_by(args, packs::find)
}

/// The choice that options for a game make, whose pack is looked for in one way.
pub(super) fn choice_by(
    args: &GameArgs,
    find: fn(&str) -> Result<Arc<Pack>, Failure>,
) -> Result<Choice, Failure> {
    let default = Choice::default();
    Ok(Choice {
        edition: args.edition.clone().unwrap_or(default.edition),
        players: args.players.as_deref().map(players).transpose()?,
        nightmare: args.nightmare.then_some(true),
        solo: args.solo.as_deref().map(solo).transpose()?.map_or(SoloChoice::Unsaid, SoloChoice::Level),
        simultaneous: args.simultaneous.then_some(true),
        options: args.options.clone(),
        pack: args.pack.as_deref().map_or(Ok(default.pack), find)?,
    })
}

/// Any small number; whether the rules allow it is for the rules to say.
fn players(text: &str) -> Result<u8, Failure> {
    text.parse().map_err(|_| wrong("--players", text).expecting([2, 3, 4]))
}

fn solo(text: &str) -> Result<u8, Failure> {
    solo_level(text).ok_or_else(|| wrong("--solo", text).expecting(SOLO_LEVELS))
}
