//! The engine's search for patterns against trying everything (D-8.1 to D-8.3).

use std::collections::BTreeSet;

use dreamscape::card::{Matcher, Mirrors, Pattern, PatternCell};
use dreamscape::grid::{Cells, Grid};
use dreamscape::land::Lands;
use kernel::Dice;

use crate::board::{Board, Place, cell, shard};
use crate::matching::{Found, drawing, find, is_complete, mirror_image, moved, turns};
use crate::rounds::seeded;
use crate::table::{Terrain, all_cards, chance, grids, one_of, small_cards};

const BOTH: [Mirrors; 2] = [Mirrors::DoNotCount, Mirrors::Count];

/// A random pattern of one to four cells that hang together.
pub(crate) fn random_pattern(dice: &mut Dice) -> Pattern {
    let mut places: Vec<(i8, i8)> = vec![(2, 2)];
    for _ in 0..dice.below(4) {
        let (column, row) = one_of(dice, &places);
        let next =
            one_of(dice, &[(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]);
        if !places.contains(&next) && next.0 >= 0 && next.1 >= 0 {
            places.push(next);
        }
    }
    places.sort_by_key(|&(column, row)| (row, column));
    let left = places.iter().map(|place| place.0).min().unwrap_or(0);
    let bottom = places.iter().map(|place| place.1).min().unwrap_or(0);
    let dreamer = dice.below(2 * places.len() as u32) as usize;
    let cells = places.iter().enumerate().map(|(number, &(column, row))| PatternCell {
        column: column - left,
        row: row - bottom,
        stack: (0..1 + dice.below(3)).map(|_| shard(one_of(dice, &['W', 'R', 'L']))).collect(),
        tree: number != dreamer && chance(dice, 25),
        dreamer: number == dreamer,
    });
    Pattern { cells: cells.collect() }
}

/// Puts a pattern somewhere on the board if there is room, turned at random, sometimes mirrored.
fn paste(board: &mut Board, pattern: &Pattern, dice: &mut Dice) {
    let mut turned = one_of(dice, &turns(&drawing(pattern, 0, 0), Mirrors::DoNotCount));
    if chance(dice, 25) {
        turned = mirror_image(&turned);
    }
    let inside = |(column, row, _): &(i32, i32, Vec<char>)| {
        (0..board.columns() as i32).contains(column) && (0..board.rows() as i32).contains(row)
    };
    let mut images = Vec::new();
    for right in -6..=10 {
        for up in -6..=10 {
            let image = moved(&turned, right, up);
            if image.iter().all(inside) {
                images.push(image);
            }
        }
    }
    if images.is_empty() {
        return;
    }
    let image = one_of(dice, &images);
    if image.iter().any(|(_, _, stack)| stack.contains(&'@')) && chance(dice, 80) {
        for place in board.places() {
            board.at_mut(place).retain(|&letter| letter != '@');
        }
    }
    for (column, row, stack) in image {
        let place = (column as usize, row as usize);
        let had_dreamer = board.at(place).contains(&'@');
        let free = board.dreamer().is_none();
        let mut stack: Vec<char> = stack.into_iter().filter(|&letter| letter != '@' || free).collect();
        if had_dreamer && !stack.contains(&'^') && !stack.contains(&'@') {
            stack.push('@');
        }
        *board.at_mut(place) = stack;
    }
}

/// A board with the pattern pasted in, sometimes with a flaw.
fn board_with(pattern: &Pattern, terrain: Terrain, size: (u8, u8), dice: &mut Dice) -> Board {
    let mut board = terrain.board(size, dice);
    paste(&mut board, pattern, dice);
    if chance(dice, 35) {
        spoil(&mut board, dice);
    }
    board
}

/// One small change at a random cell: a shard or a tree more or less, the Dreamer elsewhere, a grey marked.
fn spoil(board: &mut Board, dice: &mut Dice) -> Place {
    let place = one_of(dice, &board.places());
    let dreamer = board.dreamer();
    let buildable = board.is_bare(place) && board.top(place) != Some('N');
    match dice.below(5) {
        0 if buildable => board.at_mut(place).push(one_of(dice, &['W', 'R', 'L'])),
        1 if board.is_bare(place) => {
            board.at_mut(place).pop();
        }
        2 if buildable => board.at_mut(place).push('^'),
        3 => board.at_mut(place).retain(|&letter| letter != '^'),
        4 if board.is_bare(place) => {
            dreamer.map(|here| board.at_mut(here).pop());
            board.at_mut(place).push('@');
        }
        _ => {}
    }
    place
}

fn lands(board: &Board) -> Lands {
    let mut lands = Lands::EMPTY;
    board.build(&mut lands, 0);
    lands
}

/// The engine's places as drawings.
fn engine_places(
    matcher: &Matcher,
    pattern: &Pattern,
    mirrors: Mirrors,
    land: &Lands,
    grid: &Grid,
) -> Vec<Found> {
    let forms = pattern.forms(mirrors);
    let places = matcher.places(&land[0], grid).into_iter().map(|(form, cells, stands)| {
        let left = cells.map(|cell| cell.column()).min().unwrap_or(0);
        let bottom = cells.map(|cell| cell.row()).min().unwrap_or(0);
        let image = drawing(&forms[form], left.into(), bottom.into());
        let shown: Cells =
            image.iter().map(|(column, row, _)| cell((*column as usize, *row as usize))).collect();
        assert_eq!(shown, cells, "the cells are those of the form");
        (image, stands)
    });
    places.collect()
}

fn compare(pattern: &Pattern, board: &Board, mirrors: Mirrors, grid: &Grid) -> bool {
    let matcher = Matcher::new(pattern, mirrors);
    let lands = lands(board);
    let expected = find(board, &drawing(pattern, 0, 0), mirrors);
    let places = engine_places(&matcher, pattern, mirrors, &lands, grid);
    assert_eq!(places.len(), expected.len(), "each place is told once: {pattern:?} on {board:?}");
    assert_eq!(places.into_iter().collect::<BTreeSet<_>>(), expected, "{pattern:?} on {board:?}");
    let complete = expected.iter().any(|(_, stands)| *stands);
    assert_eq!(matcher.completes(&lands[0], grid, grid.cells), complete, "{pattern:?} on {board:?}");
    complete
}

const ROCKY: Terrain =
    Terrain { colours: "WRL", filled: 80, height: 3, trees: 25, reds: 5, marks: 20, dreamer: 80 };

#[test]
fn d8_1_a_pattern_is_found_at_any_place_in_any_turn_with_exact_stacks_and_trees() {
    let mut dice = Dice::new(seeded(81));
    let mut complete = 0;
    for round in 0..1500 {
        let size = one_of(&mut dice, &grids());
        let grid = Grid::new(size.0, size.1).unwrap();
        let pattern = random_pattern(&mut dice);
        let board = board_with(&pattern, ROCKY, size, &mut dice);
        complete += u32::from(compare(&pattern, &board, BOTH[round % 2], &grid));
    }
    assert!((300..1200).contains(&complete), "{complete} were complete: both sides must be met");
}

#[test]
fn d8_1_every_card_of_the_packs_is_found_where_it_lies_and_nowhere_else() {
    let mut dice = Dice::new(seeded(812));
    let grid = Grid::new(5, 4).unwrap();
    let mut complete = 0;
    for round in 0..12 {
        for card in all_cards().cards.iter().chain(&small_cards().cards) {
            let board = board_with(&card.pattern, Terrain::MIXED, (5, 4), &mut dice);
            complete += u32::from(compare(&card.pattern, &board, BOTH[round % 2], &grid));
        }
    }
    assert!((200..850).contains(&complete), "{complete} were complete: both sides must be met");
}

#[test]
fn d8_1_a_mirror_image_counts_only_as_a_house_option() {
    let grid = Grid::new(5, 4).unwrap();
    let pattern = Pattern::read("W .\nR L").unwrap();
    let image = moved(&mirror_image(&drawing(&pattern, 0, 0)), 3, 1);
    let mut board = Board::empty(5, 4);
    for (column, row, stack) in image {
        *board.at_mut((column as usize, row as usize)) = stack;
    }
    assert!(!compare(&pattern, &board, Mirrors::DoNotCount, &grid));
    assert!(compare(&pattern, &board, Mirrors::Count, &grid));
}

#[test]
fn d8_2_the_dreamer_stands_where_the_card_shows_it_and_else_outside_the_match() {
    let mut dice = Dice::new(seeded(82));
    let grid = Grid::new(4, 3).unwrap();
    let mut right = [0, 0];
    for _ in 0..1500 {
        let pattern = random_pattern(&mut dice);
        let terrain = Terrain { dreamer: 100, filled: 40, ..ROCKY };
        let board = board_with(&pattern, terrain, (4, 3), &mut dice);
        compare(&pattern, &board, Mirrors::DoNotCount, &grid);
        for (_, stands) in find(&board, &drawing(&pattern, 0, 0), Mirrors::DoNotCount) {
            right[usize::from(stands)] += 1;
        }
    }
    assert!(right.iter().all(|&count| count > 100), "{right:?}: both sides must be met");
}

#[test]
fn d8_3_looking_only_at_the_changed_cells_finds_what_looking_everywhere_finds() {
    let mut dice = Dice::new(seeded(83));
    let grid = Grid::new(5, 4).unwrap();
    let mut counts = [0, 0];
    while counts[0] < 3000 {
        let pattern = random_pattern(&mut dice);
        let mut before = ROCKY.board((5, 4), &mut dice);
        paste(&mut before, &pattern, &mut dice);
        let mut after = before.clone();
        let place = spoil(&mut after, &mut dice);
        let complete = |board: &Board| is_complete(board, &drawing(&pattern, 0, 0), Mirrors::DoNotCount);
        // A flaw that can be made can be mended: what was complete before comes after.
        if complete(&before) {
            std::mem::swap(&mut before, &mut after);
        }
        if complete(&before) {
            continue;
        }
        let moved = [before.dreamer(), after.dreamer()];
        let steps = if moved[0] == moved[1] { [None; 2] } else { moved };
        let changed: Cells = steps.into_iter().flatten().chain([place]).map(cell).collect();
        let matcher = Matcher::new(&pattern, Mirrors::DoNotCount);
        let found = matcher.completes(&lands(&after)[0], &grid, changed);
        assert_eq!(found, complete(&after), "{pattern:?} after a change at {place:?}: {after:?}");
        counts[usize::from(found)] += 1;
    }
    assert!(counts[1] > 300, "{counts:?}: enough must be completed by the change");
}
