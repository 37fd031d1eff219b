//! What a player is told about the own Dreamscape when asked: how far the Dreamer can go, against trying every walk; and where a card
//! could be built, against the drawing laid on the board.

use std::collections::{BTreeMap, BTreeSet};

use dreamscape::card::CardId;
use dreamscape::data::Edition;
use dreamscape::grid::Cell;
use dreamscape::hints::{Fit, FitCell, Reached};
use dreamscape::state::{Phase, PileId, State};
use dreamscape::{Action, Dreamscape, Shard};
use kernel::{Dice, Game, NoChance, Silence};

use crate::board::Board;
use crate::matching::{Drawing, drawing, is_complete, moved, turns};
use crate::rounds::seeded;
use crate::table::{SEAT, Terrain, chance, game, one_of, turn_of_first};

/// How many walks are tried at most; boards on which there are more are left out.
const MOST_WALKS: u32 = 20_000;

fn whites(state: &State) -> u8 {
    state.player(SEAT).hands.count(Shard::Move)
}

fn points(game: &Dreamscape, state: &State) -> i32 {
    game.points(state, SEAT).iter().map(|(_, points)| points).sum()
}

/// A step of the Dreamer, if that is allowed and nothing but the own choice decides what it brings.
fn stepped(game: &Dreamscape, state: &State, to: Cell) -> Option<State> {
    let enters = state.land(SEAT).dreamer_cell().is_none();
    let action = if enters && to == game.grid().entry { Action::Enter } else { Action::Step(to) };
    let mut after = state.clone();
    game.play(&mut after, SEAT, action, &mut NoChance, &mut Silence).ok()?;
    Some(after)
}

/// The least whites to each cell and the most points for these, by trying every walk; nothing if there are too many.
fn by_trying(game: &Dreamscape, from: &State) -> Option<BTreeMap<Cell, (u8, i32)>> {
    let mut found: BTreeMap<Cell, (u8, i32)> = BTreeMap::new();
    let mut open = vec![from.clone()];
    let mut walks = 0;
    while let Some(state) = open.pop() {
        for to in game.grid().cells {
            let Some(after) = stepped(game, &state, to) else { continue };
            let (cost, gained) = (whites(from) - whites(&after), points(game, &after) - points(game, from));
            let best = found.entry(to).or_insert((cost, gained));
            if (cost, -gained) < (best.0, -best.1) {
                *best = (cost, gained);
            }
            open.push(after);
            walks += 1;
            if walks > MOST_WALKS {
                return None;
            }
        }
    }
    if let Some(here) = from.land(SEAT).dreamer_cell() {
        found.remove(&here);
    }
    Some(found)
}

/// The way of an answer leads to the cell, for the price and the points told, and finishes the cards told.
fn is_true(game: &Dreamscape, from: &State, reached: &Reached) {
    let mut state = from.clone();
    for &to in &reached.way {
        state = stepped(game, &state, to).expect("the way can be walked");
    }
    assert_eq!(state.land(SEAT).dreamer_cell(), Some(reached.cell), "{reached:?}");
    assert_eq!(whites(from) - whites(&state), reached.cost, "{reached:?}");
    assert_eq!(points(game, &state) - points(game, from), reached.points, "{reached:?}");
    let finished = |state: &State| state.piles.cards(PileId::Finished(SEAT)).collect::<Vec<CardId>>();
    let (before, after) = (finished(from), finished(&state));
    let new: Vec<CardId> = after.into_iter().filter(|card| !before.contains(card)).collect();
    assert_eq!(reached.completes, new, "{reached:?}");
}

/// Lets some cards lie open that are not complete yet.
fn open_cards(game: &Dreamscape, state: &mut State, dice: &mut Dice) {
    for card in (0..game.pack().cards.len() as u8).map(CardId) {
        if chance(dice, 40) && !game.is_complete(card, state.land(SEAT), game.grid().cells) {
            state.players[0].open.insert(card);
        }
    }
}

