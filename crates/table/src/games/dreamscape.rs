//! Dreamscape at a table.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use dreamscape::card::CardId;
use dreamscape::data::{Edition, Pack, builtin};
use dreamscape::notation::{OPTION_WORDS, read_option, write_options};
use dreamscape::players::Eager;
use dreamscape::view::Told;
use dreamscape::{Action, Dreamscape, Setup, SetupError, State, View};
use kernel::record::{self, Header, Name, Word};
use kernel::{Dice, Game, Player, Record, Seat, SeatSet, Session};
use serde_json::value::RawValue;

use super::brought::{self, Brought, Unfit};
use super::erased::{Playable, Playing, raw};
use super::{Match, Opening};
use crate::contract::GameChoice;
use crate::fair::Fair;
use crate::refusal::{No, Refused};

/// The pack that is used when none is named.
const USUAL_PACK: &str = "nocturne";

/// A game that tables share.
type Shared = Arc<Dreamscape>;

pub(super) fn settle(choice: &GameChoice, seats: usize) -> Result<GameChoice, Refused> {
    Ok(choice_for(&*game(choice, seats)?))
}

/// The choice that makes a game.
pub(super) fn choice_for(game: &Dreamscape) -> GameChoice {
    let pack = game.pack();
    GameChoice {
        game: Dreamscape::NAME.to_owned(),
        edition: Some(game.setup().edition.word().to_owned()),
        options: write_options(game.setup()),
        pack: Some(format!("{}-{}", pack.name, pack.version)),
    }
}

pub(super) fn open(
    choice: &GameChoice,
    seats: usize,
    opening: Opening<'_>,
) -> Result<Box<dyn Match>, Refused> {
    let game = game(choice, seats)?;
    let broken = |_| Refused::from(No::RecordBroken);
    let session = match opening {
        Opening::Dealt(seed) => Session::start(game, &mut Fair::new(*seed)).map_err(broken)?,
        Opening::Position(text) => {
            Session::from_position(game, text).map_err(|misread| Refused::from(&misread))?
        }
        Opening::Recorded(text) => {
            // A record of nothing but its opening; the header is what this game would write.
            let header = Playable::header(&game, &[]);
            let empty =
                Record { header, start: record::Start::Dealt(Vec::new()), entries: Vec::new(), ending: None };
            let whole = empty.write(&game);
            let head = whole.lines().filter(|line| *line != "deal").map(|line| format!("{line}\n"));
            let record = Record::read(&game, &(head.collect::<String>() + text))
                .map_err(|misread| Refused::from(&misread))?;
            Session::from_record(game, &record).map_err(|_| Refused::from(No::RecordBroken))?
        }
    };
    Ok(Box::new(Playing::new(session)))
}

pub(super) fn choice_of(header: &Header) -> Result<GameChoice, Refused> {
    let options = header.options.iter().map(|word| word.as_str().to_owned()).collect();
    let choice = GameChoice {
        game: header.game.as_str().to_owned(),
        edition: header.edition.as_ref().map(|word| word.as_str().to_owned()),
        options,
        pack: header.pack.as_ref().map(|pack| format!("{}-{}", pack.name, pack.version)),
    };
    let game = game(&choice, header.seats.len())?;
    match &header.pack {
        Some(pack) if pack.hash.as_str() != game.pack().hash => Err(No::OtherPack.into()),
        _ => Ok(choice),
    }
}

/// The lines of a record that holds, after the choice it was made with.
pub(super) fn bring(text: &str, choice: &GameChoice, seats: usize) -> Result<Brought, Unfit> {
    let game = game(choice, seats).map_err(|reason| Unfit::at_header(text, reason))?;
    brought::play(&game, text, choice)
}

