//! A client that stops reading is dropped after a bounded queue, and can come back; the others notice nothing.

use serde_json::{Value, json};
use server::{Config, Server};
use store::Place;
use tokio::net::TcpSocket;

use crate::client::tried::games;
use crate::client::{Folder, Person, Seat, begun, for_two_and_long};

/// A socket with a small window that nobody reads from.
async fn open_slowly(person: &Person, table: &str) -> Seat {
    let way = TcpSocket::new_v4().unwrap();
    way.set_recv_buffer_size(4096).unwrap();
    Seat::over(way, person.server, table, None, ("cookie", &person.cookie)).await.unwrap()
}

/// Whether the last that was heard of who is here is this.
fn is_here(seat: &Seat, seats: &Value, watching: u64) -> bool {
    let last = seat.heard.iter().rfind(|message| message["type"] == "here");
    last.is_some_and(|here| here["seats"] == *seats && here["watching"] == watching)
}

/// Does something at the table that all are told.
async fn make_news(seat: &mut Seat, closed: bool) {
    let answer = seat.ask(json!({ "do": "close-chat", "closed": closed })).await;
    assert_eq!(answer["type"], "ack", "{answer}");
}

/// What was told of the steps of a table after one of them.
fn told(heard: &[Value], since: u64) -> Vec<Value> {
    let pasts = heard.iter().filter_map(|message| message["past"].as_array()).flatten();
    pasts.filter(|past| past["seq"].as_u64() > Some(since)).cloned().collect()
}

#[tokio::test]
async fn who_stops_reading_is_dropped_and_resumes_with_just_what_was_missed_while_the_others_play_on() {
    let folder = Folder::new();
    let mut config = Config::local(games(), Place::Folder(folder.0.clone()));
    assert!(config.limits.set("queue", 4) && config.limits.set("commands_per_second", 100_000));
    let server = Server::start(config).await.unwrap();
    let [ada, ben, cleo] = ["Ada", "Ben", "Cleo"].map(|name| Person::new(server.address(), name));
    let (ada, ben, cleo) = (ada.await, ben.await, cleo.await);
    let (table, [mut seat, other]) = begun(&ada, &ben, &for_two_and_long()).await;
    drop(other);
    // Somebody on a seat, and somebody who watches.
    for (slow, seats, watching) in [(&ben, json!([1, 2]), 0), (&cleo, json!([1]), 1)] {
        while !is_here(&seat, &json!([1]), 0) {
            seat.next().await.unwrap();
        }
        let mut lagging = open_slowly(slow, &table).await;
        while !is_here(&seat, &seats, watching) {
            seat.next().await.unwrap();
        }
        // Everything that can wait between here and there is filled; then they are gone.
        let mut asked = 0;
        while !is_here(&seat, &json!([1]), 0) {
            asked += 1;
            assert!(asked < 20_000, "whoever is slow is never dropped");
            make_news(&mut seat, asked % 2 == 1).await;
        }
        make_news(&mut seat, asked % 2 == 0).await;
        while lagging.next().await.is_some() {}
        let since = lagging.table_view["seq"].as_u64().unwrap();
        let back = slow.open(&table, Some(since)).await;
        let head = back.table_view["seq"].as_u64().unwrap();
        assert!(since < head, "the last news came when they were gone");
        let missed = back.heard[0]["missed"].as_array().expect("what was missed is remembered");
        let seqs: Vec<Option<u64>> = missed.iter().map(|past| past["seq"].as_u64()).collect();
        assert_eq!(seqs, (since + 1..=head).map(Some).collect::<Vec<_>>());
        if seat.table_view["seq"].as_u64() < Some(head) {
            seat.until(|message| message["table_view"]["seq"].as_u64() >= Some(head)).await;
        }
        assert_eq!(missed, &told(&seat.heard, since), "it is what the others were told");
        let own = back.table_view["chairs"].as_array().unwrap().iter().filter(|chair| chair["own"] == true);
        assert_eq!(own.count(), usize::from(watching == 0), "they are who they were");
    }
    if seat.prompt().is_none() {
        let acting = ben.open(&table, None).await;
        seat = acting;
    }
    assert_eq!(seat.play(3).await["type"], "ack");
    server.stop().await;
}
