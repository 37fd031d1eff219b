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
        if seat.scene["stage"] != "playing" {
            seat.until(|message| message["scene"]["stage"] == "playing").await;
        }
    }
    let mut steps = 0;
    while seats[0].scene["stage"] == "playing" {
        let acting = usize::from(seats[0].prompt().is_none());
        let seq = seats[acting].scene["seq"].clone();
        let answer = seats[acting].play(steps * 7).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        let reached = answer["seq"].as_u64().unwrap();
        for seat in &mut seats {
            if seat.scene["seq"].as_u64().unwrap() < reached {
                seat.until(|message| message["scene"]["seq"].as_u64() >= Some(reached)).await;
            }
        }
        assert_ne!(seats[acting].scene["seq"], seq);
        steps += 1;
    }
    assert_eq!(seats[0].scene["end"]["played_out"], json!(true));
    let over = watcher.until(|message| message["scene"]["stage"] == "over").await;
    assert_eq!(over["scene"]["end"], seats[0].scene["end"]);
    assert_eq!(watcher.scene["prompts"], Value::Array(Vec::new()));
    server.stop().await;
}
