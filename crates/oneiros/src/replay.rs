//! `oneiros <game> replay`: a record played again, step by step.

use kernel::{Audience, Game, Seat, SeatSet, Session};
use serde::Serialize;
use table::GameKind;
use table::contract::GameChoice;

use crate::failure::{Failure, Kind};
use crate::json::{self, ByCause, Heard, Members, number, numbers};
use crate::names::{GameNames, game_title, one_text, seat_names};
use crate::records::{self, RecordOf};
use crate::show::PositionForm;
use crate::tools::{GameOf, GameTools, PackWord, StateOf};
use crate::trouble::Trouble;
use crate::words::{Words, signed};

kernel::messages! {
    /// What is said of a record.
    pub enum ReplayWords {
        /// Which game it is.
        "replay-title" => Title { game: String, edition: String, options: String, pack: String, seats: String },
        /// What happened before the first step.
        "replay-start" => Start {},
        /// A step.
        "replay-step" => Step { step: u32, entry: String },
        /// The points after a step that changed them.
        "replay-scores" => Scores { scores: String },
        /// The end of a game, for one seat.
        "replay-points" => Points { name: String, points: i32, causes: String },
        /// No points at all.
        "replay-no-points" => NoPoints {},
        /// Who has won.
        "replay-winners" => Winners { names: String },
        /// Nobody has won.
        "replay-lost" => Lost {},
        /// The record ends before the game does.
        "replay-unfinished" => Unfinished {},
        /// The game ended as the record says.
        "replay-agrees" => Agrees {},
    }
}

/// One step of a replay, for programs; step 0 is the set-up.
#[derive(Serialize, Debug)]
struct StepForm {
    step: usize,
    entry: Option<String>,
    events: Vec<Heard>,
    scores: Vec<i32>,
}

/// A whole replay, for programs.
#[derive(Serialize, Debug)]
#[serde(bound = "")]
pub struct ReplayForm<G: Game> {
    game: &'static str,
    edition: Option<String>,
    options: Vec<String>,
    pack: Option<String>,
    seats: Vec<String>,
    steps: Vec<StepForm>,
    points: Members<u8, ByCause>,
    winners: Option<Vec<u8>>,
    agrees: Option<bool>,
    #[serde(flatten)]
    position: PositionForm<G>,
}

/// A record that was played again.
pub struct Replay<'a, T: GameTools> {
    tools: &'a T,
    /// The set-up and each entry, as far as it was played.
    moments: Vec<Moment<<GameOf<T> as Game>::Event>>,
    /// The one moment to be shown, if not all.
    step: Option<usize>,
    /// The position after that moment, or after the last one.
    state: Option<StateOf<T>>,
    game: GameOf<T>,
    record: RecordOf<GameOf<T>>,
    /// Why it does not play to the end, or ends otherwise than it says.
    pub failure: Option<Failure>,
}

/// The line of an entry, what it told, and the points after it.
#[derive(Debug)]
struct Moment<E> {
    entry: Option<String>,
    told: Vec<(Audience, E)>,
    scores: Vec<i32>,
}

