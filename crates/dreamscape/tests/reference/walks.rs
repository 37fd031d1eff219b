//! The engine's steps against the search through whole positions, along random walks to their end.

use dreamscape::card::CardId;
use dreamscape::data::Edition;
use dreamscape::grid::CELLS;
use dreamscape::state::{Pause, Phase, State};
use dreamscape::{Action, Cause, Dreamscape, House, Setup, Shard};
use kernel::{Dice, Game, Silence};

use crate::board::{Board, cell};
use crate::position::Position;
use crate::rounds::seeded;
use crate::table::{SEAT, Terrain, chance, game, made, one_of, small_cards, turn_of_first};
use crate::walk_rules::{Points, Stride, WalkRules};

/// What a walk met, so that a test can tell that it met enough.
#[derive(Clone, Copy, Default, Debug)]
struct Met {
    steps: u32,
    on_trees: u32,
    /// Steps that the search through positions refuses though a shard lies there.
    refused: u32,
    repeats: u32,
    points: [i16; 4],
}

/// One random turn: the board, what is in the Hands, and the reference beside the engine.
struct Turn<'a> {
    game: &'a Dreamscape,
    rules: WalkRules,
    state: State,
    seen: Vec<Position>,
    met: Met,
}

impl Turn<'_> {
    fn position(&self) -> Position {
        Position::read(self.game, &self.state)
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(&self.state, SEAT, &mut legal);
        legal
    }

    /// Compares the legal steps, and what each brings, with the reference.
    fn check(&mut self) -> Vec<Stride> {
        let position = self.position();
        let expected = self.rules.legal(&position, &self.seen);
        let mut actions: Vec<Action> = expected.iter().map(|stride| stride.action).collect();
        actions.sort_unstable();
        let mut steps = self.legal();
        steps.retain(|action| matches!(action, Action::Step(_) | Action::Enter));
        steps.sort_unstable();
        assert_eq!(steps, actions, "from {position:?} after {:?}", self.seen);
        if position.is_on_tree() {
            assert!(!actions.is_empty(), "stuck on a tree: {position:?}");
            assert_eq!(self.legal().len(), actions.len(), "on a tree only steps are legal: {position:?}");
        }
        self.check_refusals(&actions);
        for stride in &expected {
            let mut after = self.state.clone();
            let points = play_step(self.game, &mut after, stride.action);
            assert_eq!(points, stride.points, "{:?} from {position:?}", stride.action);
            assert_eq!(
                Position::read(self.game, &after),
                stride.after,
                "{:?} from {position:?}",
                stride.action
            );
        }
        expected
    }

    /// Every step that is not listed is refused.
    fn check_refusals(&mut self, legal: &[Action]) {
        let every = (0..CELLS as u8).map(|number| Action::Step(dreamscape::grid::Cell(number)));
        for action in every.chain([Action::Enter]).filter(|action| !legal.contains(action)) {
            let mut after = self.state.clone();
            let refused = self.game.play(&mut after, SEAT, action, &mut Dice::new(1), &mut Silence);
            match refused {
                Err(kernel::Stop::Refused(dreamscape::Refusal::Repeats {})) => self.met.repeats += 1,
                Err(kernel::Stop::Refused(dreamscape::Refusal::NoStop { .. })) => self.met.refused += 1,
                refused => assert!(refused.is_err(), "{action:?} is not listed and was accepted"),
            }
        }
    }

    /// Walks on at random, now and then placing or planting something, until nothing is left to do.
    fn walk_to_end(&mut self, dice: &mut Dice) {
        for _ in 0..60 {
            let strides = self.check();
            let builds: Vec<Action> = self
                .legal()
                .into_iter()
                .filter(|action| matches!(action, Action::Place { .. } | Action::Plant(_)))
                .collect();
            if !builds.is_empty() && (strides.is_empty() || chance(dice, 15)) {
                play_step(self.game, &mut self.state, one_of(dice, &builds));
            } else if strides.is_empty() {
                return;
            } else {
                let stride = one_of(dice, &strides);
                let Points { water, mountain, red, cards } =
                    play_step(self.game, &mut self.state, stride.action);
                for (sum, points) in self.met.points.iter_mut().zip([water, mountain, red, cards]) {
                    *sum += points.abs();
                }
                self.met.steps += 1;
                self.met.on_trees += u32::from(self.position().is_on_tree());
            }
            self.seen.push(self.position());
        }
    }
}

