//! The engine's purposes against counting on boards of letters (section 12).

use dreamscape::card::CardId;
use dreamscape::data::{Edition, TileKind};
use dreamscape::rules::purposes::{longest_path, standing};
use dreamscape::state::{Phase, PileId, Purpose, State};
use dreamscape::{Action, Cause, Dreamscape, House, Setup};
use kernel::{Dice, Game, Seat, Silence};

use crate::board::{Board, cell, shard};
use crate::purpose_scores::{Contender, Terms, measure, points};
use crate::rounds::seeded;
use crate::table::{Terrain, all_cards, chance, grids, letters, made, one_of, small_cards};

const COLOURS: [char; 4] = ['W', 'R', 'L', 'G'];

/// A game for some players on some grid.
fn game_for(players: u8, grid: (u8, u8), largest_group: bool) -> Dreamscape {
    let house = House { grid: Some(grid), largest_group, ..House::NONE };
    made(Setup { nightmare: true, house, ..Setup::new(Edition::Standard, players) }, all_cards())
}

fn contenders(game: &Dreamscape, state: &State) -> Vec<Contender> {
    let seat = |seat: u8| Contender {
        board: Board::read(game, state, seat.into()),
        finished: state.piles.cards(PileId::Finished(Seat(seat))).count() as i16,
    };
    (0..game.setup().players).map(seat).collect()
}

/// The tiles of some kinds, each with every colour it could be dealt.
fn all_purposes(game: &Dreamscape, kinds: &[TileKind]) -> Vec<Purpose> {
    let mut purposes = Vec::new();
    for (number, tile) in game.tiles().iter().enumerate() {
        let tile_number = number as u8;
        if !kinds.contains(&tile.kind) {
            continue;
        }
        if tile.kind.has_colour() {
            purposes.extend(COLOURS.map(|colour| Purpose { tile: tile_number, colour: Some(shard(colour)) }));
        } else {
            purposes.push(Purpose { tile: tile_number, colour: None });
        }
    }
    purposes
}

fn terms(game: &Dreamscape, purpose: Purpose) -> Terms {
    Terms {
        kind: game.tiles()[purpose.tile as usize].kind,
        colour: purpose.colour.map(|colour| colour.letter()),
        group: game.setup().house.largest_group,
    }
}

/// Compares how a tile stands with the reference; returns the points.
fn check(game: &Dreamscape, state: &State, purpose: Purpose) -> Vec<i16> {
    let terms = terms(game, purpose);
    let contenders = contenders(game, state);
    let seats = contenders.len();
    let found = standing(game, state, purpose);
    let measures: Vec<i16> = contenders.iter().map(|contender| measure(contender, terms)).collect();
    assert_eq!(found.measure[..seats], measures, "{terms:?} of {contenders:?}");
    let expected = points(&contenders, terms);
    assert_eq!(found.points[..seats], expected, "{terms:?} of {contenders:?}");
    assert_eq!((&found.points[seats..], found.rival), (&[0; 4][seats..], 0), "nobody else scores");
    expected
}

/// Random boards for all, sometimes the same for two so that they tie.
fn random_state(game: &Dreamscape, terrain: Terrain, dice: &mut Dice) -> State {
    let grid = (game.grid().columns, game.grid().rows);
    let mut state = game.undealt();
    state.phase = Phase::Finale;
    let mut last = Board::empty(grid.0.into(), grid.1.into());
    for seat in 0..game.setup().players {
        let mut board = if chance(dice, 25) { last.clone() } else { terrain.board(grid, dice) };
        if chance(dice, 20) {
            grow_tall(&mut board, dice);
        }
        board.build(&mut state.lands, seat.into());
        last = board;
        for card in 0..dice.below(4) as u8 {
            state.piles.push_top(PileId::Finished(Seat(seat)), CardId(seat * 4 + card));
        }
    }
    state
}

/// Makes one stack of 22 to 42 shards, more than one integer holds, unless there is one.
fn grow_tall(board: &mut Board, dice: &mut Dice) {
    let place = one_of(dice, &board.places());
    let height = 22 + dice.below(21) as usize;
    let is_low = board.places().into_iter().all(|other| board.shards(other).len() < 22);
    if is_low && !board.at(place).contains(&'N') {
        while board.shards(place).len() < height {
            board.at_mut(place).insert(0, one_of(dice, &['W', 'R', 'L', 'G', 'M']));
        }
    }
}

