//! The log of a server that refuses, fails and gives up: it tells of it, and of nobody's secrets.

use serde_json::json;
use tokio::net::TcpSocket;

use crate::client::{Folder, Person, begun, for_two_and_long, request};
use crate::process::Process;
use crate::receiver::leave_waiting;

/// What is said at the table, once heard and once refused.
const SAID: [&str; 2] = ["I hold the amber lantern", "and nobody may write it down"];
/// The part of an address that proves to its owner who sends.
const KEY: &str = "nobody-else-knows-this-path";

/// Something that no log may hold.
type Secret = (&'static str, String);

/// Does something to the database behind the server's back.
fn meddle(folder: &Folder, sql: &str) {
    let database = rusqlite::Connection::open(folder.0.join("oneiros.db")).unwrap();
    database.execute_batch(sql).unwrap();
}

/// Proves who somebody is in every way there is, each once well and once in vain.
async fn prove(ada: &Person) -> Vec<Secret> {
    let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
    let token = text(&ada.post("/api/me/token", &json!({})).await.body["token"]);
    let bearer = format!("authorization: Bearer {token}\r\n");
    assert_eq!(request(ada.server, "GET", "/api/me", &bearer, None).await.status, 200);
    assert_eq!(request(ada.server, "DELETE", "/api/me", &bearer, None).await.status, 204);
    assert_eq!(request(ada.server, "GET", "/api/me", &bearer, None).await.status, 401);
    let secret = text(&ada.post("/api/me/link", &json!({})).await.body["secret"]);
    for status in [200, 404] {
        let claim = json!({ "secret": secret });
        assert_eq!(request(ada.server, "POST", "/api/claim", "", Some(&claim)).await.status, status);
    }
    let session = ada.cookie.split_once('=').unwrap().1.to_owned();
    vec![("a token of a program", token), ("a link for another device", secret), ("a session", session)]
}

#[tokio::test]
async fn the_log_tells_of_refusals_and_faults_and_of_no_secret() {
    let folder = Folder::new();
    let server = Process::start_with(folder.0.to_str().unwrap(), "hook_attempts = 1\nchat_per_minute = 1\n");
    let (ada, ben) = (Person::new(server.address, "Ada").await, Person::new(server.address, "Ben").await);
    let mut secrets = prove(&ada).await;
    // Nobody takes messages there.
    let unheard = TcpSocket::new_v4().unwrap();
    unheard.bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let hook = format!("http://{}/turn/{KEY}", unheard.local_addr().unwrap());
    for (url, status) in [(hook.as_str(), 200), (&format!("ftp://hooks.example/{KEY}"), 422)] {
        assert_eq!(ben.put("/api/me/webhook", &json!({ "url": url })).await.status, status);
    }
    let (table, mut seats) = begun(&ada, &ben, &for_two_and_long()).await;
    let code = ada.get(&format!("/api/tables/{table}/code")).await.body["code"].as_str().unwrap().to_owned();
    assert_eq!(ben.post("/api/join", &json!({ "code": code })).await.status, 200);
    assert_eq!(ben.post("/api/join", &json!({ "code": format!("{code}{code}") })).await.status, 404);
    for (text, answer) in SAID.into_iter().zip(["ack", "refused"]) {
        seats[0].say(&json!({ "type": "chat", "id": 7, "text": text })).await;
        assert_eq!(seats[0].until(|message| message["id"] == 7).await["type"], answer);
    }
    let unread = format!("{{ \"type\": \"chat\", \"text\": {:?}", SAID[1]);
    seats[0].say(&json!(unread)).await;
    seats[0].until(|message| message["type"] == "unreadable").await;
    let elsewhere = ada.make_table(&for_two_and_long()).await;
    meddle(&folder, "ALTER TABLE chat RENAME TO hidden");
    seats[1].say(&json!({ "type": "chat", "id": 7, "text": SAID[0] })).await;
    assert_eq!(seats[1].until(|message| message["id"] == 7).await["reason"]["key"], "store-failed");
    assert_eq!(ada.open_any(&elsewhere).await.parting().await, 1013);
    assert_eq!(ada.get(&format!("/api/tables/{table}/chat")).await.status, 503);
    meddle(&folder, "ALTER TABLE hidden RENAME TO chat");
    leave_waiting(seats, 1).await;
    let log = server.kill_when_it_logged("a message is given up").await;
    for told in ["nobody could be let in", "a row is stored", &table] {
        assert!(log.contains(told), "{told}: {log}");
    }
    let unanswered: Vec<&str> = log.lines().filter(|line| line.contains("could not be answered")).collect();
    let [fault] = &unanswered[..] else { panic!("one request failed: {log}") };
    assert!(fault.contains(&table) && fault.contains("store-failed"), "{fault}");
    let port = hook.rsplit_once("/turn").unwrap().0.to_owned();
    secrets.extend([("a code", code), ("a path", KEY.to_owned()), ("an address", port)]);
    secrets.extend(SAID.map(|text| ("something said", text.to_owned())));
    let leaks: Vec<&str> =
        secrets.iter().filter(|(_, secret)| log.contains(secret)).map(|(what, _)| *what).collect();
    assert!(leaks.is_empty(), "the log holds {leaks:?}: {log}");
}