/// Plays an action and settles the cards it completes; returns the points it brought.
fn play_step(game: &Dreamscape, state: &mut State, action: Action) -> Points {
    let before = state.player(SEAT).points;
    game.play(state, SEAT, action, &mut Dice::new(1), &mut Silence).expect("legal actions are accepted");
    while state.player(SEAT).pause == Pause::Order {
        let first: CardId =
            game.complete_cards(state, SEAT, game.grid().cells).next().expect("several cards are complete");
        game.play(state, SEAT, Action::Complete(first), &mut Dice::new(1), &mut Silence)
            .expect("a complete card can be chosen");
    }
    let after = state.player(SEAT).points;
    let gained = |cause: Cause| after[cause as usize] - before[cause as usize];
    Points {
        water: gained(Cause::Water),
        mountain: gained(Cause::Mountain),
        red: gained(Cause::RedSteps),
        cards: gained(Cause::Cards),
    }
}

/// A turn on a board, with no open cards.
fn turn<'a>(game: &'a Dreamscape, phase: Phase, board: &Board, hands: &[char]) -> Turn<'a> {
    let state = turn_of_first(game, phase, board, hands);
    let rules = WalkRules::of(game, &state);
    let seen = vec![Position::read(game, &state)];
    Turn { game, rules, state, seen, met: Met::default() }
}

/// Opens some of the cards that are not complete yet.
fn open_cards(turn: &mut Turn<'_>, dice: &mut Dice) {
    let cards = turn.game.pack().cards.len() as u8;
    for card in (0..cards).map(CardId).filter(|_| chance(dice, 40)).collect::<Vec<_>>() {
        if !turn.game.is_complete(card, turn.state.land(SEAT), turn.game.grid().cells) {
            turn.state.players[0].open.insert(card);
        }
    }
    turn.seen = vec![turn.position()];
    assert_eq!(turn.seen[0].cards(), turn.state.player(SEAT).open);
}

/// Lets the turn begin with the free step of the brown on which the Dreamer stands.
fn give_free_step(turn: &mut Turn<'_>) {
    let land = turn.state.land(SEAT);
    if land.dreamer_cell().and_then(|cell| land.top(cell)) == Some(Shard::Land) {
        let dreamer = land.dreamer;
        turn.state.players[0].free_step = true;
        turn.state.players[0].walked = dreamer;
        turn.seen = vec![turn.position()];
    }
}

/// Many random turns on boards of one character.
fn many(seed: u64, turns: u32, terrain: Terrain, phases: &[Phase]) -> Met {
    let mut dice = Dice::new(seed);
    let mut met = Met::default();
    for number in 0..turns {
        let size = one_of(&mut dice, &[(5, 4), (5, 4), (3, 3), (4, 2), (6, 5), (2, 1), (6, 1)]);
        let house = House { grid: Some(size), completion_ends_step: number % 4 == 0, ..House::NONE };
        let setup = Setup { nightmare: true, house, ..Setup::new(one_of(&mut dice, &Edition::ALL), 2) };
        let game = made(setup, small_cards());
        let mut hands = vec!['M'; dice.below(5) as usize];
        hands.extend((0..dice.below(3)).map(|_| one_of(&mut dice, &['W', 'R', 'L', 'G'])));
        let board = terrain.board(size, &mut dice);
        let mut turn = turn(&game, one_of(&mut dice, phases), &board, &hands);
        if chance(&mut dice, 30) {
            open_cards(&mut turn, &mut dice);
        }
        if chance(&mut dice, 30) {
            give_free_step(&mut turn);
        }
        turn.walk_to_end(&mut dice);
        met.steps += turn.met.steps;
        met.on_trees += turn.met.on_trees;
        met.refused += turn.met.refused;
        met.repeats += turn.met.repeats;
        for (sum, points) in met.points.iter_mut().zip(turn.met.points) {
            *sum += points;
        }
    }
    met
}

const CREATING: [Phase; 2] = [Phase::Creation, Phase::Finale];

