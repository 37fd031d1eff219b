//! Who names what a message only points at: seats and cards.

use dreamscape::data::Pack;
use kernel::Seat;

use super::Words;

/// Names seats and things for [`Words::say`]; what it does not name is named by its number.
pub trait Namer {
    /// The name of a seat.
    fn seat(&self, words: &Words, seat: Seat) -> Option<String>;

    /// The name of a thing that only the game and its pack know, such as card 12.
    fn thing(&self, words: &Words, kind: &str, number: u32) -> Option<String>;
}

/// Names nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct Nameless;

impl Namer for Nameless {
    fn seat(&self, _: &Words, _: Seat) -> Option<String> {
        None
    }

    fn thing(&self, _: &Words, _: &str, _: u32) -> Option<String> {
        None
    }
}

/// The names in one game: those of the seats, and the titles of the cards of a pack.
#[derive(Clone, Debug)]
pub struct Names<'a> {
    /// The names of the seats, in order; a seat without one is named by its number.
    pub seats: &'a [String],
    /// The pack in play.
    pub pack: &'a Pack,
}

impl Namer for Names<'_> {
    fn seat(&self, _: &Words, seat: Seat) -> Option<String> {
        self.seats.get(seat.index()).filter(|name| !name.is_empty()).cloned()
    }

    fn thing(&self, words: &Words, kind: &str, number: u32) -> Option<String> {
        if kind != "card" {
            return None;
        }
        let card = usize::try_from(number).ok()?.checked_sub(1)?;
        (card < self.pack.cards.len()).then(|| card_title(words, self.pack, card))
    }
}

/// The title of a card of a pack: the pack's own one in this language, that of the locales, the pack's English one, or at
/// last the card's slug in words.
#[must_use]
pub fn card_title(words: &Words, pack: &Pack, card: usize) -> String {
    let card = &pack.cards[card];
    let own = |code: &str| {
        card.titles.iter().find(|(language, _)| language == code).map(|(_, title)| title.clone())
    };
    own(words.lang().code())
        .or_else(|| words.find(&format!("card-{}-{}", pack.name, card.slug)))
        .or_else(|| own("en"))
        .unwrap_or_else(|| in_words(&card.slug))
}

/// `quiet-shore` as `Quiet shore`.
fn in_words(slug: &str) -> String {
    let text = slug.replace('-', " ");
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
