//! Whether a card is complete, by trying every place and every turn of its drawing (D-8.1, D-8.2).

use std::collections::BTreeSet;

use dreamscape::card::{CardId, Mirrors, Pattern};
use dreamscape::{Dreamscape, State};

use crate::board::Board;

/// What a card shows: column, row and everything on the cell, as on a [`Board`].
pub(crate) type Drawing = Vec<(i32, i32, Vec<char>)>;

/// Where a drawing was found: its cells as they are drawn there, in order, and whether the Dreamer's condition holds.
pub(crate) type Found = (Drawing, bool);

/// The drawing of a pattern, moved so far to the right and up.
pub(crate) fn drawing(pattern: &Pattern, right: i32, up: i32) -> Drawing {
    let mut cells = Vec::new();
    for cell in &pattern.cells {
        let mut stack: Vec<char> = cell.stack.iter().map(|shard| shard.letter()).collect();
        if cell.tree {
            stack.push('^');
        }
        if cell.dreamer {
            stack.push('@');
        }
        cells.push((i32::from(cell.column) + right, i32::from(cell.row) + up, stack));
    }
    cells.sort();
    cells
}

pub(crate) fn quarter_turn(drawing: &Drawing) -> Drawing {
    drawing.iter().map(|(column, row, stack)| (*row, -*column, stack.clone())).collect()
}

pub(crate) fn mirror_image(drawing: &Drawing) -> Drawing {
    drawing.iter().map(|(column, row, stack)| (-*column, *row, stack.clone())).collect()
}

pub(crate) fn moved(drawing: &Drawing, right: i32, up: i32) -> Drawing {
    let mut cells: Drawing =
        drawing.iter().map(|(column, row, stack)| (column + right, row + up, stack.clone())).collect();
    cells.sort();
    cells
}

/// The drawing in all its turns.
pub(crate) fn turns(drawing: &Drawing, mirrors: Mirrors) -> Vec<Drawing> {
    let mut all = Vec::new();
    let mut turned = drawing.clone();
    for _ in 0..4 {
        all.push(turned.clone());
        if mirrors == Mirrors::Count {
            all.push(mirror_image(&turned));
        }
        turned = quarter_turn(&turned);
    }
    all
}

/// The places where the stacks of the drawing are exactly those of the board, with trees where it shows them and only there.
pub(crate) fn find(board: &Board, drawing: &Drawing, mirrors: Mirrors) -> BTreeSet<Found> {
    let mut found = BTreeSet::new();
    for turned in turns(drawing, mirrors) {
        for right in -6..=10 {
            for up in -6..=10 {
                let fits = |(column, row, drawn): &(i32, i32, Vec<char>)| {
                    is_as_drawn(board, column + right, row + up, drawn)
                };
                if turned.iter().all(fits) {
                    let image = moved(&turned, right, up);
                    let stands = dreamer_is_right(board, &image);
                    found.insert((image, stands));
                }
            }
        }
    }
    found
}

fn is_as_drawn(board: &Board, column: i32, row: i32, drawn: &[char]) -> bool {
    if column < 0 || row < 0 || column >= board.columns() as i32 || row >= board.rows() as i32 {
        return false;
    }
    let found = board.at((column as usize, row as usize)).iter().filter(|&&letter| letter != '@');
    let shown = drawn.iter().filter(|&&letter| letter != '@');
    found.map(|letter| letter.to_ascii_uppercase()).eq(shown.copied())
}

/// If the drawing shows the Dreamer it stands exactly there, if not it stands on no cell of the match (D-8.2).
fn dreamer_is_right(board: &Board, image: &Drawing) -> bool {
    let dreamer = board.dreamer().map(|(column, row)| (column as i32, row as i32));
    let shown = image.iter().find(|(_, _, stack)| stack.contains(&'@'));
    match shown {
        Some((column, row, _)) => dreamer == Some((*column, *row)),
        None => image.iter().all(|(column, row, _)| dreamer != Some((*column, *row))),
    }
}

/// Whether the card is complete.
pub(crate) fn is_complete(board: &Board, drawing: &Drawing, mirrors: Mirrors) -> bool {
    find(board, drawing, mirrors).iter().any(|(_, stands)| *stands)
}

/// The complete ones among a seat's open cards.
pub(crate) fn complete_cards(game: &Dreamscape, state: &State, seat: usize) -> BTreeSet<CardId> {
    let board = Board::read(game, state, seat);
    let complete = |card: &CardId| {
        let pattern = &game.pack().cards[card.index()].pattern;
        is_complete(&board, &drawing(pattern, 0, 0), game.setup().house.mirrors)
    };
    state.players[seat].open.filter(complete).collect()
}

/// The drawings of all cards of a game.
pub(crate) fn drawings(game: &Dreamscape) -> Vec<Drawing> {
    game.pack().cards.iter().map(|card| drawing(&card.pattern, 0, 0)).collect()
}
