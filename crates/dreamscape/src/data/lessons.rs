//! The file `lessons.toml`: the tutorial, as positions with goals.

use table::lesson::{Goal, Lesson, Wanted};

use super::problem::DataError;
use super::reader::{Entry, Section, Source};
use crate::event::Event;

/// The most lessons of a tutorial.
const MAX_LESSONS: usize = 20;
/// The largest number that a goal can ask for.
const MAX_WANTED: u8 = 99;

/// Reads `lessons.toml`: the lessons, numbered in their order.
///
/// # Errors
///
/// The first mistake, with its line and column and what was expected there.
pub fn read_lessons(file_name: &str, text: &str) -> Result<Vec<Lesson>, DataError> {
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
