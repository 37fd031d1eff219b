//! Reading a record from text.

use super::header::{no_more, opened, word_at};
use super::lines::{Line, Lines, Words};
use super::place::position_lines;
use super::print::block;
use super::{Ending, Entry, Header, MAX_ENTRIES, Record, Start, Step};
use crate::expected::{Expected, TextForm};
use crate::game::{Game, Misread};
use crate::seat::SeatSet;

impl<A, O> Record<A, O> {
    /// Reads a record of this game.
    ///
    /// # Errors
    /// When the text is no record, or one of another game or number of seats, or breaks a limit.
    pub fn read<G: Game<Action = A, Outcome = O>>(game: &G, text: &str) -> Result<Self, Misread> {
        let mut lines = opened(text)?;
        let header = Header::take(&mut lines)?;
        if header.game.as_str() != G::NAME || header.seats.len() != game.seats() {
            return Err(of_another_game(game, &header, text));
        }
        let start = read_start(game, &mut lines)?;
        let mut entries = Vec::new();
        let mut ending = None;
        while let Some(line) = lines.full_line()? {
            if line.text.trim() == "result" {
                ending = Some(read_ending(game.seats(), &mut lines)?);
                break;
            }
            if entries.len() == MAX_ENTRIES {
                return Err(line.misread(0, TextForm::AtMost { most: MAX_ENTRIES }));
            }
            entries.push(read_entry(game, &line)?);
        }
        Ok(Record { header, start, entries, ending })
    }
}

impl<A, O> Entry<A, O> {
    /// Reads one entry from its line.
    ///
    /// # Errors
    /// When the line is no entry of this game.
    pub fn read<G: Game<Action = A, Outcome = O>>(game: &G, line: &str) -> Result<Self, Misread> {
        read_entry(game, &Line { number: 1, text: line })
    }
}

/// Points at the line that tells of another game, or at the end of a header with another number of seats.
fn of_another_game<G: Game>(game: &G, header: &Header, text: &str) -> Misread {
    let mut lines = Lines::new(text);
    while let Ok(Some(line)) = lines.full_line() {
        let mut words = line.words();
        match words.next() {
            Some((_, "game")) if header.game.as_str() != G::NAME => {
                return line.misread(words.rest().0, G::NAME);
            }
            Some((_, "oneiros" | "game" | "edition" | "options" | "pack" | "seat")) => {}
            _ => return line.misread(0, TextForm::Seats { seats: game.seats() }),
        }
    }
    lines.end().misread(0, TextForm::Seats { seats: game.seats() })
}

/// The words that open the line on which the start is said.
const STARTS: [&str; 2] = ["deal", "position"];

fn read_start<G: Game>(game: &G, lines: &mut Lines<'_>) -> Result<Start<G::Outcome>, Misread> {
    let line = lines.full_line()?.ok_or_else(|| lines.end().misread_of(0, Expected::literals(&STARTS)))?;
    let mut words = line.words();
    match words.next() {
        Some((_, "deal")) => Ok(Start::Dealt(read_outcomes(game, &line, words)?)),
        Some((_, "position")) => {
            no_more(&line, words.next())?;
            read_block(lines).map(Start::Position)
        }
        _ => Err(line.misread_of(0, Expected::literals(&STARTS))),
    }
}

/// The indented lines of a position, without their indentation.
fn read_block(lines: &mut Lines<'_>) -> Result<String, Misread> {
    let lines = position_lines(lines)?;
    let text: Vec<&str> = lines.iter().map(|(line, indent)| &line.text[*indent as usize..]).collect();
    Ok(block(&text.join("\n")).collect::<Vec<_>>().join("\n"))
}

/// What may open a line behind the start.
fn openings<G: Game>(game: &G) -> Vec<Expected> {
    let mut expected = vec![TextForm::Seat { seats: game.seats() }.into()];
    expected.extend(Expected::literals(&["undo", "redo", "result"]));
    expected
}

fn read_entry<G: Game>(game: &G, line: &Line<'_>) -> Result<Entry<G::Action, G::Outcome>, Misread> {
    let mut words = line.words();
    let first = words.next().ok_or_else(|| line.misread_of(0, openings(game)))?;
    match first.1 {
        "undo" | "redo" => {
            let word = words.next().unwrap_or((line.text.len(), ""));
            let seat = line.seat(word, game.seats())?;
            no_more(line, words.next())?;
            Ok(if first.1 == "undo" { Entry::Undo { seat } } else { Entry::Redo { seat } })
        }
        word if word.starts_with(|c: char| c.is_ascii_digit()) => {
            let seat = line.seat(first, game.seats())?;
            let (action, outcomes) = read_step(game, line, &words)?;
            Ok(Entry::Step(Step { seat, action, outcomes }))
        }
        _ => Err(line.misread_of(first.0, openings(game))),
    }
}

/// The action with the answers of chance behind the lone `>`.
fn read_step<G: Game>(
    game: &G,
    line: &Line<'_>,
    words: &Words<'_>,
) -> Result<(G::Action, Vec<G::Outcome>), Misread> {
    let (at, text) = words.rest();
    let arrow = words.clone().find(|(_, word)| *word == ">");
    let action = arrow.map_or(text, |(arrow, _)| line.text[at..arrow].trim_end());
    let action = game.read_action(action).map_err(|inner| line.within(at, inner))?;
    let Some((arrow, _)) = arrow else { return Ok((action, Vec::new())) };
    let mut rest = words.clone();
    rest.find(|(at, _)| *at == arrow);
    Ok((action, read_outcomes(game, line, rest)?))
}

fn read_outcomes<'a, G: Game>(
    game: &G,
    line: &Line<'_>,
    words: impl Iterator<Item = (usize, &'a str)>,
) -> Result<Vec<G::Outcome>, Misread> {
    words.map(|(at, word)| game.read_outcome(word).map_err(|inner| line.within(at, inner))).collect()
}

fn read_ending(seats: usize, lines: &mut Lines<'_>) -> Result<Ending, Misread> {
    let mut ending = Ending::default();
    while let Some(line) = lines.full_line()? {
        let mut words = line.words();
        match words.next() {
            Some((_, "points")) if ending.winners.is_none() && ending.points.len() < seats => {
                let seat = line.seat(words.next().unwrap_or((line.text.len(), "")), seats)?;
                let words = words.map(|word| word_at(&line, Some(word))).collect::<Result<_, _>>()?;
                ending.points.push((seat, words));
            }
            Some((_, "winners")) if ending.winners.is_none() => {
                let seats: Result<SeatSet, _> = words.map(|word| line.seat(word, seats)).collect();
                ending.winners = Some(seats?);
            }
            _ => {
                let expected = vec!["points".into(), "winners".into(), TextForm::End.into()];
                return Err(line.misread_of(0, expected));
            }
        }
    }
    Ok(ending)
}
