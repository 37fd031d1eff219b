//! Why the store could not do what it was asked.

use std::fmt;

use kernel::{Arg, Message};

/// A refusal or a failure. Unless it is [`Fault::Unknown`], nothing of what was asked has been written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Somebody else wrote this place of the log first, or it is not the next one.
    Conflict,
    /// A table, guest or parcel that this rests on is not there.
    Missing,
    /// What was to be made is there already.
    Taken,
    /// Another table has this code.
    CodeTaken,
    /// A text is longer than the store takes, or has a zero character, which not every database can hold.
    Unfit {
        /// Which text.
        what: &'static str,
    },
    /// The disk is full.
    Full,
    /// The database can no longer be written.
    ReadOnly,
    /// The database contradicts itself.
    Damaged {
        /// What the database says of it.
        detail: String,
    },
    /// The database cannot be reached.
    Lost {
        /// What the connection says of it.
        detail: String,
    },
    /// The database was lost at the very moment of writing: it may have been written or not. Read again to know.
    Unknown,
    /// Others hold what this needs, for too long.
    Busy,
    /// The store has been closed.
    Closed,
    /// A copy needs an empty store to go to.
    NotEmpty,
    /// The database refuses for a reason that should not occur.
    Failed {
        /// What the database says of it.
        detail: String,
    },
}

impl Fault {
    /// Every key of these messages, with the names of its parameters.
    pub const PARAMS: &'static [(&'static str, &'static [&'static str])] = &[
        ("store-conflict", &[]),
        ("store-missing", &[]),
        ("store-taken", &[]),
        ("store-code-taken", &[]),
        ("store-unfit", &["what"]),
        ("store-full", &[]),
        ("store-read-only", &[]),
        ("store-damaged", &["detail"]),
        ("store-lost", &["detail"]),
        ("store-unknown", &[]),
        ("store-busy", &[]),
        ("store-closed", &[]),
        ("store-not-empty", &[]),
        ("store-failed", &["detail"]),
    ];

    pub(crate) fn failed(detail: impl fmt::Display) -> Fault {
        Fault::Failed { detail: detail.to_string() }
    }

    pub(crate) fn lost(detail: impl fmt::Display) -> Fault {
        Fault::Lost { detail: detail.to_string() }
    }
}

impl Message for Fault {
    fn key(&self) -> &'static str {
        match self {
            Fault::Conflict => "store-conflict",
            Fault::Missing => "store-missing",
            Fault::Taken => "store-taken",
            Fault::CodeTaken => "store-code-taken",
            Fault::Unfit { .. } => "store-unfit",
            Fault::Full => "store-full",
            Fault::ReadOnly => "store-read-only",
            Fault::Damaged { .. } => "store-damaged",
            Fault::Lost { .. } => "store-lost",
            Fault::Unknown => "store-unknown",
            Fault::Busy => "store-busy",
            Fault::Closed => "store-closed",
            Fault::NotEmpty => "store-not-empty",
            Fault::Failed { .. } => "store-failed",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Fault::Unfit { what } => vec![("what", Arg::Text((*what).to_owned()))],
            Fault::Damaged { detail } | Fault::Lost { detail } | Fault::Failed { detail } => {
                vec![("detail", Arg::Text(detail.clone()))]
            }
            _ => Vec::new(),
        }
    }
}

/// For logs: the key, and what the database said.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        written(self, f)
    }
}

impl std::error::Error for Fault {}

/// The key of a message and its parameters, for logs.
pub(crate) fn written(message: &impl Message, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(message.key())?;
    for (name, arg) in message.args() {
        match arg {
            Arg::Text(text) => write!(f, " {name}={text}")?,
            Arg::Number(number) => write!(f, " {name}={number}")?,
            other => write!(f, " {name}={other:?}")?,
        }
    }
    Ok(())
}
