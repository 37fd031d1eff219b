//! Whatever comes over the network is answered by a typed no or a clean close, and other tables go on.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Server};
use store::Place;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::client::tried::games;
use crate::client::{Folder, PATIENCE, Person, for_two, request, serve};

/// Two people at a table, who must notice nothing.
struct Neighbours {
    table: String,
    ada: Person,
}

impl Neighbours {
    async fn new(server: &Server) -> Neighbours {
        let ada = Person::new(server.address(), "Ada").await;
        let contract = json!({ "game": { "game": "dreamscape" }, "seats": ["maker", "maker"] });
        Neighbours { table: ada.make_table(&contract).await, ada }
    }

    async fn play_on(&self) {
        let mut seat = self.ada.open(&self.table, None).await;
        let answer = seat.play(1).await;
        assert_eq!(answer["type"], "ack", "{answer}");
    }
}

#[tokio::test]
async fn wrong_messages_are_refused_by_type_and_the_socket_stays_open() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let neighbours = Neighbours::new(&server).await;
    let ada = Person::new(server.address(), "Ada").await;
    let eve = Person::new(server.address(), "Eve").await;
    let table = ada.make_table(&for_two()).await;
    let mut seat = eve.open(&table, None).await;
    let unreadable = [
        json!("text"),
        json!(17),
        json!([]),
        json!({}),
        json!({ "type": "nothing" }),
        json!({ "type": "do" }),
        json!({ "type": "do", "command": { "do": "fly" } }),
        json!({ "type": "do", "command": { "do": "sit", "seat": 0 } }),
        json!({ "type": "do", "command": { "do": "sit", "seat": 9 } }),
        json!({ "type": "do", "command": { "do": "sit", "seat": -1 } }),
        json!({ "type": "do", "command": { "do": "sit", "seat": 1, "more": 1 } }),
        json!({ "type": "do", "id": -1, "command": { "do": "sit", "seat": 2 } }),
        json!({ "type": "resume", "since": -1 }),
        json!({ "type": "resume", "since": 1.5 }),
    ];
    for message in unreadable {
        seat.say(&message).await;
        let answer = seat.until(|message| message["type"] != "here").await;
        assert_eq!(answer["type"], "unreadable", "{message}");
        assert_eq!(answer["reason"]["key"], "table-unreadable", "{message}");
    }
    let refused = [
        (json!({ "do": "sit", "seat": 1 }), "table-seat-taken"),
        (json!({ "do": "sit", "seat": 8 }), "table-no-such-seat"),
        (json!({ "do": "leave", "seat": 1 }), "table-not-maker"),
        (json!({ "do": "play", "seat": 1, "expected": 1, "action": "end" }), "table-not-your-seat"),
        (json!({ "do": "resign", "seat": 1 }), "table-not-your-seat"),
        (json!({ "do": "close-chat", "closed": true }), "table-not-maker"),
        (json!({ "do": "play", "seat": 1, "expected": 1, "action": "x".repeat(300) }), "table-too-long"),
        (json!({ "do": "undo", "seat": 1, "client": "x".repeat(41) }), "table-too-long"),
    ];
    for (command, key) in refused {
        assert_eq!(seat.ask(command.clone()).await["reason"]["key"], key, "{command}");
    }
    for since in [0, 1, 5_000, u64::MAX] {
        seat.say(&json!({ "type": "resume", "since": since })).await;
        let hello = seat.until(|message| message["type"] == "hello").await;
        assert_eq!(hello["table_view"]["stage"], "gathering");
    }
    seat.say(&json!({ "type": "chat", "id": 5, "text": "\u{202e}\u{7}" })).await;
    let answer = seat.until(|message| message["id"] == 5).await;
    assert_eq!(answer["reason"]["key"], "table-chat-length");
    neighbours.play_on().await;
    server.stop().await;
}

