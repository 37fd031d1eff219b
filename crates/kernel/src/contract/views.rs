//! The law on what a viewer may know.

use super::choices::pick;
use super::{Checked, Law, Subject};
use crate::chance::{Dice, Given, NoChance, Recording};
use crate::game::{Audience, Effect, Silence, Stop};
use crate::seat::{Seat, SeatSet, Viewer};

/// For each viewer: in a state that differs only in what the viewer may not know, the viewer gets equal bytes, an equal
/// prompt, equal actions and refusals, and when `seat` plays `action` hears equal events.
///
/// # Errors
/// When the law does not hold.
pub fn views<G: Subject>(
    game: &G,
    state: &G::State,
    (seat, action): (Seat, G::Action),
    dice: &mut Dice,
    trials: u32,
) -> Checked {
    let seats = SeatSet::first(game.seats()).iter().map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator]) {
        let other = game.scramble(state, viewer, dice);
        game.conserved(&other).map_err(|why| Law::Conserved.fails(format!("after scrambling: {why}")))?;
        let pair = Pair { game, viewer, states: [state, &other] };
        pair.same_sight()?;
        if let Viewer::Seat(own) = viewer {
            pair.same_choices(own, dice, trials)?;
        }
        pair.same_news(seat, action, dice)?;
    }
    Ok(())
}

/// Two states that a viewer must not be able to tell apart.
struct Pair<'a, G: Subject> {
    game: &'a G,
    viewer: Viewer,
    states: [&'a G::State; 2],
}

/// What a viewer gets of a step.
struct News<G: Subject> {
    effect: Effect,
    told: Vec<G::Event>,
    sight: Vec<u8>,
}

impl<G: Subject> Pair<'_, G> {
    fn equal<T: PartialEq + std::fmt::Debug>(&self, what: &str, [here, there]: [T; 2]) -> Checked {
        Law::ViewHides.holds_if(here == there, || {
            let scrambled = self.game.write_position(self.states[1]);
            format!("{:?}, {what}: {here:?} or {there:?}, if it were\n{scrambled}", self.viewer)
        })
    }

    fn sight(&self, state: &G::State) -> Result<Vec<u8>, super::Failure> {
        let view = self.game.view(state, self.viewer);
        serde_json::to_vec(&view).map_err(|why| Law::ViewHides.fails(format!("cannot be written: {why}")))
    }

    fn same_sight(&self) -> Checked {
        let [here, there] = self.states;
        let (here, there) = (self.sight(here)?, self.sight(there)?);
        self.equal("view", [String::from_utf8_lossy(&here), String::from_utf8_lossy(&there)])?;
        self.equal("actors", self.states.map(|state| self.game.actors(state)))?;
        self.equal("awaited", self.states.map(|state| self.game.awaited(state)))
    }

    fn same_choices(&self, own: Seat, dice: &mut Dice, trials: u32) -> Checked {
        self.equal("prompt", self.states.map(|state| self.game.question(state, own)))?;
        let legal = self.states.map(|state| {
            let mut legal = Vec::new();
            self.game.legal(state, own, &mut legal);
            legal
        });
        for trial in 0..trials {
            let near = trial % 2 == 0 && !legal[0].is_empty();
            let action = if near { pick(&legal[0], dice) } else { self.game.any_action(dice) };
            let action = if near { self.game.alter(action, dice) } else { action };
            let refusals = self.states.map(|state| self.refusal(state, own, action));
            self.equal("refusal", refusals)?;
        }
        self.equal("actions", legal)
    }

    fn refusal(&self, state: &G::State, seat: Seat, action: G::Action) -> Option<G::Refusal> {
        match self.game.play(&mut state.clone(), seat, action, &mut NoChance, &mut Silence) {
            Err(Stop::Refused(refusal)) => Some(refusal),
            _ => None,
        }
    }

    /// Plays the action in both states with the same answers of chance. What somebody learns by it may differ; but then the
    /// viewer's sight must differ too, and where it does not, the viewer has heard of something that stays hidden.
    fn same_news(&self, seat: Seat, action: G::Action, dice: &mut Dice) -> Checked {
        let mut chance = Recording::new(dice);
        let mut events = Vec::new();
        let mut after = self.states[0].clone();
        let Ok(effect) = self.game.play(&mut after, seat, action, &mut chance, &mut events) else {
            return Ok(());
        };
        let here = self.news(effect, events, &after)?;
        let mut given = Given::new(&chance.outcomes);
        let mut events = Vec::new();
        let mut after = self.states[1].clone();
        // Another seat may be unable to do this with other hidden things, or chance to answer so.
        let Ok(effect) = self.game.play(&mut after, seat, action, &mut given, &mut events) else {
            return Ok(());
        };
        let there = self.news(effect, events, &after)?;
        let sights = [&here, &there].map(|news| String::from_utf8_lossy(&news.sight));
        if !here.effect.learned {
            self.equal("effect", [here.effect, there.effect])?;
            self.equal("view after the action", sights.clone())?;
        }
        if sights[0] == sights[1] {
            self.equal("events", [&here.told, &there.told])?;
        }
        Ok(())
    }

    fn news(
        &self,
        effect: Effect,
        events: Vec<(Audience, G::Event)>,
        after: &G::State,
    ) -> Result<News<G>, super::Failure> {
        let heard = |(audience, event): &(Audience, G::Event)| {
            audience.includes(self.viewer) && !self.game.shown_in_passing(event)
        };
        let told = events.into_iter().filter(heard).map(|(_, event)| event).collect();
        Ok(News { effect, told, sight: self.sight(after)? })
    }
}
