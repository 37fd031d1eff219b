//! Everything that can go wrong, in one form for people and programs: a kind, a rule, a place, what was expected, a sentence.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;

use kernel::{Expected, Fault, Message, Misread, Refusal, Said, Stop};
use serde::Serialize;
use table::Refused;
use table::refusal::{No, Wanted};

use crate::trouble::Trouble;
use crate::words::{Namer, Words};

/// What sort of failure it is; the list is part of the engine's protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A line that is no JSON, or no text at all.
    Json,
    /// A request that is no object, or a field that is missing, unknown or of a wrong value.
    Request,
    /// A command that does not exist.
    UnknownCommand,
    /// A command that needs a game when there is none.
    NoGame,
    /// Choices that make no game.
    Setup,
    /// Text that is no action, outcome, position or record.
    Notation,
    /// An action that the rules do not allow, or a step that cannot be taken back.
    Refused,
    /// Outcomes given for chance that do not fit.
    Chance,
    /// A pack or a drawing with a mistake in it.
    Data,
    /// A record that does not play.
    Record,
    /// Input beyond a limit.
    Limit,
    /// Wrong use of the command line.
    Usage,
    /// A file that cannot be read.
    File,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 13] = [
        Kind::Json,
        Kind::Request,
        Kind::UnknownCommand,
        Kind::NoGame,
        Kind::Setup,
        Kind::Notation,
        Kind::Refused,
        Kind::Chance,
        Kind::Data,
        Kind::Record,
        Kind::Limit,
        Kind::Usage,
        Kind::File,
    ];

    /// The word in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        [
            "json",
            "request",
            "unknown-command",
            "no-game",
            "setup",
            "notation",
            "refused",
            "chance",
            "data",
            "record",
            "limit",
            "usage",
            "file",
        ][self as usize]
    }
}

/// Something that went wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// What sort it is.
    pub kind: Kind,
    /// The rule it rests on.
    pub rule: Option<Cow<'static, str>>,
    /// The file it is in, where there is one.
    pub file: Option<String>,
    /// Line and column, from 1.
    pub place: Option<(u32, u32)>,
    /// What was expected.
    pub expected: Vec<Expected>,
    /// A sentence that comes before the one that says what is wrong.
    pub lead: Option<Box<Said>>,
    /// What to say.
    pub said: Box<Said>,
    /// The game in whose words it is told, where it is about one.
    pub game: Option<&'static str>,
    /// Whether a check failed, rather than that the program was used wrongly.
    pub check: bool,
}

impl Failure {
    /// A failure of a kind.
    #[must_use]
    pub fn new(kind: Kind, message: &dyn Message) -> Failure {
        Failure {
            kind,
            rule: None,
            file: None,
            place: None,
            expected: Vec::new(),
            lead: None,
            said: Box::new(Said::of(message)),
            game: None,
            check: false,
        }
    }

    /// With what was expected instead.
    #[must_use]
    pub fn expecting<T: ToString>(self, expected: impl IntoIterator<Item = T>) -> Failure {
        Failure { expected: expected.into_iter().map(|word| word.to_string().into()).collect(), ..self }
    }

    /// At a line and column.
    #[must_use]
    pub fn at(self, line: u32, column: u32) -> Failure {
        Failure { place: Some((line, column)), ..self }
    }

    /// In a file.
    #[must_use]
    pub fn in_file(self, file: &str) -> Failure {
        Failure { file: Some(file.to_owned()), ..self }
    }

    /// In the file of a text that was read, unless it is in another one, or about a pack that was named beside the file.
    #[must_use]
    pub fn in_text_of(self, file: &str) -> Failure {
        let of_pack = self.kind == Kind::Data && self.place.is_none();
        if of_pack || self.file.is_some() { self } else { self.in_file(file) }
    }

    /// About a game, unless it is about one already.
    #[must_use]
    pub fn in_game(self, game: &'static str) -> Failure {
        Failure { game: self.game.or(Some(game)), ..self }
    }

    /// As a check that failed.
    #[must_use]
    pub fn as_check(self) -> Failure {
        Failure { check: true, ..self }
    }

    /// With another sentence before its own.
    #[must_use]
    pub fn led_by(self, message: &dyn Message) -> Failure {
        Failure { lead: Some(Box::new(Said::of(message))), ..self }
    }

    /// A refusal, with its rule.
    #[must_use]
    pub fn refused<R: Refusal>(refusal: &R) -> Failure {
        Failure { rule: Some(refusal.rule()), ..Failure::new(Kind::Refused, refusal) }
    }

    /// Why a step was not played.
    #[must_use]
    pub fn stopped<R: Refusal>(stop: &Stop<R>) -> Failure {
        match stop {
            Stop::Refused(refusal) => Failure::refused(refusal),
            Stop::Chance(fault) => Failure::from(*fault),
        }
    }

    /// The exit code of the program: 1 when a check failed, 2 when the program was used wrongly.
    #[must_use]
    pub const fn exit_code(&self) -> u8 {
        if self.check { 1 } else { 2 }
    }

    /// For programs.
    #[must_use]
    pub fn report(&self, words: &Words, namer: &dyn Namer) -> Report {
        let words = self.words(words);
        Report {
            kind: self.kind.word(),
            rule: self.rule.clone(),
            line: self.place.map(|(line, _)| line),
            column: self.place.map(|(_, column)| column),
            expected: self.expectations(words),
            message: self.message(words, namer),
        }
    }

