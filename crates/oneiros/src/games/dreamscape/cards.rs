//! `oneiros dreamscape cards`: every card of a pack with its drawing, points, power and title.

use dreamscape::card::{Level, Pattern};
use dreamscape::data::Pack;
use dreamscape::world::Power;
use serde::Serialize;

use super::names::card_title;
use crate::json::Members;
use crate::words::Words;

kernel::messages! {
    /// What is said of a pack and its cards.
    pub enum CardWords {
        /// The heading of a pack.
        "cards-pack" => Pack { name: String, version: u32, cards: u32 },
        /// A card without its drawing.
        "cards-card" => Card { number: u32, title: String, level: String, points: i16, power: String },
        /// Points that an edition gives instead.
        "cards-points-in" => PointsIn { edition: String, points: i16 },
    }
}

/// A card for programs.
#[derive(Serialize, Debug)]
pub struct CardForm<'a> {
    number: usize,
    slug: &'a str,
    title: String,
    level: Level,
    points: i16,
    points_in: Members<&'a str, i16>,
    power: Power,
    pattern: String,
}

/// The cards of a pack for programs.
#[must_use]
pub fn card_forms<'a>(pack: &'a Pack, words: &Words) -> Vec<CardForm<'a>> {
    let form = |(index, card): (usize, &'a dreamscape::card::Card)| CardForm {
        number: index + 1,
        slug: &card.slug,
        title: card_title(words, pack, index),
        level: card.level,
        points: card.points,
        points_in: Members(
            card.points_in.iter().map(|(edition, points)| (edition.as_str(), *points)).collect(),
        ),
        power: card.power,
        pattern: card.pattern.draw(),
    };
    pack.cards.iter().enumerate().map(form).collect()
}

/// A pack for programs.
#[derive(Serialize, Debug)]
pub struct PackForm<'a> {
    name: &'a str,
    version: u32,
    hash: &'a str,
    cards: Vec<CardForm<'a>>,
}

impl PackForm<'_> {
    /// A pack with all its cards.
    #[must_use]
    pub fn of<'a>(pack: &'a Pack, words: &Words) -> PackForm<'a> {
        PackForm { name: &pack.name, version: pack.version, hash: &pack.hash, cards: card_forms(pack, words) }
    }
}

/// A pack for people.
#[must_use]
pub fn text(pack: &Pack, words: &Words) -> String {
    let count = pack.cards.len() as u32;
    let heading = CardWords::Pack { name: pack.name.clone(), version: pack.version, cards: count };
    let mut out = words.tell(&heading) + "\n";
    for (index, card) in pack.cards.iter().enumerate() {
        out += &format!("\n{}\n", words.tell(&about(words, pack, index)));
        for (edition, points) in &card.points_in {
            let other = CardWords::PointsIn { edition: edition.clone(), points: *points };
            out += &format!("    {}\n", words.tell(&other));
        }
        out += &indented(&card.pattern);
    }
    out
}

/// What is said of a card.
#[must_use]
pub fn about(words: &Words, pack: &Pack, index: usize) -> CardWords {
    let card = &pack.cards[index];
    CardWords::Card {
        number: index as u32 + 1,
        title: card_title(words, pack, index),
        level: card.level.word().to_owned(),
        points: card.points,
        power: words.term(card.power.key()),
    }
}

/// The drawing of a pattern, moved in.
#[must_use]
pub fn indented(pattern: &Pattern) -> String {
    pattern.draw().lines().map(|line| format!("    {line}\n")).collect()
}
