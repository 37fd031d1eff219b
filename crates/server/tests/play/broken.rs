//! A table whose log or contract was damaged, among others that were not.

use serde_json::json;
use store::TableId;

use crate::client::{Folder, Person, begun, for_two_and_long, serve, step};

#[tokio::test]
async fn a_table_whose_record_does_not_replay_opens_as_it_was_stored_and_the_others_go_on() {
    let folder = Folder::new();
    let first = serve(&folder).await;
    let (ada, ben) = (Person::new(first.address(), "Ada").await, Person::new(first.address(), "Ben").await);
    let (bad, mut seats) = begun(&ada, &ben, &for_two_and_long()).await;
    let (good, mut others) = begun(&ada, &ben, &for_two_and_long()).await;
    for choice in 0..6 {
        step(&mut seats, choice).await;
        step(&mut others, choice).await;
    }
    drop((seats, others));
    first.stop().await;
    damage(&folder, &bad, 6);

    let second = serve(&folder).await;
    let address = second.address();
    let (ada, ben) = (Person { server: address, ..ada }, Person { server: address, ..ben });
    let broken = ada.get(&format!("/api/tables/{bad}")).await;
    assert_eq!(broken.status, 200, "{broken:?}");
    assert_eq!(
        (&broken.body["type"], &broken.body["reason"]["key"]),
        (&json!("broken-table"), &json!("table-record-broken"))
    );
    assert_eq!(broken.body["chairs"][0]["name"], json!("Ada"));
    assert_eq!(broken.body["views"][0]["seat"], json!(1));
    assert!(broken.body["views"][0]["view"].is_object());
    let mut seat = ada.open_any(&bad).await;
    let told = seat.next().await.unwrap();
    assert_eq!(told["type"], json!("broken-table"));
    let refused = seat.ask(json!({ "do": "resign", "seat": 1 })).await;
    assert_eq!(
        (&refused["type"], &refused["reason"]["key"]),
        (&json!("refused"), &json!("table-record-broken"))
    );
    // What is before the damage can still be replayed; there is no record of it all.
    let steps = ada.get(&format!("/api/tables/{bad}/steps")).await.body;
    assert_eq!((steps["steps"].as_array().unwrap().len(), &steps["last"]), (5, &json!(9)));
    assert_eq!(ada.get(&format!("/api/tables/{bad}/record")).await.status, 409);
    // Another server may understand the log and go on with the game: nobody gets all its seats.
    let what_if = ada.post(&format!("/api/tables/{bad}/what-if"), &json!({ "step": 5 })).await;
    assert_eq!((what_if.status, &what_if.body["error"]["key"]), (409, &json!("table-not-over")));
    let mut others = [ada.open(&good, None).await, ben.open(&good, None).await];
    step(&mut others, 0).await;
    second.stop().await;
}

#[tokio::test]
async fn a_table_whose_contract_cannot_be_read_opens_as_it_was_stored_for_those_who_sit_there_alone() {
    let folder = Folder::new();
    let first = serve(&folder).await;
    let [ada, ben, eve] = ["Ada", "Ben", "Eve"].map(|name| Person::new(first.address(), name));
    let (ada, ben, eve) = (ada.await, ben.await, eve.await);
    let (bad, mut seats) = begun(&ada, &ben, &for_two_and_long()).await;
    let (good, mut others) = begun(&ada, &ben, &for_two_and_long()).await;
    step(&mut seats, 0).await;
    step(&mut others, 0).await;
    drop((seats, others));
    first.stop().await;
    harm(&folder, &bad, "UPDATE tables SET contract = '{\"game\":{\"game\":\"chess\"}}' WHERE id = ?1");

    let second = serve(&folder).await;
    let [ada, ben, eve] = [ada, ben, eve].map(|person| Person { server: second.address(), ..person });
    let path = format!("/api/tables/{bad}");
    let broken = ada.get(&path).await;
    assert_eq!((broken.status, &broken.body["type"]), (200, &json!("broken-table")), "{broken:?}");
    assert_eq!(
        (&broken.body["reason"]["key"], &broken.body["contract"]),
        (&json!("table-record-broken"), &json!(null))
    );
    assert_eq!(
        (&broken.body["chairs"][1]["name"], &broken.body["views"][0]["seat"]),
        (&json!("Ben"), &json!(1))
    );
    let mut seat = ben.open_any(&bad).await;
    let told = seat.next().await.unwrap();
    assert_eq!((&told["type"], &told["views"][0]["seat"]), (&json!("broken-table"), &json!(2)));
    // Whether anybody else may look stood in the contract.
    let refused = eve.get(&path).await;
    assert_eq!((refused.status, &refused.body["error"]["key"]), (410, &json!("table-record-broken")));
    let mut watcher = eve.open_any(&bad).await;
    assert_eq!(watcher.parting().await, 1008);
    assert!(watcher.heard.iter().all(|message| message["type"] == "refused"), "{:?}", watcher.heard);
    let mut others = [ada.open(&good, None).await, ben.open(&good, None).await];
    step(&mut others, 0).await;
    second.stop().await;
}

fn damage(folder: &Folder, table: &str, seq: i64) {
    harm(folder, table, &format!("UPDATE log SET entry = '{{}}' WHERE table_id = ?1 AND seq = {seq}"));
}

/// Changes one row of a table behind the server's back.
fn harm(folder: &Folder, table: &str, sql: &str) {
    let database = rusqlite::Connection::open(folder.0.join("oneiros.db")).unwrap();
    let id: TableId = table.parse().unwrap();
    assert_eq!(database.execute(sql, [id.get().cast_signed()]).unwrap(), 1);
}
