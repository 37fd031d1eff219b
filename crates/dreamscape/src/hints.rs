//! Questions a player may ask about the own Dreamscape: how far the Dreamer can go, and where a card could be built.

use std::collections::BTreeMap;

use kernel::{Game, NoChance, Seat, Silence};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::action::Action;
use crate::card::{CardId, CardSet};
use crate::game::Dreamscape;
use crate::grid::{Cell, Cells};
use crate::land::Stack;
use crate::shard::Shard;
use crate::state::{PileId, State};

/// A cell the Dreamer can get to from where it is.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS, ToSchema)]
pub struct Reached {
    /// The cell.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub cell: Cell,
    /// The whites that the way costs.
    pub cost: u8,
    /// The points that the way brings: the most of all ways at this cost.
    pub points: i32,
    /// The cells of the way, the last one included.
    #[ts(as = "Vec<String>")]
    #[schema(value_type = Vec<String>)]
    pub way: Vec<Cell>,
    /// The cards that are finished on the way.
    #[ts(as = "Vec<u8>")]
    #[schema(value_type = Vec<u8>)]
    pub completes: Vec<CardId>,
}

/// A place where a card could be built.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS, ToSchema)]
pub struct Fit {
    /// Its cells with what lies there and what is missing.
    pub cells: Vec<FitCell>,
    /// How many shards are missing.
    pub missing: u32,
    /// How many cells hold something that must go first.
    pub blocked: u32,
    /// Where the Dreamer must stand, if the card shows it.
    #[ts(as = "Option<String>")]
    #[schema(value_type = Option<String>)]
    pub dreamer: Option<Cell>,
    /// Whether the Dreamer stands as the card wants it.
    pub stands: bool,
    /// Whether nothing is missing at all.
    pub complete: bool,
}

/// A cell of a place where a card could be built.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS, ToSchema)]
pub struct FitCell {
    /// The cell.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub cell: Cell,
    /// The stack that the card shows, bottom to top.
    pub shown: String,
    /// The shards to put on top of what lies there, in this order; nothing when something must go first.
    pub missing: Option<String>,
    /// Whether the card shows a tree and none stands here, or the other way round.
    pub tree_differs: bool,
}

/// The most places that are told.
const MAX_FITS: usize = 16;

impl Dreamscape {
    /// The cells that the Dreamer of a seat can get to now, without the cell it stands on.
    #[must_use]
    pub fn reach(&self, state: &State, seat: Seat) -> Vec<Reached> {
        let mut found: BTreeMap<Cell, Reached> = BTreeMap::new();
        let start = Walk { state: state.clone(), way: Vec::new() };
        let mut known: BTreeMap<(Cell, u8, bool), Vec<Prospect>> = BTreeMap::new();
        let mut open = vec![start];
        // Each round of the search spends a step, and a walk that comes back with no better prospects is not followed.
        while let Some(walk) = open.pop() {
            for to in self.next_cells(&walk.state, seat) {
                let Some(next) = self.walked(&walk, seat, to) else { continue };
                let reached = Reached {
                    cell: to,
                    cost: whites(state, seat).saturating_sub(whites(&next.state, seat)),
                    points: sum(self, &next.state, seat) - sum(self, state, seat),
                    way: next.way.clone(),
                    completes: finished_since(state, &next.state, seat),
                };
                let prospect = Prospect::new(self, &next.state, seat, reached.points);
                let free_step = next.state.player(seat).free_step;
                if !prospect.joins(known.entry((to, reached.cost, free_step)).or_default()) {
                    continue;
                }
                let better = |old: &Reached| (reached.cost, -reached.points) < (old.cost, -old.points);
                if found.get(&to).is_none_or(better) {
                    found.insert(to, reached);
                }
                open.push(next);
            }
        }
        let here = state.land(seat).dreamer_cell();
        found.into_values().filter(|reached| Some(reached.cell) != here).collect()
    }

    fn next_cells(&self, state: &State, seat: Seat) -> Vec<Cell> {
        let mut actions = Vec::new();
        self.legal(state, seat, &mut actions);
        let cell = |action: &Action| match *action {
            Action::Step(cell) => Some(cell),
            Action::Enter => Some(self.grid().entry),
            _ => None,
        };
        actions.iter().filter_map(cell).collect()
    }

    fn walked(&self, walk: &Walk, seat: Seat, to: Cell) -> Option<Walk> {
        let mut state = walk.state.clone();
        let entered = state.land(seat).dreamer_cell().is_some();
        let action = if entered { Action::Step(to) } else { Action::Enter };
        self.play(&mut state, seat, action, &mut NoChance, &mut Silence).ok()?;
        let mut way = walk.way.clone();
        way.push(to);
        Some(Walk { state, way })
    }

