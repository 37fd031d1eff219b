//! Games and positions to try: random Dreamscapes of a given character, set up as somebody's turn.

use std::sync::Arc;

use dreamscape::data::{Edition, Pack, builtin};
use dreamscape::state::{Phase, Player};
use dreamscape::world::Location;
use dreamscape::{Dreamscape, House, Setup, Shard, Shards, State};
use kernel::{Dice, Seat};

use crate::board::Board;

/// The seat whose turn it is in set positions.
pub(crate) const SEAT: Seat = Seat(0);

/// Every allowed size of grid.
pub(crate) fn grids() -> Vec<(u8, u8)> {
    let sizes = (1..=6).flat_map(|columns| (1..=5).map(move |rows| (columns, rows)));
    sizes.collect()
}

/// The smaller pack, whose cards are easily completed.
pub(crate) fn small_cards() -> Arc<Pack> {
    builtin().pack("trial", Some(1)).expect("a built-in pack")
}

/// The pack of fifty cards.
pub(crate) fn all_cards() -> Arc<Pack> {
    builtin().pack("nocturne", Some(1)).expect("a built-in pack")
}

/// A game for two with nightmares.
pub(crate) fn game(edition: Edition, grid: (u8, u8)) -> Dreamscape {
    let house = House { grid: Some(grid), ..House::NONE };
    made(Setup { nightmare: true, house, ..Setup::new(edition, 2) }, small_cards())
}

/// Makes a game ready.
pub(crate) fn made(setup: Setup, pack: Arc<Pack>) -> Dreamscape {
    Dreamscape::new(setup, pack).expect("a sound set-up")
}

/// A position in which it is the first seat's turn, with nothing dealt.
pub(crate) fn turn_of_first(game: &Dreamscape, phase: Phase, board: &Board, hands: &[char]) -> State {
    let mut state = game.undealt();
    for (number, player) in state.players.iter_mut().enumerate().take(game.setup().players.into()) {
        *player = Player { marker: number as u8 + 1, sleeper: Location(number as u8), ..Player::NEW };
    }
    state.phase = phase;
    state.turn = SEAT;
    state.action_points = if phase == Phase::Travel { 4 } else { 0 };
    state.players[0].hands = hands.iter().map(|&letter| crate::board::shard(letter)).collect();
    board.build(&mut state.lands, 0);
    state
}

/// The shards of a bag as letters.
pub(crate) fn letters(shards: &Shards) -> Vec<char> {
    let each = Shard::ALL.into_iter();
    each.flat_map(|shard| vec![shard.letter(); shards.count(shard).into()]).collect()
}

/// Whether something happens that happens so many times in a hundred.
pub(crate) fn chance(dice: &mut Dice, percent: u32) -> bool {
    dice.below(100) < percent
}

/// One of several things.
pub(crate) fn one_of<T: Clone>(dice: &mut Dice, things: &[T]) -> T {
    things[dice.below(things.len() as u32) as usize].clone()
}

/// What random Dreamscapes look like; all but the height in percent.
#[derive(Clone, Copy)]
pub(crate) struct Terrain {
    /// The colours that occur; one that is named twice is twice as frequent.
    pub(crate) colours: &'static str,
    /// Cells that hold something.
    pub(crate) filled: u32,
    /// The highest stack.
    pub(crate) height: u32,
    /// Stacks with a tree.
    pub(crate) trees: u32,
    /// Stacks that are a red instead.
    pub(crate) reds: u32,
    /// Stacks whose greys are marked, wholly or in part.
    pub(crate) marks: u32,
    /// Boards with the Dreamer.
    pub(crate) dreamer: u32,
}

impl Terrain {
    /// A bit of everything.
    pub(crate) const MIXED: Terrain =
        Terrain { colours: "WRLGMR", filled: 75, height: 4, trees: 20, reds: 8, marks: 15, dreamer: 70 };

    pub(crate) fn board(&self, (columns, rows): (u8, u8), dice: &mut Dice) -> Board {
        let mut board = Board::empty(columns.into(), rows.into());
        let colours: Vec<char> = self.colours.chars().collect();
        for place in board.places() {
            if chance(dice, self.filled) {
                *board.at_mut(place) = self.stack(&colours, dice);
            }
        }
        let standable: Vec<_> = board.places().into_iter().filter(|&place| board.is_bare(place)).collect();
        if chance(dice, self.dreamer) && !standable.is_empty() {
            board.at_mut(one_of(dice, &standable)).push('@');
        }
        board
    }

    fn stack(&self, colours: &[char], dice: &mut Dice) -> Vec<char> {
        if chance(dice, self.reds) {
            return vec!['N'];
        }
        let height = 1 + dice.below(self.height);
        let mut stack: Vec<char> = (0..height).map(|_| one_of(dice, colours)).collect();
        if chance(dice, self.marks) {
            for letter in &mut stack {
                if *letter == 'R' && chance(dice, 70) {
                    *letter = 'r';
                }
            }
        }
        if chance(dice, self.trees) {
            stack.push('^');
        }
        stack
    }
}
