//! The lessons of the tutorial, and the tables at which they are played.

use dreamscape::data::{self, builtin};
use dreamscape::notation::set_position;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::dreamscape::choice_for;
use crate::contract::{
    AbsenceChoice, ClockChoice, Contract, Listing, SeatChoice, SpectatorChoice, UndoChoice,
};

/// What somebody does who has nothing to do, the best first.
const IDLE: [&str; 2] = ["end", "done"];

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

/// The tutorial as it is told.
#[must_use]
pub fn lessons() -> Lessons {
    let lesson = |(place, lesson): (usize, &'static data::Lesson)| Lesson {
        number: place + 1,
        slug: &lesson.slug,
        goals: lesson.goals.len(),
    };
    Lessons { lessons: builtin().lessons.iter().enumerate().map(lesson).collect() }
}

/// The contract of a table for the lesson of this number: whoever learns sits on the first seat, a computer on the other, and nobody
/// looks on. Nothing where there is no such lesson.
#[must_use]
pub fn lesson_contract(number: usize) -> Option<Contract> {
    let lesson = builtin().lessons.get(number.checked_sub(1)?)?;
    let (game, _) = set_position(&lesson.position).ok()?;
    Some(Contract {
        game: choice_for(&game),
        seats: vec![SeatChoice::Maker, SeatChoice::Bot],
        listing: Listing::ByLink,
        clock: ClockChoice::None,
        undo: UndoChoice::WithConsent,
        spectators: SpectatorChoice::None,
        hints: true,
        absence: AbsenceChoice::Wait,
        lesson: Some(lesson.slug.clone()),
    })
}

/// The position in which a lesson begins.
pub(crate) fn lesson_position(slug: &str) -> Option<&'static str> {
    builtin().lessons.iter().find(|lesson| lesson.slug == slug).map(|lesson| lesson.position.as_str())
}

/// What the other seat of a lesson does: as little as it may.
pub(crate) fn idle(actions: &[String]) -> Option<&String> {
    let least = IDLE.iter().find_map(|idle| actions.iter().find(|action| action == idle));
    least.or_else(|| actions.first())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_contract_for_every_lesson_and_for_no_other() {
        for lesson in lessons().lessons {
            let contract = lesson_contract(lesson.number).expect("a lesson");
            assert_eq!(contract.lesson.as_deref(), Some(lesson.slug));
            assert_eq!(contract.game.options.contains(&"nightmare".to_owned()), lesson.slug == "nightmares");
            assert_eq!(contract.within_limits(), Err("lesson"), "nobody else makes such a table");
        }
        assert!(lesson_contract(0).is_none() && lesson_contract(7).is_none());
    }

    #[test]
    fn whoever_has_nothing_to_do_ends_the_turn_where_that_is_possible() {
        let idle = |actions: &[&str]| {
            let actions: Vec<String> = actions.iter().map(|action| (*action).to_owned()).collect();
            idle(&actions).cloned()
        };
        assert_eq!(idle(&["collect", "end", "move 2"]).as_deref(), Some("end"));
        assert_eq!(idle(&["done", "take b1"]).as_deref(), Some("done"));
        assert_eq!(idle(&["sow 1-2", "sow 2-3"]).as_deref(), Some("sow 1-2"));
        assert_eq!(idle(&[]), None);
    }
}
