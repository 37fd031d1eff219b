//! Lanterns with one thing wrong, to see that the contract catches it.

use std::cell::Cell;

use kernel::contract::{NotConserved, Subject};
use kernel::{Audience, Chance, Dice, Effect, Fault, Game, Misread, Seat, SeatSet, Sink, Stop, Viewer};

use lanterns::{Action, DECK, Lanterns, Say, State, WIND, hand};

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    PromptsNobody,
    WaitsForNobody,
    ListsTwice,
    RefusesListed,
    HidesListed,
    SpoilsWhenRefusing,
    RollsBeforeRefusing,
    TwoActionsDoTheSame,
    WritesActionWrongly,
    ReadsDeckBackwards,
    ShowsDeck,
    TellsAllWhatWasDrawn,
    PromptsWithTheDeck,
    RefusesByTheDeck,
    AllowsByTheDeck,
    LosesHidden,
    ReadsOutcomeWrongly,
    NeverShared,
    LearnsInTheWind,
    CountsPlays,
    RestDoesNothing,
    CountsTwice,
    Panics,
}

/// Lanterns with a flaw.
#[derive(Clone, Debug)]
pub(crate) struct Broken {
    pub(crate) inner: Lanterns,
    pub(crate) flaw: Flaw,
    plays: Cell<u32>,
}

impl Broken {
    pub(crate) fn new(seats: u8, flaw: Flaw) -> Broken {
        Broken { inner: Lanterns(seats), flaw, plays: Cell::new(0) }
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }

    /// Something nobody may know.
    fn secret(&self, state: &State) -> bool {
        state[DECK].last().is_some_and(|n| *n > 6)
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Option<Say> {
        match (self.flaw, action) {
            (Flaw::RefusesListed, Action::Hide(_)) => Some(Say("has-ember", 5)),
            (Flaw::AllowsByTheDeck, Action::Rest) if self.secret(state) => Some(Say("not-now", 1)),
            (Flaw::RefusesByTheDeck, Action::Shield(_)) if self.secret(state) => {
                let mut legal = Vec::new();
                self.inner.legal(state, seat, &mut legal);
                (!legal.contains(&action)).then_some(Say("deck-empty", 4))
            }
            _ => None,
        }
    }
}

impl Game for Broken {
    type State = State;
    type Action = Action;
    type Event = Say;
    type Outcome = u8;
    type Refusal = Say;
    type Prompt = Say;
    type View = (Option<u8>, <Lanterns as Game>::View);
    type Cause = Say;

    const NAME: &'static str = "broken";

    fn seats(&self) -> usize {
        self.inner.seats()
    }

    fn deal<C: Chance<u8>, S: Sink<Say>>(&self, chance: &mut C, sink: &mut S) -> Result<State, Fault> {
        self.inner.deal(chance, sink)
    }

    fn actors(&self, state: &State) -> SeatSet {
        self.inner.actors(state)
    }

    fn awaited(&self, state: &State) -> SeatSet {
        if self.has(Flaw::WaitsForNobody) { SeatSet::EMPTY } else { self.inner.awaited(state) }
    }

    fn prompt(&self, state: &State, seat: Seat) -> Option<Say> {
        let prompt = self.inner.prompt(state, seat)?;
        match self.flaw {
            Flaw::PromptsNobody => None,
            Flaw::PromptsWithTheDeck => Some(Say(prompt.0, u8::from(self.secret(state)))),
            _ => Some(prompt),
        }
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.inner.legal(state, seat, actions);
        match self.flaw {
            Flaw::ListsTwice => actions.extend(actions.first().copied()),
            Flaw::HidesListed => actions.retain(|action| !matches!(action, Action::Hide(_))),
            Flaw::AllowsByTheDeck => actions.retain(|action| self.refusal(state, seat, *action).is_none()),
            _ => {}
        }
    }

