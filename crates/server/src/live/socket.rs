//! One socket: what the client says goes to `Tables`, and what is told there goes to the client.

use std::convert::Infallible;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::{SinkExt, StreamExt};
use store::{Fault, Hash, TableId};
use table::{Command, No, Refused};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};
use tracing::warn;

use super::message::{ClientMessage, ServerMessage, encode};
use crate::app::App;
use crate::rate_limit::RateLimit;
use crate::tables::{Connection, Outcome, Person, TableError, UNDECIDED};

/// How long a closing client may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(2);

/// Somebody at a socket.
pub(crate) struct Caller {
    pub(crate) app: Arc<App>,
    pub(crate) table: TableId,
    /// `None` for somebody who came without a session: a spectator.
    pub(crate) person: Option<Person>,
    /// What the person showed at the door.
    pub(crate) proof: Option<Hash>,
    pub(crate) since: Option<u64>,
    pub(crate) address: IpAddr,
}

/// What `Tables` has for a socket.
struct Inbox {
    waiting: mpsc::Receiver<Utf8Bytes>,
    /// Ends when the table has done with the socket.
    stays: oneshot::Receiver<Infallible>,
}

/// Why a conversation ended.
enum Parting {
    /// The client went.
    Gone,
    /// The client does not keep to the protocol.
    Rude,
    /// The client cannot keep up, said nothing for too long or is not known any more, the server stops, or the store cannot be read at
    /// present: come back.
    Later,
}

