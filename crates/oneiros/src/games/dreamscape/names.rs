//! What is called how in Dreamscape: seats, cards, Mr Nightmare.

use dreamscape::data::Pack;
use kernel::Seat;

use crate::words::{Namer, Words};

kernel::messages! {
    /// What players are called.
    pub enum Called {
        /// Mr Nightmare, the rival of the solo game.
        "seat-rival" => Rival {},
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
        (kind == "card").then(|| card_named(words, self.pack, number)).flatten()
    }
}

/// The title of a card by its number, if the pack has it.
#[must_use]
pub fn card_named(words: &Words, pack: &Pack, number: u32) -> Option<String> {
    let card = usize::try_from(number).ok()?.checked_sub(1)?;
    (card < pack.cards.len()).then(|| card_title(words, pack, card))
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
