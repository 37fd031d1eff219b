//! `oneiros dreamscape sim`: many games of computer players, in parallel, and what they come to.

mod summary;
mod tally;

use dreamscape::Dreamscape;
use kernel::{Dice, Fault, Game, Silence, Stop};
use rayon::prelude::*;

use crate::chooser::{Chooser, Temper};

pub(crate) use summary::options_text;
pub use summary::{SimWords, Summary, text};
pub use tally::{Spread, Tally};

/// The most games that one thread takes on at a time.
const MOST_AT_A_TIME: u64 = 64;
/// Into how many portions the games are divided at least, so that all threads are busy to the end.
const PORTIONS: u64 = 256;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game.
    pub game: Dreamscape,
    /// How many games.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: u64,
    /// Who plays.
    pub temper: Temper,
}

impl Plan {
    /// Plays all games on the threads of the current pool; `progress` hears of every few games that are done.
    ///
    /// # Errors
    /// Never in a sound game: chance cannot fail here and players choose among legal actions.
    pub fn run(&self, progress: impl Fn(u64) + Sync) -> Result<Tally, Fault> {
        let size = (self.games / PORTIONS).clamp(1, MOST_AT_A_TIME);
        let portion = |number: u64| {
            let first = number * size;
            let games = first..(first + size).min(self.games);
            let count = games.end - games.start;
            let mut tally = Tally::NONE;
            games.into_iter().try_for_each(|index| self.play(index, &mut tally))?;
            progress(count);
            Ok(tally)
        };
        (0..self.games.div_ceil(size))
            .into_par_iter()
            .map(portion)
            .try_reduce(|| Tally::NONE, |sum, tally| Ok(sum.merged(&tally)))
    }

    /// Plays one game, whose chance follows from the seed and its number alone.
    fn play(&self, index: u64, tally: &mut Tally) -> Result<(), Fault> {
        let game = &self.game;
        let mut dice = dice_of(self.seed, index);
        let mut chooser = Chooser::new(self.temper, Dice::new(dice.bits()));
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

/// The dice of one game of a series.
fn dice_of(seed: u64, index: u64) -> Dice {
    // Neighbouring seeds and numbers must not give related games, so both go through the generator.
    let start = Dice::new(seed).bits().wrapping_add(index);
    Dice::new(Dice::new(start).bits())
}
