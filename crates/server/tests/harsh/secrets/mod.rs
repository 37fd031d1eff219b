//! Over the wire, two worlds that differ only in what somebody may not know say the same to them.

mod asked;
mod away;
mod worlds;

use std::collections::BTreeMap;

use kernel::Viewer;
use serde_json::Value;
use server::{Config, Server};
use store::Store;

use crate::client::{Folder, Person};
use away::Letterbox;
use worlds::{Pair, make_pairs, make_pairs_before_a_draw};

/// What nobody in this test runs into.
const LOOSENED: [&str; 5] = [
    "commands_per_second",
    "questions_per_second",
    "chat_per_minute",
    "tables_per_hour",
    "replays_per_minute",
];

#[tokio::test]
async fn two_worlds_that_differ_only_in_hidden_things_say_the_same_over_the_wire() {
    let folder = Folder::new();
    let mut config = Config::local(store::Place::Folder(folder.0.clone()));
    config.hooks.allow_private = true;
    assert!(LOOSENED.iter().all(|limit| config.limits.set(limit, 1_000_000)));
    let mut letters = Letterbox::open().await;
    let server = Server::start(config.clone()).await.unwrap();
    let mut people = Vec::new();
    for (number, name) in ["Ada", "Ben", "Cleo", "Dan", "Eve"].into_iter().enumerate() {
        let person = Person::new(server.address(), name).await;
        assert_eq!(person.put("/api/me/hook", &letters.hook(number)).await.status, 200);
        people.push(person);
    }
    let mut guests = Vec::new();
    for person in &people {
        guests.push(person.id().await.parse::<store::GuestId>().unwrap());
    }
    server.stop().await;
    let store = Store::open(config.place.clone()).await.unwrap();
    let mut pairs = Vec::new();
    for seed in 0..20 {
        pairs.extend(make_pairs(&store, &guests, seed).await);
    }
    for seed in 20..30 {
        pairs.extend(make_pairs_before_a_draw(&store, &guests, seed).await);
    }
    store.close().await;
    let server = Server::start(config).await.unwrap();
    people.iter_mut().for_each(|person| person.server = server.address());
    let differing = pairs.iter().filter(|pair| pair.differs()).count();
    assert!(differing > 40, "only {differing} of {} pairs differ", pairs.len());
    let (mut moves, mut hiding, mut told) = (0, 0, 0);
    for pair in &mut pairs {
        let (watched, drawn) = pair.compare(&people).await;
        moves += watched;
        hiding += drawn;
        told += usize::from(pair.compare_notifications(&people, &mut letters).await);
    }
    assert!(moves > 60, "only {moves} moves were compared");
    assert!(hiding >= 12, "only {hiding} moves told others what the viewer may not know");
    assert!(told >= 5, "only {told} notifications were compared");
    compare_lists(&pairs, &people).await;
    server.stop().await;
}

/// One's own tables stand in the list of both worlds alike.
async fn compare_lists(pairs: &[Pair], people: &[Person]) {
    for (number, person) in people.iter().enumerate() {
        let listed = whole_list(person).await;
        let own = |pair: &&Pair| match pair.viewer {
            Viewer::Seat(seat) => seat.index() == number,
            Viewer::Spectator => number == 4,
        };
        for pair in pairs.iter().filter(own) {
            let [here, there] = pair.tables.each_ref().map(|table| listed.get(table));
            assert_eq!(here, there, "{:?}", pair.viewer);
        }
    }
}

/// What the list of somebody's tables says of each.
async fn whole_list(person: &Person) -> BTreeMap<String, (Value, bool)> {
    let mut listed = BTreeMap::new();
    let mut after = String::new();
    loop {
        let part = person.get(&format!("/api/me/tables{after}")).await;
        assert_eq!(part.status, 200, "{part:?}");
        for table in part.body["tables"].as_array().unwrap() {
            let id = table["id"].as_str().unwrap().to_owned();
            listed.insert(id, (table["about"].clone(), table["waits_for_you_since"].is_null()));
        }
        match part.body["next"].as_str() {
            Some(next) => after = format!("?after={next}"),
            None => return listed,
        }
    }
}
