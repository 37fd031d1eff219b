//! A game being played: the state, everything that was done, and what may be taken back.
//!
//! A seat may take back its own steps, one after the other, as far as nobody learned anything by them, the turn did not
//! pass on, and no other seat has used the shared supply since. Where several seats act at once, the steps of the others
//! stay: they are played again with the answers chance gave them. An undo is an entry like any other; nothing is deleted.

use crate::chance::{Chance, Fault, Given, Recording};
use crate::game::{Audience, Effect, Game, Misread, Stop};
use crate::record::{Ending, Entry, Header, Record, Start, Step};
use crate::seat::Seat;
use crate::timeline::{Done, Timeline, candidate, last_of, step_of};
use crate::trial::{self, Tried};
use crate::undo::{NoRedo, NoUndo, Reach};

/// How many steps between those of other seats are tried at once to be taken back: each trial replays all that came after the step, and
/// the reach is told with every change of a table.
const MAX_TRIALS: usize = 64;

/// Events with who hears them.
pub type Told<G> = Vec<(Audience, <G as Game>::Event)>;

/// What a step brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<E, O> {
    /// What happened, with who hears it.
    pub events: Vec<(Audience, E)>,
    /// What chance answered.
    pub outcomes: Vec<O>,
    /// What the step did beyond the board.
    pub effect: Effect,
}

/// What a step of a game brought.
pub type PlayedOf<G> = Played<<G as Game>::Event, <G as Game>::Outcome>;

/// A step that was tried and not made yet.
pub struct Attempt<G: Game> {
    /// The entries that there were.
    at: usize,
    seat: Seat,
    action: G::Action,
    state: G::State,
    played: PlayedOf<G>,
}

impl<G: Game> Attempt<G> {
    /// The step.
    pub fn step(&self) -> Step<G::Action, G::Outcome> {
        Step { seat: self.seat, action: self.action, outcomes: self.played.outcomes.clone() }
    }

    /// The position after it.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// What it brings.
    pub const fn played(&self) -> &PlayedOf<G> {
        &self.played
    }
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    game: G,
    start: Start<G::Outcome>,
    opening: Told<G>,
    entries: Vec<Entry<G::Action, G::Outcome>>,
    timeline: Timeline<G::State>,
    /// The entries whose steps were taken back and may be played again, the last one taken back at the end.
    undone: Vec<usize>,
}

impl<G: Game> Session<G> {
    /// Sets the game up with the answers of chance.
    ///
    /// # Errors
    /// When chance was given beforehand and does not fit.
    pub fn start<C: Chance<G::Outcome>>(game: G, chance: &mut C) -> Result<Self, Fault> {
        let mut chance = Recording::new(chance);
        let mut opening = Vec::new();
        let state = game.deal(&mut chance, &mut opening)?;
        let start = Start::Dealt(chance.outcomes);
        Ok(Session::at(game, start, opening, state))
    }

    /// Sets the game up with exactly these answers of chance.
    ///
    /// # Errors
    /// When one is impossible, missing or left over.
    pub fn start_given(game: G, outcomes: &[G::Outcome]) -> Result<Self, Fault> {
        let mut chance = Given::new(outcomes);
        let session = Session::start(game, &mut chance)?;
        chance.finish()?;
        Ok(session)
    }

    /// Starts from a position in the notation of the game.
    ///
    /// # Errors
    /// When the text is no position.
    pub fn from_position(game: G, text: &str) -> Result<Self, Misread> {
        let state = game.read_position(text)?;
        Ok(Session::from_state(game, state))
    }

    /// Starts from a position.
    pub fn from_state(game: G, state: G::State) -> Self {
        let start = Start::Position(game.write_position(&state).trim_end().to_owned());
        Session::at(game, start, Vec::new(), state)
    }

    fn at(game: G, start: Start<G::Outcome>, opening: Told<G>, state: G::State) -> Self {
        let timeline = Timeline::new(state);
        Session { game, start, opening, entries: Vec::new(), timeline, undone: Vec::new() }
    }

    /// The rules.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The position now.
    pub const fn state(&self) -> &G::State {
        &self.timeline.state
    }

    /// The position at the start.
    pub fn start_state(&self) -> &G::State {
        self.timeline.start()
    }

    /// What setting up told.
    pub fn opening(&self) -> &[(Audience, G::Event)] {
        &self.opening
    }

    /// Everything that was done, in order.
    pub fn entries(&self) -> &[Entry<G::Action, G::Outcome>] {
        &self.entries
    }

