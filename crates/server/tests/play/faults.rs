//! A store that fails for a while sends nobody away for good.

use serde_json::{Value, json};

use crate::client::{Folder, Person, begun, for_two_and_long, serve, step};

/// A socket closed with this code is to be opened again.
const AGAIN: u16 = 1013;
/// A socket closed with this code is not to be opened again.
const FOR_GOOD: u16 = 1008;

/// Does something to the database behind the server's back.
fn meddle(folder: &Folder, sql: &str) {
    let database = rusqlite::Connection::open(folder.0.join("oneiros.db")).unwrap();
    database.execute_batch(sql).unwrap();
}

#[tokio::test]
async fn whoever_comes_while_the_store_cannot_be_read_is_told_to_come_again_and_nothing_else() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    let table = ada.make_table(&for_two_and_long()).await;
    meddle(&folder, "ALTER TABLE chat RENAME TO hidden");
    let mut seat = ada.open_any(&table).await;
    assert_eq!((seat.parting().await, &seat.heard[..]), (AGAIN, &[][..]));
    meddle(&folder, "ALTER TABLE hidden RENAME TO chat");
    ada.open(&table, None).await;
    server.stop().await;
}

#[tokio::test]
async fn whoever_asks_for_the_table_anew_while_the_store_cannot_be_read_is_told_to_come_again() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let [ada, ben, cleo] = ["Ada", "Ben", "Cleo"].map(|name| Person::new(server.address(), name));
    let (ada, ben, cleo) = (ada.await, ben.await, cleo.await);
    let mut contract = for_two_and_long();
    contract["spectators"] = json!({ "kind": "delayed", "steps": 1 });
    let (table, mut seats) = begun(&ada, &ben, &contract).await;
    step(&mut seats, 0).await;
    let mut watcher = cleo.open(&table, None).await;
    step(&mut seats, 0).await;
    // What late spectators may know by now has to be read.
    meddle(&folder, "ALTER TABLE log RENAME TO hidden");
    watcher.say(&json!({ "type": "resume" })).await;
    let code = watcher.parting().await;
    meddle(&folder, "ALTER TABLE hidden RENAME TO log");
    let refused = |message: &Value| message["type"] == "refused";
    assert_eq!((code, watcher.heard.iter().any(refused)), (AGAIN, false));
    cleo.open(&table, None).await;
    server.stop().await;
}

#[tokio::test]
async fn whoever_comes_to_a_table_whose_rows_are_damaged_is_told_so_and_finds_the_others() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let mut ada = Person::new(server.address(), "Ada").await;
    let [damaged, sound] =
        [ada.make_table(&for_two_and_long()).await, ada.make_table(&for_two_and_long()).await];
    server.stop().await;
    let id: store::TableId = damaged.parse().unwrap();
    meddle(&folder, &format!("UPDATE heads SET status = 99 WHERE table_id = {}", id.get()));
    let server = serve(&folder).await;
    ada.server = server.address();
    let mut seat = ada.open_any(&damaged).await;
    assert_eq!(seat.parting().await, FOR_GOOD);
    let [refused] = &seat.heard[..] else { panic!("one message: {:?}", seat.heard) };
    assert_eq!((&refused["type"], &refused["reason"]["key"]), (&json!("refused"), &json!("store-damaged")));
    ada.open(&sound, None).await;
    let list = ada.get("/api/me/tables").await;
    let listed: Vec<&Value> =
        list.body["tables"].as_array().unwrap().iter().map(|table| &table["id"]).collect();
    assert_eq!((list.status, listed), (200, vec![&json!(sound)]));
    let lobby = ada.get("/api/tables").await;
    assert_eq!((lobby.status, &lobby.body["tables"][0]["id"]), (200, &json!(sound)));
    server.stop().await;
}
