//! The eager player: takes what brings a card nearer or makes points, and ends only when nothing is useful.

use kernel::{Dice, Game, Player, Seat, Silence, Viewer};

use super::outlook;
use crate::action::Action;
use crate::game::Dreamscape;
use crate::state::{State, Task};
use crate::view::View;
use crate::world::Power;

/// A quick player for people and simulations; it looks one decision ahead on a position it imagines from its view.
#[derive(Clone, Debug)]
pub struct Eager {
    dice: Dice,
    buffer: Vec<Action>,
}

impl Eager {
    /// A player with its own dice for ties and for what it imagines.
    #[must_use]
    pub const fn new(dice: Dice) -> Eager {
        Eager { dice, buffer: Vec::new() }
    }

    /// What an action promises, compared with doing nothing.
    fn promise(&mut self, game: &Dreamscape, state: &State, seat: Seat, action: Action) -> i32 {
        match action {
            Action::End | Action::Done | Action::DrawNone | Action::KeepNone => {
                return outlook::promise(game, state, seat) + 1;
            }
            // A new card is welcome while there is time to build it and not too much else to build.
            Action::Draw(level) => {
                let cycles_left = i32::from(game.cycles()) - i32::from(state.cycle);
                let now = outlook::promise(game, state, seat);
                let late = 25 * level as i32 * i32::from(cycles_left < 4);
                return now + 90 * (cycles_left - 1) - late - 70 * open_cards(state, seat);
            }
            _ => {}
        }
        let mut after = state.clone();
        if game.play(&mut after, seat, action, &mut self.dice, &mut Silence).is_err() {
            return i32::MIN;
        }
        let promise = outlook::promise(game, &after, seat);
        match after.player(seat).task {
            Task::Tower { .. } | Task::Golem { .. } => self.best_follow_up(game, &after, seat, promise),
            Task::Lake => promise - 5,
            Task::King => {
                promise + 60 * (i32::from(game.cycles()) - i32::from(state.cycle) - 2)
                    - 50 * open_cards(state, seat)
            }
            _ => promise,
        }
    }

    /// The most promising of the actions that make points at once.
    fn best_score(
        &mut self,
        game: &Dreamscape,
        state: &State,
        seat: Seat,
        legal: &[Action],
    ) -> Option<usize> {
        let before = state.player(seat).score();
        let scoring = (0..legal.len()).filter(|&i| touches_the_land(legal[i])).filter_map(|i| {
            let mut after = state.clone();
            game.play(&mut after, seat, legal[i], &mut self.dice, &mut Silence).ok()?;
            let scores = after.player(seat).score() > before;
            scores.then(|| (outlook::promise(game, &after, seat), i))
        });
        scoring.max().map(|(_, i)| i)
    }

    /// The best that a power in progress can do with its next choice.
    fn best_follow_up(&mut self, game: &Dreamscape, state: &State, seat: Seat, otherwise: i32) -> i32 {
        let mut actions = std::mem::take(&mut self.buffer);
        actions.clear();
        game.legal(state, seat, &mut actions);
        let mut best = otherwise;
        for &action in &actions {
            let mut after = state.clone();
            if action != Action::Done
                && game.play(&mut after, seat, action, &mut self.dice, &mut Silence).is_ok()
            {
                best = best.max(outlook::promise(game, &after, seat));
            }
        }
        self.buffer = actions;
        best
    }
}

fn open_cards(state: &State, seat: Seat) -> i32 {
    state.player(seat).open.count() as i32
}

/// Whether the action is to do nothing more.
const fn is_rest(action: Action) -> bool {
    matches!(action, Action::End | Action::Done)
}

/// Whether the action changes the own Dreamscape, where points are made.
const fn touches_the_land(action: Action) -> bool {
    use Action::{Enter, Golem, Place, Plant, Step, Take};
    matches!(action, Place { .. } | Plant(_) | Step(_) | Enter | Golem { .. } | Take(_))
}

/// Whether the action begins a power whose use looks the same whatever shard pays for it.
fn begins_same_power(game: &Dreamscape, action: Action) -> Option<Power> {
    match action {
        Action::Use { card, .. } => Some(game.card_power(card)),
        _ => None,
    }
}

impl Player<Dreamscape> for Eager {
    fn choose(&mut self, game: &Dreamscape, view: &View, legal: &[Action]) -> usize {
        let Viewer::Seat(seat) = view.viewer else { return 0 };
        let state = view.suppose(game, &mut self.dice);
        let mut best = (i32::MIN, 0);
        let mut ties = 0;
        let mut known: [Option<i32>; 6] = [None; 6];
        for (i, &action) in legal.iter().enumerate() {
            let power =
                begins_same_power(game, action).filter(|power| matches!(power, Power::Golem | Power::Tower));
            let promise = match power.and_then(|power| known[power as usize]) {
                Some(promise) => promise,
                None => self.promise(game, &state, seat, action),
            };
            if let Some(power) = power {
                known[power as usize] = Some(promise);
            }
            ties = if promise == best.0 { ties + 1 } else { 1 };
            if promise > best.0 || promise == best.0 && self.dice.below(ties) == 0 {
                best = (promise, i);
            }
        }
        // Whoever can make a point now does not rest, even if it looks as if something else were spoilt by it.
        let scoring = if is_rest(legal[best.1]) { self.best_score(game, &state, seat, legal) } else { None };
        scoring.unwrap_or(best.1)
    }
}
