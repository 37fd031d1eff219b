//! The lessons of a tutorial as clients read them, and the tables at which they are played.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::AnyGame;
use crate::contract::{
    AbsenceChoice, ClockChoice, Contract, Listing, SeatChoice, SeveralSeats, SpectatorChoice, UndoChoice,
};
use crate::lesson;

/// The tutorial.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct Lessons {
    /// The lessons, in their order.
    pub lessons: Vec<Lesson>,
}

/// A lesson. Its texts are `learn-`, the slug, and `-title`, `-why`, `-close`, or `-goal-1`, `-hint-1` for each goal.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct Lesson {
    /// Its number.
    pub number: usize,
    /// Its name in the keys of its texts.
    pub slug: &'static str,
    /// How many goals it has.
    pub goals: usize,
}

/// The tutorial of a game as it is told.
#[must_use]
pub fn lessons(game: &dyn AnyGame) -> Lessons {
    let lesson = |(place, lesson): (usize, &'static lesson::Lesson)| Lesson {
        number: place + 1,
        slug: &lesson.slug,
        goals: lesson.goals.len(),
    };
    Lessons { lessons: game.lessons().iter().enumerate().map(lesson).collect() }
}

/// The contract of a table for the lesson of this number: whoever learns sits on the first seat, a computer on the other, and nobody
/// looks on. Nothing where there is no such lesson.
#[must_use]
pub fn lesson_contract(game: &dyn AnyGame, number: usize) -> Option<Contract> {
    let lesson = game.lessons().get(number.checked_sub(1)?)?;
    Some(Contract {
        game: game.choice_of_lesson(lesson)?,
        seats: vec![SeatChoice::Maker, SeatChoice::Bot],
        listing: Listing::ByLink,
        clock: ClockChoice::None,
        undo: UndoChoice::WithConsent,
        spectators: SpectatorChoice::None,
        hints: true,
        absence: AbsenceChoice::Wait,
        several_seats: SeveralSeats::Maker,
        players: Vec::new(),
        start: None,
        lesson: Some(lesson.slug.clone()),
    })
}
