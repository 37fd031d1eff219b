//! Every type that says why something failed is an error of the standard library.

use std::error::Error;

use kernel::{Misread, NoRedo, NoUndo, Seat, with_causes};
use table::games::{Place, Unfit, Unplayable};
use table::{Broken, Chair, No, NoSuchChair, OutOfLimits, Refused};

/// Compiles for errors that can be boxed, sent and kept.
fn is_error<E: Error + Send + Sync + 'static>() {}

#[test]
fn whatever_a_table_fails_with_is_an_error() {
    is_error::<Broken>();
    is_error::<NoRedo>();
    is_error::<NoSuchChair>();
    is_error::<NoUndo>();
    is_error::<OutOfLimits>();
    is_error::<Refused>();
    is_error::<Unfit>();
    is_error::<Unplayable>();
}

#[test]
fn a_refusal_tells_its_key_its_rule_and_what_was_expected() {
    let taken = Refused::from(No::SeatTaken { seat: Seat(1) });
    assert_eq!(taken.to_string(), "table-seat-taken seat=2");
    let misread = Misread { line: 2, column: 7, rule: Some("D-1.2"), expected: vec!["2".into(), "3".into()] };
    let expected = "table-unreadable line=2 column=7 (D-1.2), expected 2 or 3";
    assert_eq!(Refused::from(&misread).to_string(), expected);
}

#[test]
fn what_wraps_a_refusal_has_it_as_its_cause() {
    let reason = Refused::from(No::RecordBroken);
    let broken = Broken { seq: 17, reason: reason.clone() };
    let told = "row 17 does not follow from those before it: table-record-broken";
    assert_eq!(with_causes(&broken).to_string(), told);
    let unfit = Unfit { reason, place: Place { line: 3, column: 1 } };
    let told = "the record does not hold at line 3, column 1: table-record-broken";
    assert_eq!(with_causes(&unfit).to_string(), told);
}

#[test]
fn what_is_out_of_limits_is_named() {
    assert_eq!(Chair::try_from(9).unwrap_err().to_string(), "9 is no seat from 1 to 8");
    let out = OutOfLimits { field: "clock" };
    assert_eq!(out.to_string(), "`clock` is not within its limits");
    assert_eq!(Refused::from(out).to_string(), "table-out-of-limits, expected clock");
}
