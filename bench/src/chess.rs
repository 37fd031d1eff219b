//! The yardstick: chess played at random with shakmaty.

use kernel::Dice;
use shakmaty::{Chess, Position};

use crate::contender::{Contender, Tally};

/// Half-moves without capture or pawn move after which a game is drawn without a claim.
const SEVENTY_FIVE_MOVES: u32 = 150;

/// Chess from the usual position, each legal move as likely as the others, to mate, stalemate, dead position or the
/// 75-move rule. Repetitions do not end a game: a library that has to remember positions would be slower than it need be.
#[derive(Clone, Copy, Default, Debug)]
pub struct RandomChess;

impl Contender for RandomChess {
    fn name(&self) -> String {
        "chess, uniform (shakmaty)".to_owned()
    }

    fn run(&mut self, seed: u64) -> Tally {
        let mut dice = Dice::new(seed);
        let mut position = Chess::default();
        let mut tally = Tally { games: 1, ..Tally::default() };
        while position.halfmoves() < SEVENTY_FIVE_MOVES && !position.is_insufficient_material() {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            tally.decide(moves.len());
            position.play_unchecked(moves[dice.below(moves.len() as u32) as usize]);
        }
        tally
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seeds_give_equal_games() {
        assert_eq!(RandomChess.run(7), RandomChess.run(7));
        assert_ne!(RandomChess.run(7), RandomChess.run(8));
    }

    #[test]
    fn random_games_are_as_long_and_wide_as_chess_games_are() {
        let mut tally = Tally::default();
        for seed in 0..200 {
            tally += RandomChess.run(seed);
        }
        assert_eq!(tally.games, 200);
        assert!((200..500).contains(&(tally.decisions / tally.games)), "{tally:?}");
        assert!((15..30).contains(&(tally.actions / tally.decisions)), "{tally:?}");
    }
}
