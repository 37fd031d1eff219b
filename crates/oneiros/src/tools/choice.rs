//! What a person or a program chooses of a game, before the game has checked it.

use std::fmt;

use kernel::Expected;
use table::contract::GameChoice;

use crate::failure::{Failure, Kind};
use crate::trouble::Trouble;

/// What is chosen; what is not said is for the game to fill in.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Choice {
    /// The edition, where the game has several.
    pub edition: Option<String>,
    /// The number of players.
    pub players: Option<u8>,
    /// Modes and house options as words.
    pub options: Vec<String>,
    /// What is said of options by flags of the game's own.
    pub shorthands: Vec<Shorthand>,
    /// The pack of content.
    pub pack: Option<PackWord>,
}

/// What a flag says of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shorthand {
    /// That it is chosen, as the option's word.
    Chosen(String),
    /// That it is not, by the flag's name.
    Denied(&'static str),
}

/// What is said to name a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PackWord {
    /// The name of a built-in pack or the path of a file, as typed on a command line.
    NameOrFile(String),
    /// The name of a built-in pack.
    Name(String),
    /// The text of a pack of one's own.
    Text(String),
}

impl PackWord {
    /// The name of a built-in pack, in a game that has no others.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            PackWord::NameOrFile(name) | PackWord::Name(name) | PackWord::Text(name) => name,
        }
    }
}

/// A flag of a game's own: shorthand for one of its options, as `--nightmare` on the command line and `"nightmare": true` in a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flag {
    /// Its name, which is the name of the option.
    pub name: &'static str,
    /// What is written behind it, where it takes a value.
    pub value: Option<FlagValue>,
}

/// The value of a flag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FlagValue {
    /// What stands for it in help.
    pub shown: &'static str,
    /// Words for it, where it has names.
    pub names: &'static [&'static str],
}

impl Flag {
    /// A flag without a value.
    #[must_use]
    pub const fn plain(name: &'static str) -> Flag {
        Flag { name, value: None }
    }
}

/// The value of a flag is none of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchValue {
    /// What would have been one.
    pub expected: Vec<Expected>,
}

impl fmt::Display for NoSuchValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected: Vec<String> = self.expected.iter().map(Expected::to_string).collect();
        write!(f, "no value of this flag: expected {}", expected.join(" or "))
    }
}

impl std::error::Error for NoSuchValue {}

impl Choice {
    /// The choice as contracts make it, with the flags turned into options.
    ///
    /// # Errors
    /// When a flag denies an option that is chosen.
    pub fn of_game(&self, game: &str) -> Result<GameChoice, Failure> {
        let mut options = self.options.clone();
        for shorthand in &self.shorthands {
            match shorthand {
                Shorthand::Chosen(word) if !options.contains(word) => options.push(word.clone()),
                Shorthand::Chosen(_) => {}
                Shorthand::Denied(name) => {
                    let is_named =
                        |option: &&String| option.split('=').next().is_some_and(|word| word == *name);
                    if let Some(option) = options.iter().find(is_named) {
                        return Err(contradiction(&format!("{name}=false"), option));
                    }
                }
            }
        }
        Ok(GameChoice {
            game: game.to_owned(),
            edition: self.edition.clone(),
            options,
            pack: self.pack.as_ref().map(|pack| pack.name().to_owned()),
        })
    }
}

/// The failure for two choices that cannot both hold.
#[must_use]
pub fn contradiction(first: &str, second: &str) -> Failure {
    let trouble = Trouble::Contradiction { first: first.to_owned(), second: second.to_owned() };
    Failure::new(Kind::Setup, &trouble)
}

/// The failure for a game that does not exist, with those that do.
#[must_use]
pub fn unknown_game(kind: Kind, name: &str, known: impl IntoIterator<Item = &'static str>) -> Failure {
    Failure::new(kind, &Trouble::UnknownGame { name: name.to_owned() }).expecting(known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_is_another_way_to_write_an_option() {
        let said = |options: &[&str], shorthands: &[Shorthand]| {
            let options = options.iter().map(|option| (*option).to_owned()).collect();
            let choice = Choice { options, shorthands: shorthands.to_vec(), ..Choice::default() };
            choice.of_game("chess").map(|choice| choice.options)
        };
        let fast = [Shorthand::Chosen("clock=fast".to_owned())];
        assert_eq!(said(&["blind"], &fast).unwrap(), ["blind", "clock=fast"]);
        assert_eq!(said(&["clock=fast"], &fast).unwrap(), ["clock=fast"]);
        assert_eq!(said(&["blind"], &[Shorthand::Denied("clock")]).unwrap(), ["blind"]);
        let failure = said(&["clock=slow"], &[Shorthand::Denied("clock")]).unwrap_err();
        assert_eq!(failure, contradiction("clock=false", "clock=slow"));
    }
}
