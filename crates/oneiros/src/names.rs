//! Names for the seats of a game where people have given none, for what only a game can name, and for the games themselves.

use kernel::Seat;
use kernel::record::Name;

use crate::tools::{GameOf, GameTools};
use crate::words::{Namer, Words};

kernel::messages! {
    /// What seats are called.
    pub enum Called {
        /// A seat without a name.
        "seat-number" => Seat { number: u32 },
    }
}

/// What stands in a sentence for something that is not said: the texts ask for it.
const NONE: &str = "none";

/// The name of a seat that nobody has named.
#[must_use]
pub fn seat_name(words: &Words, seat: Seat) -> String {
    words.tell(&Called::Seat { number: u32::from(seat.0) + 1 })
}

/// The names of all seats: their own ones, and numbers for those without one or with one that another has too.
#[must_use]
pub fn seat_names(words: &Words, given: &[Name]) -> Vec<String> {
    let shared = |name: &Name| given.iter().filter(|other| *other == name).count() > 1;
    let name = |(index, name): (usize, &Name)| match name.as_str() {
        "" => seat_name(words, Seat(index as u8)),
        same if shared(name) => format!("{same} ({})", index + 1),
        own => own.to_owned(),
    };
    given.iter().enumerate().map(name).collect()
}

/// The key of the title of a game, among its own words.
pub const TITLE: &str = "game-title";

/// What a game is called: its title, or else its name.
#[must_use]
pub fn game_title(words: &Words, name: &str) -> String {
    words.of(name).find(TITLE).unwrap_or_else(|| name.to_owned())
}

/// Words in a row as one text.
#[must_use]
pub fn one_text(words: &[String]) -> String {
    if words.is_empty() { NONE.to_owned() } else { words.join(" ") }
}

/// The names in one game: those of its seats, and those of the things that only the game can name.
pub struct GameNames<'a, T: GameTools> {
    /// Who names things.
    pub tools: &'a T,
    /// Whose things they are.
    pub game: &'a GameOf<T>,
    /// The names of the seats, in order.
    pub seats: Vec<String>,
}

impl<T: GameTools> Namer for GameNames<'_, T> {
    fn seat(&self, _: &Words, seat: Seat) -> Option<String> {
        self.seats.get(seat.index()).filter(|name| !name.is_empty()).cloned()
    }

    fn thing(&self, words: &Words, kind: &str, number: u32) -> Option<String> {
        self.tools.thing(self.game, words, kind, number)
    }

    fn named(&self, words: &Words, kind: &str, slug: &str) -> Option<String> {
        self.tools.named(self.game, words, kind, slug)
    }
}
