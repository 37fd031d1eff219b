//! Over the wire, two worlds that differ only in what somebody may not know say the same to them.

mod afar;
mod asked;
mod away;
mod company;
mod late;
mod worlds;

use std::collections::BTreeMap;

use kernel::Seat;
use serde_json::Value;
use store::Place;

use crate::client::{Folder, Person};
use crate::nodes::database;
use afar::Tally;
use away::Letterbox;
use company::Company;
use worlds::{Pair, WATCHER, make_pairs, make_pairs_before_a_draw};

#[tokio::test]
async fn two_worlds_that_differ_only_in_hidden_things_say_the_same_over_the_wire() {
    let folder = Folder::new();
    let mut letters = Letterbox::open().await;
    let company = Company::at(Place::Folder(folder.0.clone())).await;
    company.take_hooks(|number| letters.hook(number)).await;
    let mut pairs = Vec::new();
    let company = company
        .away(async |store, guests| {
            for seed in 0..20 {
                pairs.extend(make_pairs(store, guests, seed).await);
            }
            for seed in 20..30 {
                pairs.extend(make_pairs_before_a_draw(store, guests, seed).await);
            }
        })
        .await;
    assert_really_differ(&pairs);
    let people = &company.people;
    let (mut moves, mut hiding, mut told) = (0, 0, 0);
    for pair in &mut pairs {
        let (watched, drawn) = pair.compare(people).await;
        moves += watched;
        hiding += drawn;
        told += usize::from(pair.compare_notifications(people, &mut letters).await);
    }
    assert!(moves > 60, "only {moves} moves were compared");
    assert!(hiding >= 12, "only {hiding} moves told others what whoever looks may not know");
    assert!(told >= 5, "only {told} notifications were compared");
    compare_lists(&pairs, people).await;
    company.server.stop().await;
}

#[tokio::test]
async fn luck_going_back_consent_and_stand_ins_say_the_same_in_two_worlds_that_differ_only_in_hidden_things()
{
    let company = Company::at(Place::Postgres(database())).await;
    let mut tally = Tally::default();
    company
        .beside(async |store, guests| {
            let mut pairs = Vec::new();
            for seed in 60..75 {
                pairs.extend(make_pairs(store, guests, seed).await);
                pairs.extend(make_pairs_before_a_draw(store, guests, seed).await);
            }
            assert_really_differ(&pairs);
            for pair in &mut pairs {
                pair.compare_from_afar(&company.people, store, &mut tally).await;
            }
        })
        .await;
    for kind in ["luck", "undone", "redone", "refused", "taken back", "stood in"] {
        assert!(tally.of(kind) >= 10, "{kind}: {tally:?}");
    }
    company.server.stop().await;
}

/// There are enough pairs that differ, also for whoever holds two seats.
fn assert_really_differ(pairs: &[Pair]) {
    let differ = |seats: usize| pairs.iter().filter(|pair| pair.own.len() == seats && pair.differs()).count();
    assert!(
        differ(0) >= 10 && differ(1) >= 20 && differ(2) >= 5,
        "{} {} {}",
        differ(0),
        differ(1),
        differ(2)
    );
}

/// One's own tables stand in the list of both worlds alike.
async fn compare_lists(pairs: &[Pair], people: &[Person]) {
    for (number, person) in people.iter().enumerate() {
        let listed = whole_list(person).await;
        let own = |pair: &&Pair| pair.own.lowest().map_or(WATCHER, Seat::index) == number;
        for pair in pairs.iter().filter(own) {
            let [here, there] = pair.tables.map(|table| listed.get(&table.to_string()));
            assert_eq!(here, there, "{:?}", pair.own);
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
