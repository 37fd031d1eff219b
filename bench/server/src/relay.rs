//! The yardstick: a bare WebSocket relay that knows nothing, stores nothing, and sends messages of the same sizes.
//!
//! Two clients meet in a room. What one says is answered with a short message to it and a long one to both. With a journal it does one
//! thing more: what is said reaches the disk first. That is what one flush costs a move, also one that comes while another is flushed.

use std::collections::HashMap;
use std::fs::File;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::routing::get;
use axum::serve::ListenerExt;
use futures_util::StreamExt;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};

type Rooms = Mutex<HashMap<u32, Vec<mpsc::Sender<Utf8Bytes>>>>;

struct Relay {
    rooms: Rooms,
    short: Utf8Bytes,
    long: Utf8Bytes,
    journal: Option<Journal>,
}

/// Serves until standard input ends; the long message stands in a file, and what is said is written to another.
pub(crate) async fn serve(payload: &str, journal: Option<&str>) -> Result<(), String> {
    let long = std::fs::read_to_string(payload).map_err(|error| format!("{payload}: {error}"))?;
    let relay = Relay {
        rooms: Rooms::default(),
        journal: journal.map(Journal::begin).transpose()?,
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
                let Some(Ok(Message::Text(said))) = said else { return };
                if let Some(journal) = &relay.journal && journal.write(said).await.is_err() {
                    return;
                }
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

/// A file that only grows, and the thread that flushes it: once for all that wait.
struct Journal(mpsc::UnboundedSender<(Utf8Bytes, oneshot::Sender<()>)>);

impl Journal {
    fn begin(file: &str) -> Result<Journal, String> {
        let mut file = File::create(file).map_err(|error| format!("{file}: {error}"))?;
        let (lines, mut waiting) = mpsc::unbounded_channel::<(Utf8Bytes, oneshot::Sender<()>)>();
        thread::spawn(move || {
            while let Some(first) = waiting.blocking_recv() {
                let mut together = vec![first];
                together.extend(std::iter::from_fn(|| waiting.try_recv().ok()));
                let written = together.iter().try_for_each(|(said, _)| file.write_all(said.as_bytes()));
                if written.and_then(|()| file.sync_data()).is_err() {
                    return;
                }
                for (_, done) in together {
                    let _ = done.send(());
                }
            }
        });
        Ok(Journal(lines))
    }

    /// Comes back when it is on the disk, or never will be.
    async fn write(&self, said: Utf8Bytes) -> Result<(), oneshot::error::RecvError> {
        let (done, flushed) = oneshot::channel();
        let _ = self.0.send((said, done));
        flushed.await
    }
}
