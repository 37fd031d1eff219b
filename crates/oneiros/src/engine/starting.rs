//! Commands that begin, set, keep and load a game: `hello`, `new`, `set`, `position`, `record`, `load`.

use std::sync::Arc;

use dreamscape::Dreamscape;
use dreamscape::data::{DataError, Edition, Pack, SOLO_WORDS, builtin};
use dreamscape::notation::{OPTION_WORDS, PositionError, set_position_with, write_options};
use kernel::{Dice, Game, Session};
use serde::Serialize;
use serde_json::Value;

use super::request::Fields;
use super::table::{Next, Table};
use super::{Answer, COMMANDS, Engine, PROTOCOL, ready};
use crate::choice::{self, Choice, SOLO_LEVELS, SoloChoice};
use crate::chooser::Temper;
use crate::failure::{Failure, Kind};
use crate::trouble::Trouble;
use crate::words::Lang;
use crate::{packs, records};

/// What names a version of a pack.
#[derive(Serialize, Debug)]
pub(super) struct PackName<'a> {
    name: &'a str,
    version: u32,
    hash: &'a str,
}

impl PackName<'_> {
    pub(super) fn of(pack: &Pack) -> PackName<'_> {
        PackName { name: &pack.name, version: pack.version, hash: &pack.hash }
    }
}

