//! The header of a record: which game, edition, options and pack, and who sits where.

use super::lines::{Line, Lines};
use super::{FORMAT, MAX_NAME, MAX_OPTIONS, MAX_SEATS, MAX_TEXT, Name, Word};
use crate::expected::{Expected, TextForm};
use crate::game::{Game, Misread};

/// Which game a record holds and who plays it. The words are opaque to the kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's [`Game::NAME`].
    pub game: Word,
    /// The edition, where the game has several.
    pub edition: Option<Word>,
    /// The options in order, `name` or `name=value`.
    pub options: Vec<Word>,
    /// The pack of content, where the game has packs.
    pub pack: Option<Pack>,
    /// The display name of each seat.
    pub seats: Vec<Name>,
}

/// A version of a pack of content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    /// Its name.
    pub name: Word,
    /// Its version.
    pub version: Word,
    /// The hash of its content, with the name of the function: `sha256:ab12`.
    pub hash: Word,
}

impl Header {
    /// A header with nothing but the game and its seats, all without a name.
    #[must_use]
    pub fn plain<G: Game>(game: &G) -> Header {
        let seats = vec![Name::default(); game.seats()];
        Header { game: Word::tame(G::NAME), edition: None, options: Vec::new(), pack: None, seats }
    }

    /// Reads the header of a record and leaves the rest unread, so that the game can be made that reads it.
    ///
    /// # Errors
    /// When the text does not open with the header of a record.
    pub fn read(text: &str) -> Result<Header, Misread> {
        Header::take(&mut opened(text)?)
    }

    /// Reads the header's lines and stops before the first other one.
    pub(super) fn take(lines: &mut Lines<'_>) -> Result<Header, Misread> {
        read_format(lines)?;
        let line = lines.full_line()?.ok_or_else(|| lines.end().misread(0, "game"))?;
        let game = one_word(&line, "game")?;
        let mut header = Header { game, edition: None, options: Vec::new(), pack: None, seats: Vec::new() };
        let mut rank = 0;
        while let Some(line) = lines.peek()? {
            let Some((at, word)) = line.words().next() else { break };
            let next = match word {
                "edition" => 1,
                "options" => 2,
                "pack" => 3,
                "seat" => 4,
                _ => break,
            };
            if next < rank || (next == rank && next < 4) {
                return Err(line.misread_of(at, Expected::literals(&ORDER[rank.min(3)..])));
            }
            rank = next;
            match next {
                1 => header.edition = Some(one_word(&line, "edition")?),
                2 => header.options = options(&line)?,
                3 => header.pack = Some(pack(&line)?),
                _ => header.seats.push(seat_name(&line, header.seats.len())?),
            }
            lines.full_line()?;
        }
        if header.seats.is_empty() {
            let place = lines.peek()?.unwrap_or_else(|| lines.end());
            return Err(place.misread_of(0, Expected::literals(&ORDER[rank..4])));
        }
        Ok(header)
    }

    pub(super) fn write(&self, out: &mut String) {
        *out += &format!("oneiros record {FORMAT}\ngame {}\n", self.game);
        if let Some(edition) = &self.edition {
            *out += &format!("edition {edition}\n");
        }
        if !self.options.is_empty() {
            *out += "options";
            for option in &self.options {
                *out += &format!(" {option}");
            }
            out.push('\n');
        }
        if let Some(Pack { name, version, hash }) = &self.pack {
            *out += &format!("pack {name} {version} {hash}\n");
        }
        for (index, name) in self.seats.iter().enumerate() {
            let line = format!("seat {} {name}", index + 1);
            *out += line.trim_end();
            out.push('\n');
        }
    }
}

/// What may follow, by how much of the header is there already.
const ORDER: [&str; 6] = ["edition", "options", "pack", "seat", "deal", "position"];

/// The lines of a text that is not too long to be read.
pub(super) fn opened(text: &str) -> Result<Lines<'_>, Misread> {
    if text.len() > MAX_TEXT {
        let whole = Line { number: 1, text: "" };
        return Err(whole.misread(0, TextForm::Bytes { most: MAX_TEXT }));
    }
    Ok(Lines::new(text.strip_prefix('\u{feff}').unwrap_or(text)))
}

fn read_format(lines: &mut Lines<'_>) -> Result<(), Misread> {
    let expected = format!("oneiros record {FORMAT}");
    let line = lines.full_line()?.ok_or_else(|| lines.end().misread(0, &*expected))?;
    let mut wanted = expected.split(' ');
    let mut words = line.words();
    loop {
        match (words.next(), wanted.next()) {
            (None, None) => return Ok(()),
            (Some((_, word)), Some(want)) if word == want => {}
            (Some((at, _)), _) => return Err(line.misread(at, &*expected)),
            (None, Some(_)) => return Err(line.misread(line.text.len(), &*expected)),
        }
    }
}

/// The one word that must follow the keyword.
fn one_word(line: &Line<'_>, keyword: &str) -> Result<Word, Misread> {
    let mut words = line.words();
    match words.next() {
        Some((_, first)) if first == keyword => {}
        _ => return Err(line.misread(0, keyword)),
    }
    let word = word_at(line, words.next())?;
    no_more(line, words.next())?;
    Ok(word)
}

fn options(line: &Line<'_>) -> Result<Vec<Word>, Misread> {
    let mut options = Vec::new();
    for (at, word) in line.words().skip(1) {
        if options.len() == MAX_OPTIONS {
            return Err(line.misread(at, TextForm::AtMost { most: MAX_OPTIONS }));
        }
        options.push(word_at(line, Some((at, word)))?);
    }
    Ok(options)
}

fn pack(line: &Line<'_>) -> Result<Pack, Misread> {
    let mut words = line.words().skip(1);
    let pack = Pack {
        name: word_at(line, words.next())?,
        version: word_at(line, words.next())?,
        hash: word_at(line, words.next())?,
    };
    no_more(line, words.next())?;
    Ok(pack)
}

fn seat_name(line: &Line<'_>, before: usize) -> Result<Name, Misread> {
    let mut words = line.words();
    words.next();
    let number = (before + 1).to_string();
    match words.next() {
        Some((_, word)) if word == number && before < MAX_SEATS => {}
        Some((at, _)) if before < MAX_SEATS => return Err(line.misread(at, number)),
        None if before < MAX_SEATS => return Err(line.misread(line.text.len(), number)),
        _ => return Err(line.misread(0, TextForm::AtMost { most: MAX_SEATS })),
    }
    let (at, name) = words.rest();
    Name::new(name).ok_or_else(|| line.misread(at, TextForm::Name { most: MAX_NAME }))
}

pub(super) fn word_at(line: &Line<'_>, word: Option<(usize, &str)>) -> Result<Word, Misread> {
    let (at, text) = word.unwrap_or((line.text.len(), ""));
    Word::new(text).ok_or_else(|| line.misread(at, TextForm::Word))
}

pub(super) fn no_more(line: &Line<'_>, word: Option<(usize, &str)>) -> Result<(), Misread> {
    word.map_or(Ok(()), |(at, _)| Err(line.misread(at, TextForm::LineEnd)))
}
