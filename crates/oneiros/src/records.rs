//! Records of Dreamscape: their header for a game, the game for a header, and what is wrong with one that does not play.

use std::sync::Arc;

use dreamscape::data::{Pack, builtin};
use dreamscape::notation::write_options;
use dreamscape::{Action, Dreamscape, Outcome, Refusal, Setup};
use kernel::record::{self, ByteFault, Ending, Header, MAX_TEXT, Name, Part, Word, place_of};
use kernel::{Fault, Flaw, Game, Record, Unplayable};

use crate::choice;
use crate::failure::{Failure, Kind};
use crate::packs;
use crate::trouble::Trouble;

/// A record of Dreamscape.
pub type GameRecord = Record<Action, Outcome>;

/// The header of a record of this game.
#[must_use]
pub fn header(game: &Dreamscape, seats: &[Name]) -> Header {
    let pack = game.pack();
    Header {
        edition: Some(Word::tame(game.setup().edition.word())),
        options: write_options(game.setup()).iter().map(|word| Word::tame(word)).collect(),
        pack: Some(record::Pack {
            name: Word::tame(&pack.name),
            version: Word::tame(&pack.version.to_string()),
            hash: Word::tame(&pack.hash),
        }),
        seats: seats.to_vec(),
        ..Header::plain(game)
    }
}

/// What is wrong with the opening of a record, and where.
type Misfit = (Part, Failure);

/// The game that a header tells of. Its pack must be built in or one of those `at_hand`.
fn game(header: &Header, at_hand: &[Arc<Pack>]) -> Result<Dreamscape, Misfit> {
    if header.game.as_str() != Dreamscape::NAME {
        let trouble = Trouble::UnknownGame { name: header.game.to_string() };
        return Err((Part::Game, Failure::new(Kind::Record, &trouble).expecting([Dreamscape::NAME])));
    }
    let edition = header.edition.as_ref().map_or("standard", Word::as_str);
    let players = u8::try_from(header.seats.len()).unwrap_or(u8::MAX);
    let edition = choice::edition(edition).map_err(|failure| (Part::Edition, failure))?;
    let mut setup = Setup::new(edition, players);
    for (index, option) in header.options.iter().enumerate() {
        choice::add_option(&mut setup, option.as_str()).map_err(|failure| (Part::Option(index), failure))?;
    }
    let pack = header.pack.as_ref().map_or_else(|| Ok(packs::default()), |pack| find_pack(pack, at_hand));
    let pack = pack.map_err(|failure| (Part::Pack, failure))?;
    Dreamscape::new(setup, pack).map_err(|error| {
        let named = |option: &Word| error.option().is_some_and(|name| option.name() == name);
        let part = header.options.iter().position(named).map_or(Part::Seats, Part::Option);
        (part, choice::unsuitable(setup, error))
    })
}

fn find_pack(wanted: &record::Pack, at_hand: &[Arc<Pack>]) -> Result<Arc<Pack>, Failure> {
    let (name, version) = (wanted.name.as_str(), wanted.version.as_str().parse::<u32>().ok());
    let named = |pack: &&Arc<Pack>| pack.name == name && Some(pack.version) == version;
    let named: Vec<&Arc<Pack>> = at_hand.iter().chain(&builtin().packs).filter(named).collect();
    let full_name = format!("{name}-{}", wanted.version);
    match named.iter().find(|pack| pack.hash == wanted.hash.as_str()) {
        Some(pack) => Ok(Arc::clone(pack)),
        None if named.is_empty() => Err(packs::unknown(&full_name)),
        None => Err(Failure::new(Kind::Record, &Trouble::OtherPack { name: full_name })),
    }
}

