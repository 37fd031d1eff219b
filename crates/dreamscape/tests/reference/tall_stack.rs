//! Stacks of 40 and more shards, built, walked on, moved and taken down by legal actions (D-1.6).

use dreamscape::card::CardId;
use dreamscape::notation::{read_position, set_position, write_position};
use dreamscape::world::Power;
use dreamscape::{Action, Cause, Dreamscape, Shard, State};
use kernel::{Dice, Game, Seat, Silence};

use crate::board::{Board, Place, cell, shard};
use crate::table::{SEAT, all_cards, chance, letters, one_of};

/// All shards of the box but the reds.
const SHARDS: usize = 109;

/// Plays a listed action; the position it leads to can be written and read.
fn play(game: &Dreamscape, state: &mut State, seat: Seat, action: Action, dice: &mut Dice) {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    assert!(legal.contains(&action), "{action:?} is legal");
    game.play(state, seat, action, dice, &mut Silence).expect("legal actions are accepted");
    let text = write_position(game, state);
    let read = read_position(game, &text).unwrap_or_else(|misread| panic!("{misread}\n{text}"));
    assert!(read == *state, "the same position is read again:\n{text}");
}

/// The first seat's Creation with all shards in the Hands and a card of some power open.
struct Heap {
    game: Dreamscape,
    state: State,
    card: CardId,
}

impl Heap {
    fn new(power: Power) -> Heap {
        let cards = &all_cards().cards;
        let card = cards.iter().position(|card| card.power == power && card.pattern.cells.len() > 1);
        let card = CardId(card.expect("a card with this power") as u8);
        let hands = "W".repeat(28) + &"R".repeat(23) + &"L".repeat(23) + &"G".repeat(20) + &"M".repeat(15);
        let (game, state) = set_position(&format!("pack nocturne 1\nhands 1 {hands}\nopen 1 {card}"))
            .unwrap_or_else(|error| panic!("{error:?}"));
        Heap { game, state, card }
    }

    fn play(&mut self, action: Action) {
        play(&self.game, &mut self.state, SEAT, action, &mut Dice::new(1));
    }

    /// Places the letters of a word, one on the other, on a cell.
    fn pile_up(&mut self, place: Place, word: &str) {
        for letter in word.chars() {
            self.play(Action::Place { shard: shard(letter), cell: cell(place) });
        }
    }

    fn stack(&self, place: Place) -> String {
        Board::read(&self.game, &self.state, 0).at(place).iter().collect()
    }

    fn points(&self, cause: Cause) -> i16 {
        self.state.player(SEAT).points[cause as usize]
    }
}

#[test]
fn d1_6_forty_shards_on_one_cell_are_built_and_walked_on() {
    let mut heap = Heap::new(Power::Golem);
    let word = "WRLGWRLGWRLGWRLGWRLGWRLGWRLGRRWRLGWRLGWL";
    heap.pile_up((2, 0), word);
    assert_eq!(heap.state.lands.height(0, cell((2, 0))), 40);
    heap.pile_up((1, 0), "W");
    heap.play(Action::Enter);
    assert_eq!(heap.points(Cause::Mountain), 2, "two greys lie on each other at height 29");
    assert!(heap.state.player(SEAT).free_step, "brown is on top");
    heap.play(Action::Step(cell((1, 0))));
    heap.play(Action::Step(cell((2, 0))));
    assert_eq!(heap.points(Cause::Mountain), 2, "a mountain scores once in a cycle");
    heap.play(Action::Step(cell((1, 0))));
    heap.play(Action::Plant(cell((2, 0))));
    assert_eq!(heap.stack((2, 0)), word.replace('R', "r") + "^", "all its greys are marked");
}

#[test]
fn d1_6_all_hundred_and_nine_shards_are_placed_on_one_cell() {
    let mut heap = Heap::new(Power::Golem);
    let everything: String = letters(&heap.state.player(SEAT).hands).into_iter().collect();
    assert_eq!(everything.len(), SHARDS);
    heap.pile_up((2, 0), &everything);
    assert_eq!(heap.stack((2, 0)), everything);
    heap.play(Action::Enter);
    heap.play(Action::End);
    assert_eq!(heap.points(Cause::Mountain), 2);
}

#[test]
fn d6_6_the_golem_moves_any_part_of_a_stack_of_forty() {
    let mut heap = Heap::new(Power::Golem);
    let word: String = "WWRLGL".repeat(7);
    heap.pile_up((2, 0), &word[..40]);
    heap.play(Action::Enter);
    heap.play(Action::Use { card: heap.card, shard: Shard::Move });
    let mut legal = Vec::new();
    heap.game.legal(&heap.state, SEAT, &mut legal);
    // Shards 2 to 40 leave something behind beside three empty cells; the lowest one would lie alone.
    assert_eq!(legal.iter().filter(|action| matches!(action, Action::Golem { .. })).count(), 39 * 3);
    heap.play(Action::Golem { from: cell((2, 0)), shard: 11, to: cell((1, 0)) });
    heap.play(Action::Golem { from: cell((1, 0)), shard: 2, to: cell((1, 1)) });
    heap.play(Action::Golem { from: cell((2, 0)), shard: 1, to: cell((1, 0)) });
    assert_eq!(heap.stack((1, 1)), format!("{}@", &word[11..40]));
    assert_eq!(heap.stack((1, 0)), format!("{}{}", &word[10..11], &word[..10]));
    assert_eq!(heap.stack((2, 0)), "");
}

#[test]
fn d6_5_the_tower_takes_shards_from_a_stack_of_forty() {
    let mut heap = Heap::new(Power::Tower);
    let word = "GWRL".repeat(10) + "RRR";
    heap.pile_up((2, 0), &word);
    let before = letters(&heap.state.player(SEAT).hands).len();
    heap.play(Action::Use { card: heap.card, shard: Shard::Move });
    heap.play(Action::Take(cell((2, 0))));
    heap.play(Action::Take(cell((2, 0))));
    assert_eq!(letters(&heap.state.player(SEAT).hands).len(), before + 1);
    assert_eq!(heap.stack((2, 0)), word[..41]);
    assert!(!heap.state.lands.is_mountain(0, cell((2, 0))), "the mountain was taken down");
}

/// The action that makes the highest stack, or any.
fn choose(game: &Dreamscape, state: &State, seat: Seat, dice: &mut Dice) -> Action {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    let rank = |action: &Action| match *action {
        Action::Place { cell, .. } => 1 + state.lands.height(seat.index(), cell),
        Action::Golem { to, .. } => state.lands.height(seat.index(), to),
        _ => 0,
    };
    let most = legal.iter().map(rank).max().unwrap_or(0);
    if most > 0 && chance(dice, 75) {
        legal.retain(|action| rank(action) == most);
    }
    one_of(dice, &legal)
}

#[test]
fn d1_6_games_with_tall_stacks_go_on_to_their_end() {
    let mut tallest = 0;
    for seed in 0..12 {
        let mut dice = Dice::new(seed);
        let mut heap = Heap::new(Power::Golem);
        while let Some(seat) = heap.game.actors(&heap.state).lowest() {
            let action = choose(&heap.game, &heap.state, seat, &mut dice);
            play(&heap.game, &mut heap.state, seat, action, &mut dice);
            for seat in 0..2 {
                let heights = heap.state.lands[seat].occupied.map(|cell| heap.state.lands.height(seat, cell));
                tallest = tallest.max(heights.max().unwrap_or(0));
            }
        }
    }
    assert!(tallest >= 40, "{tallest}");
}
