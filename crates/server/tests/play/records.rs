//! Games afterwards: replay, records, what if, rematch, reports.

use serde_json::{Value, json};

use crate::client::tried::games;
use crate::client::{Folder, Person, begun, finish, for_two, for_two_and_long, request, serve, step};

/// All steps, page by page.
async fn replay(person: &Person, table: &str, count: u64) -> Vec<Value> {
    let mut steps: Vec<Value> = Vec::new();
    loop {
        let path = format!("/api/tables/{table}/steps?from={}&count={count}", steps.len() + 1);
        let page = person.get(&path).await;
        assert_eq!(page.status, 200, "{page:?}");
        let more = page.body["steps"].as_array().unwrap().clone();
        if more.is_empty() {
            assert_eq!(page.body["last"], json!(steps.len()));
            return steps;
        }
        assert!(more.len() as u64 <= count);
        steps.extend(more);
    }
}

#[tokio::test]
async fn every_viewer_can_replay_what_it_has_seen_step_by_step() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let (table, mut seats) = begun(&ada, &ben, &for_two_and_long()).await;
    for choice in 0..30 {
        step(&mut seats, choice).await;
    }
    for (person, seat) in [(&ada, &seats[0]), (&ben, &seats[1])] {
        let steps = replay(person, &table, 7).await;
        let seen = seat.heard.iter().filter(|message| message["type"] == "update");
        let mut compared = 0;
        for update in seen {
            let seq = update["seq"].as_u64().unwrap();
            let replayed = &steps[seq as usize - 1];
            assert_eq!(replayed["table_view"], update["table_view"]);
            assert_eq!(&replayed["past"], update["past"].as_array().unwrap().last().unwrap());
            compared += 1;
        }
        assert!(compared >= 30);
    }
    // In the middle as from the beginning, and never more than is allowed at once.
    let all = ada.get(&format!("/api/tables/{table}/steps?from=1&count=1000000")).await.body;
    assert!(all["steps"].as_array().unwrap().len() <= 50);
    let one = ada.get(&format!("/api/tables/{table}/steps?from=17&count=1")).await.body;
    assert_eq!(one["steps"][0], all["steps"][16]);
    for wrong in ["from=0", "count=0", "from=-1", "from=x", "until=3"] {
        assert_eq!(ada.get(&format!("/api/tables/{table}/steps?{wrong}")).await.status, 400, "{wrong}");
    }
    server.stop().await;
}

#[tokio::test]
async fn late_spectators_replay_no_more_than_they_see_and_strangers_nothing_where_nobody_may_watch() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let mut contract = for_two_and_long();
    contract["spectators"] = json!({ "kind": "delayed", "steps": 5 });
    let (table, mut seats) = begun(&ada, &ben, &contract).await;
    for choice in 0..12 {
        step(&mut seats, choice).await;
    }
    let last = seats[0].table_view["seq"].as_u64().unwrap();
    let path = format!("/api/tables/{table}/steps?count=50");
    let seen = request(server.address(), "GET", &path, "", None).await.body;
    assert_eq!(seen["last"], json!(last - 5));
    assert_eq!(seen["steps"].as_array().unwrap().len() as u64, last - 5);
    assert_eq!(ada.get(&path).await.body["last"], json!(last));
    contract["spectators"] = json!({ "kind": "none" });
    let (table, _seats) = begun(&ada, &ben, &contract).await;
    for part in ["steps", "record", "report", "chat"] {
        let refused =
            request(server.address(), "GET", &format!("/api/tables/{table}/{part}"), "", None).await;
        assert_eq!((refused.status, &refused.body["error"]["key"]), (409, &json!("table-no-spectators")));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_record_is_given_out_when_the_game_is_over_and_plays_again_where_it_is_brought() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let (table, mut seats) = begun(&ada, &ben, &for_two()).await;
    step(&mut seats, 1).await;
    for path in ["record", "what-if"] {
        let path = format!("/api/tables/{table}/{path}");
        let refused = if path.ends_with("record") {
            ada.get(&path).await
        } else {
            ada.post(&path, &json!({ "step": 3 })).await
        };
        assert_eq!((refused.status, &refused.body["error"]["key"]), (409, &json!("table-not-over")));
    }
    finish(&mut seats).await;
    let record = request(server.address(), "GET", &format!("/api/tables/{table}/record"), "", None).await;
    assert_eq!(record.status, 200);
    assert!(record.text.starts_with("oneiros record 1\ngame dreamscape\n"), "{}", record.text);
    assert!(record.text.contains("\nseat 1 Ada\nseat 2 Ben\n") && record.text.contains("\nresult\n"));
    let made = ben.post_text("/api/records", &record.text).await;
    assert_eq!(made.status, 201, "{made:?}");
    let copy = made.body["id"].as_str().unwrap();
    let again = ben.get(&format!("/api/tables/{copy}/record")).await.text;
    let without_names = |text: &str| text.replace("Ada", "Ben");
    assert_eq!(without_names(&again), without_names(&record.text));
    let table_view = ben.get(&format!("/api/tables/{copy}")).await.body["table_view"].clone();
    assert_eq!(table_view["points"], seats[0].table_view["points"]);
    assert!(table_view["chairs"].as_array().unwrap().iter().all(|chair| chair["own"] == json!(true)));
    // Each line is a step of its own there too.
    let steps = ben.get(&format!("/api/tables/{copy}/steps?from=5&count=2")).await.body;
    assert_eq!(steps["steps"][1]["past"]["happened"]["kind"], json!("played"), "{steps}");
    server.stop().await;
}

