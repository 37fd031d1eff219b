//! The nouns of all text forms, read from one word each.

use kernel::Seat;

use crate::action::Supply;
use crate::card::{CardId, Level, MAX_CARDS};
use crate::grid::{Cell, MAX_ROWS, STRIDE};
use crate::shard::Shard;
use crate::world::{Link, Location};

/// A seat, 1 to 4.
pub(super) fn seat(word: &[u8]) -> Option<Seat> {
    match word {
        [number @ b'1'..=b'4'] => Some(Seat(number - b'1')),
        _ => None,
    }
}

/// A shard by its letter.
pub(super) fn shard(word: &[u8]) -> Option<Shard> {
    match word {
        [letter] => Shard::from_letter(*letter),
        _ => None,
    }
}

/// A cell of the largest grid, such as `b2`.
pub(super) fn cell(word: &[u8]) -> Option<Cell> {
    match word {
        [column @ b'a'..=b'z', row @ b'1'..=b'9'] if *column - b'a' < STRIDE && *row - b'1' < MAX_ROWS => {
            Cell::at((column - b'a') as i8, (row - b'1') as i8)
        }
        _ => None,
    }
}

/// A number without sign or leading zero.
pub(super) fn number(word: &[u8]) -> Option<u8> {
    let digit = |byte: u8| byte.is_ascii_digit().then(|| u16::from(byte - b'0'));
    match *word {
        [one] => digit(one).map(|one| one as u8),
        [b'0', ..] => None,
        [ten, one] => Some((digit(ten)? * 10 + digit(one)?) as u8),
        [hundred, ten, one] => u8::try_from(digit(hundred)? * 100 + digit(ten)? * 10 + digit(one)?).ok(),
        _ => None,
    }
}

/// A location, 1 to 6.
pub(super) fn location(word: &[u8]) -> Option<Location> {
    number(word).and_then(Location::numbered)
}

/// A deck by its Roman number.
pub(super) fn level(word: &[u8]) -> Option<Level> {
    match word {
        b"I" => Some(Level::I),
        b"II" => Some(Level::II),
        b"III" => Some(Level::III),
        _ => None,
    }
}

/// A card, such as `#12`.
pub(super) fn card(word: &[u8]) -> Option<CardId> {
    let [b'#', number @ ..] = word else { return None };
    let number = self::number(number)?;
    (1..=MAX_CARDS as u8).contains(&number).then(|| CardId(number - 1))
}

/// A link by its ends, lower number first, such as `3-6`.
pub(super) fn link(word: &[u8]) -> Option<Link> {
    let [low, b'-', high] = word else { return None };
    let ends = (location(&[*low])?, location(&[*high])?);
    Link::ALL.into_iter().find(|link| link.ends() == ends)
}

/// What can be waived: `tree` or a shard letter.
pub(super) fn supply(word: &[u8]) -> Option<Supply> {
    if word == b"tree" { Some(Supply::Tree) } else { shard(word).map(Supply::Shard) }
}

/// A shard in a stack, counted from the bottom, such as `b2:1`.
pub(super) fn place_in_stack(word: &[u8]) -> Option<(Cell, u8)> {
    let [column, row, b':', height @ ..] = word else { return None };
    Some((cell(&[*column, *row])?, number(height).filter(|&height| height > 0)?))
}
