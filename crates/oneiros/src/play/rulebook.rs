//! The numbered rules as they stand in the project, in four languages, for the answer to "why not?".

use crate::words::Lang;

/// The rules of each language in the order of [`Lang::ALL`].
const RULES: [&str; 4] = [
    include_str!("../../../../content/dreamscape/rules/en.md"),
    include_str!("../../../../content/dreamscape/rules/it.md"),
    include_str!("../../../../content/dreamscape/rules/de.md"),
    include_str!("../../../../content/dreamscape/rules/pl.md"),
];

/// The title of a rule in a language, such as `Collect` for `D-5.2`.
#[must_use]
pub fn title(lang: Lang, number: &str) -> Option<&'static str> {
    headings(lang).find_map(|(found, title)| (found == number).then_some(title))
}

/// What a rule says in a language, up to the next heading.
#[must_use]
pub fn paragraph(lang: Lang, number: &str) -> Option<&'static str> {
    let rules = RULES[lang as usize];
    let heading = format!("\n### {number} ");
    let after = &rules[rules.find(&heading)? + heading.len()..];
    let body = &after[after.find('\n')?..];
    Some(body[..body.find("\n#").unwrap_or(body.len())].trim())
}

/// The number and the title of every rule, in the order of the text.
fn headings(lang: Lang) -> impl Iterator<Item = (&'static str, &'static str)> {
    RULES[lang as usize].lines().filter_map(|line| line.strip_prefix("### ")?.split_once(' '))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRANSLATED: [Lang; 3] = [Lang::It, Lang::De, Lang::Pl];

    #[test]
    fn a_rule_has_its_title_and_its_paragraph() {
        assert_eq!(title(Lang::En, "D-1.3"), Some("The Dreamworld"));
        assert_eq!(title(Lang::Pl, "D-1.3"), Some("Kraina Snów"));
        for lang in Lang::ALL {
            let text = paragraph(lang, "D-1.3").unwrap();
            assert!(text.contains("1-2") && !text.contains('#'), "{text}");
            assert_eq!(title(lang, "D-99.9"), None);
            assert_eq!(paragraph(lang, "D-1"), None);
        }
    }

    #[test]
    fn every_rule_stands_in_every_language_in_the_same_order() {
        let numbers = |lang| headings(lang).map(|(number, _)| number).collect::<Vec<_>>();
        assert!(numbers(Lang::En).len() > 80);
        for lang in TRANSLATED {
            assert_eq!(numbers(lang), numbers(Lang::En), "{}", lang.code());
        }
    }

    #[test]
    fn every_rule_has_words_of_its_own_in_every_language() {
        for (number, english) in headings(Lang::En) {
            for lang in TRANSLATED {
                let name = title(lang, number).unwrap().trim();
                assert!(!name.is_empty() && name != english.trim(), "{number} in {}: {name}", lang.code());
                let text = paragraph(lang, number).unwrap();
                // A rule opens with a paragraph; what an edition or an option changes comes after it.
                assert!(!text.is_empty() && !text.starts_with("- "), "{number} in {}", lang.code());
                assert_ne!(Some(text), paragraph(Lang::En, number), "{number} in {}", lang.code());
            }
        }
    }

    #[test]
    fn every_line_is_translated_and_keeps_its_numbers() {
        for lang in TRANSLATED {
            let (english, other) = (RULES[0].lines(), RULES[lang as usize].lines());
            assert_eq!(other.clone().count(), english.clone().count(), "{}", lang.code());
            for (number, (line, said)) in (1..).zip(english.zip(other)) {
                assert_eq!(shape(said), shape(line), "line {number} in {}: {said}", lang.code());
                let has_words = line.chars().any(char::is_alphabetic);
                assert!(!has_words || said != line, "line {number} in {} is English: {said}", lang.code());
            }
        }
    }

    /// What a line shares with its translations: how it opens, its cells, what is in code, and all its numbers.
    fn shape(line: &str) -> String {
        let opening = match line.split_once(' ') {
            Some(("-", _)) => line.split(':').next().unwrap().to_owned(),
            Some(("##" | "###", _)) => line.split(' ').take(2).collect::<Vec<_>>().join(" "),
            _ => format!("empty: {}", line.is_empty()),
        };
        let mut code: Vec<&str> = line.split('`').skip(1).step_by(2).collect();
        code.sort_unstable();
        let digits = line.split(|sign: char| !sign.is_ascii_digit());
        let mut numbers: Vec<&str> = digits.filter(|number| !number.is_empty()).collect();
        numbers.sort_unstable();
        format!("{opening}, {} bars, {code:?}, {numbers:?}", line.matches('|').count())
    }
}
