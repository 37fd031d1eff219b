//! What is wrong with a command line, as a sentence in the reader's language.

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

use crate::failure::{Failure, Kind};
use crate::trouble::Trouble;

/// The failure for a command line that the parser refuses.
#[must_use]
pub(super) fn failure(error: &Error) -> Failure {
    let name = || argument(error);
    let trouble = match error.kind() {
        ErrorKind::UnknownArgument => Trouble::UnknownArgument { name: name() },
        ErrorKind::InvalidSubcommand => {
            Trouble::UnknownSubcommand { name: first(error, ContextKind::InvalidSubcommand) }
        }
        ErrorKind::MissingSubcommand => Trouble::MissingSubcommand {},
        ErrorKind::MissingRequiredArgument => Trouble::MissingArgument { name: name() },
        ErrorKind::InvalidValue | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            Trouble::MissingValue { name: name() }
        }
        ErrorKind::ArgumentConflict => Trouble::RepeatedArgument { name: name() },
        ErrorKind::TooManyValues => {
            Trouble::WrongValue { name: name(), value: first(error, ContextKind::InvalidValue) }
        }
        _ => Trouble::WrongUse {},
    };
    let allowed = [ContextKind::ValidSubcommand, ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg];
    let allowed = allowed.into_iter().find_map(|kind| error.get(kind)).map(texts).unwrap_or_default();
    Failure::new(Kind::Usage, &trouble).expecting(allowed)
}

/// The argument that an error is about, as it is typed.
fn argument(error: &Error) -> String {
    first(error, ContextKind::InvalidArg)
}

fn first(error: &Error, kind: ContextKind) -> String {
    error.get(kind).map(texts).unwrap_or_default().join(", ")
}

fn texts(value: &ContextValue) -> Vec<String> {
    match value {
        ContextValue::String(text) => vec![text.clone()],
        ContextValue::Strings(texts) => texts.clone(),
        ContextValue::StyledStr(text) => vec![text.to_string()],
        ContextValue::StyledStrs(texts) => texts.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}
