//! Manners at a table: chat with its history, people who do not want to hear somebody, what was agreed on, and not too much at once.

use std::time::{Duration, Instant};

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

/// The answer to a question, or the key of the refusal.
async fn wonder(seat: &mut Seat, number: u64, question: Value) -> String {
    seat.say(&json!({ "type": "ask", "id": 7, "seat": number, "question": question })).await;
    let heard = seat.until(|message| message["id"] == 7).await;
    heard["reason"]["key"].as_str().unwrap_or(heard["type"].as_str().unwrap()).to_owned()
}

#[tokio::test]
async fn where_no_hints_are_agreed_on_nothing_is_looked_for_and_the_rules_of_one_action_are_still_told() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    for (hints, looked_for) in [(true, "answer"), (false, "table-no-hints")] {
        let mut contract = for_two();
        contract["hints"] = json!(hints);
        let (_, mut seats) = begun(&ada, &ben, &contract).await;
        let acting = usize::from(seats[0].prompt().is_none());
        let prompt = seats[acting].prompt().unwrap();
        let (number, action) = (prompt["seat"].as_u64().unwrap(), &prompt["actions"][0]);
        for question in [json!({ "question": "reach" }), json!({ "question": "fit", "card": 7 })] {
            assert_eq!(wonder(&mut seats[acting], number, question).await, looked_for, "hints: {hints}");
        }
        for kind in ["preview", "why"] {
            let question = json!({ "question": kind, "action": action });
            assert_eq!(wonder(&mut seats[acting], number, question).await, "answer", "hints: {hints}");
        }
    }
    server.stop().await;
}

/// Says something more often than may be at once, and hears all answers.
async fn insist(person: &Person, table: &str, message: Value, times: u32) {
    let mut seat = person.open(table, None).await;
    for _ in 0..times {
        seat.say(&message).await;
    }
    for _ in 0..times {
        seat.until(|heard| heard["id"] == 7).await;
    }
}

/// How many may be at once, and in a second.
const RATE: u32 = 20;
/// How many are said beyond that: half a second's worth.
const MORE: u32 = 10;
/// What is said beyond waits for so long at least. Timers never end early, so a slow machine changes nothing about it.
const LEAST: Duration = Duration::from_millis(450);

#[tokio::test]
async fn whoever_does_or_asks_more_than_may_be_in_a_second_is_answered_when_there_is_time_again() {
    let folder = Folder::new();
    let mut config = server::Config::local(games(), store::Place::Folder(folder.0.clone()));
    config.limits.commands_per_second = RATE;
    config.limits.questions_per_second = RATE;
    let server = server::Server::start(config).await.unwrap();
    let ada = Person::new(server.address(), "Ada").await;
    let contract = json!({ "game": { "game": "dreamscape" }, "seats": ["maker", "maker"] });
    let table = ada.make_table(&contract).await;
    let question = json!({ "type": "ask", "id": 7, "seat": 1, "question": { "question": "reach" } });
    let command = json!({ "type": "do", "id": 7, "command": { "do": "undo", "seat": 1 } });
    for message in [question, command] {
        let began = Instant::now();
        insist(&ada, &table, message.clone(), RATE + MORE).await;
        assert!(began.elapsed() >= LEAST, "{message}: {:?}", began.elapsed());
        // Somebody else need not wait for it, and with a second socket nobody may do or ask more.
        let began = Instant::now();
        let ben = Person::new(server.address(), "Ben").await;
        let half = || insist(&ben, &table, message.clone(), (RATE + MORE) / 2);
        tokio::join!(half(), half());
        assert!(began.elapsed() >= LEAST, "{message}: {:?}", began.elapsed());
    }
    server.stop().await;
}