    /// The steps that stand, in order, with what they did beyond the board.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = (&Step<G::Action, G::Outcome>, Effect)> {
        self.timeline.done.iter().map(|done| (step_of(&self.entries, done.entry), done.effect))
    }

    /// The steps that were taken back and may be played again, the last one taken back at the end.
    pub fn aside(&self) -> impl Iterator<Item = &Step<G::Action, G::Outcome>> {
        self.undone.iter().map(|entry| step_of(&self.entries, *entry))
    }

    /// Puts a step to those that were taken back, as the last one: for a game that goes on from where another was left, without the way
    /// there. No record of it is true.
    pub fn put_aside(&mut self, step: Step<G::Action, G::Outcome>) {
        self.undone.push(self.entries.len());
        self.entries.push(Entry::Step(step));
    }

    /// How many steps stand.
    pub const fn standing(&self) -> usize {
        self.timeline.done.len()
    }

    /// The record of everything so far; it says how the game ended if it is over.
    pub fn record(&self, header: Header) -> Record<G::Action, G::Outcome> {
        let over = self.game.winners(self.state()).is_some();
        Record {
            header,
            start: self.start.clone(),
            entries: self.entries.clone(),
            ending: over.then(|| Ending::of(&self.game, self.state())),
        }
    }

    /// Plays an action.
    ///
    /// # Errors
    /// When the action is refused or given chance does not fit; nothing changes then.
    pub fn play<C: Chance<G::Outcome>>(
        &mut self,
        seat: Seat,
        action: G::Action,
        chance: &mut C,
    ) -> Result<PlayedOf<G>, Stop<G::Refusal>> {
        let (state, played) = self.tried(seat, action, chance)?;
        self.push(seat, action, state, &played);
        Ok(played)
    }

    /// Plays an action with exactly these answers of chance.
    ///
    /// # Errors
    /// When the action is refused, or an answer is impossible, missing or left over; nothing changes then.
    pub fn play_given(
        &mut self,
        seat: Seat,
        action: G::Action,
        outcomes: &[G::Outcome],
    ) -> Result<PlayedOf<G>, Stop<G::Refusal>> {
        let mut chance = Given::new(outcomes);
        let (state, played) = self.tried(seat, action, &mut chance)?;
        chance.finish()?;
        self.push(seat, action, state, &played);
        Ok(played)
    }

    /// What an action would bring with these answers of chance; nothing changes.
    ///
    /// # Errors
    /// When the action is refused or given chance does not fit.
    pub fn attempt<C: Chance<G::Outcome>>(
        &self,
        seat: Seat,
        action: G::Action,
        chance: &mut C,
    ) -> Result<PlayedOf<G>, Stop<G::Refusal>> {
        self.tried(seat, action, chance).map(|(_, played)| played)
    }

    /// Tries a step that may be made afterwards; nothing changes.
    ///
    /// # Errors
    /// When the action is refused or given chance does not fit.
    pub fn try_step<C: Chance<G::Outcome>>(
        &self,
        seat: Seat,
        action: G::Action,
        chance: &mut C,
    ) -> Result<Attempt<G>, Stop<G::Refusal>> {
        let (state, played) = self.tried(seat, action, chance)?;
        Ok(Attempt { at: self.entries.len(), seat, action, state, played })
    }

    /// Makes a step that was tried in this session, without playing it again; nothing when anything was done since.
    pub fn make(&mut self, attempt: Attempt<G>) -> Option<PlayedOf<G>> {
        let Attempt { at, seat, action, state, played } = attempt;
        if at != self.entries.len() {
            return None;
        }
        self.push(seat, action, state, &played);
        Some(played)
    }

    /// The refusal of an action, or `None` when it is allowed.
    pub fn why_not(&self, seat: Seat, action: G::Action) -> Option<G::Refusal> {
        trial::why_not(&self.game, self.state(), seat, action)
    }

    /// What an allowed action would bring; `None` when it is refused, or chance or something hidden would answer.
    pub fn preview(&self, seat: Seat, action: G::Action) -> Option<PlayedOf<G>> {
        trial::preview(&self.game, self.state(), seat, action).map(|(_, played)| played)
    }

    fn tried<C: Chance<G::Outcome>>(&self, seat: Seat, action: G::Action, chance: &mut C) -> Tried<G> {
        trial::attempt(&self.game, self.state(), seat, action, chance)
    }

    fn push(&mut self, seat: Seat, action: G::Action, state: G::State, played: &PlayedOf<G>) {
        let entries = &self.entries;
        self.undone.retain(|entry| step_of(entries, *entry).seat != seat);
        let done = Done { entry: self.entries.len(), seat, effect: played.effect };
        self.entries.push(Entry::Step(Step { seat, action, outcomes: played.outcomes.clone() }));
        self.timeline.push(done, state);
    }

    /// How many of its own steps the seat may take back, and why not one more.
    pub fn undo_reach(&self, seat: Seat) -> Reach {
        let done = &self.timeline.done;
        // What the seat did after all others can be taken back without a trial.
        let free = |done: &&Done| done.seat == seat && done.boundary().is_none();
        let mut steps = done.iter().rev().take_while(free).count();
        let rest = done.len() - steps;
        if let Err(end) = candidate(&done[..rest], seat) {
            return Reach { steps, end };
        }
        let mut timeline = self.timeline.cut(rest);
        for _ in 0..MAX_TRIALS {
            let index = candidate(&timeline.done, seat);
            match index.and_then(|index| timeline.remove(&self.game, &self.entries, index)) {
                Ok(()) => steps += 1,
                Err(end) => return Reach { steps, end },
            }
        }
        // Perhaps further back, which is found out when the seat has gone back so far.
        let end = candidate(&timeline.done, seat).map_or_else(|end| end, |_| NoUndo::Far);
        Reach { steps, end }
    }

    /// Takes back the seat's last step, if it may.
    ///
    /// # Errors
    /// Why it may not; nothing changes then.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let index = candidate(&self.timeline.done, seat)?;
        self.take_back(seat, index)
    }

    /// Takes back the last step, whoever made it and whatever it showed: for tools, not for tables.
    ///
    /// # Errors
    /// [`NoUndo::Nothing`] at the start.
    pub fn undo_any(&mut self) -> Result<Seat, NoUndo> {
        let seat = self.timeline.done.last().ok_or(NoUndo::Nothing)?.seat;
        self.take_back(seat, self.timeline.done.len() - 1)?;
        Ok(seat)
    }

    /// Takes back the seat's last step as a record says, without asking whether it may.
    pub(crate) fn undo_recorded(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let index = last_of(&self.timeline.done, seat)?;
        self.take_back(seat, index)
    }

    fn take_back(&mut self, seat: Seat, index: usize) -> Result<(), NoUndo> {
        let entry = self.timeline.done[index].entry;
        self.timeline.remove(&self.game, &self.entries, index)?;
        self.undone.push(entry);
        self.entries.push(Entry::Undo { seat });
        Ok(())
    }

    /// Plays again what the seat took back last, with the answers chance gave.
    ///
    /// # Errors
    /// When there is nothing, or it is no longer possible; nothing changes then.
    pub fn redo(&mut self, seat: Seat) -> Result<PlayedOf<G>, NoRedo> {
        let (place, state, played) = self.redone(seat)?;
        let entry = self.undone.remove(place);
        self.entries.push(Entry::Redo { seat });
        self.timeline.push(Done { entry, seat, effect: played.effect }, state);
        Ok(played)
    }

    /// Whether the seat may play again what it took back last.
    ///
    /// # Errors
    /// When there is nothing, or it is no longer possible.
    pub fn may_redo(&self, seat: Seat) -> Result<(), NoRedo> {
        self.redone(seat).map(|_| ())
    }

    /// What the seat took back last: its place among the undone, and what playing it again would bring.
    fn redone(&self, seat: Seat) -> Result<(usize, G::State, PlayedOf<G>), NoRedo> {
        let own = |entry: &usize| step_of(&self.entries, *entry).seat == seat;
        let place = self.undone.iter().rposition(own).ok_or(NoRedo::Nothing)?;
        let step = step_of(&self.entries, self.undone[place]);
        let mut chance = Given::new(&step.outcomes);
        let tried = self.tried(seat, step.action, &mut chance);
        let (state, played) = tried.map_err(|_| NoRedo::Impossible)?;
        chance.finish().map_err(|_| NoRedo::Impossible)?;
        Ok((place, state, played))
    }

    /// Plays again what was taken back last, whoever did it: for tools, not for tables.
    ///
    /// # Errors
    /// When there is nothing, or any seat has played another step since, or it is no longer possible.
    pub fn redo_any(&mut self) -> Result<(Seat, PlayedOf<G>), NoRedo> {
        let mut redone = 0;
        for entry in self.entries.iter().rev() {
            match entry {
                Entry::Step(_) => return Err(NoRedo::Nothing),
                Entry::Redo { .. } => redone += 1,
                Entry::Undo { .. } if redone == 0 => break,
                Entry::Undo { .. } => redone -= 1,
            }
        }
        let entry = *self.undone.last().ok_or(NoRedo::Nothing)?;
        let seat = step_of(&self.entries, entry).seat;
        Ok((seat, self.redo(seat)?))
    }
}
