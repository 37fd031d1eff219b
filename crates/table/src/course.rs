//! A lesson at a table: what of it the steps that stand have reached.

use kernel::SeatSet;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::games::Told;
use crate::lesson::{Lesson, Progress};
use crate::said::Said;
use crate::table_view::heard;

/// A lesson that is being played.
pub(crate) struct Course {
    number: usize,
    lesson: &'static Lesson,
    /// What was reached before the first of the steps below.
    before: Progress,
    /// The steps that stand and can still be taken back: who made each, and what the learner heard of it.
    steps: Vec<(String, Vec<Said>)>,
    progress: Progress,
}

/// A lesson as whoever learns sees it.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS, ToSchema)]
pub struct LessonSeen {
    /// Its number.
    pub number: usize,
    /// Its name in the keys of its texts.
    pub slug: &'static str,
    /// Whether each of its goals is reached.
    pub reached: Vec<bool>,
    /// The number of the goal to reach now; nothing when all are reached.
    pub now: Option<usize>,
    /// Whether what is missing cannot be reached any more, unless something is taken back.
    pub lost: bool,
}

impl Course {
    /// The lesson of this name from its beginning; nothing where there is none any more.
    pub(crate) fn begin(lessons: &'static [Lesson], slug: &str) -> Option<Course> {
        let place = lessons.iter().position(|lesson| lesson.slug == slug)?;
        let lesson = &lessons[place];
        let none = Progress::none(lesson);
        Some(Course { number: place + 1, lesson, before: none.clone(), steps: Vec::new(), progress: none })
    }

    /// The same lesson where so much is reached already; nothing where its goals are others by now.
    pub(crate) fn at(self, before: Progress) -> Option<Course> {
        before.fits(self.lesson).then(|| Course { progress: before.clone(), before, ..self })
    }

    /// What was reached before the first step that can still be taken back.
    pub(crate) const fn before(&self) -> &Progress {
        &self.before
    }

    /// What is reached.
    pub(crate) const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Follows a line of the record. What is taken back was not reached.
    pub(crate) fn follow(&mut self, line: &str, told: &Told) {
        let mut words = line.split(' ');
        match (words.next(), words.next()) {
            (Some("undo"), Some(seat)) => {
                if let Some(last) = self.steps.iter().rposition(|(by, _)| by == seat) {
                    self.steps.remove(last);
                }
            }
            (Some("redo"), Some(seat)) | (Some(seat), _) => {
                let events = heard(told, SeatSet::one(Lesson::LEARNER)).into_iter().cloned();
                self.steps.push((seat.to_owned(), events.collect()));
            }
            (None, _) => {}
        }
        self.progress = self.before.clone();
        for event in self.steps.iter().flat_map(|(_, events)| events) {
            self.progress.hear(self.lesson, event);
        }
    }

    /// As it is shown.
    pub(crate) fn seen(&self) -> LessonSeen {
        LessonSeen {
            number: self.number,
            slug: &self.lesson.slug,
            reached: self.progress.reached().to_vec(),
            now: self.progress.next().map(|place| place + 1),
            lost: self.progress.is_lost(),
        }
    }
}
