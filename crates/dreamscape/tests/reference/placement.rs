//! Where shards, reds and trees can go, by looking at every cell (D-7.2, D-7.5, D-10.5, D-10.6, D-6.5).

use dreamscape::data::Edition;
use dreamscape::state::{Phase, State, Task};
use dreamscape::{Action, Cause, Dreamscape, Refusal};
use kernel::{Dice, Game, Silence, Stop};

use crate::board::{Board, Place, cell, shard};
use crate::rounds::seeded;
use crate::table::{SEAT, Terrain, chance, game, grids, letters, one_of, turn_of_first};

/// Where a shard that is not red can be placed (D-7.2).
fn places_for_shard(board: &Board) -> Vec<Place> {
    if board.is_empty() {
        return vec![board.entry()];
    }
    let mut places = Vec::new();
    for place in board.places() {
        let beside_shard = board.neighbours(place).into_iter().any(|beside| !board.shards(beside).is_empty());
        let on_empty = board.at(place).is_empty() && beside_shard;
        let on_shard = board.is_bare(place) && board.top(place) != Some('N');
        if on_empty || on_shard {
            places.push(place);
        }
    }
    places
}

/// Where a red can be placed (D-10.5), in a full Dreamscape in the place of something (D-10.6).
fn places_for_red(board: &Board) -> Vec<Place> {
    if board.is_empty() {
        return vec![board.entry()];
    }
    let empty: Vec<Place> = board.places().into_iter().filter(|&place| board.at(place).is_empty()).collect();
    if !empty.is_empty() {
        let near_shard = |place: &Place| {
            board.neighbours(*place).into_iter().any(|beside| !board.shards(beside).is_empty())
        };
        return empty.into_iter().filter(near_shard).collect();
    }
    let yields = |place: &Place| !board.at(*place).contains(&'N') && !board.at(*place).contains(&'@');
    let stacks: Vec<Place> = board.places().into_iter().filter(yields).collect();
    let singles: Vec<Place> =
        stacks.iter().copied().filter(|&place| board.shards(place).len() == 1).collect();
    if !singles.is_empty() {
        return singles;
    }
    let lowest = stacks.iter().map(|&place| board.shards(place).len()).min();
    stacks.into_iter().filter(|&place| Some(board.shards(place).len()) == lowest).collect()
}

/// Where a tree can be planted (D-7.5).
fn places_for_tree(board: &Board) -> Vec<Place> {
    let bare = |place: &Place| board.is_bare(*place) && board.top(*place) != Some('N');
    board.places().into_iter().filter(bare).collect()
}

/// Plays every action of a kind on every cell and compares what is accepted, and listed, with what is expected.
fn check_kind(
    game: &Dreamscape,
    state: &State,
    expected: &[Place],
    action: impl Fn(Place) -> Action,
) -> Vec<(Place, State)> {
    let board = Board::read(game, state, 0);
    let mut legal = Vec::new();
    game.legal(state, SEAT, &mut legal);
    let mut played = Vec::new();
    for place in Board::empty(6, 5).places() {
        let action = action(place);
        let allowed = expected.contains(&place);
        let times = legal.iter().filter(|&&listed| listed == action).count();
        assert_eq!(times, usize::from(allowed), "{action:?} is listed so often on {board:?}");
        let mut after = state.clone();
        let accepted = game.play(&mut after, SEAT, action, &mut Dice::new(1), &mut Silence).is_ok();
        assert_eq!(accepted, allowed, "{action:?} on {board:?}");
        if allowed {
            played.push((place, after));
        }
    }
    played
}

/// Boards of every size and fullness, some of them full.
fn random_board(dice: &mut Dice) -> ((u8, u8), Board) {
    let size = one_of(dice, &grids());
    let terrain = Terrain {
        filled: one_of(dice, &[0, 20, 60, 90, 100, 100]),
        height: 1 + dice.below(4),
        reds: one_of(dice, &[0, 5, 40, 90]),
        ..Terrain::MIXED
    };
    (size, terrain.board(size, dice))
}

#[test]
fn d7_2_a_shard_goes_beside_or_onto_a_shard_with_nothing_on_it() {
    let mut dice = Dice::new(seeded(72));
    for _ in 0..400 {
        let (size, board) = random_board(&mut dice);
        let game = game(one_of(&mut dice, &Edition::ALL), size);
        let letter = one_of(&mut dice, &['W', 'R', 'L', 'G', 'M']);
        let state =
            turn_of_first(&game, one_of(&mut dice, &[Phase::Creation, Phase::Finale]), &board, &[letter]);
        let expected = places_for_shard(&board);
        let kind = |place| Action::Place { shard: shard(letter), cell: cell(place) };
        for (place, after) in check_kind(&game, &state, &expected, kind) {
            let mut grown = board.clone();
            grown.at_mut(place).push(letter);
            assert_eq!(Board::read(&game, &after, 0), grown);
            assert!(after.player(SEAT).hands.is_empty());
        }
    }
}

