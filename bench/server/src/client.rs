//! The clients of both: a socket that says something and hears long answers. What it needs of an answer it finds by searching the text, so
//! that the clients cost little and the same for the server and for the relay.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes, client::IntoClientRequest};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A socket.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(crate) async fn open(server: SocketAddr, path: &str, cookie: &str) -> Result<Socket, String> {
        let url = format!("ws://{server}{path}");
        let mut request = url.into_client_request().map_err(|error| error.to_string())?;
        if let Ok(cookie) = cookie.parse() {
            request.headers_mut().insert("cookie", cookie);
        }
        let stream = TcpStream::connect(server).await.map_err(|error| error.to_string())?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        let config = WebSocketConfig::default().read_buffer_size(8 << 10).write_buffer_size(0);
        let opened = client_async_with_config(request, stream, Some(config)).await;
        Ok(Socket(opened.map_err(|error| error.to_string())?.0))
    }

    pub(crate) async fn say(&mut self, text: String) -> Result<(), String> {
        self.0.send(Message::Text(text.into())).await.map_err(|error| error.to_string())
    }

    /// The next text.
    pub(crate) async fn hear(&mut self) -> Result<Utf8Bytes, String> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                other => return Err(format!("the socket ended: {other:?}")),
            }
        }
    }

    /// The next text of a kind.
    pub(crate) async fn hear_kind(&mut self, kind: &str) -> Result<Utf8Bytes, String> {
        let opening = format!(r#"{{"type":"{kind}""#);
        loop {
            let text = self.hear().await?;
            if text.starts_with(&opening) {
                return Ok(text);
            }
            if text.starts_with(r#"{"type":"refused""#) || text.starts_with(r#"{"type":"behind""#) {
                return Err(text.to_string());
            }
        }
    }

    pub(crate) async fn close(mut self) {
        let _ = self.0.close(None).await;
    }
}

/// The request that answers the first open prompt of a message with one of its actions.
pub(crate) fn answer(update: &str, choice: usize) -> Option<String> {
    let prompts = update.split_once(r#""prompts":[{"seat":"#)?.1;
    let (seat, rest) = prompts.split_once(r#","number":"#)?;
    let (number, rest) = rest.split_once(',')?;
    let (actions, _) = rest.split_once(r#""actions":["#)?.1.split_once(']')?;
    let count = actions.split(',').count();
    let action = actions.split(',').nth(choice % count)?;
    Some(format!(
        r#"{{"type":"do","id":1,"command":{{"do":"play","seat":{seat},"expected":{number},"action":{action}}}}}"#
    ))
}

/// Sends one request of HTTP and reads the answer: the headers and the body.
pub(crate) async fn request(
    server: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: &Value,
) -> Result<(String, Value), String> {
    let body = body.to_string();
    let text = format!(
        "{method} {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(server).await.map_err(|error| error.to_string())?;
    stream.write_all(text.as_bytes()).await.map_err(|error| error.to_string())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(|error| error.to_string())?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("the answer has no end")?;
    let value = serde_json::from_str(body).unwrap_or_else(|_| json!(body));
    Ok((head.to_owned(), value))
}

/// Becomes a guest and keeps the cookie.
pub(crate) async fn guest(server: SocketAddr) -> Result<String, String> {
    let (head, _) = request(server, "POST", "/api/me", "", &json!({ "name": "Load" })).await?;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next());
    cookie.map(str::to_owned).ok_or_else(|| format!("no session: {head}"))
}
