//! What can be wrong with data files, drawings, choices and positions of Dreamscape, as failures.

use std::borrow::Cow;

use dreamscape::SetupError;
use dreamscape::data::{DataError, Misdrawn};
use dreamscape::notation::PositionError;

use crate::failure::{Failure, Kind};

impl From<DataError> for Failure {
    fn from(error: DataError) -> Failure {
        let failure = Failure::new(Kind::Data, &error).in_file(&error.file).at(error.line, error.column);
        Failure { expected: error.expected, ..failure }
    }
}

impl From<Misdrawn> for Failure {
    fn from(misdrawn: Misdrawn) -> Failure {
        let failure = Failure::new(Kind::Data, &misdrawn).at(misdrawn.line, misdrawn.column);
        Failure { expected: misdrawn.expected, ..failure }
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure { rule: Some(Cow::Borrowed(error.rule())), ..Failure::new(Kind::Setup, &error) }
    }
}

impl From<PositionError> for Failure {
    fn from(error: PositionError) -> Failure {
        match error {
            PositionError::Misread(misread) => Failure::from(misread),
            PositionError::Setup { error, line, column } => Failure::from(error).at(line, column),
        }
    }
}
