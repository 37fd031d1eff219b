//! Which Dreamscape a record was played as.

use std::sync::Arc;

use dreamscape::data::{Pack, builtin};
use dreamscape::{Dreamscape, Setup};
use kernel::Record;
use kernel::record::{self, Header, Part, Word};

use super::{choice, packs};
use crate::failure::{Failure, Kind};
use crate::records::{RecordOf, placed};
use crate::trouble::Trouble;

/// A record of Dreamscape.
pub type GameRecord = RecordOf<Dreamscape>;

/// Reads a record together with the game that it needs, whose pack must be built in or one of those `at_hand`.
///
/// # Errors
/// When the text is no record, or one of a game that is not known here.
pub fn read(text: &str, at_hand: &[Arc<Pack>]) -> Result<(Dreamscape, GameRecord), Failure> {
    let game = game(text, &Header::read(text)?, at_hand)?;
    let record = Record::read(&game, text)?;
    Ok((game, record))
}

/// The game that a record needs, whose pack must be built in or one of those `at_hand`.
///
/// # Errors
/// What of the header makes no game, at its place.
pub fn game(text: &str, header: &Header, at_hand: &[Arc<Pack>]) -> Result<Dreamscape, Failure> {
    let at = |part| move |failure| placed(text, part, failure);
    let edition = header.edition.as_ref().map_or("standard", Word::as_str);
    let players = u8::try_from(header.seats.len()).unwrap_or(u8::MAX);
    let edition = choice::edition(edition).map_err(at(Part::Edition))?;
    let mut setup = Setup::new(edition, players);
    for (index, option) in header.options.iter().enumerate() {
        choice::add_option(&mut setup, option.as_str()).map_err(at(Part::Option(index)))?;
    }
    let pack = header.pack.as_ref().map_or_else(|| Ok(packs::default()), |pack| find_pack(pack, at_hand));
    let pack = pack.map_err(at(Part::Pack))?;
    Dreamscape::new(setup, pack).map_err(|error| {
        let named = |option: &Word| error.option().is_some_and(|name| option.name() == name);
        let part = header.options.iter().position(named).map_or(Part::Seats, Part::Option);
        at(part)(choice::unsuitable(setup, error))
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
