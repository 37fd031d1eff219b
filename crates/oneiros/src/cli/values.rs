//! Values from the command line, checked.

use std::ops::RangeInclusive;

use crate::failure::{Failure, Kind};
use crate::trouble::Trouble;

/// The failure for a value that an option cannot have.
pub(crate) fn wrong(name: &str, value: &str) -> Failure {
    let trouble = Trouble::WrongValue { name: name.to_owned(), value: value.to_owned() };
    Failure::new(Kind::Usage, &trouble)
}

/// A whole number within bounds.
pub(crate) fn number(name: &str, text: &str, bounds: RangeInclusive<u64>) -> Result<u64, Failure> {
    let number = text.parse().ok().filter(|number| bounds.contains(number));
    number.ok_or_else(|| wrong(name, text).expecting([format!("{}..{}", bounds.start(), bounds.end())]))
}