/// Checks tiles of some kinds on many random boards; returns how often points were given and not given.
fn many(seed: u64, rounds: u32, kinds: &[TileKind], terrain: Terrain) -> [u32; 2] {
    let mut dice = Dice::new(seed);
    let mut counts = [0, 0];
    for _ in 0..rounds {
        let players = 2 + dice.below(3) as u8;
        let game = game_for(players, one_of(&mut dice, &grids()), chance(&mut dice, 30));
        let height = one_of(&mut dice, &[1, 2, 4, 12]);
        let filled = one_of(&mut dice, &[0, 30, 60, 95]);
        let state = random_state(&game, Terrain { height, filled, ..terrain }, &mut dice);
        for purpose in all_purposes(&game, kinds) {
            for points in check(&game, &state, purpose) {
                counts[usize::from(points > 0)] += 1;
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 100), "{counts:?}: both sides must be met");
    counts
}

#[test]
fn d12_1_everyone_who_fulfils_or_leads_a_tile_scores_it_in_full() {
    many(121, 250, &TileKind::ALL, Terrain { colours: "WRLGMM", ..Terrain::MIXED });
}

#[test]
fn d12_2_tiles_without_a_colour_count_shards_pairs_cards_distance_empty_cells_and_reds() {
    let colourless: Vec<TileKind> = TileKind::ALL.into_iter().filter(|kind| !kind.has_colour()).collect();
    assert_eq!(colourless.len(), 6);
    many(122, 500, &colourless, Terrain { reds: 15, ..Terrain::MIXED });
}

#[test]
fn d12_3_tiles_of_a_colour_count_shards_single_stacks_paths_and_the_view() {
    let coloured: Vec<TileKind> = TileKind::ALL.into_iter().filter(|kind| kind.has_colour()).collect();
    assert_eq!(coloured.len(), 5);
    many(123, 300, &coloured, Terrain { colours: "WRLG", dreamer: 80, ..Terrain::MIXED });
}

#[test]
fn d12_3_the_longest_path_is_the_longest_of_all_paths_or_the_largest_group() {
    let mut dice = Dice::new(seeded(1233));
    let mut differ = 0;
    for _ in 0..500 {
        let grid = one_of(&mut dice, &[(4, 4), (5, 3), (6, 2), (5, 4), (6, 5)]);
        let filled = 1000 / (u32::from(grid.0) * u32::from(grid.1));
        let terrain = Terrain { colours: "G", filled, height: 1, reds: 10, ..Terrain::MIXED };
        let purpose = Purpose { tile: 12, colour: Some(shard('G')) };
        let measures = [false, true].map(|group| {
            let game = game_for(2, grid, group);
            assert_eq!(game.tiles()[12].kind, TileKind::LongestPath);
            let state = random_state(&game, terrain, &mut dice.clone());
            check(&game, &state, purpose);
            standing(&game, &state, purpose).measure
        });
        differ += u32::from(measures[0] != measures[1]);
        dice.bits();
    }
    assert!(differ > 50, "{differ}: paths and groups must differ often enough");
}

#[test]
fn d12_3_the_longest_path_through_a_whole_grid_visits_every_cell() {
    for (columns, rows) in grids() {
        let game = game_for(2, (columns, rows), false);
        let whole = longest_path(game.grid(), game.grid().cells);
        assert_eq!(whole, columns * rows, "{columns} x {rows}");
    }
    // Without one corner of an odd grid, 12 cells of one kind and 12 of the other are left.
    let game = game_for(2, (5, 5), false);
    assert_eq!(longest_path(game.grid(), game.grid().cells.without(cell((0, 0)).bit())), 24);
    // Without a neighbour of it, 13 and 11: a path that changes between them visits 23.
    assert_eq!(longest_path(game.grid(), game.grid().cells.without(cell((1, 0)).bit())), 23);
}

#[test]
fn d12_3_the_view_counts_each_group_beside_the_dreamer_and_doubles_on_a_mountain() {
    let terrain = Terrain { colours: "WWRR", filled: 90, trees: 30, dreamer: 100, ..Terrain::MIXED };
    many(1234, 300, &[TileKind::View], terrain);
}

#[test]
fn d12_4_a_tree_counts_as_one_more_shard_of_the_colour_below_it_where_the_tile_says_so() {
    let flagged = [TileKind::MostShards, TileKind::MostOfColour, TileKind::NumberOfColour, TileKind::View];
    for tile in game_for(2, (5, 4), false).tiles() {
        assert_eq!(tile.trees, flagged.contains(&tile.kind), "{:?}", tile.kind);
    }
    many(124, 200, &TileKind::ALL, Terrain { trees: 80, colours: "WRLGM", ..Terrain::MIXED });
}

#[test]
fn d12_5_the_number_of_a_colour_brings_the_highest_threshold_reached() {
    let game = game_for(2, (6, 2), false);
    let worth = [0, 0, 0, 2, 2, 4, 4, 7, 7, 10, 10, 10];
    for (number, &points) in worth.iter().enumerate() {
        let mut board = Board::empty(6, 2);
        for place in board.places().into_iter().take(number) {
            board.at_mut(place).push('W');
        }
        let mut state = game.undealt();
        board.build(&mut state.lands, 0);
        for purpose in all_purposes(&game, &[TileKind::NumberOfColour]) {
            let scored = check(&game, &state, purpose)[0];
            assert_eq!(scored, if purpose.colour == Some(shard('W')) { points } else { 0 });
        }
    }
}

#[test]
fn d12_1_all_tiles_stand_right_throughout_play_and_are_scored_so_at_the_end() {
    for seed in 0..40 {
        let mut dice = Dice::new(seed);
        let grid = one_of(&mut dice, &[(5, 4), (3, 3), (6, 5), (2, 1)]);
        let house = House { grid: Some(grid), largest_group: seed % 4 == 0, ..House::NONE };
        let edition = Edition::ALL[seed as usize % 5];
        let setup = Setup { nightmare: seed % 2 == 0, house, ..Setup::new(edition, 2 + seed as u8 % 3) };
        follow_game(&made(setup, small_cards()), &mut dice);
    }
}

fn follow_game(game: &Dreamscape, dice: &mut Dice) {
    let mut state = game.deal(dice, &mut Silence).expect("dice always answer");
    let mut legal = Vec::new();
    while let Some(seat) = game.actors(&state).lowest() {
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let mut action = one_of(dice, &legal);
        if action == Action::End {
            action = one_of(dice, &legal);
        }
        game.play(&mut state, seat, action, dice, &mut Silence).expect("legal actions are accepted");
        if dice.below(20) == 0 {
            for purpose in all_purposes(game, &TileKind::ALL) {
                check(game, &state, purpose);
            }
        }
    }
    let mut scores = vec![0; game.seats()];
    for purpose in state.purposes.into_iter().flatten() {
        for (score, points) in scores.iter_mut().zip(check(game, &state, purpose)) {
            *score += points;
        }
    }
    let scored = |seat: usize| state.players[seat].points[Cause::Purposes as usize];
    assert_eq!((0..game.seats()).map(scored).collect::<Vec<_>>(), scores);
}

#[test]
fn d13_1_mr_nightmare_competes_with_the_shards_he_holds() {
    let setup = Setup { solo: Some(2), ..Setup::new(Edition::Standard, 1) };
    let game = made(setup, all_cards());
    let kinds: Vec<TileKind> = TileKind::ALL.into_iter().filter(|kind| kind.is_for_solo()).collect();
    assert_eq!(kinds, [TileKind::MostShards, TileKind::MostOfColour, TileKind::NumberOfColour]);
    let mut dice = Dice::new(seeded(131));
    let mut wins = [0, 0];
    for _ in 0..400 {
        let terrain = Terrain { filled: 50, height: 2, colours: "WRLGM", ..Terrain::MIXED };
        let mut state = random_state(&game, terrain, &mut dice);
        state.rival.shards =
            (0..dice.below(40)).map(|_| shard(one_of(&mut dice, &['W', 'R', 'L', 'G', 'M', 'N']))).collect();
        let mut held = Board::empty(40, 1);
        for (column, letter) in letters(&state.rival.shards).into_iter().enumerate() {
            held.at_mut((column, 0)).push(letter);
        }
        let mut both = contenders(&game, &state);
        both.push(Contender { board: held, finished: 0 });
        for purpose in all_purposes(&game, &kinds) {
            let found = standing(&game, &state, purpose);
            let expected = points(&both, terms(&game, purpose));
            assert_eq!([found.points[0], found.rival], expected[..], "{purpose:?} of {both:?}");
            wins[0] += u32::from(expected[0] > 0);
            wins[1] += u32::from(expected[1] > 0);
        }
    }
    assert!(wins.iter().all(|&count| count > 300), "{wins:?}: both must win often enough");
}
