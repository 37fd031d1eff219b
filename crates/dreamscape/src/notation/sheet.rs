//! The lines of a position text, found by their keyword, and the words of a line with their places.

use kernel::{Misread, Seat};

use crate::card::Level;
use crate::world::Location;

/// The longest position text that is read, in bytes: every position fits many times.
pub const MAX_POSITION: usize = 64 << 10;

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
        pub const LINE_WORDS: [&str; COUNT] = [$($word),*];
        const COUNT: usize = [$($word),*].len();
        const OWNERS: [Owner; COUNT] = [$(Owner::$owner),*];

        fn keyword(word: &str) -> Option<Keyword> {
            Some(match word {
                $($word => Keyword::$name,)*
                _ => return None,
            })
        }
    };
}

keywords! {
    "edition" => Edition of Nobody,
    "players" => Players of Nobody,
    "options" => Options of Nobody,
    "pack" => Pack of Nobody,
    "cycle" => Cycle of Nobody,
    "phase" => Phase of Nobody,
    "turn" => Turn of Nobody,
    "actions" => Actions of Nobody,
    "dreamscape" => Dreamscape of Seat,
    "dreamer" => Dreamer of Seat,
    "marks" => Marks of Seat,
    "hands" => Hands of Seat,
    "score" => Score of Seat,
    "marker" => Marker of Seat,
    "open" => Open of Seat,
    "finished" => Finished of Seat,
    "stored" => Stored of Seat,
    "doing" => Doing of Seat,
    "pause" => Pause of Seat,
    "drawn" => Drawn of Seat,
    "free" => Free of Seat,
    "walked" => Walked of Seat,
    "roamed" => Roamed of Seat,
    "waived" => Waived of Seat,
    "sleepers" => Sleepers of Location,
    "row" => Row of Location,
    "reds" => Reds of Nobody,
    "nightmare" => Nightmare of Nobody,
    "reserve" => Reserve of Nobody,
    "trees" => Trees of Nobody,
    "purposes" => Purposes of Nobody,
    "rival" => Rival of Nobody,
    "bag" => Bag of Nobody,
    "deck" => Deck of Deck,
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
    /// Where each line begins and ends; it ends at 0 when it is not there.
    lines: [(u32, u32); COUNT * OWNERS_AT_MOST],
}

impl<'a> Sheet<'a> {
    /// Finds the lines of a text.
    pub(super) fn new(text: &'a str) -> Result<Sheet<'a>, Misread> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut sheet = Sheet { text, lines: [(0, 0); COUNT * OWNERS_AT_MOST] };
        if text.len() > MAX_POSITION {
            return Err(sheet.misread(0, &[&format!("at most {MAX_POSITION} bytes")]));
        }
        let mut start = 0;
        for line in text.split('\n') {
            let end = start + line.strip_suffix('\r').unwrap_or(line).len();
            sheet.file(Line { text, at: start, end })?;
            start += line.len() + 1;
        }
        Ok(sheet)
    }

    /// Puts a line where it is looked for.
    fn file(&mut self, mut line: Line<'a>) -> Result<(), Misread> {
        let Some(first) = line.next().filter(|word| !word.text.starts_with('#')) else { return Ok(()) };
        let keyword = keyword(first.text).ok_or_else(|| self.misread(first.at, &LINE_WORDS))?;
        let owner = match keyword.owner() {
            Owner::Nobody => 0,
            Owner::Seat => line.read("a seat, 1 to 4", seat)?.index(),
            Owner::Location => line.read("a location, 1 to 6", location)?.index(),
            Owner::Deck => line.read("I, II or III", Level::from_word)?.index(),
        };
        let place = &mut self.lines[keyword as usize * OWNERS_AT_MOST + owner];
        if place.1 != 0 {
            return Err(self.misread(first.at, &["another line: this one was there before"]));
        }
        *place = (first.at as u32, line.end as u32);
        Ok(())
    }

    fn find(&self, keyword: Keyword, owner: usize) -> Option<Line<'a>> {
        let (start, end) = self.lines[keyword as usize * OWNERS_AT_MOST + owner];
        if end == 0 {
            return None;
        }
        let mut line = Line { text: self.text, at: start as usize, end: end as usize };
        line.next();
        if keyword.owner() != Owner::Nobody {
            line.next();
        }
        Some(line)
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
            let (start, end) = self.lines[keyword as usize * OWNERS_AT_MOST + owner];
            (end > 0).then_some(start as usize)
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
            .find(|line| line.1 > 0)
            .map(|line| line.0 as usize)
    }

    /// A mistake of form at a byte of the text.
    pub(super) fn misread(&self, at: usize, expected: &[&str]) -> Misread {
        misread(self.text, at, None, expected)
    }

    /// A broken rule at a byte of the text.
    pub(super) fn breach(&self, at: usize, rule: &'static str, expected: &str) -> Misread {
        misread(self.text, at, Some(rule), &[expected])
    }
}

fn misread(text: &str, at: usize, rule: Option<&'static str>, expected: &[&str]) -> Misread {
    let before = &text[..at];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    Misread {
        line: before.bytes().filter(|&byte| byte == b'\n').count() as u32 + 1,
        column: before[line_start..].chars().count() as u32 + 1,
        rule,
        expected: expected.iter().map(|&word| word.to_owned()).collect(),
    }
}

/// A word and the byte of the text at which it begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
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
    pub(super) fn read<T>(&mut self, noun: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, Misread> {
        let word = self.next().unwrap_or(Word { text: "", at: self.end });
        read(word.text).ok_or_else(|| misread(self.text, word.at, None, &[noun]))
    }

    /// Reads the next word, one of these.
    pub(super) fn choose<'w>(&mut self, words: &[&'w str]) -> Result<&'w str, Misread> {
        let next = self.next().unwrap_or(Word { text: "", at: self.end });
        let known = words.iter().find(|&&word| word == next.text);
        known.copied().ok_or_else(|| misread(self.text, next.at, None, words))
    }

    /// Makes sure that nothing follows.
    pub(super) fn finish(mut self) -> Result<(), Misread> {
        match self.next() {
            Some(word) => Err(misread(self.text, word.at, None, &["the end of the line"])),
            None => Ok(()),
        }
    }

    /// Reads the one word of a line.
    pub(super) fn only<T>(
        mut self,
        noun: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<(T, usize), Misread> {
        let mut ahead = self;
        let at = ahead.next().map_or(self.end, |word| word.at);
        let value = self.read(noun, read)?;
        self.finish()?;
        Ok((value, at))
    }
}

const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

impl<'a> Iterator for Line<'a> {
    type Item = Word<'a>;

    fn next(&mut self) -> Option<Word<'a>> {
        let rest = &self.text.as_bytes()[..self.end];
        let mut start = self.at;
        while start < rest.len() && is_blank(rest[start]) {
            start += 1;
        }
        let mut end = start;
        while end < rest.len() && !is_blank(rest[end]) {
            end += 1;
        }
        self.at = end;
        (end > start).then(|| Word { text: &self.text[start..end], at: start })
    }
}

pub(super) fn seat(word: &str) -> Option<Seat> {
    match word.as_bytes() {
        [number @ b'1'..=b'4'] => Some(Seat(number - b'1')),
        _ => None,
    }
}

pub(super) fn location(word: &str) -> Option<Location> {
    match word.as_bytes() {
        [number] => Location::numbered(number.wrapping_sub(b'0')),
        _ => None,
    }
}
