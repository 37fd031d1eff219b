//! The trait that every game implements.

use std::borrow::Cow;
use std::error::Error;
use std::fmt::{self, Debug};

use serde::Serialize;

use crate::chance::{Chance, Fault};
use crate::expected::Expected;
use crate::message::{Message, Said};
use crate::seat::{Seat, SeatSet, Viewer};

/// The rules of a game together with everything that does not change while it is played: edition, options, pack, seats.
///
/// All methods are pure functions of their arguments. The text methods are the notation that records and people use.
pub trait Game: Sized {
    /// A whole position, hidden things included. Cloning is the way to try something out.
    type State: Clone + Eq + Debug;
    /// One atomic decision.
    type Action: Copy + Eq + Ord + Debug;
    /// Something that happened and can be told.
    type Event: Message + Clone + Eq + Debug;
    /// One answer of chance.
    type Outcome: Copy + Eq + Debug;
    /// Why an action is not allowed.
    type Refusal: Refusal;
    /// What the game waits for from one seat.
    type Prompt: Message + Clone + Eq + Debug;
    /// What a viewer may know, and nothing else.
    type View: Serialize + Clone + PartialEq + Debug;
    /// What points are given for.
    type Cause: Message + Copy + Eq + Debug;

    /// The game's name in records: one lower-case word.
    const NAME: &'static str;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// Sets the game up.
    ///
    /// # Errors
    /// When chance was given beforehand and does not fit.
    fn deal<C: Chance<Self::Outcome>, S: Sink<Self::Event>>(
        &self,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<Self::State, Fault>;

    /// The seats that may act now; empty when and only when the game is over.
    fn actors(&self, state: &Self::State) -> SeatSet;

    /// Those of them without whom the game does not go on; empty when and only when it is over. The others may act and need
    /// not: each waits for somebody else and may do no more than think better of it.
    fn awaited(&self, state: &Self::State) -> SeatSet {
        self.actors(state)
    }

    /// What the game waits for from a seat; `None` when the seat may not act.
    fn prompt(&self, state: &Self::State, seat: Seat) -> Option<Self::Prompt>;

    /// The same question with whose it is, what it comes from, and whether it may be left unanswered. As long as it is equal it
    /// is the same question, whatever may be answered to it meanwhile.
    fn question(&self, state: &Self::State, seat: Seat) -> Option<Question<Self::Prompt>> {
        self.prompt(state, seat).map(Question::to_seat)
    }

    /// Appends every legal action of the seat, each once, none when it may not act. Never allocates but to grow `actions`.
    fn legal(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Plays one action with everything that follows from it by itself.
    ///
    /// # Errors
    /// When the action is refused or given chance does not fit; the state is then as it was.
    fn play<C: Chance<Self::Outcome>, S: Sink<Self::Event>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<Effect, Stop<Self::Refusal>>;

    /// What a viewer may know, built from nothing by adding.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// The points of a seat so far, by cause; causes without points may be left out.
    fn points(&self, state: &Self::State, seat: Seat) -> Vec<(Self::Cause, i32)>;

    /// The seats that have won, once the game is over. In a cooperative game all or none.
    fn winners(&self, state: &Self::State) -> Option<SeatSet>;

    /// The whole position as canonical text of several lines, hidden things included.
    fn write_position(&self, state: &Self::State) -> String;

    /// Reads a position.
    ///
    /// # Errors
    /// When the text is no position, or one that breaks a rule.
    fn read_position(&self, text: &str) -> Result<Self::State, Misread>;

    /// The action as text, without its seat: one line, in which `>` never stands alone between blanks.
    fn write_action(&self, action: &Self::Action, out: &mut String);

    /// Reads an action from text.
    ///
    /// # Errors
    /// When the text is no action of this game, whatever the position.
    fn read_action(&self, text: &str) -> Result<Self::Action, Misread>;

    /// An outcome of chance as text: one word, not `>`.
    fn write_outcome(&self, outcome: &Self::Outcome, out: &mut String);

    /// Reads an outcome of chance from text.
    ///
    /// # Errors
    /// When the text is no outcome of this game.
    fn read_outcome(&self, text: &str) -> Result<Self::Outcome, Misread>;
}

/// A typed "no", with the rule it rests on.
///
/// It is an error as well, which [`message_errors`](crate::message_errors) makes of a message.
pub trait Refusal: Message + Error + Clone + Eq + Send + Sync + 'static {
    /// The number of the rule, such as `D-5.2`; that of a rule that a pack brings along is read from it.
    fn rule(&self) -> Cow<'static, str>;
}

/// Why a step was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop<R> {
    /// The rules say no.
    Refused(R),
    /// The outcomes given for chance do not fit.
    Chance(Fault),
}

