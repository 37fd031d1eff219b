//! Going back further than one may alone: one asks, the others agree or not.

use serde_json::{Value, json};

use crate::client::{Folder, Person, Seat, begun, for_two_and_long, serve, step};

/// The game as a seat sees it, whatever was asked and answered on the way.
fn position(seat: &Seat) -> Value {
    let table_view = &seat.table_view;
    let mut prompts = table_view["prompts"].clone();
    for prompt in prompts.as_array_mut().unwrap() {
        // A question that is asked again is another question.
        prompt.as_object_mut().unwrap().remove("number").expect("a prompt has a number");
    }
    json!({ "views": table_view["views"], "points": table_view["points"], "prompts": prompts, "waiting": table_view["waiting"] })
}

fn positions(seats: &[Seat; 2]) -> [Value; 2] {
    seats.each_ref().map(position)
}

/// How many steps the seat of this index may take back by itself.
fn reach(seats: &[Seat; 2], who: usize) -> Option<u64> {
    let undo = seats[who].table_view["undo"].as_array().unwrap();
    undo.iter().find(|undo| undo["seat"] == who + 1).and_then(|undo| undo["steps"].as_u64())
}

/// Plays until somebody has moved whose step the other cannot take back. Who that other is, and how everything was before the step.
async fn until_out_of_reach(seats: &mut [Seat; 2]) -> (usize, [Value; 2]) {
    for choice in 0..200 {
        let before = positions(seats);
        let other = usize::from(seats[0].prompt().is_some());
        step(seats, choice).await;
        if reach(seats, other) == Some(0) {
            assert_ne!(positions(seats), before, "a step changes something");
            return (other, before);
        }
    }
    panic!("everybody can always take back everything");
}

/// Does something that must be accepted, and lets both see it.
async fn done(seats: &mut [Seat; 2], who: usize, command: Value) {
    let answer = seats[who].ask(command.clone()).await;
    assert_eq!(answer["type"], "ack", "{command}: {answer}");
    let reached = answer["seq"].as_u64();
    for seat in seats {
        if seat.table_view["seq"].as_u64() < reached {
            seat.until(|message| message["table_view"]["seq"].as_u64() >= reached).await;
        }
    }
}

/// Asks to go back one step, which alone is refused; the number of the request.
async fn asked(seats: &mut [Seat; 2], who: usize) -> Value {
    let alone = seats[who].ask(json!({ "do": "undo", "seat": who + 1 })).await;
    assert_eq!(alone["type"], "refused", "{alone}");
    let before = positions(seats);
    done(seats, who, json!({ "do": "ask", "seat": who + 1, "steps": 1 })).await;
    for seat in &*seats {
        let request = &seat.table_view["request"];
        assert_eq!((&request["by"], &request["steps"]), (&json!(who + 1), &json!(1)), "{request}");
    }
    assert_eq!(positions(seats), before, "to ask changes nothing");
    seats[who].table_view["request"]["number"].clone()
}

fn answer(seat: usize, number: &Value, agrees: bool) -> Value {
    json!({ "do": "answer", "seat": seat + 1, "expected": number, "agrees": agrees })
}

#[tokio::test]
async fn a_step_of_the_other_is_taken_back_only_if_the_other_agrees_and_chat_never_is() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let mut contract = for_two_and_long();
    contract["undo"] = json!("with-consent");
    let (table, mut seats) = begun(&ada, &ben, &contract).await;
    let (asker, before) = until_out_of_reach(&mut seats).await;
    let other = 1 - asker;
    let now = positions(&seats);
    seats[asker].say(&json!({ "type": "chat", "text": "May I?" })).await;
    seats[asker].until(|message| message["type"] == "ack").await;
    seats[other].until(|message| message["type"] == "chat" && message["text"] == "May I?").await;
    let chat = format!("/api/tables/{table}/chat");
    let said = ada.get(&chat).await.body;
    assert_eq!(said["lines"].as_array().map(Vec::len), Some(1), "{said}");

    // The other refuses: everything is as it was, and nothing is asked any more.
    let number = asked(&mut seats, asker).await;
    done(&mut seats, other, answer(other, &number, false)).await;
    assert!(seats.iter().all(|seat| seat.table_view.get("request").is_none()));
    assert_eq!(positions(&seats), now);

    // Whoever asked withdraws, and consent that comes too late is for nothing.
    let number = asked(&mut seats, asker).await;
    done(&mut seats, asker, answer(asker, &number, false)).await;
    assert!(seats.iter().all(|seat| seat.table_view.get("request").is_none()));
    let late = seats[other].ask(answer(other, &number, true)).await;
    assert_eq!(late["reason"]["key"], "table-nothing-asked", "{late}");
    assert_eq!(positions(&seats), now);

    // Nobody agrees to their own request.
    let number = asked(&mut seats, asker).await;
    let own = seats[asker].ask(answer(asker, &number, true)).await;
    assert_eq!(own["reason"]["key"], "table-answered", "{own}");
    assert_eq!(positions(&seats), now);

    // The other agrees: the position is the one before, for both, and for whoever comes back.
    done(&mut seats, other, answer(other, &number, true)).await;
    assert!(seats.iter().all(|seat| seat.table_view.get("request").is_none()));
    assert_eq!(positions(&seats), before);
    let back = [ada.open(&table, None).await, ben.open(&table, None).await];
    assert_eq!(positions(&back), before);
    assert_eq!(ada.get(&chat).await.body, said);
    assert_eq!(ben.get(&chat).await.body, said);
    step(&mut seats, 1).await;
    server.stop().await;
}
