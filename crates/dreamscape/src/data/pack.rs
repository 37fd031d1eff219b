//! Packs of dreamcards: the file, the cards, and what makes a pack playable.

use std::fmt::Write;
use std::sync::Arc;

use sha2::{Digest, Sha256};

use super::problem::{DataError, Problem};
use super::reader::{Entry, Section, Source};
use super::{Edition, Pack, builtin, drawing};
use crate::card::{Card, Level, MAX_CARDS, Mirrors, Pattern};
use crate::world::Power;

/// The columns and rows that a card's pattern must fit, upright or turned: those of the printed Dreamscape (D-1.6).
pub const PATTERN_BOX: (u8, u8) = (5, 4);
/// Four players draw 1 + 2 + 3 + 4 start cards (D-2.3), so deck I needs ten; the others only must not be empty.
const FEWEST: [usize; 3] = [10, 1, 1];
/// The languages in which a pack may carry titles.
const LANGUAGES: [&str; 4] = ["en", "it", "de", "pl"];
const MOST_POINTS: i64 = 99;
/// The longest pack that somebody brings along, in bytes: many times what the most cards take. Reading it takes some hundred times its
/// size in memory.
pub const MAX_OWN_PACK: usize = 1 << 20;

impl Pack {
    /// Reads a pack file.
    ///
    /// # Errors
    ///
    /// The first mistake, with its line and column and what was expected there.
    pub fn read(file_name: &str, text: &str) -> Result<Pack, DataError> {
        let source = Source { file: file_name, text };
        let document = source.parse()?;
        let root = source.root(&document);
        root.allow(&["name", "version", "card"])?;
        let name = root.need("name")?.name()?.to_owned();
        let version = root.need("version")?.number(1..=i64::from(u32::MAX))?;
        let cards = read_cards(root.need("card")?)?;
        let version = u32::try_from(version).unwrap_or(u32::MAX);
        Ok(Pack { name, version, hash: hash(text.as_bytes()), cards })
    }

    /// Reads a pack file whose bytes may not even be text.
    ///
    /// # Errors
    ///
    /// As [`Pack::read`], and the place of the first byte that is not UTF-8.
    pub fn read_bytes(file_name: &str, bytes: &[u8]) -> Result<Pack, DataError> {
        Pack::read(file_name, text_of(file_name, bytes)?)
    }

    /// Reads a pack that somebody brings along. A record names its pack by name, version and hash, so that other cards under the
    /// name and version of a built-in pack would make every such record doubtful.
    ///
    /// # Errors
    ///
    /// As [`Pack::read_played`], and the place of a version that a built-in pack of this name has with other content.
    pub fn read_own(file_name: &str, text: &str) -> Result<Pack, DataError> {
        let source = Source { file: file_name, text };
        let pack = Pack::read_played(file_name, text)?;
        let built_in = &builtin().packs;
        let same = |other: &&Arc<Pack>| other.name == pack.name && other.version == pack.version;
        if built_in.iter().find(same).is_none_or(|other| other.hash == pack.hash) {
            return Ok(pack);
        }
        let versions = built_in.iter().filter(|other| other.name == pack.name).map(|other| other.version);
        let free = versions.max().unwrap_or(pack.version).saturating_add(1);
        let document = source.parse()?;
        let problem = Problem::TakenVersion { name: pack.name, version: pack.version };
        Err(source.root(&document).need("version")?.refuse(problem, vec![free.to_string().into()]))
    }

    /// Reads a pack that somebody brings along and whose bytes may not even be text.
    ///
    /// # Errors
    ///
    /// As [`Pack::read_own`] and [`Pack::read_bytes`].
    pub fn read_own_bytes(file_name: &str, bytes: &[u8]) -> Result<Pack, DataError> {
        Pack::read_own(file_name, text_of(file_name, bytes)?)
    }

    /// Reads a pack that somebody brings along for a game that was played with it. It may have the name and version of a built-in one:
    /// the record of the game tells by its hash which is meant.
    ///
    /// # Errors
    ///
    /// As [`Pack::read`], and the start of a text of more than [`MAX_OWN_PACK`] bytes.
    pub fn read_played(file_name: &str, text: &str) -> Result<Pack, DataError> {
        if text.len() > MAX_OWN_PACK {
            let source = Source { file: file_name, text };
            return Err(source.refuse(0, Problem::TooLong { bytes: MAX_OWN_PACK }, Vec::new()));
        }
        Pack::read(file_name, text)
    }

    /// Reads a pack that a game was played with and whose bytes may not even be text.
    ///
    /// # Errors
    ///
    /// As [`Pack::read_played`] and [`Pack::read_bytes`].
    pub fn read_played_bytes(file_name: &str, bytes: &[u8]) -> Result<Pack, DataError> {
        Pack::read_played(file_name, text_of(file_name, bytes)?)
    }
}

/// The text of a file.
fn text_of<'a>(file: &str, bytes: &'a [u8]) -> Result<&'a str, DataError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let good = std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
        Source { file, text: good }.refuse(good.len(), Problem::NotText, vec!["UTF-8".into()])
    })
}

