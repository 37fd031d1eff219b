//! Any game as a [`Match`]: texts and JSON on the outside, a typed session within.

use kernel::record::Header;
use kernel::{
    Entry, Flaw, Game, Message, NoRedo, NoUndo, Reach, Record, Refusal, Seat, SeatSet, Session, Step, Stop,
    Viewer, trial,
};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use ts_rs::TS;
use utoipa::ToSchema;

use super::seen::{Fit, Reached};
use super::{Asked, Match, Points, Question, Told, Trail, Unplayable};
use crate::fair::Fair;
use crate::refusal::{No, Refused};
use crate::said::Said;

/// What a game must tell beyond the kernel's contract to be played at a table.
pub trait Playable: Game {
    /// A position that fits the view, with everything hidden made up.
    fn imagine(&self, view: &Self::View) -> Self::State;

    /// A view as it is shown, with what only the game can add to it.
    fn shown(&self, view: &Self::View) -> Box<RawValue>;

    /// What a computer player does, from the seat's view.
    fn choose(&self, view: &Self::View, legal: &[Self::Action], seed: u64) -> usize;

    /// The header of a record.
    fn header(&self, names: &[String]) -> Header;

    /// The winners of a game that is over, if these seats had never been in front.
    fn winners_without(&self, state: &Self::State, lost: SeatSet) -> SeatSet;

    /// How far the piece of the seat can go.
    ///
    /// # Errors
    /// When the question makes no sense in this game.
    fn reach(&self, imagined: &Self::State, seat: Seat) -> Result<Box<RawValue>, Refused>;

    /// Where a card could be built.
    ///
    /// # Errors
    /// When there is no such card.
    fn fit(&self, imagined: &Self::State, seat: Seat, card: u32) -> Result<Box<RawValue>, Refused>;
}

/// A game being played.
#[derive(Debug)]
pub struct Playing<G: Game>(Session<G>);

impl<G: Playable> Playing<G> {
    /// A match of this session.
    pub const fn new(session: Session<G>) -> Self {
        Playing(session)
    }

    /// The position that a seat can imagine: all that questions are answered from.
    fn imagined(&self, seat: Seat) -> G::State {
        let game = self.0.game();
        game.imagine(&game.view(self.0.state(), Viewer::Seat(seat)))
    }

    fn read(&self, action: &str) -> Result<G::Action, Refused> {
        self.0.game().read_action(action).map_err(|misread| Refused::from(&misread))
    }

    fn why(&self, seat: Seat, action: &str) -> Result<Why, Refused> {
        let action = self.read(action)?;
        let refusal = trial::why_not(self.0.game(), &self.imagined(seat), seat, action);
        let refusal = refusal.map(|refusal| refused(&refusal));
        Ok(Why { allowed: refusal.is_none(), refusal })
    }

    fn preview(&self, seat: Seat, action: &str) -> Result<Preview, Refused> {
        let action = self.read(action)?;
        let (game, before) = (self.0.game(), self.imagined(seat));
        if let Some(refusal) = trial::why_not(game, &before, seat, action) {
            return Err(refused(&refusal));
        }
        let Some((after, played)) = trial::preview(game, &before, seat, action) else {
            return Ok(Preview::Unknown);
        };
        let heard = played.events.iter().filter(|(audience, _)| audience.includes(Viewer::Seat(seat)));
        let events = heard.map(|(_, event)| Said::new(event)).collect();
        let sum = |state| game.points(state, seat).iter().map(|(_, points)| points).sum::<i32>();
        Ok(Preview::Known { events, points: sum(&after) - sum(&before) })
    }
}

/// The answer to `why`.
#[derive(Serialize, Debug, TS, ToSchema)]
#[ts(rename = "WhyAnswer")]
#[schema(as = WhyAnswer)]
pub struct Why {
    /// Whether the action may be played.
    pub allowed: bool,
    /// Why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub refusal: Option<Refused>,
}

/// The answer to `preview`.
#[derive(Serialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "outcome")]
#[ts(rename = "PreviewAnswer")]
#[schema(as = PreviewAnswer)]
pub enum Preview {
    /// Chance or something hidden decides.
    Unknown,
    /// What happens, and the points the seat gains.
    Known {
        /// What the seat would hear.
        events: Vec<Said>,
        /// The points it would gain, or lose.
        points: i32,
    },
}

