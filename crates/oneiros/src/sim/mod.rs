//! `oneiros <game> sim`: many games of computer players, in parallel, and what they come to.

mod summary;
mod tally;

use kernel::{Dice, Fault, Game, Silence, Stop};
use rayon::prelude::*;

use crate::chooser::{Chooser, UNIFORM};
use crate::failure::{Failure, Kind};
use crate::tools::{GameOf, GameTools};
use crate::trouble::Trouble;

pub use summary::{SimWords, Summary, text};
pub use tally::{Figure, Figures, Spread, Tally};

/// The most games that one thread takes on at a time.
const MOST_AT_A_TIME: u64 = 64;
/// Into how many portions the games are divided at least, so that all threads are busy to the end.
const PORTIONS: u64 = 256;

/// What to simulate.
pub struct Plan<'a, T: GameTools> {
    /// Who knows the players and counts what is special to the game.
    pub tools: &'a T,
    /// The game.
    pub game: GameOf<T>,
    /// How many games.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: u64,
    /// Who plays, if not whoever chooses every legal action equally often.
    pub player: Option<&'static str>,
}

impl<T: GameTools> Plan<'_, T> {
    /// Plays all games on the threads of the current pool; `progress` hears of every few games that are done.
    ///
    /// # Errors
    /// Never in a sound game: chance cannot fail here and players choose among legal actions.
    pub fn run(&self, progress: impl Fn(u64) + Sync) -> Result<Tally<T>, Fault> {
        let size = (self.games / PORTIONS).clamp(1, MOST_AT_A_TIME);
        let portion = |number: u64| {
            let first = number * size;
            let games = first..(first + size).min(self.games);
            let count = games.end - games.start;
            let mut tally = Tally::none();
            games.into_iter().try_for_each(|index| self.play(index, &mut tally))?;
            progress(count);
            Ok(tally)
        };
        (0..self.games.div_ceil(size))
            .into_par_iter()
            .map(portion)
            .try_reduce(Tally::none, |sum, tally| Ok(sum.merged(&tally)))
    }

    /// Plays one game, whose chance follows from the seed and its number alone.
    fn play(&self, index: u64, tally: &mut Tally<T>) -> Result<(), Fault> {
        let game = &self.game;
        let mut dice = dice_of(self.seed, index);
        let player = self.player.map(|name| move |seed| self.tools.player(name, seed));
        let mut chooser = Chooser::new(Dice::new(dice.bits()), player);
        let mut state = game.deal(&mut dice, &mut Silence)?;
        let mut decisions = 0;
        while let Some((seat, action, legal)) = chooser.choose(game, &state) {
            tally.decision(legal);
            decisions += 1;
            match game.play(&mut state, seat, action, &mut dice, &mut Silence) {
                Ok(_) => {}
                Err(Stop::Chance(fault)) => return Err(fault),
                // The contract's first law: what is listed as legal is accepted.
                Err(Stop::Refused(refusal)) => unreachable!("a legal action was refused: {refusal:?}"),
            }
        }
        tally.game(game, &state, decisions);
        Ok(())
    }
}

/// The players of a game by name, with the one that every game has.
#[must_use]
pub fn players<T: GameTools>() -> Vec<&'static str> {
    let own = T::PLAYERS.iter().copied().filter(|name| *name != UNIFORM);
    std::iter::once(UNIFORM).chain(own).collect()
}

/// The player that a word names among those of a game; nobody stands for the one that every game has.
///
/// # Errors
/// When there is none.
pub fn player_of(field: &str, word: &str, players: &[&'static str]) -> Result<Option<&'static str>, Failure> {
    let found = players.iter().find(|player| **player == word).copied();
    found.map(|player| (player != UNIFORM).then_some(player)).ok_or_else(|| {
        let trouble = Trouble::WrongValue { name: field.to_owned(), value: word.to_owned() };
        Failure::new(Kind::Request, &trouble).expecting(players)
    })
}

/// The dice of one game of a series.
fn dice_of(seed: u64, index: u64) -> Dice {
    // Neighbouring seeds and numbers must not give related games, so both go through the generator.
    let start = Dice::new(seed).bits().wrapping_add(index);
    Dice::new(Dice::new(start).bits())
}
