//! The computer players by name, and how a simulation lets them choose.

use dreamscape::players::Eager;
use dreamscape::{Action, Dreamscape, State};
use kernel::{Dice, Game, Player, Seat, SeatSet, Viewer};

use crate::failure::{Failure, Kind};
use crate::trouble::Trouble;

/// A kind of computer player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Temper {
    /// Every legal action equally often.
    #[default]
    Uniform,
    /// Takes what is useful.
    Eager,
}

impl Temper {
    /// Every kind.
    pub const ALL: [Temper; 2] = [Temper::Uniform, Temper::Eager];

    /// The word on the command line and in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["uniform", "eager"][self as usize]
    }

    /// The kind for a word.
    ///
    /// # Errors
    /// When there is none.
    pub fn from_word(name: &str, word: &str) -> Result<Temper, Failure> {
        Temper::ALL.into_iter().find(|temper| temper.word() == word).ok_or_else(|| {
            let trouble = Trouble::WrongValue { name: name.to_owned(), value: word.to_owned() };
            Failure::new(Kind::Request, &trouble).expecting(Temper::ALL.map(Temper::word))
        })
    }
}

/// A computer player that plays every seat in turn.
#[derive(Debug)]
pub struct Chooser {
    dice: Dice,
    eager: Option<Eager>,
    legal: Vec<Action>,
}

impl Chooser {
    /// A player with dice of its own.
    #[must_use]
    pub fn new(temper: Temper, mut dice: Dice) -> Chooser {
        let eager = (temper == Temper::Eager).then(|| Eager::new(Dice::new(dice.bits())));
        Chooser { dice, eager, legal: Vec::new() }
    }

    /// Chooses who acts next and what that seat does; `None` when the game is over. The third value is how many actions
    /// were legal.
    pub fn choose(&mut self, game: &Dreamscape, state: &State) -> Option<(Seat, Action, usize)> {
        let seat = self.pick(game.awaited(state))?;
        self.legal.clear();
        game.legal(state, seat, &mut self.legal);
        let count = self.legal.len();
        let index = match &mut self.eager {
            _ if count < 2 => 0,
            // Only a player that looks gets a view: making one costs more than many a whole decision.
            Some(eager) => eager.choose(game, &game.view(state, Viewer::Seat(seat)), &self.legal),
            None => self.dice.below(count as u32) as usize,
        };
        self.legal.get(index).map(|&action| (seat, action, count))
    }

    /// One of the seats that the game waits for.
    fn pick(&mut self, awaited: SeatSet) -> Option<Seat> {
        match awaited.len() {
            0 => None,
            1 => awaited.lowest(),
            count => awaited.iter().nth(self.dice.below(count as u32) as usize),
        }
    }
}
