//! The games that tables can be made of.

use std::fmt;
use std::sync::Arc;

use kernel::record::{self, Header};
use kernel::{Game, Player, Record, Session, TableGame};
use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use super::brought::{self, Brought, Unfit};
use super::form::{GameForms, forms_of};
use super::playing::{Playing, raw};
use super::words::GameWords;
use super::{Match, Opening};
use crate::contract::{Contract, GameChoice};
use crate::lesson::Lesson;
use crate::refusal::{No, Refused};
use crate::rulebook::Rulebook;
use crate::secure_dice::SecureDice;
use crate::typescript::Page;

/// A game that tables can be made of: its rules for every choice that a contract can make, and what is printed in its box.
pub trait GameKind: Send + Sync + 'static {
    /// The rules at work. Tables copy it, so a game that is large is an [`Arc`].
    type Game: TableGame<
            State: Send + Sync,
            View: Send,
            Action: Send + Sync,
            Outcome: Send + Sync,
            Event: Send + Sync,
            Shared: TS + ToSchema + 'static,
            Own: TS + ToSchema + 'static,
            Question: TS + 'static,
            Answer: TS + ToSchema + 'static,
        > + Clone
        + Send
        + Sync
        + 'static;
    /// What there is in the game: editions, options, packs, pieces.
    type Content: Serialize + TS + ToSchema + 'static;
    /// A pack of content.
    type Pack: Serialize + TS + ToSchema + 'static;

    /// The names of its computer players, the usual one first.
    const PLAYERS: &'static [&'static str];

    /// A computer player by its name, with a seed for what it leaves to chance.
    fn player(name: &str, seed: u64) -> Box<dyn Player<Self::Game> + Send>;

    /// The game that a choice makes.
    ///
    /// # Errors
    /// When it makes none for so many seats.
    fn game(&self, choice: &GameChoice, seats: usize) -> Result<Self::Game, Refused>;

    /// The choice that makes a game, with everything written out that may be left open.
    fn choice(&self, game: &Self::Game) -> GameChoice;

    /// The game that a record's header tells of.
    ///
    /// # Errors
    /// When its edition, options or pack are not known here.
    fn game_of(&self, header: &Header) -> Result<Self::Game, Refused> {
        let game = self.game(&GameChoice::of(header), header.seats.len())?;
        let hash = |header: &Header| header.pack.as_ref().map(|pack| pack.hash.clone());
        if header.pack.is_some() && hash(header) != hash(&game.header(&[])) {
            return Err(No::OtherPack.into());
        }
        Ok(game)
    }

    /// What there is in the game.
    fn content(&self) -> Self::Content;

    /// The packs by name and version: `nocturne-1`.
    fn packs(&self) -> Vec<(String, Self::Pack)> {
        Vec::new()
    }

    /// The numbered rules, by language.
    fn rulebooks(&self) -> Vec<(&'static str, Rulebook)> {
        Vec::new()
    }

    /// All that it says to people, in each language.
    fn words(&self) -> &'static [GameWords] {
        &[]
    }

    /// The lessons of the tutorial, in their order.
    fn lessons(&self) -> &'static [Lesson] {
        &[]
    }

    /// The game that a lesson is played in.
    fn game_of_lesson(&self, lesson: &Lesson) -> Option<Self::Game> {
        let _ = lesson;
        None
    }

    /// What the computer player of a lesson does, so that whoever learns is left alone: the best of these actions.
    fn pastime<'a>(&self, actions: &'a [String]) -> Option<&'a String> {
        actions.first()
    }

    /// Declares types that clients need and that nothing else names.
    fn declare(&self, types: &mut Page) {
        let _ = types;
    }
}

/// Any [`GameKind`], whichever it is.
pub trait AnyGame: Send + Sync {
    /// The game's name: one lower-case word.
    fn name(&self) -> &'static str;
    /// The names of its computer players, the usual one first.
    fn players(&self) -> &'static [&'static str];
    /// Checks a choice and writes out what it leaves open, so that it means the same for good.
    ///
    /// # Errors
    /// When it makes no game for so many seats.
    fn settle(&self, choice: &GameChoice, seats: usize) -> Result<GameChoice, Refused>;
    /// Begins a match.
    ///
    /// # Errors
    /// When the choice makes no game, or the opening does not fit it.
    fn open(
        &self,
        choice: &GameChoice,
        seats: usize,
        opening: Opening<'_>,
    ) -> Result<Box<dyn Match>, Refused>;
    /// The choice that a record's header tells of, with what it leaves open written out.
    ///
    /// # Errors
    /// When its edition, options or pack are not known here.
    fn choice_of(&self, header: &Header) -> Result<GameChoice, Refused>;
    /// Reads and plays a record of a game that this choice makes.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    fn bring(&self, text: &str, choice: &GameChoice, seats: usize) -> Result<Brought, Unfit>;
    /// What there is in the game, as JSON.
    fn content(&self) -> Box<RawValue>;
    /// The packs by name and version, as JSON.
    fn packs(&self) -> Vec<(String, Box<RawValue>)>;
    /// The numbered rules, by language.
    fn rulebooks(&self) -> Vec<(&'static str, Rulebook)>;
    /// All that it says to people, in each language.
    fn words(&self) -> &'static [GameWords];
    /// The lessons of the tutorial, in their order.
    fn lessons(&self) -> &'static [Lesson];
    /// The choice that makes the game of a lesson.
    fn choice_of_lesson(&self, lesson: &Lesson) -> Option<GameChoice>;
    /// What the computer player of a lesson does.
    fn pastime<'a>(&self, actions: &'a [String]) -> Option<&'a String>;
    /// The types in which the game speaks to clients, beside those of the table.
    fn forms(&self, of_table: &Page) -> GameForms;
}

