//! Answers that stay the same for as long as the program runs: content, words, the files of the client.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use sha2::{Digest, Sha256};

/// How hard a text is pressed: it is done once.
const EFFORT: u8 = 9;

/// How long a browser may keep an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keep {
    /// For good: under this address there will never be anything else.
    ForGood,
    /// It asks each time whether there is a new one.
    Asking,
}

/// An answer that stays the same.
#[derive(Debug)]
pub(crate) struct Still {
    kind: &'static str,
    plain: Bytes,
    /// The same pressed, and how.
    pressed: Option<(&'static str, Bytes)>,
    tag: HeaderValue,
    keep: Keep,
}

impl Still {
    /// A text that is made when the program runs.
    pub(crate) fn text(kind: &'static str, text: String) -> Still {
        let pressed = miniz_oxide::deflate::compress_to_vec_zlib(text.as_bytes(), EFFORT);
        Still::new(kind, Bytes::from(text), Some(("deflate", Bytes::from(pressed))), Keep::Asking)
    }

    /// A file that is part of the program, perhaps with a twin in brotli.
    pub(crate) fn file(
        kind: &'static str,
        plain: &'static [u8],
        brotli: Option<&'static [u8]>,
        keep: Keep,
    ) -> Still {
        let pressed = brotli.map(|bytes| ("br", Bytes::from_static(bytes)));
        Still::new(kind, Bytes::from_static(plain), pressed, keep)
    }

    fn new(kind: &'static str, plain: Bytes, pressed: Option<(&'static str, Bytes)>, keep: Keep) -> Still {
        let hash: String = Sha256::digest(&plain).iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        // Weak, because the same tag goes with the plain and with the pressed form.
        let tag = HeaderValue::try_from(format!("W/\"{hash}\"")).expect("letters and digits make a header");
        Still { kind, plain, pressed, tag, keep }
    }

    /// The answer to a request with these headers.
    pub(crate) fn answer(&self, asked: &HeaderMap) -> Response {
        if list(asked, header::IF_NONE_MATCH).any(|tag| tag == "*" || tag.as_bytes() == self.tag.as_bytes()) {
            return self.headed(StatusCode::NOT_MODIFIED, Body::empty());
        }
        self.answer_as(StatusCode::OK, asked)
    }

    /// The same with another status, which is never kept.
    pub(crate) fn answer_as(&self, status: StatusCode, asked: &HeaderMap) -> Response {
        match self.pressed.as_ref().filter(|(how, _)| accepts(asked, how)) {
            Some((how, bytes)) => {
                let mut response = self.headed(status, Body::from(bytes.clone()));
                response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(how));
                response
            }
            None => self.headed(status, Body::from(self.plain.clone())),
        }
    }

    fn headed(&self, status: StatusCode, body: Body) -> Response {
        let mut response = Response::new(body);
        *response.status_mut() = status;
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.kind));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if status.is_success() || status == StatusCode::NOT_MODIFIED {
            let keep = match self.keep {
                Keep::ForGood => "public, max-age=31536000, immutable",
                Keep::Asking => "no-cache",
            };
            headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
            headers.insert(header::ETAG, self.tag.clone());
        }
        response
    }
}

