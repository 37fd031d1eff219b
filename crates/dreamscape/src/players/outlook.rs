//! What a position promises a seat, in hundredths of a point: points made, cards brought nearer, shards worth having.

use kernel::Seat;

use crate::card::{CardId, MAX_CARDS, Matcher};
use crate::game::Dreamscape;
use crate::grid::{Cell, Grid};
use crate::land::{Land, Stack};
use crate::rules::purposes;
use crate::shard::{Shard, Shards};
use crate::state::{Phase, Player, State};

/// What must still be done for a card, at least, in hundredths of an action.
const PLACE_FROM_HANDS: i32 = 60;
const PLACE_UNSEEN: i32 = 120;
const PLANT: i32 = 110;
const CLEAR: i32 = 420;
const STEP: i32 = 70;
const ENTER: i32 = 60;
/// A card that nothing brings nearer.
const HOPELESS: i32 = 3000;

/// The promise of a position to a seat.
#[must_use]
pub(super) fn promise(game: &Dreamscape, state: &State, seat: Seat) -> i32 {
    let player = state.player(seat);
    let land = state.land(seat);
    let earned = 100 * player.score();
    let cards = cards_promise(game, state, seat);
    let reds = i32::from(land.reds.len()) * 320 + i32::from(player.hands.count(Shard::Nightmare)) * 330;
    let entered = if land.dreamer.is_empty() { 0 } else { 120 };
    let shards = land.occupied.map(|cell| state.lands.height(seat.index(), cell) as i32).sum::<i32>() * 14;
    earned + cards - reds
        + entered
        + shards
        + held(state, player)
        + row_promise(game, state, seat)
        + aims(game, state, seat)
}

/// Shards in the Hands and on cards are worth a little in themselves: whites and greens more.
fn held(state: &State, player: &Player) -> i32 {
    let late = state.phase.is_creating();
    let worth = |shard| match shard {
        Shard::Nightmare => 0,
        Shard::Move => 26,
        Shard::Grass => 20,
        _ => 16,
    };
    let hands: i32 =
        Shard::ALL.into_iter().map(|shard| worth(shard) * i32::from(player.hands.count(shard).min(3))).sum();
    let stored = player.open.filter(|&card| state.piles.stored(card).is_some()).count() as i32;
    if late { hands / 2 + stored * 12 } else { hands + stored * 12 }
}

/// What the action points left can still collect: here, and then perhaps next door.
fn row_promise(game: &Dreamscape, state: &State, seat: Seat) -> i32 {
    if state.phase != Phase::Travel || state.turn != seat {
        return 0;
    }
    let player = state.player(seat);
    let wanted = wanted(game, state, seat);
    let mut hands = player.hands;
    let mut here = 0;
    let mut best = 0;
    let row = state.rows[player.sleeper.index()].shards();
    for taken in 0..=row.len() {
        let points_left = i32::from(state.action_points) - taken as i32;
        if points_left < 0 {
            break;
        }
        let beyond = player.sleeper.links().iter().map(|&(next, _)| {
            let free = state.rows[next.index()].key().is_none_or(|key| hands.has(key));
            let points = points_left - i32::from(!free);
            if points_left > 0 {
                collecting(state.rows[next.index()].shards(), points, hands, &wanted)
            } else {
                0
            }
        });
        best = best.max(here + beyond.max().unwrap_or(0) * 9 / 10);
        let Some(&shard) = row.iter().rev().nth(taken).filter(|&&shard| hands.count(shard) < 2) else {
            break;
        };
        hands.add(shard, 1);
        here += worth_collecting(shard, &wanted);
        best = if points_left > 0 { best.max(here) } else { best };
    }
    best
}

/// What some action points collect from the hand end of a row.
fn collecting(row: &[Shard], points: i32, mut hands: Shards, wanted: &Shards) -> i32 {
    let mut promise = 0;
    for &shard in row.iter().rev().take(points.max(0) as usize) {
        if hands.count(shard) >= 2 {
            break;
        }
        hands.add(shard, 1);
        promise += worth_collecting(shard, wanted);
    }
    promise
}

const fn worth_collecting(shard: Shard, wanted: &Shards) -> i32 {
    match shard {
        Shard::Nightmare => -250,
        // Less than the shard is worth in the Hands, so that a promise is kept.
        _ if wanted.count(shard) > 0 => 14,
        _ => 8,
    }
}

