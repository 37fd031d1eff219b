//! A record that somebody brings along: read, played, and refused at the place where it is wrong.

use std::error::Error;
use std::fmt;

use kernel::{Flaw, Misread, Record, Session, TableGame};

use super::playing::{flawed, opening_of};
use crate::contract::GameChoice;
use crate::refusal::Refused;

/// A record that holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brought {
    /// The game with everything it leaves open written out.
    pub choice: GameChoice,
    /// How many seats it has.
    pub seats: usize,
    /// How it opens.
    pub opening: String,
    /// What was done, a line for each.
    pub lines: Vec<String>,
}

/// Why a record does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfit {
    /// What is wrong.
    pub reason: Refused,
    /// Where.
    pub place: Place,
}

/// A place in a text, both counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, ts_rs::TS, utoipa::ToSchema)]
#[ts(rename = "TextPlace")]
#[schema(as = TextPlace)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

impl Unfit {
    fn new(reason: Refused, line: u32, column: u32) -> Unfit {
        Unfit { reason, place: Place { line, column } }
    }

    /// Something in the header makes no game: the line that opens with what the reason is about.
    #[must_use]
    pub fn at_header(text: &str, reason: Refused) -> Unfit {
        let words = ["game", "edition", "option", "pack"];
        let about = words.into_iter().find(|word| reason.said.key.contains(word)).unwrap_or("seat");
        let line = text.lines().position(|line| line.trim_start().starts_with(about));
        Unfit::new(reason, line.map_or(1, number), 1)
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { line, column } = self.place;
        write!(f, "the record does not hold at line {line}, column {column}")
    }
}

impl Error for Unfit {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.reason)
    }
}

impl From<Misread> for Unfit {
    fn from(misread: Misread) -> Unfit {
        Unfit::new(Refused::from(&misread), misread.line, misread.column)
    }
}

/// Reads and plays the record of a game.
pub(super) fn play<G>(game: &G, text: &str, choice: &GameChoice) -> Result<Brought, Unfit>
where
    G: TableGame + Clone,
{
    let record = Record::read(game, text)?;
    let session = Session::from_record(game.clone(), &record).map_err(|unplayable| {
        let place = place(text, unplayable.entry);
        match &unplayable.flaw {
            // The place within a position is known, and a position is indented by two.
            Flaw::Position(misread) => {
                let (line, column) = (place.line.saturating_add(misread.line), misread.column);
                Unfit::new(Refused::from(misread), line, column.saturating_add(2))
            }
            flaw => Unfit { reason: flawed(flaw), place },
        }
    })?;
    let lines = record.entries.iter().map(|entry| {
        let mut line = String::new();
        entry.write(game, &mut line);
        line
    });
    let (lines, seats) = (lines.collect(), record.header.seats.len());
    Ok(Brought { choice: choice.clone(), seats, opening: opening_of(&session), lines })
}

/// Where an entry stands; without one, where the start does.
fn place(text: &str, entry: Option<usize>) -> Place {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let counts = |line: &&(usize, &str)| !line.1.trim().is_empty() && !line.1.starts_with('#');
    let lines: Vec<(usize, &str)> = text.lines().enumerate().collect();
    let opens = |word: &str| matches!(word, "deal" | "position");
    let start =
        lines.iter().filter(counts).find(|(_, line)| line.split_whitespace().next().is_some_and(opens));
    let Some(&(start, first)) = start else { return Place { line: 1, column: 1 } };
    let is_block = first.trim() == "position";
    let mut rest = lines[start + 1..]
        .iter()
        .filter(counts)
        .skip_while(|(_, line)| is_block && line.starts_with([' ', '\t']));
    let line = entry.and_then(|entry| rest.nth(entry)).map_or(start, |(line, _)| *line);
    Place { line: number(line), column: 1 }
}

fn number(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1)
}
