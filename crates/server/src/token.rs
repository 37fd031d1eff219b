//! Secrets that prove who somebody is: random, given out once, stored only as a hash.

use std::fmt;

use sha2::{Digest, Sha256};

/// A secret of 32 random bytes. It is never printed by accident.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token([u8; 32]);

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

const LENGTH: usize = 64;

impl Token {
    /// A new secret.
    pub(crate) fn random() -> Token {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
        Token(bytes)
    }

    /// The secret as it is given out.
    pub(crate) fn reveal(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Reads a secret that somebody shows.
    pub(crate) fn read(text: &str) -> Option<Token> {
        if text.len() != LENGTH || !text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, place) in bytes.iter_mut().zip((0..LENGTH).step_by(2)) {
            *byte = u8::from_str_radix(&text[place..place + 2], 16).ok()?;
        }
        Some(Token(bytes))
    }

    /// What is stored of it.
    pub(crate) fn hash(&self) -> store::Hash {
        Sha256::digest(self.0).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_as_it_is_given_out_and_never_shows_itself() {
        let token = Token::random();
        assert_eq!(Token::read(&token.reveal()), Some(token.clone()));
        assert!(!format!("{token:?}").contains(&token.reveal()[..8]));
        for text in ["", "00", &"g".repeat(64), &"ä".repeat(32), &"0".repeat(65)] {
            assert_eq!(Token::read(text), None);
        }
    }
}
