//! What is the same for everybody: content, words, and the page of the client.

use serde_json::{Value, json};

use crate::client::{Folder, Reply, request, serve};

/// A header of an answer.
fn head<'a>(reply: &'a Reply, name: &str) -> &'a str {
    let opening = format!("{name}: ");
    reply.head.lines().find_map(|line| line.strip_prefix(&opening)).unwrap_or_default()
}

#[tokio::test]
async fn what_is_printed_can_be_fetched_and_kept() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let get = async |path: &str, headers: &str| request(server.address(), "GET", path, headers, None).await;
    let printed = get("/api/games/dreamscape", "").await;
    assert_eq!(printed.status, 200);
    assert_eq!(printed.body["packs"], json!(["nocturne-1", "trial-1"]));
    for path in [
        "/api/games/dreamscape",
        "/api/games/dreamscape/packs/nocturne-1",
        "/api/games/dreamscape/rules/en",
        "/api/words/pl",
        "/api/games/dreamscape/words/pl",
        "/api/games/dreamscape/about/pl",
    ] {
        let first = get(path, "").await;
        assert_eq!((first.status, head(&first, "cache-control")), (200, "no-cache"), "{path}");
        let again = get(path, &format!("if-none-match: {}\r\n", head(&first, "etag"))).await;
        assert_eq!((again.status, again.text.as_str()), (304, ""), "{path}");
    }
    let pack = get("/api/games/dreamscape/packs/nocturne-1", "").await.body;
    assert_eq!(pack["cards"].as_array().map(Vec::len), Some(50));
    let rules = get("/api/games/dreamscape/rules/en", "").await.body;
    assert_eq!(rules["sections"][0]["rules"][0]["number"], "D-1.1");
    server.stop().await;
}

#[tokio::test]
async fn what_there_is_not_is_refused_with_what_there_is() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let get = async |path: &str| request(server.address(), "GET", path, "", None).await;
    for (path, key, expected) in [
        ("/api/games/dreamscape/packs/nocturne-9", "table-unknown-pack", "nocturne-1"),
        ("/api/games/dreamscape/rules/xx", "table-nothing-here", "en"),
        ("/api/games/dreamscape/words/xx", "table-nothing-here", "pl"),
        ("/api/games/dreamscape/about/xx", "table-nothing-here", "pl"),
        ("/api/games/chess/words/en", "table-unknown-game", "dreamscape"),
        ("/api/words/xx", "table-nothing-here", "pl"),
    ] {
        let refused = get(path).await;
        assert_eq!((refused.status, &refused.body["error"]["key"]), (404, &Value::from(key)), "{path}");
        assert!(refused.body["error"]["expected"].as_array().unwrap().contains(&Value::from(expected)));
    }
    for path in ["/words/en", "/assets/nothing.js", "/api/nothing", "/nothing"] {
        let refused = get(path).await;
        assert_eq!((refused.status, &refused.body["error"]["key"]), (404, &json!("table-nothing-here")));
    }
    server.stop().await;
}

#[tokio::test]
async fn screens_are_pages_and_nothing_foreign_may_run_on_them() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    for path in ["/", "/t/abc", "/new", "/t/abc/replay/3", "/learn/2", "/rules/D-7.2", "/claim/x", "/gallery"]
    {
        let page = request(server.address(), "GET", path, "", None).await;
        assert!(page.text.starts_with("<!doctype html>"), "{path}");
        let policy = head(&page, "content-security-policy");
        assert!(
            policy.contains("script-src 'self';") && !policy.contains("unsafe") && !policy.contains("data:")
        );
    }
    server.stop().await;
}
