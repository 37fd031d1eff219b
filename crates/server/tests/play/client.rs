//! A person at a computer: a session, requests, and sockets to tables.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Server};
use store::{GuestId, Place};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async};

#[path = "shape.rs"]
pub(crate) mod shape;
#[path = "tried.rs"]
#[allow(dead_code, reason = "shared with the tests within the server")]
pub(crate) mod tried;

use tried::games;

/// Far longer than anything here takes, so that a test fails instead of waiting for ever.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Waits for something that comes soon, or fails and tells what did not.
pub(crate) async fn in_time<T>(what: &str, coming: impl Future<Output = T>) -> T {
    timeout(PATIENCE, coming).await.unwrap_or_else(|_| panic!("{what}: not within {PATIENCE:?}"))
}

/// A folder that is gone when the test is over.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        let path = std::env::temp_dir().join(format!("oneiros-test-{}", GuestId::random()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server on a free port of this machine.
pub(crate) async fn serve(folder: &Folder) -> Server {
    Server::start(Config::local(games(), Place::Folder(folder.0.clone()))).await.unwrap()
}

/// What is seen of a table, as clients put it together: `views` has for each own seat, or for spectators, what everybody may know of
/// the game and what it may know beyond that.
pub(crate) fn with_views(table_view: &Value) -> Value {
    let mut whole = table_view.clone();
    let of_seat = |own: &Value| {
        let mut view = table_view["view"].clone();
        if let (Some(view), Some(own)) = (view.as_object_mut(), own["view"].as_object()) {
            view.extend(own.clone());
        }
        json!({ "seat": own["seat"], "view": view })
    };
    let own = table_view["own_views"].as_array();
    whole["views"] = own.map_or_else(Vec::new, |own| own.iter().map(of_seat).collect()).into();
    whole
}

/// The answer to a request.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: Value,
    /// The body as it came.
    pub(crate) text: String,
}

/// Sends one request and reads everything that comes back.
pub(crate) async fn request(
    server: SocketAddr,
    method: &str,
    path: &str,
    headers: &str,
    body: Option<&Value>,
) -> Reply {
    let body = body.map(Value::to_string).unwrap_or_default();
    let kind = if body.is_empty() { "" } else { "content-type: application/json\r\n" };
    send(server, method, path, &format!("{headers}{kind}"), &body).await
}

