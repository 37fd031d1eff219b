//! A PostgreSQL for the time of a run: found or installed, and gone afterwards.

use test_postgres::{Failure, Postgres, Programs};

use crate::tools::install_package;

/// Tests that need PostgreSQL find its address here. Whoever sets it brings a server along, and finds the databases of the
/// tests in it afterwards, `law_` and some letters.
pub(crate) const VARIABLE: &str = "ONEIROS_TEST_POSTGRES";

/// A server that runs until the value is dropped.
///
/// # Errors
/// What to install, or what the server says.
pub(crate) fn start(mut watch: impl FnMut(&str)) -> Result<Postgres, Vec<String>> {
    let programs = find_or_install(&mut watch).map_err(|failure| lines(&failure))?;
    watch("starting PostgreSQL");
    Postgres::start(&programs).map_err(|failure| lines(&failure))
}

/// The server's programs, which tests with a server of their own need too.
pub(crate) fn find_or_install(watch: impl FnMut(&str)) -> Result<Programs, Failure> {
    if let Some(found) = Programs::find() {
        return Ok(found);
    }
    install_package("postgresql", watch);
    Programs::find().ok_or(Failure::Missing)
}

fn lines(failure: &Failure) -> Vec<String> {
    failure.to_string().lines().map(str::to_owned).collect()
}
