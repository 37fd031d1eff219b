//! The game of an engine: a session, the names of its seats, and its dice.

use std::any::Any;

use kernel::record::{MAX_ENTRIES, Name};
use kernel::session::PlayedOf;
use kernel::{Dice, Fault, Game, Seat, Session};
use serde::Serialize;
use serde_json::value::RawValue;
use table::GameKind;

use super::luck::Luck;
use super::request::Fields;
use crate::failure::{Failure, Kind};
use crate::json::{self, Answer, ByCause, Heard, Members, numbers, ready};
use crate::names::{GameNames, seat_names};
use crate::records;
use crate::tools::{GameOf, GameTools, PackName, StateOf};
use crate::trouble::Trouble;
use crate::words::Words;

/// An action of a game.
pub(super) type ActionOf<T> = <GameOf<T> as Game>::Action;
/// An outcome of chance of a game.
pub(super) type OutcomeOf<T> = <GameOf<T> as Game>::Outcome;

/// A game and everything around it.
pub struct Table<T: GameTools> {
    pub(super) tools: T,
    pub(super) session: Session<GameOf<T>>,
    pub(super) seats: Vec<Name>,
    pub(super) dice: Dice,
    pub(super) luck: Luck<ActionOf<T>, OutcomeOf<T>>,
}

/// Any [`Table`], whichever game is played at it.
pub trait AnyTable {
    /// The name of the game.
    fn name(&self) -> &'static str;
    /// The table itself.
    fn as_any(&self) -> &dyn Any;
    /// What is told of a game that was begun.
    fn started(&self) -> Box<RawValue>;
    /// What is told of a game that was set to a position.
    fn placed(&self) -> Box<RawValue>;
    /// What is told of a record that was played.
    fn loaded(&self) -> Box<RawValue>;
    /// A failure, with the names of this game.
    fn report(&self, failure: &Failure, words: &Words) -> Box<RawValue>;
    /// Runs a command that every game has.
    ///
    /// # Errors
    /// Why it cannot be done; everything is as before.
    fn run(&mut self, command: &str, fields: &Fields, words: &Words) -> Answer;
}

/// Which answers of chance a step is to have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Wanted<O> {
    /// Those it had here before, if it was played here and taken back; else new ones.
    Kept,
    /// New ones.
    New,
    /// These.
    Given(Vec<O>),
}

/// Who acts next, and who has won if the game is over.
#[derive(Serialize, Debug)]
pub(super) struct Next {
    next: Vec<u8>,
    winners: Option<Vec<u8>>,
}

/// What a step brought.
#[derive(Serialize, Debug)]
pub(super) struct Step {
    events: Vec<Heard>,
    points: Members<u8, ByCause>,
    chance: Vec<String>,
    learned: bool,
    #[serde(flatten)]
    next: Next,
}

#[derive(Serialize)]
struct Started {
    game: &'static str,
    edition: Option<String>,
    players: usize,
    options: Vec<String>,
    pack: Option<PackName>,
    #[serde(flatten)]
    next: Next,
}

#[derive(Serialize)]
struct Placed {
    game: &'static str,
    position: String,
    #[serde(flatten)]
    next: Next,
}

#[derive(Serialize)]
struct Loaded {
    game: &'static str,
    steps: usize,
    #[serde(flatten)]
    next: Next,
}

#[derive(Serialize)]
struct Recorded {
    record: String,
}

/// A game that was dealt.
pub(crate) fn begin<T: GameTools>(tools: &T, game: GameOf<T>, seed: u64) -> Result<Table<T>, Fault> {
    let mut dice = Dice::new(seed);
    let session = Session::start(game, &mut dice)?;
    Ok(Table::new(tools, session, None, dice))
}

/// A game that was set to a position.
pub(crate) fn place<T: GameTools>(tools: &T, game: GameOf<T>, state: StateOf<T>, seed: u64) -> Table<T> {
    Table::new(tools, Session::from_state(game, state), None, Dice::new(seed))
}

/// A game that goes on where a record ends.
pub(crate) fn resume<T: GameTools>(
    tools: &T,
    session: Session<GameOf<T>>,
    seats: Vec<Name>,
    seed: u64,
) -> Table<T> {
    Table::new(tools, session, Some(seats), Dice::new(seed))
}

impl<T: GameTools> AnyTable for Table<T> {
    fn name(&self) -> &'static str {
        GameOf::<T>::NAME
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn started(&self) -> Box<RawValue> {
        let choice = self.tools.kind().choice(self.game());
        ready(&Started {
            game: self.name(),
            edition: choice.edition,
            players: self.game().seats(),
            options: choice.options,
            pack: PackName::of(self.game()),
            next: self.next(),
        })
    }