impl<T: GameTools> Replay<'_, T> {
    /// Plays a record again as far as it goes, to show it all or one step of it; a pack that is given is the one it names.
    ///
    /// # Errors
    /// When the text is no record of this game, names another pack, or has no such step.
    pub fn of<'a>(
        tools: &'a T,
        text: &str,
        pack: Option<&PackWord>,
        step: Option<usize>,
    ) -> Result<Replay<'a, T>, Failure> {
        let (game, record) = records::read(tools, text, pack, None)?;
        let mut moments = Vec::new();
        let mut state = None;
        let played = Session::replay(game.clone(), &record, |session, told| {
            let number = moments.len();
            let entry = number.checked_sub(1).and_then(|index| record.entries.get(index));
            if step.is_none_or(|step| step == number) {
                state = Some(session.state().clone());
            }
            let entry = entry.map(|entry| {
                let mut line = String::new();
                entry.write(session.game(), &mut line);
                line
            });
            let scores = scores(session.game(), session.state());
            moments.push(Moment { entry, told, scores });
        });
        let failure = match played {
            Ok(session) => records::check_ending(&game, session.state(), &record).err(),
            Err(error) => Some(records::unplayable(text, error)),
        };
        if failure.is_none() {
            check_step(step, moments.len())?;
        }
        Ok(Replay { tools, moments, step, state, game, record, failure: failure.map(Failure::as_check) })
    }

    fn names(&self, words: &Words) -> GameNames<'_, T> {
        GameNames { tools: self.tools, game: &self.game, seats: seat_names(words, &self.record.header.seats) }
    }

    fn choice(&self) -> GameChoice {
        self.tools.kind().choice(&self.game)
    }

    /// The replay for people: all steps and the result, or one step and the position after it.
    #[must_use]
    pub fn text(&self, words: &Words) -> String {
        let names = self.names(words);
        let choice = self.choice();
        let title = ReplayWords::Title {
            game: game_title(words, GameOf::<T>::NAME),
            edition: one_text(choice.edition.as_slice()),
            options: one_text(&choice.options),
            pack: one_text(choice.pack.as_slice()),
            seats: names.seats.join(", "),
        };
        let mut out = format!("{}\n", words.tell(&title));
        match (self.step, &self.state) {
            (Some(step), Some(state)) => {
                out += &self.moment(step, words, &names);
                let drawn = self.tools.draw(&self.game, state, &self.record.header.seats, words);
                out += &format!("\n{drawn}");
            }
            _ => {
                (0..self.moments.len()).for_each(|step| out += &self.moment(step, words, &names));
                out += &self.result(words, &names);
            }
        }
        out
    }

    fn moment(&self, step: usize, words: &Words, names: &GameNames<'_, T>) -> String {
        let moment = &self.moments[step];
        let heading = match &moment.entry {
            Some(entry) => ReplayWords::Step { step: step as u32, entry: entry.clone() },
            None => ReplayWords::Start {},
        };
        let mut out = format!("\n{}\n", words.tell(&heading));
        for (_, event) in &moment.told {
            out += &format!("  {}\n", words.say(event, names));
        }
        let before = step.checked_sub(1).map(|step| &self.moments[step].scores);
        if before.is_some_and(|before| *before != moment.scores) {
            let scores = names.seats.iter().zip(&moment.scores);
            let scores: Vec<String> = scores.map(|(name, score)| format!("{name} {score}")).collect();
            out += &format!("  {}\n", words.tell(&ReplayWords::Scores { scores: scores.join(", ") }));
        }
        out
    }

    fn result(&self, words: &Words, names: &GameNames<'_, T>) -> String {
        let Some(state) = &self.state else { return String::new() };
        let mut out = String::from("\n");
        for seat in SeatSet::first(self.game.seats()).iter() {
            let points = ReplayWords::Points {
                name: names.seats[seat.index()].clone(),
                points: json::score(&self.game, state, seat),
                causes: causes(&self.game, state, seat, words),
            };
            out += &format!("{}\n", words.tell(&points));
        }
        let end = match self.game.winners(state) {
            Some(SeatSet::EMPTY) => self.tools.nobody_won(words),
            Some(seats) => {
                let names: Vec<&str> = seats.iter().map(|seat| names.seats[seat.index()].as_str()).collect();
                words.tell(&ReplayWords::Winners { names: names.join(", ") })
            }
            None => words.tell(&ReplayWords::Unfinished {}),
        };
        out += &format!("{end}\n");
        if self.failure.is_none() && self.record.ending.is_some() {
            out += &format!("{}\n", words.tell(&ReplayWords::Agrees {}));
        }
        out
    }

    /// The replay for programs: all steps, or one of them, and the position after the last; `None` if it does not even start.
    #[must_use]
    pub fn form(&self, words: &Words) -> Option<ReplayForm<GameOf<T>>> {
        let state = self.state.as_ref()?;
        let names = self.names(words);
        let form = |(step, moment): (usize, &Moment<_>)| StepForm {
            step,
            entry: moment.entry.clone(),
            events: json::events(&moment.told, words, &names),
            scores: moment.scores.clone(),
        };
        let all = self.moments.iter().enumerate();
        let shown = all.filter(|(index, _)| self.step.is_none_or(|step| step == *index));
        let points = |seat: Seat| (number(seat), json::points(&self.game, state, seat));
        let GameChoice { edition, options, pack, .. } = self.choice();
        Some(ReplayForm {
            game: GameOf::<T>::NAME,
            edition,
            options,
            pack,
            steps: shown.map(form).collect(),
            points: Members(SeatSet::first(self.game.seats()).iter().map(points).collect()),
            winners: self.game.winners(state).map(numbers),
            agrees: self.record.ending.as_ref().map(|_| self.failure.is_none()),
            position: PositionForm::of(&self.game, state),
            seats: names.seats,
        })
    }
}

/// The points of a seat by cause, in words.
#[must_use]
pub fn causes<G: Game>(game: &G, state: &G::State, seat: Seat, words: &Words) -> String {
    let points = game.points(state, seat).into_iter().filter(|(_, points)| *points != 0);
    let cause = |(cause, points)| format!("{} {}", words.tell(&cause), signed(i64::from(points)));
    let causes: Vec<String> = points.map(cause).collect();
    if causes.is_empty() { words.tell(&ReplayWords::NoPoints {}) } else { causes.join(", ") }
}

fn scores<G: Game>(game: &G, state: &G::State) -> Vec<i32> {
    SeatSet::first(game.seats()).iter().map(|seat| json::score(game, state, seat)).collect()
}

fn check_step(step: Option<usize>, moments: usize) -> Result<(), Failure> {
    match step {
        Some(step) if step >= moments => {
            let trouble = Trouble::NoSuchStep { step: step.to_string() };
            let last = moments.saturating_sub(1);
            Err(Failure::new(Kind::Usage, &trouble).expecting([format!("0..{last}")]))
        }
        _ => Ok(()),
    }
}
