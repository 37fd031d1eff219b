//! Why a table says no.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;

use kernel::{Expected, Message, Misread, Seat};
use serde::Serialize;

use crate::said::Said;

kernel::messages! {
    /// Why a table says no; the reasons of the games are their own.
    pub enum No {
        /// The table has no such seat.
        "table-no-such-seat" => NoSuchSeat,
        /// Somebody else sits there.
        "table-not-your-seat" => NotYourSeat { seat: Seat },
        /// The seat is taken.
        "table-seat-taken" => SeatTaken { seat: Seat },
        /// Nobody sits there.
        "table-seat-empty" => SeatEmpty { seat: Seat },
        /// By the contract nobody else, or nobody at all, may hold several seats.
        "table-one-seat" => OneSeat,
        /// Only who made the table may do this.
        "table-not-maker" => NotMaker,
        /// The game has begun.
        "table-begun" => Begun,
        /// The game has not begun.
        "table-not-begun" => NotBegun,
        /// The game is over.
        "table-over" => Over,
        /// The game is not over yet.
        "table-not-over" => NotOver,
        /// The table has no such step, or no game had begun at it.
        "table-no-step" => NoStep,
        /// The address is none that messages can be sent to, or the quiet hours are none of a day.
        "table-hook-address" => HookAddress,
        /// The thinking time of the seat is up.
        "table-time-up" => TimeUp { seat: Seat },
        /// A computer player sits there.
        "table-bot-plays" => BotPlays { seat: Seat },
        /// The contract allows no undo.
        "table-no-undo" => NoUndo,
        /// The contract allows no undo beyond what was learned.
        "table-no-consent" => NoConsent,
        /// A request to go back is open already.
        "table-asked-already" => AskedAlready { seat: Seat },
        /// There is no request to go back.
        "table-nothing-asked" => NothingAsked,
        /// The seat has answered the request, or made it.
        "table-answered" => Answered,
        /// All win or lose together: nobody gives up alone.
        "table-all-together" => AllTogether,
        /// Seats change hands only where all win or lose together.
        "table-not-together" => NotTogether,
        /// The table kept no such position, or none that this game can begin from.
        "table-no-checkpoint" => NoCheckpoint,
        /// All who could agree are away.
        "table-nobody-to-ask" => NobodyToAsk,
        /// There are not so many steps to take back.
        "table-too-far-back" => TooFarBack,
        /// The contract allows nobody to watch.
        "table-no-spectators" => NoSpectators,
        /// The contract allows no hints.
        "table-no-hints" => NoHints,
        /// There is no such table.
        "table-no-table" => NoTable,
        /// Whoever asks is not known: a name must be given first.
        "table-no-guest" => NoGuest,
        /// The name has not 1 to 24 characters.
        "table-name-length" => NameLength,
        /// The message has not 1 to 500 characters.
        "table-chat-length" => ChatLength,
        /// The maker closed the chat.
        "table-chat-is-closed" => ChatIsClosed,
        /// It was asked for too often.
        "table-too-often" => TooOften,
        /// There is no table with this code.
        "table-no-code" => NoCode,
        /// The link was used, or is too old.
        "table-no-claim" => NoClaim,
        /// There is nothing at this address.
        "table-nothing-here" => NothingHere,
        /// The request comes from another site.
        "table-foreign-origin" => ForeignOrigin,
        /// The body must be JSON.
        "table-not-json" => NotJson,
        /// The body is not of the form that is asked for.
        "table-wrong-body" => WrongBody,
        /// The client has given the name of this request to another one.
        "table-name-used" => NameUsed,
        /// The body is too long.
        "table-too-long" => TooLong,
        /// A number or a length in the contract is not within its limits.
        "table-out-of-limits" => OutOfLimits,
        /// The request took too long to arrive.
        "table-too-slow" => TooSlow,
        /// The server has no room for more.
        "table-full-house" => FullHouse,
        /// There is no such game.
        "table-unknown-game" => UnknownGame,
        /// There is no such edition.
        "table-unknown-edition" => UnknownEdition,
        /// There is no such option, or it is said twice.
        "table-unknown-option" => UnknownOption,
        /// There is no such computer player.
        "table-unknown-player" => UnknownPlayer,
        /// There is no such pack.
        "table-unknown-pack" => UnknownPack,
        /// The pack of this name and version has another content than the one that the record was made with.
        "table-other-pack" => OtherPack,
        /// There is no such card.
        "table-unknown-card" => UnknownCard,
        /// The question makes no sense in this game.
        "table-no-such-question" => NoSuchQuestion,
        /// A record does not play.
        "table-record-broken" => RecordBroken,
        /// The text is not in the notation of the game.
        "table-unreadable" => Unreadable { line: u32, column: u32 },
    }
}

/// A typed no, with the rule it rests on and what would have been right where that can be said.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, ts_rs::TS, utoipa::ToSchema)]
pub struct Refused {
    /// The reason.
    #[serde(flatten)]
    pub said: Said,
    /// The number of the rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<String>)]
    pub rule: Option<Cow<'static, str>>,
    /// What was expected.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Wanted>>")]
    #[schema(required = false)]
    pub expected: Vec<Wanted>,
}

/// What would have been right.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, ts_rs::TS, utoipa::ToSchema)]
#[serde(untagged)]
pub enum Wanted {
    /// This and nothing else, the same in every language.
    Literal(String),
    /// What a message describes.
    Described(Said),
}

impl Refused {
    /// A reason without a rule.
    pub fn because(message: &(impl Message + ?Sized)) -> Refused {
        Refused { said: Said::new(message), rule: None, expected: Vec::new() }
    }

    /// The same with what would have been right.
    #[must_use]
    pub fn expecting<T: ToString>(self, expected: impl IntoIterator<Item = T>) -> Refused {
        Refused {
            expected: expected.into_iter().map(|text| Wanted::Literal(text.to_string())).collect(),
            ..self
        }
    }
}

/// For logs: the reason, the rule, and what would have been right.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.said)?;
        if let Some(rule) = &self.rule {
            write!(f, " ({rule})")?;
        }
        for (index, wanted) in self.expected.iter().enumerate() {
            write!(f, "{}{wanted}", if index == 0 { ", expected " } else { " or " })?;
        }
        Ok(())
    }
}

impl Error for Refused {}

/// For logs: the word itself, or the key of the description.
impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wanted::Literal(word) => f.write_str(word),
            Wanted::Described(said) => said.fmt(f),
        }
    }
}

impl From<No> for Refused {
    fn from(no: No) -> Refused {
        Refused::because(&no)
    }
}

impl From<&Misread> for Refused {
    fn from(misread: &Misread) -> Refused {
        let no = No::Unreadable { line: misread.line, column: misread.column };
        let wanted = |expected: &Expected| match expected {
            Expected::Literal(word) => Wanted::Literal(word.clone()),
            Expected::Described(said) => Wanted::Described(Said::new(said)),
        };
        let expected = misread.expected.iter().map(wanted).collect();
        Refused { rule: misread.rule.map(Cow::Borrowed), expected, ..Refused::because(&no) }
    }
}
