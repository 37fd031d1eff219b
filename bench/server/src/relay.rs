//! The yardstick: a bare WebSocket relay that knows nothing, stores nothing, and sends messages of the same sizes.
//!
//! Two clients meet in a room. What one says is answered with a short message to it and a long one to both.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::routing::get;
use axum::serve::ListenerExt;
use futures_util::StreamExt;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

type Rooms = Mutex<HashMap<u32, Vec<mpsc::Sender<Utf8Bytes>>>>;

struct Relay {
    rooms: Rooms,
    short: Utf8Bytes,
    long: Utf8Bytes,
}

/// Serves until standard input ends; the long message stands in a file.
pub(crate) async fn serve(payload: &str) -> Result<(), String> {
    let long = std::fs::read_to_string(payload).map_err(|error| format!("{payload}: {error}"))?;
    let relay = Relay {
        rooms: Rooms::default(),
        short: Utf8Bytes::from_static(r#"{"type":"ack","id":1,"seq":100}"#),
        long: long.into(),
    };
    let router = Router::new().route("/{room}", get(join)).with_state(Arc::new(relay));
    let listener = TcpListener::bind("127.0.0.1:0").await.map_err(|error| error.to_string())?;
    println!("listening on http://{}", listener.local_addr().map_err(|error| error.to_string())?);
    let listener = listener.tap_io(|socket| {
        let _ = socket.set_nodelay(true);
    });
    tokio::select! {
        served = axum::serve(listener, router) => served.map_err(|error| error.to_string()),
        () = crate::process::until_stdin_ends() => Ok(()),
    }
}

async fn join(
    State(relay): State<Arc<Relay>>,
    Path(room): Path<u32>,
    upgrade: WebSocketUpgrade,
) -> axum::response::Response {
    upgrade.on_upgrade(move |socket| talk(relay, room, socket))
}

async fn talk(relay: Arc<Relay>, room: u32, mut socket: WebSocket) {
    let (queue, mut waiting) = mpsc::channel(64);
    relay.rooms.lock().unwrap_or_else(PoisonError::into_inner).entry(room).or_default().push(queue);
    loop {
        tokio::select! {
            told = waiting.recv() => {
                let Some(told) = told else { return };
                if socket.send(Message::Text(told)).await.is_err() {
                    return;
                }
            }
            said = socket.next() => {
                let Some(Ok(Message::Text(_))) = said else { return };
                let members = relay.rooms.lock().unwrap_or_else(PoisonError::into_inner).get(&room).cloned();
                for member in members.unwrap_or_default() {
                    let _ = member.try_send(relay.long.clone());
                }
                if socket.send(Message::Text(relay.short.clone())).await.is_err() {
                    return;
                }
            }
        }
    }
}