#[test]
fn d7_the_cells_told_to_be_in_reach_are_those_that_some_walk_leads_to_at_the_least_whites_and_most_points() {
    let terrains = [
        Terrain::MIXED,
        Terrain { colours: "LWRLG", filled: 95, height: 3, trees: 30, ..Terrain::MIXED },
        Terrain { colours: "RRRLW", filled: 95, height: 4, marks: 10, trees: 5, ..Terrain::MIXED },
        Terrain { colours: "LLWR", filled: 95, height: 1, trees: 15, reds: 5, ..Terrain::MIXED },
    ];
    let mut dice = Dice::new(seeded(70));
    let (mut cells, mut gains, mut cards, mut boards) = (0, 0, 0, 0);
    for _ in 0..1_500 {
        let size = one_of(&mut dice, &[(3, 3), (4, 2), (5, 4), (3, 2), (6, 1)]);
        let game = game(one_of(&mut dice, &Edition::ALL), size);
        let board = one_of(&mut dice, &terrains).board(size, &mut dice);
        let hands = vec!['M'; dice.below(4) as usize];
        let phase = one_of(&mut dice, &[Phase::Travel, Phase::Creation, Phase::Creation, Phase::Finale]);
        let mut state = turn_of_first(&game, phase, &board, &hands);
        open_cards(&game, &mut state, &mut dice);
        let Some(expected) = by_trying(&game, &state) else { continue };
        let told = game.reach(&state, SEAT);
        let found: BTreeMap<Cell, (u8, i32)> =
            told.iter().map(|reached| (reached.cell, (reached.cost, reached.points))).collect();
        assert_eq!(found, expected, "{board:?} with {hands:?} in {phase:?}");
        for reached in &told {
            is_true(&game, &state, reached);
            gains += usize::from(reached.points > 0);
            cards += reached.completes.len();
        }
        cells += told.len();
        boards += 1;
    }
    assert!(
        boards > 1_000 && cells > 3_000 && gains > 1_000 && cards > 100,
        "{boards} {cells} {gains} {cards}"
    );
}

/// The most places that are told.
const MOST_TOLD: usize = 16;

/// How far a place is from completion, the nearest first: whether it is not complete, how many cells are blocked, how many shards are
/// missing, and whether the Dreamer stands wrong.
type Distance = (bool, usize, usize, bool);

/// Everything on a cell but the Dreamer and the tree; marks do not count.
fn shards(stack: &[char]) -> Vec<char> {
    stack.iter().filter(|letter| !"@^".contains(**letter)).map(char::to_ascii_uppercase).collect()
}

/// The shards that are missing on a stack, if nothing on it must go first.
fn missing(found: &[char], drawn: &[char]) -> Option<String> {
    let (found, drawn) = (shards(found), shards(drawn));
    drawn.strip_prefix(&found[..]).map(|missing| missing.iter().collect())
}

/// How far a drawing that is laid on the board is from completion.
fn distance(board: &Board, image: &Drawing) -> Distance {
    let at = |column: i32, row: i32| board.at((column as usize, row as usize));
    let missing: Vec<Option<String>> =
        image.iter().map(|(column, row, drawn)| missing(at(*column, *row), drawn)).collect();
    let blocked = missing.iter().filter(|missing| missing.is_none()).count();
    let shards = missing.iter().flatten().map(String::len).sum();
    let tree_differs = |(column, row, drawn): &(i32, i32, Vec<char>)| {
        at(*column, *row).contains(&'^') != drawn.contains(&'^')
    };
    let stands = match image.iter().find(|(_, _, drawn)| drawn.contains(&'@')) {
        Some((column, row, _)) => at(*column, *row).contains(&'@'),
        None => image.iter().all(|(column, row, _)| !at(*column, *row).contains(&'@')),
    };
    let complete = blocked == 0 && shards == 0 && stands && !image.iter().any(tree_differs);
    (!complete, blocked, shards, !stands)
}

