//! Two nodes on one PostgreSQL: any node serves any table.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tokio::sync::Barrier;

use crate::client::{Person, Seat, for_two, for_two_and_long, step};
use crate::database::Rows;
use crate::process::Process;
use crate::receiver::{Receiver, play_alone};
use crate::standing::standing;

/// The database that the test command started.
pub(crate) fn database() -> String {
    std::env::var("ONEIROS_TEST_POSTGRES")
        .expect("this test needs PostgreSQL: run `cargo xtask test`, which brings one along")
}

#[tokio::test]
async fn players_on_different_nodes_see_each_others_moves_and_a_killed_node_costs_a_reconnect() {
    let place = database();
    let (here, there) = (Process::start(&place), Process::start(&place));
    let ada = Person::new(here.address, "Ada").await;
    let mut ben = Person::new(there.address, "Ben").await;
    let table = ada.make_table(&for_two()).await;
    let mut seats = [ada.open(&table, None).await, ben.open(&table, None).await];
    assert_eq!(seats[1].ask(json!({ "do": "sit", "seat": 2 })).await["type"], "ack");
    for seat in &mut seats {
        if seat.table_view["stage"] != "playing" {
            seat.until(|message| message["table_view"]["stage"] == "playing").await;
        }
    }
    let mut there = Some(there);
    let mut steps = 0;
    loop {
        let newest = seats.iter().filter_map(|seat| seat.table_view["seq"].as_u64()).max();
        for seat in &mut seats {
            if seat.table_view["seq"].as_u64() < newest {
                seat.until(|message| message["table_view"]["seq"].as_u64() >= newest).await;
            }
        }
        if seats[0].table_view["stage"] == "over" {
            break;
        }
        let acting = usize::from(seats[0].prompt().is_none());
        let answer = seats[acting].play(steps * 3).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        let seq = answer["seq"].as_u64();
        for seat in &mut seats {
            if seat.table_view["seq"].as_u64() < seq {
                seat.until(|message| message["table_view"]["seq"].as_u64() >= seq).await;
            }
        }
        steps += 1;
        if steps == 12 {
            // Ben's node dies in the middle of play; he comes back at the other one and goes on.
            there.take().unwrap().kill();
            ben.server = here.address;
            let since = seats[1].table_view["seq"].as_u64();
            seats[1] = ben.open(&table, since).await;
            assert_eq!(seats[1].table_view["seq"].as_u64(), since);
        }
    }
    assert_eq!(seats[0].table_view["end"], seats[1].table_view["end"]);
    assert!(steps > 12);
}

#[tokio::test]
async fn whoever_ends_the_session_here_or_everywhere_ends_it_at_every_node() {
    let place = database();
    let (here, there) = (Process::start(&place), Process::start(&place));
    for which in ["", "?everywhere=true"] {
        end_session(&here, &there, which).await;
    }
}

async fn end_session(here: &Process, there: &Process, which: &str) {
    let (ada, ben) = (Person::new(here.address, "Ada").await, Person::new(here.address, "Ben").await);
    let (table, [mut near, _ben]) = crate::client::begun(&ada, &ben, &for_two_and_long()).await;
    let mut far = Person { server: there.address, ..ada.clone() }.open(&table, None).await;
    let mut other = Person { server: there.address, ..ben.clone() }.open(&table, None).await;
    assert_eq!(ada.ask("DELETE", &format!("/api/me{which}")).await.status, 204);
    assert_eq!((near.parting().await, far.parting().await), (1013, 1013));
    assert_eq!(Person { server: there.address, ..ada.clone() }.get("/api/me").await.status, 401);
    assert_eq!(other.ask(json!({ "do": "resign", "seat": 2 })).await["type"], "ack");
}

/// How often a node dies under a move.
const DEATHS: u64 = 6;

