//! The six letters by which a private table is joined.

use std::fmt;
use std::str::FromStr;

use crate::ids::{NotAnId, random_bytes};

/// Capital letters without `I`, `L` and `O`, which look like digits or like each other.
const LETTERS: &[u8; 23] = b"ABCDEFGHJKMNPQRSTUVWXYZ";

/// The code of a table: short enough to be said, one of 148 million.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code([u8; 6]);

impl Code {
    /// A code drawn by lot. It may be taken: then `create` says so.
    #[must_use]
    pub fn random() -> Code {
        let mut letters = [0; 6];
        for letter in &mut letters {
            *letter = lot();
        }
        Code(letters)
    }
}

/// A letter, each as likely as any other: bytes that would favour some letters are drawn again.
fn lot() -> u8 {
    loop {
        let [byte] = random_bytes::<1>();
        if byte < 230 {
            return LETTERS[usize::from(byte % 23)];
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Code({self})")
    }
}

impl FromStr for Code {
    type Err = NotAnId;

    /// Reads capital and small letters alike: people type as they like.
    fn from_str(text: &str) -> Result<Code, NotAnId> {
        let mut letters: [u8; 6] = text.as_bytes().try_into().map_err(|_| NotAnId)?;
        letters.make_ascii_uppercase();
        if letters.iter().all(|letter| LETTERS.contains(letter)) { Ok(Code(letters)) } else { Err(NotAnId) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_code_is_read_in_capitals_and_in_small_letters() {
        let code: Code = "ABCXYZ".parse().unwrap();
        assert_eq!(code.to_string(), "ABCXYZ");
        assert_eq!("abcxyz".parse(), Ok(code));
        let drawn = Code::random();
        assert_eq!(drawn.to_string().parse(), Ok(drawn));
    }

    #[test]
    fn letters_that_look_like_others_are_refused() {
        for text in ["", "ABCDE", "ABCDEFG", "ABCDEI", "ABCDEL", "ABCDEO", "ABCDE1", "ABCDä"] {
            assert_eq!(text.parse::<Code>(), Err(NotAnId), "{text}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4_000) })]

        #[test]
        fn a_text_is_read_as_a_code_or_refused_and_what_is_read_is_written_in_capitals(
            text in prop_oneof![any::<String>(), "[A-Za-z0-9 ]{0,8}", "[A-HJKMNP-Za-hjkmnp-z]{6}"],
        ) {
            let is_code = text.len() == 6
                && text.bytes().all(|letter| letter.is_ascii_alphabetic() && !b"ILOilo".contains(&letter));
            let read = text.parse::<Code>();
            prop_assert_eq!(read.is_ok(), is_code);
            if let Ok(code) = read {
                prop_assert_eq!(code.to_string(), text.to_ascii_uppercase());
                prop_assert_eq!(code.to_string().parse(), Ok(code));
            }
        }
    }
}