/// The text of a record from a file, whichever of its two forms the file has.
///
/// # Errors
/// When the bytes are neither.
pub fn text_of(bytes: Vec<u8>) -> Result<String, Failure> {
    if !bytes.starts_with(&record::MAGIC) {
        let not_text = |_| Failure::new(Kind::Record, &Trouble::NotARecord {});
        return String::from_utf8(bytes).map_err(not_text);
    }
    record::unpack(&bytes).map_err(|fault| match fault {
        ByteFault::TooLong => Failure::new(Kind::Limit, &Trouble::FileTooLong { bytes: MAX_TEXT as u32 }),
        _ => Failure::new(Kind::Record, &Trouble::NotARecord {}),
    })
}

/// Reads a record together with the game that it needs.
///
/// # Errors
/// When the text is no record, or one of a game that is not known here.
pub fn read(text: &str, at_hand: &[Arc<Pack>]) -> Result<(Dreamscape, GameRecord), Failure> {
    let game = game(&Header::read(text)?, at_hand).map_err(|(part, failure)| placed(text, part, failure))?;
    let record = Record::read(&game, text)?;
    Ok((game, record))
}

/// A failure at the place of a part of a record.
fn placed(text: &str, part: Part, failure: Failure) -> Failure {
    Failure { place: place_of(text, part), ..failure }
}

/// Why a record does not play, at the place of the entry or the part of the start that fails.
#[must_use]
pub fn unplayable(text: &str, error: Unplayable<Refusal>) -> Failure {
    let start = match &error.flaw {
        Flaw::Deal(
            Fault::Impossible { index: at } | Fault::Missing { given: at } | Fault::Surplus { used: at },
        ) => Part::Dealt(*at),
        Flaw::Position(misread) => Part::Position(misread.line, misread.column),
        Flaw::Step(_) | Flaw::Undo(_) | Flaw::Redo(_) => Part::Dealt(0),
    };
    let failure = match error.flaw {
        Flaw::Deal(fault) => Failure::from(fault),
        Flaw::Position(misread) => Failure::from(misread),
        Flaw::Step(stop) => Failure::stopped(&stop),
        Flaw::Undo(no) => Failure::new(Kind::Record, &no),
        Flaw::Redo(no) => Failure::new(Kind::Record, &no),
    };
    let failure = Failure { kind: Kind::Record, ..failure };
    match error.entry {
        Some(entry) => {
            let step = Trouble::StepFails { step: u32::try_from(entry + 1).unwrap_or(u32::MAX) };
            placed(text, Part::Entry(entry), failure.led_by(&step))
        }
        None => placed(text, start, failure.led_by(&Trouble::StartFails {})),
    }
}

/// Checks that a game ended as its record says, where it says so.
///
/// # Errors
/// When points or winners differ; what they really are is what was expected.
pub fn check_ending(
    game: &Dreamscape,
    state: &dreamscape::State,
    record: &GameRecord,
) -> Result<(), Failure> {
    let Some(said) = &record.ending else { return Ok(()) };
    let real = Ending::of(game, state);
    let differs = |ending: &Ending| {
        let by_seat = |ending: &Ending| {
            let mut points = ending.points.clone();
            points.iter_mut().for_each(|(_, words)| words.sort());
            points.sort_by_key(|(seat, _)| *seat);
            points
        };
        (!ending.points.is_empty() && by_seat(ending) != by_seat(&real))
            || (ending.winners.is_some() && ending.winners != real.winners)
    };
    if differs(said) {
        return Err(Failure::new(Kind::Record, &Trouble::OtherResult {}).expecting(written(&real)));
    }
    Ok(())
}

/// The lines of a result.
fn written(ending: &Ending) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (seat, words) in &ending.points {
        let words: Vec<String> = words.iter().map(|word| format!(" {word}")).collect();
        lines.push(format!("points {seat}{}", words.concat()));
    }
    if let Some(winners) = ending.winners {
        let seats: Vec<String> = winners.iter().map(|seat| format!(" {seat}")).collect();
        lines.push(format!("winners{}", seats.concat()));
    }
    lines
}