#[test]
fn d7_1_the_dreamer_enters_the_entry_stack_once_in_travel_or_creation() {
    let outside = Terrain { dreamer: 0, trees: 30, colours: "WRLLG", ..Terrain::MIXED };
    let met = many(71, 500, outside, &[Phase::Travel, Phase::Travel, Phase::Creation, Phase::Finale]);
    assert!(met.steps > 500 && met.on_trees > 20 && met.refused > 20, "{met:?}");
}

#[test]
fn d7_1_as_a_house_option_the_dreamer_enters_only_in_creation() {
    let house = House { creation_entry: true, ..House::NONE };
    let game = made(Setup { house, ..Setup::new(Edition::Standard, 2) }, small_cards());
    let mut board = Board::empty(5, 4);
    *board.at_mut((2, 0)) = vec!['L'];
    for (phase, ways) in [(Phase::Travel, 0), (Phase::Creation, 1), (Phase::Finale, 1)] {
        assert_eq!(turn(&game, phase, &board, &['W']).check().len(), ways);
    }
}

#[test]
fn d7_3_a_white_brings_a_step_to_a_neighbouring_cell_with_a_shard() {
    let met = many(73, 500, Terrain { colours: "WRGM", filled: 60, ..Terrain::MIXED }, &CREATING);
    assert!(met.steps > 500 && met.refused > 50, "{met:?}");
}

#[test]
fn d7_7_a_step_onto_a_tree_needs_a_walk_that_reaches_a_stop() {
    let woods = Terrain { colours: "LWRLL", filled: 90, height: 3, trees: 65, ..Terrain::MIXED };
    let met = many(77, 500, woods, &CREATING);
    assert!(met.on_trees > 300 && met.refused > 100, "{met:?}");
}

#[test]
fn d7_7_on_small_boards_it_is_the_same_as_trying_every_walk() {
    let woods = Terrain { colours: "LLRRW", filled: 90, height: 3, trees: 70, ..Terrain::MIXED };
    let mut dice = Dice::new(seeded(777));
    let mut on_trees = 0;
    for _ in 0..300 {
        let size = one_of(&mut dice, &[(3, 2), (2, 3), (6, 1), (2, 2)]);
        let game = game(one_of(&mut dice, &Edition::ALL), size);
        let board = woods.board(size, &mut dice);
        let hands = vec!['M'; dice.below(4) as usize];
        let mut turn = turn(&game, Phase::Creation, &board, &hands);
        loop {
            let strides = turn.check();
            let actions: Vec<Action> = strides.iter().map(|stride| stride.action).collect();
            assert_eq!(actions, turn.rules.legal_by_trying(&turn.position(), &turn.seen));
            let Some(stride) = (!strides.is_empty()).then(|| one_of(&mut dice, &strides)) else { break };
            play_step(&game, &mut turn.state, stride.action);
            turn.seen.push(turn.position());
            on_trees += u32::from(turn.position().is_on_tree());
        }
    }
    assert!(on_trees > 100, "{on_trees}");
}

#[test]
fn d7_8_water_on_top_brings_a_point_at_each_step_also_under_a_tree() {
    let lakes = Terrain { colours: "WWWLR", filled: 95, trees: 35, ..Terrain::MIXED };
    let met = many(78, 300, lakes, &CREATING);
    assert!(met.points[0] > 300, "{met:?}");
}

#[test]
fn d7_9_a_mountain_brings_two_points_once_until_its_marks_are_cleared() {
    let peaks = Terrain { colours: "RRRL", filled: 95, height: 5, marks: 30, ..Terrain::MIXED };
    let met = many(79, 300, peaks, &CREATING);
    assert!(met.points[1] > 300, "{met:?}");
}

#[test]
fn d7_10_land_on_top_brings_one_free_step_for_the_very_next_action() {
    let plains = Terrain { colours: "LLLWG", filled: 95, height: 2, trees: 10, ..Terrain::MIXED };
    let met = many(710, 300, plains, &[Phase::Travel, Phase::Creation, Phase::Finale]);
    assert!(met.steps > 500 && met.repeats > 100, "{met:?}");
}