/// The game that a choice makes.
fn game(choice: &GameChoice, seats: usize) -> Result<Shared, Refused> {
    if choice.game != Dreamscape::NAME {
        return Err(Refused::from(No::UnknownGame).expecting([Dreamscape::NAME]));
    }
    let edition = choice.edition.as_deref().unwrap_or(Edition::Standard.word());
    let edition = Edition::from_word(edition)
        .ok_or_else(|| Refused::from(No::UnknownEdition).expecting(Edition::ALL.map(Edition::word)))?;
    let mut setup = Setup::new(edition, u8::try_from(seats).unwrap_or(u8::MAX));
    for word in &choice.options {
        let unknown = |_| Refused::from(No::UnknownOption).expecting(OPTION_WORDS);
        read_option(&mut setup, word).map_err(unknown)?;
    }
    made(setup, &pack(choice.pack.as_deref())?)
}

/// The games that tables play now. Many tables play the same, and what is prepared for one serves them all.
static MADE: Mutex<Vec<Weak<Dreamscape>>> = Mutex::new(Vec::new());

fn made(setup: Setup, pack: &Arc<Pack>) -> Result<Shared, Refused> {
    // As the game itself sees it (D-13.1).
    let setup = Setup { nightmare: setup.nightmare || setup.solo.is_some(), ..setup };
    let same = |other: &Shared| *other.setup() == setup && Arc::ptr_eq(other.pack(), pack);
    let mut games = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(shared) = games.iter().filter_map(Weak::upgrade).find(same) {
        return Ok(shared);
    }
    games.retain(|game| game.strong_count() > 0);
    let refused = |error: SetupError| Refused { rule: Some(error.rule()), ..Refused::because(&error) };
    let shared = Arc::new(Dreamscape::new(setup, Arc::clone(pack)).map_err(refused)?);
    games.push(Arc::downgrade(&shared));
    Ok(shared)
}

/// A built-in pack by `name` or `name-version`.
fn pack(word: Option<&str>) -> Result<Arc<Pack>, Refused> {
    let word = word.unwrap_or(USUAL_PACK);
    let versioned = || {
        let (name, version) = word.rsplit_once('-')?;
        builtin().pack(name, Some(version.parse().ok()?))
    };
    builtin().pack(word, None).or_else(versioned).ok_or_else(|| {
        let known = builtin().packs.iter().map(|pack| format!("{}-{}", pack.name, pack.version));
        Refused::from(No::UnknownPack).expecting(known)
    })
}

impl Playable for Shared {
    fn imagine(&self, view: &View) -> State {
        // What is made up does not matter; that it is always the same makes answers repeatable.
        view.suppose(self, &mut Dice::new(0))
    }

    fn shown(&self, view: &View) -> Box<RawValue> {
        raw(&Told { game: self, view })
    }

    fn choose(&self, view: &View, legal: &[Action], seed: u64) -> usize {
        Eager::new(Dice::new(seed)).choose(self, view, legal)
    }

    fn header(&self, names: &[String]) -> Header {
        let pack = self.pack();
        let name = |seat: usize| names.get(seat).map_or_else(Name::default, |name| Name::tame(name));
        Header {
            edition: Some(Word::tame(self.setup().edition.word())),
            options: write_options(self.setup()).iter().map(|word| Word::tame(word)).collect(),
            pack: Some(record::Pack {
                name: Word::tame(&pack.name),
                version: Word::tame(&pack.version.to_string()),
                hash: Word::tame(&pack.hash),
            }),
            seats: (0..self.seats()).map(name).collect(),
            ..Header::plain(self)
        }
    }

    fn winners_without(&self, state: &State, lost: SeatSet) -> SeatSet {
        let points = |seat| if lost.contains(seat) { i32::MIN } else { state.player(seat).score() };
        self.leaders(state, points).iter().filter(|seat| !lost.contains(*seat)).collect()
    }

    fn reach(&self, imagined: &State, seat: Seat) -> Result<Box<RawValue>, Refused> {
        Ok(raw(&Dreamscape::reach(self, imagined, seat)))
    }

    fn fit(&self, imagined: &State, seat: Seat, card: u32) -> Result<Box<RawValue>, Refused> {
        let index = card.checked_sub(1).and_then(|index| u8::try_from(index).ok());
        let fits = index.and_then(|index| self.fits(imagined, seat, CardId(index)));
        fits.map(|fits| raw(&fits)).ok_or_else(|| No::UnknownCard.into())
    }
}
