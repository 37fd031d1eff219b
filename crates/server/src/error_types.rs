//! Every type that says why something failed is an error of the standard library.

use std::error::Error;
use std::io;
use std::net::SocketAddr;

use axum::http::StatusCode;
use kernel::with_causes;
use store::{Fault, OpenError};
use table::{No, Refused};

use crate::http::{NotAnOrdinal, Refusal};
use crate::tables::TableError;
use crate::webhooks::DeliveryError;
use crate::{NotKept, StartError};

/// Compiles for errors that can be boxed, sent and kept.
fn is_error<E: Error + Send + Sync + 'static>() {}

#[test]
fn whatever_the_server_fails_with_is_an_error() {
    is_error::<DeliveryError>();
    is_error::<NotAnOrdinal>();
    is_error::<NotKept>();
    is_error::<Refusal>();
    is_error::<StartError>();
    is_error::<TableError>();
}

#[test]
fn a_server_that_does_not_start_tells_why() {
    let store = StartError::Store(OpenError::InUse { place: "dreams".to_owned() });
    assert_eq!(with_causes(&store).to_string(), "the store cannot be opened: open-in-use place=dreams");
    let address = SocketAddr::from(([127, 0, 0, 1], 80));
    let listen = StartError::Listen { address, error: io::Error::other("no") };
    assert_eq!(with_causes(&listen).to_string(), "cannot listen on 127.0.0.1:80: no");
}

#[test]
fn what_a_table_could_not_do_tells_what_the_store_or_the_rules_said() {
    let store = TableError::Store(Fault::Busy);
    assert_eq!(with_causes(&store).to_string(), "the store failed: store-busy");
    let refused = TableError::Refused(Refused::from(No::NotMaker));
    assert_eq!(with_causes(&refused).to_string(), "refused: table-not-maker");
    assert_eq!(with_causes(&TableError::NoTable).to_string(), "there is no such table");
    let answered = Refusal::from(store);
    assert_eq!(with_causes(&answered).to_string(), "answered with 503: store-busy");
    let gone = Refusal::new(StatusCode::NOT_FOUND, No::NoTable);
    assert_eq!(with_causes(&gone).to_string(), "answered with 404: table-no-table");
}

#[test]
fn a_message_that_did_not_arrive_tells_what_the_connection_said() {
    let error = DeliveryError::Connection(Box::new(io::Error::other("reset by peer")));
    assert_eq!(with_causes(&error).to_string(), "the connection failed: reset by peer");
}
