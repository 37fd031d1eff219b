//! The page of a program without the client: a sentence that says how to get it.

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::words::{line, wanted};

/// Every key of `page.ftl` with its parameters: this page's sentence, and what the client says.
pub const PAGE_WORDS: kernel::message::Params = &[
    ("page-by-code", &[]),
    ("page-computer", &[]),
    ("page-join", &[]),
    ("page-language", &[]),
    ("page-make", &[]),
    ("page-mine", &[]),
    ("page-missing", &[]),
    ("page-name", &[]),
    ("page-new", &[]),
    ("page-no-server", &[]),
    ("page-open", &[]),
    ("page-players", &[]),
    ("page-save", &[]),
];

/// Says in the language of the browser that the client is missing.
pub(crate) fn missing(headers: &HeaderMap) -> Response {
    let language = wanted(headers);
    let text = line(language, "page-missing");
    let html = format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>Oneiros</title>\n<h1>Oneiros</h1>\n<p>{text}</p>\n</html>\n"
    );
    (StatusCode::NOT_FOUND, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], html).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;
    use std::path::Path;

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
    fn every_word_that_is_made_for_the_page_or_the_client_is_used() {
        let mut client = String::new();
        add_source(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src"), &mut client);
        for (key, _) in PAGE_WORDS {
            assert!(*key == "page-missing" || client.contains(&format!("\"{key}\"")), "{key}");
        }
    }

    #[tokio::test]
    async fn the_page_speaks_the_language_of_the_browser_and_runs_nothing() {
        for (asked, opening) in [("it-IT, en", "<html lang=\"it\">"), ("xx", "<html lang=\"en\">")] {
            let headers =
                HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_str(asked).unwrap())]);
            let page = missing(&headers);
            assert_eq!(page.status(), StatusCode::NOT_FOUND);
            let bytes = axum::body::to_bytes(page.into_body(), 4096).await.unwrap();
            let html = String::from_utf8(bytes.to_vec()).unwrap();
            assert!(html.contains(opening) && html.contains("cargo xtask play"), "{html}");
            assert!(!html.contains("<script") && !html.contains("style"), "{html}");
        }
    }
}
