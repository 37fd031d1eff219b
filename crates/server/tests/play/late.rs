//! Messages that do not arrive at once: quiet hours, attempts that fail, and encrypted ways.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use rustls::{ServerConfig, crypto};
use serde_json::{Value, json};
use server::{Config, Server};
use store::Place;
use tokio_rustls::TlsAcceptor;

use crate::client::tried::games;
use crate::client::{Folder, Person, begun, for_two_and_long};
use crate::receiver::{Arrived, Receiver, leave_waiting, play_alone};

const HOUR: i64 = 60 * 60 * 1_000;

fn config(folder: &Folder) -> Config {
    let mut config = Config::local(games(), Place::Folder(folder.0.clone()));
    config.webhooks.allow_private = true;
    config
}

async fn two(server: &Server, hooks: [&Value; 2]) -> (Person, Person) {
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    for (person, hook) in [(&ada, hooks[0]), (&ben, hooks[1])] {
        let set = person.put("/api/me/webhook", hook).await;
        assert_eq!(set.status, 200, "{set:?}");
    }
    (ada, ben)
}

/// Turns the clock on until the next message comes.
async fn next_later(receiver: &Receiver, clock: &Arc<AtomicI64>, by: i64) -> Arrived {
    let mut turn = tokio::time::interval(Duration::from_millis(200));
    let mut next = std::pin::pin!(receiver.next());
    loop {
        tokio::select! {
            arrived = &mut next => return arrived,
            _ = turn.tick() => { clock.fetch_add(by, Ordering::Relaxed); }
        }
    }
}

#[tokio::test]
async fn a_message_is_given_up_after_the_last_attempt_and_the_next_one_has_its_own_id() {
    let (folder, receiver) = (Folder::new(), Receiver::new().await);
    let mut config = config(&folder);
    config.limits.hook_attempts = 3;
    config.limits.hook_pause = Duration::from_secs(60 * 60);
    let clock = Arc::clone(&config.ahead);
    let server = Server::start(config).await.unwrap();
    let (ada, ben) = two(&server, [&receiver.hook(), &receiver.hook()]).await;
    let (table, seats) = begun(&ada, &ben, &for_two_and_long()).await;
    leave_waiting(seats, 1).await;
    let first = receiver.next().await.answer("500 Internal Server Error").await;
    for _ in 1..3 {
        let again = next_later(&receiver, &clock, HOUR).await;
        assert_eq!(again.answer("503 Service Unavailable").await, first);
    }
    // Ben comes by himself and plays; now it is Ada who is away.
    let mut seat = ben.open(&table, None).await;
    seat.until_here(&json!([2])).await;
    play_alone(&mut seat).await;
    let second = next_later(&receiver, &clock, 1_000 * HOUR).await;
    assert_ne!(second.id, first);
    second.answer("204 No Content").await;
    server.stop().await;
    let database = rusqlite::Connection::open(folder.0.join("oneiros.db")).unwrap();
    let left = "SELECT count(*) FROM outbox WHERE id = ?1";
    assert_eq!(database.query_row(left, [&first], |row| row.get::<_, i64>(0)).unwrap(), 0);
}

#[tokio::test]
async fn in_quiet_hours_nothing_is_sent_and_at_their_end_what_still_waits_is() {
    let (folder, receiver) = (Folder::new(), Receiver::new().await);
    let config = config(&folder);
    let clock = Arc::clone(&config.ahead);
    let server = Server::start(config).await.unwrap();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() / 60;
    let quiet = json!({ "from": (now + 1_440 - 60) % 1_440, "to": (now + 120) % 1_440, "ahead": 0 });
    let mut hook = receiver.hook();
    hook["quiet"] = quiet;
    let (ada, ben) = two(&server, [&receiver.hook(), &hook]).await;
    let (night, seats) = begun(&ada, &ben, &for_two_and_long()).await;
    leave_waiting(seats, 1).await;
    // What Ada gets was written later and comes first.
    let (day, seats) = begun(&ada, &ben, &for_two_and_long()).await;
    leave_waiting(seats, 0).await;
    let arrived = receiver.next().await;
    assert_eq!(arrived.body["table"], json!(day));
    arrived.answer("204 No Content").await;
    let late = next_later(&receiver, &clock, HOUR).await;
    assert_eq!(late.body["table"], json!(night));
    // It was not sent before the end of the quiet hours.
    assert!(clock.load(Ordering::Relaxed) >= 2 * HOUR, "{clock:?}");
    late.answer("204 No Content").await;
    server.stop().await;
}

fn acceptor() -> TlsAcceptor {
    let chain = vec![CertificateDer::from(include_bytes!("tls/receiver.der").as_slice())];
    let key = PrivatePkcs8KeyDer::from(include_bytes!("tls/receiver.key.der").as_slice());
    let config = ServerConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().unwrap().with_no_client_auth();
    TlsAcceptor::from(Arc::new(config.with_single_cert(chain, PrivateKeyDer::Pkcs8(key)).unwrap()))
}

#[tokio::test]
async fn a_message_goes_over_tls_to_who_can_prove_the_name_and_to_nobody_else() {
    let (folder, receiver, acceptor) = (Folder::new(), Receiver::new().await, acceptor());
    let mut config = config(&folder);
    config.limits.hook_pause = Duration::from_millis(10);
    let server = Server::start(config.clone()).await.unwrap();
    let hook = json!({ "url": receiver.url("https") });
    let (ada, ben) = two(&server, [&hook, &hook]).await;
    let (table, seats) = begun(&ada, &ben, &for_two_and_long()).await;
    leave_waiting(seats, 1).await;
    // No public authority knows this receiver.
    let stream = receiver.accept().await;
    assert!(acceptor.accept(stream).await.is_err());
    server.stop().await;
    config.webhooks.authority = Some(include_bytes!("tls/authority.der").to_vec());
    config.ahead.fetch_add(HOUR, Ordering::Relaxed);
    let server = Server::start(config).await.unwrap();
    let arrived = loop {
        let stream = receiver.accept().await;
        // Attempts of the server that is gone may still be waiting here.
        if let Ok(stream) = acceptor.accept(stream).await {
            break Arrived::read(stream).await;
        }
    };
    assert_eq!(arrived.body["table"], json!(table));
    arrived.answer("204 No Content").await;
    server.stop().await;
}
