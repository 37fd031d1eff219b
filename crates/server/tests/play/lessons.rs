//! The tutorial: tables that the server makes for lessons, judges by what happens in the game, and keeps out of every list.

use dreamscape::data::builtin;
use serde_json::{Value, json};

use crate::client::{Folder, Person, Seat, request, serve};

/// Begins a lesson and sits down at its table.
async fn begin(person: &Person, number: usize) -> (String, Seat) {
    let made = person.ask("POST", &format!("/api/games/dreamscape/lessons/{number}")).await;
    assert_eq!((made.status, made.body.get("code")), (201, None), "{made:?}");
    let table = made.body["id"].as_str().unwrap().to_owned();
    let seat = person.open(&table, None).await;
    (table, seat)
}

/// Plays an action as soon as it is allowed, and sees what came of it.
async fn play(seat: &mut Seat, action: &str) {
    let asked = |table_view: &Value| {
        let prompt = table_view["prompts"].get(0).filter(|prompt| prompt["seat"] == 1)?;
        prompt["actions"].as_array()?.contains(&json!(action)).then(|| prompt["number"].clone())
    };
    let expected = loop {
        match asked(&seat.table_view) {
            Some(number) => break number,
            None => seat.next().await.expect("the socket stays open"),
        };
    };
    act(seat, json!({ "do": "play", "seat": 1, "expected": expected, "action": action })).await;
}

async fn act(seat: &mut Seat, command: Value) {
    let answer = seat.ask(command).await;
    assert_eq!(answer["type"], "ack", "{answer}");
    while seat.table_view["seq"].as_u64() < answer["seq"].as_u64() {
        seat.next().await.unwrap();
    }
}

/// How many goals are reached.
fn reached(seat: &Seat) -> usize {
    let reached = seat.table_view["lesson"]["reached"].as_array().unwrap();
    reached.iter().filter(|reached| **reached == true).count()
}

#[tokio::test]
async fn every_lesson_is_learned_as_its_solution_says_and_is_in_no_list() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    let told = ada.get("/api/games/dreamscape/lessons").await.body;
    assert_eq!(told["lessons"].as_array().map(Vec::len), Some(builtin().lessons.len()));
    for (place, lesson) in builtin().lessons.iter().enumerate() {
        assert_eq!(told["lessons"][place]["slug"], json!(lesson.slug));
        let (_, mut seat) = begin(&ada, place + 1).await;
        assert_eq!((reached(&seat), &seat.table_view["lesson"]["now"]), (0, &json!(1)), "{}", lesson.slug);
        for action in &lesson.solution {
            play(&mut seat, action).await;
        }
        let learned = &seat.table_view["lesson"];
        assert_eq!((reached(&seat), &learned["now"]), (lesson.goals.len(), &Value::Null), "{learned}");
        assert_eq!(learned["lost"], false);
    }
    assert_eq!(ada.get("/api/me/tables").await.body["tables"], json!([]));
    for stage in ["gathering", "playing"] {
        assert_eq!(ada.get(&format!("/api/tables?stage={stage}")).await.body["tables"], json!([]));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_lesson_goes_on_after_the_server_was_away_and_what_is_taken_back_was_not_reached() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    let (table, mut seat) = begin(&ada, 1).await;
    play(&mut seat, "collect").await;
    play(&mut seat, "move 4").await;
    assert_eq!((reached(&seat), &seat.table_view["lesson"]["now"]), (2, &json!(3)));
    act(&mut seat, json!({ "do": "undo", "seat": 1 })).await;
    assert_eq!((reached(&seat), &seat.table_view["lesson"]["now"]), (1, &json!(2)));
    server.stop().await;

    let server = serve(&folder).await;
    let ada = Person { server: server.address(), ..ada };
    let mut seat = ada.open(&table, None).await;
    assert_eq!(reached(&seat), 1);
    act(&mut seat, json!({ "do": "redo", "seat": 1 })).await;
    assert_eq!(reached(&seat), 2);
    play(&mut seat, "end").await;
    assert_eq!((&seat.table_view["lesson"]["lost"], reached(&seat)), (&json!(true), 3));
    // The computer on the other seat ends its turn, and the learner is asked again.
    seat.until(|message| message["table_view"]["prompts"][0]["seat"] == 1).await;
    server.stop().await;
}

#[tokio::test]
async fn whoever_gave_a_lesson_up_can_begin_it_again() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    let (table, mut seat) = begin(&ada, 2).await;
    play(&mut seat, "place R c1").await;
    act(&mut seat, json!({ "do": "resign", "seat": 1 })).await;
    let again = ada.ask("POST", &format!("/api/tables/{table}/rematch")).await;
    assert_eq!(again.status, 200, "{again:?}");
    let seat = ada.open(again.body["id"].as_str().unwrap(), None).await;
    assert_eq!((&seat.table_view["lesson"]["slug"], reached(&seat)), (&json!("placing"), 0));
    assert_eq!(ada.get("/api/me/tables").await.body["tables"], json!([]));
    server.stop().await;
}

#[tokio::test]
async fn nobody_looks_on_at_a_lesson_and_nobody_makes_one_of_a_contract() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let (table, _seat) = begin(&ada, 1).await;
    let refused = ben.get(&format!("/api/tables/{table}")).await;
    assert_eq!((refused.status, &refused.body["error"]["key"]), (409, &json!("table-no-spectators")));
    for number in ["0", "7", "x"] {
        let refused = ada.ask("POST", &format!("/api/games/dreamscape/lessons/{number}")).await;
        assert_eq!((refused.status, &refused.body["error"]["key"]), (404, &json!("table-nothing-here")));
        assert_eq!(refused.body["error"]["expected"], json!(["1", "2", "3", "4", "5", "6"]));
    }
    let nobody = request(server.address(), "POST", "/api/games/dreamscape/lessons/1", "", None).await;
    assert_eq!(nobody.status, 401);
    let contract = json!({ "game": { "game": "dreamscape" }, "seats": ["maker", "bot"], "lesson": "travel" });
    let refused = ada.post("/api/tables", &contract).await;
    assert_eq!((refused.status, &refused.body["error"]["expected"]), (422, &json!(["lesson"])));
    server.stop().await;
}
