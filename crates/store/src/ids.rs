//! The names of things: tables, guests, parcels, places in a log, points in time.

use std::fmt;
use std::str::FromStr;

/// Digits and lower-case letters without `i`, `l`, `o` and `u`, so that a spoken id is heard right.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many letters an id of 63 bits takes.
const LENGTH: usize = 13;

/// A text that is not an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnId;

impl fmt::Display for NotAnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an id")
    }
}

impl std::error::Error for NotAnId {}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),*) => {$(
        $(#[$doc])*
        ///
        /// It has 63 bits, so that every database can hold it, and is written as 13 letters.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u64);

        impl $name {
            /// The id of these bits; the highest one is dropped.
            #[must_use]
            pub const fn new(bits: u64) -> $name {
                $name(bits & (u64::MAX >> 1))
            }

            /// An id that nobody has.
            #[must_use]
            pub fn random() -> $name {
                $name::new(u64::from_le_bytes(random_bytes()))
            }

            /// Its bits.
            #[must_use]
            pub const fn get(self) -> u64 {
                self.0
            }

            pub(crate) const fn stored(self) -> i64 {
                self.0.cast_signed()
            }

            pub(crate) const fn from_stored(number: i64) -> $name {
                $name::new(number.cast_unsigned())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                for place in (0..LENGTH).rev() {
                    let letter = LETTERS[(self.0 >> (5 * place) & 31) as usize];
                    write!(f, "{}", char::from(letter))?;
                }
                Ok(())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<$name, NotAnId> {
                read(text).map($name)
            }
        }
    )*};
}

ids! {
    /// Names a table.
    TableId,
    /// Names a guest: whoever plays, watches or runs a bot.
    GuestId,
    /// Names a server while it runs.
    NodeId
}

/// Reads only what `Display` writes: one text an id, so that texts can be compared.
fn read(text: &str) -> Result<u64, NotAnId> {
    if text.len() != LENGTH {
        return Err(NotAnId);
    }
    let mut bits = 0_u64;
    for letter in text.bytes() {
        let digit = LETTERS.iter().position(|&known| known == letter).ok_or(NotAnId)?;
        // The first letter has three bits to give; more would fall out at the top.
        if bits >> 58 != 0 {
            return Err(NotAnId);
        }
        bits = bits << 5 | digit as u64;
    }
    if bits >> 63 == 0 { Ok(bits) } else { Err(NotAnId) }
}

/// Names a message in the outbox, so that whoever gets it twice can tell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ParcelId(u128);

impl ParcelId {
    /// The id of these bits.
    #[must_use]
    pub const fn new(bits: u128) -> ParcelId {
        ParcelId(bits)
    }

    /// An id that no other parcel has.
    #[must_use]
    pub fn random() -> ParcelId {
        ParcelId(u128::from_le_bytes(random_bytes()))
    }
}

impl fmt::Display for ParcelId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for ParcelId {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<ParcelId, NotAnId> {
        let sound = text.len() == 32 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if !sound {
            return Err(NotAnId);
        }
        u128::from_str_radix(text, 16).map(ParcelId).map_err(|_| NotAnId)
    }
}

/// The place of an entry in a table's log, or of a line in its chat: from 1, without gaps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seq(pub u64);

impl Seq {
    /// Before the first entry.
    pub const NONE: Seq = Seq(0);
    /// The first entry.
    pub const FIRST: Seq = Seq(1);

    /// The place after this one.
    #[must_use]
    pub const fn next(self) -> Seq {
        Seq(self.0.saturating_add(1))
    }

    /// No log is as long as the largest number, so it stands for all that are larger.
    pub(crate) fn stored(self) -> i64 {
        i64::try_from(self.0).unwrap_or(i64::MAX)
    }

    pub(crate) fn from_stored(number: i64) -> Seq {
        Seq(u64::try_from(number).unwrap_or_default())
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A point in time or a length of it, in milliseconds; points count from 1970. The store reads no clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub i64);

/// The hash of a secret, made by SHA-256.
pub type Hash = [u8; 32];

/// Bytes that nobody can guess.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_smallest_and_largest_id_have_thirteen_letters() {
        assert_eq!(TableId::new(0).to_string(), "0000000000000");
        assert_eq!(GuestId::new(u64::MAX).to_string(), "7zzzzzzzzzzzz");
        assert_eq!("7zzzzzzzzzzzz".parse(), Ok(TableId::new(u64::MAX)));
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in
            ["", "0", "8000000000000", "zzzzzzzzzzzzz", "000000000000I", "000000000000ä", "00000000000000"]
        {
            assert_eq!(text.parse::<TableId>(), Err(NotAnId), "{text}");
        }
        for text in ["", "+000000000000000000000000000000f", "0000000000000000000000000000000F"] {
            assert_eq!(text.parse::<ParcelId>(), Err(NotAnId), "{text}");
        }
    }

    proptest! {
        #[test]
        fn an_id_is_read_as_it_is_written(bits in any::<u64>(), long in any::<u128>()) {
            let id = TableId::new(bits);
            prop_assert_eq!(id.to_string().parse(), Ok(id));
            prop_assert_eq!(TableId::from_stored(id.stored()), id);
            prop_assert_eq!(ParcelId::new(long).to_string().parse(), Ok(ParcelId::new(long)));
        }

        #[test]
        fn any_text_that_is_an_id_is_the_one_text_of_it(text in "[0-9a-z]{13}") {
            if let Ok(id) = text.parse::<GuestId>() {
                prop_assert_eq!(id.to_string(), text);
            }
        }
    }
}
