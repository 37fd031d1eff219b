//! Who names what a message only points at: seats, and things that only a game knows.

use kernel::Seat;

use super::Words;

/// Names seats and things for [`Words::say`]; what it does not name is named by its number.
pub trait Namer {
    /// The name of a seat.
    fn seat(&self, words: &Words, seat: Seat) -> Option<String>;

    /// The name of a thing that only the game and its pack know, such as card 12.
    fn thing(&self, words: &Words, kind: &str, number: u32) -> Option<String>;

    /// The name of a thing that the pack itself names, such as card `deep-well`, where the pack has words for it.
    fn named(&self, words: &Words, kind: &str, slug: &str) -> Option<String> {
        let _ = (words, kind, slug);
        None
    }
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
