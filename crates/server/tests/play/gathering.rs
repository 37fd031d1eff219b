//! Before a game begins: who may free whose seat, and which tables strangers find.

use serde_json::{Value, json};

use crate::client::{Folder, Person, Seat, begun, for_two_and_long, serve};

/// Who is known to sit where, by name.
fn names(seat: &Seat) -> Vec<Value> {
    seat.table_view["chairs"].as_array().unwrap().iter().map(|chair| chair["name"].clone()).collect()
}

#[tokio::test]
async fn until_the_game_begins_the_maker_and_nobody_else_frees_the_seats_of_others() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let [ada, ben, cleo] = ["Ada", "Ben", "Cleo"].map(|name| Person::new(server.address(), name));
    let (ada, ben, cleo) = (ada.await, ben.await, cleo.await);
    let contract = json!({ "game": { "game": "dreamscape" }, "seats": ["maker", "open", "open"] });
    let table = ada.make_table(&contract).await;
    let [mut maker, mut sitting, mut watching] =
        [ada.open(&table, None).await, ben.open(&table, None).await, cleo.open(&table, None).await];
    let (sit, free) =
        (|seat| json!({ "do": "sit", "seat": seat }), |seat| json!({ "do": "leave", "seat": seat }));
    assert_eq!(sitting.ask(sit(2)).await["type"], "ack");
    for (seat, numbers) in [(&mut sitting, vec![1]), (&mut watching, vec![1, 2])] {
        for number in numbers {
            let answer = seat.ask(free(number)).await;
            assert_eq!(
                (&answer["type"], &answer["reason"]["key"]),
                (&json!("refused"), &json!("table-not-maker"))
            );
        }
    }
    let freed = maker.ask(free(2)).await;
    assert_eq!(freed["type"], "ack", "{freed}");
    for seat in [&mut maker, &mut sitting, &mut watching] {
        if seat.table_view["seq"].as_u64() < freed["seq"].as_u64() {
            seat.until(|message| message["table_view"]["seq"] == freed["seq"]).await;
        }
        assert_eq!(names(seat), [json!("Ada"), Value::Null, Value::Null]);
        assert!(seat.table_view["chairs"][1]["own"] == false && seat.table_view["stage"] == "gathering");
    }
    // What was freed can be taken, and so can what a computer player had.
    assert_eq!(maker.ask(json!({ "do": "seat-bot", "seat": 2 })).await["type"], "ack");
    assert_eq!(sitting.ask(free(2)).await["reason"]["key"], "table-not-maker");
    assert_eq!(maker.ask(free(2)).await["type"], "ack");
    assert_eq!(watching.ask(sit(2)).await["type"], "ack");
    assert_eq!(sitting.ask(sit(3)).await["type"], "ack");
    for seat in [&mut maker, &mut sitting, &mut watching] {
        for number in 1..=3 {
            assert_eq!(seat.ask(free(number)).await["reason"]["key"], "table-begun", "seat {number}");
        }
    }
    assert_eq!(names(&maker), ["Ada", "Cleo", "Ben"]);
    server.stop().await;
}

