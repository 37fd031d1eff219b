//! Every type that says why something failed is an error of the standard library.

use std::error::Error;

use dreamscape::data::{DataError, Misdrawn};
use dreamscape::notation::{OptionError, PositionError, set_position};
use dreamscape::{Refusal, SetupError};
use kernel::{Stop, with_causes};

/// Compiles for errors that can be boxed, sent and kept.
fn is_error<E: Error + Send + Sync + 'static>() {}

#[test]
fn whatever_dreamscape_fails_with_is_an_error() {
    is_error::<DataError>();
    is_error::<Misdrawn>();
    is_error::<OptionError>();
    is_error::<PositionError>();
    is_error::<Refusal>();
    is_error::<SetupError>();
    is_error::<Stop<Refusal>>();
}

#[test]
fn d13_3_a_position_with_a_wrong_choice_tells_where_and_which() {
    let error = set_position("options solo=9").unwrap_err();
    let told = "line 1, column 9: the choices make no game: setup-solo-level level=9";
    assert_eq!(with_causes(&error).to_string(), told);
}

#[test]
fn a_text_that_is_no_position_tells_the_place_and_what_was_expected() {
    let error = set_position("seas").unwrap_err();
    let told = with_causes(&error).to_string();
    assert!(told.starts_with("the text is no position: line 1, column 1: expected "), "{told}");
}

#[test]
fn d3_2_a_refusal_tells_its_rule_and_its_key() {
    let stop = Stop::Refused(Refusal::Over {});
    assert_eq!(with_causes(&stop).to_string(), "refused by D-3.2: refusal-over");
}
