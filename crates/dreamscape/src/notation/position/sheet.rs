//! The lines of a position text, found by their keyword, and the words of a line with their places.

use kernel::{Expected, Misread, Seat, TextForm};

use crate::card::Level;
use crate::notation::expected::Form;
use crate::notation::noun::{level, location, seat};
use crate::shard::Shard;
use crate::world::Location;

/// A mistake in a position, boxed so that what is right can be handed on in a register or two.
pub(super) type Wrong = Box<Misread>;

/// The longest position text that is read, in bytes: every position fits many times.
pub const MAX_POSITION: usize = 32 << 10;

const fn text_of(word: &[u8]) -> &str {
    match std::str::from_utf8(word) {
        Ok(text) => text,
        Err(_) => "",
    }
}

/// What stands behind a keyword to say whose line it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Owner {
    Nobody,
    Seat,
    Location,
    Deck,
}

macro_rules! keywords {
    ($($word:literal => $name:ident of $owner:ident),* $(,)?) => {
        /// The words that open a line.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Keyword {
            $($name),*
        }

        /// The words that open the lines of a position, in the order in which they are written.
        pub const LINE_WORDS: [&str; COUNT] = [$(text_of($word)),*];
        const OWNERS: [Owner; COUNT] = [$(Owner::$owner),*];
        const COUNT: usize = [$(Owner::$owner),*].len();

        // Patterns of bytes are looked up by length and letter; patterns of text would be tried one after another.
        const fn keyword(word: &[u8]) -> Option<Keyword> {
            Some(match word {
                $($word => Keyword::$name,)*
                _ => return None,
            })
        }
    };
}

keywords! {
    b"edition" => Edition of Nobody,
    b"players" => Players of Nobody,
    b"options" => Options of Nobody,
    b"pack" => Pack of Nobody,
    b"cycle" => Cycle of Nobody,
    b"phase" => Phase of Nobody,
    b"turn" => Turn of Nobody,
    b"actions" => Actions of Nobody,
    b"dreamscape" => Dreamscape of Seat,
    b"dreamer" => Dreamer of Seat,
    b"marks" => Marks of Seat,
    b"hands" => Hands of Seat,
    b"score" => Score of Seat,
    b"marker" => Marker of Seat,
    b"open" => Open of Seat,
    b"finished" => Finished of Seat,
    b"stored" => Stored of Seat,
    b"doing" => Doing of Seat,
    b"pause" => Pause of Seat,
    b"drawn" => Drawn of Seat,
    b"free" => Free of Seat,
    b"walked" => Walked of Seat,
    b"roamed" => Roamed of Seat,
    b"waived" => Waived of Seat,
    b"sleepers" => Sleepers of Location,
    b"row" => Row of Location,
    b"reds" => Reds of Nobody,
    b"nightmare" => Nightmare of Nobody,
    b"reserve" => Reserve of Nobody,
    b"trees" => Trees of Nobody,
    b"purposes" => Purposes of Nobody,
    b"rival" => Rival of Nobody,
    b"bag" => Bag of Nobody,
    b"deck" => Deck of Deck,
}

impl Keyword {
    const fn owner(self) -> Owner {
        OWNERS[self as usize]
    }
}

/// The most lines with one keyword: one for each location.
const OWNERS_AT_MOST: usize = 6;

/// A position text with its lines sorted by keyword and owner.
pub(super) struct Sheet<'a> {
    text: &'a str,
    lines: [Place; COUNT * OWNERS_AT_MOST],
}

/// Where a line begins, where its values begin, and where it ends; it ends at 0 when it is not there.
#[derive(Clone, Copy)]
struct Place {
    start: u16,
    values: u16,
    end: u16,
}

const NOWHERE: Place = Place { start: 0, values: 0, end: 0 };

