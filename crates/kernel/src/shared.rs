//! A game that many tables share is a game.

use std::sync::Arc;

use crate::chance::{Chance, Fault};
use crate::game::{Effect, Game, Misread, Question, Sink, Stop};
use crate::seat::{Seat, SeatSet, Viewer};

impl<G: Game> Game for Arc<G> {
    type State = G::State;
    type Action = G::Action;
    type Event = G::Event;
    type Outcome = G::Outcome;
    type Refusal = G::Refusal;
    type Prompt = G::Prompt;
    type View = G::View;
    type Cause = G::Cause;

    const NAME: &'static str = G::NAME;

    fn seats(&self) -> usize {
        (**self).seats()
    }

    fn deal<C: Chance<G::Outcome>, S: Sink<G::Event>>(
        &self,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<G::State, Fault> {
        (**self).deal(chance, sink)
    }

    fn actors(&self, state: &G::State) -> SeatSet {
        (**self).actors(state)
    }

    fn awaited(&self, state: &G::State) -> SeatSet {
        (**self).awaited(state)
    }

    fn prompt(&self, state: &G::State, seat: Seat) -> Option<G::Prompt> {
        (**self).prompt(state, seat)
    }

    fn question(&self, state: &G::State, seat: Seat) -> Option<Question<G::Prompt>> {
        (**self).question(state, seat)
    }

    fn legal(&self, state: &G::State, seat: Seat, actions: &mut Vec<G::Action>) {
        (**self).legal(state, seat, actions);
    }

    fn play<C: Chance<G::Outcome>, S: Sink<G::Event>>(
        &self,
        state: &mut G::State,
        seat: Seat,
        action: G::Action,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<Effect, Stop<G::Refusal>> {
        (**self).play(state, seat, action, chance, sink)
    }

    fn view(&self, state: &G::State, viewer: Viewer) -> G::View {
        (**self).view(state, viewer)
    }

    fn points(&self, state: &G::State, seat: Seat) -> Vec<(G::Cause, i32)> {
        (**self).points(state, seat)
    }

    fn winners(&self, state: &G::State) -> Option<SeatSet> {
        (**self).winners(state)
    }

    fn write_position(&self, state: &G::State) -> String {
        (**self).write_position(state)
    }

    fn read_position(&self, text: &str) -> Result<G::State, Misread> {
        (**self).read_position(text)
    }

    fn write_action(&self, action: &G::Action, out: &mut String) {
        (**self).write_action(action, out);
    }

    fn read_action(&self, text: &str) -> Result<G::Action, Misread> {
        (**self).read_action(text)
    }

    fn write_outcome(&self, outcome: &G::Outcome, out: &mut String) {
        (**self).write_outcome(outcome, out);
    }

    fn read_outcome(&self, text: &str) -> Result<G::Outcome, Misread> {
        (**self).read_outcome(text)
    }
}
