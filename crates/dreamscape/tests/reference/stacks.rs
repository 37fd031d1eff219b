//! The stacks of all Dreamscapes against plain lists of letters, over random changes (D-1.6, D-7.9).

use dreamscape::grid::{CELLS, Cell};
use dreamscape::land::{Lands, Stack};
use kernel::Dice;

use crate::board::{letter, piece, shard};
use crate::rounds::seeded;
use crate::table::{chance, one_of};

const SEATS: usize = 4;

/// All shards of the box, reds included (D-1.1).
const SHARDS: usize = 134;

/// For each seat and cell a list of letters, with trees and Dreamers beside.
#[derive(Clone)]
struct Model {
    stacks: Vec<Vec<Vec<char>>>,
    trees: Vec<Vec<bool>>,
    dreamers: Vec<Option<usize>>,
}

impl Model {
    fn new() -> Model {
        Model {
            stacks: vec![vec![Vec::new(); CELLS]; SEATS],
            trees: vec![vec![false; CELLS]; SEATS],
            dreamers: vec![None; SEATS],
        }
    }

    fn total(&self) -> usize {
        self.stacks.iter().flatten().map(Vec::len).sum()
    }

    fn shift(&mut self, seat: usize, from: usize, count: usize, to: usize) {
        let height = self.stacks[seat][from].len();
        let carried = self.stacks[seat][from].split_off(height - count);
        self.stacks[seat][to].extend(carried);
        if self.trees[seat][from] {
            self.trees[seat][from] = false;
            self.trees[seat][to] = true;
        }
        if self.dreamers[seat] == Some(from) {
            self.dreamers[seat] = Some(to);
        }
    }

    /// The same stacks built from nothing: equal Dreamscapes must be equal however they came about.
    fn build(&self) -> Lands {
        let mut lands = Lands::EMPTY;
        for seat in 0..SEATS {
            for cell in 0..CELLS {
                for &letter in &self.stacks[seat][cell] {
                    lands.put(seat, Cell(cell as u8), piece(letter));
                }
                if self.trees[seat][cell] {
                    lands.plant(seat, Cell(cell as u8));
                }
            }
            if let Some(cell) = self.dreamers[seat] {
                lands.stand(seat, Cell(cell as u8));
            }
        }
        lands
    }
}

fn check_cell(lands: &Lands, model: &Model, seat: usize, number: usize) {
    let cell = Cell(number as u8);
    let stack = &model.stacks[seat][number];
    let mut found: Vec<char> = lands.pieces(seat, cell).map(letter).collect();
    found.reverse();
    assert_eq!(found, *stack);
    assert_eq!(lands.height(seat, cell) as usize, stack.len());
    let rocks: Vec<bool> = stack.iter().map(|letter| letter.eq_ignore_ascii_case(&'r')).collect();
    assert_eq!(lands.is_mountain(seat, cell), rocks.windows(2).any(|pair| pair == [true, true]), "{stack:?}");
    assert_eq!(lands.has_mark(seat, cell), stack.contains(&'r'), "{stack:?}");
    let land = &lands[seat];
    assert_eq!(land.top(cell), stack.last().map(|&letter| shard(letter)));
    assert_eq!(land.occupied.has(cell), !stack.is_empty());
    assert_eq!(land.reds.has(cell), stack.contains(&'N'));
    assert_eq!(land.trees.has(cell), model.trees[seat][number]);
    assert_eq!(land.dreamer.has(cell), model.dreamers[seat] == Some(number));
    let bare = !stack.is_empty() && !model.trees[seat][number] && model.dreamers[seat] != Some(number);
    assert_eq!(land.bare().has(cell), bare);
    if stack.len() <= 21 {
        let colours: Vec<_> = stack.iter().map(|&letter| shard(letter)).collect();
        assert_eq!(Some(land.stack(cell).plain()), Stack::of(&colours), "one stack, one integer");
    } else {
        assert!(land.stack(cell).goes_deeper(), "no pattern equals a part of a tall stack");
    }
}

fn check(lands: &Lands, model: &Model) {
    for seat in 0..SEATS {
        for cell in 0..CELLS {
            check_cell(lands, model, seat, cell);
        }
    }
    assert!(*lands == model.build(), "equal stacks are equal in memory");
}

/// One random change of both. Building goes on mostly on one cell, so that stacks get tall.
fn change(lands: &mut Lands, model: &mut Model, dice: &mut Dice, pull: u32) {
    let seat = if chance(dice, pull) { 0 } else { dice.below(SEATS as u32) as usize };
    let from = if chance(dice, pull) { 7 } else { dice.below(CELLS as u32) as usize };
    let to = if chance(dice, 50) { 8 } else { dice.below(CELLS as u32) as usize };
    let stack = model.stacks[seat][from].clone();
    match dice.below(40) {
        0 => {
            lands.mark(seat, Cell(from as u8));
            for letter in &mut model.stacks[seat][from] {
                if *letter == 'R' {
                    *letter = 'r';
                }
            }
        }
        1 => {
            lands.clear_marks();
            for letter in model.stacks.iter_mut().flatten().flatten() {
                *letter = letter.to_ascii_uppercase();
            }
        }
        2 => {
            let had = lands.uproot(seat, Cell(from as u8));
            assert_eq!(had, model.trees[seat][from]);
            model.trees[seat][from] = false;
        }
        3 if !stack.is_empty() => {
            lands.plant(seat, Cell(from as u8));
            model.trees[seat][from] = true;
        }
        4 if !stack.is_empty() => {
            lands.stand(seat, Cell(from as u8));
            model.dreamers[seat] = Some(from);
        }
        5..=9 => {
            let lifted = lands.lift(seat, Cell(from as u8)).map(letter);
            assert_eq!(lifted, model.stacks[seat][from].pop());
            let tree_stood_on_it = lifted.is_some() && model.stacks[seat][from].is_empty();
            if tree_stood_on_it && model.trees[seat][from] {
                lands.uproot(seat, Cell(from as u8));
                model.trees[seat][from] = false;
            }
        }
        10 => shift(lands, model, dice, (seat, from, to)),
        _ if !stack.contains(&'N') && model.total() < SHARDS => {
            let reds_too = if stack.is_empty() { 7 } else { 6 };
            let letter = ['W', 'R', 'R', 'L', 'G', 'M', 'N'][dice.below(reds_too) as usize];
            lands.put(seat, Cell(from as u8), piece(letter));
            model.stacks[seat][from].push(letter);
        }
        _ => {}
    }
}

