//! The words for those who show them, by language: what is said whatever is played. Those of a game are with what is in its box.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{HeaderMap, header};
use axum::response::Response;
use table::No;

use super::answer::Refusal;
use super::content::unknown;
use super::still::Still;

/// Each language with all that a client says in it whatever is played.
const WORDS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/words.rs"));

static STILLS: LazyLock<Vec<(&str, Still)>> =
    LazyLock::new(|| WORDS.iter().map(|&(language, text)| (language, still(text.to_owned()))).collect());

/// Words as they are answered.
pub(crate) fn still(text: String) -> Still {
    Still::text("text/plain; charset=utf-8", text)
}

/// All that a client says in a language whatever is played, as Fluent text.
#[must_use]
pub fn client_words(language: &str) -> Option<&'static str> {
    WORDS.iter().find(|(code, _)| *code == language).map(|&(_, text)| text)
}

/// What clients say whatever is played: all keys with their texts in a language, as Fluent.
#[utoipa::path(get, path = "/api/words/{lang}", params(("lang" = String, Path, description = "The language: `en`")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Refusal)))]
pub(crate) async fn words(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, Refusal> {
    let known = || WORDS.iter().map(|(language, _)| language);
    let found = STILLS.iter().find(|(language, _)| *language == name);
    let (_, still) = found.ok_or_else(|| unknown(No::NothingHere, known()))?;
    Ok(still.answer(&headers))
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
