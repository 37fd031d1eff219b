//! The refusal of Lanterns is an error of the standard library.

use std::error::Error;

use kernel::{Stop, with_causes};
use lanterns::Say;

/// Compiles for errors that can be boxed, sent and kept.
fn is_error<E: Error + Send + Sync + 'static>() {}

#[test]
fn whatever_lanterns_fails_with_is_an_error() {
    is_error::<Say>();
    is_error::<Stop<Say>>();
    let stop = Stop::Refused(Say("vote-first", 8));
    assert_eq!(with_causes(&stop).to_string(), "refused by L-8: vote-first");
}
