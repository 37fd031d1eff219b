//! Somebody who gets messages about tables that wait.

use serde_json::{Value, json};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::client::{Seat, in_time, step};

/// Somebody who gets messages.
pub(crate) struct Receiver(pub(crate) TcpListener);

/// No message has more bytes, whatever happened at its table.
const SMALL: usize = 256;

/// A message that arrived, not answered yet.
pub(crate) struct Arrived<S = TcpStream> {
    pub(crate) id: String,
    pub(crate) body: Value,
    stream: S,
}

impl Receiver {
    pub(crate) async fn new() -> Receiver {
        Receiver(TcpListener::bind("127.0.0.1:0").await.unwrap())
    }

    pub(crate) fn url(&self, scheme: &str) -> String {
        format!("{scheme}://{}/turn", self.0.local_addr().unwrap())
    }

    pub(crate) fn hook(&self) -> Value {
        json!({ "url": self.url("http") })
    }

    pub(crate) async fn next(&self) -> Arrived {
        Arrived::read(self.accept().await).await
    }

    /// The next connection, on which nothing has been read.
    pub(crate) async fn accept(&self) -> TcpStream {
        in_time("somebody comes with a message", self.0.accept()).await.unwrap().0
    }

    /// Whether nobody has come since the last message. Whoever had would be before the one who comes now.
    pub(crate) async fn was_left_alone(&self) -> bool {
        let last = TcpStream::connect(self.0.local_addr().unwrap()).await.unwrap();
        self.accept().await.peer_addr().unwrap() == last.local_addr().unwrap()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Arrived<S> {
    pub(crate) async fn read(mut stream: S) -> Arrived<S> {
        let mut text = String::new();
        loop {
            let mut part = [0; 1024];
            let length = in_time("a whole message", stream.read(&mut part)).await.unwrap();
            text += std::str::from_utf8(&part[..length]).unwrap();
            if text.ends_with('}') || length == 0 {
                break;
            }
        }
        assert!(text.starts_with("POST /turn HTTP/1.1\r\n"), "{text}");
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(body.len() <= SMALL, "{} bytes: {body}", body.len());
        let id = head.lines().find_map(|line| line.strip_prefix("oneiros-message: ")).unwrap().to_owned();
        let body: Value = serde_json::from_str(body).unwrap();
        assert_eq!(body["id"], json!(id));
        Arrived { id, body, stream }
    }

    pub(crate) async fn answer(self, status: &str) -> String {
        self.answer_with(status, "").await
    }

    /// Answers with further headers.
    pub(crate) async fn answer_with(mut self, status: &str, headers: &str) -> String {
        self.say(&format!("HTTP/1.1 {status}\r\n{headers}content-length: 0\r\n\r\n")).await;
        self.id
    }

    /// Says something that need not be a whole answer.
    pub(crate) async fn say(&mut self, text: &str) {
        self.stream.write_all(text.as_bytes()).await.unwrap();
    }
}

/// Plays until it is the turn of the other one, then lets somebody go away, and plays until the table waits for them. Nobody is
/// there at the end.
pub(crate) async fn leave_waiting(mut seats: [Seat; 2], who: usize) {
    let mut choice = 0;
    while seats[who].prompt().is_some() {
        step(&mut seats, choice).await;
        choice += 1;
    }
    let [first, second] = seats;
    let (goes, mut stays) = if who == 0 { (first, second) } else { (second, first) };
    stays.until_here(&json!([1, 2])).await;
    drop(goes);
    stays.until_here(&json!([2 - who])).await;
    play_alone(&mut stays).await;
}

/// Plays until nothing is asked any more.
pub(crate) async fn play_alone(seat: &mut Seat) {
    while seat.prompt().is_some() {
        let answer = seat.play(0).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        let reached = answer["seq"].as_u64();
        if seat.table_view["seq"].as_u64() < reached {
            seat.until(|message| message["table_view"]["seq"].as_u64() >= reached).await;
        }
    }
}

impl Seat {
    /// Waits until exactly these seats are here, as far as is known.
    pub(crate) async fn until_here(&mut self, seats: &Value) {
        let here = |message: &Value| message["type"] == "here";
        let latest = self.heard.iter().rev().find(|message| here(message));
        if latest.is_none_or(|latest| latest["seats"] != *seats) {
            self.until(|message| here(message) && message["seats"] == *seats).await;
        }
    }
}
