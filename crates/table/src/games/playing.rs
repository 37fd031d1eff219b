//! Any game as a [`Match`]: texts and JSON on the outside, a typed session within.

use std::sync::{Mutex, PoisonError};

use kernel::record::Header;
use kernel::{
    Attempt, Audience, Budget, Dice, Entry, Flaw, Game, Message, NoRedo, NoUndo, Player, Reach, Record,
    Refusal, Seat, SeatSet, Session, Step, Stop, TableGame, Turn, Viewer, trial,
};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use ts_rs::TS;
use utoipa::ToSchema;

use super::form::GameAnswer;
use super::{Asked, Attempted, Match, Points, Question, TableQuestion, Thought, Told, Trail, Unplayable};
use crate::refusal::{No, Refused};
use crate::said::Said;
use crate::secure_dice::SecureDice;

/// Makes a computer player by its name, with a seed of its own.
pub(super) type Players<G> = fn(&str, u64) -> Box<dyn Player<G> + Send>;

/// How many events a computer player is told of at most, the last ones.
const HEARD: usize = 256;

/// A game being played.
pub struct Playing<G: Game> {
    session: Session<G>,
    players: Players<G>,
    /// What each seat has heard since its last step, as far as it is remembered.
    heard: Vec<Vec<G::Event>>,
    /// The step that was tried last, by its line: most are made next, and need not be read and played again.
    tried: Mutex<Option<(String, Attempt<G>)>>,
}

impl<G: TableGame> Playing<G> {
    /// A match of this session.
    pub(super) fn new(session: Session<G>, players: Players<G>) -> Self {
        let heard = vec![Vec::new(); session.game().seats()];
        Playing { session, players, heard, tried: Mutex::new(None) }
    }

    /// The position that a seat can imagine: all that questions are answered from.
    fn imagined(&self, seat: Seat) -> G::State {
        // What is made up does not matter; that it is always the same makes answers repeatable.
        self.session.game().imagine(self.session.state(), Viewer::Seat(seat), &mut Dice::new(0))
    }

    /// Notes for each seat what it heard of an entry; what a seat did itself begins a new list.
    fn remember(&mut self, entry: &Entry<G::Action, G::Outcome>, told: &[(Audience, G::Event)]) {
        for (index, heard) in self.heard.iter_mut().enumerate() {
            let seat = Seat(index as u8);
            if matches!(entry, Entry::Step(step) if step.seat == seat) {
                heard.clear();
            }
            let new = told.iter().filter(|(audience, _)| audience.includes(Viewer::Seat(seat)));
            heard.extend(new.map(|(_, event)| event.clone()));
            let surplus = heard.len().saturating_sub(HEARD);
            heard.drain(..surplus);
        }
    }

    fn read(&self, action: &str) -> Result<G::Action, Refused> {
        self.session.game().read_action(action).map_err(|misread| Refused::from(&misread))
    }

    fn why(&self, seat: Seat, action: &str) -> Result<Why, Refused> {
        let action = self.read(action)?;
        let refusal = trial::why_not(self.session.game(), &self.imagined(seat), seat, action);
        let refusal = refusal.map(|refusal| refused(&refusal));
        Ok(Why { allowed: refusal.is_none(), refusal })
    }