impl<K: GameKind> AnyGame for K {
    fn name(&self) -> &'static str {
        K::Game::NAME
    }

    fn players(&self) -> &'static [&'static str] {
        K::PLAYERS
    }

    fn settle(&self, choice: &GameChoice, seats: usize) -> Result<GameChoice, Refused> {
        Ok(self.choice(&self.game(choice, seats)?))
    }

    fn open(
        &self,
        choice: &GameChoice,
        seats: usize,
        opening: Opening<'_>,
    ) -> Result<Box<dyn Match>, Refused> {
        Ok(Box::new(Playing::new(begin(self.game(choice, seats)?, opening)?, K::player)))
    }

    fn choice_of(&self, header: &Header) -> Result<GameChoice, Refused> {
        Ok(self.choice(&self.game_of(header)?))
    }

    fn bring(&self, text: &str, choice: &GameChoice, seats: usize) -> Result<Brought, Unfit> {
        let game = self.game(choice, seats).map_err(|reason| Unfit::at_header(text, reason))?;
        brought::play(&game, text, choice)
    }

    fn content(&self) -> Box<RawValue> {
        raw(&GameKind::content(self))
    }

    fn packs(&self) -> Vec<(String, Box<RawValue>)> {
        GameKind::packs(self).iter().map(|(name, pack)| (name.clone(), raw(pack))).collect()
    }

    fn rulebooks(&self) -> Vec<(&'static str, Rulebook)> {
        GameKind::rulebooks(self)
    }

    fn words(&self) -> &'static [GameWords] {
        GameKind::words(self)
    }

    fn lessons(&self) -> &'static [Lesson] {
        GameKind::lessons(self)
    }

    fn choice_of_lesson(&self, lesson: &Lesson) -> Option<GameChoice> {
        Some(self.choice(&self.game_of_lesson(lesson)?))
    }

    fn pastime<'a>(&self, actions: &'a [String]) -> Option<&'a String> {
        GameKind::pastime(self, actions)
    }

    fn forms(&self, of_table: &Page) -> GameForms {
        forms_of(self, of_table)
    }
}

fn begin<G: TableGame>(game: G, opening: Opening<'_>) -> Result<Session<G>, Refused> {
    let broken = |_| Refused::from(No::RecordBroken);
    match opening {
        Opening::Dealt(seed) => Session::start(game, &mut SecureDice::new(*seed)).map_err(broken),
        Opening::Position(text) => {
            Session::from_position(game, text).map_err(|misread| Refused::from(&misread))
        }
        Opening::Recorded(text) => {
            // A record of nothing but its opening; the header is what this game would write.
            let header = game.header(&[]);
            let empty =
                Record { header, start: record::Start::Dealt(Vec::new()), entries: Vec::new(), ending: None };
            let whole = empty.write(&game);
            let head = whole.lines().filter(|line| *line != "deal").map(|line| format!("{line}\n"));
            let record = Record::read(&game, &(head.collect::<String>() + text))
                .map_err(|misread| Refused::from(&misread))?;
            Session::from_record(game, &record).map_err(|_| Refused::from(No::RecordBroken))
        }
    }
}

/// The games that tables can be made of, by name: the one list that a program has of them.
#[derive(Clone, Default)]
pub struct Games(Vec<Arc<dyn AnyGame>>);

impl Games {
    /// The same games and one more.
    #[must_use]
    pub fn with(mut self, kind: impl GameKind) -> Games {
        self.0.push(Arc::new(kind));
        self
    }

    /// All of them, in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.0.iter().map(AsRef::as_ref)
    }

    /// The game of this name.
    ///
    /// # Errors
    /// When there is none; it tells which there are.
    pub fn of(&self, name: &str) -> Result<&dyn AnyGame, Refused> {
        let none = || Refused::from(No::UnknownGame).expecting(self.iter().map(AnyGame::name));
        self.iter().find(|game| game.name() == name).ok_or_else(none)
    }

    /// As [`AnyGame::settle`], of whichever game it is.
    ///
    /// # Errors
    /// When it makes no game for so many seats.
    pub fn settle(&self, choice: &GameChoice, seats: usize) -> Result<GameChoice, Refused> {
        self.of(&choice.game)?.settle(choice, seats)
    }

    /// Whether a contract names only computer players that its game has.
    ///
    /// # Errors
    /// When there is no such game or player; it tells which there are.
    pub fn check_players(&self, contract: &Contract) -> Result<(), Refused> {
        let known = self.of(&contract.game.game)?.players();
        let is_known = |name: &String| name.is_empty() || known.contains(&name.as_str());
        if contract.players.iter().all(is_known) {
            return Ok(());
        }
        Err(Refused::from(No::UnknownPlayer).expecting(known))
    }

    /// As [`AnyGame::open`], of whichever game it is.
    ///
    /// # Errors
    /// When the choice makes no game, or the opening does not fit it.
    pub fn open(
        &self,
        choice: &GameChoice,
        seats: usize,
        opening: Opening<'_>,
    ) -> Result<Box<dyn Match>, Refused> {
        self.of(&choice.game)?.open(choice, seats, opening)
    }

    /// Reads a record that somebody brings along, and plays it to see that it holds.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn bring(&self, text: &str) -> Result<Brought, Unfit> {
        let header = Header::read(text)?;
        let at_header = |reason| Unfit::at_header(text, reason);
        let game = self.of(header.game.as_str()).map_err(at_header)?;
        let choice = game.choice_of(&header).map_err(at_header)?;
        game.bring(text, &choice, header.seats.len())
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(AnyGame::name)).finish()
    }
}
