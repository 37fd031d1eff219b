//! The game of an engine: a session, the names of its seats, and its dice.

use dreamscape::{Action, Dreamscape, Outcome, State};
use kernel::record::{MAX_ENTRIES, Name};
use kernel::session::PlayedOf;
use kernel::{Dice, Game, Seat, Session};
use serde::Serialize;

use super::luck::Luck;
use crate::failure::{Failure, Kind};
use crate::json::{self, ByCause, Heard, Members, numbers};
use crate::names::seat_names;
use crate::trouble::Trouble;
use crate::words::{Namer, Words, card_title};

/// A game and everything around it.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) session: Session<Dreamscape>,
    pub(super) seats: Vec<Name>,
    pub(super) dice: Dice,
    pub(super) luck: Luck,
}

/// Which answers of chance a step is to have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    /// Those it had here before, if it was played here and taken back; else new ones.
    Kept,
    /// New ones.
    New,
    /// These.
    Given(Vec<Outcome>),
}

/// Who acts next, and who has won if the game is over.
#[derive(Serialize, Debug)]
pub(super) struct Next {
    next: Vec<u8>,
    winners: Option<Vec<u8>>,
}

/// What a step brought.
#[derive(Serialize, Debug)]
pub(super) struct Step {
    events: Vec<Heard>,
    points: Members<u8, ByCause>,
    chance: Vec<String>,
    learned: bool,
    #[serde(flatten)]
    next: Next,
}

/// The names in a table's game.
pub(super) struct TableNames<'a> {
    seats: Vec<String>,
    game: &'a Dreamscape,
}

impl Namer for TableNames<'_> {
    fn seat(&self, _: &Words, seat: Seat) -> Option<String> {
        self.seats.get(seat.index()).cloned()
    }

    fn thing(&self, words: &Words, kind: &str, number: u32) -> Option<String> {
        let card = usize::try_from(number).ok()?.checked_sub(1)?;
        let pack = self.game.pack();
        (kind == "card" && card < pack.cards.len()).then(|| card_title(words, pack, card))
    }
}

impl Table {
    pub(super) fn new(session: Session<Dreamscape>, seats: Option<Vec<Name>>, dice: Dice) -> Table {
        let seats = seats.unwrap_or_else(|| vec![Name::default(); session.game().seats()]);
        let luck = Luck::of(&session);
        Table { session, seats, dice, luck }
    }

    pub(super) const fn game(&self) -> &Dreamscape {
        self.session.game()
    }

    pub(super) const fn state(&self) -> &State {
        self.session.state()
    }

    pub(super) fn names(&self, words: &Words) -> TableNames<'_> {
        TableNames { seats: seat_names(words, &self.seats), game: self.game() }
    }

    pub(super) fn next(&self) -> Next {
        let game = self.game();
        Next { next: numbers(game.awaited(self.state())), winners: game.winners(self.state()).map(numbers) }
    }

    /// Plays an action: with given outcomes, with those it had here before it was taken back, or with new ones.
    pub(super) fn play(
        &mut self,
        seat: Seat,
        action: Action,
        luck: Wanted,
    ) -> Result<PlayedOf<Dreamscape>, Failure> {
        let kept = if luck == Wanted::Kept { self.luck.of_step(seat, action) } else { None };
        let played = match (luck, kept) {
            (Wanted::Given(outcomes), _) => self.session.play_given(seat, action, &outcomes),
            (_, Some(outcomes)) => self.session.play_given(seat, action, outcomes),
            (_, None) => self.session.play(seat, action, &mut self.dice),
        };
        let played = played.map_err(|stop| Failure::stopped(&stop))?;
        self.luck.go_on(seat, action, &played.outcomes);
        Ok(played)
    }

    /// Reads an action.
    pub(super) fn action(&self, text: &str) -> Result<Action, Failure> {
        Ok(self.game().read_action(text)?)
    }

    /// Reads outcomes of chance.
    pub(super) fn outcomes(&self, texts: &[&str]) -> Result<Vec<Outcome>, Failure> {
        texts.iter().map(|text| Ok(self.game().read_outcome(text)?)).collect()
    }

    /// What a step brought, in words.
    pub(super) fn told(&self, words: &Words, before: &State, played: &PlayedOf<Dreamscape>) -> Step {
        let game = self.game();
        Step {
            events: json::events(&played.events, words, &self.names(words)),
            points: json::gained(game, before, self.state()),
            chance: json::outcomes(game, &played.outcomes),
            learned: played.effect.learned,
            next: self.next(),
        }
    }

    /// Whether the record can take another entry: what was written must be readable again.
    pub(super) fn is_full(&self) -> bool {
        self.session.entries().len() >= MAX_ENTRIES
    }

    /// Refuses to go beyond what a record may hold.
    pub(super) fn check_room(&self) -> Result<(), Failure> {
        if self.is_full() {
            let trouble = Trouble::RecordFull { entries: MAX_ENTRIES as u32 };
            return Err(Failure::new(Kind::Limit, &trouble));
        }
        Ok(())
    }
}
