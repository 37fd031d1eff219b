//! Reading a position: its lines in the order in which they depend on each other, then the rules it must keep.

mod census;
mod check;
mod doing;
mod header;
mod initiative;
mod land;
mod moment;
mod progress;
mod seat;
mod sheet;
mod supplies;
mod walking;
mod world;
mod write;

pub use doing::{DOINGS, PAUSES};
pub(crate) use doing::{write_pause, write_task};
pub use header::PositionError;
pub use sheet::{LINE_WORDS, MAX_POSITION};
pub use write::write_position;

use std::sync::Arc;

use kernel::{Misread, Seat};

use crate::data::{self, Pack};
use crate::game::Dreamscape;
use crate::notation::expected::Demand;
use crate::state::State;
use census::Census;
use sheet::{Sheet, Wrong};

/// Reads a position of a game. Lines that say which game it is may be left out; where they are there, they must agree.
///
/// # Errors
/// When the text is no position of this game, or one that breaks a rule.
pub fn read_position(game: &Dreamscape, text: &str) -> Result<State, Misread> {
    let read = || {
        let sheet = Sheet::new(text)?;
        header::agree(&sheet, game)?;
        Reading::new(game, &sheet).read()
    };
    read().map_err(|wrong: Wrong| *wrong)
}

/// Reads a position and makes the game that its first lines ask for; what they do not say has a default.
///
/// ```
/// use dreamscape::notation;
/// use kernel::{Game, Seat};
/// let (game, state) = notation::set_position("dreamscape 1 c1=R b1=W\ndreamer 1 c1\nhands 1 L").unwrap();
/// let mut actions = Vec::new();
/// game.legal(&state, Seat(0), &mut actions);
/// assert_eq!(actions.len(), 6);
/// ```
///
/// # Errors
/// When the text is no position, or one that breaks a rule, or its first lines make no game.
pub fn set_position(text: &str) -> Result<(Dreamscape, State), PositionError> {
    set_position_with(text, &data::builtin().packs)
}

/// Reads a position with a pack out of these.
///
/// # Errors
/// As for [`set_position`].
pub fn set_position_with(text: &str, packs: &[Arc<Pack>]) -> Result<(Dreamscape, State), PositionError> {
    let sheet = Sheet::new(text)?;
    let game = header::make_game(&sheet, packs)?;
    let state = Reading::new(&game, &sheet).read()?;
    Ok((game, state))
}

/// A position that is being read.
struct Reading<'a> {
    game: &'a Dreamscape,
    sheet: &'a Sheet<'a>,
    state: State,
    census: Census,
}

impl<'a> Reading<'a> {
    fn new(game: &'a Dreamscape, sheet: &'a Sheet<'a>) -> Reading<'a> {
        Reading { game, sheet, state: game.undealt(), census: Census::new(game) }
    }

    fn read(mut self) -> Result<State, Wrong> {
        let players = self.game.setup().players as usize;
        if let Some(at) = self.sheet.line_of_seat_from(players) {
            return Err(self.sheet.breach(at, "D-1.2", Demand::Seats { players: self.game.setup().players }));
        }
        self.moment()?;
        for seat in self.seats() {
            self.progress(seat)?;
        }
        self.initiative()?;
        for seat in self.seats() {
            self.land(seat)?;
            self.hands(seat)?;
            self.score(seat)?;
            self.cards(seat)?;
            self.walk(seat)?;
            self.waived(seat)?;
        }
        self.dreamworld()?;
        self.purposes()?;
        self.rival()?;
        self.decks()?;
        self.supplies()?;
        self.check()?;
        Ok(self.state)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.game.setup().players).map(Seat)
    }
}
