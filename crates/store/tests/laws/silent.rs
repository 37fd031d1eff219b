//! A database that says nothing any more, on connections that are open and on new ones: whoever waits for it gives up.
//!
//! Time is put forward here whenever nothing else can happen, so that long limits are over at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use store::{Fault, GuestId, Millis, News, NodeId, Place, Seq, Store};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::time::{pause, resume, timeout};

use crate::samples::{a_table, entries, entry};
use crate::stage::new_database;

/// Longer than all limits together, and no longer than a moment.
const FOR_EVER: Duration = Duration::from_secs(3_600);

/// A way to a database that can fall silent.
struct Way {
    /// The address by this way.
    address: String,
    /// The address by another one.
    database: String,
    is_silent: Arc<AtomicBool>,
    falls_silent: Arc<Notify>,
}

impl Way {
    async fn to(database: &str) -> Way {
        let (start, rest) = database.rsplit_once('@').unwrap();
        let (server, name) = rest.split_once('/').unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (is_silent, falls_silent) = (Arc::new(AtomicBool::new(false)), Arc::new(Notify::new()));
        let address = format!("{start}@127.0.0.1:{port}/{name}");
        tokio::spawn(accept(listener, server.to_owned(), Arc::clone(&is_silent), Arc::clone(&falls_silent)));
        Way { address, database: database.to_owned(), is_silent, falls_silent }
    }

    fn fall_silent(&self) {
        self.is_silent.store(true, Ordering::SeqCst);
        self.falls_silent.notify_waiters();
    }

    /// New connections are heard again. Those that fell silent stay so.
    fn speak(&self) {
        self.is_silent.store(false, Ordering::SeqCst);
    }
}

async fn accept(listener: TcpListener, server: String, is_silent: Arc<AtomicBool>, silence: Arc<Notify>) {
    let mut silent = Vec::new();
    while let Ok((mut store, _)) = listener.accept().await {
        if is_silent.load(Ordering::SeqCst) {
            silent.push(store);
            continue;
        }
        let mut database = TcpStream::connect(&server).await.unwrap();
        let silence = Arc::clone(&silence);
        tokio::spawn(async move {
            tokio::select! {
                _ = copy_bidirectional(&mut store, &mut database) => {}
                () = silence.notified() => {
                    // Both ends stay open, and neither hears anything of the other.
                    std::future::pending::<()>().await;
                }
            }
        });
    }
}

/// A store over such a way, and another that is not.
async fn apart() -> (Way, Store, Store) {
    let address = new_database().await;
    let others = Store::open(Place::Postgres(address.clone())).await.unwrap();
    let way = Way::to(&address).await;
    let store = Store::open(Place::Postgres(way.address.clone())).await.unwrap();
    (way, store, others)
}

fn on_one_thread(work: impl Future<Output = ()>) {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(work);
}

#[test]
fn whoever_writes_to_a_database_that_fell_silent_is_told_so_the_first_time_and_the_next() {
    on_one_thread(async {
        let (way, store, others) = apart().await;
        let (table, node) = (a_table(&others).await, NodeId::random());
        store.renew_node(node, Millis(60_000), Millis(1)).await.unwrap();
        way.fall_silent();
        pause();
        // First on the connection there was, then on new ones.
        for _ in 0..3 {
            let writing = async { store.add_guest(GuestId::random(), "Ada", Millis(1)).await.map(drop) };
            let living = async { store.renew_node(node, Millis(60_000), Millis(1)).await.map(drop) };
            for told in [timeout(FOR_EVER, writing).await, timeout(FOR_EVER, living).await] {
                let told = told.expect("it gives up");
                assert!(matches!(told, Err(Fault::Lost { .. } | Fault::Unknown)), "{told:?}");
            }
        }
        way.speak();
        resume();
        store.append(entry(table, 2, "ours")).await.unwrap();
        assert_eq!(entries(&others, table).await, ["made", "ours"]);
    });
}

#[test]
fn whoever_reads_again_after_a_silence_is_answered_the_first_time_however_many_connections_were_kept() {
    on_one_thread(async {
        let (way, store, others) = apart().await;
        let table = a_table(&others).await;
        let readers = (0..8).map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.table(table).await })
        });
        for reader in readers.collect::<Vec<_>>() {
            assert!(reader.await.unwrap().unwrap().is_some());
        }
        way.fall_silent();
        pause();
        let told = timeout(FOR_EVER, store.table(table)).await.expect("it gives up");
        assert!(matches!(told, Err(Fault::Lost { .. })), "{told:?}");
        way.speak();
        resume();
        assert!(store.table(table).await.unwrap().is_some());
    });
}

#[test]
fn whoever_listens_to_a_database_that_fell_silent_hears_of_it_and_then_the_news_again() {
    on_one_thread(async {
        let (way, store, others) = apart().await;
        let (table, mut news) = (a_table(&others).await, store.news());
        // In time that is put forward it would believe its own connections silent too.
        others.close().await;
        way.fall_silent();
        pause();
        // Long enough to notice, and to try in vain to connect anew.
        tokio::time::sleep(Duration::from_secs(120)).await;
        way.speak();
        tokio::time::sleep(Duration::from_secs(60)).await;
        resume();
        let heard = timeout(FOR_EVER, async { while news.next().await != Some(News::Lagged) {} }).await;
        assert!(heard.is_ok(), "it is told that news was lost");
        let others = Store::open(Place::Postgres(way.database.clone())).await.unwrap();
        others.append(entry(table, 2, "theirs")).await.unwrap();
        assert_eq!(news.next().await, Some(News::Table { table, seq: Seq(2) }));
    });
}