    fn preview(&self, seat: Seat, action: &str) -> Result<Preview, Refused> {
        let action = self.read(action)?;
        let (game, before) = (self.session.game(), self.imagined(seat));
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

/// A view as clients read it: what everybody may know, and what the viewer may know beyond that.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct WholeView<G: TableGame> {
    #[serde(flatten)]
    shared: G::Shared,
    #[serde(flatten)]
    own: G::Own,
}

impl<G: TableGame> WholeView<G> {
    /// Both parts of a view.
    pub fn of(game: &G, view: &G::View) -> WholeView<G> {
        WholeView { shared: game.shared(view), own: game.own(view) }
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

/// The answer to each question that every game can answer, by its name.
#[derive(Debug, TS)]
pub struct Answers {
    /// To `preview`.
    pub preview: Preview,
    /// To `why`.
    pub why: Why,
}

/// The answer to a question, whichever it was.
#[derive(Debug, TS, ToSchema)]
#[serde(untagged)]
pub enum Answer {
    /// To `preview`.
    Preview(Preview),
    /// To `why`.
    Why(Why),
    /// To what only the game understands.
    OfGame(#[ts(type = "GameAnswer")] GameAnswer),
}

impl<G> Match for Playing<G>
where
    G: TableGame + Clone + Send + Sync + 'static,
    G::View: Send,
    G::State: Send + Sync,
    G::Action: Send + Sync,
    G::Outcome: Send + Sync,
    G::Event: Send + Sync,
{
    fn actors(&self) -> SeatSet {
        self.session.game().actors(self.session.state())
    }

    fn awaited(&self) -> SeatSet {
        self.session.game().awaited(self.session.state())
    }

    fn asked(&self, seat: Seat) -> Option<Asked> {
        let game = self.session.game();
        let question = game.question(self.session.state(), seat)?;
        let mut legal = Vec::new();
        game.legal(self.session.state(), seat, &mut legal);
        let mut actions: Vec<String> = legal.iter().map(|action| action_text(game, action)).collect();
        actions.sort_unstable();
        let kernel::Question { prompt, is_for_group, source, may_be_declined } = question;
        let question = kernel::Question { prompt: Said::new(&prompt), is_for_group, source, may_be_declined };
        Some(Asked { question, actions: actions.into() })
    }

    fn shared(&self) -> Box<RawValue> {
        let game = self.session.game();
        // What everybody may know is no more than what somebody without a seat may know.
        raw(&game.shared(&game.view(self.session.state(), Viewer::Spectator)))
    }

    fn own(&self, viewer: Viewer) -> Box<RawValue> {
        let game = self.session.game();
        raw(&game.own(&game.view(self.session.state(), viewer)))
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        let game = self.session.game();
        raw(&WholeView::of(game, &game.view(self.session.state(), viewer)))
    }

    fn position(&self) -> String {
        self.session.game().write_position(self.session.state())
    }

    fn trail(&self) -> Trail {
        let line = |step: &Step<G::Action, G::Outcome>| {
            let mut line = String::new();
            Entry::Step(step.clone()).write(self.session.game(), &mut line);
            line
        };
        Trail {
            start: self.session.game().write_position(self.session.start_state()),
            standing: self.session.steps().map(|(step, _)| line(step)).collect(),
            aside: self.session.aside().map(line).collect(),
        }
    }

    fn put_aside(&mut self, line: &str) -> Result<(), Unplayable> {
        match Entry::read(self.session.game(), line)? {
            Entry::Step(step) => self.session.put_aside(step),
            Entry::Undo { .. } | Entry::Redo { .. } => {
                return Err(Unplayable { reason: No::RecordBroken.into() });
            }
        }
        Ok(())
    }

    fn opening(&self) -> String {
        opening_of(&self.session)
    }

    fn header(&self, names: &[String]) -> Header {
        self.session.game().header(names)
    }

    fn record(&self, names: &[String]) -> String {
        self.session.record(self.header(names)).write(self.session.game())
    }

    fn attempt(&self, seat: Seat, action: &str, dice: &mut SecureDice) -> Result<Attempted, Refused> {
        let action = self.read(action)?;
        let game = self.session.game();
        let tried = self.session.try_step(seat, action, dice).map_err(|stop| stopped(&stop))?;
        let keep = || (game.checkpoint(tried.state()), game.write_position(tried.state()));
        let checkpoint = tried.played().effect.checkpoint.then(keep);
        let mut line = String::new();
        Entry::Step(tried.step()).write(game, &mut line);
        *self.tried.lock().unwrap_or_else(PoisonError::into_inner) = Some((line.clone(), tried));
        Ok(Attempted { line, checkpoint })
    }

    fn was_vote(&self) -> bool {
        self.session.steps().next_back().is_some_and(|(_, effect)| effect.vote)
    }

    fn is_cooperative(&self) -> bool {
        G::COOPERATIVE
    }

    fn action_text(&self, action: &str) -> Option<String> {
        let game = self.session.game();
        game.read_action(action).ok().map(|action| action_text(game, &action))
    }

    fn action_of(&self, line: &str) -> Option<String> {
        if let Some((of, tried)) = &*self.tried.lock().unwrap_or_else(PoisonError::into_inner)
            && of == line
        {
            return Some(action_text(self.session.game(), &tried.step().action));
        }
        match Entry::read(self.session.game(), line).ok()? {
            Entry::Step(step) => Some(action_text(self.session.game(), &step.action)),
            Entry::Undo { .. } | Entry::Redo { .. } => None,
        }
    }

    fn enter(&mut self, line: &str) -> Result<Told, Unplayable> {
        let tried = self.tried.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        let tried = tried.filter(|(of, _)| of == line).map(|(_, tried)| (tried.step(), tried));
        let made =
            tried.and_then(|(step, tried)| Some((Entry::Step(step), self.session.make(tried)?.events)));
        let (entry, told) = match made {
            Some(made) => made,
            None => {
                let entry = Entry::read(self.session.game(), line)?;
                let told = self.session.enter(&entry);
                (entry, told.map_err(|flaw| Unplayable { reason: flawed(&flaw) })?)
            }
        };
        self.remember(&entry, &told);
        Ok(told.into_iter().map(|(audience, event)| (audience, Said::new(&event))).collect())
    }

    fn ended_turn(&self, seat: Seat) -> bool {
        let last = self.session.steps().next_back();
        let passed = last.is_some_and(|(step, effect)| step.seat == seat && effect.passed);
        passed || !self.actors().contains(seat)
    }

    fn standing(&self) -> usize {
        self.session.standing()
    }

    fn reach(&self, seat: Seat) -> Reach {
        self.session.undo_reach(seat)
    }

    fn may_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        match self.session.undo_reach(seat) {
            Reach { steps: 0, end } => Err(end),
            _ => Ok(()),
        }
    }

    fn may_redo(&self, seat: Seat) -> Result<(), NoRedo> {
        self.session.may_redo(seat)
    }

    fn take_back(&self, count: usize) -> Option<Vec<String>> {
        let seats = self.session.steps().rev().map(|(step, _)| step.seat).take(count);
        let lines: Vec<String> = seats.map(|seat| format!("undo {seat}")).collect();
        (lines.len() == count).then_some(lines)
    }

    fn learned(&self, count: usize) -> Option<bool> {
        let learned = self.session.steps().rev().take(count).any(|(_, effect)| effect.learned);
        (self.session.standing() >= count).then_some(learned)
    }

    fn points(&self, seat: Seat) -> Points {
        let points = self.session.game().points(self.session.state(), seat).into_iter();
        points.filter(|(_, points)| *points != 0).map(|(cause, points)| (cause.key(), points)).collect()
    }

    fn winners(&self, lost: SeatSet) -> Option<SeatSet> {
        let (game, state) = (self.session.game(), self.session.state());
        let winners = game.winners(state)?;
        let together = lost.is_empty() || G::COOPERATIVE;
        Some(if together { winners } else { game.winners_without(state, lost) })
    }

    fn answer(&self, seat: Seat, question: &Question) -> Result<Box<RawValue>, Refused> {
        match question {
            Question::OfTable(TableQuestion::Preview { action }) => {
                self.preview(seat, action).map(|preview| raw(&preview))
            }
            Question::OfTable(TableQuestion::Why { action }) => self.why(seat, action).map(|why| raw(&why)),
            Question::OfGame(question) => {
                let question = G::Question::deserialize(question).map_err(|_| No::NoSuchQuestion)?;
                let answer = self.session.game().answer(&self.imagined(seat), seat, question);
                answer.map(|answer| raw(&answer)).map_err(|no| Refused::because(&no))
            }
        }
    }

    fn thought(&self, seat: Seat, player: &str, seed: u64) -> Option<Thought> {
        let game = self.session.game().clone();
        let mut legal = Vec::new();
        game.legal(self.session.state(), seat, &mut legal);
        if legal.is_empty() {
            return None;
        }
        let view = game.view(self.session.state(), Viewer::Seat(seat));
        let heard = self.heard.get(seat.index()).cloned().unwrap_or_default();
        let mut player = (self.players)(player, seed);
        Some(Box::new(move |budget: &Budget| {
            let turn = Turn { game: &game, view: &view, heard: &heard, legal: &legal, budget };
            let chosen = player.think(&turn);
            legal.get(chosen).map(|action| action_text(&game, action))
        }))
    }
}

/// The lines with which a record of a session opens after its header.
pub(super) fn opening_of<G: TableGame>(session: &Session<G>) -> String {
    let game = session.game();
    let record = Record { entries: Vec::new(), ending: None, ..session.record(game.header(&[])) };
    let text = record.write(game);
    let is_opening = |line: &&str| matches!(line.split(' ').next(), Some("deal" | "position"));
    let from = text.lines().position(|line| is_opening(&line)).unwrap_or(0);
    text.lines().skip(from).map(|line| format!("{line}\n")).collect()
}

fn action_text<G: Game>(game: &G, action: &G::Action) -> String {
    let mut text = String::new();
    game.write_action(action, &mut text);
    text
}

/// JSON of a value that always has one.
pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
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
