//! Where the parts of a record stand in its text, for faults that are found only when it is played.

use super::header::opened;
use super::lines::{Line, Lines};
use crate::game::Misread;

/// A part of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The name of the game.
    Game,
    /// The name of the edition.
    Edition,
    /// An option, counted from 0.
    Option(usize),
    /// The name of the pack.
    Pack,
    /// The last of the seats.
    Seats,
    /// An answer of chance to the deal, counted from 0; the one behind the last is the end of their line.
    Dealt(usize),
    /// A line and a column, both from 1, of the position that the game starts from.
    Position(u32, u32),
    /// A line of what was done, counted from 0.
    Entry(usize),
}

/// The line and the column of a part, both from 1; `None` where the text has no such part.
#[must_use]
pub fn place_of(text: &str, part: Part) -> Option<(u32, u32)> {
    let mut lines = opened(text).ok()?;
    match part {
        Part::Game => word_of(&line_with(&mut lines, "game")?, 1),
        Part::Edition => word_of(&line_with(&mut lines, "edition")?, 1),
        Part::Option(index) => word_of(&line_with(&mut lines, "options")?, index + 1),
        Part::Pack => word_of(&line_with(&mut lines, "pack")?, 1),
        Part::Seats => {
            let mut last = line_with(&mut lines, "seat")?;
            while let Some(line) = lines.full_line().ok()?.filter(|line| opens(line, "seat")) {
                last = line;
            }
            word_of(&last, 0)
        }
        Part::Dealt(index) => word_of(&line_with(&mut lines, "deal")?, index + 1),
        Part::Position(line, column) => {
            let start = line_with(&mut lines, "position")?;
            let block = position_lines(&mut lines).ok()?;
            let inner = block.get((line as usize).saturating_sub(1));
            Some(
                inner.map_or((start.number, 1), |(line, indent)| {
                    (line.number, column.saturating_add(*indent))
                }),
            )
        }
        Part::Entry(index) => {
            skip_start(&mut lines)?;
            for _ in 0..index {
                lines.full_line().ok()??;
            }
            word_of(&lines.full_line().ok()??, 0)
        }
    }
}

fn opens(line: &Line<'_>, keyword: &str) -> bool {
    line.words().next().is_some_and(|(_, word)| word == keyword)
}

/// The next line that opens with a keyword.
fn line_with<'a>(lines: &mut Lines<'a>, keyword: &str) -> Option<Line<'a>> {
    loop {
        let line = lines.full_line().ok()??;
        if opens(&line, keyword) {
            return Some(line);
        }
    }
}

/// Where a word of a line begins; the end of the line where there are fewer.
fn word_of(line: &Line<'_>, index: usize) -> Option<(u32, u32)> {
    let at = line.words().nth(index).map_or(line.text.trim_end().len(), |(at, _)| at);
    Some((line.number, line.column(at)))
}

/// The indented lines of a position, each with its indentation; blank ones before the first are no part of it.
///
/// # Errors
/// At a line that is too long.
pub(super) fn position_lines<'a>(lines: &mut Lines<'a>) -> Result<Vec<(Line<'a>, u32)>, Misread> {
    let mut block = Vec::new();
    loop {
        let mut ahead = lines.clone();
        let Some(line) = ahead.line()? else { return Ok(block) };
        let is_blank = line.text.trim().is_empty();
        let indent = match line.text.as_bytes() {
            [b' ', b' ', ..] => 2,
            [b' ' | b'\t', ..] => 1,
            _ if is_blank => 0,
            _ => return Ok(block),
        };
        *lines = ahead;
        if !(is_blank && block.is_empty()) {
            block.push((line, indent));
        }
    }
}

/// Leaves the header and the start behind.
fn skip_start(lines: &mut Lines<'_>) -> Option<()> {
    loop {
        let line = lines.full_line().ok()??;
        if opens(&line, "deal") {
            return Some(());
        }
        if opens(&line, "position") {
            position_lines(lines).ok()?;
            return Some(());
        }
    }
}
