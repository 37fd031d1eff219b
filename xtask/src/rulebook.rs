//! The numbered rules, read from the headings of the rules text, and the tests that cite them.

use std::fmt;

/// The number of a rule: `D-5.2`, or `X-1` for a worked example.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct RuleNumber(String);

impl RuleNumber {
    /// Reads a number: one capital letter, a dash, numbers joined by dots.
    pub(crate) fn read(text: &str) -> Option<RuleNumber> {
        let (letter, numbers) = text.split_once('-')?;
        let letter_fits = letter.len() == 1 && letter.starts_with(|c: char| c.is_ascii_uppercase());
        let numbers_fit =
            numbers.split('.').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()));
        (letter_fits && numbers_fit).then(|| RuleNumber(text.to_owned()))
    }

    /// What the names of the rule's tests open with: `d5_2_` for `D-5.2`.
    pub(crate) fn test_prefix(&self) -> String {
        format!("{}_", self.0.replace('-', "").replace('.', "_").to_lowercase())
    }
}

impl fmt::Display for RuleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A rule by number and title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rule {
    /// Its number.
    pub(crate) number: RuleNumber,
    /// Its title.
    pub(crate) title: String,
}

/// The rules of a text, from its headings `### D-5.2 Collect`, in order.
pub(crate) fn rules_of(text: &str) -> Vec<Rule> {
    text.lines().filter_map(|line| rule_of_heading(line.strip_prefix("### ")?)).collect()
}

fn rule_of_heading(heading: &str) -> Option<Rule> {
    let (number, title) = heading.trim().split_once(' ').unwrap_or((heading.trim(), ""));
    Some(Rule { number: RuleNumber::read(number)?, title: title.trim().to_owned() })
}

/// A test's own name: without its path, and without the kind in brackets that a data table may print before it.
pub(crate) fn own_name(test: &str) -> &str {
    let after_modules = test.rsplit("::").next().unwrap_or(test);
    let after_folders = after_modules.rsplit('/').next().unwrap_or(after_modules);
    match after_folders.strip_prefix('[').and_then(|rest| rest.split_once("] ")) {
        Some((_, name)) => name,
        None => after_folders,
    }
}

/// Whether a test's name opens like one that cites a rule: `d5_2_...` or `x1_...`.
pub(crate) fn cites_a_rule(test: &str) -> bool {
    let mut parts = own_name(test).split('_');
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    match parts.next().map(|part| part.split_at_checked(1)) {
        Some(Some(("d", section))) => is_number(section) && parts.next().is_some_and(is_number),
        Some(Some(("x", example))) => is_number(example) && parts.next().is_some(),
        _ => false,
    }
}

/// The names in what test runners print with `--list --format terse`.
pub(crate) fn listed_tests(lines: &[String]) -> Vec<String> {
    lines.iter().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_with_numbers_are_rules() {
        let text = "# Rules\n## 5. Travel\n### D-5.2 Collect\nText.\n### X-10 Refill for two\n### Notes\n#### D-5.3 No\n";
        let rules = rules_of(text);
        let seen: Vec<_> = rules.iter().map(|rule| (rule.number.to_string(), rule.title.as_str())).collect();
        assert_eq!(seen, [("D-5.2".to_owned(), "Collect"), ("X-10".to_owned(), "Refill for two")]);
    }

    #[test]
    fn a_number_of_another_form_is_no_rule() {
        for text in ["D", "D-", "D-5.", "DD-5", "d-5.2", "D-5,2", "-5"] {
            assert_eq!(RuleNumber::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_rule_is_cited_by_the_opening_of_a_name() {
        let prefix = |text| RuleNumber::read(text).map(|number| number.test_prefix());
        assert_eq!(prefix("D-5.2").as_deref(), Some("d5_2_"));
        assert_eq!(prefix("X-1").as_deref(), Some("x1_"));
    }

    #[test]
    fn a_name_stands_after_modules_folders_and_kind() {
        assert_eq!(own_name("rules::travel::tests::d5_2_blocks"), "d5_2_blocks");
        assert_eq!(own_name("[case] travel/d5_2_blocks"), "d5_2_blocks");
        assert_eq!(own_name("[case] d5_2_blocks"), "d5_2_blocks");
    }

    #[test]
    fn only_letters_and_numbers_of_rules_cite_one() {
        assert!(cites_a_rule("a::d5_2_blocks"));
        assert!(cites_a_rule("x10_refill"));
        assert!(!cites_a_rule("d5_blocks"));
        assert!(!cites_a_rule("draws_two_2_cards"));
        assert!(!cites_a_rule("x"));
        assert!(!cites_a_rule(""));
    }
}
