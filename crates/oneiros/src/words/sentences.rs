//! Sentences of the program itself: typed messages whose words are in the locales.

/// The name of each message with the names of its parameters.
pub type Params = &'static [(&'static str, &'static [&'static str])];

/// Declares an enum of sentences: each variant with its text key and its fields as parameters.
///
/// It is [`kernel::messages!`] for the program: the fields may own text. Every enum made with it is listed in
/// [`crate::words::catalogue`], and each of its keys stands in a file of every language under `locales`.
///
/// ```
/// oneiros::sentences! {
///     /// What can go wrong with a door.
///     pub enum DoorError {
///         /// It is locked.
///         "door-locked" => Locked { owner: String, keys: u32 },
///         /// There is none.
///         "door-missing" => Missing {},
///     }
/// }
/// assert_eq!(DoorError::PARAMS[0], ("door-locked", ["owner", "keys"].as_slice()));
/// ```
#[macro_export]
macro_rules! sentences {
    (
        $(#[$outer:meta])*
        pub enum $name:ident {
            $($(#[$inner:meta])* $key:literal => $variant:ident { $($field:ident : $type:ty),* $(,)? }),* $(,)?
        }
    ) => {
        $(#[$outer])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the fields are the parameters that the variant's sentence names")]
        pub enum $name {
            $($(#[$inner])* $variant { $($field: $type),* }),*
        }

        impl $name {
            /// The keys of all sentences of this kind, with their parameters.
            pub const PARAMS: $crate::words::Params = &[$(($key, &[$(stringify!($field)),*])),*];
        }

        impl kernel::Message for $name {
            fn key(&self) -> &'static str {
                match self {
                    $($name::$variant { .. } => $key),*
                }
            }

            fn args(&self) -> Vec<(&'static str, kernel::Arg)> {
                match self {
                    $($name::$variant { $($field),* } => {
                        vec![$((stringify!($field), kernel::ToArg::to_arg($field))),*]
                    }),*
                }
            }
        }
    };
}
