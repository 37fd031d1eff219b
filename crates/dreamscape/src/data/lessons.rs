//! The file `lessons.toml`: the tutorial, as positions with goals.

use kernel::{Arg, Message, Seat};

use super::problem::DataError;
use super::reader::{Entry, Section, Source};
use crate::event::Event;

/// The most lessons of a tutorial.
const MAX_LESSONS: usize = 20;
/// The largest number that a goal can ask for.
const MAX_WANTED: u8 = 99;

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

    /// Reads `lessons.toml`: the lessons, numbered in their order.
    ///
    /// # Errors
    ///
    /// The first mistake, with its line and column and what was expected there.
    pub fn read_all(file_name: &str, text: &str) -> Result<Vec<Lesson>, DataError> {
        let source = Source { file: file_name, text };
        let document = source.parse()?;
        let root = source.root(&document);
        root.allow(&["lesson"])?;
        let mut lessons = Vec::new();
        for section in root.need("lesson")?.sections()? {
            section.need("number")?.turn(lessons.len() + 1, MAX_LESSONS)?;
            lessons.push(read_lesson(section)?);
        }
        Ok(lessons)
    }

    /// Whether something happened to whoever learns, or to nobody in particular.
    fn is_of_learner(event: &impl Message) -> bool {
        event.args().iter().all(|(_, arg)| !matches!(arg, Arg::Seat(seat) if *seat != Lesson::LEARNER))
    }
}

fn read_lesson(section: Section<'_>) -> Result<Lesson, DataError> {
    section.allow(&["number", "slug", "until", "position", "solution", "goal"])?;
    let slug = section.need("slug")?.name()?.to_owned();
    let until = event(section.need("until")?)?;
    let position = section.need("position")?.text()?.to_owned();
    let solution = section.need("solution")?.list()?;
    let solution: Result<_, _> = solution.iter().map(|action| action.text().map(str::to_owned)).collect();
    let goals = section.need("goal")?.sections()?;
    let goals: Result<_, _> = goals.into_iter().map(|goal| read_goal(goal, until)).collect();
    Ok(Lesson { slug, position, goals: goals?, solution: solution? })
}

fn read_goal(section: Section<'_>, until: &'static str) -> Result<Goal, DataError> {
    section.allow(&["event", "with", "until"])?;
    let key = event(section.need("event")?)?;
    let until = section.maybe("until").map_or(Ok(until), event)?;
    let mut with = Vec::new();
    if let Some(entry) = section.maybe("with") {
        let wanted = entry.section()?;
        wanted.allow(params(key))?;
        for entry in wanted.entries() {
            with.push((entry.key().to_owned(), read_wanted(entry)?));
        }
    }
    Ok(Goal { event: key, with, until })
}

fn read_wanted(entry: Entry<'_>) -> Result<Wanted, DataError> {
    match entry.text() {
        Ok(word) => Ok(Wanted::Word(word.to_owned())),
        Err(_) => entry.small(0, MAX_WANTED).map(Wanted::Number),
    }
}

/// The key of an event of the game.
fn event(entry: Entry<'_>) -> Result<&'static str, DataError> {
    let keys: Vec<(&str, &'static str)> = Event::KEYS.iter().map(|key| (*key, *key)).collect();
    entry.choice(&keys)
}

fn params(event: &str) -> &'static [&'static str] {
    Event::PARAMS.iter().find(|(key, _)| *key == event).map_or(&[], |(_, params)| params)
}