/// How many of each colour the open cards could use beyond the Hands.
fn wanted(game: &Dreamscape, state: &State, seat: Seat) -> Shards {
    let mut wanted = Shards::NONE;
    for card in state.player(seat).open {
        let shown = game.matcher(card).shown();
        shown.iter().flat_map(|(stack, _)| stack.pieces()).for_each(|piece| wanted.add(piece.shard(), 1));
    }
    let hands = state.player(seat).hands;
    Shards(std::array::from_fn(|i| wanted.0[i].saturating_sub(hands.0[i])))
}

/// A part of what the purpose tiles would bring now, more towards the end.
fn aims(game: &Dreamscape, state: &State, seat: Seat) -> i32 {
    if state.cycle + 1 < game.cycles() {
        return 0;
    }
    let weight = if state.phase == Phase::Finale { 90 } else { 40 };
    let standings =
        state.purposes.into_iter().flatten().map(|purpose| purposes::standing(game, state, purpose));
    standings.map(|standing| i32::from(standing.points[seat.index()]) * weight).sum()
}

/// Open cards cost points at the end; the nearer one is, the more it promises instead. They want the same shards and the same cells: with one
/// cycle for each there is room for all, but of more than that the next counts by half, the one after it by a third.
fn cards_promise(game: &Dreamscape, state: &State, seat: Seat) -> i32 {
    let cost = i32::from(game.board().open_card_cost);
    let cycles_left = i32::from(game.cycles()) - i32::from(state.cycle);
    let mut hopes = [0; MAX_CARDS];
    let mut open = 0;
    for card in state.player(seat).open {
        hopes[open] = (i32::from(game.card_points(card)) + cost) * chance(game, state, seat, card) / 10;
        open += 1;
    }
    hopes[..open].sort_unstable_by_key(|hope| -hope);
    let hoped: i32 =
        hopes[..open].iter().zip(1..).map(|(hope, place)| hope / (place - cycles_left).max(1)).sum();
    hoped - 100 * cost * open as i32
}

/// The chance to finish a card, of a thousand: it shrinks with the way and with the time left.
fn chance(game: &Dreamscape, state: &State, seat: Seat, card: CardId) -> i32 {
    let cycles_left = i32::from(game.cycles()) - i32::from(state.cycle);
    let way = way_to(game.matcher(card), game.grid(), state.land(seat), state.player(seat));
    let patience = 220 + 130 * cycles_left;
    1000 * patience / (patience + way)
}

/// The least that is missing for a card, over all places and forms.
fn way_to(matcher: &Matcher, grid: &Grid, land: &Land, player: &Player) -> i32 {
    let mut least = HOPELESS;
    for form in matcher.forms() {
        for anchor in grid.cells {
            let (column, row) = (anchor.column() - form[0].0, anchor.row() - form[0].1);
            let mut hands = player.hands;
            let mut way = if matcher.shows_dreamer() { dreamer_way(grid, land, anchor) } else { 0 };
            for (&(right, up), &(stack, tree)) in form.iter().zip(matcher.shown()) {
                let cell = Cell::at(column + right, row + up).filter(|cell| grid.cells.has(*cell));
                let stands = !matcher.shows_dreamer() && cell.is_some_and(|cell| land.dreamer.has(cell));
                way += cell.map_or(HOPELESS, |cell| cell_way(land, cell, stack, tree, &mut hands))
                    + i32::from(stands) * STEP;
                if way >= least {
                    break;
                }
            }
            least = least.min(way);
        }
    }
    least
}

fn dreamer_way(grid: &Grid, land: &Land, to: Cell) -> i32 {
    match land.dreamer_cell() {
        Some(cell) => STEP * i32::from(cell.distance(to)),
        None => ENTER + STEP * i32::from(grid.entry.distance(to)),
    }
}

fn cell_way(land: &Land, cell: Cell, stack: Stack, tree: bool, hands: &mut Shards) -> i32 {
    let plain = land.stack(cell).plain();
    let treed = land.trees.has(cell);
    if treed && (!tree || plain != stack) {
        return HOPELESS;
    }
    let Some(missing) = plain.missing_for(stack) else { return CLEAR + STEP * stack.height() as i32 };
    let mut way = if tree && !treed { PLANT } else { 0 };
    for piece in missing.pieces() {
        let shard = piece.shard();
        if hands.has(shard) {
            hands.take(shard, 1);
            way += PLACE_FROM_HANDS;
        } else {
            way += PLACE_UNSEEN;
        }
    }
    way
}
