//! Spectators who are some steps behind must not be able to tell worlds apart in which other things were done meanwhile.

use serde_json::json;
use store::Place;

use super::asked::told;
use super::company::Company;
use super::worlds::{Pair, WATCHER, make_late_pair};
use crate::client::{Folder, Seat};

/// How many steps spectators are behind.
const BEHIND: u32 = 5;

#[tokio::test]
async fn what_was_done_a_moment_ago_in_two_worlds_is_the_same_to_spectators_who_are_behind() {
    let folder = Folder::new();
    let company = Company::at(Place::Folder(folder.0.clone())).await;
    let mut pairs = Vec::new();
    let company = company
        .away(async |store, guests| {
            for seed in 40..52 {
                pairs.push(make_late_pair(store, guests, seed, BEHIND).await);
            }
        })
        .await;
    let mut apart = 0;
    for pair in &mut pairs {
        apart += usize::from(pair.compare_late(&company).await);
    }
    assert!(apart >= 8, "only {apart} worlds of {} were really apart", pairs.len());
    company.server.stop().await;
}

impl Pair {
    /// Plays as many steps as spectators are behind, other ones in each world; whether they looked different to a player.
    async fn compare_late(&mut self, company: &Company) -> bool {
        let watcher = &company.people[WATCHER];
        let mut eyes = self.eyes(watcher).await;
        let mut hands = [Vec::new(), Vec::new()];
        for (hands, table) in hands.iter_mut().zip(self.tables) {
            for person in &company.people[..self.seats] {
                hands.push(person.open(&table.to_string(), None).await);
            }
        }
        for step in 0..BEHIND as usize {
            for (world, hands) in hands.iter_mut().enumerate() {
                do_something(hands, world, step).await;
            }
            if hands.iter().any(|hands| hands[0].table_view["stage"] == "over") {
                // What is over may be known.
                return false;
            }
            self.speak_and_resume(&mut eyes).await;
        }
        self.ask_all(&mut eyes).await;
        self.look_all(watcher, &eyes[0]).await;
        assert_eq!(told(&eyes[0]), told(&eyes[1]));
        hands[0][0].table_view["views"] != hands[1][0].table_view["views"]
    }
}

/// One row by whoever can, another one in each world, with words about it, seen by all who sit there.
async fn do_something(hands: &mut [Seat], world: usize, step: usize) {
    let able = hands.iter().position(|hand| hand.table_view["undo"][0]["steps"].as_u64() > Some(0));
    let answer = match able {
        // Taking back shows spectators nothing earlier.
        Some(able) if world == 1 && step == 3 => {
            let seat = hands[able].table_view["undo"][0]["seat"].clone();
            hands[able].ask(json!({ "do": "undo", "seat": seat })).await
        }
        _ => {
            let asked = hands.iter().position(|hand| hand.prompt().is_some()).expect("somebody is asked");
            hands[asked].play(world * 5 + step * 3).await
        }
    };
    assert_eq!(answer["type"], "ack", "{answer}");
    let reached = answer["seq"].as_u64();
    for hand in hands.iter_mut() {
        if hand.table_view["seq"].as_u64() < reached {
            hand.until(|message| message["table_view"]["seq"].as_u64() >= reached).await;
        }
    }
    let words = json!({ "type": "chat", "id": 2, "text": format!("World {world}, step {step}") });
    hands[0].say(&words).await;
    hands[0].until(|message| message["id"] == 2).await;
}
