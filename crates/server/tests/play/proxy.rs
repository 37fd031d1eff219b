//! Behind a proxy with TLS: cookies for encrypted ways alone, one site that is obeyed, and whose word about addresses counts.

use serde_json::json;
use server::{Config, Server};
use store::Place;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::tried::games;
use crate::client::{Folder, Person, Reply, for_two, request, send_text, serve};

const SITE: &str = "https://dreams.example";

async fn behind_a_proxy(folder: &Folder) -> Server {
    let mut config = Config::local(games(), Place::Folder(folder.0.clone()));
    config.public_url = Some(SITE.to_owned());
    Server::start(config).await.unwrap()
}

/// The parts of the cookie that an answer sets, the first of which is the session itself.
fn cookie(reply: &Reply) -> Vec<String> {
    let line = reply.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    line.split("; ").map(str::to_owned).collect()
}

/// Becomes a guest as a browser on a site does, whose proxy passes the name of that site on.
async fn come(server: &Server, host: &str, headers: &str) -> Reply {
    let body = json!({ "name": "Ada" }).to_string();
    let text = format!(
        "POST /api/me HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-type: application/json\r\n{headers}content-length: {}\r\n\r\n{body}",
        body.len()
    );
    send_text(server.address(), &text).await
}

#[tokio::test]
async fn a_session_is_out_of_the_reach_of_scripts_and_other_sites_and_behind_tls_of_open_ways() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    let plain = request(server.address(), "POST", "/api/me", "", Some(&json!({ "name": "Ada" }))).await;
    let own = ["HttpOnly", "SameSite=Lax", "Path=/"];
    for set in [cookie(&plain), cookie(&ada.ask("DELETE", "/api/me").await)] {
        assert!(own.iter().all(|part| set[1..].contains(&(*part).to_owned())), "{set:?}");
        assert!(!set.contains(&"Secure".to_owned()), "over plain HTTP it would never come back: {set:?}");
    }
    server.stop().await;
    let server = behind_a_proxy(&folder).await;
    let first = come(&server, "dreams.example", &format!("origin: {SITE}\r\n")).await;
    let session = cookie(&first)[0].clone();
    let ada = Person { server: server.address(), cookie: session };
    for set in [cookie(&first), cookie(&ada.ask("DELETE", "/api/me").await)] {
        assert!(own.iter().chain(&["Secure"]).all(|part| set[1..].contains(&(*part).to_owned())), "{set:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_only_its_own_site_is_obeyed_by_requests_and_by_sockets() {
    let folder = Folder::new();
    let server = behind_a_proxy(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    let table = ada.make_table(&for_two()).await;
    let listens = format!("http://{}", server.address());
    for (origin, own) in [
        (SITE, true),
        ("HTTPS://Dreams.Example", true),
        ("http://dreams.example", false),
        ("https://dreams.example:444", false),
        ("https://dreams.example.evil.example", false),
        ("https://evil.example", false),
        // What the server itself is called is known to its proxy alone.
        (listens.as_str(), false),
        ("null", false),
    ] {
        let came = come(&server, "dreams.example", &format!("origin: {origin}\r\n")).await;
        assert_eq!(came.status, if own { 200 } else { 403 }, "{origin}");
        assert!(own || came.body["error"]["key"] == "table-foreign-origin", "{origin}");
        let url = format!("ws://{}/api/tables/{table}/live", server.address());
        let mut opening = url.into_client_request().unwrap();
        opening.headers_mut().insert("origin", origin.parse().unwrap());
        match connect_async(opening).await {
            Ok(_) => assert!(own, "{origin}"),
            Err(Error::Http(refused)) => assert!(!own && refused.status() == 403, "{origin}: {refused:?}"),
            Err(error) => panic!("{error}"),
        }
    }
    server.stop().await;
}

/// Whether each of those who come from these places, as the headers say, may become a guest where one address may do so once.
async fn admitted(trust_proxy: bool, public_url: Option<&str>, headers: &[&str]) -> Vec<bool> {
    let folder = Folder::new();
    let mut config = Config::local(games(), Place::Folder(folder.0.clone()));
    config.limits.guests_per_hour = 1;
    config.trust_proxy = trust_proxy;
    config.public_url = public_url.map(str::to_owned);
    let server = Server::start(config).await.unwrap();
    let mut admitted = Vec::new();
    for header in headers {
        let came = come(&server, "localhost", header).await;
        let refused = came.status == 429 && came.body["error"]["key"] == "table-too-often";
        assert!(refused || came.status == 200, "{came:?}");
        admitted.push(!refused);
    }
    server.stop().await;
    admitted
}

#[tokio::test]
async fn the_last_address_that_a_proxy_tells_counts_where_the_proxy_is_trusted_and_nowhere_else() {
    let headers = [
        "x-forwarded-for: 192.0.2.1\r\n",
        "x-forwarded-for: 192.0.2.1\r\n",
        "x-forwarded-for: 192.0.2.2\r\n",
        // Whatever stands before the last one was said by whoever came.
        "x-forwarded-for: 192.0.2.3, 192.0.2.1\r\n",
        "x-forwarded-for: 192.0.2.4\r\nx-forwarded-for: 192.0.2.2\r\n",
        "x-forwarded-for: 192.0.2.1, 2001:db8::1\r\n",
        // The same network.
        "x-forwarded-for: 2001:db8::2\r\n",
    ];
    let trusted = [true, false, true, false, false, true, false];
    assert_eq!(admitted(true, None, &headers).await, trusted);
    assert_eq!(admitted(true, Some(SITE), &headers).await, trusted);
    let untrusted = [true, false, false, false, false, false, false];
    assert_eq!(admitted(false, None, &headers).await, untrusted);
    // An address in front says nothing of who sets the header.
    assert_eq!(admitted(false, Some(SITE), &headers).await, untrusted);
}

#[tokio::test]
async fn an_address_that_cannot_be_read_counts_as_the_proxys_own() {
    let headers =
        ["x-forwarded-for: somewhere\r\n", "x-forwarded-for: \r\n", "x-forwarded-for: 1.2.3.4:80\r\n", ""];
    assert_eq!(admitted(true, None, &headers).await, [true, false, false, false]);
}