impl<'a> Sheet<'a> {
    /// Finds the lines of a text.
    pub(super) fn new(text: &'a str) -> Result<Sheet<'a>, Wrong> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut sheet = Sheet { text, lines: [NOWHERE; COUNT * OWNERS_AT_MOST] };
        if text.len() > MAX_POSITION {
            return Err(sheet.misread(0, TextForm::Bytes { most: MAX_POSITION }));
        }
        let mut start = 0;
        while start < text.len() {
            let rest = &text.as_bytes()[start..];
            let len = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
            let end = start + if len > 0 && rest[len - 1] == b'\r' { len - 1 } else { len };
            sheet.file(Line { text, at: start, end })?;
            start += len + 1;
        }
        Ok(sheet)
    }

    /// Puts a line where it is looked for.
    fn file(&mut self, mut line: Line<'a>) -> Result<(), Wrong> {
        let Some(first) = line.next().filter(|word| word.text[0] != b'#') else { return Ok(()) };
        let keyword = keyword(first.text).ok_or_else(|| self.misread_of(first.at, &LINE_WORDS))?;
        let owner = match keyword.owner() {
            Owner::Nobody => 0,
            Owner::Seat => line.read(Form::Seat, seat)?.index(),
            Owner::Location => line.read(Form::Location, location)?.index(),
            Owner::Deck => line.read(Form::Deck, level)?.index(),
        };
        let place = &mut self.lines[keyword as usize * OWNERS_AT_MOST + owner];
        if place.end != 0 {
            return Err(self.misread(first.at, Form::Once));
        }
        *place = Place { start: first.at as u16, values: line.at as u16, end: line.end as u16 };
        Ok(())
    }

    fn find(&self, keyword: Keyword, owner: usize) -> Option<Line<'a>> {
        let place = self.lines[keyword as usize * OWNERS_AT_MOST + owner];
        let (at, end) = (place.values as usize, place.end as usize);
        (end > 0).then_some(Line { text: self.text, at, end })
    }

    /// The line of a keyword, after it.
    pub(super) fn line(&self, keyword: Keyword) -> Option<Line<'a>> {
        self.find(keyword, 0)
    }

    /// The line of a seat.
    pub(super) fn seat_line(&self, keyword: Keyword, seat: Seat) -> Option<Line<'a>> {
        self.find(keyword, seat.index())
    }

    /// The line of a location.
    pub(super) fn location_line(&self, keyword: Keyword, location: Location) -> Option<Line<'a>> {
        self.find(keyword, location.index())
    }

    /// The line of a deck.
    pub(super) fn deck_line(&self, level: Level) -> Option<Line<'a>> {
        self.find(Keyword::Deck, level.index())
    }

    /// Where the first of these lines begins; the beginning of the text if none is there.
    pub(super) fn place_of(&self, keywords: &[Keyword], seat: Seat) -> usize {
        let place = |&keyword: &Keyword| {
            let owner = if keyword.owner() == Owner::Seat { seat.index() } else { 0 };
            let line = self.lines[keyword as usize * OWNERS_AT_MOST + owner];
            (line.end > 0).then_some(line.start as usize)
        };
        keywords.iter().find_map(place).unwrap_or(0)
    }

    /// The place of the first line that belongs to a seat from this number on.
    pub(super) fn line_of_seat_from(&self, seat: usize) -> Option<usize> {
        let places = OWNERS.iter().enumerate().filter(|(_, owner)| **owner == Owner::Seat);
        places
            .flat_map(|(keyword, _)| {
                &self.lines[keyword * OWNERS_AT_MOST + seat..(keyword + 1) * OWNERS_AT_MOST]
            })
            .find(|line| line.end > 0)
            .map(|line| line.start as usize)
    }

    /// The shard for a letter.
    pub(super) fn shard(&self, letter: u8, at: usize) -> Result<Shard, Wrong> {
        Shard::from_letter(letter).ok_or_else(|| self.misread(at, Form::Letter))
    }

    /// The line and column of a byte, each counted from 1.
    pub(super) fn place(&self, at: usize) -> (u32, u32) {
        place(self.text, at)
    }

    /// A mistake of form at a byte of the text.
    pub(super) fn misread(&self, at: usize, expected: impl Into<Expected>) -> Wrong {
        misread(self.text, at, None, expected)
    }

    /// A mistake of form at a byte of the text, where one of these words would have been right.
    pub(super) fn misread_of(&self, at: usize, words: &[&str]) -> Wrong {
        misread_of(self.text, at, words)
    }

    /// A broken rule at a byte of the text.
    pub(super) fn breach(&self, at: usize, rule: &'static str, expected: impl Into<Expected>) -> Wrong {
        misread(self.text, at, Some(rule), expected)
    }
}