#[test]
fn d7_11_only_the_top_shard_counts_for_water_land_and_red() {
    let layers = Terrain { colours: "WLRG", filled: 95, height: 6, reds: 15, trees: 30, ..Terrain::MIXED };
    let met = many(711, 300, layers, &CREATING);
    assert!(met.points[0] > 100 && met.points[2] > 30, "{met:?}");
}

#[test]
fn d7_16_exactly_those_steps_are_refused_that_bring_back_a_position_of_the_turn() {
    let browns =
        Terrain { colours: "LLLLLRRW", filled: 95, height: 4, trees: 30, marks: 5, ..Terrain::MIXED };
    let met = many(716, 700, browns, &[Phase::Travel, Phase::Creation, Phase::Creation, Phase::Finale]);
    assert!(met.repeats > 300 && met.on_trees > 300 && met.refused > 50 && met.points[1] > 100, "{met:?}");
}

#[test]
fn d8_8_a_completion_keeps_the_free_step_but_in_the_polish_edition() {
    let browns = Terrain { colours: "LLWR", filled: 90, height: 1, trees: 20, reds: 0, ..Terrain::MIXED };
    let met = many(88, 500, browns, &CREATING);
    assert!(met.points[3] > 100, "{met:?}");
}

#[test]
fn d10_5_a_step_onto_a_red_costs_a_point_or_is_forbidden() {
    let nightmare = Terrain { reds: 35, filled: 90, colours: "LLWR", height: 2, ..Terrain::MIXED };
    let met = many(105, 400, nightmare, &[Phase::Travel, Phase::Creation, Phase::Finale]);
    assert!(met.points[2] > 100, "{met:?}");
}

#[test]
fn d7_16_on_narrow_ways_a_tree_is_left_by_what_the_walk_itself_changes() {
    let words = ["L", "L^", "L^", "RRL^", "RRL^", "RRL", "rRL^", "W^", "RR^", "RL^", "W"];
    let mut dice = Dice::new(seeded(7161));
    let mut repeats = 0;
    for _ in 0..2500 {
        let size = one_of(&mut dice, &[(2, 1), (3, 1), (4, 1), (6, 1), (3, 2)]);
        let mut board = Board::empty(size.0.into(), size.1.into());
        for place in board.places() {
            *board.at_mut(place) = one_of(&mut dice, &words).chars().collect();
        }
        let bare: Vec<_> = board.places().into_iter().filter(|&place| board.is_bare(place)).collect();
        if !bare.is_empty() && chance(&mut dice, 80) {
            board.at_mut(one_of(&mut dice, &bare)).push('@');
        }
        let game = game(Edition::Standard, size);
        let phase = one_of(&mut dice, &[Phase::Travel, Phase::Creation]);
        let mut turn = turn(&game, phase, &board, &vec!['M'; dice.below(3) as usize]);
        give_free_step(&mut turn);
        turn.walk_to_end(&mut dice);
        repeats += turn.met.repeats;
    }
    assert!(repeats > 300, "{repeats}");
}

#[test]
fn d7_16_a_mountain_scored_or_a_white_spent_makes_the_way_back_new() {
    let game = game(Edition::Standard, (4, 1));
    let mut board = Board::empty(4, 1);
    for (column, stack) in ["RRL", "L", "L", "W"].into_iter().enumerate() {
        *board.at_mut((column, 0)) = stack.chars().collect();
    }
    let mut turn = turn(&game, Phase::Creation, &board, &['M']);
    play_step(&game, &mut turn.state, Action::Enter);
    let walk: [(usize, &[usize]); 7] =
        [(0, &[0, 2]), (1, &[1]), (2, &[2]), (3, &[3]), (2, &[2]), (1, &[1, 3]), (0, &[0])];
    for (column, ways) in walk {
        turn.seen.push(turn.position());
        let actions: Vec<Action> = turn.check().into_iter().map(|stride| stride.action).collect();
        let steps: Vec<Action> = ways.iter().map(|&column| Action::Step(cell((column, 0)))).collect();
        assert_eq!(actions, steps, "on the way to column {column}");
        play_step(&game, &mut turn.state, Action::Step(cell((column, 0))));
    }
    turn.seen.push(turn.position());
    assert!(turn.check().is_empty(), "from the mountain the way back was walked with these whites");
}