#[tokio::test]
async fn a_move_under_way_at_a_node_that_dies_is_made_once_when_it_is_sent_again_to_another() {
    let place = database();
    let here = Process::start(&place);
    let (ada, mut ben) = (Person::new(here.address, "Ada").await, Person::new(here.address, "Ben").await);
    let (table, mut seats) = crate::client::begun(&ada, &ben, &for_two_and_long()).await;
    for death in 0..DEATHS {
        let dying = Process::start(&place);
        ben.server = dying.address;
        seats[1] = ben.open(&table, None).await;
        play_until_asked(&mut seats, 1).await;
        let (before, prompt) = (seats[1].table_view["seq"].as_u64().unwrap(), seats[1].prompt().unwrap());
        let command = json!({ "do": "play", "seat": 2, "expected": prompt["number"], "action": prompt["actions"][0], "client": format!("c{death}") });
        seats[1].say(&json!({ "type": "do", "id": 1, "command": command })).await;
        // Nobody knows how far the move has come, or it is written and Ben has not heard of it.
        if death % 2 == 1 {
            seats[0].until(|message| message["table_view"]["seq"].as_u64() > Some(before)).await;
        }
        dying.kill();
        ben.server = here.address;
        seats[1] = ben.open(&table, Some(before)).await;
        for _ in 0..2 {
            let answer = seats[1].ask(command.clone()).await;
            assert_eq!(
                (&answer["type"], answer["seq"].as_u64()),
                (&json!("ack"), Some(before + 1)),
                "{answer}"
            );
        }
        for person in [&ada, &ben] {
            let seen = person.open(&table, None).await;
            assert_eq!(seen.table_view["seq"].as_u64(), Some(before + 1), "the move stands once");
        }
        for seat in &mut seats {
            if seat.table_view["seq"].as_u64() == Some(before) {
                seat.until(|message| message["table_view"]["seq"].as_u64() > Some(before)).await;
            }
        }
    }
}

/// How many requests each of two nodes is sent for the same table.
const BLOWS: usize = 60;

/// What became of requests by the names that the client gave them.
#[derive(Default)]
struct Blows {
    acknowledged: BTreeMap<String, u64>,
    not_made: Vec<String>,
}

/// Plays, takes back and plays again at one node, each time at once with whoever does so at the other, but for some times in which each
/// node is alone: a quicker one must not be the only one that ever comes to write.
async fn hammer(person: Person, table: &str, node: usize, together: &Barrier) -> Blows {
    let mut seat = person.open(table, None).await;
    let mut blows = Blows::default();
    for number in 0..BLOWS {
        // Whoever was too late has looked again before the next blow.
        seat.say(&json!({ "type": "resume" })).await;
        seat.until(|message| message["type"] == "hello").await;
        together.wait().await;
        if number % 6 == 3 * node {
            continue;
        }
        let client = format!("node{node}-{number}");
        let command = match seat.prompt() {
            Some(prompt) if number % 5 < 3 => {
                let actions = prompt["actions"].as_array().unwrap();
                let action = &actions[(number * 3 + node) % actions.len()];
                json!({ "do": "play", "seat": prompt["seat"], "expected": prompt["number"], "action": action, "client": client })
            }
            _ if number % 5 == 3 => json!({ "do": "undo", "seat": number % 2 + 1, "client": client }),
            _ => json!({ "do": "redo", "seat": number % 2 + 1, "client": client }),
        };
        let answer = seat.ask(command).await;
        match answer["type"].as_str() {
            Some("ack") => {
                blows.acknowledged.insert(client, answer["seq"].as_u64().unwrap());
            }
            _ => blows.not_made.push(client),
        }
    }
    blows
}

