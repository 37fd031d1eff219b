//! What the tools of the program ask of a game: simulations, replays, positions drawn for people, and the engine for other programs.
//!
//! A game that can be played at tables has all of them without writing anything: it is registered as [`Plain`]. What it has of its own
//! it says by [`GameTools`].

mod any;
pub mod choice;
mod plain;
mod registry;

use kernel::message::Params;
use kernel::record::{Header, Name};
use kernel::{Game, Player, Said, TableGame};
use serde::Serialize;
use table::GameKind;
use table::contract::GameChoice;
use table::games::Unfit;

pub use self::any::{AnyTools, Done, Form, Offer, PerftWanted, PlayWanted, Print, SimWanted};
pub use self::choice::{Choice, Flag, FlagValue, PackWord, Shorthand};
pub use self::plain::{AnyPlayer, Plain};
pub use self::registry::Registry;

use crate::engine::Fields;
use crate::failure::{Failure, Kind, first_that_reads};
use crate::json::{Answer, Value};
use crate::replay::ReplayWords;
use crate::sim::{Figures, SimWords};
use crate::trouble::Trouble;
use crate::words::Words;

/// The rules of a game at work.
pub type GameOf<T> = <<T as GameTools>::Kind as GameKind>::Game;
/// A position of a game.
pub type StateOf<T> = <GameOf<T> as Game>::State;
/// A game with one of its positions.
pub type Placed<T> = (GameOf<T>, StateOf<T>);
/// What a game gives points for.
pub type CauseOf<T> = <GameOf<T> as Game>::Cause;

