//! Commands that begin a game, whichever it is: `hello`, `new`, `set`, `load`.

use serde::Serialize;
use serde_json::Value;

use super::request::Fields;
use super::{COMMANDS, Engine, PROTOCOL};
use crate::failure::{Failure, Kind, first_that_reads};
use crate::json::{Answer, Members, ready};
use crate::tools::choice::NoSuchValue;
use crate::tools::{AnyTools, Choice, Flag, Offer, PackName, PackWord, Shorthand};
use crate::words::Lang;

/// What says which rules hold; the pack does not, for a text may need one that is given.
const RULES: [&str; 3] = ["players", "edition", "options"];

#[derive(Serialize)]
struct Hello {
    protocol: u32,
    program: &'static str,
    version: &'static str,
    language: &'static str,
    games: Vec<GameForm>,
    commands: [&'static str; COMMANDS.len()],
    languages: [&'static str; 4],
}

/// What there is of a game.
#[derive(Serialize)]
struct GameForm {
    name: &'static str,
    seats: &'static [u8],
    editions: Vec<String>,
    options: Vec<String>,
    flags: Members<&'static str, &'static [&'static str]>,
    packs: Vec<PackName>,
    pack_language: Option<&'static str>,
    players: Vec<&'static str>,
    commands: &'static [&'static str],
}

impl GameForm {
    fn of(game: &dyn AnyTools) -> GameForm {
        let Offer { seats, editions, options, flags, players, commands, pack_language, .. } = game.offer();
        let names = |flag: &Flag| flag.value.map_or([].as_slice(), |value| value.names);
        GameForm {
            name: game.name(),
            seats,
            editions,
            options,
            flags: Members(flags.iter().map(|flag| (flag.name, names(flag))).collect()),
            packs: game.packs(),
            pack_language,
            players,
            commands,
        }
    }
}

impl Engine<'_> {
    pub(super) fn hello(&self, fields: &Fields) -> Answer {
        fields.only(&[])?;
        Ok(ready(&Hello {
            protocol: PROTOCOL,
            program: env!("CARGO_PKG_NAME"),
            version: env!("CARGO_PKG_VERSION"),
            language: self.words.lang().code(),
            games: self.games.iter().map(GameForm::of).collect(),
            commands: COMMANDS,
            languages: Lang::ALL.map(Lang::code),
        }))
    }

    pub(super) fn new_game(&mut self, fields: &Fields) -> Answer {
        let game = match fields.text("game")? {
            Some(name) => self.games.of(Kind::Setup, name)?,
            None => self.games.iter().next().ok_or_else(super::no_game)?,
        };
        let choice = choice_of(fields, game, &["game", "pack", "seed"], Rules::Chosen)?;
        let table = game.begin(&choice, seed_of(fields)?)?;
        Ok(self.table.insert(table).started())
    }

    /// Sets the position of the game that is named, or of the one that can read it.
    pub(super) fn set(&mut self, fields: &Fields) -> Answer {
        let text = fields.need_text("position")?;
        let seed = seed_of(fields)?;
        let named = fields.text("game")?.map(|name| self.games.of(Kind::Setup, name)).transpose()?;
        let games: Vec<&dyn AnyTools> = named.map_or_else(|| self.games.iter().collect(), |game| vec![game]);
        let read = |game: &dyn AnyTools| {
            let tells = game.offer().positions_tell_rules;
            let rules = if tells { Rules::InText } else { Rules::Chosen };
            let choice = choice_of(fields, game, &["game", "position", "pack", "seed"], rules)?;
            game.set(text, &choice, seed, self.table.as_deref())
        };
        let table = first_that_reads(games.into_iter().map(read)).unwrap_or_else(|| Err(super::no_game()))?;
        Ok(self.table.insert(table).placed())
    }

    pub(super) fn load(&mut self, fields: &Fields) -> Answer {
        fields.only(&["record", "pack", "seed"])?;
        let text = fields.need_text("record")?;
        let seed = seed_of(fields)?;
        let game = self.games.of_record(text)?;
        let pack = pack_of(fields, game)?;
        let table = game.load(text, pack.as_ref(), seed, self.table.as_deref())?;
        Ok(self.table.insert(table).loaded())
    }
}

/// Where the rules of a game come from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rules {
    /// From the request.
    Chosen,
    /// From a text in the request, which brings its own.
    InText,
}

/// The choice that the fields of a request make, which may have these others.
fn choice_of(fields: &Fields, game: &dyn AnyTools, others: &[&str], rules: Rules) -> Result<Choice, Failure> {
    let offer = game.offer();
    let pack = || pack_of(fields, game);
    if rules == Rules::InText {
        fields.only(others)?;
        return Ok(Choice { pack: pack()?, ..Choice::default() });
    }
    let flags = offer.flags.iter().map(|flag| flag.name);
    let allowed: Vec<&str> = others.iter().copied().chain(RULES).chain(flags).collect();
    fields.only(&allowed)?;
    let shorthands = offer.flags.iter().map(|flag| shorthand(fields, game, flag));
    let options = fields.texts("options")?.unwrap_or_default();
    Ok(Choice {
        edition: fields.text("edition")?.map(str::to_owned),
        players: players_of(fields, offer.seats)?,
        options: options.into_iter().map(str::to_owned).collect(),
        shorthands: shorthands.filter_map(Result::transpose).collect::<Result<_, _>>()?,
        pack: pack()?,
    })
}

/// A small number; whether the rules allow it is for the rules to say.
fn players_of(fields: &Fields, expected: &[u8]) -> Result<Option<u8>, Failure> {
    let Some(value) = fields.get("players") else { return Ok(None) };
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    number.map(Some).ok_or_else(|| fields.wrong("players").expecting(expected))
}

/// What a flag of the game's own says: `true`, `false`, or its value.
fn shorthand(fields: &Fields, game: &dyn AnyTools, flag: &Flag) -> Result<Option<Shorthand>, Failure> {
    let Some(names) = flag.value.map(|value| value.names) else {
        let chosen = || Shorthand::Chosen(flag.name.to_owned());
        let said = fields.flag(flag.name)?;
        return Ok(said.map(|said| if said { chosen() } else { Shorthand::Denied(flag.name) }));
    };
    let option = match fields.get(flag.name) {
        None => return Ok(None),
        Some(Value::Bool(false)) => return Ok(Some(Shorthand::Denied(flag.name))),
        Some(Value::String(word)) => game.flag(flag.name, word).map_err(|NoSuchValue { expected }| {
            let named = fields.wrong(flag.name).expecting(names);
            if names.is_empty() { Failure { expected, ..named } } else { named }
        }),
        Some(value) => {
            let number = value.as_u64().map_or_else(String::new, |number| number.to_string());
            let option = game.flag(flag.name, &number);
            option.map_err(|NoSuchValue { expected }| Failure { expected, ..fields.wrong(flag.name) })
        }
    };
    option.map(|option| Some(Shorthand::Chosen(option)))
}

fn seed_of(fields: &Fields) -> Result<u64, Failure> {
    Ok(fields.number("seed", 0..=u64::MAX)?.unwrap_or(0))
}

/// The pack of a request.
fn pack_of(fields: &Fields, game: &dyn AnyTools) -> Result<Option<PackWord>, Failure> {
    fields
        .pack(game.offer().pack_language, || game.packs().iter().map(|pack| pack.name().to_owned()).collect())
}
