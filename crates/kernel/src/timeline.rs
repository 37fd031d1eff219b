//! The steps that stand, with snapshots of the state, so that taking one back replays few of them.

use crate::chance::Given;
use crate::game::{Effect, Game, Silence, Stop};
use crate::record::{Entry, Step};
use crate::seat::Seat;
use crate::undo::NoUndo;

/// A snapshot is kept before every so many steps: an undo replays at most this many own steps and those after it.
const SNAPSHOT_EVERY: usize = 32;
/// A step with more steps of other seats after it can no longer be taken back, so that no undo takes long.
const MAX_LATER: usize = 1024;

/// A step that stands: which entry it is, who made it and what it did.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Done {
    pub(crate) entry: usize,
    pub(crate) seat: Seat,
    pub(crate) effect: Effect,
}

impl Done {
    /// Why the step can never be taken back, whatever came after it.
    pub(crate) const fn boundary(&self) -> Option<NoUndo> {
        match self.effect {
            Effect { learned: true, .. } => Some(NoUndo::Learned),
            Effect { passed: true, .. } => Some(NoUndo::Passed),
            Effect { served: true, .. } => Some(NoUndo::Served),
            _ => None,
        }
    }
}

/// The steps that stand, in order, and the state they lead to.
#[derive(Clone, Debug)]
pub(crate) struct Timeline<S> {
    pub(crate) state: S,
    pub(crate) done: Vec<Done>,
    /// `snapshots[k]` is the state before `done[k * SNAPSHOT_EVERY]`.
    snapshots: Vec<S>,
}

impl<S: Clone> Timeline<S> {
    pub(crate) fn new(start: S) -> Self {
        Timeline { snapshots: vec![start.clone()], state: start, done: Vec::new() }
    }

    pub(crate) fn start(&self) -> &S {
        &self.snapshots[0]
    }

    /// Adds a step that led from the current state to `state`.
    pub(crate) fn push(&mut self, done: Done, state: S) {
        self.state = state;
        self.done.push(done);
        if self.done.len().is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push(self.state.clone());
        }
    }

    /// The first `length` steps, to try undoing on; its state is not kept up.
    pub(crate) fn cut(&self, length: usize) -> Self {
        let snapshots = self.snapshots[..=length / SNAPSHOT_EVERY].to_vec();
        Timeline { state: self.snapshots[0].clone(), done: self.done[..length].to_vec(), snapshots }
    }

    /// Takes a step out and plays those after it again with the answers chance gave them. They must do the same as before;
    /// if they do not, nothing changes.
    pub(crate) fn remove<G: Game<State = S>>(
        &mut self,
        game: &G,
        entries: &[Entry<G::Action, G::Outcome>],
        index: usize,
    ) -> Result<(), NoUndo> {
        let later = &self.done[index + 1..];
        if let Some(first) = later.first().filter(|_| later.len() > MAX_LATER) {
            return Err(NoUndo::Needed { by: first.seat });
        }
        let snapshot = index / SNAPSHOT_EVERY;
        let mut state = self.snapshots[snapshot].clone();
        let mut snapshots = Vec::new();
        let mut count = snapshot * SNAPSHOT_EVERY;
        for at in (count..self.done.len()).filter(|at| *at != index) {
            let done = self.done[at];
            let effect = play_given(game, &mut state, step_of(entries, done.entry));
            if effect != Ok(done.effect) {
                return Err(NoUndo::Needed { by: done.seat });
            }
            count += 1;
            if count.is_multiple_of(SNAPSHOT_EVERY) {
                snapshots.push(state.clone());
            }
        }
        self.snapshots.truncate(snapshot + 1);
        self.snapshots.append(&mut snapshots);
        self.done.remove(index);
        self.state = state;
        Ok(())
    }
}

/// Where the seat's last step is, if its effects and those of later steps let it be taken back.
pub(crate) fn candidate(done: &[Done], seat: Seat) -> Result<usize, NoUndo> {
    let index = last_of(done, seat)?;
    if let Some(boundary) = done[index].boundary() {
        return Err(boundary);
    }
    match done[index + 1..].iter().find(|later| later.effect.shared) {
        Some(later) => Err(NoUndo::Shared { by: later.seat }),
        None => Ok(index),
    }
}

/// Where the seat's last step is.
pub(crate) fn last_of(done: &[Done], seat: Seat) -> Result<usize, NoUndo> {
    done.iter().rposition(|done| done.seat == seat).ok_or(NoUndo::Nothing)
}

/// The step that an entry holds.
pub(crate) fn step_of<A, O>(entries: &[Entry<A, O>], entry: usize) -> &Step<A, O> {
    match &entries[entry] {
        Entry::Step(step) => step,
        Entry::Undo { .. } | Entry::Redo { .. } => unreachable!("only steps stand or are taken back"),
    }
}

/// Plays a recorded step; the state is spoilt when it fails.
pub(crate) fn play_given<G: Game>(
    game: &G,
    state: &mut G::State,
    step: &Step<G::Action, G::Outcome>,
) -> Result<Effect, Stop<G::Refusal>> {
    let mut chance = Given::new(&step.outcomes);
    let effect = game.play(state, step.seat, step.action, &mut chance, &mut Silence)?;
    chance.finish()?;
    Ok(effect)
}