#[tokio::test]
async fn a_wrong_record_is_refused_at_its_line_and_column() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let (table, mut seats) = begun(&ada, &ben, &for_two()).await;
    finish(&mut seats).await;
    let good = ada.get(&format!("/api/tables/{table}/record")).await.text;
    let lines: Vec<&str> = good.lines().collect();
    let first = lines.iter().position(|line| line.starts_with("deal")).unwrap() + 1;
    let with = |index: usize, line: &str| {
        let mut lines = lines.clone();
        lines[index] = line;
        lines.join("\n")
    };
    let twice = with(first + 2, lines[first + 1]);
    let wrong = [
        ("nonsense".to_owned(), 1),
        (with(0, "oneiros record 9"), 1),
        (with(1, "game checkers"), 2),
        (with(2, "edition golden"), 3),
        (with(first, "1 dance"), first + 1),
        (with(first + 3, "9 power"), first + 4),
        (with(first - 1, "deal"), first),
    ];
    for (text, line) in wrong {
        let refused = ada.post_text("/api/records", &text).await;
        assert_eq!(refused.status, 422, "{refused:?}");
        assert_eq!(refused.body["place"]["line"], json!(line), "{refused:?}");
        assert!(refused.body["place"]["column"].as_u64() >= Some(1));
    }
    let refused = ada.post_text("/api/records", &twice).await;
    assert!(
        refused.status == 422 && refused.body["place"]["line"].as_u64() >= Some(first as u64),
        "{refused:?}"
    );
    let long = format!("{good}{}", "# more\n".repeat(200_000));
    assert_eq!(ada.post_text("/api/records", &long).await.status, 413);
    assert_eq!(ada.post("/api/records", &json!({ "record": good })).await.status, 415);
    let unknown = request(server.address(), "POST", "/api/records", "", None).await;
    assert_eq!(unknown.status, 401);
    server.stop().await;
}

