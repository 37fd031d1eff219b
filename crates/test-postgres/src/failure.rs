//! Why there is no PostgreSQL.

use std::fmt;
use std::io;

/// Why a server could not be started, crashed or copied.
#[derive(Debug)]
pub enum Failure {
    /// The server's programs are not installed.
    Missing,
    /// The system does not let us.
    System(io::Error),
    /// A program of PostgreSQL failed.
    Program {
        /// Which.
        name: &'static str,
        /// What it said.
        said: String,
    },
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::System(error)
    }
}

/// One line for what is missing; for what failed, all that it said.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Missing => f.write_str(
                "Testing with PostgreSQL needs its server: install it, for example with `sudo apt-get install postgresql`.",
            ),
            Failure::System(error) => write!(f, "PostgreSQL cannot be started: {error}"),
            Failure::Program { name, said } => write!(f, "`{name}` failed:\n{}", said.trim_end()),
        }
    }
}

impl std::error::Error for Failure {}