    /// The places where a card is built or could be, the nearest to completion first; `None` when the pack has no such card.
    #[must_use]
    pub fn fits(&self, state: &State, seat: Seat, card: CardId) -> Option<Vec<Fit>> {
        if card.index() >= self.pack().cards.len() {
            return None;
        }
        let forms = self.matcher(card).forms().iter();
        let anchors = || self.grid().cells.into_iter();
        let mut fits: Vec<Fit> = forms
            .flat_map(|form| anchors().filter_map(|cell| self.fit_at(state, seat, card, form, cell)))
            .collect();
        fits.sort_by_key(|fit| (!fit.complete, fit.blocked, fit.missing, !fit.stands));
        fits.truncate(MAX_FITS);
        Some(fits)
    }

    /// The place where the first cell of a form lies on `anchor`, if all of it lies on the grid.
    fn fit_at(
        &self,
        state: &State,
        seat: Seat,
        card: CardId,
        form: &[(i8, i8)],
        anchor: Cell,
    ) -> Option<Fit> {
        let (matcher, land) = (self.matcher(card), state.land(seat));
        let (column, row) = (anchor.column() - form[0].0, anchor.row() - form[0].1);
        let mut cells = Vec::new();
        for (&(right, up), &(shown, tree)) in form.iter().zip(matcher.shown()) {
            let cell = Cell::at(column + right, row + up).filter(|cell| self.grid().cells.has(*cell))?;
            let missing = land.stack(cell).plain().missing_for(shown);
            let tree_differs = land.trees.has(cell) != tree;
            cells.push(FitCell { cell, shown: letters(shown), missing: missing.map(letters), tree_differs });
        }
        let missing = cells.iter().flat_map(|cell| &cell.missing).map(|text| text.len() as u32).sum();
        let blocked = cells.iter().filter(|cell| cell.missing.is_none()).count() as u32;
        let covered = |cell: Cell| cells.iter().any(|covered| covered.cell == cell);
        let dreamer = matcher.shows_dreamer().then_some(anchor);
        let stands = match dreamer {
            Some(cell) => land.dreamer_cell() == Some(cell),
            None => !land.dreamer_cell().is_some_and(covered),
        };
        let trees_differ = cells.iter().any(|cell| cell.tree_differs);
        let complete = missing == 0 && blocked == 0 && stands && !trees_differ;
        Some(Fit { cells, missing, blocked, dreamer, stands, complete })
    }
}

struct Walk {
    state: State,
    way: Vec<Cell>,
}

/// How many walks to a cell at the same cost are followed though they have no more points than another.
const MOST_PROSPECTS: usize = 8;

/// What a walk has brought, and what it has left for the steps to come: two walks to the same cell may have climbed other mountains and
/// finished other cards.
struct Prospect {
    points: i32,
    climbed: Cells,
    open: CardSet,
}

impl Prospect {
    fn new(game: &Dreamscape, state: &State, seat: Seat, points: i32) -> Prospect {
        let climbed = game.grid().cells.filter(|cell| state.lands.has_mark(seat.index(), *cell)).collect();
        Prospect { points, climbed, open: state.player(seat).open }
    }

    /// Whether whatever can still come of the other walk can come of this one as well.
    fn covers(&self, other: &Prospect) -> bool {
        let gone = CardSet(other.open.0 & !self.open.0);
        self.points >= other.points && self.climbed.without(other.climbed).is_empty() && gone.is_empty()
    }

    /// Joins those that are known of a cell, if it has something that they have not. There is an end to how many are kept: on fields of
    /// brown the ways are without number. One that has more points than all is always kept.
    fn joins(self, known: &mut Vec<Prospect>) -> bool {
        let is_richest = known.iter().all(|other| other.points < self.points);
        let is_covered = known.iter().any(|other| other.covers(&self));
        if is_covered || known.len() >= MOST_PROSPECTS && !is_richest {
            return false;
        }
        known.retain(|other| !self.covers(other));
        known.push(self);
        true
    }
}

fn whites(state: &State, seat: Seat) -> u8 {
    state.player(seat).hands.count(Shard::Move)
}

fn sum(game: &Dreamscape, state: &State, seat: Seat) -> i32 {
    game.points(state, seat).iter().map(|(_, points)| points).sum()
}

/// The cards that a seat has finished between two states.
fn finished_since(before: &State, after: &State, seat: Seat) -> Vec<CardId> {
    let pile = PileId::Finished(seat);
    let known = before.piles.cards(pile).count();
    let count = after.piles.cards(pile).count();
    after.piles.cards(pile).take(count.saturating_sub(known)).collect()
}

fn letters(stack: Stack) -> String {
    let mut letters: Vec<char> = stack.pieces().map(|piece| piece.shard().letter()).collect();
    letters.reverse();
    letters.into_iter().collect()
}
