//! What the person at the screen is doing: which screen, whose board, what is typed and chosen.

use kernel::Seat;

use super::choices::Group;

/// A screen of the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Screen {
    /// The table, or the points once the game is over.
    #[default]
    Game,
    /// How to play.
    Help,
    /// All cards on the table.
    Cards,
    /// The whole log.
    Log,
    /// All Dreamscapes.
    Boards,
    /// The rule of the last refusal.
    Rule,
}

/// A remark to the person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// What it says.
    pub text: String,
    /// The rule it rests on, which can be read.
    pub rule: Option<String>,
}

impl Note {
    /// A remark without a rule.
    #[must_use]
    pub const fn plain(text: String) -> Note {
        Note { text, rule: None }
    }
}

/// What the person at the screen is doing.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Desk {
    /// The screen.
    pub screen: Screen,
    /// Who is at the screen; at first nobody.
    pub person: Option<Seat>,
    /// Whose board is shown, if not the person's own.
    pub shown: Option<Seat>,
    /// What is typed.
    pub typed: String,
    /// The chosen line of the list of actions.
    pub selected: usize,
    /// The group of actions that is open.
    pub opened: Option<Group>,
    /// A remark.
    pub note: Option<Note>,
    /// How many lines a screen is scrolled.
    pub scroll: usize,
    /// Who has said that nobody else looks.
    pub uncovered: Option<Seat>,
}

impl Desk {
    /// Forgets what was typed and opened, after a step.
    pub fn tidy(&mut self) {
        self.typed.clear();
        self.selected = 0;
        self.opened = None;
    }

    /// What the list of actions is narrowed by: a number chooses a line and narrows nothing.
    #[must_use]
    pub fn filter(&self) -> &str {
        if self.number().is_some() { "" } else { self.typed.trim() }
    }

    /// The number that is typed.
    #[must_use]
    pub fn number(&self) -> Option<usize> {
        self.typed.trim().parse().ok()
    }
}