/// Moves the upper part of a stack as the Golem does: not onto trees, Dreamers and reds, and reds only onto nothing.
fn shift(lands: &mut Lands, model: &mut Model, dice: &mut Dice, (seat, from, to): (usize, usize, usize)) {
    let (low, high) = (&model.stacks[seat][from], &model.stacks[seat][to]);
    let covered = model.trees[seat][to] || model.dreamers[seat] == Some(to);
    let red = low.contains(&'N') && !high.is_empty() || high.contains(&'N');
    if from == to || low.is_empty() || covered || red {
        return;
    }
    let count = one_of(dice, &[1, low.len(), 1 + dice.clone().below(low.len() as u32) as usize]);
    lands.shift(seat, Cell(from as u8), count as u32, Cell(to as u8));
    model.shift(seat, from, count, to);
}

#[test]
fn d1_6_stacks_of_any_height_keep_their_shards_in_order_over_every_change() {
    let mut dice = Dice::new(seeded(16));
    let mut tallest = 0;
    for round in 0..24 {
        let (mut lands, mut model) = (Lands::EMPTY, Model::new());
        for _ in 0..600 {
            change(&mut lands, &mut model, &mut dice, [20, 60, 90, 99][round % 4]);
            check(&lands, &model);
            tallest = tallest.max(model.stacks.iter().flatten().map(Vec::len).max().unwrap_or(0));
        }
    }
    assert!(tallest > 4 * 21, "{tallest}");
}

#[test]
fn d1_6_all_shards_of_the_box_fit_on_one_cell_and_move_together() {
    let mut dice = Dice::new(seeded(134));
    let (mut lands, mut model) = (Lands::EMPTY, Model::new());
    for height in 1..=SHARDS {
        let letter = one_of(&mut dice, &['W', 'R', 'L', 'G', 'M']);
        lands.put(3, Cell(29), piece(letter));
        model.stacks[3][29].push(letter);
        check(&lands, &model);
        for count in [1, height.div_ceil(2), height] {
            let mut moved = (lands, model.clone());
            moved.0.shift(3, Cell(29), count as u32, Cell(28));
            moved.1.shift(3, 29, count, 28);
            check(&moved.0, &moved.1);
        }
    }
    while let Some(piece) = lands.lift(3, Cell(29)) {
        assert_eq!(Some(letter(piece)), model.stacks[3][29].pop());
        check(&lands, &model);
    }
    assert!(lands == Lands::EMPTY);
}

#[test]
fn d6_6_any_part_of_a_stack_of_any_height_moves_onto_a_stack_of_any_height() {
    let heights = [0, 1, 2, 10, 19, 20, 21, 22, 23, 41, 42, 43, 44];
    for (low, high) in heights.iter().flat_map(|&low| heights.map(|high| (low, high))) {
        let mut model = Model::new();
        model.stacks[2][3] = "WRRLGM".chars().cycle().take(low).collect();
        model.stacks[2][4] = "GLRWM".chars().cycle().take(high).collect();
        let lands = model.build();
        for count in 1..=low {
            let mut moved = (lands, model.clone());
            moved.0.shift(2, Cell(3), count as u32, Cell(4));
            moved.1.shift(2, 3, count, 4);
            check_cell(&moved.0, &moved.1, 2, 3);
            check_cell(&moved.0, &moved.1, 2, 4);
            assert!(moved.0 == moved.1.build(), "{count} of {low} onto {high}");
        }
    }
}

#[test]
fn d7_9_two_greys_on_each_other_are_a_mountain_at_any_depth() {
    for height in [2, 20, 21, 22, 23, 42, 43, 44, 63, 64, 106, 134] {
        for lower in 0..height - 1 {
            let (mut lands, mut model) = (Lands::EMPTY, Model::new());
            for place in 0..height {
                let letter = if place == lower || place == lower + 1 { 'R' } else { 'W' };
                lands.put(1, Cell(14), piece(letter));
                model.stacks[1][14].push(letter);
            }
            check_cell(&lands, &model, 1, 14);
            assert!(lands.is_mountain(1, Cell(14)));
            lands.mark(1, Cell(14));
            assert!(lands.has_mark(1, Cell(14)), "the greys from place {lower} of {height} are marked");
            lands.clear_marks();
            check_cell(&lands, &model, 1, 14);
        }
    }
}