/// Opens a socket with these headers and tells how the server answered.
async fn open(server: &Server, table: &str, headers: &[(&'static str, String)]) -> Result<Vec<Value>, u16> {
    let url = format!("ws://{}/api/tables/{table}/live", server.address());
    let mut request = url.into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    match connect_async(request).await {
        Ok((mut socket, _)) => {
            let first = timeout(PATIENCE, socket.next()).await.unwrap();
            let texts = first.into_iter().filter_map(|message| message.ok()?.into_text().ok());
            Ok(texts.map(|text| serde_json::from_str(&text).unwrap()).collect())
        }
        Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test]
async fn a_socket_from_another_site_or_to_no_table_is_refused() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    let table = ada.make_table(&for_two()).await;
    let own = format!("http://{}", server.address());
    let cookie = ("cookie", ada.cookie.clone());
    for (origin, allowed) in [
        (own.as_str(), true),
        ("http://evil.example", false),
        ("null", false),
        ("https://127.0.0.1", false),
        (&format!("{own}.evil.example"), false),
    ] {
        let opened = open(&server, &table, &[("origin", origin.to_owned()), cookie.clone()]).await;
        assert_eq!(opened.is_ok(), allowed, "{origin}");
        assert!(allowed || opened == Err(403), "{origin}");
    }
    assert_eq!(open(&server, "nonsense", &[]).await, Err(404));
    let foreign = open(&server, "aaaaaaaaaaaaa", &[]).await;
    assert!(foreign == Err(404) || foreign.unwrap()[0]["reason"]["key"] == "table-no-table");
    // A forged session is nobody: one may look at a public table and no more.
    let forged = format!("oneiros={}", "0".repeat(64));
    let hello = open(&server, &table, &[("cookie", forged)]).await.unwrap();
    assert!(hello[0]["table_view"]["chairs"].as_array().unwrap().iter().all(|chair| chair["own"] == false));
    server.stop().await;
}

#[tokio::test]
async fn too_long_and_binary_messages_close_the_socket_and_nothing_else() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let neighbours = Neighbours::new(&server).await;
    let ada = Person::new(server.address(), "Ada").await;
    let table = ada.make_table(&for_two()).await;
    let said = |letters| Message::text(json!({ "type": "chat", "text": "x".repeat(letters) }).to_string());
    for (message, reason) in [
        (said(10_000), Some("table-too-long")),
        // By far too long to be read and answered.
        (said(100_000), None),
        (Message::binary(vec![0u8, 255, 1]), None),
        (Message::binary(vec![7u8; 90_000]), None),
    ] {
        let url = format!("ws://{}/api/tables/{table}/live", server.address());
        let (mut socket, _) = connect_async(url).await.unwrap();
        let _ = socket.send(message).await;
        let closed = async {
            let mut reason = None;
            loop {
                match socket.next().await.expect("the server says goodbye").unwrap() {
                    Message::Text(text) => {
                        let told: Value = serde_json::from_str(&text).unwrap();
                        reason = told["reason"]["key"].as_str().map(str::to_owned);
                    }
                    Message::Close(frame) => {
                        return (u16::from(frame.expect("a goodbye has a code").code), reason);
                    }
                    _ => {}
                }
            }
        };
        let (code, told) = timeout(PATIENCE, closed).await.unwrap();
        assert_eq!((code, told.as_deref()), (1008, reason));
    }
    neighbours.play_on().await;
    server.stop().await;
}

#[tokio::test]
async fn wrong_requests_have_typed_answers_and_no_request_of_another_site_is_obeyed() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let ada = Person::new(server.address(), "Ada").await;
    let cookie = format!("cookie: {}\r\n", ada.cookie);
    let (address, contract) = (server.address(), for_two());
    let foreign = format!("{cookie}origin: http://evil.example\r\n");
    let reply = request(address, "POST", "/api/tables", &foreign, Some(&contract)).await;
    assert_eq!((reply.status, &reply.body["error"]["key"]), (403, &json!("table-foreign-origin")));
    for path in [
        "/api/tables/../../etc/passwd",
        "/api/tables/%2e%2e%2f",
        "/api/tables/%00",
        "/..",
        "//",
        "/api/tables/a/b/c",
    ] {
        let reply = request(address, "GET", path, &cookie, None).await;
        assert!((400..500).contains(&reply.status), "{path}: {reply:?}");
    }
    let wrong = [
        json!([]),
        json!({}),
        json!({ "game": 1 }),
        json!({ "game": { "game": "chess" }, "seats": ["open"] }),
    ];
    for body in wrong {
        let reply = ada.post("/api/tables", &body).await;
        assert_eq!(reply.status, 422, "{body}");
        assert!(reply.body["error"]["key"].is_string(), "{reply:?}");
    }
    let long = ada.post("/api/me", &json!({ "name": "x".repeat(100_000) })).await;
    assert_eq!((long.status, &long.body["error"]["key"]), (413, &json!("table-too-long")));
    for forged in ["oneiros=", "oneiros=zz", &format!("oneiros={}", "a".repeat(64))] {
        let reply =
            request(address, "POST", "/api/tables", &format!("cookie: {forged}\r\n"), Some(&contract)).await;
        assert_eq!(reply.status, 401, "{forged}");
    }
    server.stop().await;
}

