//! How far somebody is in a lesson: goals are reached by events of the game, and by nothing else.

use kernel::Message;
use serde::{Deserialize, Serialize};

use super::Lesson;

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
