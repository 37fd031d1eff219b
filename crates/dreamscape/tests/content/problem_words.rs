//! Every kind of mistake has its sentence in every language, with all that is known about it.

use dreamscape::data::Problem;
use kernel::Message;

use crate::text_of;

/// One mistake of each kind.
fn every_kind() -> Vec<Problem> {
    let word = || "word".to_owned();
    vec![
        Problem::NotText,
        Problem::NotToml(word()),
        Problem::UnknownKey(word()),
        Problem::MissingKey("word"),
        Problem::NeedlessKey("word"),
        Problem::WrongType(word(), "string"),
        Problem::OutOfRange(word(), 0),
        Problem::UnknownWord(word(), word()),
        Problem::WrongLength(word(), 0),
        Problem::BadName(word(), word()),
        Problem::BadTitle(word()),
        Problem::Repeated(word(), word()),
        Problem::OutOfTurn(word(), 0),
        Problem::TooManyCards(65),
        Problem::TooFewCards("I", 9),
        Problem::SamePattern(1),
        Problem::EmptyPattern,
        Problem::TooLarge(6, 6),
        Problem::RaggedRow(2),
        Problem::UnknownSign('?'),
        Problem::OnNothing('^'),
        Problem::OnTop('W'),
        Problem::TreeUnderDreamer,
        Problem::TwoDreamers,
        Problem::RedNotAlone,
        Problem::TooHigh,
    ]
}

#[test]
fn every_kind_of_mistake_has_a_sentence_in_every_language() {
    for language in ["en", "it", "de", "pl"] {
        let text = text_of(&format!("locales/{language}/data.ftl"));
        let lines: Vec<(&str, &str)> = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.split_once(" = "))
            .collect();
        assert_eq!(lines.len(), every_kind().len(), "{language}");
        for problem in every_kind() {
            let sentence = lines.iter().find(|(key, _)| *key == problem.key());
            let (_, sentence) = sentence.unwrap_or_else(|| panic!("{language}: {}", problem.key()));
            let args = problem.args();
            assert!(args.iter().all(|(name, _)| sentence.contains(&format!("{{ ${name} }}"))), "{sentence}");
            assert_eq!(sentence.matches('$').count(), args.len(), "{sentence}");
        }
    }
}

#[test]
fn a_mistake_prints_for_logs_with_its_place_and_what_was_expected() {
    let error = dreamscape::data::Pack::read("mine.toml", "name = 'mine'\nversion = 'one'\n").unwrap_err();
    let line = "mine.toml:2:11: data-wrong-type name=\"version\" found=\"string\" (expected integer)";
    assert_eq!(error.to_string(), line);
    let error = dreamscape::card::Pattern::read("N^").unwrap_err();
    assert_eq!(error.to_string(), "1:2: data-red-not-alone (expected N, N@)");
}
