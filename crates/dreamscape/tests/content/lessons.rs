//! The lessons of the tutorial: they can be learned as they say, in four languages, and also by those who try other things.

use dreamscape::data::builtin;
use dreamscape::grid::Cell;
use dreamscape::notation::{set_position, write_action, write_position};
use dreamscape::{Dreamscape, Event, State};
use kernel::{Audience, Dice, Game, Seat};
use table::lesson::{Lesson, Progress};

use crate::text_of;

const LANGUAGES: [&str; 4] = ["en", "it", "de", "pl"];

/// Somebody who plays a lesson.
#[derive(Clone)]
struct Learner<'a> {
    lesson: &'a Lesson,
    game: Dreamscape,
    state: State,
    progress: Progress,
}

impl<'a> Learner<'a> {
    fn begin(lesson: &'a Lesson) -> Learner<'a> {
        let (game, state) = set_position(&lesson.position)
            .unwrap_or_else(|error| panic!("{}: the position is refused: {error:?}", lesson.slug));
        Learner { lesson, game, state, progress: Progress::none(lesson) }
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat, &mut actions);
        let written = |action| {
            let mut text = String::new();
            write_action(action, &mut text);
            text
        };
        actions.into_iter().map(written).collect()
    }

    fn act(&mut self, seat: Seat, action: &str) {
        let mut events: Vec<(Audience, Event)> = Vec::new();
        let parsed = self.game.read_action(action).expect("an action");
        if let Err(stop) = self.game.play(&mut self.state, seat, parsed, &mut Dice::new(3), &mut events) {
            panic!("{}, {action}: {stop:?}\n{}", self.lesson.slug, write_position(&self.game, &self.state));
        }
        events.iter().for_each(|(_, event)| self.progress.hear(self.lesson, event));
    }

    /// Plays an action of the learner, after the other seat has done the only thing it can do.
    fn play(&mut self, action: &str) {
        self.wait();
        self.act(Lesson::LEARNER, action);
    }

    fn wait(&mut self) {
        let other = Seat(1);
        while !self.game.actors(&self.state).contains(Lesson::LEARNER) {
            assert_eq!(self.legal(other), ["end"], "{}: the other seat has a choice", self.lesson.slug);
            self.act(other, "end");
        }
    }

    fn has_finished(&self) -> bool {
        self.progress.next().is_none()
    }

    /// Plays what can be played of a solution while the lesson is not lost.
    fn follow(&mut self, solution: &[String]) {
        for action in solution {
            if self.progress.is_lost() {
                return;
            }
            self.wait();
            if self.legal(Lesson::LEARNER).contains(action) {
                self.play(action);
            }
        }
    }
}

#[test]
fn the_tutorial_has_six_lessons_with_three_to_five_goals() {
    let slugs: Vec<&str> = builtin().lessons.iter().map(|lesson| lesson.slug.as_str()).collect();
    assert_eq!(slugs, ["travel", "placing", "walking", "cards", "powers", "nightmares"]);
    for lesson in &builtin().lessons {
        assert!((3..=5).contains(&lesson.goals.len()), "{}", lesson.slug);
    }
}

#[test]
fn a_lesson_begins_in_a_position_that_leaves_nothing_to_defaults() {
    for lesson in &builtin().lessons {
        let learner = Learner::begin(lesson);
        assert_eq!(write_position(&learner.game, &learner.state), lesson.position, "{}", lesson.slug);
        assert!(learner.game.actors(&learner.state).contains(Lesson::LEARNER), "{}", lesson.slug);
    }
}

#[test]
fn the_solution_of_a_lesson_reaches_its_goals_one_after_the_other() {
    for lesson in &builtin().lessons {
        let mut learner = Learner::begin(lesson);
        let mut order = Vec::new();
        for action in &lesson.solution {
            learner.play(action);
            order.extend(
                (0..lesson.goals.len())
                    .filter(|place| learner.progress.reached()[*place] && !order.contains(place))
                    .collect::<Vec<_>>(),
            );
            assert!(!learner.progress.is_lost(), "{}: lost after {action}", lesson.slug);
        }
        assert!(order.iter().copied().eq(0..lesson.goals.len()), "{}: {order:?}", lesson.slug);
    }
}