/// What a game says to the tools of the program beyond what it says to a table. Only what it has of its own must be written.
pub trait GameTools: Clone + Send + Sync + 'static {
    /// The game as tables know it.
    type Kind: GameKind<Game: Game<Cause: Send>> + Clone;
    /// Who plays in simulations; the player that chooses at random is there anyway.
    type Player: Player<GameOf<Self>>;
    /// What a simulation counts of this game beside what it counts of every game.
    type Figures: Figures<GameOf<Self>>;

    /// The names of the players of simulations, beside `uniform`.
    const PLAYERS: &'static [&'static str];
    /// How many can play it as a rule.
    const SEATS: &'static [u8] = &[1, 2, 3, 4, 5];
    /// How many play it where nothing is said.
    const USUAL_SEATS: u8 = 2;
    /// Flags of its own.
    const FLAGS: &'static [Flag] = &[];
    /// Commands of its own in the engine.
    const COMMANDS: &'static [&'static str] = &[];
    /// What can be listed of a pack: a command of the command line each.
    const LISTS: &'static [&'static str] = &[];
    /// What packs of one's own are written in, such as `toml`; nothing where there can be none. A game that has them finds them itself,
    /// in [`GameTools::game`], [`GameTools::game_of_record`] and [`GameTools::position`].
    const PACK_LANGUAGE: Option<&'static str> = None;
    /// Whether a position says by itself which edition, options and pack it belongs to, and for how many it is.
    const POSITIONS_TELL_RULES: bool = false;
    /// Arguments of the command line whose help it writes itself, beside its flags.
    const EXPLAINED: &'static [&'static str] = &[];
    /// Whether it can be played in the terminal.
    const IN_TERMINAL: bool = false;

    /// The game as tables know it.
    fn kind(&self) -> &Self::Kind;

    /// One of [`GameTools::PLAYERS`], with a seed for what it leaves to chance.
    fn player(&self, name: &str, seed: u64) -> Self::Player;

    /// The words for editions, the usual one first.
    fn editions(&self) -> Vec<String> {
        Vec::new()
    }

    /// The words for options, with an example of a value where one is needed.
    fn options(&self) -> Vec<String> {
        Vec::new()
    }

    /// The built-in packs.
    fn packs(&self) -> Vec<PackName> {
        let game = |word: &String| {
            let pack = Some(PackWord::Name(word.clone()));
            self.game(&Choice { pack, ..Choice::default() }).ok()
        };
        let packs = self.kind().packs();
        packs.iter().filter_map(|(word, _)| PackName::of(&game(word)?)).collect()
    }

    /// The option that a flag with this value chooses.
    ///
    /// # Errors
    /// What would be a value of this flag.
    fn flag(&self, flag: &'static str, value: &str) -> Result<String, choice::NoSuchValue> {
        Ok(format!("{flag}={value}"))
    }

    /// The game that a choice makes.
    ///
    /// # Errors
    /// Why it makes none.
    fn game(&self, choice: &Choice) -> Result<GameOf<Self>, Failure> {
        let seats = choice.players.unwrap_or(Self::USUAL_SEATS);
        let choice = choice.of_game(GameOf::<Self>::NAME)?;
        self.kind().game(&choice, seats.into()).map_err(|reason| Failure::from(&reason))
    }

    /// The game that a record needs. A pack may be given with it, and that of a game in play is at hand too.
    ///
    /// # Errors
    /// Why there is none, at its place in the text, or that the record names another pack.
    fn game_of_record(
        &self,
        text: &str,
        header: &Header,
        pack: Option<&PackWord>,
        in_play: Option<&GameOf<Self>>,
    ) -> Result<GameOf<Self>, Failure> {
        let _ = in_play;
        let at_header = |reason| {
            let Unfit { reason, place } = Unfit::at_header(text, reason);
            Failure::from(&reason).at(place.line, place.column)
        };
        let game = self.kind().game_of(header).map_err(at_header)?;
        let Some(pack) = pack else { return Ok(game) };
        let named = self.kind().choice(&game);
        let given = GameChoice { pack: Some(pack.name().to_owned()), ..named.clone() };
        // A pack can be named without its version, so what is given is seen by the game that it makes.
        let given = self.kind().game(&given, game.seats()).map_err(|reason| Failure::from(&reason))?;
        let given = self.kind().choice(&given);
        if given.pack == named.pack {
            return Ok(game);
        }
        let word = |choice: GameChoice| format!("pack {}", choice.pack.unwrap_or_default());
        Err(choice::contradiction(&word(given), &word(named)))
    }

    /// A position with its game, of which the choice says what the text does not; the pack of a game in play is at hand.
    ///
    /// # Errors
    /// Why the text is none.
    fn position(
        &self,
        text: &str,
        choice: &Choice,
        in_play: Option<&GameOf<Self>>,
    ) -> Result<Placed<Self>, Failure> {
        let _ = in_play;
        let read = |players: u8| {
            let game = self.game(&Choice { players: Some(players), ..choice.clone() })?;
            let state = game.read_position(text)?;
            Ok((game, state))
        };
        // Who does not say for how many it is may have it found out.
        let others = Self::SEATS.iter().copied().filter(|seats| *seats != Self::USUAL_SEATS);
        let usual = std::iter::once(Self::USUAL_SEATS).chain(others);
        match choice.players {
            Some(players) => read(players),
            None => first_that_reads(usual.map(read)).unwrap_or_else(|| read(Self::USUAL_SEATS)),
        }
    }

    /// The keys of all that is said of this game and of no other.
    fn texts(&self) -> Texts {
        Texts::default()
    }

    /// A position for people.
    fn draw(&self, game: &GameOf<Self>, state: &StateOf<Self>, seats: &[Name], words: &Words) -> String {
        let _ = (seats, words);
        game.write_position(state).trim_end().to_owned() + "\n"
    }

    /// The name of a thing that only the game and its pack can name.
    fn thing(&self, game: &GameOf<Self>, words: &Words, kind: &str, number: u32) -> Option<String> {
        let _ = (game, words, kind, number);
        None
    }

    /// The name of a thing that its pack names, in the words of the pack.
    fn named(&self, game: &GameOf<Self>, words: &Words, kind: &str, slug: &str) -> Option<String> {
        let _ = (game, words, kind, slug);
        None
    }

    /// What points are given for in every game of these rules, in the order in which it is to be told; other causes follow.
    fn causes(&self, game: &GameOf<Self>) -> Vec<CauseOf<Self>> {
        let _ = game;
        Vec::new()
    }

    /// What a simulation says of the games that nobody won; nothing if it need not be said.
    fn lost(&self, game: &GameOf<Self>, games: u64, percent: String) -> Option<Said> {
        let _ = game;
        let cooperative = <GameOf<Self> as TableGame>::COOPERATIVE;
        let lost = SimWords::Lost { games: games as i64, percent };
        (cooperative || games > 0).then(|| Said::of(&lost))
    }

    /// What a replay says of a game that nobody won.
    fn nobody_won(&self, words: &Words) -> String {
        words.tell(&ReplayWords::Lost {})
    }

    /// How a position stands: the answer to the command `score`. Nothing if what is told of every game is all there is to tell.
    fn score(&self, game: &GameOf<Self>, state: &StateOf<Self>, words: &Words) -> Option<Answer> {
        let _ = (game, state, words);
        None
    }

    /// The answer to one of [`GameTools::COMMANDS`], with the position of the game in play if there is one of this game.
    ///
    /// # Errors
    /// Why there is none.
    fn command(
        &self,
        command: &str,
        fields: &Fields,
        in_play: Option<(&GameOf<Self>, &StateOf<Self>)>,
        words: &Words,
    ) -> Answer {
        let _ = (fields, in_play, words);
        Err(unknown_command(command))
    }

    /// One of [`GameTools::LISTS`], of a pack.
    ///
    /// # Errors
    /// When there is no such pack.
    fn list(&self, list: &str, pack: Option<&PackWord>, print: &Print<'_>) -> Result<String, Failure> {
        let _ = (pack, print);
        Err(unknown_command(list))
    }

    /// Plays in the terminal, if that is possible, and returns the exit code.
    ///
    /// # Errors
    /// When what is wanted makes no game.
    fn play(&self, wanted: &PlayWanted, words: &Words) -> Result<u8, Failure> {
        let _ = (wanted, words);
        Err(unknown_command("play"))
    }
}

fn unknown_command(name: &str) -> Failure {
    Failure::new(Kind::UnknownCommand, &Trouble::UnknownCommand { name: name.to_owned() })
}

/// Keys of texts.
#[derive(Clone, Default, Debug)]
pub struct Texts {
    /// Those of messages, with their parameters.
    pub typed: &'static [Params],
    /// Those of names, which have no parameters.
    pub names: Vec<String>,
}

/// What names a version of a pack.
#[derive(Clone, Serialize, PartialEq, Eq, Debug)]
pub struct PackName {
    name: String,
    version: Value,
    hash: String,
}

impl PackName {
    /// A pack by its name, its version and the hash of its content.
    #[must_use]
    pub fn new(name: &str, version: &str, hash: &str) -> PackName {
        let number = version.parse().map(Value::Number);
        PackName {
            name: name.to_owned(),
            version: number.unwrap_or_else(|_| Value::Text(version.to_owned())),
            hash: hash.to_owned(),
        }
    }

    /// Its name, without the version.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The pack that a game is played with, where it has packs.
    #[must_use]
    pub fn of<G: TableGame>(game: &G) -> Option<PackName> {
        let pack = game.header(&[]).pack?;
        Some(PackName::new(pack.name.as_str(), pack.version.as_str(), pack.hash.as_str()))
    }
}
