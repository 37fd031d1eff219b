//! Moves of the Clockwork Golem by trying every shard and every cell (D-6.6).

use std::collections::BTreeSet;

use dreamscape::Action;
use dreamscape::data::Edition;
use dreamscape::state::{Phase, Task};
use kernel::{Dice, Game, Silence};

use crate::board::{Board, Place, cell};
use crate::rounds::seeded;
use crate::table::{SEAT, Terrain, chance, game, grids, one_of, turn_of_first};

/// The board after a shard, counted from 1 at the bottom, was moved with everything on it; `None` if it may not.
fn moved(board: &Board, from: Place, shard: usize, to: Place, alone_is_fine: bool) -> Option<Board> {
    let pile = board.at(from);
    if shard == 0 || shard > board.shards(from).len() || !board.neighbours(from).contains(&to) {
        return None;
    }
    let mut after = board.clone();
    let carried: Vec<char> = pile[shard - 1..].to_vec();
    after.at_mut(from).truncate(shard - 1);
    if board.at(to).is_empty() {
        // The moved shard needs a shard in a neighbouring cell; what was left behind counts, what it carries does not.
        let supported = after.neighbours(to).into_iter().any(|beside| !after.shards(beside).is_empty());
        if !supported && !alone_is_fine {
            return None;
        }
    } else if !board.is_bare(to) || board.top(to) == Some('N') || carried[0] == 'N' {
        return None;
    }
    after.at_mut(to).extend(carried);
    Some(after)
}

fn check(edition: Edition, size: (u8, u8), board: &Board, dice: &mut Dice) -> usize {
    let game = game(edition, size);
    let left = 1 + dice.below(3) as u8;
    let mut state = turn_of_first(&game, one_of(dice, &[Phase::Creation, Phase::Travel]), board, &['W']);
    state.players[0].task = Task::Golem { left };
    let mut expected = BTreeSet::new();
    let highest = board.places().iter().map(|&place| board.shards(place).len()).max().unwrap_or(0);
    for from in board.places() {
        for shard in 0..=highest + 1 {
            for to in board.places() {
                let action = Action::Golem { from: cell(from), shard: shard as u8, to: cell(to) };
                let mut after = state.clone();
                let played = game.play(&mut after, SEAT, action, &mut Dice::new(1), &mut Silence);
                let reached = moved(board, from, shard, to, edition == Edition::De);
                assert_eq!(played.is_ok(), reached.is_some(), "{edition:?} {action:?} on {board:?}");
                if let Some(reached) = reached {
                    assert_eq!(Board::read(&game, &after, 0), reached, "{action:?} on {board:?}");
                    assert_eq!(
                        after.player(SEAT).points,
                        state.player(SEAT).points,
                        "it scores nothing (D-7.12)"
                    );
                    expected.insert(action);
                }
            }
        }
    }
    let mut legal = Vec::new();
    game.legal(&state, SEAT, &mut legal);
    legal.retain(|action| matches!(action, Action::Golem { .. }));
    assert_eq!(legal.len(), expected.len(), "each move is listed once");
    assert_eq!(legal.into_iter().collect::<BTreeSet<_>>(), expected, "{edition:?} on {board:?}");
    expected.len()
}

#[test]
fn d6_6_the_golem_moves_any_shard_with_everything_on_it_to_a_neighbouring_cell() {
    let mut dice = Dice::new(seeded(66));
    let mut moves = 0;
    for round in 0..500 {
        let size = one_of(&mut dice, &grids());
        let terrain = Terrain {
            filled: one_of(&mut dice, &[10, 30, 60, 90]),
            height: 1 + dice.below(5),
            reds: one_of(&mut dice, &[0, 10, 40]),
            ..Terrain::MIXED
        };
        let board = terrain.board(size, &mut dice);
        moves += check(Edition::ALL[round % 5], size, &board, &mut dice);
    }
    assert!(moves > 5000, "{moves}");
}

#[test]
fn d6_6_a_shard_moved_onto_an_empty_cell_needs_a_neighbour_but_in_the_german_edition() {
    let mut dice = Dice::new(seeded(666));
    let (mut standard, mut german) = (0, 0);
    for _ in 0..300 {
        let size = one_of(&mut dice, &[(5, 4), (6, 5), (4, 4)]);
        let mut board = Board::empty(size.0.into(), size.1.into());
        for place in board.places() {
            if chance(&mut dice, 12) {
                *board.at_mut(place) = one_of(&mut dice, &["W", "RW", "N", "LRG^", "RR@"]).chars().collect();
            }
        }
        let dreamers: Vec<Place> =
            board.places().into_iter().filter(|&place| board.at(place).contains(&'@')).collect();
        for place in dreamers.into_iter().skip(1) {
            board.at_mut(place).pop();
        }
        standard += check(Edition::Standard, size, &board, &mut dice);
        german += check(Edition::De, size, &board, &mut dice);
    }
    assert!(german > standard + 300, "{german} and {standard}");
}