/// Talks to a client until one of both has enough.
pub(crate) async fn talk(caller: Caller, mut socket: WebSocket) {
    let (queue, waiting) = mpsc::channel(caller.app.limits.queue.max(1));
    let (stay, stays) = oneshot::channel();
    let mut inbox = Inbox { waiting, stays };
    let guest = caller.person.as_ref().map(|person| person.id);
    // Coming, going and answering have much to keep in mind. What is boxed goes when they are done, and a socket that waits is small.
    let entering = caller.app.tables.enter(caller.table, guest, caller.since, Connection { queue, stay });
    let entered = Box::pin(entering).await;
    let parting = match entered {
        Ok(subscriber) => {
            let parting = match Box::pin(caller.is_still_known()).await {
                true => caller.converse(&mut socket, &mut inbox).await,
                false => Parting::Later,
            };
            // Leaving must happen even when the server is about to stop.
            Box::pin(caller.app.tables.leave(caller.table, subscriber)).await;
            parting
        }
        // The store says nothing about the table now, and may soon.
        Err(TableError::Store(fault)) if may_pass(&fault) => {
            warn!(table = %caller.table, %fault, "nobody could be let in");
            Parting::Later
        }
        Err(error) => {
            let message = refusal(None, 0, &error);
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
    /// Whether what was shown at the door still proves who this is. Whoever ended the session meanwhile may have disconnected everybody of that
    /// name before this one had joined the table.
    async fn is_still_known(&self) -> bool {
        let Some(proof) = self.proof else { return true };
        let App { store, clock, .. } = &*self.app;
        matches!(store.guest_of_token(proof, clock.wall()).await, Ok(Some(_)))
    }

    async fn converse(&self, socket: &mut WebSocket, inbox: &mut Inbox) -> Parting {
        let limits = &self.app.limits;
        let mut heard = Instant::now();
        let mut ping = tokio::time::interval(limits.silence / 2);
        ping.reset();
        loop {
            tokio::select! {
                biased;
                told = inbox.waiting.recv() => {
                    let Some(first) = told else { return Parting::Later };
                    if !self.pass_on(socket, first, inbox).await {
                        return Parting::Later;
                    }
                }
                said = socket.next() => {
                    heard = Instant::now();
                    let text = match said {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        // What cannot be read is far too long or no message; or nobody is there any more to be told.
                        Some(Ok(Message::Binary(_)) | Err(_)) => return Parting::Rude,
                        Some(Ok(Message::Close(_))) | None => return Parting::Gone,
                    };
                    if text.len() > limits.message_bytes {
                        let told = Box::pin(self.unreadable(No::TooLong)).await;
                        self.pass_on(socket, encode(&told), inbox).await;
                        return Parting::Rude;
                    }
                    // Who asks too fast waits; what was sent meanwhile waits in the network.
                    let message = serde_json::from_str(&text);
                    let is_question = matches!(message, Ok(ClientMessage::Ask { .. }));
                    let effort = if is_question { RateLimit::Question } else { RateLimit::Command };
                    if !self.has_turn(effort, socket, inbox).await {
                        return Parting::Later;
                    }
                    let began = Instant::now();
                    let Some(answer) = Box::pin(self.answer(message)).await else { return Parting::Later };
                    // What was told meanwhile, mostly what the answer brought about, goes with it.
                    let is_taken = self.pass_on(socket, encode(&answer), inbox).await;
                    // Whoever has waited so long may be gone, and what was said meanwhile answered elsewhere.
                    if !is_taken || began.elapsed() >= UNDECIDED {
                        return Parting::Later;
                    }
                }
                _ = ping.tick() => {
                    let ping = Message::Ping(Default::default());
                    if heard.elapsed() >= limits.silence || !self.send(socket, ping, inbox).await {
                        return Parting::Later;
                    }
                }
            }
        }
    }

    /// Waits for their turn with all that the same guest says on other sockets, here and at other tables. What is told meanwhile is
    /// heard, and whoever is disconnected before has no turn any more.
    async fn has_turn(&self, effort: RateLimit, socket: &mut WebSocket, inbox: &mut Inbox) -> bool {
        let guest = self.person.as_ref().map(|person| person.id);
        let mut turn = pin!(self.app.rate_limiter.wait(&self.app.limits, effort, guest, self.address));
        loop {
            tokio::select! {
                biased;
                told = inbox.waiting.recv() => {
                    let Some(first) = told else { return false };
                    if !self.pass_on(socket, first, inbox).await {
                        return false;
                    }
                }
                () = &mut turn => return true,
            }
        }
    }

    /// Sends this and everything that waits, and flushes once.
    async fn pass_on(&self, socket: &mut WebSocket, first: Utf8Bytes, inbox: &mut Inbox) -> bool {
        let Inbox { waiting, stays } = inbox;
        let sending = async {
            socket.feed(Message::Text(first)).await?;
            while let Ok(next) = waiting.try_recv() {
                socket.feed(Message::Text(next)).await?;
            }
            socket.flush().await
        };
        self.sent(sending, stays).await
    }

    async fn send(&self, socket: &mut WebSocket, message: Message, inbox: &mut Inbox) -> bool {
        self.sent(socket.send(message), &mut inbox.stays).await
    }

    /// Whether a message is taken: in time, and while one stays, or shortly after.
    async fn sent<E>(
        &self,
        sending: impl Future<Output = Result<(), E>>,
        stays: &mut oneshot::Receiver<Infallible>,
    ) -> bool {
        let mut sending = pin!(sending);
        let sent = tokio::select! {
            biased;
            sent = timeout(self.app.limits.silence, sending.as_mut()) => sent,
            // Polled again it would be over at once: it never says anything but that.
            _ = &mut *stays, if !stays.is_terminated() => timeout(GOODBYE, sending).await,
        };
        matches!(sent, Ok(Ok(())))
    }

    /// The answer to a message; none where only coming back can help.
    async fn answer(&self, message: Result<ClientMessage, serde_json::Error>) -> Option<ServerMessage> {
        match message {
            Ok(ClientMessage::Resume { since }) => self.resume(since).await,
            Ok(message) => self.obey(message).await,
            Err(error) => {
                let (line, column) = (error.line() as u32, error.column() as u32);
                Some(self.unreadable(No::Unreadable { line, column }).await)
            }
        }
    }

    async fn unreadable(&self, no: No) -> ServerMessage {
        ServerMessage::Unreadable { seq: self.seq().await, reason: no.into() }
    }

    /// The table as it is now. A refusal would say that there is nothing to be seen, which a store that cannot be read does not know.
    async fn resume(&self, since: Option<u64>) -> Option<ServerMessage> {
        let guest = self.person.as_ref().map(|person| person.id);
        match self.app.tables.resume(self.table, guest, since).await {
            Ok(hello) => Some(hello),
            Err(TableError::Store(fault)) if may_pass(&fault) => {
                warn!(table = %self.table, %fault, "a table could not be told anew");
                None
            }
            Err(error) => Some(refusal(None, self.seq().await, &error)),
        }
    }

    /// Carries a command out. Whoever sits down does so under the name that they have now, which may not be that of when they came.
    async fn request(&self, person: &Person, command: &Command) -> Result<Outcome, TableError> {
        let App { tables, store, .. } = &*self.app;
        if let Command::Sit { .. } = command
            && let Some(store::Guest { id, name, .. }) = store.guest(person.id).await?
        {
            return tables.request(self.table, &Person { id, name }, command).await;
        }
        tables.request(self.table, person, command).await
    }

    async fn seq(&self) -> u64 {
        self.app.tables.seq_for(self.table, self.person.as_ref().map(|person| person.id)).await
    }

    /// Does what somebody asks for. Nobody may wait any more for the answer to what was not begun in time.
    async fn obey(&self, message: ClientMessage) -> Option<ServerMessage> {
        let tables = &self.app.tables;
        let id = match &message {
            ClientMessage::Do { id, .. } | ClientMessage::Ask { id, .. } | ClientMessage::Chat { id, .. } => {
                *id
            }
            ClientMessage::Resume { .. } => None,
        };
        let Some(person) = &self.person else {
            let reason = Refused::from(No::NoGuest);
            return Some(ServerMessage::Refused { id, seq: self.seq().await, reason });
        };
        let done = match message {
            ClientMessage::Do { command, .. } => match self.request(person, &command).await {
                Ok(Outcome::Stands(seq)) => Ok(ServerMessage::Ack { id, seq }),
                Ok(Outcome::Behind(expected)) => {
                    Ok(ServerMessage::Behind { id, seq: self.seq().await, expected })
                }
                Err(error) => Err(error),
            },
            ClientMessage::Ask { seat, question, .. } => {
                let answered = tables.ask(self.table, person, seat, &question).await;
                answered.map(|(seq, answer)| ServerMessage::Answer { id, seq, answer })
            }
            ClientMessage::Chat { text, client, .. } => {
                let said = self.app.say(self.table, person, &text, client.as_deref()).await;
                said.map(|seq| ServerMessage::Ack { id, seq })
            }
            ClientMessage::Resume { .. } => unreachable!("answered above"),
        };
        match done {
            Ok(message) => Some(message),
            Err(TableError::TimedOut) => None,
            Err(error) => Some(refusal(id, self.seq().await, &error)),
        }
    }
}

/// Whether what ails the store may be over soon. A database that contradicts itself does so for everybody who comes back.
const fn may_pass(fault: &Fault) -> bool {
    !matches!(fault, Fault::Damaged { .. })
}

/// A no as a message.
pub(crate) fn refusal(id: Option<u32>, seq: u64, error: &TableError) -> ServerMessage {
    ServerMessage::Refused { id, seq, reason: error.reason() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much a conversation holds while nothing is said.
    fn size<F: Future>(_: impl Fn(Caller, WebSocket) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn a_conversation_takes_little_memory() {
        assert!(size(talk) <= 3 << 10, "{} bytes", size(talk));
    }
}
