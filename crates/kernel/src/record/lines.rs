//! The lines of a record with their places, so that every mistake can be pointed at.

use super::{MAX_LINE, MAX_SEATS};
use crate::expected::{Expected, TextForm};
use crate::game::Misread;
use crate::seat::Seat;

/// One line: its number from 1 and its text without the line end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    pub(super) number: u32,
    pub(super) text: &'a str,
}

impl<'a> Line<'a> {
    /// A mistake at a byte of this line.
    pub(super) fn misread(&self, at: usize, expected: impl Into<Expected>) -> Misread {
        self.misread_of(at, vec![expected.into()])
    }

    /// A mistake at a byte of this line, where several things would have been right.
    pub(super) fn misread_of(&self, at: usize, expected: Vec<Expected>) -> Misread {
        Misread { line: self.number, column: self.column(at), rule: None, expected }
    }

    /// A mistake inside a part that a game has read by itself, moved to its place in this line.
    pub(super) fn within(&self, at: usize, inner: Misread) -> Misread {
        let column = (self.column(at) - 1).saturating_add(inner.column);
        Misread { line: self.number, column, ..inner }
    }

    /// The column of a byte, from 1.
    pub(super) fn column(&self, at: usize) -> u32 {
        let before = self.text.bytes().take(at).filter(|byte| (*byte as i8) >= -0x40).count();
        u32::try_from(before + 1).unwrap_or(u32::MAX)
    }

    /// The words with the byte each begins at.
    pub(super) fn words(&self) -> Words<'a> {
        Words { text: self.text, at: 0 }
    }

    /// Reads a seat number that stands at a byte of this line.
    pub(super) fn seat(&self, (at, word): (usize, &str), seats: usize) -> Result<Seat, Misread> {
        let seats = seats.min(MAX_SEATS);
        match *word.as_bytes() {
            [digit] if digit > b'0' && digit <= b'0' + seats as u8 => Ok(Seat(digit - b'1')),
            _ => Err(self.misread(at, TextForm::Seat { seats })),
        }
    }
}

/// The words of a line.
#[derive(Clone, Debug)]
pub(super) struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    /// What has not been read yet, without blanks around it, and the byte it begins at.
    pub(super) fn rest(&self) -> (usize, &'a str) {
        let rest = &self.text[self.at..];
        let trimmed = rest.trim_start();
        (self.text.len() - trimmed.len(), trimmed.trim_end())
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        let (start, rest) = self.rest();
        if rest.is_empty() {
            return None;
        }
        let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
        self.at = start + length;
        Some((start, &rest[..length]))
    }
}

/// Goes through a text line by line, leaving out comments.
#[derive(Clone, Debug)]
pub(super) struct Lines<'a> {
    rest: &'a str,
    number: u32,
}

impl<'a> Lines<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Lines { rest: text, number: 0 }
    }

    /// The next line, blank ones included.
    pub(super) fn line(&mut self) -> Result<Option<Line<'a>>, Misread> {
        while !self.rest.is_empty() {
            let (text, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
            self.rest = rest;
            self.number += 1;
            let line = Line { number: self.number, text: text.strip_suffix('\r').unwrap_or(text) };
            if text.len() > MAX_LINE {
                return Err(line.misread(0, TextForm::LineBytes { most: MAX_LINE }));
            }
            if !text.starts_with('#') {
                return Ok(Some(line));
            }
        }
        Ok(None)
    }

    /// The next line that is not blank.
    pub(super) fn full_line(&mut self) -> Result<Option<Line<'a>>, Misread> {
        while let Some(line) = self.line()? {
            if !line.text.trim().is_empty() {
                return Ok(Some(line));
            }
        }
        Ok(None)
    }

    /// The next line that is not blank, left where it is.
    pub(super) fn peek(&self) -> Result<Option<Line<'a>>, Misread> {
        self.clone().full_line()
    }

    /// The place behind the last line, for what is missing there.
    pub(super) const fn end(&self) -> Line<'a> {
        Line { number: self.number + 1, text: "" }
    }
}
