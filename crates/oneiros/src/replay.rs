//! `oneiros dreamscape replay`: a record played again, step by step.

use std::sync::Arc;

use dreamscape::data::Pack;
use dreamscape::notation::write_options;
use dreamscape::{Dreamscape, Event, State};
use kernel::record::Name;
use kernel::{Audience, Game, Seat, SeatSet, Session};
use serde::Serialize;

use crate::failure::{Failure, Kind};
use crate::json::{self, ByCause, Heard, Members, number, numbers};
use crate::names::seat_names;
use crate::packs;
use crate::records::{self, GameRecord};
use crate::show::{self, PositionForm};
use crate::sim::options_text;
use crate::trouble::Trouble;
use crate::words::{Names, Words};

kernel::messages! {
    /// What is said of a record.
    pub enum ReplayWords {
        /// Which game it is.
        "replay-title" => Title { edition: String, options: String, pack: String, seats: String },
        /// What happened before the first step.
        "replay-start" => Start {},
        /// A step.
        "replay-step" => Step { step: u32, entry: String },
        /// The points after a step that changed them.
        "replay-scores" => Scores { scores: String },
        /// The end of a game, for one seat.
        "replay-points" => Points { name: String, points: i32, causes: String },
        /// Who has won.
        "replay-winners" => Winners { names: String },
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
pub struct ReplayForm {
    edition: &'static str,
    options: Vec<String>,
    pack: String,
    seats: Vec<String>,
    steps: Vec<StepForm>,
    points: Members<u8, ByCause>,
    winners: Option<Vec<u8>>,
    agrees: Option<bool>,
    #[serde(flatten)]
    position: PositionForm,
}

/// A record that was played again.
#[derive(Debug)]
pub struct Replay {
    /// The set-up and each entry, as far as it was played.
    moments: Vec<Moment>,
    /// The one moment to be shown, if not all.
    step: Option<usize>,
    /// The position after that moment, or after the last one.
    state: Option<State>,
    game: Dreamscape,
    record: GameRecord,
    /// Why it does not play to the end, or ends otherwise than it says.
    pub failure: Option<Failure>,
}

/// The line of an entry, what it told, and the points after it.
#[derive(Debug)]
struct Moment {
    entry: Option<String>,
    told: Vec<(Audience, Event)>,
    scores: Vec<i32>,
}

impl Replay {
    /// Plays a record again as far as it goes, to show it all or one step of it; a pack that is given is the one it names.
    ///
    /// # Errors
    /// When the text is no record of a game that is known here, names another pack, or has no such step.
    pub fn of(text: &str, pack: Option<&Arc<Pack>>, step: Option<usize>) -> Result<Replay, Failure> {
        let (game, record) = records::read(text, pack.map_or(&[], std::slice::from_ref))?;
        packs::same(pack.map(Arc::as_ref), game.pack())?;
        let mut moments: Vec<Moment> = Vec::new();
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
            check_step(step, &moments)?;
        }
        Ok(Replay { moments, step, state, game, record, failure: failure.map(Failure::as_check) })
    }

    fn names(&self, words: &Words) -> Vec<String> {
        seat_names(words, &self.record.header.seats)
    }

    fn pack(&self) -> String {
        format!("{}-{}", self.game.pack().name, self.game.pack().version)
    }

    /// The replay for people: all steps and the result, or one step and the position after it.
    #[must_use]
    pub fn text(&self, words: &Words) -> String {
        let names = self.names(words);
        let title = ReplayWords::Title {
            edition: self.game.setup().edition.word().to_owned(),
            options: options_text(&self.game),
            pack: self.pack(),
            seats: names.join(", "),
        };
        let mut out = format!("{}\n", words.tell(&title));
        match (self.step, &self.state) {
            (Some(step), Some(state)) => {
                out += &self.moment(step, words, &names);
                let seats: &[Name] = &self.record.header.seats;
                out += &format!("\n{}", show::text(&self.game, state, seats, words));
            }
            _ => {
                (0..self.moments.len()).for_each(|step| out += &self.moment(step, words, &names));
                out += &self.result(words, &names);
            }
        }
        out
    }

    fn moment(&self, step: usize, words: &Words, names: &[String]) -> String {
        let moment = &self.moments[step];
        let heading = match &moment.entry {
            Some(entry) => ReplayWords::Step { step: step as u32, entry: entry.clone() },
            None => ReplayWords::Start {},
        };
        let mut out = format!("\n{}\n", words.tell(&heading));
        let namer = Names { seats: names, pack: self.game.pack() };
        for (_, event) in &moment.told {
            out += &format!("  {}\n", words.say(event, &namer));
        }
        let before = step.checked_sub(1).map(|step| &self.moments[step].scores);
        if before.is_some_and(|before| *before != moment.scores) {
            let scores: Vec<String> =
                names.iter().zip(&moment.scores).map(|(name, score)| format!("{name} {score}")).collect();
            out += &format!("  {}\n", words.tell(&ReplayWords::Scores { scores: scores.join(", ") }));
        }
        out
    }

    fn result(&self, words: &Words, names: &[String]) -> String {
        let Some(state) = &self.state else { return String::new() };
        let mut out = String::from("\n");
        for seat in SeatSet::first(self.game.seats()).iter() {
            let points = ReplayWords::Points {
                name: names[seat.index()].clone(),
                points: state.player(seat).score(),
                causes: show::causes(&self.game, state, seat, words),
            };
            out += &format!("{}\n", words.tell(&points));
        }
        let end = match self.game.winners(state) {
            Some(seats) => ReplayWords::Winners { names: show::winners(seats, names, words) },
            None => ReplayWords::Unfinished {},
        };
        out += &format!("{}\n", words.tell(&end));
        if self.failure.is_none() && self.record.ending.is_some() {
            out += &format!("{}\n", words.tell(&ReplayWords::Agrees {}));
        }
        out
    }

    /// The replay for programs: all steps, or one of them, and the position after the last; `None` if it does not even start.
    #[must_use]
    pub fn form(&self, words: &Words) -> Option<ReplayForm> {
        let state = self.state.as_ref()?;
        let names = self.names(words);
        let namer = Names { seats: &names, pack: self.game.pack() };
        let form = |(step, moment): (usize, &Moment)| StepForm {
            step,
            entry: moment.entry.clone(),
            events: json::events(&moment.told, words, &namer),
            scores: moment.scores.clone(),
        };
        let all = self.moments.iter().enumerate();
        let shown = all.filter(|(index, _)| self.step.is_none_or(|step| step == *index));
        let points = |seat: Seat| (number(seat), json::points(&self.game, state, seat));
        Some(ReplayForm {
            edition: self.game.setup().edition.word(),
            options: write_options(self.game.setup()),
            pack: self.pack(),
            steps: shown.map(form).collect(),
            points: Members(SeatSet::first(self.game.seats()).iter().map(points).collect()),
            winners: self.game.winners(state).map(numbers),
            agrees: self.record.ending.as_ref().map(|_| self.failure.is_none()),
            position: PositionForm::of(&self.game, state),
            seats: names.clone(),
        })
    }
}

fn scores(game: &Dreamscape, state: &State) -> Vec<i32> {
    SeatSet::first(game.seats()).iter().map(|seat| state.player(seat).score()).collect()
}

fn check_step(step: Option<usize>, moments: &[Moment]) -> Result<(), Failure> {
    match step {
        Some(step) if step >= moments.len() => {
            let trouble = Trouble::NoSuchStep { step: step.to_string() };
            let last = moments.len().saturating_sub(1);
            Err(Failure::new(Kind::Usage, &trouble).expecting([format!("0..{last}")]))
        }
        _ => Ok(()),
    }
}
