//! Several devices, people who come back, and those who watch.

use serde_json::{Value, json};

use crate::client::{Folder, Person, for_two, request, serve};

#[tokio::test]
async fn two_tabs_of_one_guest_see_the_same_and_who_comes_back_hears_what_was_missed() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    let contract = json!({ "game": { "game": "dreamscape" }, "seats": ["maker", "maker"] });
    let table = ada.make_table(&contract).await;
    let mut one = ada.open(&table, None).await;
    let mut two = ada.open(&table, None).await;
    let left = one.table_view["seq"].as_u64().unwrap();
    for step in 0..5 {
        let answer = one.play(step).await;
        assert_eq!(answer["type"], "ack");
        for tab in [&mut one, &mut two] {
            if tab.table_view["seq"] != answer["seq"] {
                tab.until(|message| message["table_view"]["seq"] == answer["seq"]).await;
            }
        }
        assert_eq!(one.table_view, two.table_view);
    }
    let updates: Vec<Value> =
        two.heard.iter().filter(|message| message["type"] == "update").cloned().collect();
    let back = ada.open(&table, Some(left)).await;
    let missed = back.heard[0]["missed"].as_array().unwrap();
    let told: Vec<&Value> = updates.iter().flat_map(|update| update["past"].as_array().unwrap()).collect();
    assert_eq!(missed.iter().collect::<Vec<_>>(), told);
    assert_eq!(back.table_view, one.table_view);
    // Both tabs answer the same prompt: the second one is behind or refused, not played twice.
    let prompt = two.prompt().unwrap();
    let command = json!({ "do": "play", "seat": prompt["seat"], "expected": prompt["number"], "action": prompt["actions"][0] });
    assert_eq!(one.ask(command.clone()).await["type"], "ack");
    assert_eq!(two.ask(command).await["type"], "behind");
    server.stop().await;
}

#[tokio::test]
async fn a_second_device_comes_by_a_link_once_and_sits_where_the_first_sits() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    let table = ada.make_table(&for_two()).await;
    let link = ada.post("/api/me/link", &json!({})).await.body;
    let claim = json!({ "secret": link["secret"] });
    let claimed = request(server.address(), "POST", "/api/claim", "", Some(&claim)).await;
    assert_eq!(claimed.status, 200, "{claimed:?}");
    let cookie = claimed.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let phone = Person { server: server.address(), cookie: cookie.split(';').next().unwrap().to_owned() };
    assert_eq!(phone.open(&table, None).await.table_view["chairs"][0]["own"], json!(true));
    let again = request(server.address(), "POST", "/api/claim", "", Some(&claim)).await;
    assert_eq!(again.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn all_hear_who_comes_and_goes_and_chat_is_a_stream_that_undo_does_not_touch() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    let contract = json!({ "game": { "game": "dreamscape" }, "seats": ["maker", "maker"] });
    let table = ada.make_table(&contract).await;
    let mut seat = ada.open(&table, None).await;
    let cleo = Person::new(server.address(), "Cleo").await;
    let mut watcher = cleo.open(&table, None).await;
    let here = seat.until(|message| message["watching"] == 1).await;
    assert_eq!(here["seats"], json!([1, 2]));
    watcher.say(&json!({ "type": "chat", "id": 1, "text": "Good  luck\u{202e}!" })).await;
    let heard = seat.until(|message| message["type"] == "chat").await;
    assert_eq!((&heard["text"], &heard["name"]), (&json!("Good luck!"), &json!("Cleo")));
    let history = format!("/api/tables/{table}/chat");
    let said = ada.get(&history).await.body;
    assert_eq!(said["lines"][0]["text"], json!("Good luck!"));
    let before = seat.table_view["seq"].clone();
    let mut tries = 0;
    while !seat.table_view["undo"].as_array().unwrap().iter().any(|undo| undo["steps"].as_u64() > Some(0)) {
        let answer = seat.play(tries).await;
        if seat.table_view["seq"] != answer["seq"] {
            seat.until(|message| message["table_view"]["seq"] == answer["seq"]).await;
        }
        tries += 1;
        assert!(tries < 200, "nothing can ever be taken back");
    }
    let undo = seat.table_view["undo"]
        .as_array()
        .unwrap()
        .iter()
        .find(|undo| undo["steps"].as_u64() > Some(0))
        .unwrap()
        .clone();
    assert_eq!(seat.ask(json!({ "do": "undo", "seat": undo["seat"] })).await["type"], "ack");
    watcher.until(|message| message["past"][0]["happened"]["kind"] == "undone").await;
    assert!(seat.heard.iter().all(|message| message["type"] != "chat" || message["line"] == 1));
    assert_ne!(seat.table_view["seq"], before);
    // Read again it is what it was, to whoever reads it.
    assert_eq!(ada.get(&history).await.body, said);
    assert_eq!(cleo.get(&history).await.body, said);
    drop(watcher);
    seat.until(|message| message["type"] == "here" && message["watching"] == 0).await;
    server.stop().await;
}

#[tokio::test]
async fn all_hear_that_whoever_watched_and_sits_down_is_here_on_a_seat() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let table = ada.make_table(&for_two()).await;
    let (mut maker, mut guest) = (ada.open(&table, None).await, ben.open(&table, None).await);
    maker.until(|message| message["type"] == "here" && message["watching"] == 1).await;
    assert_eq!(guest.ask(json!({ "do": "sit", "seat": 2 })).await["type"], "ack");
    for seat in [&mut maker, &mut guest] {
        if seat.table_view["stage"] != "playing" {
            seat.until(|message| message["table_view"]["stage"] == "playing").await;
        }
        // Whatever was told before is heard before the answer.
        seat.say(&json!({ "type": "resume" })).await;
        seat.until(|message| message["type"] == "hello").await;
        let here = seat.heard.iter().rfind(|message| message["type"] == "here").unwrap();
        assert_eq!((&here["seats"], &here["watching"]), (&json!([1, 2]), &json!(0)));
    }
    server.stop().await;
}

#[tokio::test]
async fn where_nobody_may_watch_those_without_a_seat_are_disconnected_when_the_game_begins() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let game = json!({ "game": "dreamscape" });
    let table = ada
        .make_table(&json!({ "game": game, "seats": ["maker", "open"], "spectators": { "kind": "none" }, "listing": "public" }))
        .await;
    let mut watcher = Person::new(server.address(), "Cleo").await.open(&table, None).await;
    let mut seat = ben.open(&table, None).await;
    assert_eq!(seat.ask(json!({ "do": "sit", "seat": 2 })).await["type"], "ack");
    assert_eq!(ben.get("/api/tables?stage=playing").await.body["tables"], json!([]));
    while let Some(message) = watcher.next().await {
        assert_ne!(message["table_view"]["stage"], "playing", "a spectator sees the game");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_longest_line_of_chat_is_heard_however_a_program_writes_its_letters() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    let table = ada.make_table(&for_two()).await;
    let mut seat = ada.open(&table, None).await;
    // Some programs write a moon as two escapes of six letters each.
    let moons = "🌙".repeat(500);
    seat.write(format!(r#"{{"type":"chat","id":1,"text":"{}"}}"#, r"\ud83c\udf19".repeat(500))).await;
    seat.until(|message| message["type"] == "chat" && message["text"] == moons.as_str()).await;
    server.stop().await;
}
