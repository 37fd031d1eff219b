//! Who one is: sessions that can be ended, and how many proofs of it can be made.

use serde_json::json;

use crate::client::tried::games;
use crate::client::{Folder, Person, begun, for_two, for_two_and_long, request, serve};

#[tokio::test]
async fn a_session_ends_when_its_guest_wants_and_no_other_does() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let laptop = Person::new(server.address(), "Ada").await;
    let link = laptop.post("/api/me/link", &json!({})).await;
    let claim = json!({ "secret": link.body["secret"] });
    let claimed = request(server.address(), "POST", "/api/claim", "", Some(&claim)).await;
    let cookie = claimed.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let phone = Person { cookie: cookie.split(';').next().unwrap().to_owned(), ..laptop.clone() };
    assert_eq!(phone.get("/api/me").await.body["name"], "Ada");
    let ben = Person::new(server.address(), "Ben").await;
    let (table, [_, mut other]) = begun(&laptop, &ben, &for_two_and_long()).await;
    let mut seat = phone.open(&table, None).await;

    let left = phone.ask("DELETE", "/api/me").await;
    assert_eq!(left.status, 204);
    assert!(left.head.contains("oneiros=; ") && left.head.contains("Max-Age=0"), "{}", left.head);
    assert_eq!(phone.get("/api/me").await.status, 401);
    assert_eq!(laptop.get("/api/me").await.status, 200);
    // Whoever looks with what has ended has to show anew who that is.
    assert_eq!(seat.parting().await, 1013);
    let owns = async |person: &Person| {
        let seat = person.open(&table, None).await;
        seat.table_view["chairs"].as_array().unwrap().iter().any(|chair| chair["own"] == true)
    };
    assert_eq!((owns(&phone).await, owns(&laptop).await), (false, true));
    assert_eq!(other.ask(json!({ "do": "resign", "seat": 2 })).await["type"], "ack");

    let token = laptop.post("/api/me/token", &json!({})).await.body["token"].as_str().unwrap().to_owned();
    let bearer = format!("authorization: Bearer {token}\r\n");
    assert_eq!(request(server.address(), "GET", "/api/me", &bearer, None).await.status, 200);
    assert_eq!(laptop.ask("DELETE", "/api/me?everywhere=true").await.status, 204);
    assert_eq!(laptop.get("/api/me").await.status, 401);
    assert_eq!(request(server.address(), "GET", "/api/me", &bearer, None).await.status, 401);
    server.stop().await;
}

#[tokio::test]
async fn whoever_ends_the_session_everywhere_ends_what_is_played_in_that_name_as_well() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let (table, [mut stolen, mut other]) = begun(&ada, &ben, &for_two_and_long()).await;
    assert_eq!(ada.ask("DELETE", "/api/me?everywhere=true").await.status, 204);
    assert_eq!(stolen.parting().await, 1013);
    // Whoever comes back with the same cookie is nobody, and the others play on.
    let mut back = ada.open(&table, None).await;
    assert!(back.table_view["chairs"].as_array().unwrap().iter().all(|chair| chair["own"] == false));
    let refused = back.ask(json!({ "do": "resign", "seat": 1 })).await;
    assert_eq!(refused["reason"]["key"], json!("table-no-guest"));
    assert_eq!(other.ask(json!({ "do": "resign", "seat": 2 })).await["type"], "ack");
    server.stop().await;
}

#[tokio::test]
async fn tokens_and_links_are_not_made_without_end() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    let mut made = 0;
    let refused = loop {
        let path = if made % 2 == 0 { "/api/me/token" } else { "/api/me/link" };
        let answer = ada.post(path, &json!({})).await;
        if answer.status != 200 {
            break answer;
        }
        made += 1;
        assert!(made <= 30);
    };
    assert_eq!((refused.status, &refused.body["error"]["key"]), (429, &json!("table-too-often")));
    server.stop().await;
}

#[tokio::test]
async fn whoever_changes_settings_without_end_is_told_that_it_is_too_often() {
    let folder = Folder::new();
    let mut config = server::Config::local(games(), store::Place::Folder(folder.0.clone()));
    config.limits.settings_per_minute = 5;
    let server = server::Server::start(config).await.unwrap();
    let ada = Person::new(server.address(), "Ada").await;
    let quiet = format!("/api/tables/{}/quiet", ada.make_table(&for_two()).await);
    let hook = json!({ "url": "https://hooks.example/" });
    for allowed in [true, false] {
        let statuses = [
            ada.post("/api/me", &json!({ "name": "Adele" })).await.status,
            ada.put("/api/me/webhook", &hook).await.status,
            ada.ask("DELETE", "/api/me/webhook").await.status,
            ada.ask("PUT", &quiet).await.status,
            ada.ask("DELETE", &quiet).await.status,
        ];
        assert_eq!(statuses, if allowed { [200, 200, 204, 204, 204] } else { [429; 5] });
    }
    server.stop().await;
}

#[tokio::test]
async fn a_page_that_calls_this_machine_by_a_name_of_its_own_is_refused() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    let table = ada.make_table(&for_two()).await;
    for (method, path) in [
        ("GET", "/api/tables".to_owned()),
        ("GET", format!("/api/tables/{table}")),
        ("POST", "/api/me".to_owned()),
    ] {
        let text = format!(
            "{method} {path} HTTP/1.1\r\nhost: evil.example\r\norigin: http://evil.example\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
        );
        let answer = crate::client::send_text(server.address(), &text).await;
        assert_eq!(
            (answer.status, &answer.body["error"]["key"]),
            (403, &json!("table-foreign-origin")),
            "{path}"
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn the_code_of_a_table_is_told_to_who_made_it_and_who_sits_there_and_to_nobody_else() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let [ada, ben, cleo] = [
        Person::new(server.address(), "Ada").await,
        Person::new(server.address(), "Ben").await,
        Person::new(server.address(), "Cleo").await,
    ];
    let made = ada.post("/api/tables", &for_two()).await.body;
    let (table, code) = (made["id"].as_str().unwrap(), &made["code"]);
    let path = format!("/api/tables/{table}/code");
    // Ada gets up again, but has made it.
    assert_eq!(ada.open(table, None).await.ask(json!({ "do": "leave", "seat": 1 })).await["type"], "ack");
    assert_eq!(ada.get(&path).await.body, made);
    let mut seat = ben.open(table, None).await;
    for stranger in [ben.get(&path).await, request(server.address(), "GET", &path, "", None).await] {
        assert_eq!((stranger.status, stranger.body), (200, json!({ "id": table })));
    }
    assert_eq!(seat.ask(json!({ "do": "sit", "seat": 2 })).await["type"], "ack");
    assert_eq!(&ben.get(&path).await.body["code"], code);
    assert_eq!(cleo.get(&path).await.body, json!({ "id": table }));
    assert_eq!(cleo.get("/api/tables/0000000000000/code").await.status, 404);
    server.stop().await;
}
