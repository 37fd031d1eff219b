//! Every type that says why something failed is an error of the standard library.

use std::error::Error;
use std::path::PathBuf;

use dreamscape::SetupError;
use kernel::with_causes;
use oneiros::engine::BadLine;
use oneiros::failure::Failure;
use oneiros::play::Unstarted;
use oneiros::tools::choice::NoSuchValue;

/// Compiles for errors that can be boxed, sent and kept.
fn is_error<E: Error + Send + Sync + 'static>() {}

#[test]
fn whatever_the_program_fails_with_is_an_error() {
    is_error::<BadLine>();
    is_error::<Failure>();
    is_error::<NoSuchValue>();
    is_error::<Unstarted>();
}

#[test]
fn a_failure_tells_where_what_the_rule_and_what_was_expected() {
    let failure = Failure::from(SetupError::Players { players: 9 }).expecting([2, 3]).at(1, 9);
    let told = "line 1, column 9: setup-players players=9 (D-1.2), expected 2 or 3";
    assert_eq!(failure.to_string(), told);
    let unstarted = Unstarted::Foreign { failure: Box::new(failure.in_file("my.game")), pack: None };
    assert_eq!(
        with_causes(&unstarted).to_string(),
        format!("the file is no game to go on with: my.game: {told}")
    );
    let nothing = Unstarted::NothingSaved { file: PathBuf::from("my.game") };
    assert_eq!(nothing.to_string(), "no game is saved in my.game");
}
