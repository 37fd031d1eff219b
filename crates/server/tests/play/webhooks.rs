//! Messages to people who are away, to a receiver of our own.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Server};
use store::Place;
use tokio::net::TcpListener;

use crate::client::tried::games;
use crate::client::{Folder, Person, begun, for_two_and_long, in_time, serve, step};
use crate::receiver::{Receiver, leave_waiting};

fn config(folder: &Folder) -> Config {
    let mut config = Config::local(games(), Place::Folder(folder.0.clone()));
    config.webhooks.allow_private = true;
    config.limits.hook_pause = Duration::from_millis(10);
    config
}

async fn serve_hooks(folder: &Folder) -> Server {
    Server::start(config(folder)).await.unwrap()
}

/// Turns the clock on and waits until no message is left.
async fn until_none_waits(folder: &Folder, clock: &AtomicI64) {
    clock.fetch_add(60 * 60 * 1_000, Ordering::Relaxed);
    let mut look = tokio::time::interval(Duration::from_millis(50));
    let emptied = async {
        while waiting(folder) > 0 {
            look.tick().await;
        }
    };
    in_time("no message waits any more", emptied).await;
}

/// How many messages wait in a folder.
fn waiting(folder: &Folder) -> i64 {
    let database = rusqlite::Connection::open(folder.0.join("oneiros.db")).unwrap();
    database.query_row("SELECT count(*) FROM outbox", [], |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn who_is_away_gets_one_message_for_each_wait_and_a_failure_is_repeated_with_the_same_id() {
    let (folder, receiver) = (Folder::new(), Receiver::new().await);
    let server = serve_hooks(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    for person in [&ada, &ben] {
        let set = person.put("/api/me/webhook", &receiver.hook()).await;
        assert_eq!(set.status, 200, "{set:?}");
        assert_eq!(person.get("/api/me/webhook").await.body, receiver.hook());
    }
    let (table, seats) = begun(&ada, &ben, &for_two_and_long()).await;
    leave_waiting(seats, 1).await;
    let arrived = receiver.next().await;
    assert_eq!((&arrived.body["table"], &arrived.body["kind"]), (&json!(table), &json!("your-turn")));
    // It says nothing of the game.
    assert_eq!(arrived.body.as_object().unwrap().len(), 5, "{}", arrived.body);
    let failed = arrived.answer("503 Service Unavailable").await;
    let taken = receiver.next().await.answer("204 No Content").await;
    assert_eq!(taken, failed);
    server.stop().await;
}

/// A table that waits for Ben, who is away and wants messages sent to an address.
async fn wait_for_ben(server: &Server, hook: &Value) {
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let set = ben.put("/api/me/webhook", hook).await;
    assert_eq!(set.status, 200, "{set:?}");
    let (_, seats) = begun(&ada, &ben, &for_two_and_long()).await;
    leave_waiting(seats, 1).await;
}

#[tokio::test]
async fn whoever_says_that_a_message_should_go_elsewhere_gets_it_again_and_nobody_else_does() {
    let (folder, receiver, elsewhere) = (Folder::new(), Receiver::new().await, Receiver::new().await);
    let server = serve_hooks(&folder).await;
    wait_for_ben(&server, &receiver.hook()).await;
    let location = format!("location: {}\r\n", elsewhere.url("http"));
    let first = receiver.next().await.answer_with("302 Found", &location).await;
    // Whoever followed would have come there before the next attempt.
    let again = receiver.next().await.answer_with("307 Temporary Redirect", &location).await;
    let taken = receiver.next().await.answer("204 No Content").await;
    assert_eq!((&again, &taken), (&first, &first));
    assert!(elsewhere.was_left_alone().await);
    server.stop().await;
}

#[tokio::test]
async fn whoever_takes_a_message_and_does_not_answer_in_time_gets_it_again_with_the_same_id() {
    let (folder, receiver) = (Folder::new(), Receiver::new().await);
    let mut config = config(&folder);
    // The shortest that can be configured; and nobody takes the message from a server that waits too long.
    assert!(config.limits.set("hook_time", 1) && config.limits.set("hook_lease", 60 * 60));
    let server = Server::start(config).await.unwrap();
    wait_for_ben(&server, &receiver.hook()).await;
    let silent = receiver.next().await;
    let mut halting = receiver.next().await;
    assert_eq!(halting.id, silent.id);
    halting.say("HTTP/1.1 204 No").await;
    let last = receiver.next().await;
    assert_eq!(last.id, silent.id);
    last.answer("204 No Content").await;
    server.stop().await;
}

#[tokio::test]
async fn nothing_is_sent_to_a_name_that_stands_for_this_machine_unless_the_configuration_allows_it() {
    let named = tokio::net::lookup_host("localhost:0").await.unwrap().next().unwrap();
    for allow_private in [true, false] {
        let (folder, receiver) = (Folder::new(), Receiver(TcpListener::bind(named).await.unwrap()));
        let mut config = config(&folder);
        config.webhooks.allow_private = allow_private;
        config.limits.hook_attempts = 2;
        let clock = Arc::clone(&config.ahead);
        let server = Server::start(config).await.unwrap();
        // What a name stands for is seen only when something is sent, and may be something else by then.
        let port = receiver.0.local_addr().unwrap().port();
        wait_for_ben(&server, &json!({ "url": format!("http://localhost:{port}/turn") })).await;
        if allow_private {
            receiver.next().await.answer("204 No Content").await;
        }
        until_none_waits(&folder, &clock).await;
        assert!(receiver.was_left_alone().await, "private addresses allowed: {allow_private}");
        server.stop().await;
    }
}

#[tokio::test]
async fn nothing_is_sent_to_who_is_here_or_wants_quiet_or_has_no_address() {
    let folder = Folder::new();
    let receiver = Receiver::new().await;
    let config = config(&folder);
    let clock = Arc::clone(&config.ahead);
    let server = Server::start(config).await.unwrap();
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    for person in [&ada, &ben] {
        assert_eq!(person.put("/api/me/webhook", &receiver.hook()).await.status, 200);
    }
    // Both are here: when it is known that they really were, nothing is left to be sent.
    let (_, mut seats) = begun(&ada, &ben, &for_two_and_long()).await;
    for choice in 0..10 {
        step(&mut seats, choice).await;
    }
    until_none_waits(&folder, &clock).await;
    assert!(receiver.was_left_alone().await);
    // Somebody is away, but both want to hear nothing of this table; later nothing of any.
    let (table, away) = begun(&ada, &ben, &for_two_and_long()).await;
    for person in [&ada, &ben] {
        assert_eq!(person.ask("PUT", &format!("/api/tables/{table}/quiet")).await.status, 204);
    }
    leave_waiting(away, 1).await;
    assert_eq!(ben.ask("DELETE", &format!("/api/tables/{table}/quiet")).await.status, 204);
    assert_eq!(ben.ask("DELETE", "/api/me/webhook").await.status, 204);
    assert_eq!(ben.get("/api/me/webhook").await.status, 404);
    until_none_waits(&folder, &clock).await;
    assert!(receiver.was_left_alone().await);
    server.stop().await;
}

#[tokio::test]
async fn whoever_never_answers_holds_up_nobody_elses_message() {
    let (folder, mute, receiver) = (Folder::new(), Receiver::new().await, Receiver::new().await);
    let mut config = config(&folder);
    config.limits.hook_time = Duration::from_secs(60 * 60);
    let server = Server::start(config).await.unwrap();
    let [ada, ben, cleo] = ["Ada", "Ben", "Cleo"].map(|name| Person::new(server.address(), name));
    let (ada, ben, cleo) = (ada.await, ben.await, cleo.await);
    assert_eq!(ben.put("/api/me/webhook", &mute.hook()).await.status, 200);
    assert_eq!(cleo.put("/api/me/webhook", &receiver.hook()).await.status, 200);
    for _ in 0..20 {
        let (_, seats) = begun(&ada, &ben, &for_two_and_long()).await;
        leave_waiting(seats, 1).await;
    }
    let (table, seats) = begun(&ada, &cleo, &for_two_and_long()).await;
    leave_waiting(seats, 1).await;
    let arrived = receiver.next().await;
    assert_eq!(arrived.body["table"], json!(table));
    arrived.answer("204 No Content").await;
    server.stop().await;
}

#[tokio::test]
async fn addresses_of_this_machine_and_its_network_are_refused_unless_the_configuration_allows_them() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    for url in
        ["http://127.0.0.1/", "http://[::ffff:127.0.0.1]/", "http://10.0.0.1/", "ftp://hooks.example/", "no"]
    {
        let refused = ada.put("/api/me/webhook", &json!({ "url": url })).await;
        assert_eq!(
            (refused.status, &refused.body["error"]["key"]),
            (422, &json!("table-hook-address")),
            "{url}"
        );
    }
    let night =
        json!({ "url": "https://hooks.example/x", "quiet": { "from": 1320, "to": 420, "ahead": 60 } });
    assert_eq!(ada.put("/api/me/webhook", &night).await.body, night);
    let wrong = json!({ "url": "https://hooks.example/x", "quiet": { "from": 2000, "to": 420 } });
    assert_eq!(ada.put("/api/me/webhook", &wrong).await.status, 422);
    server.stop().await;
}
