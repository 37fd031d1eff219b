//! What may be done so often by one guest, and ten times as often from one address, is refused beyond that: over HTTP, and in the chat.

use serde_json::{Value, json};
use server::{Config, Limits, Server};
use store::Place;

use crate::client::tried::games;
use crate::client::{Folder, Person, Reply, begun, for_two, send};

/// So often a guest may do each thing; it takes a minute at least until it may be done once more.
const ONE: usize = 1;
/// So often all guests of an address together may do what a guest may do once.
const TOGETHER: usize = 10;
/// So often an address may ask for what costs the same whoever asks.
const REPLAYS: usize = 5;
/// Nobody is this slow: an address may do one thing more every six seconds.
const MANY: usize = 50;

/// Whose limit ends a series of requests.
#[derive(Clone, Copy, PartialEq)]
enum Counted {
    /// A guest's own, and that of the address.
    ByGuest,
    /// That of the address alone, so many times.
    ByAddress(usize),
}
use Counted::{ByAddress, ByGuest};

/// A request, the answer while it may be made, and how it is counted.
struct Request {
    method: &'static str,
    path: String,
    body: String,
    answer: u16,
    counted: Counted,
}

/// Everything that is limited, at a table where the game is over.
fn requests(table: &str) -> Vec<Request> {
    let table = |rest: &str| format!("/api/tables/{table}/{rest}");
    let new = |method, path: &str, body: Value, answer, counted| Request {
        method,
        path: path.to_owned(),
        body: if body.is_null() { String::new() } else { body.to_string() },
        answer,
        counted,
    };
    let nobody = "/api/mutes/0000000000000";
    vec![
        new("POST", "/api/tables", for_two(), 201, ByGuest),
        new("POST", "/api/games/dreamscape/lessons/1", Value::Null, 201, ByGuest),
        new("POST", "/api/records", json!("no record"), 422, ByGuest),
        new("POST", &table("what-if"), json!({ "step": 1 }), 409, ByGuest),
        new("POST", &table("rematch"), Value::Null, 409, ByGuest),
        new("POST", "/api/join", json!({ "code": "AAAAAA" }), 404, ByGuest),
        // Whoever comes with a link is nobody yet.
        new("POST", "/api/claim", json!({ "secret": "0" }), 404, ByAddress(TOGETHER)),
        new("GET", &table("steps"), Value::Null, 200, ByAddress(REPLAYS)),
        new("GET", &table("record"), Value::Null, 200, ByAddress(REPLAYS)),
        new("GET", &table("report"), Value::Null, 200, ByAddress(REPLAYS)),
        new("POST", "/api/me/token", Value::Null, 200, ByGuest),
        new("POST", "/api/me/link", Value::Null, 200, ByGuest),
        new("POST", "/api/me", json!({ "name": "Adele" }), 200, ByGuest),
        new("PUT", "/api/me/webhook", json!({ "url": "https://hooks.example/" }), 200, ByGuest),
        new("DELETE", "/api/me/webhook", Value::Null, 204, ByGuest),
        new("PUT", &table("quiet"), Value::Null, 204, ByGuest),
        new("DELETE", &table("quiet"), Value::Null, 204, ByGuest),
        new("POST", nobody, Value::Null, 404, ByGuest),
        new("DELETE", nobody, Value::Null, 204, ByGuest),
    ]
}

impl Request {
    /// Somebody makes it from an address; whether it may be made.
    async fn is_allowed(&self, who: &Person, from: &str) -> bool {
        let kind = if self.path == "/api/records" { "text/plain" } else { "application/json" };
        let kind = if self.body.is_empty() { String::new() } else { format!("content-type: {kind}\r\n") };
        let headers = format!("cookie: {}\r\nx-forwarded-for: {from}\r\n{kind}", who.cookie);
        let Reply { status, body, .. } =
            send(who.server, self.method, &self.path, &headers, &self.body).await;
        let refused = status == 429 && body["error"]["key"] == "table-too-often";
        assert!(refused || status == self.answer, "{} {}: {status} {body}", self.method, self.path);
        !refused
    }

