//! Purpose tiles (section 12): what each seat has to show for one, and who scores it.

use kernel::Seat;

use crate::data::{Tile, TileKind};
use crate::game::Dreamscape;
use crate::grid::{Cell, Cells, Grid};
use crate::shard::Shard;
use crate::state::{MAX_SEATS, PileId, Purpose, State};

/// How a purpose tile stands: what counts for each seat, and what it would bring now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// What counts: shards, cells, steps; for the fewest empty cells, the number of them.
    pub measure: [i16; MAX_SEATS],
    /// The points if it were scored now.
    pub points: [i16; MAX_SEATS],
    /// What Mr Nightmare would get in the solo game.
    pub rival: i16,
}

/// How a purpose tile stands now.
#[must_use]
pub fn standing(game: &Dreamscape, state: &State, purpose: Purpose) -> Standing {
    let tile = &game.tiles()[purpose.tile as usize];
    let seats = game.setup().players as usize;
    let mut standing = Standing { measure: [0; MAX_SEATS], points: [0; MAX_SEATS], rival: 0 };
    for seat in 0..seats {
        standing.measure[seat] = measure(game, state, Seat(seat as u8), tile, purpose.colour);
    }
    let rival = game.solo().map(|_| rival_measure(state, tile, purpose.colour));
    let contenders = || standing.measure[..seats].iter().copied().chain(rival);
    let most = contenders().max().unwrap_or(0);
    let least = contenders().min().unwrap_or(0);
    let points = |measure: i16| match tile.kind {
        TileKind::NumberOfColour => tile
            .steps
            .iter()
            .rev()
            .find(|(least, _)| measure >= i16::from(*least))
            .map_or(0, |&(_, points)| i16::from(points)),
        TileKind::View => measure,
        TileKind::NoRed | TileKind::FewestEmpty
            if measure == if tile.kind == TileKind::NoRed { 0 } else { least } =>
        {
            i16::from(tile.value)
        }
        TileKind::NoRed | TileKind::FewestEmpty => 0,
        _ if measure == most && measure > 0 => i16::from(tile.value),
        _ => 0,
    };
    let rival = rival.map_or(0, points);
    let mut scored = [0; MAX_SEATS];
    for (scored, &measure) in scored.iter_mut().zip(&standing.measure[..seats]) {
        *scored = points(measure);
    }
    Standing { points: scored, rival, ..standing }
}

/// The shards Mr Nightmare holds count as if they lay in a Dreamscape (D-13.1).
fn rival_measure(state: &State, tile: &Tile, colour: Option<Shard>) -> i16 {
    match (tile.kind, colour) {
        (TileKind::MostShards, _) => state.rival.shards.total() as i16,
        (_, Some(colour)) => i16::from(state.rival.shards.count(colour)),
        _ => 0,
    }
}

fn measure(game: &Dreamscape, state: &State, seat: Seat, tile: &Tile, colour: Option<Shard>) -> i16 {
    let land = state.land(seat);
    let height = |cell: Cell| state.lands.height(seat.index(), cell);
    let topped = |colour| land.occupied.filter(move |&cell| land.top(cell) == colour).collect::<Cells>();
    let trees = |cells: Cells| if tile.trees { i16::from(land.trees.and(cells).len()) } else { 0 };
    match tile.kind {
        TileKind::MostShards => land.occupied.map(height).sum::<u32>() as i16 + trees(land.trees),
        TileKind::MostPairs => land.occupied.filter(|&cell| height(cell) == 2).count() as i16,
        TileKind::MostCards => i16::from(state.piles.len(PileId::Finished(seat))),
        TileKind::Farthest => {
            land.dreamer_cell().map_or(0, |cell| i16::from(cell.distance(game.grid().entry)))
        }
        TileKind::FewestEmpty => i16::from(game.grid().cells.without(land.occupied.without(land.reds)).len()),
        TileKind::NoRed => i16::from(land.reds.len()),
        TileKind::MostOfColour | TileKind::NumberOfColour => {
            let shards = land.occupied.flat_map(|cell| state.lands.pieces(seat.index(), cell));
            shards.filter(|piece| Some(piece.shard()) == colour).count() as i16 + trees(topped(colour))
        }
        TileKind::MostSingles => topped(colour).filter(|&cell| height(cell) == 1).count() as i16,
        TileKind::LongestPath => {
            let cells = topped(colour);
            let long = if game.setup().house.largest_group { largest_group } else { longest_path };
            i16::from(long(game.grid(), cells))
        }
        TileKind::View => {
            let Some(dreamer) = land.dreamer_cell() else { return 0 };
            let seen = group(game.grid(), topped(colour).without(land.dreamer), game.grid().beside(dreamer));
            let counted = i16::from(seen.len()) + trees(seen);
            if state.lands.is_mountain(seat.index(), dreamer) { 2 * counted } else { counted }
        }
    }
}

/// The cells of a set that are connected, within it, with some cells.
fn group(grid: &Grid, cells: Cells, from: Cells) -> Cells {
    let mut found = cells.and(from);
    loop {
        let wider = found.or(grid.around(found).and(cells));
        if wider == found {
            return found;
        }
        found = wider;
    }
}

/// The size of the largest connected group.
fn largest_group(grid: &Grid, mut cells: Cells) -> u8 {
    let mut largest = 0;
    while let Some(cell) = { cells }.next() {
        let one = group(grid, cells, cell.bit());
        largest = largest.max(one.len());
        cells = cells.without(one);
    }
    largest
}

/// The length of the longest path that visits no cell twice.
#[must_use]
pub fn longest_path(grid: &Grid, cells: Cells) -> u8 {
    let mut best = 0;
    for start in cells {
        walk_on(grid, cells.without(start.bit()), start, 1, &mut best);
    }
    best
}

/// Tries every way on from a cell that can still beat the best path known.
fn walk_on(grid: &Grid, left: Cells, at: Cell, length: u8, best: &mut u8) {
    *best = length.max(*best);
    let near = grid.beside(at).and(left);
    if length + ways_on(grid, left, at, near) <= *best {
        return;
    }
    for next in near {
        walk_on(grid, left.without(next.bit()), next, length + 1, best);
    }
}

/// How many more cells a path could visit at the most: it changes between light and dark cells, as on a chessboard.
fn ways_on(grid: &Grid, left: Cells, at: Cell, near: Cells) -> u8 {
    /// Cells whose column and row add up to an even number.
    const LIGHT: u32 = 0b010101_101010_010101_101010_010101;
    let reach = group(grid, left, near);
    let (mut same, mut other) = (reach.0 & LIGHT, reach.0 & !LIGHT);
    if LIGHT >> at.0 & 1 == 0 {
        (same, other) = (other, same);
    }
    let (same, other) = (same.count_ones() as u8, other.count_ones() as u8);
    if other > same { 2 * same + 1 } else { 2 * other }
}
