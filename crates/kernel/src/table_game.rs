//! What a game tells beyond its rules so that people can play it at a table.

use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::Dice;
use crate::game::Game;
use crate::message::{Arg, Message, Said};
use crate::record::{Header, Name};
use crate::seat::{Seat, SeatSet, Viewer};

/// A game that can be played at a table: how its views look to clients, which questions of its own it answers, and what its records
/// open with.
pub trait TableGame: Game {
    /// What everybody may know, as clients read it: a struct.
    type Shared: Serialize;
    /// What one seat may know beyond that, as clients read it: a struct with other fields.
    type Own: Serialize;
    /// What a seat may ask beyond what every game answers.
    type Question: DeserializeOwned;
    /// What it is answered.
    type Answer: Serialize;

    /// What everybody may know, with what only the game can add to it: the same from the view of every viewer. It is made once,
    /// for all who look.
    fn shared(&self, view: &Self::View) -> Self::Shared;

    /// What the viewer of a view may know beyond what everybody may know.
    fn own(&self, view: &Self::View) -> Self::Own;

    /// A position that looks the same to the viewer, with everything hidden made up.
    fn imagine(&self, state: &Self::State, viewer: Viewer, dice: &mut Dice) -> Self::State;

    /// The answer to a question of a seat, from a position that the seat can imagine.
    ///
    /// # Errors
    /// Why there is none.
    fn answer(
        &self,
        imagined: &Self::State,
        seat: Seat,
        question: Self::Question,
    ) -> Result<Self::Answer, NoAnswer>;

    /// The header of a record with these names of the seats.
    fn header(&self, names: &[String]) -> Header {
        Header::plain(self).with_names(names)
    }

    /// Whether all win or lose together: nobody gives up alone, and a seat goes to somebody else instead.
    const COOPERATIVE: bool = false;

    /// What a position is called from which another game can begin.
    fn checkpoint(&self, state: &Self::State) -> String {
        let _ = state;
        String::new()
    }

    /// The winners of a game that is over, if these seats had never been in front.
    fn winners_without(&self, state: &Self::State, lost: SeatSet) -> SeatSet {
        self.winners(state).unwrap_or_default().iter().filter(|seat| !lost.contains(*seat)).collect()
    }
}

/// Why a question of a seat has no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoAnswer(Said);

impl NoAnswer {
    /// There is none, for the reason that the message says.
    #[must_use]
    pub fn because(message: &dyn Message) -> NoAnswer {
        NoAnswer(Said::of(message))
    }
}

impl Message for NoAnswer {
    fn key(&self) -> &'static str {
        self.0.key()
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        self.0.args()
    }
}

crate::message_errors!(NoAnswer);

impl Header {
    /// The same header with the names of the seats; a seat without one stays without.
    #[must_use]
    pub fn with_names(self, names: &[String]) -> Header {
        let name = |seat: usize| names.get(seat).map_or_else(Name::default, |name| Name::tame(name));
        Header { seats: (0..self.seats.len()).map(name).collect(), ..self }
    }
}

impl<G: TableGame> TableGame for Arc<G> {
    type Shared = G::Shared;
    type Own = G::Own;
    type Question = G::Question;
    type Answer = G::Answer;

    fn shared(&self, view: &G::View) -> G::Shared {
        (**self).shared(view)
    }

    fn own(&self, view: &G::View) -> G::Own {
        (**self).own(view)
    }

    fn imagine(&self, state: &G::State, viewer: Viewer, dice: &mut Dice) -> G::State {
        (**self).imagine(state, viewer, dice)
    }

    fn answer(&self, imagined: &G::State, seat: Seat, question: G::Question) -> Result<G::Answer, NoAnswer> {
        (**self).answer(imagined, seat, question)
    }

    fn header(&self, names: &[String]) -> Header {
        (**self).header(names)
    }

    const COOPERATIVE: bool = G::COOPERATIVE;

    fn checkpoint(&self, state: &G::State) -> String {
        (**self).checkpoint(state)
    }

    fn winners_without(&self, state: &G::State, lost: SeatSet) -> SeatSet {
        (**self).winners_without(state, lost)
    }
}
