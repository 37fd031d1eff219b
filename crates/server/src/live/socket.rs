//! One socket: what the client says goes to the hall, what the hall tells goes to the client.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::{SinkExt, StreamExt};
use store::TableId;
use table::{No, Refused};
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

use super::message::{ClientMessage, ServerMessage, encode};
use crate::app::App;
use crate::bucket::Bucket;
use crate::hall::{Done, Person, Undone};

/// How long a closing client may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(2);

/// Somebody at a socket.
pub(crate) struct Caller {
    pub(crate) app: Arc<App>,
    pub(crate) table: TableId,
    /// `None` for somebody who came without a session: a spectator.
    pub(crate) person: Option<Person>,
    pub(crate) since: Option<u64>,
}

/// Why a conversation ended.
enum Parting {
    /// The client went, or said nothing for too long.
    Gone,
    /// The client does not keep to the protocol.
    Rude,
    /// The client cannot keep up, or the server stops: come back.
    Later,
}

/// Talks to a client until one of both has enough.
pub(crate) async fn talk(caller: Caller, mut socket: WebSocket) {
    let (queue, mut waiting) = mpsc::channel(caller.app.limits.queue);
    let guest = caller.person.as_ref().map(|person| person.id);
    let entered = caller.app.hall.enter(caller.table, guest, caller.since, queue).await;
    let parting = match entered {
        Ok(ticket) => {
            let parting = caller.converse(&mut socket, &mut waiting).await;
            // Leaving must happen even when the server is about to stop.
            caller.app.hall.leave(caller.table, ticket).await;
            parting
        }
        Err(undone) => {
            let message = refusal(None, 0, &undone);
            let _ = socket.send(Message::Text(encode(&message))).await;
            Parting::Rude
        }
    };
    let code = match parting {
        Parting::Gone => close_code::NORMAL,
        Parting::Rude => close_code::POLICY,
        Parting::Later => close_code::AGAIN,
    };
    let goodbye = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static("") }));
    let _ = timeout(GOODBYE, socket.send(goodbye)).await;
}

impl Caller {
    async fn converse(&self, socket: &mut WebSocket, waiting: &mut mpsc::Receiver<Utf8Bytes>) -> Parting {
        let limits = &self.app.limits;
        let mut commands = Bucket::per_second(limits.commands_per_second);
        let mut heard = Instant::now();
        let mut ping = tokio::time::interval(limits.silence / 2);
        ping.reset();
        loop {
            tokio::select! {
                biased;
                told = waiting.recv() => {
                    let Some(first) = told else { return Parting::Later };
                    if !self.pass_on(socket, first, waiting).await {
                        return Parting::Gone;
                    }
                }
                said = socket.next() => {
                    heard = Instant::now();
                    let text = match said {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Binary(_))) => return Parting::Rude,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Parting::Gone,
                    };
                    // Who asks too fast waits; what was sent meanwhile waits in the network.
                    commands.wait().await;
                    let answer = self.answer(&text).await;
                    if !self.send(socket, Message::Text(encode(&answer))).await {
                        return Parting::Gone;
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() >= limits.silence || !self.send(socket, Message::Ping(Default::default())).await {
                        return Parting::Gone;
                    }
                }
            }
        }
    }

    /// Sends everything that waits, and flushes once.
    async fn pass_on(
        &self,
        socket: &mut WebSocket,
        first: Utf8Bytes,
        waiting: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> bool {
        let sending = async {
            socket.feed(Message::Text(first)).await?;
            while let Ok(next) = waiting.try_recv() {
                socket.feed(Message::Text(next)).await?;
            }
            socket.flush().await
        };
        matches!(timeout(self.app.limits.silence, sending).await, Ok(Ok(())))
    }

    async fn send(&self, socket: &mut WebSocket, message: Message) -> bool {
        matches!(timeout(self.app.limits.silence, socket.send(message)).await, Ok(Ok(())))
    }

    async fn answer(&self, text: &str) -> ServerMessage {
        match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => self.obey(message).await,
            Err(error) => {
                let (line, column) = (error.line() as u32, error.column() as u32);
                let reason = Refused::from(No::Unreadable { line, column });
                ServerMessage::Unreadable { seq: self.seq().await, reason }
            }
        }
    }

    async fn seq(&self) -> u64 {
        self.app.hall.with_table(self.table, table::Table::seq).await.unwrap_or(0)
    }

    async fn obey(&self, message: ClientMessage) -> ServerMessage {
        let hall = &self.app.hall;
        let id = match &message {
            ClientMessage::Do { id, .. } | ClientMessage::Ask { id, .. } | ClientMessage::Chat { id, .. } => {
                *id
            }
            ClientMessage::Resume { .. } => None,
        };
        let guest = self.person.as_ref().map(|person| person.id);
        if let ClientMessage::Resume { since } = message {
            return match hall.resume(self.table, guest, since).await {
                Ok(hello) => hello,
                Err(undone) => refusal(None, self.seq().await, &undone),
            };
        }
        let Some(person) = &self.person else {
            let reason = Refused::from(No::NoGuest);
            return ServerMessage::Refused { id, seq: self.seq().await, reason };
        };
        let done = match message {
            ClientMessage::Do { command, .. } => match hall.request(self.table, person, &command).await {
                Ok(Done::Stands(seq)) => Ok(ServerMessage::Ack { id, seq }),
                Ok(Done::Behind(expected)) => {
                    Ok(ServerMessage::Behind { id, seq: self.seq().await, expected })
                }
                Err(undone) => Err(undone),
            },
            ClientMessage::Ask { seat, question, .. } => {
                let answered = hall.ask(self.table, person, seat, &question).await;
                answered.map(|(seq, answer)| ServerMessage::Answer { id, seq, answer })
            }
            ClientMessage::Chat { text, .. } => {
                let said = self.app.say(self.table, person, &text).await;
                said.map(|seq| ServerMessage::Ack { id, seq })
            }
            ClientMessage::Resume { .. } => unreachable!("answered above"),
        };
        match done {
            Ok(message) => message,
            Err(undone) => refusal(id, self.seq().await, &undone),
        }
    }
}

/// A no as a message.
pub(crate) fn refusal(id: Option<u32>, seq: u64, undone: &Undone) -> ServerMessage {
    ServerMessage::Refused { id, seq, reason: undone.reason() }
}
