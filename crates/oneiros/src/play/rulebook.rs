//! The numbered rules as they stand in the project, for the answer to "why not?".

const RULES: &str = include_str!("../../../../content/dreamscape/rules/en.md");

/// The title of a rule, such as `Collecting` for `D-5.2`.
#[must_use]
pub fn title(number: &str) -> Option<&'static str> {
    RULES.lines().find_map(|line| {
        let (found, title) = line.strip_prefix("### ")?.split_once(' ')?;
        (found == number).then_some(title)
    })
}

/// What a rule says, up to the next heading.
#[must_use]
pub fn paragraph(number: &str) -> Option<&'static str> {
    let heading = format!("\n### {number} ");
    let after = &RULES[RULES.find(&heading)? + heading.len()..];
    let body = &after[after.find('\n')?..];
    Some(body[..body.find("\n#").unwrap_or(body.len())].trim())
}

#[cfg(test)]
mod tests {
    use super::*;
    use dreamscape::Refusal;
    use kernel::Refusal as _;

    #[test]
    fn a_rule_has_its_title_and_its_paragraph() {
        assert_eq!(title("D-1.3"), Some("The Dreamworld"));
        assert!(paragraph("D-1.3").is_some_and(|text| text.contains("1-2") && !text.contains('#')));
        assert_eq!(title("D-99.9"), None);
        assert_eq!(paragraph("D-1"), None);
    }

    #[test]
    fn the_rule_of_a_refusal_is_found() {
        assert_eq!(title(Refusal::NoPoints {}.rule()), title("D-5.1"));
        assert!(title("D-5.1").is_some());
    }
}
