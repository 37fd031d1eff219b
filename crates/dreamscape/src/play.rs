//! Dreamscape as a [`kernel::Game`].

use kernel::{Chance, Effect, Fault, Game, Misread, Seat, SeatSet, Sink, Stop, Viewer};

use crate::action::{Action, Outcome};
use crate::event::{Cause, Event, Prompt};
use crate::game::Dreamscape;
use crate::notation;
use crate::refusal::Refusal;
use crate::rules::{Turn, is_waiting};
use crate::state::{Phase, State};
use crate::view::View;

impl Game for Dreamscape {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Outcome = Outcome;
    type Refusal = Refusal;
    type Prompt = Prompt;
    type View = View;
    type Cause = Cause;

    const NAME: &'static str = "dreamscape";

    fn seats(&self) -> usize {
        self.setup().players as usize
    }

    fn deal<C: Chance<Outcome>, S: Sink<Event>>(&self, chance: &mut C, sink: &mut S) -> Result<State, Fault> {
        let mut state = self.undealt();
        Turn { game: self, state: &mut state, seat: Seat(0), chance, sink, effect: Effect::default() }
            .deal()?;
        Ok(state)
    }

    fn actors(&self, state: &State) -> SeatSet {
        self.acting(state)
    }

    fn awaited(&self, state: &State) -> SeatSet {
        self.acting(state).iter().filter(|&seat| !is_waiting(state, seat)).collect()
    }

    fn prompt(&self, state: &State, seat: Seat) -> Option<Prompt> {
        self.ask(state, seat)
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.list(state, seat, actions);
    }

    fn play<C: Chance<Outcome>, S: Sink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<Effect, Stop<Refusal>> {
        self.check(state, seat, action).map_err(Stop::Refused)?;
        let before = C::CAN_FAIL.then(|| state.clone());
        let mut turn = Turn { game: self, state, seat, chance, sink, effect: Effect::default() };
        let played = turn.play(action);
        let effect = turn.effect;
        match (played, before) {
            (Ok(()), _) => Ok(effect),
            (Err(fault), Some(before)) => {
                *state = before;
                Err(fault.into())
            }
            (Err(fault), None) => Err(fault.into()),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn points(&self, state: &State, seat: Seat) -> Vec<(Cause, i32)> {
        let points = &state.player(seat).points;
        Cause::ALL
            .into_iter()
            .map(|cause| (cause, i32::from(points[cause as usize])))
            .filter(|(_, points)| *points != 0)
            .collect()
    }

    fn winners(&self, state: &State) -> Option<SeatSet> {
        (state.phase == Phase::Over).then(|| self.leaders(state, |seat| state.player(seat).score()))
    }

    fn write_position(&self, state: &State) -> String {
        notation::write_position(self, state)
    }

    fn read_position(&self, text: &str) -> Result<State, Misread> {
        notation::read_position(self, text)
    }

    fn write_action(&self, action: &Action, out: &mut String) {
        notation::write_action(*action, out);
    }

    fn read_action(&self, text: &str) -> Result<Action, Misread> {
        notation::read_action(text)
    }

    fn write_outcome(&self, outcome: &Outcome, out: &mut String) {
        notation::write_outcome(*outcome, out);
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, Misread> {
        notation::read_outcome(text)
    }
}
