//! Messages without prose: a key and typed parameters. The words are in the locales.

use std::fmt;

use crate::seat::Seat;

/// A typed parameter of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, with plural forms chosen by the language.
    Number(i64),
    /// A seat, shown by its name.
    Seat(Seat),
    /// Another message, by its key: a colour, a place, a power.
    Term(&'static str),
    /// A thing that only the game and its pack can name, such as card 12.
    Thing(&'static str, u32),
    /// The same by a name that the pack gives it, such as card `deep-well`.
    Named(&'static str, String),
    /// Notation, the same in every language: a cell, a stack, a rule number.
    Text(String),
}

/// Something that can be said to a person: an event, a refusal, a prompt, a cause of points.
pub trait Message {
    /// The key of the text in `locales/<lang>/*.ftl`, or of a game in `locales/<lang>/<game>/*.ftl`.
    fn key(&self) -> &'static str;

    /// The parameters by name, in a fixed order.
    fn args(&self) -> Vec<(&'static str, Arg)>;
}

/// The keys of messages, each with the names of its parameters.
pub type Params = &'static [(&'static str, &'static [&'static str])];

/// A message of any type, kept as its key and parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    key: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Said {
    /// Keeps a message.
    #[must_use]
    pub fn of(message: &dyn Message) -> Said {
        Said { key: message.key(), args: message.args() }
    }
}

impl Message for Said {
    fn key(&self) -> &'static str {
        self.key
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        self.args.clone()
    }
}

/// For logs: the key, then the parameters as `name=value`.
impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Seat(seat) => write!(f, " {name}={seat}")?,
                Arg::Term(key) => write!(f, " {name}={key}")?,
                Arg::Thing(kind, number) => write!(f, " {name}={kind}-{number}")?,
                Arg::Named(kind, slug) => write!(f, " {name}={kind}-{slug}")?,
                Arg::Text(text) => write!(f, " {name}={text:?}")?,
            }
        }
        Ok(())
    }
}

/// A value that can be a parameter of a message.
pub trait ToArg {
    /// The value as a parameter.
    fn to_arg(&self) -> Arg;
}

impl ToArg for Seat {
    fn to_arg(&self) -> Arg {
        Arg::Seat(*self)
    }
}

impl ToArg for String {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.clone())
    }
}

impl ToArg for &'static str {
    fn to_arg(&self) -> Arg {
        Arg::Text((*self).to_owned())
    }
}

impl ToArg for char {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}

impl ToArg for usize {
    fn to_arg(&self) -> Arg {
        Arg::Number(i64::try_from(*self).unwrap_or(i64::MAX))
    }
}

macro_rules! numbers_are_args {
    ($($number:ty)*) => {$(
        impl ToArg for $number {
            fn to_arg(&self) -> Arg {
                Arg::Number(i64::from(*self))
            }
        }
    )*};
}

numbers_are_args!(u8 u16 u32 i8 i16 i32 i64);

/// Declares an enum of messages: each variant with its text key and its fields as parameters.
///
/// Every enum made with it is listed in the catalogue of the program, and each of its keys stands in a file of every
/// language under `locales`.
///
/// ```
/// kernel::messages! {
///     /// What happened.
///     #[derive(Copy)]
///     pub enum Event {
///         /// Somebody drew cards.
///         "event-drew" => Drew { seat: kernel::Seat, count: u8 },
///         /// It is over.
///         "event-over" => Over,
///     }
/// }
/// use kernel::Message;
/// assert_eq!(Event::Over.key(), "event-over");
/// assert_eq!(Event::KEYS, ["event-drew", "event-over"]);
/// assert_eq!(Event::PARAMS[0], ("event-drew", ["seat", "count"].as_slice()));
/// ```
#[macro_export]
macro_rules! messages {
    (
        $(#[$outer:meta])*
        pub enum $name:ident {
            $($(#[$inner:meta])* $key:literal => $variant:ident $({ $($field:ident : $type:ty),* $(,)? })?),* $(,)?
        }
    ) => {
        $(#[$outer])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the fields are the parameters that the variant's sentence names")]
        pub enum $name {
            $($(#[$inner])* $variant $({ $($field: $type),* })?),*
        }

        impl $name {
            /// The keys of all messages of this kind.
            pub const KEYS: &'static [&'static str] = &[$($key),*];

            /// The keys of all messages of this kind, each with the names of its parameters.
            pub const PARAMS: $crate::message::Params = &[$(($key, &[$($(stringify!($field)),*)?])),*];
        }

        impl $crate::Message for $name {
            fn key(&self) -> &'static str {
                match self {
                    $($name::$variant { .. } => $key),*
                }
            }

            fn args(&self) -> Vec<(&'static str, $crate::Arg)> {
                match self {
                    $($name::$variant { $($($field),*)? } => {
                        vec![$($((stringify!($field), $crate::ToArg::to_arg($field))),*)?]
                    }),*
                }
            }
        }
    };
}