    fn play<C: Chance<u8>, S: Sink<Say>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<Effect, Stop<Say>> {
        self.plays.set(self.plays.get() + 1);
        if let Some(refusal) = self.refusal(state, seat, action) {
            return Err(Stop::Refused(refusal));
        }
        assert!(!self.has(Flaw::Panics) || !matches!(action, Action::Shield(_)), "a shield breaks");
        let before = state.clone();
        let mut events = Vec::new();
        let done = match (self.flaw, action) {
            (Flaw::TwoActionsDoTheSame, Action::Hide(_)) => {
                self.inner.play(&mut before.clone(), seat, action, chance, &mut events)?;
                self.inner.play(state, seat, Action::Rest, chance, &mut events)
            }
            _ => self.inner.play(state, seat, action, chance, &mut events),
        };
        if done.is_err() && self.has(Flaw::SpoilsWhenRefusing) {
            state[DECK].reverse();
        }
        if done.is_err() && self.has(Flaw::RollsBeforeRefusing) {
            chance.choose(&[(0, 1)])?;
        }
        let mut effect = done?;
        match (self.flaw, action) {
            (Flaw::LosesHidden, Action::Hide(_)) => drop(state[hand(seat) + 1].pop()),
            (Flaw::RestDoesNothing, Action::Rest) => *state = before,
            (Flaw::NeverShared, _) => effect.shared = false,
            (Flaw::LearnsInTheWind, _) => (effect.shared, effect.learned) = (false, !state[WIND].is_empty()),
            _ => {}
        }
        for (audience, event) in events {
            let all = self.has(Flaw::TellsAllWhatWasDrawn);
            sink.tell(if all { Audience::All } else { audience }, event);
        }
        Ok(effect)
    }

    fn view(&self, state: &State, viewer: Viewer) -> Self::View {
        let leak = if self.has(Flaw::ShowsDeck) { state[DECK].last().copied() } else { None };
        (leak, self.inner.view(state, viewer))
    }

    fn points(&self, state: &State, seat: Seat) -> Vec<(Say, i32)> {
        let mut points = self.inner.points(state, seat);
        if self.has(Flaw::CountsTwice) {
            points.extend(points.first().copied());
        }
        points
    }

    fn winners(&self, state: &State) -> Option<SeatSet> {
        self.inner.winners(state)
    }

    fn write_position(&self, state: &State) -> String {
        let mut text = self.inner.write_position(state);
        if self.has(Flaw::CountsPlays) {
            text += &format!("plays {}\n", self.plays.get());
        }
        text
    }

    fn read_position(&self, text: &str) -> Result<State, Misread> {
        let mut state = self.inner.read_position(text.split("plays").next().unwrap_or(""))?;
        if self.has(Flaw::ReadsDeckBackwards) {
            state[DECK].reverse();
        }
        Ok(state)
    }

    fn write_action(&self, action: &Action, out: &mut String) {
        let wrong = self.has(Flaw::WritesActionWrongly) && *action == Action::Draw;
        self.inner.write_action(if wrong { &Action::Rest } else { action }, out);
    }

    fn read_action(&self, text: &str) -> Result<Action, Misread> {
        self.inner.read_action(text)
    }

    fn write_outcome(&self, outcome: &u8, out: &mut String) {
        self.inner.write_outcome(outcome, out);
    }

    fn read_outcome(&self, text: &str) -> Result<u8, Misread> {
        let outcome = self.inner.read_outcome(text)?;
        Ok(if self.has(Flaw::ReadsOutcomeWrongly) { 13 - outcome } else { outcome })
    }
}

impl Subject for Broken {
    fn scramble(&self, state: &State, viewer: Viewer, dice: &mut Dice) -> State {
        self.inner.scramble(state, viewer, dice)
    }

    fn conserved(&self, state: &State) -> Result<(), NotConserved> {
        self.inner.conserved(state)
    }

    fn any_action(&self, dice: &mut Dice) -> Action {
        self.inner.any_action(dice)
    }

    fn alter(&self, action: Action, dice: &mut Dice) -> Action {
        self.inner.alter(action, dice)
    }
}