#[test]
fn no_step_of_a_solution_can_be_left_out() {
    for lesson in &builtin().lessons {
        for without in 0..lesson.solution.len() {
            let mut learner = Learner::begin(lesson);
            for (place, action) in lesson.solution.iter().enumerate() {
                learner.wait();
                if place != without && learner.legal(Lesson::LEARNER).contains(action) {
                    learner.play(action);
                }
            }
            assert!(!learner.has_finished(), "{} without {:?}", lesson.slug, lesson.solution[without]);
        }
    }
}

#[test]
fn a_lesson_can_be_finished_after_a_detour() {
    for lesson in &builtin().lessons {
        let mut learner = Learner::begin(lesson);
        let mut detours = 0;
        for place in 0..lesson.solution.len() {
            learner.wait();
            for action in learner.legal(Lesson::LEARNER) {
                let mut astray = learner.clone();
                if action != lesson.solution[place] {
                    astray.play(&action);
                    astray.follow(&lesson.solution[place..]);
                    detours += usize::from(astray.has_finished());
                }
            }
            learner.play(&lesson.solution[place]);
        }
        assert_ne!(detours, 0, "{}", lesson.slug);
    }
}

#[test]
fn whoever_ends_the_turn_too_early_hears_that_the_lesson_must_be_begun_again() {
    for lesson in &builtin().lessons {
        let mut learner = Learner::begin(lesson);
        if learner.legal(Lesson::LEARNER).contains(&"end".to_owned()) {
            learner.play("end");
        }
        assert!(learner.progress.is_lost() && !learner.has_finished(), "{}", lesson.slug);
    }
}

#[test]
fn a_goal_asks_for_what_its_event_can_have() {
    let goals = || builtin().lessons.iter().flat_map(|lesson| &lesson.goals);
    assert!(goals().all(|goal| Event::KEYS.contains(&goal.event) && Event::KEYS.contains(&goal.until)));
    let placed = |seat, column, row| {
        let cell = Cell::at(column, row).expect("a cell");
        Event::Placed { seat: Seat(seat), shard: dreamscape::Shard::Rock, cell }
    };
    let goal = &builtin().lessons[1].goals[0];
    assert!(goal.is_met_by(&placed(0, 2, 0)));
    assert!(!goal.is_met_by(&placed(0, 1, 0)) && !goal.is_met_by(&placed(1, 2, 0)));
}

#[test]
fn every_lesson_is_told_in_every_language() {
    for language in LANGUAGES {
        let text = text_of(&format!("locales/{language}/dreamscape/web-learn.ftl"));
        let has = |key: String| assert!(text.contains(&format!("\n{key} = ")), "{language}: {key}");
        let mut told = 0;
        for lesson in &builtin().lessons {
            for part in ["title", "why", "close"] {
                has(format!("learn-{}-{part}", lesson.slug));
            }
            for goal in 1..=lesson.goals.len() {
                has(format!("learn-{}-goal-{goal}", lesson.slug));
                has(format!("learn-{}-hint-{goal}", lesson.slug));
                told += 1;
            }
        }
        assert_eq!(text.matches("-goal-").count() - 2, told, "{language} tells of goals that there are not");
    }
}

#[test]
fn an_event_counts_for_one_goal_only_and_those_of_others_for_none() {
    let lesson = &builtin().lessons[1];
    let placed = |seat| Event::Placed {
        seat: Seat(seat),
        shard: dreamscape::Shard::Rock,
        cell: Cell::at(2, 0).expect("a cell"),
    };
    let mut progress = Progress::none(lesson);
    progress.hear(lesson, &placed(1));
    assert_eq!(progress, Progress::none(lesson));
    progress.hear(lesson, &placed(0));
    assert_eq!((progress.reached(), progress.next()), (&[true, false, false, false, false][..], Some(1)));
    progress.hear(lesson, &placed(0));
    assert_eq!((progress.reached(), progress.next()), (&[true, false, true, false, false][..], Some(1)));
}
