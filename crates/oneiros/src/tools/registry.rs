//! The one list of games that the program has.

use std::fmt;
use std::sync::Arc;

use kernel::record::{Header, Part, place_of};
use table::Games;

use super::choice::unknown_game;
use super::{AnyTools, GameTools};
use crate::failure::{Failure, Kind};

/// Games with their tools, by name.
#[derive(Clone, Default)]
pub struct Registry {
    tools: Vec<Arc<dyn AnyTools>>,
    tables: Games,
}

impl Registry {
    /// The same games and one more.
    #[must_use]
    pub fn with(mut self, tools: impl GameTools) -> Registry {
        self.tables = self.tables.with(tools.kind().clone());
        self.tools.push(Arc::new(tools));
        self
    }

    /// The games as tables know them.
    #[must_use]
    pub fn tables(&self) -> Games {
        self.tables.clone()
    }

    /// All of them, in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = &dyn AnyTools> {
        self.tools.iter().map(AsRef::as_ref)
    }

    /// Their names.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.iter().map(AnyTools::name)
    }

    /// The game of this name, if there is one.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&dyn AnyTools> {
        self.iter().find(|game| game.name() == name)
    }

    /// The game of this name.
    ///
    /// # Errors
    /// When there is none, as a failure of this kind that tells which there are.
    pub fn of(&self, kind: Kind, name: &str) -> Result<&dyn AnyTools, Failure> {
        self.find(name).ok_or_else(|| unknown_game(kind, name, self.names()))
    }

    /// The game that a record names in its header.
    ///
    /// # Errors
    /// When the text does not open with the header of a record, or there is no such game.
    pub fn of_record(&self, text: &str) -> Result<&dyn AnyTools, Failure> {
        let header = Header::read(text)?;
        let named = self.of(Kind::Record, header.game.as_str());
        named.map_err(|failure| Failure { place: place_of(text, Part::Game), ..failure })
    }
}

impl fmt::Debug for Registry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.names()).finish()
    }
}
