//! What every purpose tile brings, counted on boards of letters (section 12).

use dreamscape::data::TileKind;

use crate::board::{Board, Place};

/// One who competes for a tile.
#[derive(Clone, Debug)]
pub(crate) struct Contender {
    /// The Dreamscape; for Mr Nightmare the shards he holds, each on a cell of its own.
    pub(crate) board: Board,
    /// Finished cards.
    pub(crate) finished: i16,
}

/// A tile as the rules print it (D-12.4, D-12.5); `group` is the house option for the longest path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    pub(crate) kind: TileKind,
    pub(crate) colour: Option<char>,
    pub(crate) group: bool,
}

/// What counts for a tile.
pub(crate) fn measure(contender: &Contender, terms: Terms) -> i16 {
    let board = &contender.board;
    let places = board.places();
    let colour = terms.colour;
    let count = |counts: &dyn Fn(Place) -> bool| places.iter().filter(|&&place| counts(place)).count() as i16;
    match terms.kind {
        TileKind::MostShards => {
            let shards: usize = places.iter().map(|&place| board.shards(place).len()).sum();
            shards as i16 + board.trees() as i16
        }
        TileKind::MostPairs => count(&|place| board.shards(place).len() == 2),
        TileKind::MostCards => contender.finished,
        TileKind::Farthest => board.dreamer().map_or(0, |(column, row)| {
            let entry = board.entry();
            (column.abs_diff(entry.0) + row.abs_diff(entry.1)) as i16
        }),
        TileKind::FewestEmpty => {
            count(&|place| board.shards(place).is_empty() || board.shards(place).contains(&'N'))
        }
        TileKind::NoRed => count(&|place| board.shards(place).contains(&'N')),
        TileKind::MostOfColour | TileKind::NumberOfColour => {
            let of_colour =
                |place: Place| board.shards(place).into_iter().filter(|&shard| Some(shard) == colour).count();
            let shards: usize = places.iter().map(|&place| of_colour(place)).sum();
            shards as i16 + count(&|place| board.has_tree(place) && board.top(place) == colour)
        }
        TileKind::MostSingles => count(&|place| board.shards(place).len() == 1 && board.top(place) == colour),
        TileKind::LongestPath if terms.group => largest_group(board, colour) as i16,
        TileKind::LongestPath => longest_path(board, colour) as i16,
        TileKind::View => view(board, colour),
    }
}

fn topped(board: &Board, colour: Option<char>) -> Vec<Place> {
    board.places().into_iter().filter(|&place| colour.is_some() && board.top(place) == colour).collect()
}

/// Tries every path that visits no stack twice.
fn longest_path(board: &Board, colour: Option<char>) -> usize {
    let cells = topped(board, colour);
    let mut longest = 0;
    for &start in &cells {
        longest = longest.max(walk_on(&cells, &mut vec![start]));
    }
    longest
}

fn walk_on(cells: &[Place], path: &mut Vec<Place>) -> usize {
    let mut longest = path.len();
    let here = path[path.len() - 1];
    for &next in cells {
        let beside = next.0.abs_diff(here.0) + next.1.abs_diff(here.1) == 1;
        if beside && !path.contains(&next) {
            path.push(next);
            longest = longest.max(walk_on(cells, path));
            path.pop();
        }
    }
    longest
}

/// The cells of a set that hang together with a cell of it.
fn group_of(board: &Board, cells: &[Place], start: Place) -> Vec<Place> {
    let mut group = vec![start];
    let mut next = 0;
    while next < group.len() {
        for beside in board.neighbours(group[next]) {
            if cells.contains(&beside) && !group.contains(&beside) {
                group.push(beside);
            }
        }
        next += 1;
    }
    group
}

fn largest_group(board: &Board, colour: Option<char>) -> usize {
    let cells = topped(board, colour);
    cells.iter().map(|&start| group_of(board, &cells, start).len()).max().unwrap_or(0)
}

/// One point per stack of every group that touches the Dreamer's cell, and one per tree on them; doubled on a mountain.
fn view(board: &Board, colour: Option<char>) -> i16 {
    let Some(dreamer) = board.dreamer() else { return 0 };
    let cells = topped(board, colour);
    let mut points = 0;
    for &stack in &cells {
        // The Dreamer's own stack belongs to a group too, but is not counted.
        let group = group_of(board, &cells, stack);
        let touches =
            group.iter().any(|&place| place != dreamer && board.neighbours(dreamer).contains(&place));
        if stack != dreamer && touches {
            points += 1 + i16::from(board.has_tree(stack));
        }
    }
    if board.is_mountain(dreamer) { 2 * points } else { points }
}

/// The points of everyone (D-12.1, D-12.5).
pub(crate) fn points(contenders: &[Contender], terms: Terms) -> Vec<i16> {
    let measures: Vec<i16> = contenders.iter().map(|contender| measure(contender, terms)).collect();
    let mut points = Vec::new();
    for &own in &measures {
        let nobody_more = measures.iter().all(|&other| other <= own);
        let nobody_fewer = measures.iter().all(|&other| other >= own);
        points.push(match terms.kind {
            TileKind::View => own,
            TileKind::NumberOfColour => match own {
                9.. => 10,
                7.. => 7,
                5.. => 4,
                3.. => 2,
                _ => 0,
            },
            TileKind::NoRed => {
                if own == 0 {
                    6
                } else {
                    0
                }
            }
            TileKind::FewestEmpty => {
                if nobody_fewer {
                    5
                } else {
                    0
                }
            }
            _ => {
                if nobody_more && own >= 1 {
                    5
                } else {
                    0
                }
            }
        });
    }
    points
}
