//! Rules that no test can cite, each with its reason.

use crate::rulebook::RuleNumber;

/// How many rules may be excused.
pub(crate) const MOST: usize = 8;

/// A rule without a test, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Excuse {
    /// The rule.
    pub(crate) number: RuleNumber,
    /// Why no test can cite it.
    pub(crate) reason: String,
}

/// Reads lines `D-1.1 reason`; blank lines and lines that open with `#` are skipped.
///
/// # Errors
/// A sentence for each line that is not of this form.
pub(crate) fn read(text: &str) -> Result<Vec<Excuse>, Vec<String>> {
    let mut excuses = Vec::new();
    let mut problems = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (number, reason) = line.split_once(' ').unwrap_or((line, ""));
        match RuleNumber::read(number) {
            Some(number) if !reason.trim().is_empty() => {
                excuses.push(Excuse { number, reason: reason.trim().to_owned() });
            }
            _ => problems.push(format!("line {}: expected a rule number and a reason", index + 1)),
        }
    }
    if problems.is_empty() { Ok(excuses) } else { Err(problems) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_excuse_has_a_number_and_a_reason() {
        let excuses = read("# comment\n\nD-1.1 counted by D-2.2\n").unwrap();
        assert_eq!(excuses.len(), 1);
        assert_eq!(excuses[0].number.to_string(), "D-1.1");
        assert_eq!(excuses[0].reason, "counted by D-2.2");
    }

    #[test]
    fn an_excuse_without_a_reason_is_refused_with_its_line() {
        assert_eq!(read("\nD-1.1\n").unwrap_err(), ["line 2: expected a rule number and a reason"]);
    }
}
