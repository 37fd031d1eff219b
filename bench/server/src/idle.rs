//! What idle sockets and idle tables cost in memory.

use std::net::SocketAddr;

use serde_json::json;

use crate::client::{Socket, guest, request};

/// Makes tables at which nobody looks.
pub(crate) async fn make_tables(server: SocketAddr, count: usize) -> Result<(String, String), String> {
    let ada = guest(server).await?;
    let contract = json!({ "game": { "game": "dreamscape" }, "seats": ["maker", "maker"] });
    let mut last = String::new();
    for _ in 0..count {
        let (head, made) = request(server, "POST", "/api/tables", &ada, &contract).await?;
        last = made["id"].as_str().ok_or_else(|| format!("no table: {head}"))?.to_owned();
    }
    Ok((ada, last))
}

/// Opens sockets that say nothing.
pub(crate) async fn open_sockets(
    server: SocketAddr,
    cookie: &str,
    table: &str,
    count: usize,
) -> Result<Vec<Socket>, String> {
    let path = format!("/api/tables/{table}/live");
    let mut sockets = Vec::with_capacity(count);
    for _ in 0..count {
        let mut socket = Socket::open(server, &path, cookie).await?;
        socket.hear_kind("hello").await?;
        sockets.push(socket);
    }
    Ok(sockets)
}
