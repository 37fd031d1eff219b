//! What idle sockets and idle tables cost in memory.

use std::net::SocketAddr;

use serde_json::json;

use crate::client::{Socket, guest, request};
use crate::folder::Folder;
use crate::process::Served;

/// Whoever made some tables, and where these can be looked at.
pub(crate) struct Made {
    cookie: String,
    paths: Vec<String>,
}

/// Makes tables at which nobody looks.
pub(crate) async fn make_tables(server: SocketAddr, count: usize) -> Result<Made, String> {
    let cookie = guest(server).await?;
    let contract = json!({ "game": { "game": "dreamscape" }, "seats": ["maker", "maker"] });
    let mut paths = Vec::with_capacity(count);
    for _ in 0..count {
        let (head, made) = request(server, "POST", "/api/tables", &cookie, &contract).await?;
        let id = made["id"].as_str().ok_or_else(|| format!("no table: {head}"))?;
        paths.push(format!("/api/tables/{id}/live"));
    }
    Ok(Made { cookie, paths })
}

/// The memory of a server, in bytes: with nothing, with idle tables, and with idle sockets at them besides.
pub(crate) struct Memory {
    pub(crate) tables: usize,
    pub(crate) sockets: usize,
    pub(crate) empty: u64,
    pub(crate) with_tables: u64,
    pub(crate) with_sockets: u64,
}

impl Memory {
    /// Makes so many tables and opens so many sockets that say nothing, one a table for as long as there are tables without.
    pub(crate) async fn measured(tables: usize, sockets: usize) -> Result<Memory, String> {
        let folder = Folder::new()?;
        let server = Served::start(&["server", folder.name()]).await?;
        let empty = server.memory()?;
        let made = make_tables(server.address, tables).await?;
        let with_tables = server.memory()?;
        let mut open = Vec::with_capacity(sockets);
        for path in made.paths.iter().cycle().take(sockets) {
            let mut socket = Socket::open(server.address, path, &made.cookie).await?;
            socket.hear_kind("hello").await?;
            open.push(socket);
        }
        let with_sockets = server.memory()?;
        for socket in open {
            socket.close().await;
        }
        server.stop().await;
        Ok(Memory { tables, sockets, empty, with_tables, with_sockets })
    }

    /// What a table takes at which nobody looks.
    pub(crate) fn of_table(&self) -> f64 {
        self.with_tables.saturating_sub(self.empty) as f64 / self.tables as f64
    }

    /// What a socket takes, with the copy of its table that is in memory because of it.
    pub(crate) fn of_socket(&self) -> f64 {
        self.with_sockets.saturating_sub(self.with_tables) as f64 / self.sockets as f64
    }
}
