//! The client in browsers, from files in the program itself; without them a page that says so.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use table::{Games, No};

use super::answer::Refusal;
use super::page;
use super::still::{Keep, Still};

/// Path, kind, bytes, and the same in brotli.
type File = (&'static str, &'static str, &'static [u8], Option<&'static [u8]>);

/// What the build script found in `web/dist`.
const FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/client.rs"));

static CLIENT: LazyLock<Option<Client>> = LazyLock::new(|| Client::of(FILES));

/// A built client.
struct Client {
    index: Still,
    files: BTreeMap<&'static str, Still>,
}

impl Client {
    /// The client of these files; nothing when its page is not among them.
    fn of(files: &[File]) -> Option<Client> {
        let still = |&(path, kind, plain, brotli): &File| {
            // The names of these files change with what is in them.
            let keep = if path.starts_with("/assets/") { Keep::ForGood } else { Keep::Asking };
            (path, Still::file(kind, plain, brotli, keep))
        };
        let mut files: BTreeMap<&str, Still> = files.iter().map(still).collect();
        Some(Client { index: files.remove("/index.html")?, files })
    }

    /// What is answered where no screen is.
    fn elsewhere(&self, request: &Request) -> Response {
        let (path, headers) = (request.uri().path(), request.headers());
        match self.files.get(path) {
            Some(file) => file.answer(headers),
            None if wants_a_page(path, headers) => self.index.answer_as(StatusCode::NOT_FOUND, headers),
            None => nothing(),
        }
    }
}

/// The screens of each game, below its name.
const OF_GAME: [&str; 6] = ["new", "learn", "learn/{lesson}", "rules", "rules/{rule}", "gallery"];

/// The addresses of screens. Which one is shown is for the client to see.
pub(crate) fn routes<S: Clone + Send + Sync + 'static>(games: &Games) -> Router<S> {
    let screens = [
        "/",
        "/new",
        "/t/{id}",
        "/t/{id}/replay",
        "/t/{id}/replay/{step}",
        "/learn",
        "/learn/{lesson}",
        "/rules",
        "/rules/{rule}",
        "/claim/{token}",
        "/gallery",
    ];
    let of_game = |game: &str| OF_GAME.iter().map(|screen| format!("/{game}/{screen}")).collect::<Vec<_>>();
    let of_games = games.iter().flat_map(|game| of_game(game.name()));
    let router = screens.into_iter().fold(Router::new(), |router, path| router.route(path, get(screen)));
    of_games.fold(router, |router, path| router.route(&path, get(screen)))
}

async fn screen(headers: HeaderMap) -> Response {
    match &*CLIENT {
        Some(client) => client.index.answer(&headers),
        None => page::missing(&headers),
    }
}

/// Whatever no address is made for: a file of the client, or nothing.
pub(crate) async fn elsewhere(request: Request) -> Response {
    match &*CLIENT {
        _ if !matches!(*request.method(), Method::GET | Method::HEAD) => nothing(),
        Some(client) => client.elsewhere(&request),
        None => nothing(),
    }
}

/// Whether a person looks for a page, and not a program for an answer or a page for one of its files.
fn wants_a_page(path: &str, headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|line| line.to_str().ok()).unwrap_or_default();
    let for_programs = ["/api/", "/assets/"].iter().any(|folder| path.starts_with(folder));
    accepted.contains("text/html") && !for_programs && path != "/api"
}

fn nothing() -> Response {
    Refusal::new(StatusCode::NOT_FOUND, No::NothingHere).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    const HTML: &str = "text/html; charset=utf-8";
    const SAMPLE: &[File] = &[
        ("/index.html", HTML, b"<p>", Some(b"br")),
        ("/assets/index-Ab12.js", "text/javascript; charset=utf-8", b"js", None),
        ("/moon.svg", "image/svg+xml", b"<svg/>", None),
    ];

    fn asked(path: &str, accept: &str) -> Request {
        Request::builder().uri(path).header(header::ACCEPT, accept).body(Body::empty()).unwrap()
    }

    #[test]
    fn a_client_without_its_page_is_none() {
        assert!(Client::of(&SAMPLE[1..]).is_none());
    }

    #[test]
    fn files_with_a_hash_in_their_name_are_kept_for_good_and_no_others() {
        let client = Client::of(SAMPLE).unwrap();
        let kept = |path: &str| {
            let answer = client.elsewhere(&asked(path, "*/*"));
            assert_eq!(answer.status(), StatusCode::OK, "{path}");
            answer.headers()[header::CACHE_CONTROL].to_str().unwrap().to_owned()
        };
        assert!(kept("/assets/index-Ab12.js").contains("immutable"));
        assert_eq!(kept("/moon.svg"), "no-cache");
        assert_eq!(client.index.answer(&HeaderMap::new()).headers()[header::CACHE_CONTROL], "no-cache");
    }

    #[test]
    fn where_nothing_is_people_get_the_page_and_programs_a_refusal() {
        let client = Client::of(SAMPLE).unwrap();
        let told = |path: &str, accept: &str| {
            let answer = client.elsewhere(&asked(path, accept));
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
            answer.headers()[header::CONTENT_TYPE].to_str().unwrap().to_owned()
        };
        let browser = "text/html,application/xhtml+xml,*/*;q=0.8";
        assert_eq!(told("/nowhere/at/all", browser), HTML);
        for path in ["/api/nowhere", "/api", "/assets/old-Cd34.js"] {
            assert_eq!(told(path, browser), "application/json", "{path}");
        }
        assert_eq!(told("/nowhere", "*/*"), "application/json");
    }
}
