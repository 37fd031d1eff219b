//! A plain page on which people play where the client was not built, from files in the program itself.

use axum::response::{IntoResponse, Response};

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
    ("page-missing", &[]),
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

/// Lobby and tables are one page: which of them is shown is for its script to see.
pub(crate) fn index() -> Response {
    found("index.html").unwrap_or_default()
}

/// The file of an address.
pub(crate) fn asset(path: &str) -> Option<Response> {
    found(path.strip_prefix("/assets/")?)
}

fn found(name: &str) -> Option<Response> {
    let (_, kind, text) = ASSETS.iter().find(|(asset, ..)| *asset == name)?;
    Some(([("content-type", *kind)], *text).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

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

    /// Adds what the files of a folder say.
    fn add_source(folder: &Path, text: &mut String) {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            match entry.path() {
                path if path.is_dir() => add_source(&path, text),
                path => *text += &std::fs::read_to_string(path).unwrap_or_default(),
            }
        }
    }

    #[test]
    fn page_and_client_use_every_word_that_is_made_for_them_and_the_page_no_other() {
        let listed: BTreeSet<String> = PAGE_WORDS.iter().map(|(key, _)| (*key).to_owned()).collect();
        let mut client = String::new();
        add_source(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src"), &mut client);
        let by_client = listed.iter().filter(|key| client.contains(&format!("\"{key}\"")));
        let used: BTreeSet<String> = used().into_iter().chain(by_client.cloned()).collect();
        assert_eq!(used, listed);
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
