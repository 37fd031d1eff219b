//! The words of a game: all that it says to people, by language. The table says none of them; who shows a table does.

/// Fluent texts, by the names of their files.
pub type Texts = &'static [(&'static str, &'static str)];

/// All that a game says in one language. Its keys are its own: another game may use the same ones, but none that all games share.
#[derive(Clone, Copy, Debug)]
pub struct GameWords {
    /// The language, as in `en`.
    pub language: &'static str,
    /// How clients speak of the game where it is offered, and of its tables in lists: what they need before anything is played.
    pub about: Texts,
    /// What is said in clients and in terminals: events, questions, refusals, names of things.
    pub everywhere: Texts,
    /// What only the screens of clients say.
    pub clients: Texts,
    /// What only terminals and tools say.
    pub terminal: Texts,
}

impl GameWords {
    /// What a client needs before anything is played, as one text.
    #[must_use]
    pub fn of_offer(&self) -> String {
        joined(&[self.about])
    }

    /// All that a client says, as one text.
    #[must_use]
    pub fn of_clients(&self) -> String {
        joined(&[self.about, self.everywhere, self.clients])
    }

    /// What terminals and tools say, file by file.
    pub fn of_terminal(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.everywhere.iter().chain(self.terminal).copied()
    }

    /// Every file.
    pub fn files(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.about.iter().chain(self.everywhere).chain(self.clients).chain(self.terminal).copied()
    }
}

fn joined(parts: &[Texts]) -> String {
    parts.concat().iter().map(|(_, text)| format!("{text}\n")).collect()
}
