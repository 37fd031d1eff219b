//! Reading a position: its lines in the order in which they depend on each other, then the rules it must keep.

use std::sync::Arc;

use kernel::{Misread, Seat};

use super::action::number;
use super::census::Census;
use super::header::{self, PositionError};
use super::sheet::{Keyword, Sheet, Wrong};
use crate::data::{self, Pack};
use crate::game::Dreamscape;
use crate::state::{Phase, State};

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
pub(super) struct Reading<'a> {
    pub(super) game: &'a Dreamscape,
    pub(super) sheet: &'a Sheet<'a>,
    pub(super) state: State,
    pub(super) census: Census,
}

impl<'a> Reading<'a> {
    fn new(game: &'a Dreamscape, sheet: &'a Sheet<'a>) -> Reading<'a> {
        Reading { game, sheet, state: game.undealt(), census: Census::new(game) }
    }

    fn read(mut self) -> Result<State, Wrong> {
        let players = self.game.setup().players as usize;
        if let Some(at) = self.sheet.line_of_seat_from(players) {
            return Err(self.sheet.breach(at, "D-1.2", &format!("seats 1 to {players}")));
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
        }
        self.dreamworld()?;
        self.purposes()?;
        self.rival()?;
        self.decks()?;
        self.supplies()?;
        self.check()?;
        Ok(self.state)
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.game.setup().players).map(Seat)
    }

    /// Cycle, phase, whose turn, action points.
    fn moment(&mut self) -> Result<(), Wrong> {
        let sheet = self.sheet;
        self.state.phase = Phase::Creation;
        if let Some(mut line) = sheet.line(Keyword::Phase) {
            let word = line.choose(&Phase::ALL.map(Phase::word))?;
            self.state.phase =
                Phase::ALL.into_iter().find(|phase| phase.word() == word).unwrap_or(Phase::Creation);
            line.finish()?;
        }
        let phase = self.state.phase;
        let nightmares = self.game.setup().nightmare && self.game.solo().is_none();
        if phase == Phase::Nightmare && !nightmares {
            let at = sheet.place_of(&[Keyword::Phase], Seat(0));
            return Err(sheet.breach(at, "D-10.3", "a game with a Nightmare phase"));
        }
        self.cycle()?;
        self.state.action_points = if phase == Phase::Travel { self.game.board().action_points } else { 0 };
        if let Some(line) = sheet.line(Keyword::Actions) {
            let (points, at) = line.only("a number of action points", number)?;
            if points > self.state.action_points {
                let most = format!("at most {}", self.state.action_points);
                return Err(sheet.breach(at, "D-5.1", &most));
            }
            self.state.action_points = points;
        }
        Ok(())
    }

    fn cycle(&mut self) -> Result<(), Wrong> {
        let last = self.game.cycles();
        let cycles = match self.state.phase {
            Phase::Start => 1..=1,
            Phase::Finale | Phase::Over => last..=last,
            _ => 1..=last,
        };
        self.state.cycle = *cycles.start();
        if let Some(line) = self.sheet.line(Keyword::Cycle) {
            let (cycle, at) = line.only("a number", number)?;
            if !cycles.contains(&cycle) {
                let expected = format!("{} to {}", cycles.start(), cycles.end());
                return Err(self.sheet.breach(at, "D-3.1", &expected));
            }
            self.state.cycle = cycle;
        }
        Ok(())
    }

    fn hands(&mut self, seat: Seat) -> Result<(), Wrong> {
        let Some(line) = self.sheet.seat_line(Keyword::Hands, seat) else { return Ok(()) };
        for word in line {
            for (letter, at) in word.letters() {
                let shard = self.sheet.shard(letter, at)?;
                self.census.shard(self.sheet, shard, at)?;
                self.state.player_mut(seat).hands.add(shard, 1);
            }
        }
        Ok(())
    }
}
