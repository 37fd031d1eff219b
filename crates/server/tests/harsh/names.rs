//! Requests under a name of the client's own, sent again to the same server, to another one, and after it was killed: each is carried
//! out once, and a name that is used for something else is refused.

use serde_json::{Value, json};

use crate::client::{Folder, Person, Seat, begun, for_two_and_long};
use crate::nodes::database;
use crate::process::Process;

/// A server that is killed and started anew, and the other one beside it where there can be one.
struct Servers {
    place: String,
    here: Process,
    there: Option<Process>,
}

impl Servers {
    fn start(place: &str) -> Servers {
        let there = place.starts_with("postgres").then(|| Process::start(place));
        Servers { place: place.to_owned(), here: Process::start(place), there }
    }

    /// The same server after its death, or another one that was there all the time.
    fn elsewhere(self) -> Process {
        let Servers { place, here, there } = self;
        match there {
            Some(there) => there,
            None => {
                here.kill();
                Process::start(&place)
            }
        }
    }
}

/// Says something under a name; the answer.
async fn say(seat: &mut Seat, text: &str, client: &str) -> Value {
    seat.say(&json!({ "type": "chat", "id": 9, "text": text, "client": client })).await;
    seat.until(|message| message["id"] == 9).await
}

/// Why a request was refused.
fn refusal(answer: &Value) -> &str {
    assert_eq!(answer["type"], "refused", "{answer}");
    answer["reason"]["key"].as_str().unwrap()
}

/// The texts that somebody was told, up to the last words.
async fn told(seat: &mut Seat, last: &str) -> Vec<String> {
    let said = |message: &Value| message["type"] == "chat" && message["text"] == last;
    if !seat.heard.iter().any(said) {
        seat.until(said).await;
    }
    let lines = seat.heard.iter().filter(|message| message["type"] == "chat");
    lines.map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

/// Says something twice here and twice elsewhere, and something else under its name.
async fn a_line_is_said_once(place: &str) {
    let servers = Servers::start(place);
    let address = servers.here.address;
    let (ada, ben) = (Person::new(address, "Ada").await, Person::new(address, "Ben").await);
    let (table, mut seats) = begun(&ada, &ben, &for_two_and_long()).await;
    for text in ["Sweet dreams!", " Sweet \t dreams! "] {
        assert_eq!(say(&mut seats[0], text, "first").await["type"], "ack");
    }
    assert_eq!(refusal(&say(&mut seats[0], "Good night!", "first").await), "table-name-used");
    // Ben has names of his own, and what has none is said as often as it is sent.
    assert_eq!(say(&mut seats[1], "Good night!", "first").await["type"], "ack");
    for name in ["", &"n".repeat(41)] {
        assert_eq!(refusal(&say(&mut seats[0], "Hello", name).await), "table-too-long");
    }
    assert_eq!(say(&mut seats[1], "The first end", "last").await["type"], "ack");
    let wanted = ["Sweet dreams!", "Good night!", "The first end"];
    for seat in &mut seats {
        assert_eq!(told(seat, "The first end").await, wanted);
    }
    let server = servers.elsewhere();
    let [ada, ben] = [ada, ben].map(|person| Person { server: server.address, ..person });
    let mut seats = [ada.open(&table, None).await, ben.open(&table, None).await];
    assert_eq!(say(&mut seats[0], "Sweet dreams!", "first").await["type"], "ack");
    assert_eq!(refusal(&say(&mut seats[0], "Good night!", "first").await), "table-name-used");
    // Where the chat is closed meanwhile, what was said before it was is acknowledged still, and nothing new is said.
    let closed = seats[0].ask(json!({ "do": "close-chat", "closed": true })).await;
    assert_eq!(closed["type"], "ack", "{closed}");
    assert_eq!(say(&mut seats[0], "Sweet dreams!", "first").await["type"], "ack");
    assert_eq!(refusal(&say(&mut seats[0], "Sweet dreams!", "second").await), "table-chat-is-closed");
    let opened = seats[0].ask(json!({ "do": "close-chat", "closed": false })).await;
    assert_eq!(opened["type"], "ack", "{opened}");
    assert_eq!(say(&mut seats[1], "The end", "end").await["type"], "ack");
    for seat in &mut seats {
        assert_eq!(told(seat, "The end").await, ["The end"]);
    }
    let kept = ben.get(&format!("/api/tables/{table}/chat")).await.body;
    let texts: Vec<&str> =
        kept["lines"].as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap()).collect();
    assert_eq!(texts.len(), 4, "{texts:?}");
}

/// Moves under a name, and asks for something else under it, here and elsewhere.
async fn a_move_is_made_once(place: &str) {
    let servers = Servers::start(place);
    let address = servers.here.address;
    let (ada, ben) = (Person::new(address, "Ada").await, Person::new(address, "Ben").await);
    let (table, mut seats) = begun(&ada, &ben, &for_two_and_long()).await;
    let acting = usize::from(seats[0].prompt().is_none());
    let prompt = seats[acting].prompt().unwrap();
    let actions = prompt["actions"].as_array().unwrap();
    let play = |expected: u64, action: &Value| json!({ "do": "play", "seat": prompt["seat"], "expected": expected, "action": action, "client": "one" });
    let number = prompt["number"].as_u64().unwrap();
    let first = play(number, &actions[0]);
    let made = seats[acting].ask(first.clone()).await;
    assert_eq!(made["type"], "ack", "{made}");
    let others = [
        play(number, actions.last().filter(|last| **last != actions[0]).unwrap_or(&json!("no action"))),
        play(made["seq"].as_u64().unwrap(), &actions[0]),
        json!({ "do": "undo", "seat": prompt["seat"], "client": "one" }),
        json!({ "do": "redo", "seat": prompt["seat"], "client": "one" }),
    ];
    let again = async |seat: &mut Seat| {
        assert_eq!(seat.ask(first.clone()).await, made);
        for other in &others {
            assert_eq!(refusal(&seat.ask(other.clone()).await), "table-name-used", "{other}");
        }
        assert_eq!(seat.ask(first.clone()).await, made);
    };
    again(&mut seats[acting]).await;
    let server = servers.elsewhere();
    let person = Person { server: server.address, ..[ada, ben][acting].clone() };
    let mut seat = person.open(&table, None).await;
    again(&mut seat).await;
    // Nothing of it left a row.
    assert_eq!(person.open(&table, None).await.table_view["seq"], made["seq"]);
}

#[tokio::test]
async fn what_is_said_under_a_name_is_said_once_also_after_the_server_was_killed() {
    let folder = Folder::new();
    a_line_is_said_once(folder.0.to_str().unwrap()).await;
}

#[tokio::test]
async fn what_is_said_under_a_name_is_said_once_also_at_another_node() {
    a_line_is_said_once(&database()).await;
}

#[tokio::test]
async fn the_name_of_a_move_stands_for_that_move_also_after_the_server_was_killed() {
    let folder = Folder::new();
    a_move_is_made_once(folder.0.to_str().unwrap()).await;
}

#[tokio::test]
async fn the_name_of_a_move_stands_for_that_move_also_at_another_node() {
    a_move_is_made_once(&database()).await;
}