#[tokio::test]
async fn two_nodes_that_hammer_the_same_table_write_each_acknowledged_request_once_and_no_other() {
    let place = database();
    let nodes = [Process::start(&place), Process::start(&place)];
    let ada = Person::new(nodes[0].address, "Ada").await;
    let game = json!({ "game": "dreamscape", "options": ["cycles=4"] });
    let table = ada.make_table(&json!({ "game": game, "seats": ["maker", "maker"] })).await;
    let at = |node: usize| Person { server: nodes[node].address, ..ada.clone() };
    let together = Barrier::new(nodes.len());
    let (one, two) = tokio::join!(hammer(at(0), &table, 0, &together), hammer(at(1), &table, 1, &together));
    let log = Rows::of(&place).await.log(&table).await;
    let (places, named) = (log.iter().map(|(seq, _)| *seq).collect::<Vec<u64>>(), standing(&log));
    let last = *places.last().unwrap();
    assert_eq!(places, (1..=last).collect::<Vec<_>>(), "each place is taken once");
    for (node, blows) in [&one, &two].into_iter().enumerate() {
        assert!(!blows.acknowledged.is_empty(), "node {node} never came to write");
        for client in &blows.not_made {
            assert!(!named.iter().any(|(_, stands)| stands == client), "{client} was refused and is there");
        }
    }
    assert!(!(one.not_made.is_empty() && two.not_made.is_empty()), "nobody was ever in the way");
    let acknowledged = one.acknowledged.into_iter().chain(two.acknowledged);
    let mut expected: Vec<(u64, String)> = acknowledged.map(|(client, seq)| (seq, client)).collect();
    expected.sort();
    assert_eq!(named, expected, "what was acknowledged stands at its place, once, and nothing else");
    for node in 0..nodes.len() {
        let mut seat = at(node).open(&table, None).await;
        // News of the other node's last rows may still be on its way.
        while seat.table_view["seq"].as_u64() < Some(last) {
            seat.next().await.expect("the socket stays open");
        }
        assert_eq!(seat.table_view["seq"].as_u64(), Some(last), "both nodes have the whole log");
    }
}

#[tokio::test]
async fn who_is_connected_to_another_node_is_here_and_gets_no_message_until_that_node_dies() {
    let (place, receiver) = (database(), Receiver::new().await);
    let (here, there) = (Process::start(&place), Process::start(&place));
    let (ada, ben) = (Person::new(here.address, "Ada").await, Person::new(there.address, "Ben").await);
    for person in [&ada, &ben] {
        assert_eq!(person.put("/api/me/webhook", &receiver.hook()).await.status, 200);
    }
    let table = ada.make_table(&for_two_and_long()).await;
    let mut seats = [ada.open(&table, None).await, ben.open(&table, None).await];
    seats[1].until_here(&json!([1])).await;
    seats[0].until(|message| message["watching"] == 1).await;
    assert_eq!(seats[1].ask(json!({ "do": "sit", "seat": 2 })).await["type"], "ack");
    for seat in &mut seats {
        seat.until_here(&json!([1, 2])).await;
        if seat.table_view["stage"] != "playing" {
            seat.until(|message| message["table_view"]["stage"] == "playing").await;
        }
    }
    // The table comes to wait for each of them, by moves on the other's node, and nobody gets a message.
    let mut turns = [0, 0];
    while turns.iter().any(|turns| *turns < 2) || seats[0].prompt().is_none() {
        let before = seats.each_ref().map(|seat| seat.prompt().is_some());
        step(&mut seats, turns[0] + turns[1]).await;
        for (number, seat) in seats.iter().enumerate() {
            turns[number] += usize::from(!before[number] && seat.prompt().is_some());
        }
        assert_eq!(seats[0].table_view["stage"], "playing");
    }
    // A node that is killed says nothing; its lease ends.
    there.kill();
    let [mut seat, _] = seats;
    seat.until_here(&json!([1])).await;
    play_alone(&mut seat).await;
    let first = receiver.next().await;
    assert_eq!((&first.body["table"], &first.body["seq"]), (&json!(table), &seat.table_view["seq"]));
    first.answer("204 No Content").await;
    // Whoever goes in good order is gone at once.
    let next = Process::start(&place);
    let ben = Person { server: next.address, ..ben };
    let back = ben.open(&table, None).await;
    seat.until_here(&json!([1, 2])).await;
    drop(back);
    seat.until_here(&json!([1])).await;
}

