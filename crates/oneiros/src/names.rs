//! Names for the seats of a game where people have given none.

use kernel::Seat;
use kernel::record::Name;

use crate::words::Words;

kernel::messages! {
    /// What seats are called.
    pub enum Called {
        /// A seat without a name.
        "seat-number" => Seat { number: u32 },
    }
}

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