/// The answer to each question, by its name.
#[derive(Debug, TS)]
pub struct Answers {
    /// To `preview`.
    pub preview: Preview,
    /// To `why`.
    pub why: Why,
    /// To `reach`.
    pub reach: Vec<Reached>,
    /// To `fit`, the nearest to completion first.
    pub fit: Vec<Fit>,
}

/// The answer to a question, whichever it was.
#[derive(Debug, TS, ToSchema)]
#[serde(untagged)]
pub enum Answer {
    /// To `preview`.
    Preview(Preview),
    /// To `why`.
    Why(Why),
    /// To `reach`.
    Reach(Vec<Reached>),
    /// To `fit`.
    Fit(Vec<Fit>),
}

impl<G> Match for Playing<G>
where
    G: Playable + Send + Sync,
    G::State: Send + Sync,
    G::Action: Send + Sync,
    G::Outcome: Send + Sync,
    G::Event: Send + Sync,
{
    fn actors(&self) -> SeatSet {
        self.0.game().actors(self.0.state())
    }

    fn awaited(&self) -> SeatSet {
        self.0.game().awaited(self.0.state())
    }

    fn asked(&self, seat: Seat) -> Option<Asked> {
        let game = self.0.game();
        let prompt = game.prompt(self.0.state(), seat)?;
        let mut legal = Vec::new();
        game.legal(self.0.state(), seat, &mut legal);
        let mut actions: Vec<String> = legal.iter().map(|action| action_text(game, action)).collect();
        actions.sort_unstable();
        Some(Asked { prompt: Said::new(&prompt), actions })
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        let game = self.0.game();
        game.shown(&game.view(self.0.state(), viewer))
    }

    fn position(&self) -> String {
        self.0.game().write_position(self.0.state())
    }

    fn trail(&self) -> Trail {
        let line = |step: &Step<G::Action, G::Outcome>| {
            let mut line = String::new();
            Entry::Step(step.clone()).write(self.0.game(), &mut line);
            line
        };
        Trail {
            start: self.0.game().write_position(self.0.start_state()),
            standing: self.0.steps().map(|(step, _)| line(step)).collect(),
            aside: self.0.aside().map(line).collect(),
        }
    }

    fn put_aside(&mut self, line: &str) -> Result<(), Unplayable> {
        match Entry::read(self.0.game(), line)? {
            Entry::Step(step) => self.0.put_aside(step),
            Entry::Undo { .. } | Entry::Redo { .. } => {
                return Err(Unplayable { reason: No::RecordBroken.into() });
            }
        }
        Ok(())
    }

    fn opening(&self) -> String {
        let record = Record { entries: Vec::new(), ending: None, ..self.0.record(self.header(&[])) };
        let text = record.write(self.0.game());
        let is_opening = |line: &&str| matches!(line.split(' ').next(), Some("deal" | "position"));
        let from = text.lines().position(|line| is_opening(&line)).unwrap_or(0);
        text.lines().skip(from).map(|line| format!("{line}\n")).collect()
    }

    fn header(&self, names: &[String]) -> Header {
        self.0.game().header(names)
    }

    fn record(&self, names: &[String]) -> String {
        self.0.record(self.header(names)).write(self.0.game())
    }

    fn attempt(&self, seat: Seat, action: &str, fair: &mut Fair) -> Result<String, Refused> {
        let action = self.read(action)?;
        let outcomes = self.0.attempt(seat, action, fair).map_err(|stop| stopped(&stop))?.outcomes;
        let mut line = String::new();
        Entry::Step(Step { seat, action, outcomes }).write(self.0.game(), &mut line);
        Ok(line)
    }

    fn action_text(&self, action: &str) -> Option<String> {
        let game = self.0.game();
        game.read_action(action).ok().map(|action| action_text(game, &action))
    }

    fn action_of(&self, line: &str) -> Option<String> {
        match Entry::read(self.0.game(), line).ok()? {
            Entry::Step(step) => Some(action_text(self.0.game(), &step.action)),
            Entry::Undo { .. } | Entry::Redo { .. } => None,
        }
    }

    fn enter(&mut self, line: &str) -> Result<Told, Unplayable> {
        let entry = Entry::read(self.0.game(), line)?;
        let told = self.0.enter(&entry).map_err(|flaw| Unplayable { reason: flawed(&flaw) })?;
        Ok(told.into_iter().map(|(audience, event)| (audience, Said::new(&event))).collect())
    }

    fn ended_turn(&self, seat: Seat) -> bool {
        let last = self.0.steps().next_back();
        let passed = last.is_some_and(|(step, effect)| step.seat == seat && effect.passed);
        passed || !self.actors().contains(seat)
    }

    fn standing(&self) -> usize {
        self.0.standing()
    }

    fn reach(&self, seat: Seat) -> Reach {
        self.0.undo_reach(seat)
    }

    fn may_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        match self.0.undo_reach(seat) {
            Reach { steps: 0, end } => Err(end),
            _ => Ok(()),
        }
    }

    fn may_redo(&self, seat: Seat) -> Result<(), NoRedo> {
        self.0.may_redo(seat)
    }

    fn take_back(&self, count: usize) -> Option<Vec<String>> {
        let seats = self.0.steps().rev().map(|(step, _)| step.seat).take(count);
        let lines: Vec<String> = seats.map(|seat| format!("undo {seat}")).collect();
        (lines.len() == count).then_some(lines)
    }

    fn learned(&self, count: usize) -> Option<bool> {
        let learned = self.0.steps().rev().take(count).any(|(_, effect)| effect.learned);
        (self.0.standing() >= count).then_some(learned)
    }

    fn points(&self, seat: Seat) -> Points {
        let points = self.0.game().points(self.0.state(), seat).into_iter();
        points.filter(|(_, points)| *points != 0).map(|(cause, points)| (cause.key(), points)).collect()
    }

    fn winners(&self, lost: SeatSet) -> Option<SeatSet> {
        let (game, state) = (self.0.game(), self.0.state());
        let winners = game.winners(state)?;
        Some(if lost.is_empty() { winners } else { game.winners_without(state, lost) })
    }

    fn answer(&self, seat: Seat, question: &Question) -> Result<Box<RawValue>, Refused> {
        match question {
            Question::Preview { action } => self.preview(seat, action).map(|preview| raw(&preview)),
            Question::Why { action } => self.why(seat, action).map(|why| raw(&why)),
            Question::Reach => Playable::reach(self.0.game(), &self.imagined(seat), seat),
            Question::Fit { card } => self.0.game().fit(&self.imagined(seat), seat, *card),
        }
    }

    fn choose(&self, seat: Seat, seed: u64) -> Option<String> {
        let game = self.0.game();
        let mut legal = Vec::new();
        game.legal(self.0.state(), seat, &mut legal);
        if legal.is_empty() {
            return None;
        }
        let view = game.view(self.0.state(), Viewer::Seat(seat));
        let chosen = Playable::choose(game, &view, &legal, seed);
        legal.get(chosen).map(|action| action_text(game, action))
    }
}

fn action_text<G: Game>(game: &G, action: &G::Action) -> String {
    let mut text = String::new();
    game.write_action(action, &mut text);
    text
}

/// JSON of a value that always has one.
pub(super) fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("views and answers have text keys and finite numbers")
}

fn refused(refusal: &impl Refusal) -> Refused {
    Refused { said: Said::new(refusal), rule: Some(refusal.rule()), expected: Vec::new() }
}

fn stopped<R: Refusal>(stop: &Stop<R>) -> Refused {
    match stop {
        Stop::Refused(refusal) => refused(refusal),
        Stop::Chance(_) => Refused::from(No::RecordBroken),
    }
}

pub(super) fn flawed<R: Refusal>(flaw: &Flaw<R>) -> Refused {
    let plain =
        |message: &dyn Message| Refused { said: Said::new(message), rule: None, expected: Vec::new() };
    match flaw {
        Flaw::Deal(_) => Refused::from(No::RecordBroken),
        Flaw::Position(misread) => Refused::from(misread),
        Flaw::Step(stop) => stopped(stop),
        Flaw::Undo(no) => plain(no),
        Flaw::Redo(no) => plain(no),
    }
}