/// The parts of a header that is a list.
fn list(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

/// Whether whoever asks can read a pressed form. Who says nothing of it gets the plain one.
fn accepts(asked: &HeaderMap, how: &str) -> bool {
    list(asked, header::ACCEPT_ENCODING).any(|part| {
        let (name, weight) = part.split_once(';').unwrap_or((part, ""));
        let refused = matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
        name.trim().eq_ignore_ascii_case(how) && !refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use http_body_util::BodyExt;
    use proptest::prelude::*;

    /// A header that some part of may be what is looked for.
    fn lists(part: &'static str) -> impl Strategy<Value = Vec<u8>> {
        let near =
            format!("(({part}|W/\"[0-9a-f]{{0,24}}\"|gzip|br)( ?;q=[01](\\.[0-9]{{0,3}})?)? ?,? ?){{0,4}}");
        prop_oneof![
            prop::collection::vec(any::<u8>(), 0..60),
            prop::string::string_regex(&near).unwrap().prop_map(String::into_bytes),
        ]
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4_000) })]

        #[test]
        fn whatever_a_browser_says_to_have_and_to_read_it_gets_the_whole_or_is_told_that_it_has_it(
            has in lists("\\*"),
            reads in lists("deflate"),
        ) {
            let still = Still::text("text/plain", "dream ".repeat(9));
            let header = |name: HeaderName, value: &[u8]| {
                HeaderValue::from_bytes(value).ok().map(|value| (name, value))
            };
            let sent = [header(header::IF_NONE_MATCH, &has), header(header::ACCEPT_ENCODING, &reads)];
            let answer = still.answer(&sent.into_iter().flatten().collect());
            let says = |line: &[u8], word: &str| String::from_utf8_lossy(line).to_lowercase().contains(word);
            if answer.status() == StatusCode::NOT_MODIFIED {
                let tag = still.tag.to_str().unwrap().to_lowercase();
                prop_assert!(says(&has, "*") || says(&has, &tag));
            } else {
                prop_assert_eq!(answer.status(), StatusCode::OK);
                let pressed = answer.headers().contains_key(header::CONTENT_ENCODING);
                prop_assert!(!pressed || says(&reads, "deflate"));
            }
        }
    }

    fn asked(headers: &[(&'static str, &str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &str)| {
            (HeaderName::from_static(name), HeaderValue::try_from(*value).unwrap())
        };
        headers.iter().map(pair).collect()
    }

    fn head<'a>(response: &'a Response, name: &str) -> Option<&'a str> {
        response.headers().get(name).map(|value| value.to_str().unwrap())
    }

    async fn body(response: Response) -> Vec<u8> {
        response.into_body().collect().await.unwrap().to_bytes().to_vec()
    }

    #[tokio::test]
    async fn a_text_is_pressed_for_those_who_can_read_it() {
        let text = "dream ".repeat(1000);
        let still = Still::text("text/plain; charset=utf-8", text.clone());
        let plain = still.answer(&asked(&[]));
        assert_eq!((head(&plain, "content-encoding"), head(&plain, "vary")), (None, Some("accept-encoding")));
        assert_eq!(body(plain).await, text.as_bytes());
        for refusing in ["br, gzip", "deflate;q=0, br"] {
            let answer = still.answer(&asked(&[("accept-encoding", refusing)]));
            assert_eq!(head(&answer, "content-encoding"), None, "{refusing}");
        }
        let pressed = still.answer(&asked(&[("accept-encoding", "gzip, deflate, br")]));
        assert_eq!(head(&pressed, "content-encoding"), Some("deflate"));
        let bytes = body(pressed).await;
        assert!(bytes.len() < 100, "{} bytes", bytes.len());
        assert_eq!(miniz_oxide::inflate::decompress_to_vec_zlib(&bytes).unwrap(), text.as_bytes());
    }

    #[tokio::test]
    async fn who_has_it_already_is_told_so() {
        let still = Still::file("text/css", b"a {}", Some(b"br"), Keep::ForGood);
        let first = still.answer(&asked(&[("accept-encoding", "br")]));
        assert_eq!(head(&first, "cache-control"), Some("public, max-age=31536000, immutable"));
        let tag = head(&first, "etag").unwrap().to_owned();
        assert_eq!(body(first).await, b"br");
        let again = still.answer(&asked(&[("if-none-match", &format!("\"other\", {tag}"))]));
        assert_eq!((again.status(), head(&again, "etag")), (StatusCode::NOT_MODIFIED, Some(tag.as_str())));
        assert_eq!(body(again).await, b"");
        let other = Still::file("text/css", b"b {}", None, Keep::Asking);
        let changed = other.answer(&asked(&[("if-none-match", &tag)]));
        assert_eq!((changed.status(), head(&changed, "cache-control")), (StatusCode::OK, Some("no-cache")));
    }

    #[test]
    fn what_is_not_found_is_not_kept() {
        let still = Still::file("text/html", b"<p>", None, Keep::Asking);
        let answer = still.answer_as(StatusCode::NOT_FOUND, &asked(&[]));
        assert_eq!((head(&answer, "etag"), head(&answer, "cache-control")), (None, None));
    }
}