#[test]
fn d7_5_a_tree_goes_onto_a_shard_with_nothing_on_it_and_scores_all_trees() {
    let mut dice = Dice::new(seeded(75));
    for _ in 0..400 {
        let (size, board) = random_board(&mut dice);
        let game = game(one_of(&mut dice, &Edition::ALL), size);
        let mut state = turn_of_first(&game, Phase::Creation, &board, &['G', 'W']);
        state.trees = dice.below(3) as u8;
        let (bag, trees) = (letters(&state.bag).len(), state.trees);
        let expected = if trees == 0 { Vec::new() } else { places_for_tree(&board) };
        for (place, after) in check_kind(&game, &state, &expected, |place| Action::Plant(cell(place))) {
            let mut grown = board.clone();
            grown.at_mut(place).push('^');
            assert_eq!(Board::read(&game, &after, 0), grown);
            assert_eq!(after.player(SEAT).points[Cause::Trees as usize], grown.trees() as i16);
            assert_eq!(letters(&after.player(SEAT).hands), ['W']);
            assert_eq!((letters(&after.bag).len(), after.trees), (bag + 1, trees - 1));
        }
    }
}

#[test]
fn d7_5_without_a_green_no_tree_is_planted() {
    let game = game(Edition::Standard, (5, 4));
    let board = Terrain::MIXED.board((5, 4), &mut Dice::new(5));
    let state = turn_of_first(&game, Phase::Creation, &board, &['W', 'R']);
    check_kind(&game, &state, &[], |place| Action::Plant(cell(place)));
}

#[test]
fn d10_5_a_red_goes_only_on_an_empty_cell() {
    let mut dice = Dice::new(seeded(105));
    for _ in 0..400 {
        let (size, board) = random_board(&mut dice);
        let game = game(one_of(&mut dice, &Edition::ALL), size);
        let state = turn_of_first(&game, Phase::Creation, &board, &['N', 'N', 'R']);
        let kind = |place| Action::Place { shard: shard('N'), cell: cell(place) };
        for (place, after) in check_kind(&game, &state, &places_for_red(&board), kind) {
            let mut haunted = board.clone();
            *haunted.at_mut(place) = vec!['N'];
            assert_eq!(Board::read(&game, &after, 0), haunted);
        }
    }
}

#[test]
fn d10_6_in_a_full_dreamscape_a_red_takes_the_place_of_a_single_shard_or_of_a_lowest_stack() {
    let mut dice = Dice::new(seeded(106));
    let mut met = [0; 3];
    for _ in 0..600 {
        let size = one_of(&mut dice, &[(2, 1), (2, 2), (3, 2), (5, 4)]);
        let game = game(one_of(&mut dice, &Edition::ALL), size);
        let height = 1 + dice.below(4);
        let terrain =
            Terrain { filled: 100, height, reds: one_of(&mut dice, &[0, 60, 100]), ..Terrain::MIXED };
        let mut board = terrain.board(size, &mut dice);
        if chance(&mut dice, 50) {
            thicken(&mut board);
        }
        let state = turn_of_first(&game, Phase::Creation, &board, &['N']);
        let expected = places_for_red(&board);
        let kind = |place| Action::Place { shard: shard('N'), cell: cell(place) };
        met[expected.first().map_or(2, |&place| usize::from(board.shards(place).len() > 1))] += 1;
        for (place, after) in check_kind(&game, &state, &expected, kind) {
            let mut bag = letters(&state.bag);
            bag.extend(board.shards(place));
            bag.sort_unstable();
            let mut full = letters(&after.bag);
            full.sort_unstable();
            assert_eq!(full, bag, "the stack goes to the bag");
            assert_eq!(after.trees, state.trees + u8::from(board.has_tree(place)), "its tree to the reserve");
        }
        check_end(&game, &state, &expected);
    }
    assert!(met.iter().all(|&count| count > 50), "{met:?}: each case must be met");
}

/// Puts one more shard under every single one, so that no cell holds exactly one.
fn thicken(board: &mut Board) {
    for place in board.places() {
        if board.shards(place).len() == 1 && board.top(place) != Some('N') {
            board.at_mut(place).insert(0, 'W');
        }
    }
}

/// Creation ends only when no red can be placed; then the reds go to the reserve.
fn check_end(game: &Dreamscape, state: &State, expected: &[Place]) {
    let mut after = state.clone();
    match game.play(&mut after, SEAT, Action::End, &mut Dice::new(1), &mut Silence) {
        Ok(_) => {
            assert!(expected.is_empty());
            assert_eq!(after.reserve, state.reserve + 1);
        }
        Err(stop) => {
            assert!(!expected.is_empty());
            assert_eq!(stop, Stop::Refused(Refusal::RedsLeft {}));
        }
    }
}

#[test]
fn d6_5_the_tower_takes_a_shard_with_nothing_on_it() {
    let mut dice = Dice::new(seeded(65));
    for _ in 0..400 {
        let (size, board) = random_board(&mut dice);
        let game = game(one_of(&mut dice, &Edition::ALL), size);
        let mut state =
            turn_of_first(&game, one_of(&mut dice, &[Phase::Creation, Phase::Travel]), &board, &['W']);
        state.players[0].task = Task::Tower { left: 2 };
        let expected: Vec<Place> = board.places().into_iter().filter(|&place| board.is_bare(place)).collect();
        for (place, after) in check_kind(&game, &state, &expected, |place| Action::Take(cell(place))) {
            let mut lower = board.clone();
            lower.at_mut(place).pop();
            assert_eq!(Board::read(&game, &after, 0), lower);
            let mut hands = vec!['W'];
            hands.extend(board.top(place));
            hands.sort_unstable();
            let mut held = letters(&after.player(SEAT).hands);
            held.sort_unstable();
            assert_eq!(held, hands);
        }
    }
}
