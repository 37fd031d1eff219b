//! Every type that says why something failed is an error of the standard library.

use std::error::Error;

use kernel::contract::{Breach, Failure, Law, NotConserved};
use kernel::record::{ByteFault, Unreadable};
use kernel::{Fault, Flaw, Misread, NoAnswer, NoRedo, NoUndo, Seat, Stop, Unplayable, with_causes};
use lanterns::Say;

/// Compiles for errors that can be boxed, sent and kept.
fn is_error<E: Error + Send + Sync + 'static>() {}

#[test]
fn whatever_the_kernel_fails_with_is_an_error() {
    is_error::<Breach>();
    is_error::<ByteFault>();
    is_error::<Failure>();
    is_error::<Fault>();
    is_error::<Flaw<Say>>();
    is_error::<Misread>();
    is_error::<NoAnswer>();
    is_error::<NoRedo>();
    is_error::<NoUndo>();
    is_error::<NotConserved>();
    is_error::<Stop<Say>>();
    is_error::<Unplayable<Say>>();
    is_error::<Unreadable>();
}

#[test]
fn an_error_tells_its_own_part_and_the_rest_are_its_causes() {
    let stop = Stop::Refused(Say("not-now", 1));
    let error = Unplayable { entry: Some(1), flaw: Flaw::Step(stop.clone()) };
    assert_eq!(error.to_string(), "entry 2 cannot be played");
    let flaw = error.source().and_then(<dyn Error>::downcast_ref::<Flaw<Say>>).unwrap();
    assert_eq!(flaw.source().and_then(<dyn Error>::downcast_ref), Some(&stop));
    let told = "entry 2 cannot be played: the step cannot be played: refused by L-1: not-now";
    assert_eq!(with_causes(&error).to_string(), told);
}

#[test]
fn whatever_is_wrong_with_a_record_is_told_to_its_last_cause() {
    let misread = Misread { line: 2, column: 1, rule: None, expected: vec!["numbers".into()] };
    let cases: [(Flaw<Say>, &str); 5] = [
        (
            Flaw::Deal(Fault::Impossible { index: 1 }),
            "the game cannot be set up: outcome 2 cannot happen here",
        ),
        (Flaw::Position(misread.clone()), "the position cannot be read: line 2, column 1: expected numbers"),
        (
            Flaw::Step(Stop::Chance(Fault::Surplus { used: 1 })),
            "the step cannot be played: the answers of chance do not fit: only 1 of the given outcomes are used",
        ),
        (Flaw::Undo(NoUndo::Nothing), "nothing can be taken back: undo-nothing"),
        (Flaw::Redo(NoRedo::Impossible), "nothing can be played again: redo-impossible"),
    ];
    for (flaw, told) in cases {
        assert_eq!(with_causes(&flaw).to_string(), told);
    }
    let bytes = Unreadable::Bytes(ByteFault::Version(9));
    let told = "the bytes hold no text of a record: unknown version 9, known: 1";
    assert_eq!(with_causes(&bytes).to_string(), told);
    let text = Unreadable::Text(misread);
    assert_eq!(with_causes(&text).to_string(), "the text is no record: line 2, column 1: expected numbers");
}

#[test]
fn a_message_that_is_an_error_is_told_by_its_key_and_parameters() {
    assert_eq!(NoUndo::Shared { by: Seat(1) }.to_string(), "undo-shared by=2");
    assert_eq!(NoAnswer::because(&NoRedo::Nothing).to_string(), "redo-nothing");
}

#[test]
fn a_broken_law_is_told_with_what_was_found() {
    let failure = Failure { law: Law::Conserved, detail: NotConserved("no 7".to_owned()).to_string() };
    assert_eq!(failure.to_string(), "broken law: every thing is in exactly one place: no 7");
}
