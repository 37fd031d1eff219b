//! Whether hints are given is agreed on.

use serde_json::{Value, json};

use crate::client::{Folder, Person, Seat, begun, for_two, serve};

/// The answer to a question, or the key of the refusal.
async fn wonder(seat: &mut Seat, number: u64, question: Value) -> String {
    seat.say(&json!({ "type": "ask", "id": 7, "seat": number, "question": question })).await;
    let heard = seat.until(|message| message["id"] == 7).await;
    heard["reason"]["key"].as_str().unwrap_or(heard["type"].as_str().unwrap()).to_owned()
}

#[tokio::test]
async fn where_no_hints_are_agreed_on_nothing_is_looked_for_and_the_rules_of_one_action_are_still_told() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    for (hints, looked_for) in [(true, "answer"), (false, "table-no-hints")] {
        let mut contract = for_two();
        contract["hints"] = json!(hints);
        let (_, mut seats) = begun(&ada, &ben, &contract).await;
        let acting = usize::from(seats[0].prompt().is_none());
        let prompt = seats[acting].prompt().unwrap();
        let (number, action) = (prompt["seat"].as_u64().unwrap(), &prompt["actions"][0]);
        for question in [json!({ "question": "reach" }), json!({ "question": "fit", "card": 7 })] {
            assert_eq!(wonder(&mut seats[acting], number, question).await, looked_for, "hints: {hints}");
        }
        for kind in ["preview", "why"] {
            let question = json!({ "question": kind, "action": action });
            assert_eq!(wonder(&mut seats[acting], number, question).await, "answer", "hints: {hints}");
        }
    }
    server.stop().await;
}
