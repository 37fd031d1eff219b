//! Requests to a server that may go away meanwhile: nothing comes back then.

use serde_json::{Value, json};

use crate::client::{Person, Reply, Seat, try_send_text};

impl Person {
    /// Sends a request with a body.
    pub(crate) async fn try_post(&self, path: &str, body: &Value) -> Option<Reply> {
        let (server, cookie, body) = (self.server, &self.cookie, body.to_string());
        let text = format!(
            "POST {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        try_send_text(server, &text).await
    }

    /// Makes a table and tells its name.
    pub(crate) async fn try_make_table(&self, contract: &Value) -> Option<String> {
        let reply = self.try_post("/api/tables", contract).await.filter(|reply| reply.status == 201)?;
        reply.body["id"].as_str().map(str::to_owned)
    }

    /// Opens a socket to a table and hears the greeting.
    pub(crate) async fn try_open(&self, table: &str) -> Option<Seat> {
        let mut seat = self.try_connect(table, None).await?;
        seat.greeted().await?;
        Some(seat)
    }
}

impl Seat {
    /// Does something and hears the answer.
    pub(crate) async fn try_ask(&mut self, command: Value, sent: impl FnOnce()) -> Option<Value> {
        self.try_request(&json!({ "type": "do", "id": 1, "command": command }), sent).await
    }

    /// Says something that is answered, and hears the answer.
    pub(crate) async fn try_request(&mut self, message: &Value, sent: impl FnOnce()) -> Option<Value> {
        self.try_say(message).await?;
        sent();
        loop {
            let message = self.next().await?;
            if matches!(message["type"].as_str(), Some("ack" | "refused" | "behind")) {
                return Some(message);
            }
        }
    }

    /// Asks how everything is.
    pub(crate) async fn look(&mut self) -> Option<()> {
        self.try_say(&json!({ "type": "resume" })).await?;
        self.greeted().await
    }

    async fn greeted(&mut self) -> Option<()> {
        loop {
            if self.next().await?["type"] == "hello" {
                return Some(());
            }
        }
    }
}
