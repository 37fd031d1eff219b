//! Free moves between locations: exactly those are refused that bring back a position of the turn (D-7.16).

use std::collections::HashSet;

use dreamscape::data::Edition;
use dreamscape::state::{Phase, State};
use dreamscape::world::{Link, Location};
use dreamscape::{Action, Dreamscape};
use kernel::{Dice, Game, Silence};

use crate::board::{Board, shard};
use crate::position::Position;
use crate::rounds::seeded;
use crate::table::{SEAT, chance, game, one_of, turn_of_first};

/// The links by their ends (D-1.3).
const LINKS: [(u8, u8); 7] = [(1, 2), (2, 3), (4, 5), (5, 6), (1, 4), (2, 5), (3, 6)];

/// Everything that a Travel can change here.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Journey {
    at: u8,
    points: u8,
    rows: Vec<Vec<char>>,
    red_links: Vec<(u8, u8)>,
    land: Position,
}

impl Journey {
    fn read(game: &Dreamscape, state: &State) -> Journey {
        let red = |(low, high): (u8, u8)| {
            let link = Location(low - 1).link_to(Location(high - 1)).expect("a link");
            state.reds.has(link)
        };
        Journey {
            at: state.player(SEAT).sleeper.number(),
            points: state.action_points,
            rows: state
                .rows
                .iter()
                .map(|row| row.shards().iter().map(|shard| shard.letter()).collect())
                .collect(),
            red_links: LINKS.into_iter().filter(|&link| red(link)).collect(),
            land: Position::read(game, state),
        }
    }

    /// Where moving to a linked location leads (D-5.3, D-5.4, D-10.1), and whether it is free.
    fn moved(&self, to: u8) -> Option<(Journey, bool)> {
        let link = LINKS.into_iter().find(|&link| link == (self.at, to) || link == (to, self.at))?;
        if self.points == 0 {
            return None;
        }
        let row = &self.rows[usize::from(to) - 1];
        let free = row.first().is_none_or(|key| self.land.hands.contains(key));
        let mut after = self.clone();
        after.at = to;
        after.land.free = false;
        after.points -= u8::from(!free);
        let reds = self.land.hands.iter().filter(|&&letter| letter == 'N').count();
        if self.red_links.contains(&link) && reds < 2 {
            after.red_links.retain(|&other| other != link);
            after.land.hands.push('N');
            after.land.hands.sort_unstable();
        }
        Some((after, free))
    }
}

fn check_moves(game: &Dreamscape, state: &State, seen: &HashSet<Journey>) -> [u32; 2] {
    let journey = Journey::read(game, state);
    let mut legal = Vec::new();
    game.legal(state, SEAT, &mut legal);
    let mut counts = [0, 0];
    for to in 1..=6 {
        let action = Action::Move(Location(to - 1));
        let reached = journey.moved(to);
        let repeats = reached.as_ref().is_some_and(|(after, _)| seen.contains(after));
        let allowed = reached.is_some() && !repeats;
        assert_eq!(legal.contains(&action), allowed, "to {to} from {journey:?} after {seen:?}");
        let mut next = state.clone();
        let played = game.play(&mut next, SEAT, action, &mut Dice::new(1), &mut Silence);
        assert_eq!(played.is_ok(), allowed);
        if let Some((after, free)) = reached.filter(|_| allowed) {
            assert_eq!(Journey::read(game, &next), after, "to {to} from {journey:?}");
            counts[0] += u32::from(free);
        }
        counts[1] += u32::from(repeats);
    }
    counts
}

/// A Travel with rows of few colours, so that many moves are free.
fn random_travel(game: &Dreamscape, dice: &mut Dice) -> State {
    let mut board = Board::empty(5, 4);
    for column in 1..=3 {
        *board.at_mut((column, 0)) = vec![one_of(dice, &['L', 'L', 'W'])];
    }
    let hands: Vec<char> = (0..dice.below(5)).map(|_| one_of(dice, &['W', 'R', 'L', 'N'])).collect();
    let mut state = turn_of_first(game, Phase::Travel, &board, &hands);
    for row in &mut state.rows {
        for _ in 0..dice.below(4) {
            row.push(shard(one_of(dice, &['W', 'R', 'L', 'N'])));
        }
    }
    for link in Link::ALL {
        if chance(dice, 30) {
            state.reds.insert(link);
        }
    }
    state.players[0].sleeper = one_of(dice, &Location::ALL);
    state
}

#[test]
fn d7_16_exactly_those_moves_are_refused_that_bring_back_a_position_of_the_turn() {
    let game = game(Edition::Standard, (5, 4));
    let mut dice = Dice::new(seeded(716));
    let (mut free, mut repeats) = (0, 0);
    for _ in 0..1500 {
        let mut state = random_travel(&game, &mut dice);
        let mut seen = HashSet::from([Journey::read(&game, &state)]);
        loop {
            let [moves, refused] = check_moves(&game, &state, &seen);
            free += moves;
            repeats += refused;
            let mut legal = Vec::new();
            game.legal(&state, SEAT, &mut legal);
            legal.retain(|action| {
                matches!(action, Action::Move(_) | Action::Collect | Action::Enter | Action::Step(_))
            });
            let Some(&action) = legal.get(dice.below(legal.len().max(1) as u32) as usize) else { break };
            game.play(&mut state, SEAT, action, &mut dice, &mut Silence).unwrap();
            assert!(seen.insert(Journey::read(&game, &state)), "a position came back");
        }
    }
    assert!(free > 1000 && repeats > 1000, "{free} free moves and {repeats} repeats");
}
