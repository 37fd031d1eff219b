//! Chat with its history, and people who do not want to hear somebody.

use serde_json::{Value, json};

use crate::client::{Folder, Person, begun, for_two, serve};

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
async fn whoever_mutes_without_end_is_told_that_it_is_too_often() {
    let folder = Folder::new();
    let mut config = server::Config::local(store::Place::Folder(folder.0.clone()));
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
    let mut config = server::Config::local(store::Place::Folder(folder.0.clone()));
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