/// Every way to lay a drawing on the board, each once.
fn images(board: &Board, shown: &Drawing, game: &Dreamscape) -> BTreeSet<Drawing> {
    let is_on_board = |(column, row, _): &(i32, i32, Vec<char>)| {
        (0..board.columns() as i32).contains(column) && (0..board.rows() as i32).contains(row)
    };
    let places = || (-6..=10).flat_map(|right| (-6..=10).map(move |up| (right, up)));
    let turns = turns(shown, game.setup().house.mirrors).into_iter();
    let images = turns.flat_map(|turned| places().map(move |(right, up)| moved(&turned, right, up)));
    images.filter(|image| image.iter().all(is_on_board)).collect()
}

/// The drawing as an answer lays it on the board.
fn image_of(board: &Board, fit: &Fit) -> Drawing {
    let drawn = |told: &FitCell| {
        let (column, row) = (told.cell.column(), told.cell.row());
        let mut drawn: Vec<char> = told.shown.chars().collect();
        let stack = board.at((column as usize, row as usize));
        assert!(told.missing == missing(stack, &drawn), "{told:?} on {stack:?}");
        if stack.contains(&'^') != told.tree_differs {
            drawn.push('^');
        }
        if fit.dreamer == Some(told.cell) {
            drawn.push('@');
        }
        (i32::from(column), i32::from(row), drawn)
    };
    let mut image: Drawing = fit.cells.iter().map(drawn).collect();
    image.sort();
    image
}

#[test]
fn d8_the_places_told_for_a_card_are_those_where_its_drawing_lies_with_what_is_missing_the_nearest_first() {
    let terrains = [
        Terrain { filled: 40, height: 1, ..Terrain::MIXED },
        Terrain { colours: "LLWR", filled: 90, height: 1, trees: 15, ..Terrain::MIXED },
        Terrain::MIXED,
    ];
    let mut dice = Dice::new(seeded(80));
    let (mut complete, mut near, mut cut) = (0, 0, 0);
    for _ in 0..300 {
        let size = one_of(&mut dice, &[(5, 4), (5, 4), (3, 3), (4, 2), (6, 5), (6, 1)]);
        let game = game(one_of(&mut dice, &Edition::ALL), size);
        let board = one_of(&mut dice, &terrains).board(size, &mut dice);
        let state = turn_of_first(&game, Phase::Creation, &board, &[]);
        for (card, number) in game.pack().cards.iter().zip(0..) {
            let shown = drawing(&card.pattern, 0, 0);
            let told = game.fits(&state, SEAT, CardId(number)).expect("the pack has the card");
            let images = images(&board, &shown, &game);
            let mut expected: Vec<Distance> = images.iter().map(|image| distance(&board, image)).collect();
            expected.sort_unstable();
            cut += usize::from(expected.len() > MOST_TOLD);
            expected.truncate(MOST_TOLD);
            let mut found = Vec::new();
            let mut places = BTreeSet::new();
            for fit in &told {
                let image = image_of(&board, fit);
                assert!(images.contains(&image), "{fit:?} on {board:?}");
                found.push((!fit.complete, fit.blocked as usize, fit.missing as usize, !fit.stands));
                assert_eq!(found.last(), Some(&distance(&board, &image)), "{fit:?} on {board:?}");
                assert!(places.insert(image), "{fit:?} is told twice");
            }
            assert_eq!(found, expected, "{board:?}");
            let is_built = is_complete(&board, &shown, game.setup().house.mirrors);
            assert_eq!(told.first().is_some_and(|fit| fit.complete), is_built, "{board:?}");
            complete += usize::from(is_built);
            near += usize::from(told.first().is_some_and(|fit| fit.blocked == 0 && fit.missing == 1));
        }
        assert_eq!(game.fits(&state, SEAT, CardId(game.pack().cards.len() as u8)), None);
    }
    assert!(complete > 100 && near > 100 && cut > 100, "{complete} {near} {cut}");
}