/// Sends bytes and reads until the server closes.
async fn converse(server: &Server, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    let _ = stream.write_all(bytes).await;
    let mut heard = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut heard)).await.expect("the server closes").ok();
    heard
}

#[tokio::test]
async fn connections_that_say_nothing_or_not_enough_are_closed_in_bounded_time() {
    let folder = Folder::new();
    let mut config = Config::local(games(), Place::Folder(folder.0.clone()));
    assert!(config.limits.set("request_time", 1) && config.limits.set("silence", 2));
    let server = Server::start(config).await.unwrap();
    let neighbours = Neighbours::new(&server).await;
    converse(&server, b"").await;
    converse(&server, b"GET /api/me HTT").await;
    converse(&server, b"\0\xff\x13\x37 garbage\r\n\r\n").await;
    let body = converse(
        &server,
        b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{",
    )
    .await;
    assert!(String::from_utf8_lossy(&body).starts_with("HTTP/1.1 408"), "{}", String::from_utf8_lossy(&body));
    let long = format!("GET / HTTP/1.1\r\nconnection: close\r\nx: {}\r\n\r\n", "y".repeat(20_000));
    let heard = converse(&server, long.as_bytes()).await;
    let heard = String::from_utf8_lossy(&heard);
    assert!(heard.starts_with("HTTP/1.1 431") && heard.contains("table-too-long"), "{heard}");
    let long = format!("GET / HTTP/1.1\r\nx: {}\r\n\r\n", "y".repeat(200_000));
    let heard = converse(&server, long.as_bytes()).await;
    assert!(heard.is_empty() || String::from_utf8_lossy(&heard).starts_with("HTTP/1.1 431"));
    // A socket that never answers a ping, and sends half a frame.
    let upgrade = format!(
        "GET /api/tables/{}/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: {}\r\n\r\n",
        neighbours.table, neighbours.ada.cookie
    );
    let mut half = upgrade.into_bytes();
    half.extend([0x81, 0xfe]);
    let heard = converse(&server, &half).await;
    // The last it hears is a goodbye with the code 1013: whoever wakes up again may come back.
    assert!(heard.starts_with(b"HTTP/1.1 101") && heard.ends_with(&[0x88, 2, 0x03, 0xf5]), "{heard:?}");
    neighbours.play_on().await;
    server.stop().await;
}

/// Asks how the server is on a connection that stays open; whether it is well. Only an answer shows that the server has taken it: the
/// system lets in more than anybody takes.
async fn is_served(stream: &mut TcpStream) -> bool {
    let mut heard = Vec::new();
    let exchange = async {
        stream.write_all(b"HEAD /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await?;
        while !heard.ends_with(b"\r\n\r\n") && stream.read_buf(&mut heard).await? > 0 {}
        Ok::<(), std::io::Error>(())
    };
    timeout(PATIENCE, exchange).await.expect("the server answers or closes").is_ok()
        && heard.starts_with(b"HTTP/1.1 200")
}

#[tokio::test]
async fn a_thousand_connections_at_once_are_all_served_while_others_play() {
    let folder = Folder::new();
    let mut config = Config::local(games(), Place::Folder(folder.0.clone()));
    // Nobody is sent away for being slow to ask.
    assert!(config.limits.set("request_time", 600) && config.limits.set("sockets_per_address", 40));
    let server = Server::start(config).await.unwrap();
    let neighbours = Neighbours::new(&server).await;
    let mut seat = neighbours.ada.open(&neighbours.table, None).await;
    let mut coming: JoinSet<TcpStream> = JoinSet::new();
    for _ in 0..1_000 {
        let address = server.address();
        coming.spawn(async move {
            let mut stream = TcpStream::connect(address).await.expect("all are let in");
            assert!(is_served(&mut stream).await, "one was closed although there was room");
            stream
        });
    }
    let mut silent = Vec::new();
    // A move for every hundred that have come.
    while let Some(came) = coming.join_next().await {
        silent.push(came.unwrap());
        if silent.len().is_multiple_of(100) {
            let answer = seat.play(silent.len()).await;
            assert_eq!(answer["type"], "ack", "{answer}");
            let seq = answer["seq"].as_u64();
            if seat.table_view["seq"].as_u64() < seq {
                seat.until(|message| message["table_view"]["seq"].as_u64() >= seq).await;
            }
        }
    }
    let mut open_sockets = Vec::new();
    let mut full = 0;
    for _ in 0..60 {
        let url = format!("ws://{}/api/tables/{}/live", server.address(), neighbours.table);
        match connect_async(url).await {
            Ok((socket, _)) => open_sockets.push(socket),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => {
                assert_eq!(response.status(), 503);
                full += 1;
            }
            Err(error) => panic!("{error}"),
        }
    }
    assert_eq!((1 + open_sockets.len(), full), (40, 21), "the player's own socket is one of them");
    let mut served = 0;
    for stream in &mut silent {
        served += usize::from(is_served(stream).await);
    }
    assert_eq!(served, 1_000, "all are still there");
    assert_eq!(seat.play(0).await["type"], "ack");
    server.stop().await;
}

#[tokio::test]
async fn connections_that_say_nothing_do_not_keep_others_out() {
    let folder = Folder::new();
    let mut config = Config::local(games(), Place::Folder(folder.0.clone()));
    config.limits.connections = 60;
    config.limits.connections_per_address = 50;
    let server = Server::start(config).await.unwrap();
    let mut silent = Vec::new();
    for _ in 0..50 {
        silent.push(TcpStream::connect(server.address()).await.unwrap());
    }
    // One more from here is closed at once, and the server goes on: as soon as one leaves there is room.
    let mut more = TcpStream::connect(server.address()).await.unwrap();
    let closed = timeout(PATIENCE, more.read(&mut [0; 1])).await.unwrap();
    assert!(matches!(closed, Ok(0) | Err(_)), "{closed:?}");
    silent.truncate(40);
    let answered = async {
        loop {
            let mut one = TcpStream::connect(server.address()).await.unwrap();
            let asked =
                one.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await;
            let mut answer = Vec::new();
            if asked.is_ok()
                && one.read_to_end(&mut answer).await.is_ok()
                && answer.starts_with(b"HTTP/1.1 200")
            {
                break;
            }
        }
    };
    timeout(PATIENCE, answered).await.expect("those who left made room");
    server.stop().await;
}

#[tokio::test]
async fn a_socket_counts_as_a_connection_for_as_long_as_it_is_open() {
    let folder = Folder::new();
    let mut config = Config::local(games(), Place::Folder(folder.0.clone()));
    config.limits.connections = 8;
    let server = Server::start(config).await.unwrap();
    let neighbours = Neighbours::new(&server).await;
    let url = format!("ws://{}/api/tables/{}/live", server.address(), neighbours.table);
    let mut sockets = Vec::new();
    let filled = async {
        while sockets.len() < 8 {
            // A connection that is over may be counted for a moment longer.
            sockets.extend(connect_async(&url).await.ok());
        }
    };
    timeout(PATIENCE, filled).await.expect("there is room for eight");
    let heard =
        converse(&server, b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await;
    assert!(heard.is_empty(), "{}", String::from_utf8_lossy(&heard));
    drop(sockets);
    server.stop().await;
}
