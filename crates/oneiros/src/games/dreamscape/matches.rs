//! The engine's commands `matches` and `cards`.

use std::sync::Arc;

use dreamscape::card::{CardId, Matcher, Mirrors, Pattern};
use dreamscape::data::Pack;
use dreamscape::{Dreamscape, State};
use kernel::Game;
use serde::Serialize;
use serde_json::Value;

use super::PACK_LANGUAGE;
use super::cards::{CardForm, card_forms};
use super::packs::{self, Use};
use crate::engine::Fields;
use crate::failure::{Failure, Kind};
use crate::json::{Answer, ready};
use crate::trouble::Trouble;
use crate::words::Words;

#[derive(Serialize)]
struct Matches {
    complete: bool,
    matches: Vec<Match>,
}

/// One place where the stacks of a pattern lie.
#[derive(Serialize, PartialEq, Eq, PartialOrd, Ord)]
struct Match {
    rotation: u16,
    mirrored: bool,
    cells: Vec<String>,
    dreamer: bool,
}

/// What names a version of a pack.
#[derive(Serialize)]
struct PackForm<'a> {
    name: &'a str,
    version: u32,
    hash: &'a str,
}

impl PackForm<'_> {
    fn of(pack: &Pack) -> PackForm<'_> {
        PackForm { name: &pack.name, version: pack.version, hash: &pack.hash }
    }
}

#[derive(Serialize)]
struct Cards<'a> {
    pack: PackForm<'a>,
    cards: Vec<CardForm<'a>>,
}

/// Every place where the stacks of a pattern lie in the Dreamscape of a seat.
///
/// # Errors
/// When there is no such seat or card, or the pattern is none.
pub(super) fn matches(fields: &Fields, game: &Dreamscape, state: &State) -> Answer {
    fields.only(&["seat", "card", "pattern"])?;
    let seat = fields.need_seat(game.seats())?;
    let pattern = pattern(fields, game)?;
    let mirrors = game.setup().house.mirrors;
    let turns = turns(&pattern, mirrors);
    let places = Matcher::new(&pattern, mirrors).places(state.land(seat), game.grid());
    let place = |(form, cells, dreamer): (usize, dreamscape::grid::Cells, bool)| {
        let (rotation, mirrored) = turns[form];
        Match { rotation, mirrored, cells: cells.map(|cell| cell.to_string()).collect(), dreamer }
    };
    let mut matches: Vec<Match> = places.into_iter().map(place).collect();
    matches.sort();
    Ok(ready(&Matches { complete: matches.iter().any(|found| found.dreamer), matches }))
}

/// The cards of the pack that is named, else of the game in play, else of the usual one.
///
/// # Errors
/// When there is no such pack.
pub(super) fn cards(fields: &Fields, game: Option<&Dreamscape>, words: &Words) -> Answer {
    fields.only(&["pack"])?;
    let of_game = || game.map(|game| Arc::clone(game.pack()));
    let given = fields.pack(PACK_LANGUAGE, packs::names)?;
    let given = given.map(|word| packs::find(&word, Use::New)).transpose()?;
    let pack = given.or_else(of_game).unwrap_or_else(packs::default);
    Ok(ready(&Cards { pack: PackForm::of(&pack), cards: card_forms(&pack, words) }))
}

/// The pattern of a card of the pack, or one that is drawn in the request.
fn pattern(fields: &Fields, game: &Dreamscape) -> Result<Pattern, Failure> {
    match (fields.get("card"), fields.text("pattern")?) {
        (Some(_), Some(_)) => {
            let trouble = Trouble::OnlyOne { first: "card".to_owned(), second: "pattern".to_owned() };
            Err(Failure::new(Kind::Request, &trouble))
        }
        (None, Some(drawing)) => Ok(Pattern::read(drawing)?),
        (None, None) => Err(fields.wrong("card").expecting(["card", "pattern"])),
        (Some(value), None) => {
            let cards = &game.pack().cards;
            let card = card_number(value).and_then(|card| cards.get(card.index()));
            let allowed = || [format!("#1..#{}", cards.len())];
            card.map(|card| card.pattern.clone()).ok_or_else(|| {
                let trouble = Trouble::UnknownCard { name: value.to_string() };
                Failure::new(Kind::Request, &trouble).expecting(allowed())
            })
        }
    }
}

/// A card as `12` or `"#12"`.
fn card_number(value: &Value) -> Option<CardId> {
    let number = match value {
        Value::String(text) => text.strip_prefix('#')?.parse().ok()?,
        _ => u8::try_from(value.as_u64()?).ok()?,
    };
    number.checked_sub(1).map(CardId)
}

/// How each form of a pattern came about: degrees to the right, and whether it is a mirror image. The order is that of
/// [`Pattern::forms`].
fn turns(pattern: &Pattern, mirrors: Mirrors) -> Vec<(u16, bool)> {
    let turned = |start: Pattern, mirrored: bool| {
        let forms = std::iter::successors(Some(start), |form| Some(form.turned()));
        [0, 90, 180, 270].into_iter().zip(forms).map(move |(degrees, form)| (degrees, mirrored, form))
    };
    let all: Vec<_> = turned(pattern.clone(), false).chain(turned(pattern.mirrored(), true)).collect();
    let came = |form: &Pattern| all.iter().find(|(_, _, other)| other == form);
    let forms = pattern.forms(mirrors);
    forms.iter().filter_map(came).map(|(degrees, mirrored, _)| (*degrees, *mirrored)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_that_look_the_same_are_told_once_with_their_turn() {
        let turns_of = |drawing, mirrors| turns(&Pattern::read(drawing).unwrap(), mirrors);
        assert_eq!(turns_of("W", Mirrors::DoNotCount), [(0, false)]);
        assert_eq!(turns_of("W R", Mirrors::Count).len(), 4);
        assert_eq!(turns_of("W W", Mirrors::DoNotCount), [(0, false), (90, false)]);
        let bent = turns_of("W .\nR G", Mirrors::Count);
        assert_eq!(bent.len(), 8);
        assert_eq!(bent[4..], [(0, true), (90, true), (180, true), (270, true)]);
    }
}
