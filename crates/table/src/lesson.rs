//! Lessons of a tutorial: positions with goals, which are reached by events of the game and by nothing else.

use kernel::{Arg, Message, Seat};
use serde::{Deserialize, Serialize};

/// A lesson: a position, and what is to be done in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name in keys of texts.
    pub slug: String,
    /// The position in which it begins, in notation.
    pub position: String,
    /// What is to be reached, in the order in which it is told.
    pub goals: Vec<Goal>,
    /// Actions in notation with which the learner reaches all goals in their order.
    pub solution: Vec<String>,
}

/// Something to be reached: an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    /// The key of the event.
    pub event: &'static str,
    /// Parameters that the event must have.
    pub with: Vec<(String, Wanted)>,
    /// The key of the event after which it cannot be reached any more.
    pub until: &'static str,
}

/// The value of a parameter for which a goal asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A number, a location or a card.
    Number(u8),
    /// Notation, or the key of another message.
    Word(String),
}

impl Wanted {
    fn is(&self, arg: &Arg) -> bool {
        match (self, arg) {
            (Wanted::Number(wanted), Arg::Number(number)) => i64::from(*wanted) == *number,
            (Wanted::Number(wanted), Arg::Thing(_, number)) => u32::from(*wanted) == *number,
            (Wanted::Word(wanted), Arg::Term(key)) => wanted == key,
            (Wanted::Word(wanted), Arg::Text(text)) => wanted == text,
            _ => false,
        }
    }
}

impl Goal {
    /// Whether an event is what the goal asks for.
    #[must_use]
    pub fn is_met_by(&self, event: &impl Message) -> bool {
        let args = event.args();
        let wanted =
            |(name, value): &(String, Wanted)| args.iter().any(|(param, arg)| param == name && value.is(arg));
        event.key() == self.event && Lesson::is_of_learner(event) && self.with.iter().all(wanted)
    }

    /// Whether after an event it is too late for the goal.
    #[must_use]
    pub fn is_over_with(&self, event: &impl Message) -> bool {
        event.key() == self.until && Lesson::is_of_learner(event)
    }
}

impl Lesson {
    /// The seat of whoever learns; the other one is a computer's.
    pub const LEARNER: Seat = Seat(0);

    /// Whether something happened to whoever learns, or to nobody in particular.
    fn is_of_learner(event: &impl Message) -> bool {
        event.args().iter().all(|(_, arg)| !matches!(arg, Arg::Seat(seat) if *seat != Lesson::LEARNER))
    }
}

/// What is reached of a lesson.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Progress {
    reached: Vec<bool>,
    too_late: bool,
}

impl Progress {
    /// Nothing is reached yet.
    #[must_use]
    pub fn none(lesson: &Lesson) -> Progress {
        Progress { reached: vec![false; lesson.goals.len()], too_late: false }
    }

    /// Hears an event: it reaches the first open goal that asks for it, in whatever order.
    pub fn hear(&mut self, lesson: &Lesson, event: &impl Message) {
        let open = |reached: &[bool], place: usize| reached.get(place) == Some(&false);
        let mut goals = lesson.goals.iter().enumerate();
        let met = goals.find(|(place, goal)| open(&self.reached, *place) && goal.is_met_by(event));
        if let Some((place, _)) = met {
            self.reached[place] = true;
        }
        let mut goals = lesson.goals.iter().enumerate();
        self.too_late |= goals.any(|(place, goal)| open(&self.reached, place) && goal.is_over_with(event));
    }

    /// Whether it is of a lesson with these goals.
    #[must_use]
    pub fn fits(&self, lesson: &Lesson) -> bool {
        self.reached.len() == lesson.goals.len()
    }

    /// Whether each goal is reached, in the order in which they are told.
    #[must_use]
    pub fn reached(&self) -> &[bool] {
        &self.reached
    }

    /// The place of the first goal that is not reached; nothing when all are.
    #[must_use]
    pub fn next(&self) -> Option<usize> {
        self.reached.iter().position(|reached| !reached)
    }

    /// Whether what is missing cannot be reached any more.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.too_late && self.next().is_some()
    }
}