#[cold]
fn misread(text: &str, at: usize, rule: Option<&'static str>, expected: impl Into<Expected>) -> Wrong {
    let (line, column) = place(text, at);
    Box::new(Misread { line, column, rule, expected: vec![expected.into()] })
}

#[cold]
fn misread_of(text: &str, at: usize, words: &[&str]) -> Wrong {
    let (line, column) = place(text, at);
    Box::new(Misread { line, column, rule: None, expected: Expected::literals(words) })
}

fn place(text: &str, at: usize) -> (u32, u32) {
    let before = &text[..at];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let line = before.bytes().filter(|&byte| byte == b'\n').count() + 1;
    (line as u32, before[line_start..].chars().count() as u32 + 1)
}

/// What stands before and after a `=`.
pub(super) fn pair(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let at = text.iter().position(|&byte| byte == b'=')?;
    Some((&text[..at], &text[at + 1..]))
}

/// A word and the byte of the text at which it begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'a> {
    pub(super) text: &'a [u8],
    pub(super) at: usize,
}

impl<'a> Word<'a> {
    /// The bytes of the word, each with its place.
    pub(super) fn letters(self) -> impl Iterator<Item = (u8, usize)> + use<'a> {
        self.text.iter().copied().zip(self.at..)
    }
}

/// What is left of a line.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    text: &'a str,
    at: usize,
    end: usize,
}

impl<'a> Line<'a> {
    /// Where the rest begins.
    pub(super) const fn place(&self) -> usize {
        self.at
    }

    /// Reads the next word with a reader of one noun.
    pub(super) fn read<T>(&mut self, noun: Form, read: impl Fn(&'a [u8]) -> Option<T>) -> Result<T, Wrong> {
        let word = self.next().unwrap_or(Word { text: b"", at: self.end });
        read(word.text).ok_or_else(|| misread(self.text, word.at, None, noun))
    }

    /// Reads the next word, one of these.
    pub(super) fn choose<'w>(&mut self, words: &[&'w str]) -> Result<&'w str, Wrong> {
        let next = self.next().unwrap_or(Word { text: b"", at: self.end });
        let known = words.iter().find(|word| word.as_bytes() == next.text);
        known.copied().ok_or_else(|| misread_of(self.text, next.at, words))
    }

    /// Makes sure that nothing follows.
    pub(super) fn finish(mut self) -> Result<(), Wrong> {
        match self.next() {
            Some(word) => Err(misread(self.text, word.at, None, TextForm::LineEnd)),
            None => Ok(()),
        }
    }

    /// Reads the one word of a line.
    pub(super) fn only<T>(
        mut self,
        noun: Form,
        read: impl Fn(&'a [u8]) -> Option<T>,
    ) -> Result<(T, usize), Wrong> {
        let word = self.next().unwrap_or(Word { text: b"", at: self.end });
        let value = read(word.text).ok_or_else(|| misread(self.text, word.at, None, noun))?;
        self.finish()?;
        Ok((value, word.at))
    }
}

const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

impl<'a> Iterator for Line<'a> {
    type Item = Word<'a>;

    fn next(&mut self) -> Option<Word<'a>> {
        let bytes = self.text.as_bytes().get(..self.end)?;
        let mut start = self.at;
        while start < bytes.len() && is_blank(bytes[start]) {
            start += 1;
        }
        let mut end = start;
        while end < bytes.len() && bytes[end] > b' ' {
            end += 1;
        }
        // A control character is no blank: it is a word by itself, and nowhere a right one.
        end += usize::from(start == end && end < bytes.len());
        self.at = end;
        if start == end { None } else { Some(Word { text: &bytes[start..end], at: start }) }
    }
}