/// A table of Ada at one node and Ben at the other, who are both there.
async fn begun_apart(ada: &Person, ben: &Person, contract: &Value) -> (String, [Seat; 2]) {
    let (table, mut seats) = crate::client::begun(ada, ben, contract).await;
    for seat in &mut seats {
        seat.until_here(&json!([1, 2])).await;
    }
    (table, seats)
}

/// Plays until somebody is asked something.
async fn play_until_asked(seats: &mut [Seat; 2], who: usize) {
    let mut choice = 0;
    while seats[who].prompt().is_none() {
        step(seats, choice).await;
        choice += 1;
    }
}

fn happened<'a>(kind: &'a str) -> impl Fn(&Value) -> bool + 'a {
    move |message| {
        let past = message["past"].as_array();
        past.is_some_and(|past| past.iter().any(|step| step["happened"]["kind"] == kind))
    }
}

#[tokio::test]
async fn a_computer_player_takes_over_only_for_who_is_away_from_all_nodes_and_gives_the_seat_back() {
    let place = database();
    let (here, there) = (Process::start(&place), Process::start(&place));
    let (ada, ben) = (Person::new(here.address, "Ada").await, Person::new(there.address, "Ben").await);
    let mut contract = for_two_and_long();
    contract["absence"] = json!({ "kind": "stand-in", "seconds": 5 });
    // One table waits for Ben, who thinks at the other node; a second, which began to wait later, for Ben who is away.
    let (table, mut seats) = begun_apart(&ada, &ben, &contract).await;
    play_until_asked(&mut seats, 1).await;
    let (_, mut others) = begun_apart(&ada, &ben, &contract).await;
    play_until_asked(&mut others, 1).await;
    let [mut witness, away] = others;
    drop(away);
    witness.until_here(&json!([1])).await;
    witness.until(happened("stood-in")).await;
    // Whoever thinks keeps the seat, however long the table has waited.
    seats[0].say(&json!({ "type": "resume" })).await;
    seats[0].until(|message| message["type"] == "hello").await;
    assert_eq!(seats[0].table_view["chairs"][1]["hand"], "own");
    step(&mut seats, 0).await;
    play_until_asked(&mut seats, 1).await;
    // Away from both nodes: a computer player takes over, until Ben comes to whichever node.
    let [mut seat, gone] = seats;
    drop(gone);
    seat.until_here(&json!([1])).await;
    seat.until(happened("stood-in")).await;
    assert_eq!(seat.table_view["chairs"][1]["hand"], "stand-in");
    let ben = Person { server: here.address, ..ben };
    let back = ben.open(&table, None).await;
    assert_eq!(back.table_view["chairs"][1]["hand"], "own");
    seat.until(happened("came-back")).await;
    assert_eq!(seat.table_view["chairs"][1]["hand"], "own");
}

#[tokio::test]
async fn who_was_still_counted_at_a_node_that_died_gets_the_message_once_that_is_known() {
    let (place, receiver) = (database(), Receiver::new().await);
    let [here, there] = [(); 2].map(|()| Process::start_with(&place, "silence = 10\n"));
    let (ada, ben) = (Person::new(here.address, "Ada").await, Person::new(there.address, "Ben").await);
    assert_eq!(ben.put("/api/me/webhook", &receiver.hook()).await.status, 200);
    let (table, mut seats) = begun_apart(&ada, &ben, &for_two_and_long()).await;
    play_until_asked(&mut seats, 0).await;
    there.kill();
    // For the other node Ben is still here.
    let [mut seat, _] = seats;
    play_alone(&mut seat).await;
    let arrived = receiver.next().await;
    assert_eq!((&arrived.body["table"], &arrived.body["seq"]), (&json!(table), &seat.table_view["seq"]));
    arrived.answer("204 No Content").await;
}
