//! A server to try requests on: in a folder that is gone afterwards, with a guest, a game that is over, one that runs, and a table
//! that waits for somebody.
//!
//! It writes one line of JSON with its address, the guest's token and the names of guests, tables and codes, and serves until its
//! input ends.

use std::error::Error;
use std::io::{self, Read};
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Server};
use store::{GuestId, Place};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[path = "../tests/play/tried.rs"]
#[allow(dead_code, reason = "shared with the tests")]
mod tried;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::temp_dir().join(format!("oneiros-sample-{}", GuestId::random()));
    std::fs::create_dir_all(&folder)?;
    let mut config = Config::local(tried::games(), Place::Folder(folder.clone()));
    // Whoever tries everything must not be told that it is too often.
    for name in ["tables_per_hour", "codes_per_minute", "codes_in_all", "guests_per_hour", "tokens_per_hour"]
    {
        assert!(config.limits.set(name, 1_000_000), "{name} is a limit");
    }
    for name in ["replays_per_minute", "mutes_per_minute", "settings_per_minute"] {
        assert!(config.limits.set(name, 1_000_000), "{name} is a limit");
    }
    let server = Server::start(config).await.map_err(|error| format!("{error:?}"))?;
    let told = furnish(server.address()).await?;
    println!("{told}");
    tokio::task::spawn_blocking(|| io::stdin().read_to_end(&mut Vec::new())).await??;
    server.stop().await;
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

/// A guest with a token, and tables.
async fn furnish(server: SocketAddr) -> Result<Value, Box<dyn Error>> {
    let (head, me) = request(server, "POST", "/api/me", "", &json!({ "name": "Ada" })).await?;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap_or_default();
    let cookie = format!("cookie: {}\r\n", cookie.split(';').next().unwrap_or_default());
    let (_, other) = request(server, "POST", "/api/me", "", &json!({ "name": "Ben" })).await?;
    let (_, bearer) = request(server, "POST", "/api/me/token", &cookie, &json!({})).await?;
    let game = json!({ "game": tried::NAME, "options": ["cycles=1"] });
    let mut tables = Vec::new();
    for seats in [["bot", "bot"], ["maker", "maker"], ["maker", "open"]] {
        let contract = json!({ "game": game, "seats": seats, "listing": "public" });
        tables.push(request(server, "POST", "/api/tables", &cookie, &contract).await?.1);
    }
    let over = format!("/api/tables/{}", tables[0]["id"].as_str().unwrap_or_default());
    while request(server, "GET", &over, "", &json!({})).await?.1["table_view"]["stage"] == "playing" {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let all = |key: &str| tables.iter().map(|table| table[key].clone()).collect::<Vec<_>>();
    Ok(json!({
        "url": format!("http://{server}"), "token": bearer["token"], "guests": [other["id"], me["id"]],
        "tables": all("id"), "codes": all("code"),
    }))
}

async fn request(
    server: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: &Value,
) -> io::Result<(String, Value)> {
    let body = body.to_string();
    let text = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n{headers}content-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(server).await?;
    stream.write_all(text.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    Ok((head.to_owned(), serde_json::from_str(body).unwrap_or_default()))
}