/// Sends one request with a body of any kind.
pub(crate) async fn send(server: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> Reply {
    let text = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n{headers}content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let reply = send_text(server, &text).await;
    shape::WIRE.hold_answer(method, path, reply.status, &reply.body);
    reply
}

/// Sends one request as it is written.
pub(crate) async fn send_text(server: SocketAddr, text: &str) -> Reply {
    try_send_text(server, text).await.expect("the server answers")
}

/// The same to a server that may go away meanwhile.
pub(crate) async fn try_send_text(server: SocketAddr, text: &str) -> Option<Reply> {
    let exchange = async {
        let mut stream = TcpStream::connect(server).await.ok()?;
        stream.write_all(text.as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.ok().map(|_| answer)
    };
    let answer = in_time(&format!("an answer to {:?}", text.lines().next()), exchange).await?;
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    let value = serde_json::from_str(body).unwrap_or(Value::Null);
    Some(Reply { status, head: head.to_owned(), body: value, text: body.to_owned() })
}

/// Somebody with a session.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) server: SocketAddr,
    pub(crate) cookie: String,
}

impl Person {
    /// Comes for the first time and takes a name.
    pub(crate) async fn new(server: SocketAddr, name: &str) -> Person {
        let reply = request(server, "POST", "/api/me", "", Some(&json!({ "name": name }))).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        let cookie = reply.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        Person { server, cookie: cookie.split(';').next().unwrap().to_owned() }
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        request(self.server, "GET", path, &format!("cookie: {}\r\n", self.cookie), None).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Reply {
        request(self.server, "POST", path, &format!("cookie: {}\r\n", self.cookie), Some(body)).await
    }

    /// Asks with any method, without a body.
    pub(crate) async fn ask(&self, method: &str, path: &str) -> Reply {
        request(self.server, method, path, &format!("cookie: {}\r\n", self.cookie), None).await
    }

    /// Puts settings.
    pub(crate) async fn put(&self, path: &str, body: &Value) -> Reply {
        request(self.server, "PUT", path, &format!("cookie: {}\r\n", self.cookie), Some(body)).await
    }

    /// Posts a text.
    pub(crate) async fn post_text(&self, path: &str, text: &str) -> Reply {
        let headers = format!("cookie: {}\r\ncontent-type: text/plain; charset=utf-8\r\n", self.cookie);
        send(self.server, "POST", path, &headers, text).await
    }

    /// The name for programs.
    pub(crate) async fn id(&self) -> String {
        self.get("/api/me").await.body["id"].as_str().unwrap().to_owned()
    }

    /// Makes a table and tells its name.
    pub(crate) async fn make_table(&self, contract: &Value) -> String {
        let made = self.post("/api/tables", contract).await;
        assert_eq!(made.status, 201, "{made:?}");
        made.body["id"].as_str().unwrap().to_owned()
    }

    /// Opens a socket to a table and hears the greeting.
    pub(crate) async fn open(&self, table: &str, since: Option<u64>) -> Seat {
        let mut seat = self.connect(table, since).await;
        seat.until(|message| message["type"] == "hello").await;
        seat
    }

    /// Opens a socket to a table, whatever it says first.
    pub(crate) async fn open_any(&self, table: &str) -> Seat {
        self.connect(table, None).await
    }

    async fn connect(&self, table: &str, since: Option<u64>) -> Seat {
        self.try_connect(table, since).await.expect("the server lets one in")
    }

    /// Opens a socket to a table of a server that may go away meanwhile.
    pub(crate) async fn try_connect(&self, table: &str, since: Option<u64>) -> Option<Seat> {
        let way = TcpSocket::new_v4().unwrap();
        Seat::over(way, self.server, table, since, ("cookie", &self.cookie)).await
    }
}

/// A socket to a table.
pub(crate) struct Seat {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The table as it was last seen.
    pub(crate) table_view: Value,
    /// Everything that was heard.
    pub(crate) heard: Vec<Value>,
    /// The same, to the byte.
    pub(crate) raw: Vec<String>,
}

impl Seat {
    /// Opens a socket over a way of one's own, with a header that proves who comes.
    pub(crate) async fn over(
        way: TcpSocket,
        server: SocketAddr,
        table: &str,
        since: Option<u64>,
        (header, proof): (&'static str, &str),
    ) -> Option<Seat> {
        let since = since.map(|seq| format!("?since={seq}")).unwrap_or_default();
        let url = format!("ws://{server}/api/tables/{table}/live{since}");
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert(header, proof.parse().unwrap());
        let opening = async {
            let stream = way.connect(server).await.ok()?;
            client_async(request, MaybeTlsStream::Plain(stream)).await.ok()
        };
        let (socket, _) = in_time("a socket is opened", opening).await?;
        Some(Seat { socket, table_view: Value::Null, heard: Vec::new(), raw: Vec::new() })
    }

    /// The next message; `None` when the socket is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        // Pings keep a socket alive on which nothing else is ever said, so the time is for all of them together.
        let next = timeout(PATIENCE, self.next_ever()).await;
        next.unwrap_or_else(|_| {
            panic!("nothing was said at a table within {PATIENCE:?}, after {:?}", self.heard.last())
        })
    }

    async fn next_ever(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await?.ok()? {
                Message::Text(text) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    shape::WIRE.hold("ServerMessage", &message);
                    if let Some(table_view) = message.get("table_view") {
                        self.table_view = with_views(table_view);
                    }
                    self.heard.push(message.clone());
                    self.raw.push(text.to_string());
                    return Some(message);
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Listens until something is said.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the socket stays open");
            if wanted(&message) {
                return message;
            }
        }
    }

    /// Listens until the server closes the socket; the code it closes it with.
    pub(crate) async fn parting(&mut self) -> u16 {
        let closed = async {
            loop {
                match self.socket.next().await.expect("the server says goodbye").unwrap() {
                    Message::Text(text) => self.heard.push(serde_json::from_str(&text).unwrap()),
                    Message::Close(frame) => return frame.expect("a goodbye has a code").code.into(),
                    _ => {}
                }
            }
        };
        in_time("the server closes a socket", closed).await
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.write(message.to_string()).await;
    }

    /// Says something in exactly these letters.
    pub(crate) async fn write(&mut self, text: String) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Says something, if the socket is still open.
    pub(crate) async fn try_say(&mut self, message: &Value) -> Option<()> {
        self.socket.send(Message::text(message.to_string())).await.ok()
    }

    /// Does something and hears the answer.
    pub(crate) async fn ask(&mut self, command: Value) -> Value {
        self.say(&json!({ "type": "do", "id": 1, "command": command })).await;
        self.until(|message| matches!(message["type"].as_str(), Some("ack" | "refused" | "behind"))).await
    }

    /// The first open prompt of the own seats.
    pub(crate) fn prompt(&self) -> Option<Value> {
        self.table_view["prompts"].get(0).cloned()
    }

    /// Plays the action of this number among the allowed ones, counted around.
    pub(crate) async fn play(&mut self, choice: usize) -> Value {
        let prompt = self.prompt().expect("something is asked");
        let actions = prompt["actions"].as_array().unwrap();
        let action = &actions[choice % actions.len()];
        let command =
            json!({ "do": "play", "seat": prompt["seat"], "expected": prompt["number"], "action": action });
        self.ask(command).await
    }
}

/// A contract for two people with short games.
pub(crate) fn for_two() -> Value {
    json!({ "game": { "game": "dreamscape", "options": ["cycles=1"] }, "seats": ["maker", "open"], "listing": "public" })
}

/// The same with a game that does not end soon.
pub(crate) fn for_two_and_long() -> Value {
    let mut contract = for_two();
    contract["game"]["options"] = json!(["cycles=4"]);
    contract
}

/// A table at which two people sit and the game has begun.
pub(crate) async fn begun(ada: &Person, ben: &Person, contract: &Value) -> (String, [Seat; 2]) {
    let table = ada.make_table(contract).await;
    let mut seats = [ada.open(&table, None).await, ben.open(&table, None).await];
    let sat = seats[1].ask(json!({ "do": "sit", "seat": 2 })).await;
    assert_eq!(sat["type"], "ack", "{sat}");
    for seat in &mut seats {
        if seat.table_view["stage"] != "playing" {
            seat.until(|message| message["table_view"]["stage"] == "playing").await;
        }
    }
    (table, seats)
}

/// One step of whoever may act, seen by both.
pub(crate) async fn step(seats: &mut [Seat; 2], choice: usize) {
    let acting = usize::from(seats[0].prompt().is_none());
    let answer = seats[acting].play(choice).await;
    assert_eq!(answer["type"], "ack", "{answer}");
    let reached = answer["seq"].as_u64().unwrap();
    for seat in seats {
        if seat.table_view["seq"].as_u64().unwrap() < reached {
            seat.until(|message| message["table_view"]["seq"].as_u64() >= Some(reached)).await;
        }
    }
}

/// Plays to the end.
pub(crate) async fn finish(seats: &mut [Seat; 2]) {
    let mut choice = 0;
    while seats[0].table_view["stage"] == "playing" {
        step(seats, choice).await;
        choice += 7;
    }
}