#[derive(Serialize)]
struct Hello {
    protocol: u32,
    program: &'static str,
    version: &'static str,
    language: &'static str,
    games: [&'static str; 1],
    editions: [&'static str; 5],
    options: [&'static str; OPTION_WORDS.len()],
    solo: [&'static str; 4],
    packs: Vec<PackName<'static>>,
    players: [&'static str; 2],
    commands: [&'static str; COMMANDS.len()],
    languages: [&'static str; 4],
}

#[derive(Serialize)]
struct Started<'a> {
    edition: &'static str,
    players: u8,
    options: Vec<String>,
    pack: PackName<'a>,
    #[serde(flatten)]
    next: Next,
}

#[derive(Serialize)]
struct Placed<'a> {
    position: &'a str,
    #[serde(flatten)]
    next: Next,
}

#[derive(Serialize)]
struct Recorded {
    record: String,
}

#[derive(Serialize)]
struct Loaded {
    steps: usize,
    #[serde(flatten)]
    next: Next,
}

impl Engine<'_> {
    pub(super) fn hello(&self, fields: &Fields) -> Answer {
        fields.only(&[])?;
        Ok(ready(&Hello {
            protocol: PROTOCOL,
            program: env!("CARGO_PKG_NAME"),
            version: env!("CARGO_PKG_VERSION"),
            language: self.words.lang().code(),
            games: [Dreamscape::NAME],
            editions: Edition::ALL.map(Edition::word),
            options: OPTION_WORDS,
            solo: SOLO_WORDS,
            packs: builtin().packs.iter().map(|pack| PackName::of(pack)).collect(),
            players: Temper::ALL.map(Temper::word),
            commands: COMMANDS,
            languages: Lang::ALL.map(Lang::code),
        }))
    }

    pub(super) fn new_game(&mut self, fields: &Fields) -> Answer {
        fields.only(&[
            "game",
            "edition",
            "players",
            "nightmare",
            "solo",
            "simultaneous",
            "options",
            "pack",
            "seed",
        ])?;
        let name = fields.text("game")?.unwrap_or(Dreamscape::NAME);
        if name != Dreamscape::NAME {
            let trouble = Trouble::UnknownGame { name: name.to_owned() };
            return Err(Failure::new(Kind::Setup, &trouble).expecting([Dreamscape::NAME]));
        }
        let game = choice_of(fields)?.game()?;
        let mut dice = Dice::new(seed_of(fields)?);
        let session = Session::start(game, &mut dice)?;
        let table = self.table.insert(Table::new(session, None, dice));
        let setup = table.game().setup();
        Ok(ready(&Started {
            edition: setup.edition.word(),
            players: setup.players,
            options: write_options(setup),
            pack: PackName::of(table.game().pack()),
            next: table.next(),
        }))
    }

    pub(super) fn set(&mut self, fields: &Fields) -> Answer {
        fields.only(&["position", "pack", "seed"])?;
        let text = fields.need_text("position")?;
        let dice = Dice::new(seed_of(fields)?);
        let own = pack_of(fields)?;
        let (game, state) = set_position_with(text, &self.packs_with(own.as_ref())).map_err(misplaced)?;
        packs::same(own.as_deref(), game.pack())?;
        let session = Session::from_state(game, state);
        self.table = Some(Table::new(session, None, dice));
        self.placed()
    }

    pub(super) fn position(&self, fields: &Fields) -> Answer {
        fields.only(&[])?;
        self.placed()
    }

    fn placed(&self) -> Answer {
        let table = self.table()?;
        let position = table.game().write_position(table.state());
        Ok(ready(&Placed { position: &position, next: table.next() }))
    }

    pub(super) fn record(&self, fields: &Fields) -> Answer {
        fields.only(&[])?;
        let table = self.table()?;
        let record = table.session.record(records::header(table.game(), &table.seats));
        Ok(ready(&Recorded { record: record.write(table.game()) }))
    }

    pub(super) fn load(&mut self, fields: &Fields) -> Answer {
        fields.only(&["record", "pack", "seed"])?;
        let text = fields.need_text("record")?;
        let dice = Dice::new(seed_of(fields)?);
        let own = played_pack_of(fields)?;
        let (game, record) = records::read(text, &self.packs_with(own.as_ref()))?;
        packs::same(own.as_deref(), game.pack())?;
        let session =
            Session::from_record(game, &record).map_err(|error| records::unplayable(text, error))?;
        records::check_ending(session.game(), session.state(), &record)?;
        let table = Table::new(session, Some(record.header.seats), dice);
        let loaded = Loaded { steps: table.session.steps().count(), next: table.next() };
        self.table = Some(table);
        Ok(ready(&loaded))
    }

    /// The built-in packs, that of the game, and that of the request; the last of one name and version counts.
    fn packs_with(&self, own: Option<&Arc<Pack>>) -> Vec<Arc<Pack>> {
        let mut packs = builtin().packs.clone();
        packs.extend(self.table.as_ref().map(|table| Arc::clone(table.game().pack())));
        packs.extend(own.cloned());
        packs
    }
}

/// The failure for a text that sets no position.
pub(crate) fn misplaced(error: PositionError) -> Failure {
    match error {
        PositionError::Misread(misread) => Failure::from(misread),
        PositionError::Setup { error, line, column } => Failure::from(error).at(line, column),
    }
}

fn choice_of(fields: &Fields) -> Result<Choice, Failure> {
    let default = Choice::default();
    let options = fields.texts("options")?.unwrap_or_default();
    Ok(Choice {
        edition: fields.text("edition")?.map_or(default.edition, str::to_owned),
        players: small(fields, "players", &[2, 3, 4])?,
        nightmare: fields.flag("nightmare")?,
        solo: solo_of(fields)?,
        simultaneous: fields.flag("simultaneous")?,
        options: options.into_iter().map(str::to_owned).collect(),
        pack: pack_of(fields)?.unwrap_or(default.pack),
    })
}

/// A small number; whether the rules allow it is for the rules to say.
fn small(fields: &Fields, name: &str, expected: &[u8]) -> Result<Option<u8>, Failure> {
    let Some(value) = fields.get(name) else { return Ok(None) };
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    number.map(Some).ok_or_else(|| fields.wrong(name).expecting(expected))
}

/// The solo level by number or by word.
fn solo_of(fields: &Fields) -> Result<SoloChoice, Failure> {
    let allowed: Vec<u8> = SOLO_LEVELS.collect();
    match fields.get("solo") {
        Some(Value::Bool(false)) => Ok(SoloChoice::No),
        Some(Value::String(word)) => match choice::solo_level(word) {
            Some(level) => Ok(SoloChoice::Level(level)),
            None => Err(fields.wrong("solo").expecting(SOLO_WORDS)),
        },
        _ => Ok(small(fields, "solo", &allowed)?.map_or(SoloChoice::Unsaid, SoloChoice::Level)),
    }
}

fn seed_of(fields: &Fields) -> Result<u64, Failure> {
    Ok(fields.number("seed", 0..=u64::MAX)?.unwrap_or(0))
}

/// The pack of a request: the name of a built-in one, or an object with the text of a pack file.
pub(super) fn pack_of(fields: &Fields) -> Result<Option<Arc<Pack>>, Failure> {
    pack_by(fields, Pack::read_own)
}

/// The pack of a request with a record, which tells by its hash which pack of a name is meant.
fn played_pack_of(fields: &Fields) -> Result<Option<Arc<Pack>>, Failure> {
    pack_by(fields, Pack::read_played)
}

fn pack_by(
    fields: &Fields,
    reader: fn(&str, &str) -> Result<Pack, DataError>,
) -> Result<Option<Arc<Pack>>, Failure> {
    match fields.get("pack") {
        None => Ok(None),
        Some(Value::String(word)) => packs::named(word).map(Some).ok_or_else(|| packs::unknown(word)),
        Some(Value::Object(members)) if members.len() == 1 => match members.get("toml") {
            Some(Value::String(text)) => Ok(Some(Arc::new(reader("pack", text)?))),
            _ => Err(wrong_pack(fields)),
        },
        Some(_) => Err(wrong_pack(fields)),
    }
}

fn wrong_pack(fields: &Fields) -> Failure {
    let names = builtin().packs.iter().map(|pack| pack.name.clone());
    fields.wrong("pack").expecting(names.chain(["{\"toml\": text}".to_owned()]))
}
