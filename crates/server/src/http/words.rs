//! The words for those who show them, by language.

use std::sync::LazyLock;

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use table::No;

use super::answer::{Name, Refusal};
use super::still::Still;

/// Each language with all that a client says in it.
const WORDS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/words.rs"));

static STILLS: LazyLock<Vec<(&str, Still)>> = LazyLock::new(|| {
    let still = |text: &str| Still::text("text/plain; charset=utf-8", text.to_owned());
    WORDS.iter().map(|&(language, text)| (language, still(text))).collect()
});

/// All that a client says in a language, as Fluent text.
#[must_use]
pub fn client_words(language: &str) -> Option<&'static str> {
    WORDS.iter().find(|(code, _)| *code == language).map(|&(_, text)| text)
}

/// The words of a language.
pub(crate) async fn words(Name(name): Name, headers: HeaderMap) -> Response {
    match STILLS.iter().find(|(language, _)| *language == name) {
        Some((_, still)) => still.answer(&headers),
        None => Refusal::new(StatusCode::NOT_FOUND, No::NothingHere).into_response(),
    }
}

/// The first language that a browser asks for and that there is; else English.
pub(crate) fn wanted(headers: &HeaderMap) -> &'static str {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|line| line.to_str().ok()).unwrap_or_default();
    let mut codes = asked.split(',').map(|part| part.trim().split(['-', ';']).next().unwrap_or_default());
    let known = |code: &str| WORDS.iter().find(|(known, _)| known.eq_ignore_ascii_case(code));
    codes.find_map(known).map_or("en", |&(code, _)| code)
}

/// A text without parameters, for a page that is made here.
pub(crate) fn line(language: &str, key: &str) -> &'static str {
    let opening = format!("{key} = ");
    let lines = || client_words(language)?.lines().find_map(|line| line.strip_prefix(&opening));
    lines().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4_000) })]

        #[test]
        fn whatever_languages_a_browser_asks_for_it_gets_one_that_there_is_and_the_first_of_those(
            asked in prop_oneof![
                prop::collection::vec(any::<u8>(), 0..60),
                "(( ?(fr|es|xx|\\*)(-[A-Z]{2})?(;q=[0-9.]{0,4})?)?,){0,4}".prop_map(String::into_bytes),
            ],
            language in prop::sample::select(vec!["en", "it", "de", "pl"]),
        ) {
            let spoken = |text: &[u8]| {
                let value = HeaderValue::from_bytes(text).ok();
                wanted(&value.into_iter().map(|value| (header::ACCEPT_LANGUAGE, value)).collect())
            };
            let found = spoken(&asked);
            prop_assert!(WORDS.iter().any(|(known, _)| *known == found));
            // Behind languages that there are not, the first that there is.
            if asked.is_ascii() && found == "en" && !asked.to_ascii_lowercase().windows(2).any(|two| two == b"en") {
                let more = [&asked[..], b",", language.as_bytes(), b";q=0.3,pl"].concat();
                if HeaderValue::from_bytes(&more).is_ok_and(|value| value.to_str().is_ok()) {
                    prop_assert_eq!(spoken(&more), language);
                }
            }
        }
    }

    #[test]
    fn a_browser_is_spoken_to_in_the_first_of_its_languages_that_there_is() {
        let asking = |text: &'static str| {
            wanted(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(text))]))
        };
        assert_eq!(wanted(&HeaderMap::new()), "en");
        assert_eq!(asking("fr-CH, fr;q=0.9, de;q=0.8, *;q=0.5"), "de");
        assert_eq!(asking("pl-PL"), "pl");
        assert_eq!(asking("IT"), "it");
        assert_eq!(asking("fr, *"), "en");
    }

    #[test]
    fn a_line_for_our_own_pages_is_there_in_every_language() {
        for (language, _) in WORDS {
            assert!(line(language, "page-missing").contains("cargo xtask play"), "{language}");
        }
    }
}
