//! Any game with its tools, whichever it is: what is behind the names in the registry.

use std::path::PathBuf;

use kernel::Game;
use kernel::record::Name;
use serde::Serialize;

use super::choice::NoSuchValue;
use super::{Choice, Flag, GameOf, GameTools, PackName, PackWord, Texts};
use crate::engine::{self, AnyTable, Fields, Table};
use crate::failure::Failure;
use crate::json::Answer;
use crate::perft::{self, Start};
use crate::records;
use crate::replay::Replay;
use crate::show;
use crate::sim::{self, Plan};
use crate::words::Words;

/// What a command brought: what it prints, and perhaps a check that failed.
#[derive(Debug, Default)]
pub struct Done {
    /// What goes to standard output.
    pub out: String,
    /// What failed after all.
    pub failure: Option<Failure>,
}

impl From<String> for Done {
    fn from(out: String) -> Done {
        Done { out, failure: None }
    }
}

/// Whether something is written for people or for programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// For people.
    Text,
    /// One JSON object on a line.
    Json,
}

/// How something is written.
#[derive(Clone, Copy, Debug)]
pub struct Print<'a> {
    /// For whom.
    pub form: Form,
    /// In which language.
    pub words: &'a Words,
}

impl Print<'_> {
    /// Writes a text for people, or an object for programs.
    pub fn either<F: Serialize>(self, text: impl FnOnce() -> String, form: impl FnOnce() -> F) -> String {
        match self.form {
            Form::Text => text(),
            Form::Json => serde_json::to_string(&form()).unwrap_or_default() + "\n",
        }
    }
}

/// What to simulate.
#[derive(Clone, Debug)]
pub struct SimWanted {
    /// Which game.
    pub choice: Choice,
    /// How many games.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: u64,
    /// Who plays; the one that chooses at random if nobody is named.
    pub player: Option<&'static str>,
}

/// What to count.
#[derive(Clone, Debug)]
pub struct PerftWanted {
    /// Which game.
    pub choice: Choice,
    /// The file with the position to begin with and its text; else the game is dealt.
    pub position: Option<(String, String)>,
    /// How many actions.
    pub depth: u32,
    /// Where all chance comes from.
    pub seed: u64,
}

/// What to play in the terminal.
#[derive(Clone, Debug)]
pub struct PlayWanted {
    /// Which game.
    pub choice: Choice,
    /// How many people play; computers take the other seats.
    pub people: Option<String>,
    /// Where all chance comes from.
    pub seed: Option<u64>,
    /// The file to save to.
    pub save: Option<PathBuf>,
    /// Whether to go on with the saved game, which brings its own rules.
    pub go_on: bool,
}

/// What there is of a game for the tools.
#[derive(Clone, Debug)]
pub struct Offer {
    /// See [`GameTools::SEATS`].
    pub seats: &'static [u8],
    /// The words for editions.
    pub editions: Vec<String>,
    /// The words for options.
    pub options: Vec<String>,
    /// Flags of its own.
    pub flags: &'static [Flag],
    /// The players of simulations.
    pub players: Vec<&'static str>,
    /// Commands of its own in the engine.
    pub commands: &'static [&'static str],
    /// What can be listed of a pack.
    pub lists: &'static [&'static str],
    /// What packs of one's own are written in.
    pub pack_language: Option<&'static str>,
    /// See [`GameTools::POSITIONS_TELL_RULES`].
    pub positions_tell_rules: bool,
    /// Arguments of the command line whose help the game writes itself.
    pub explained: Vec<&'static str>,
    /// Whether it can be played in the terminal.
    pub in_terminal: bool,
}

