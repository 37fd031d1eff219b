//! Whole games.

use serde_json::{Value, json};

use crate::client::{Folder, Person, for_two, serve};

#[tokio::test]
async fn two_people_play_a_whole_game_and_a_third_watches() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let table = ada.make_table(&for_two()).await;
    let listed = ben.get("/api/tables").await.body;
    assert_eq!(listed["tables"][0]["id"], json!(table), "{listed}");
    let mut seats = [ada.open(&table, None).await, ben.open(&table, None).await];
    let mut watcher = Person::new(server.address(), "Cleo").await.open(&table, None).await;
    let sat = seats[1].ask(json!({ "do": "sit", "seat": 2 })).await;
    assert_eq!(sat["type"], "ack", "{sat}");
    for seat in &mut seats {
        if seat.table_view["stage"] != "playing" {
            seat.until(|message| message["table_view"]["stage"] == "playing").await;
        }
    }
    assert_eq!(ben.get("/api/tables").await.body["tables"], json!([]));
    let running = ben.get("/api/tables?stage=playing").await.body;
    assert_eq!(running["tables"][0]["id"], json!(table), "{running}");
    let mut steps = 0;
    while seats[0].table_view["stage"] == "playing" {
        let acting = usize::from(seats[0].prompt().is_none());
        let seq = seats[acting].table_view["seq"].clone();
        let answer = seats[acting].play(steps * 7).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        let reached = answer["seq"].as_u64().unwrap();
        for seat in &mut seats {
            if seat.table_view["seq"].as_u64().unwrap() < reached {
                seat.until(|message| message["table_view"]["seq"].as_u64() >= Some(reached)).await;
            }
        }
        assert_ne!(seats[acting].table_view["seq"], seq);
        steps += 1;
    }
    assert_eq!(seats[0].table_view["end"]["played_out"], json!(true));
    let over = watcher.until(|message| message["table_view"]["stage"] == "over").await;
    assert_eq!(over["table_view"]["end"], seats[0].table_view["end"]);
    assert_eq!(watcher.table_view["prompts"], Value::Array(Vec::new()));
    server.stop().await;
}

#[tokio::test]
async fn a_late_spectator_sees_what_was_so_many_steps_ago_and_the_end_at_once() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    let mut contract = for_two();
    contract["seats"] = json!(["maker", "maker"]);
    contract["spectators"] = json!({ "kind": "delayed", "steps": 5 });
    let table = ada.make_table(&contract).await;
    let mut player = ada.open(&table, None).await;
    let mut scenes = vec![player.table_view.clone()];
    let mut watcher = None;
    let mut steps = 0;
    while player.table_view["stage"] == "playing" {
        let seq = player.play(steps * 5).await["seq"].as_u64().unwrap();
        if player.table_view["seq"].as_u64() < Some(seq) {
            player.until(|message| message["table_view"]["seq"].as_u64() == Some(seq)).await;
        }
        scenes.push(player.table_view.clone());
        steps += 1;
        if steps == 9 {
            let cleo = Person::new(server.address(), "Cleo").await;
            player.say(&json!({ "type": "chat", "id": 1, "text": "I have the red one" })).await;
            player.until(|message| message["type"] == "chat").await;
            let heard = cleo.get(&format!("/api/tables/{table}/chat")).await.body;
            assert_eq!(heard["lines"], json!([]), "what is said now is not for late spectators");
            watcher = Some(cleo.open(&table, None).await);
        }
        if let Some(watcher) = &mut watcher
            && player.table_view["stage"] == "playing"
        {
            let seen = seq - 5;
            if steps > 9 {
                watcher.until(|message| message["table_view"]["seq"].as_u64() == Some(seen)).await;
            }
            assert_eq!(watcher.table_view["seq"], json!(seen));
            let then = scenes.iter().find(|table_view| table_view["seq"] == json!(seen)).unwrap();
            assert_eq!(watcher.table_view["points"], then["points"]);
            assert_eq!(watcher.table_view["waiting"], then["waiting"]);
        }
    }
    watcher.unwrap().until(|message| message["table_view"]["stage"] == "over").await;
    server.stop().await;
}
