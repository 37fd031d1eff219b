//! Chat at a table: its history, people who do not want to hear somebody, and a maker who closes it.

use serde_json::{Value, json};

use crate::client::tried::games;
use crate::client::{Folder, Person, Seat, begun, for_two, for_two_and_long, serve, step};

fn texts(part: &Value) -> Vec<String> {
    let lines = part["lines"].as_array().unwrap();
    lines.iter().map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn who_mutes_somebody_hears_nothing_of_them_live_or_later_and_the_others_do() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let (table, mut seats) = begun(&ada, &ben, &for_two()).await;
    let mut cleo = Person::new(server.address(), "Cleo").await.open(&table, None).await;
    let path = format!("/api/mutes/{}", ben.id().await);
    assert_eq!(ada.ask("POST", &path).await.status, 204);
    assert_eq!(ada.get("/api/mutes").await.body["muted"], json!([ben.id().await]));
    seats[1].say(&json!({ "type": "chat", "text": "boo" })).await;
    let heard = cleo.until(|message| message["type"] == "chat").await;
    assert_eq!((&heard["text"], &heard["name"]), (&json!("boo"), &json!("Ben")));
    seats[0].say(&json!({ "type": "chat", "text": "hello" })).await;
    // Lines come in order, so the first that is heard shows that nothing was before it.
    let first = seats[0].until(|message| message["type"] == "chat").await;
    assert_eq!(first["text"], json!("hello"));
    let history = format!("/api/tables/{table}/chat");
    assert_eq!(texts(&ada.get(&history).await.body), ["hello"]);
    assert_eq!(texts(&ben.get(&history).await.body), ["boo", "hello"]);
    assert_eq!(ada.ask("DELETE", &path).await.status, 204);
    assert_eq!(texts(&ada.get(&history).await.body), ["boo", "hello"]);
    seats[1].say(&json!({ "type": "chat", "text": "sorry" })).await;
    assert_eq!(seats[0].until(|message| message["type"] == "chat").await["text"], json!("sorry"));
    for nobody in ["nobody", "0000000000000"] {
        assert_eq!(ada.ask("POST", &format!("/api/mutes/{nobody}")).await.status, 404);
    }
    server.stop().await;
}

#[tokio::test]
async fn late_spectators_find_in_the_history_what_they_heard_of_each_other_and_not_yet_what_is_said_at_the_table()
 {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let [ada, ben, cleo, dan] = ["Ada", "Ben", "Cleo", "Dan"].map(|name| Person::new(server.address(), name));
    let (ada, ben, cleo, dan) = (ada.await, ben.await, cleo.await, dan.await);
    let mut contract = for_two_and_long();
    contract["spectators"] = json!({ "kind": "delayed", "steps": 2 });
    let (table, mut seats) = begun(&ada, &ben, &contract).await;
    let (mut watcher, mut other) = (cleo.open(&table, None).await, dan.open(&table, None).await);
    step(&mut seats, 0).await;
    say(&mut seats[0], "a fine move").await;
    say(&mut other, "who is ahead?").await;
    let heard = watcher.until(|message| message["type"] == "chat").await;
    assert_eq!(heard["text"], json!("who is ahead?"));
    let history = format!("/api/tables/{table}/chat");
    assert_eq!(texts(&cleo.get(&history).await.body), ["who is ahead?"]);
    assert_eq!(texts(&ben.get(&history).await.body), ["a fine move", "who is ahead?"]);
    for _ in 0..3 {
        step(&mut seats, 0).await;
    }
    assert_eq!(texts(&cleo.get(&history).await.body), ["a fine move", "who is ahead?"]);
    server.stop().await;
}

/// Says something, and hears that it is said.
async fn say(seat: &mut Seat, text: &str) {
    seat.say(&json!({ "type": "chat", "id": 7, "text": text })).await;
    assert_eq!(seat.until(|message| message["id"] == 7).await["type"], "ack");
}

#[tokio::test]
async fn whoever_mutes_without_end_is_told_that_it_is_too_often() {
    let folder = Folder::new();
    let mut config = server::Config::local(games(), store::Place::Folder(folder.0.clone()));
    config.limits.mutes_per_minute = 3;
    let server = server::Server::start(config).await.unwrap();
    let ada = Person::new(server.address(), "Ada").await;
    let mut statuses = Vec::new();
    for _ in 0..4 {
        // Nobody has this name: whoever tries them all finds nobody and does no harm.
        statuses.push(ada.ask("POST", "/api/mutes/0000000000000").await.status);
    }
    assert_eq!(statuses, [404, 404, 404, 429]);
    server.stop().await;
}

#[tokio::test]
async fn the_whole_chat_can_be_read_backwards() {
    let folder = Folder::new();
    let mut config = server::Config::local(games(), store::Place::Folder(folder.0.clone()));
    config.limits.chat_per_minute = 1_000;
    config.limits.commands_per_second = 1_000;
    let server = server::Server::start(config).await.unwrap();
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let (table, mut seats) = begun(&ada, &ben, &for_two()).await;
    for number in 1..=120 {
        seats[0].say(&json!({ "type": "chat", "text": number.to_string() })).await;
    }
    seats[1].until(|message| message["text"] == json!("120")).await;
    let (mut all, mut before) = (Vec::new(), String::new());
    loop {
        let part = ben.get(&format!("/api/tables/{table}/chat{before}")).await.body;
        all.splice(0..0, texts(&part));
        let Some(place) = part["before"].as_u64() else { break };
        before = format!("?before={place}");
    }
    let said: Vec<String> = (1..=120).map(|number: u32| number.to_string()).collect();
    assert_eq!(all, said);
    server.stop().await;
}

#[tokio::test]
async fn who_made_the_table_can_close_the_chat_for_all_and_open_it_again() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let (table, mut seats) = begun(&ada, &ben, &for_two()).await;
    let chat = |text: &str| json!({ "type": "chat", "id": 7, "text": text });
    let close = |closed: bool| json!({ "do": "close-chat", "closed": closed });
    assert_eq!(seats[1].ask(close(true)).await["reason"]["key"], json!("table-not-maker"));
    let closed = seats[0].ask(close(true)).await;
    assert_eq!(closed["type"], "ack", "{closed}");
    for seat in &mut seats {
        seat.say(&chat("psst")).await;
        let answer = seat.until(|message| message["id"] == 7).await;
        assert_eq!(
            (&answer["type"], &answer["reason"]["key"]),
            (&json!("refused"), &json!("table-chat-is-closed"))
        );
        assert_eq!(seat.table_view["chat_closed"], json!(true));
    }
    assert_eq!(seats[0].ask(close(false)).await["type"], "ack");
    seats[1].say(&chat("hello")).await;
    assert_eq!(seats[0].until(|message| message["type"] == "chat").await["text"], json!("hello"));
    let history = format!("/api/tables/{table}/chat");
    assert_eq!(texts(&ada.get(&history).await.body), ["hello"]);
    server.stop().await;
}
