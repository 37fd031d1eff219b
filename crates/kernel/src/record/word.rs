//! The words and names a header is made of: values that always print to a line that can be read again.

use std::fmt;

use super::MAX_NAME;

/// A word without blanks and control characters: `name` or `name=value`. The kernel does not know what it means.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Word(String);

impl Word {
    /// The text as a word, if it is one.
    #[must_use]
    pub fn new(text: &str) -> Option<Word> {
        (!text.is_empty() && text.chars().all(fits_word)).then(|| Word(text.to_owned()))
    }

    /// Makes a word of any text: what does not fit becomes `-`.
    #[must_use]
    pub fn tame(text: &str) -> Word {
        let word: String = text.chars().map(|c| if fits_word(c) { c } else { '-' }).collect();
        Word(if word.is_empty() { "-".to_owned() } else { word })
    }

    /// The word `name=value`, tamed.
    #[must_use]
    pub fn pair(name: &str, value: impl fmt::Display) -> Word {
        Word::tame(&format!("{name}={value}"))
    }

    /// The whole word.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What stands before the first `=`, or the whole word.
    #[must_use]
    pub fn name(&self) -> &str {
        self.0.split_once('=').map_or(self.0.as_str(), |(name, _)| name)
    }

    /// What stands after the first `=`.
    #[must_use]
    pub fn value(&self) -> Option<&str> {
        self.0.split_once('=').map(|(_, value)| value)
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn fits_word(c: char) -> bool {
    !c.is_whitespace() && !c.is_control()
}

/// The display name of a seat: free text on one line, without control characters, at most [`MAX_NAME`] characters.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Name(String);

impl Name {
    /// The text as a name, if it is one; blanks around it are dropped.
    #[must_use]
    pub fn new(text: &str) -> Option<Name> {
        let text = text.trim();
        let fits = text.chars().count() <= MAX_NAME && !text.chars().any(char::is_control);
        fits.then(|| Name(text.to_owned()))
    }

    /// Makes a name of any text: control characters become blanks and what is too long is cut.
    #[must_use]
    pub fn tame(text: &str) -> Name {
        let plain: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        Name(plain.trim().chars().take(MAX_NAME).collect::<String>().trim_end().to_owned())
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