    fn placed(&self) -> Box<RawValue> {
        let position = self.game().write_position(self.state());
        ready(&Placed { game: self.name(), position, next: self.next() })
    }

    fn loaded(&self) -> Box<RawValue> {
        ready(&Loaded { game: self.name(), steps: self.session.steps().count(), next: self.next() })
    }

    fn report(&self, failure: &Failure, words: &Words) -> Box<RawValue> {
        ready(&failure.report(words, &self.names(words)))
    }

    fn run(&mut self, command: &str, fields: &Fields, words: &Words) -> Answer {
        let answer = match command {
            "position" => fields.only(&[]).map(|()| self.placed()),
            "record" => self.record(fields),
            "legal" => self.legal(fields, words),
            "play" => self.play_action(fields, words),
            "why" => self.why(fields, words),
            "preview" => self.preview(fields, words),
            "view" => self.view(fields),
            "score" => self.score(fields, words),
            "undo" => self.undo(fields),
            "redo" => self.redo(fields, words),
            "random" => self.random(fields),
            _ => Err(super::no_game()),
        };
        answer.map_err(|failure| failure.in_game(self.name()))
    }
}

impl<T: GameTools> Table<T> {
    fn new(tools: &T, session: Session<GameOf<T>>, seats: Option<Vec<Name>>, dice: Dice) -> Table<T> {
        let seats = seats.unwrap_or_else(|| vec![Name::default(); session.game().seats()]);
        let luck = Luck::of(&session);
        Table { tools: tools.clone(), session, seats, dice, luck }
    }

    /// The rules.
    pub const fn game(&self) -> &GameOf<T> {
        self.session.game()
    }

    /// The position.
    pub const fn state(&self) -> &StateOf<T> {
        self.session.state()
    }

    pub(super) fn names(&self, words: &Words) -> GameNames<'_, T> {
        GameNames { tools: &self.tools, game: self.game(), seats: seat_names(words, &self.seats) }
    }

    pub(super) fn next(&self) -> Next {
        let game = self.game();
        Next { next: numbers(game.awaited(self.state())), winners: game.winners(self.state()).map(numbers) }
    }

    /// Plays an action: with given outcomes, with those it had here before it was taken back, or with new ones.
    pub(super) fn play(
        &mut self,
        seat: Seat,
        action: ActionOf<T>,
        luck: Wanted<OutcomeOf<T>>,
    ) -> Result<PlayedOf<GameOf<T>>, Failure> {
        let kept = if luck == Wanted::Kept { self.luck.of_step(seat, action) } else { None };
        let played = match (luck, kept) {
            (Wanted::Given(outcomes), _) => self.session.play_given(seat, action, &outcomes),
            (_, Some(outcomes)) => self.session.play_given(seat, action, outcomes),
            (_, None) => self.session.play(seat, action, &mut self.dice),
        };
        let played = played.map_err(|stop| Failure::stopped(&stop))?;
        self.luck.go_on(seat, action, &played.outcomes);
        Ok(played)
    }

    /// Reads an action.
    pub(super) fn action(&self, text: &str) -> Result<ActionOf<T>, Failure> {
        Ok(self.game().read_action(text)?)
    }

    /// Reads outcomes of chance.
    pub(super) fn outcomes(&self, texts: &[&str]) -> Result<Vec<OutcomeOf<T>>, Failure> {
        texts.iter().map(|text| Ok(self.game().read_outcome(text)?)).collect()
    }

    /// What a step brought, in words.
    pub(super) fn told(&self, words: &Words, before: &StateOf<T>, played: &PlayedOf<GameOf<T>>) -> Step {
        let game = self.game();
        Step {
            events: json::events(&played.events, words, &self.names(words)),
            points: json::gained(game, before, self.state()),
            chance: json::outcomes(game, &played.outcomes),
            learned: played.effect.learned,
            next: self.next(),
        }
    }

    fn record(&self, fields: &Fields) -> Answer {
        fields.only(&[])?;
        let record = self.session.record(records::header(self.game(), &self.seats));
        Ok(ready(&Recorded { record: record.write(self.game()) }))
    }

    /// Whether the record can take another entry: what was written must be readable again.
    pub(super) fn is_full(&self) -> bool {
        self.session.entries().len() >= MAX_ENTRIES
    }

    /// Refuses to go beyond what a record may hold.
    pub(super) fn check_room(&self) -> Result<(), Failure> {
        if self.is_full() {
            let trouble = Trouble::RecordFull { entries: MAX_ENTRIES as u32 };
            return Err(Failure::new(Kind::Limit, &trouble));
        }
        Ok(())
    }
}
