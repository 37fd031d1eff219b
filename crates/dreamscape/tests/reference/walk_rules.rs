//! Walks of the Dreamer by searching through whole positions (D-7.1, D-7.3, D-7.7 to D-7.11, D-7.16, D-10.5).

use std::collections::HashSet;

use dreamscape::card::Mirrors;
use dreamscape::data::{Interruption, RedSteps};
use dreamscape::state::{Phase, State};
use dreamscape::{Action, Dreamscape};

use crate::board::{Place, cell};
use crate::matching::{Drawing, drawings, is_complete};
use crate::position::Position;

/// The points of one step: water, mountain, red, cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Points {
    pub(crate) water: i16,
    pub(crate) mountain: i16,
    pub(crate) red: i16,
    pub(crate) cards: i16,
}

/// One step: the action, where it leads, and what it brings.
#[derive(Clone, Debug)]
pub(crate) struct Stride {
    pub(crate) action: Action,
    pub(crate) after: Position,
    pub(crate) points: Points,
}

/// What the rules of walking depend on besides the position.
pub(crate) struct WalkRules {
    /// Whites can be discarded: not in Travel (D-7.1).
    whites_count: bool,
    /// The Dreamer may enter now.
    may_enter: bool,
    /// No step onto a red (section 14).
    reds_forbidden: bool,
    /// A completion loses the free step (D-7.10, D-8.8).
    completion_ends: bool,
    cards: Vec<(Drawing, i16)>,
}

impl WalkRules {
    pub(crate) fn of(game: &Dreamscape, state: &State) -> WalkRules {
        let points = game.pack().cards.iter().map(|card| card.points);
        WalkRules {
            whites_count: state.phase != Phase::Travel,
            may_enter: !(game.setup().house.creation_entry && state.phase == Phase::Travel),
            reds_forbidden: game.switches().red_steps == RedSteps::Forbidden,
            completion_ends: game.switches().interruption == Interruption::Ends
                || game.setup().house.completion_ends_step,
            cards: drawings(game).into_iter().zip(points).collect(),
        }
    }

    /// Every legal step, given all positions of this turn so far.
    pub(crate) fn legal(&self, position: &Position, seen: &[Position]) -> Vec<Stride> {
        let seen: HashSet<Position> = seen.iter().cloned().collect();
        let mut strides = self.strides(position);
        strides.retain(|stride| !seen.contains(&stride.after) && self.reaches_stop(&stride.after, &seen));
        strides
    }

    /// Steps to every neighbouring cell that holds a shard, or the entry, whether or not the Dreamer could stay there.
    fn strides(&self, position: &Position) -> Vec<Stride> {
        let board = &position.board;
        let Some(here) = board.dreamer() else {
            let entry = board.entry();
            let open = self.may_enter && self.holds(position, entry);
            return if open { vec![self.stride(position.clone(), Action::Enter, entry)] } else { Vec::new() };
        };
        let by_white = self.whites_count && position.whites() > 0;
        if !position.free && !by_white {
            return Vec::new();
        }
        let mut strides = Vec::new();
        for to in board.neighbours(here) {
            if !self.holds(position, to) {
                continue;
            }
            let mut before = position.clone();
            // The free step is used first (D-7.10).
            if !position.free {
                before.discard('M');
            }
            before.board.at_mut(here).retain(|&letter| letter != '@');
            strides.push(self.stride(before, Action::Step(cell(to)), to));
        }
        strides
    }

    /// Whether a cell can be stepped onto at all.
    fn holds(&self, position: &Position, to: Place) -> bool {
        match position.board.top(to) {
            None => false,
            Some('N') => !self.reds_forbidden,
            Some(_) => true,
        }
    }

    /// The Dreamer, taken off the board before, comes down on a cell.
    fn stride(&self, before: Position, action: Action, to: Place) -> Stride {
        let mut after = before;
        let mut points = Points::default();
        let top = after.board.top(to);
        if top == Some('W') {
            points.water = 1;
        }
        if after.board.is_mountain(to) && !after.board.has_mark(to) {
            points.mountain = 2;
            for letter in after.board.at_mut(to) {
                if *letter == 'R' {
                    *letter = 'r';
                }
            }
        }
        if top == Some('N') {
            points.red = -1;
        }
        after.free = top == Some('L');
        after.board.at_mut(to).push('@');
        if !after.is_on_tree() {
            points.cards = self.complete(&mut after);
        }
        Stride { action, after, points }
    }

    /// Turns over every open card that is complete (D-8.3).
    fn complete(&self, position: &mut Position) -> i16 {
        let mut points = 0;
        for card in position.open.clone() {
            let (drawing, worth) = &self.cards[card];
            if is_complete(&position.board, drawing, Mirrors::DoNotCount) {
                position.open.remove(&card);
                position.free &= !self.completion_ends;
                points += worth;
            }
        }
        points
    }

    /// Whether some walk on from here ends off the trees without repeating a position of this turn (D-7.7, D-7.16).
    ///
    /// A walk that comes back to a position of its own can leave that loop out, so looking at each position once is enough.
    fn reaches_stop(&self, from: &Position, seen: &HashSet<Position>) -> bool {
        let mut known = seen.clone();
        let mut open = vec![from.clone()];
        while let Some(position) = open.pop() {
            if !position.is_on_tree() {
                return true;
            }
            for stride in self.strides(&position) {
                if known.insert(stride.after.clone()) {
                    open.push(stride.after);
                }
            }
        }
        false
    }
}

#[cfg(test)]
impl WalkRules {
    /// The same by trying every walk that repeats nothing; only for small boards.
    pub(crate) fn reaches_stop_by_trying(&self, from: &Position, seen: &mut Vec<Position>) -> bool {
        if !from.is_on_tree() {
            return true;
        }
        seen.push(from.clone());
        let reached = self
            .strides(from)
            .into_iter()
            .any(|stride| !seen.contains(&stride.after) && self.reaches_stop_by_trying(&stride.after, seen));
        seen.pop();
        reached
    }

    pub(crate) fn legal_by_trying(&self, position: &Position, seen: &[Position]) -> Vec<Action> {
        let mut strides = self.strides(position);
        strides.retain(|stride| {
            !seen.contains(&stride.after) && self.reaches_stop_by_trying(&stride.after, &mut seen.to_vec())
        });
        strides.into_iter().map(|stride| stride.action).collect()
    }
}
