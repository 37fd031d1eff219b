//! Playing a record again.

use std::error::Error;
use std::fmt;

use crate::chance::Fault;
use crate::game::{Game, Misread, Refusal, Stop};
use crate::record::{Entry, Record, Start};
use crate::session::{Session, Told};
use crate::undo::{NoRedo, NoUndo};

/// Why a record cannot be played, and at which entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unplayable<R> {
    /// The entry that fails, counted from 0; `None` when it is the start.
    pub entry: Option<usize>,
    /// What is wrong with it.
    pub flaw: Flaw<R>,
}

/// What is wrong with the start or an entry of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw<R> {
    /// The answers of chance do not set the game up.
    Deal(Fault),
    /// The start is no position; the place is counted within it.
    Position(Misread),
    /// The step is refused, or its answers of chance do not fit.
    Step(Stop<R>),
    /// Nothing can be taken back.
    Undo(NoUndo),
    /// Nothing can be played again.
    Redo(NoRedo),
}

impl<R: Refusal> fmt::Display for Unplayable<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            Some(entry) => write!(f, "entry {} cannot be played", entry + 1),
            None => f.write_str("the start cannot be played"),
        }
    }
}

impl<R: Refusal> Error for Unplayable<R> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.flaw)
    }
}

impl<R: Refusal> fmt::Display for Flaw<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Flaw::Deal(_) => "the game cannot be set up",
            Flaw::Position(_) => "the position cannot be read",
            Flaw::Step(_) => "the step cannot be played",
            Flaw::Undo(_) => "nothing can be taken back",
            Flaw::Redo(_) => "nothing can be played again",
        })
    }
}

impl<R: Refusal> Error for Flaw<R> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(match self {
            Flaw::Deal(fault) => fault,
            Flaw::Position(misread) => misread,
            Flaw::Step(stop) => stop,
            Flaw::Undo(no) => no,
            Flaw::Redo(no) => no,
        })
    }
}

impl<G: Game> Session<G> {
    /// Plays a record again to its end.
    ///
    /// # Errors
    /// When the start or an entry cannot be played.
    pub fn from_record(
        game: G,
        record: &Record<G::Action, G::Outcome>,
    ) -> Result<Self, Unplayable<G::Refusal>> {
        Session::replay(game, record, |_, _| {})
    }

    /// Plays a record again and shows the session after the start and after each entry, with the events of that entry.
    ///
    /// # Errors
    /// When the start or an entry cannot be played.
    pub fn replay(
        game: G,
        record: &Record<G::Action, G::Outcome>,
        mut watch: impl FnMut(&Session<G>, Told<G>),
    ) -> Result<Self, Unplayable<G::Refusal>> {
        let start = match &record.start {
            Start::Dealt(outcomes) => Session::start_given(game, outcomes).map_err(Flaw::Deal),
            Start::Position(text) => Session::from_position(game, text).map_err(Flaw::Position),
        };
        let mut session = start.map_err(|flaw| Unplayable { entry: None, flaw })?;
        watch(&session, session.opening().to_vec());
        for (index, entry) in record.entries.iter().enumerate() {
            let events = session.enter(entry).map_err(|flaw| Unplayable { entry: Some(index), flaw })?;
            watch(&session, events);
        }
        Ok(session)
    }

    /// Does once more what an entry says, with the answers chance gave; whether the seat might take a step back is not asked.
    ///
    /// # Errors
    /// When the entry cannot be played here; nothing changes then.
    pub fn enter(&mut self, entry: &Entry<G::Action, G::Outcome>) -> Result<Told<G>, Flaw<G::Refusal>> {
        match entry {
            Entry::Step(step) => {
                let played = self.play_given(step.seat, step.action, &step.outcomes).map_err(Flaw::Step)?;
                Ok(played.events)
            }
            Entry::Undo { seat } => self.undo_recorded(*seat).map(|()| Vec::new()).map_err(Flaw::Undo),
            Entry::Redo { seat } => self.redo(*seat).map(|played| played.events).map_err(Flaw::Redo),
        }
    }
}
