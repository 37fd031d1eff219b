//! Every type that says why something failed is an error of the standard library.

use std::error::Error;

use store::{Fault, NotAnId, OpenError, TableId};

/// Compiles for errors that can be boxed, sent and kept.
fn is_error<E: Error + Send + Sync + 'static>() {}

#[test]
fn whatever_a_store_fails_with_is_an_error() {
    is_error::<Fault>();
    is_error::<NotAnId>();
    is_error::<OpenError>();
}

#[test]
fn a_fault_tells_its_key_and_what_the_database_said() {
    let lost = Fault::Lost { detail: "connection reset".to_owned() };
    assert_eq!(lost.to_string(), "store-lost detail=connection reset");
    let newer = OpenError::Newer { found: 9, known: 4 };
    assert_eq!(newer.to_string(), "open-newer found=9 known=4");
    assert_eq!("?".parse::<TableId>().unwrap_err().to_string(), "not an id");
}
