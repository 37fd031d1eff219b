//! The page on which people play, from files in the program itself, and the words for it.

use axum::Router;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use table::No;

use super::answer::Refusal;

const HTML: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The files of the page: name, kind, content.
macro_rules! assets {
    ($($name:literal: $kind:expr),* $(,)?) => {
        &[$(($name, $kind, include_str!(concat!("../../assets/", $name)))),*]
    };
}

const ASSETS: &[(&str, &str, &str)] = assets! {
    "index.html": HTML,
    "style.css": "text/css; charset=utf-8",
    "moon.svg": "image/svg+xml",
    "page.js": SCRIPT,
    "table.js": SCRIPT,
    "board.js": SCRIPT,
    "dom.js": SCRIPT,
    "words.js": SCRIPT,
};

/// The Fluent files that the page needs of a language, one after the other.
macro_rules! words {
    ($($lang:literal),*) => {
        &[$(($lang, words!(@ $lang: "events", "page", "prompts", "refusals", "server", "setup", "table", "terms")),)*]
    };
    (@ $lang:literal: $($file:literal),*) => {
        concat!($(include_str!(concat!("../../../../locales/", $lang, "/", $file, ".ftl")), "\n"),*)
    };
}

const WORDS: &[(&str, &str)] = words!["en", "it", "de", "pl"];

/// Every key of the page's own words with its parameters.
pub const PAGE_WORDS: kernel::message::Params = &[
    ("page-agree", &[]),
    ("page-ask-back", &[]),
    ("page-asks-back", &["name", "steps"]),
    ("page-behind", &[]),
    ("page-bots", &[]),
    ("page-by-code", &[]),
    ("page-chat", &[]),
    ("page-closing", &[]),
    ("page-code", &[]),
    ("page-computer", &[]),
    ("page-connecting", &[]),
    ("page-cycle", &[]),
    ("page-disagree", &[]),
    ("page-drawn", &[]),
    ("page-finished", &[]),
    ("page-free", &[]),
    ("page-gathering", &[]),
    ("page-hands", &[]),
    ("page-here", &[]),
    ("page-intro", &[]),
    ("page-join", &[]),
    ("page-language", &[]),
    ("page-leave", &[]),
    ("page-link", &[]),
    ("page-log", &[]),
    ("page-lost", &[]),
    ("page-make", &[]),
    ("page-message", &[]),
    ("page-mine", &[]),
    ("page-name", &[]),
    ("page-new", &[]),
    ("page-nightmare", &[]),
    ("page-no-server", &[]),
    ("page-none", &[]),
    ("page-open", &[]),
    ("page-open-cards", &[]),
    ("page-others", &[]),
    ("page-over", &[]),
    ("page-people", &[]),
    ("page-players", &[]),
    ("page-public", &[]),
    ("page-redo", &[]),
    ("page-resign", &[]),
    ("page-save", &[]),
    ("page-say-name", &[]),
    ("page-seat", &[]),
    ("page-seats", &[]),
    ("page-send", &[]),
    ("page-sit", &[]),
    ("page-sleeper", &[]),
    ("page-sure", &[]),
    ("page-undo", &[]),
    ("page-undo-steps", &["steps"]),
    ("page-winner", &[]),
    ("page-world", &[]),
    ("page-you", &[]),
    ("page-your-turn", &[]),
];

/// The addresses of the page.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/", get(index))
        .route("/t/{id}", get(index))
        .route("/assets/{name}", get(asset))
        .route("/words/{lang}", get(words))
}

/// Lobby and tables are one page: which of them is shown is for its script to see.
async fn index() -> Response {
    found("index.html")
}

async fn asset(Path(name): Path<String>) -> Response {
    found(&name)
}

async fn words(Path(lang): Path<String>) -> Response {
    match WORDS.iter().find(|(code, _)| *code == lang) {
        Some((_, text)) => ([("content-type", "text/plain; charset=utf-8")], *text).into_response(),
        None => nothing(),
    }
}

fn found(name: &str) -> Response {
    match ASSETS.iter().find(|(asset, ..)| *asset == name) {
        Some((_, kind, text)) => ([("content-type", *kind)], *text).into_response(),
        None => nothing(),
    }
}

fn nothing() -> Response {
    Refusal::new(StatusCode::NOT_FOUND, No::NothingHere).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The keys that the files of the page write out, and those that they put together from a name.
    fn used() -> BTreeSet<String> {
        let all: String = ASSETS.iter().map(|(_, _, text)| *text).collect();
        let rest = all.split("page-").skip(1);
        let key = |text: &str| {
            let end = text.find(|sign: char| !sign.is_ascii_lowercase() && sign != '-').unwrap_or(text.len());
            format!("page-{}", &text[..end])
        };
        let composed = ["players", "others", "nightmare", "public"].map(|name| format!("page-{name}"));
        rest.map(key).filter(|key| key != "page-").chain(composed).collect()
    }

    #[test]
    fn the_page_uses_every_word_that_is_made_for_it_and_no_other() {
        let listed: BTreeSet<String> = PAGE_WORDS.iter().map(|(key, _)| (*key).to_owned()).collect();
        assert_eq!(used(), listed);
    }

    #[test]
    fn the_page_keeps_to_its_strict_policy() {
        let (.., html) = ASSETS[0];
        let scripts: Vec<&str> = html.split("<script").skip(1).collect();
        assert!(
            scripts.iter().all(|script| script.contains("src=\"/assets/") && script.contains("></script>"))
        );
        assert!(!html.contains("<style") && !html.contains("style=") && !html.contains("onclick"));
        for (name, _, text) in ASSETS {
            assert!(!text.contains("innerHTML") && !text.contains("eval("), "{name}");
            assert!(
                !text.contains("http://") || *name == "moon.svg",
                "{name} fetches nothing from elsewhere"
            );
        }
    }
}
