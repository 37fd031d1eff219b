//! Lines of input with bounds on their length, so that no sender can fill the memory.

use std::error::Error;
use std::fmt;
use std::io::{self, BufRead};

use kernel::record::MAX_TEXT;

/// The most bytes of a line that stand outside its texts: quotation marks, names of fields, numbers, brackets, blanks. Reading
/// them takes many times their size in memory, reading a text takes its own.
pub const MAX_OUTSIDE: usize = 1 << 20;
/// The most bytes that a byte of text can take in JSON, written as an escape such as `\u0007`.
const LONGEST_ESCAPE: usize = 6;
/// The longest line that is read, in bytes, its end not counted: the longest record fits, however it is escaped.
pub const MAX_LINE: usize = MAX_TEXT * LONGEST_ESCAPE + MAX_OUTSIDE;

/// What came in instead of a line of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadLine {
    /// More than [`MAX_LINE`] bytes, or more than [`MAX_OUTSIDE`] outside texts; the rest of the line was skipped.
    TooLong,
    /// Bytes that are not UTF-8; the column, from 1, counts the characters before the first of them.
    NotText {
        /// Where the text breaks off.
        column: u32,
    },
}

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLine::TooLong => f.write_str("the line is too long"),
            BadLine::NotText { column } => write!(f, "the line is no text from column {column} on"),
        }
    }
}

impl Error for BadLine {}

/// Reads lines that end in `\n` or `\r\n`; the last one may have no end.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
    line: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    /// The lines of an input.
    pub const fn new(input: R) -> Lines<R> {
        Lines { input, line: Vec::new() }
    }

    /// The next line; `None` at the end of the input.
    ///
    /// # Errors
    /// When the input cannot be read.
    pub fn take(&mut self) -> io::Result<Option<Result<&str, BadLine>>> {
        self.line.clear();
        // Long lines are rare, and what one took is given back before the next is read.
        self.line.shrink_to(MAX_OUTSIDE);
        let Some(whole) = self.fill()? else { return Ok(None) };
        if !whole {
            return Ok(Some(Err(BadLine::TooLong)));
        }
        let line = self.line.strip_suffix(b"\r").unwrap_or(&self.line);
        Ok(Some(std::str::from_utf8(line).map_err(|error| {
            let good = &line[..error.valid_up_to()];
            let column = good.iter().filter(|byte| **byte & 0xc0 != 0x80).count() + 1;
            BadLine::NotText { column: column as u32 }
        })))
    }

    /// Fills the line and says whether it fits; `None` at the end of the input.
    fn fill(&mut self) -> io::Result<Option<bool>> {
        let (mut read, mut whole) = (false, true);
        let mut outside = Outside::default();
        loop {
            let bytes = match self.input.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            let end = bytes.iter().position(|byte| *byte == b'\n');
            let at_end = bytes.is_empty();
            read |= !at_end;
            let part = &bytes[..end.unwrap_or(bytes.len())];
            // One byte more than allowed may be the `\r` of the line's end.
            whole =
                whole && self.line.len() + part.len() <= MAX_LINE + 1 && outside.add(part) <= MAX_OUTSIDE + 1;
            if whole {
                self.line.extend_from_slice(part);
            }
            let used = end.map_or(bytes.len(), |end| end + 1);
            self.input.consume(used);
            if end.is_some() || at_end {
                let fits = self.line.len() <= MAX_LINE && outside.bytes <= MAX_OUTSIDE;
                return Ok(read.then_some(whole && (fits || self.line.ends_with(b"\r"))));
            }
        }
    }
}

/// Counts the bytes of a line that stand outside its texts.
#[derive(Default)]
struct Outside {
    bytes: usize,
    quoted: bool,
    escaped: bool,
}

impl Outside {
    /// Counts a part of the line and says how many bytes there are so far.
    fn add(&mut self, part: &[u8]) -> usize {
        for &byte in part {
            let inside = self.quoted && byte != b'"' || self.escaped;
            self.bytes += usize::from(!inside);
            match byte {
                _ if self.escaped => self.escaped = false,
                b'\\' if self.quoted => self.escaped = true,
                b'"' => self.quoted = !self.quoted,
                _ => {}
            }
        }
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> Vec<Result<String, BadLine>> {
        // A tiny buffer, so that every line comes in pieces.
        let mut lines = Lines::new(io::BufReader::with_capacity(7, bytes));
        let mut found = Vec::new();
        while let Some(line) = lines.take().unwrap() {
            found.push(line.map(str::to_owned));
        }
        found
    }

    #[test]
    fn lines_end_in_line_feeds_or_at_the_end_of_the_input() {
        let ok = |text: &str| Ok(text.to_owned());
        assert_eq!(read(b"one\r\n\ntwo words are long"), [ok("one"), ok(""), ok("two words are long")]);
        assert_eq!(read(b""), []);
        assert_eq!(read(b"one\n"), [ok("one")]);
    }

    #[track_caller]
    fn assert_longest(longest: &str) {
        for (line, fits) in [
            (longest.to_owned(), true),
            (format!("{longest}\r"), true),
            (format!("{longest}x"), false),
            (format!("{longest}x\r"), false),
            (format!("{longest}{longest}"), false),
        ] {
            let lines = read(format!("{line}\nnext").as_bytes());
            assert_eq!(lines.len(), 2);
            assert_eq!(lines[0].is_ok(), fits);
            assert_eq!(lines[1], Ok("next".to_owned()));
        }
        assert_eq!(read(format!("{longest}x").as_bytes()), [Err(BadLine::TooLong)]);
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_to_its_end() {
        assert_longest(&"x".repeat(MAX_OUTSIDE));
        assert_longest(&"[".repeat(MAX_OUTSIDE));
        // Of a text only the quotation marks count, whatever stands in it.
        let quoted = format!("\"{}\"", "[\\\",\\\\".repeat(MAX_OUTSIDE / 4));
        assert_longest(&format!("{quoted}{}", "x".repeat(MAX_OUTSIDE - 2)));
    }

    #[test]
    fn a_text_is_read_up_to_the_longest_line() {
        let line = |length: usize| format!("\"{}\"", "x".repeat(length - 2));
        for (length, fits) in [(MAX_LINE, true), (MAX_LINE + 1, false), (MAX_LINE + 2, false)] {
            let text = line(length) + "\nnext";
            let mut lines = Lines::new(text.as_bytes());
            assert_eq!(lines.take().unwrap().unwrap().is_ok(), fits);
            assert_eq!(lines.take().unwrap(), Some(Ok("next")));
        }
    }

    #[test]
    fn a_line_that_is_not_utf_8_does_not_spoil_the_next() {
        assert_eq!(read(b"\xc3\xa9\xff\nok"), [Err(BadLine::NotText { column: 2 }), Ok("ok".to_owned())]);
        assert_eq!(read(b"\xc3\n"), [Err(BadLine::NotText { column: 1 })]);
    }
}
