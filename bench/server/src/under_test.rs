//! The real server, with limits that a benchmark does not run into.

use std::net::SocketAddr;
use std::path::PathBuf;

use server::{Config, Limits, Server};
use store::Place;

/// Serves a folder until standard input ends.
pub(crate) async fn serve(folder: &str) -> Result<(), String> {
    let limits = Limits {
        commands_per_second: 1_000_000,
        guests_per_hour: 10_000_000,
        tables_per_hour: 10_000_000,
        connections_per_address: 100_000,
        sockets_per_address: 100_000,
        ..Limits::default()
    };
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config {
        limits,
        listen,
        ..Config::local(oneiros::games::games(), Place::Folder(PathBuf::from(folder)))
    };
    let server = Server::start(config).await.map_err(|error| format!("{error:?}"))?;
    println!("listening on http://{}", server.address());
    crate::process::until_stdin_ends().await;
    server.stop().await;
    Ok(())
}