    /// How often one after another may make it from an address before somebody is refused.
    async fn allowed(&self, from: &str, mut people: impl AsyncFnMut() -> Person) -> usize {
        let mut allowed = 0;
        while self.is_allowed(&people().await, from).await {
            allowed += 1;
            assert!(allowed < MANY, "{} {} has no end", self.method, self.path);
        }
        allowed
    }
}

async fn serve_little(folder: &Folder) -> Server {
    let mut config = Config::local(games(), Place::Folder(folder.0.clone()));
    config.trust_proxy = true;
    let one = u32::try_from(ONE).unwrap();
    config.limits = Limits {
        tables_per_hour: one,
        codes_per_minute: one,
        tokens_per_hour: one,
        mutes_per_minute: one,
        settings_per_minute: one,
        chat_per_minute: one,
        replays_per_minute: u32::try_from(REPLAYS).unwrap(),
        guests_per_hour: 100_000,
        ..config.limits
    };
    Server::start(config).await.unwrap()
}

#[tokio::test]
async fn whoever_asks_too_often_is_refused_alone_and_so_are_too_many_guests_of_one_address() {
    let folder = Folder::new();
    let server = serve_little(&folder).await;
    let come = || Person::new(server.address(), "Ada");
    let (table, mut seats) = begun(&come().await, &come().await, &for_two()).await;
    assert_eq!(seats[1].ask(json!({ "do": "resign", "seat": 2 })).await["type"], "ack");
    for (number, request) in requests(&table).iter().enumerate() {
        let [here, there] = [1, 2].map(|place| format!("198.51.{number}.{place}"));
        let name = format!("{} {}", request.method, request.path);
        // Slow machines give time to ask once more, never less.
        let (guest, address) = match request.counted {
            ByGuest => (ONE, TOGETHER),
            ByAddress(times) => (times, times),
        };
        let one = come().await;
        assert!(request.allowed(&here, async || one.clone()).await >= guest, "{name}");
        if request.counted == ByGuest {
            // The address was not what refused them.
            assert!(request.is_allowed(&come().await, &here).await, "{name}");
            assert!(!request.is_allowed(&one, &there).await, "{name}");
        }
        // Each of these has asked for nothing before.
        assert!(request.allowed(&there, come).await >= address, "{name}");
        let elsewhere = format!("198.51.{number}.3");
        assert!(request.is_allowed(&come().await, &elsewhere).await, "{name}");
    }
    server.stop().await;
}

#[tokio::test]
async fn links_that_are_tried_in_vain_keep_nobody_from_joining_by_code() {
    let folder = Folder::new();
    let mut config = Config::local(games(), Place::Folder(folder.0.clone()));
    config.limits.codes_in_all = 1;
    let server = Server::start(config).await.unwrap();
    let ada = Person::new(server.address(), "Ada").await;
    let made = ada.post("/api/tables", &for_two()).await;
    for _ in 0..TOGETHER {
        assert_eq!(ada.post("/api/claim", &json!({ "secret": "0" })).await.status, 404);
    }
    assert_eq!(ada.post("/api/join", &json!({ "code": made.body["code"] })).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn whoever_talks_without_end_is_refused_at_every_socket_and_the_others_are_heard() {
    let folder = Folder::new();
    let server = serve_little(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let (table, [mut one, mut other]) = begun(&ada, &ben, &for_two()).await;
    let mut tab = ada.open(&table, None).await;
    let chat = json!({ "type": "chat", "id": 7, "text": "hello" });
    let mut answers = Vec::new();
    for number in 0..MANY {
        let seat = if number % 2 == 0 { &mut one } else { &mut tab };
        seat.say(&chat).await;
        let answer = seat.until(|message| message["id"] == 7).await;
        answers.push(answer["type"].clone());
        if answer["type"] != "ack" {
            assert_eq!(answer["reason"]["key"], "table-too-often", "{answer}");
            break;
        }
    }
    assert!(answers.len() > ONE && answers.last() == Some(&json!("refused")), "{answers:?}");
    other.say(&json!({ "type": "chat", "id": 7, "text": "and now me" })).await;
    assert_eq!(other.until(|message| message["id"] == 7).await["type"], "ack");
    one.until(|message| message["text"] == "and now me").await;
    server.stop().await;
}