/// Any [`GameTools`], whichever it is.
pub trait AnyTools: Send + Sync {
    /// The game's name: one lower-case word.
    fn name(&self) -> &'static str;
    /// What there is of it.
    fn offer(&self) -> Offer;
    /// The built-in packs.
    fn packs(&self) -> Vec<PackName>;
    /// The keys of all that is said of this game and of no other.
    fn texts(&self) -> Texts;
    /// As [`GameTools::flag`].
    ///
    /// # Errors
    /// What would be a value of this flag.
    fn flag(&self, flag: &'static str, value: &str) -> Result<String, NoSuchValue>;
    /// Plays many games of computer players on the threads of the current pool; `progress` hears of every few that are done.
    ///
    /// # Errors
    /// When the choice makes no game.
    fn sim(
        &self,
        wanted: &SimWanted,
        progress: &(dyn Fn(u64) + Sync),
        print: &Print<'_>,
    ) -> Result<String, Failure>;
    /// Counts sequences of legal actions.
    ///
    /// # Errors
    /// When the choice makes no game, or the position is none.
    fn perft(&self, wanted: &PerftWanted, print: &Print<'_>) -> Result<String, Failure>;
    /// Plays a record again, to show it all or one step of it.
    ///
    /// # Errors
    /// When it is no record of this game, or has no such step.
    fn replay(
        &self,
        text: &str,
        pack: Option<&PackWord>,
        step: Option<usize>,
        print: &Print<'_>,
    ) -> Result<Done, Failure>;
    /// Draws a position.
    ///
    /// # Errors
    /// When the text is none.
    fn show(&self, text: &str, choice: &Choice, print: &Print<'_>) -> Result<String, Failure>;
    /// As [`GameTools::list`].
    ///
    /// # Errors
    /// When there is no such pack.
    fn list(&self, list: &str, pack: Option<&PackWord>, print: &Print<'_>) -> Result<String, Failure>;
    /// As [`GameTools::play`].
    ///
    /// # Errors
    /// When what is wanted makes no game.
    fn play(&self, wanted: &PlayWanted, words: &Words) -> Result<u8, Failure>;
    /// Begins a game of the engine.
    ///
    /// # Errors
    /// When the choice makes no game.
    fn begin(&self, choice: &Choice, seed: u64) -> Result<Box<dyn AnyTable>, Failure>;
    /// Sets a game of the engine to a position.
    ///
    /// # Errors
    /// When the text is no position of this game.
    fn set(
        &self,
        text: &str,
        choice: &Choice,
        seed: u64,
        in_play: Option<&dyn AnyTable>,
    ) -> Result<Box<dyn AnyTable>, Failure>;
    /// Plays a record in the engine.
    ///
    /// # Errors
    /// When it is no record of this game, does not play, or ends otherwise than it says.
    fn load(
        &self,
        text: &str,
        pack: Option<&PackWord>,
        seed: u64,
        in_play: Option<&dyn AnyTable>,
    ) -> Result<Box<dyn AnyTable>, Failure>;
    /// As [`GameTools::command`].
    ///
    /// # Errors
    /// Why there is no answer.
    fn command(
        &self,
        command: &str,
        fields: &Fields,
        in_play: Option<&dyn AnyTable>,
        words: &Words,
    ) -> Answer;
}

/// The game in play, if it is of these tools.
fn of_mine<T: GameTools>(in_play: Option<&dyn AnyTable>) -> Option<&Table<T>> {
    in_play.and_then(|table| table.as_any().downcast_ref())
}

/// A failure in the words of the game.
fn told<T: GameTools>(failure: Failure) -> Failure {
    failure.in_game(GameOf::<T>::NAME)
}

impl<T: GameTools> AnyTools for T {
    fn name(&self) -> &'static str {
        GameOf::<T>::NAME
    }

    fn offer(&self) -> Offer {
        let flags = T::FLAGS.iter().map(|flag| flag.name);
        Offer {
            seats: T::SEATS,
            editions: self.editions(),
            options: self.options(),
            flags: T::FLAGS,
            players: sim::players::<T>(),
            commands: T::COMMANDS,
            lists: T::LISTS,
            pack_language: T::PACK_LANGUAGE,
            positions_tell_rules: T::POSITIONS_TELL_RULES,
            explained: T::EXPLAINED.iter().copied().chain(flags).collect(),
            in_terminal: T::IN_TERMINAL,
        }
    }

    fn packs(&self) -> Vec<PackName> {
        GameTools::packs(self)
    }

    fn texts(&self) -> Texts {
        GameTools::texts(self)
    }

    fn flag(&self, flag: &'static str, value: &str) -> Result<String, NoSuchValue> {
        GameTools::flag(self, flag, value)
    }

    fn sim(
        &self,
        wanted: &SimWanted,
        progress: &(dyn Fn(u64) + Sync),
        print: &Print<'_>,
    ) -> Result<String, Failure> {
        let &SimWanted { games, seed, player, .. } = wanted;
        let game = self.game(&wanted.choice).map_err(told::<T>)?;
        let plan = Plan { tools: self, game, games, seed, player };
        let tally = plan.run(progress)?;
        let form = || sim::Summary::new(&plan, &tally);
        Ok(print.either(|| sim::text(&plan, &tally, print.words), form))
    }

    fn perft(&self, wanted: &PerftWanted, print: &Print<'_>) -> Result<String, Failure> {
        let start = match &wanted.position {
            Some((file, text)) => {
                let placed = self.position(text, &wanted.choice, None);
                let (game, state) = placed.map_err(|failure| told::<T>(failure.in_text_of(file)))?;
                Start { game, state }
            }
            None => Start::dealt(self.game(&wanted.choice).map_err(told::<T>)?, wanted.seed)?,
        };
        let count = perft::Count::of(&start, wanted.depth, wanted.seed);
        Ok(print.either(|| count.text(), || count.form()))
    }

    fn replay(
        &self,
        text: &str,
        pack: Option<&PackWord>,
        step: Option<usize>,
        print: &Print<'_>,
    ) -> Result<Done, Failure> {
        let replay = Replay::of(self, text, pack, step).map_err(told::<T>)?;
        let out = match replay.form(print.words) {
            Some(form) => print.either(|| replay.text(print.words), || form),
            None => replay.text(print.words),
        };
        Ok(Done { out, failure: replay.failure.map(told::<T>) })
    }

    fn show(&self, text: &str, choice: &Choice, print: &Print<'_>) -> Result<String, Failure> {
        let (game, state) = self.position(text, choice, None).map_err(told::<T>)?;
        let seats = vec![Name::default(); game.seats()];
        let form = || show::PositionForm::of(&game, &state);
        Ok(print.either(|| self.draw(&game, &state, &seats, print.words), form))
    }

    fn list(&self, list: &str, pack: Option<&PackWord>, print: &Print<'_>) -> Result<String, Failure> {
        GameTools::list(self, list, pack, print).map_err(told::<T>)
    }

    fn play(&self, wanted: &PlayWanted, words: &Words) -> Result<u8, Failure> {
        GameTools::play(self, wanted, words).map_err(told::<T>)
    }

    fn begin(&self, choice: &Choice, seed: u64) -> Result<Box<dyn AnyTable>, Failure> {
        let game = self.game(choice).map_err(told::<T>)?;
        Ok(Box::new(engine::begin(self, game, seed)?))
    }

    fn set(
        &self,
        text: &str,
        choice: &Choice,
        seed: u64,
        in_play: Option<&dyn AnyTable>,
    ) -> Result<Box<dyn AnyTable>, Failure> {
        let in_play = of_mine::<T>(in_play).map(Table::game);
        let (game, state) = self.position(text, choice, in_play).map_err(told::<T>)?;
        Ok(Box::new(engine::place(self, game, state, seed)))
    }

    fn load(
        &self,
        text: &str,
        pack: Option<&PackWord>,
        seed: u64,
        in_play: Option<&dyn AnyTable>,
    ) -> Result<Box<dyn AnyTable>, Failure> {
        let in_play = of_mine::<T>(in_play).map(Table::game);
        let (session, seats) = records::play(self, text, pack, in_play).map_err(told::<T>)?;
        Ok(Box::new(engine::resume(self, session, seats, seed)))
    }

    fn command(
        &self,
        command: &str,
        fields: &Fields,
        in_play: Option<&dyn AnyTable>,
        words: &Words,
    ) -> Answer {
        let in_play = of_mine::<T>(in_play).map(|table| (table.game(), table.state()));
        GameTools::command(self, command, fields, in_play, words).map_err(told::<T>)
    }
}
