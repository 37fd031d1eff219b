//! What all errors have in common: each tells its own part, in a line for logs, and gives what caused it as its source.

use std::error::Error;
use std::fmt;

/// Makes errors of messages: for logs each is written as its key and parameters.
///
/// ```
/// kernel::messages! {
///     /// Why a lamp cannot be lit.
///     pub enum NoLight {
///         /// It has burnt down.
///         "light-burnt-down" => BurntDown { lamp: u8 },
///     }
/// }
/// kernel::message_errors!(NoLight);
///
/// let error: Box<dyn std::error::Error> = Box::new(NoLight::BurntDown { lamp: 3 });
/// assert_eq!(error.to_string(), "light-burnt-down lamp=3");
/// ```
#[macro_export]
macro_rules! message_errors {
    ($($error:ty),+ $(,)?) => {$(
        /// For logs: the key, then the parameters.
        impl ::std::fmt::Display for $error {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&$crate::Said::of(self), f)
            }
        }

        impl ::std::error::Error for $error {}
    )+};
}

/// An error with all that caused it, for a line of a log: `the store failed: store-busy`.
pub fn with_causes(error: &(dyn Error + 'static)) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        write!(f, "{error}")?;
        let mut cause = error.source();
        while let Some(error) = cause {
            write!(f, ": {error}")?;
            cause = error.source();
        }
        Ok(())
    })
}