impl<R: Refusal> fmt::Display for Stop<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stop::Refused(refusal) => write!(f, "refused by {}", refusal.rule()),
            Stop::Chance(_) => f.write_str("the answers of chance do not fit"),
        }
    }
}

impl<R: Refusal> Error for Stop<R> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Stop::Refused(refusal) => Some(refusal),
            Stop::Chance(fault) => Some(fault),
        }
    }
}

impl<R> From<Fault> for Stop<R> {
    fn from(fault: Fault) -> Self {
        Stop::Chance(fault)
    }
}

/// A question with all that stays the same while it is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question<P> {
    /// What is asked.
    pub prompt: P,
    /// Whether all who are asked answer it together: what one of them says is a vote, and the question stays until it is settled.
    pub is_for_group: bool,
    /// The thing that asks it, where it is one: a card, a place.
    pub source: Option<Said>,
    /// Whether it may be declined: one of the answers is to do nothing.
    pub may_be_declined: bool,
}

impl<P> Question<P> {
    /// A question to one seat, which it must answer.
    pub const fn to_seat(prompt: P) -> Question<P> {
        Question { prompt, is_for_group: false, source: None, may_be_declined: false }
    }

    /// A question to all who are asked it, settled by their votes.
    pub const fn to_group(prompt: P) -> Question<P> {
        Question { prompt, is_for_group: true, source: None, may_be_declined: false }
    }
}

/// What a step did beyond the board: this is what bounds undo.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effect {
    /// Somebody learned something that was hidden: a random draw, a hidden card.
    pub learned: bool,
    /// The turn passed on.
    pub passed: bool,
    /// A supply that other seats share was used, so their earlier steps stand.
    pub shared: bool,
    /// A request to such a supply was served, and stands although nobody else has used the supply since.
    pub served: bool,
    /// The seats without whose earlier steps it would have done otherwise although it uses no supply: those steps stand as long as it does.
    pub rests_on: SeatSet,
    /// It was a vote that settled nothing: the question to the group stays open as it is.
    pub vote: bool,
    /// From here another game can begin: the position is worth keeping under the name that [`TableGame::checkpoint`] gives it.
    ///
    /// [`TableGame::checkpoint`]: crate::TableGame::checkpoint
    pub checkpoint: bool,
}

/// Text that cannot be read, with its place and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// The line, counted from 1.
    pub line: u32,
    /// The column, counted from 1 in characters.
    pub column: u32,
    /// The number of the rule it breaks, if it is a rule and not the form.
    pub rule: Option<&'static str>,
    /// What would have been right here.
    pub expected: Vec<Expected>,
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected: Vec<String> = self.expected.iter().map(Expected::to_string).collect();
        write!(f, "line {}, column {}: expected {}", self.line, self.column, expected.join(" or "))?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

impl Error for Misread {}

/// Who hears of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody.
    All,
    /// One seat alone.
    Only(Seat),
}

impl Audience {
    /// Whether the viewer hears it.
    #[must_use]
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
        }
    }
}

/// Receives events as they happen. An event is told whole to its audience or not at all, so nothing needs to be blanked.
pub trait Sink<E> {
    /// Whether anybody listens; a game may skip work for events nobody hears.
    const LISTENS: bool;

    /// Takes an event.
    fn tell(&mut self, audience: Audience, event: E);
}

/// Nobody listens: compiles to nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct Silence;

impl<E> Sink<E> for Silence {
    const LISTENS: bool = false;

    fn tell(&mut self, _: Audience, _: E) {}
}

impl<E> Sink<E> for Vec<(Audience, E)> {
    const LISTENS: bool = true;

    fn tell(&mut self, audience: Audience, event: E) {
        self.push((audience, event));
    }
}