#[tokio::test]
async fn what_if_goes_on_from_any_step_of_a_game_that_is_over() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let (table, mut seats) = begun(&ada, &ben, &for_two_and_long()).await;
    for choice in 0..10 {
        step(&mut seats, choice).await;
    }
    let then = seats[0].table_view.clone();
    finish(&mut seats).await;
    let cleo = Person::new(server.address(), "Cleo").await;
    let path = format!("/api/tables/{table}/what-if");
    let made = cleo.post(&path, &json!({ "step": then["seq"] })).await;
    assert_eq!(made.status, 201, "{made:?}");
    let mut other = cleo.open(made.body["id"].as_str().unwrap(), None).await;
    assert_eq!(other.table_view["stage"], json!("playing"));
    assert_eq!((&other.table_view["points"], &other.table_view["step"]), (&then["points"], &then["step"]));
    assert_eq!(other.table_view["waiting"], then["waiting"]);
    assert_eq!(other.play(0).await["type"], "ack");
    let last = seats[0].table_view["seq"].as_u64().unwrap();
    for wrong in [1, 2, last + 1] {
        let refused = cleo.post(&path, &json!({ "step": wrong })).await;
        assert_eq!(
            (refused.status, &refused.body["error"]["key"]),
            (409, &json!("table-no-step")),
            "{wrong}"
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_asks_what_if_without_end_is_refused_before_the_game_is_read_again() {
    let folder = Folder::new();
    let mut config = server::Config::local(games(), store::Place::Folder(folder.0.clone()));
    config.limits.tables_per_hour = 2;
    let server = server::Server::start(config).await.unwrap();
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let (table, mut seats) = begun(&ada, &ben, &for_two()).await;
    assert_eq!(seats[1].ask(json!({ "do": "resign", "seat": 2 })).await["type"], "ack");
    let mut statuses = Vec::new();
    for _ in 0..3 {
        statuses.push(ben.post(&format!("/api/tables/{table}/what-if"), &json!({ "step": 1 })).await.status);
    }
    assert_eq!(statuses, [409, 409, 429]);
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_is_one_table_for_all_who_ask() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let (table, mut seats) = begun(&ada, &ben, &for_two()).await;
    let path = format!("/api/tables/{table}/rematch");
    let early = ada.ask("POST", &path).await;
    assert_eq!((early.status, &early.body["error"]["key"]), (409, &json!("table-not-over")));
    assert_eq!(seats[1].ask(json!({ "do": "resign", "seat": 2 })).await["type"], "ack");
    let stranger = Person::new(server.address(), "Cleo").await.ask("POST", &path).await;
    assert_eq!(stranger.status, 409);
    let (first, second) = tokio::join!(ben.ask("POST", &path), ada.ask("POST", &path));
    assert_eq!((first.status, second.status), (200, 200));
    assert_eq!(first.body["id"], second.body["id"]);
    assert_eq!(ben.ask("POST", &path).await.body["id"], first.body["id"]);
    let code = &first.body["code"];
    assert_eq!(
        (&second.body["code"], ben.ask("POST", &path).await.body["code"].clone()),
        (code, code.clone())
    );
    let joined = ada.post("/api/join", &json!({ "code": code })).await;
    assert_eq!(joined.body["id"], first.body["id"], "{joined:?}");
    let next = first.body["id"].as_str().unwrap();
    seats[0].until(|message| message["table_view"]["rematch"] == json!(next)).await;
    let old = ada.get(&format!("/api/tables/{table}")).await.body["contract"].clone();
    assert_eq!(ada.get(&format!("/api/tables/{next}")).await.body["contract"], old);
    server.stop().await;
}

#[tokio::test]
async fn a_report_has_the_record_only_when_the_game_is_over() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let (table, mut seats) = begun(&ada, &ben, &for_two_and_long()).await;
    for choice in 0..8 {
        step(&mut seats, choice).await;
    }
    let path = format!("/api/tables/{table}/report?step=6");
    let report = ada.get(&path).await;
    assert_eq!(report.status, 200);
    assert!(report.head.contains("content-disposition: attachment"));
    let version = env!("CARGO_PKG_VERSION");
    let opening = format!("oneiros report 1\nversion {version}\ntable {table}\nstep 6\n");
    assert!(report.text.starts_with(&opening), "{}", report.text);
    assert!(report.text.contains("\nat 6 ") && !report.text.contains("\nat 7 "));
    assert!(!report.text.contains("\nrecord\n") && !report.text.contains("\ndeal"));
    assert_ne!(report.text, ben.get(&path).await.text);
    finish(&mut seats).await;
    assert!(ada.get(&path).await.text.contains("\nrecord\n  oneiros record 1\n"));
    let beyond = ada.get(&format!("/api/tables/{table}/report?step=100000")).await;
    assert_eq!(beyond.status, 409);
    server.stop().await;
}