    /// The words of the game that it is about.
    fn words<'a>(&self, words: &'a Words) -> &'a Words {
        self.game.map_or(words, |game| words.of(game))
    }

    /// What is wrong, without place, rule and what was expected.
    fn message(&self, words: &Words, namer: &dyn Namer) -> String {
        let lead = self.lead.iter().map(|lead| words.say(&**lead, namer));
        lead.chain([words.say(&*self.said, namer)]).collect::<Vec<_>>().join(" ")
    }

    /// What was expected, in words.
    fn expectations(&self, words: &Words) -> Vec<String> {
        self.expected.iter().map(|expected| words.expected(expected)).collect()
    }

    /// For people: where, what, the rule, and what was expected.
    #[must_use]
    pub fn sentence(&self, words: &Words, namer: &dyn Namer) -> String {
        let words = self.words(words);
        let mut parts = Vec::new();
        // A name of nothing would leave a sentence that begins with a colon.
        let file = self.file.as_deref().map(|file| if file.is_empty() { "\"\"" } else { file });
        match (file, self.place) {
            (Some(file), Some((line, column))) => parts.push(format!("{file}:{line}:{column}:")),
            (Some(file), None) => parts.push(format!("{file}:")),
            (None, Some((line, column))) => parts.push(format!("{line}:{column}:")),
            (None, None) => {}
        }
        let message = self.message(words, namer);
        let rule = self.rule.as_deref().filter(|rule| !message.contains(rule));
        parts.push(message);
        parts.extend(rule.map(|rule| format!("({rule})")));
        if !self.expected.is_empty() {
            // A description may hold commas of its own.
            let plain = self.expected.iter().all(|expected| matches!(expected, Expected::Literal(_)));
            let list = self.expectations(words).join(if plain { ", " } else { "; " });
            parts.push(words.tell(&Trouble::Expected { list }));
        }
        parts.join(" ")
    }
}

/// For logs: where, the sort, and the keys of what [`Failure::sentence`] says in words.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(file) = &self.file {
            write!(f, "{file}: ")?;
        }
        if let Some((line, column)) = self.place {
            write!(f, "line {line}, column {column}: ")?;
        }
        if let Some(lead) = &self.lead {
            write!(f, "{lead}: ")?;
        }
        write!(f, "{}", self.said)?;
        if let Some(rule) = &self.rule {
            write!(f, " ({rule})")?;
        }
        for (index, expected) in self.expected.iter().enumerate() {
            write!(f, "{}{expected}", if index == 0 { ", expected " } else { " or " })?;
        }
        Ok(())
    }
}

impl Error for Failure {}

/// A failure as JSON.
#[derive(Serialize, Debug)]
pub struct Report {
    kind: &'static str,
    rule: Option<Cow<'static, str>>,
    line: Option<u32>,
    column: Option<u32>,
    expected: Vec<String>,
    message: String,
}

/// The first of several tries to read the same text that went well, or else the failure of the one that came furthest in it; nothing if
/// there is no try.
pub fn first_that_reads<T>(tries: impl Iterator<Item = Result<T, Failure>>) -> Option<Result<T, Failure>> {
    let mut furthest: Option<Failure> = None;
    for found in tries {
        match (found, &furthest) {
            (Ok(found), _) => return Some(Ok(found)),
            (Err(failure), Some(other)) if failure.place <= other.place => {}
            (Err(failure), _) => furthest = Some(failure),
        }
    }
    furthest.map(Err)
}

impl From<Misread> for Failure {
    fn from(misread: Misread) -> Failure {
        let trouble = match misread.rule {
            Some(rule) => Trouble::BreaksRule { rule: rule.to_owned() },
            None => Trouble::Unreadable {},
        };
        let failure = Failure::new(Kind::Notation, &trouble).at(misread.line, misread.column);
        Failure { rule: misread.rule.map(Cow::Borrowed), expected: misread.expected, ..failure }
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        let number = |index: usize| u32::try_from(index).unwrap_or(u32::MAX);
        let trouble = match fault {
            Fault::Impossible { index } => Trouble::ChanceImpossible { number: number(index + 1) },
            Fault::Missing { given } => Trouble::ChanceMissing { given: number(given) },
            Fault::Surplus { used } => Trouble::ChanceSurplus { used: number(used) },
        };
        Failure::new(Kind::Chance, &trouble)
    }
}

impl From<&Refused> for Failure {
    fn from(refused: &Refused) -> Failure {
        let is = |no: No| refused.said.key == no.key();
        let kind = match () {
            () if is(No::UnknownPack) => Kind::Data,
            () if is(No::OtherPack) || is(No::RecordBroken) => Kind::Record,
            () => Kind::Setup,
        };
        let described = |wanted: &Wanted| match wanted {
            Wanted::Literal(word) => Expected::from(word.clone()),
            Wanted::Described(said) => Expected::Described(Said::of(said)),
        };
        Failure {
            rule: refused.rule.clone(),
            expected: refused.expected.iter().map(described).collect(),
            ..Failure::new(kind, &refused.said)
        }
    }
}