/// `sha256:` and the digest of the bytes in hexadecimal.
fn hash(bytes: &[u8]) -> String {
    let mut text = String::from("sha256:");
    for byte in Sha256::digest(bytes) {
        write!(text, "{byte:02x}").expect("a string takes everything written to it");
    }
    text
}

fn read_cards(entry: Entry<'_>) -> Result<Vec<Card>, DataError> {
    let sections = entry.sections()?;
    let mut cards: Vec<Card> = Vec::new();
    let mut forms: Vec<Vec<Pattern>> = Vec::new();
    for section in &sections {
        if cards.len() == MAX_CARDS {
            let problem = Problem::TooManyCards { found: sections.len() };
            return Err(section.refuse(problem, vec![format!("1..{MAX_CARDS}").into()]));
        }
        let card = read_card(section, &cards)?;
        if let Some(same) = forms.iter().position(|forms| forms.contains(&card.pattern)) {
            let problem = Problem::SamePattern { number: same + 1 };
            return Err(section.need("pattern")?.refuse(problem, Vec::new()));
        }
        forms.push(card.pattern.forms(Mirrors::DoNotCount));
        cards.push(card);
    }
    for (level, fewest) in Level::ALL.into_iter().zip(FEWEST) {
        let found = cards.iter().filter(|card| card.level == level).count();
        if found < fewest {
            let problem = Problem::TooFewCards { level, found };
            let expected = vec![format!("{fewest}..{MAX_CARDS}").into()];
            // What is missing has no place; the last card is where an author would go on writing.
            return Err(sections.last().map_or_else(
                || entry.refuse(problem.clone(), expected.clone()),
                |last| last.refuse(problem.clone(), expected.clone()),
            ));
        }
    }
    Ok(cards)
}

fn read_card(section: &Section<'_>, before: &[Card]) -> Result<Card, DataError> {
    section.allow(&["number", "slug", "level", "points", "power", "pattern", "points_in", "title"])?;
    section.need("number")?.turn(before.len() + 1, MAX_CARDS)?;
    let slug = section.need("slug")?;
    let text = slug.name()?;
    if before.iter().any(|card| card.slug == text) {
        let problem = Problem::Repeated { name: "slug".to_owned(), found: text.to_owned() };
        return Err(slug.refuse(problem, Vec::new()));
    }
    Ok(Card {
        slug: text.to_owned(),
        level: read_level(section.need("level")?, before.last())?,
        points: read_points(section.need("points")?)?,
        power: section.need("power")?.choice(&Power::ALL.map(|power| (power.word(), power)))?,
        pattern: read_pattern(section.need("pattern")?)?,
        titles: section.maybe("title").map_or(Ok(Vec::new()), read_titles)?,
        points_in: section.maybe("points_in").map_or(Ok(Vec::new()), read_points_in)?,
    })
}

fn read_level(entry: Entry<'_>, before: Option<&Card>) -> Result<Level, DataError> {
    let number = entry.small(1, 3)?;
    let level = Level::ALL[usize::from(number) - 1];
    match before {
        Some(card) if card.level > level => {
            let low = card.level.index() + 1;
            let problem = Problem::OutOfTurn { name: "level".to_owned(), found: i64::from(number) };
            Err(entry.refuse(problem, vec![format!("{low}..3").into()]))
        }
        _ => Ok(level),
    }
}

fn read_points(entry: Entry<'_>) -> Result<i16, DataError> {
    Ok(i16::try_from(entry.number(0..=MOST_POINTS)?).unwrap_or(0))
}

fn read_pattern(entry: Entry<'_>) -> Result<Pattern, DataError> {
    let text = entry.text()?;
    drawing::read(text, (usize::from(PATTERN_BOX.0), usize::from(PATTERN_BOX.1))).map_err(|mistake| {
        entry.refuse_at(entry.place_inside(text, mistake.at), mistake.problem, mistake.expected)
    })
}

fn read_titles(entry: Entry<'_>) -> Result<Vec<(String, String)>, DataError> {
    let section = entry.section()?;
    section.allow(&LANGUAGES)?;
    section.entries().into_iter().map(read_title).collect()
}

/// Titles go to terminals as they are, so control signs must not get through.
fn read_title(entry: Entry<'_>) -> Result<(String, String), DataError> {
    let title = entry.text()?;
    if title.trim().is_empty() || title.chars().any(char::is_control) {
        return Err(entry.refuse(Problem::BadTitle { name: entry.key().to_owned() }, Vec::new()));
    }
    Ok((entry.key().to_owned(), title.to_owned()))
}

fn read_points_in(entry: Entry<'_>) -> Result<Vec<(String, i16)>, DataError> {
    let section = entry.section()?;
    section.allow(&Edition::ALL.map(Edition::word))?;
    let read = |entry: Entry<'_>| Ok((entry.key().to_owned(), read_points(entry)?));
    section.entries().into_iter().map(read).collect()
}