/// The tables of a list.
async fn listed(person: &Person, path: &str) -> Vec<String> {
    let list = person.get(path).await.body;
    assert!(list["next"].is_null(), "{list}");
    list["tables"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_table_that_is_reached_by_its_link_is_found_in_no_list_but_that_of_who_belongs_to_it() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let [ada, ben, cleo] = ["Ada", "Ben", "Cleo"].map(|name| Person::new(server.address(), name));
    let (ada, ben, cleo) = (ada.await, ben.await, cleo.await);
    let with = |listing: Value| {
        let mut contract = for_two_and_long();
        contract["listing"] = listing;
        contract
    };
    let mut silent = for_two_and_long();
    silent.as_object_mut().unwrap().remove("listing");
    let contracts = [with(json!("public")), with(json!("by-link")), silent];
    let (gathering, playing) = ("/api/tables", "/api/tables?stage=playing");
    let mut tables = Vec::new();
    for contract in &contracts {
        tables.push(ada.make_table(contract).await);
    }
    for person in [&ada, &ben, &cleo] {
        assert_eq!(listed(person, gathering).await, tables[..1]);
    }
    for table in &tables {
        let sat = ben.open(table, None).await.ask(json!({ "do": "sit", "seat": 2 })).await;
        assert_eq!(sat["type"], "ack", "whoever has the link may come: {sat}");
    }
    for person in [&ada, &ben, &cleo] {
        assert_eq!(listed(person, gathering).await, Vec::<String>::new());
        assert_eq!(listed(person, playing).await, tables[..1]);
    }
    tables.sort();
    for (person, own) in [(&ada, &tables[..]), (&ben, &tables[..]), (&cleo, &[])] {
        let mut found = listed(person, "/api/me/tables").await;
        found.sort();
        assert_eq!(found, own);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_program_plays_a_whole_move_with_its_token_and_without_a_cookie() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let (table, seats) = begun(&ada, &ben, &for_two_and_long()).await;
    let acting = usize::from(seats[0].prompt().is_none());
    drop(seats);
    let person = [&ada, &ben][acting];
    let token = person.post("/api/me/token", &json!({})).await.body["token"].as_str().unwrap().to_owned();
    let address = server.address();
    let open = |proof: String| {
        let way = tokio::net::TcpSocket::new_v4().unwrap();
        let table = table.clone();
        async move {
            let mut seat = Seat::over(way, address, &table, None, ("authorization", &proof)).await.unwrap();
            seat.until(|message| message["type"] == "hello").await;
            seat
        }
    };
    let mut bot = open(format!("Bearer {token}")).await;
    assert_eq!(bot.table_view["chairs"][acting]["own"], json!(true));
    let mut steps = 0;
    while bot.prompt().is_some() {
        let answer = bot.play(0).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        if bot.table_view["seq"].as_u64() < answer["seq"].as_u64() {
            bot.until(|message| message["table_view"]["seq"].as_u64() >= answer["seq"].as_u64()).await;
        }
        steps += 1;
    }
    assert!(steps > 0);
    // What it did was done by the person on that seat, and now it is the other one's turn.
    let other = [&ada, &ben][1 - acting].open(&table, None).await;
    assert_eq!(other.prompt().unwrap()["seat"], json!(2 - acting));
    // A token that nobody has is nobody.
    let stranger = open(format!("Bearer {}", "0".repeat(token.len()))).await;
    assert!(stranger.table_view["chairs"].as_array().unwrap().iter().all(|chair| chair["own"] == false));
    server.stop().await;
}

#[tokio::test]
async fn whoever_takes_another_name_and_then_a_seat_sits_there_under_the_new_name() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let table = ada.make_table(&for_two_and_long()).await;
    let mut seat = ben.open(&table, None).await;
    assert_eq!(ben.post("/api/me", &json!({ "name": "Benedict" })).await.status, 200);
    assert_eq!(seat.ask(json!({ "do": "sit", "seat": 2 })).await["type"], "ack");
    if seat.table_view["stage"] != "playing" {
        seat.until(|message| message["table_view"]["stage"] == "playing").await;
    }
    assert_eq!(seat.table_view["chairs"][1]["name"], json!("Benedict"));
    server.stop().await;
}

#[tokio::test]
async fn d1_6_house_rules_reach_the_table_and_those_that_contradict_each_other_are_refused_by_rule() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    let contract = |options: &Value| json!({ "game": { "game": "dreamscape", "options": options }, "seats": ["maker", "bot"] });
    let doubts =
        json!(["king-by-location", "completion-ends-step", "empty-in-nightmare", "entry-right", "grid=6x5"]);
    let table = ada.make_table(&contract(&doubts)).await;
    let seat = ada.open(&table, None).await;
    assert_eq!(
        seat.table_view["views"][0]["view"]["grid"],
        json!({ "columns": 6, "rows": 5, "entry": "d1" })
    );
    let hello = seat.heard.iter().find(|message| message["type"] == "hello").unwrap();
    assert_eq!(hello["contract"]["game"]["options"], doubts);
    let refused = ada.post("/api/tables", &contract(&json!(["entry-right"]))).await;
    let error = &refused.body["error"];
    assert_eq!(
        (refused.status, &error["key"], &error["rule"]),
        (422, &json!("setup-entry-right"), &json!("D-1.6"))
    );
    assert_eq!(error["args"], json!({ "columns": 5 }));
    server.stop().await;
}
