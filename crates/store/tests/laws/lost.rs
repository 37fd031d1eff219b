//! A commit whose answer never came: a relay between store and PostgreSQL cuts the line at the worst moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use store::{Fault, Place, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::samples::{a_table, entries, entry};
use crate::stage::{Stage, address, on_postgres};

/// What the relay does with the next commit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mischief {
    /// Passes it on like everything else.
    None,
    /// Lets it happen, keeps the answer and hangs up.
    KeepAnswer,
    /// Loses it and hangs up.
    LoseCommit,
    /// Loses it and hangs up, but only on the store: the database goes on waiting.
    LeaveHanging,
}

const ALL: [Mischief; 4] =
    [Mischief::None, Mischief::KeepAnswer, Mischief::LoseCommit, Mischief::LeaveHanging];

/// A relay to a database.
struct Relay {
    next: Arc<AtomicU8>,
    address: String,
}

impl Relay {
    async fn to(address: &str) -> Relay {
        let (start, rest) = address.rsplit_once('@').unwrap();
        let (server, database) = rest.split_once('/').unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let next = Arc::new(AtomicU8::new(0));
        tokio::spawn(accept(listener, server.to_owned(), Arc::clone(&next)));
        Relay { next, address: format!("{start}@127.0.0.1:{port}/{database}") }
    }

    fn plan(&self, mischief: Mischief) {
        self.next.store(mischief as u8, Ordering::SeqCst);
    }

    /// Whether the planned mischief has been done.
    fn is_done(&self) -> bool {
        self.next.load(Ordering::SeqCst) == Mischief::None as u8
    }
}

async fn accept(listener: TcpListener, server: String, next: Arc<AtomicU8>) {
    while let Ok((store, _)) = listener.accept().await {
        let database = TcpStream::connect(&server).await.unwrap();
        tokio::spawn(relay(store, database, Arc::clone(&next)));
    }
}

async fn relay(mut store: TcpStream, mut database: TcpStream, next: Arc<AtomicU8>) {
    let (mut asked, mut answered) = (vec![0; 65_536], vec![0; 65_536]);
    loop {
        tokio::select! {
            Ok(length @ 1..) = store.read(&mut asked) => {
                let request = &asked[..length];
                let commits = request.windows(7).any(|window| window == b"COMMIT\0");
                let mischief = if commits { next.swap(0, Ordering::SeqCst) } else { 0 };
                match ALL[usize::from(mischief)] {
                    Mischief::None => database.write_all(request).await.unwrap(),
                    Mischief::KeepAnswer => {
                        database.write_all(request).await.unwrap();
                        let length = database.read(&mut answered).await.unwrap();
                        assert!(length > 0);
                        return;
                    }
                    Mischief::LoseCommit => return,
                    Mischief::LeaveHanging => {
                        drop(store);
                        // Until the database itself hangs up.
                        while matches!(database.read(&mut answered).await, Ok(1..)) {}
                        return;
                    }
                }
            }
            Ok(length @ 1..) = database.read(&mut answered) => {
                if store.write_all(&answered[..length]).await.is_err() {
                    return;
                }
            }
            else => return,
        }
    }
}

/// Appends while the relay does its mischief; gives what the store said and how long the log is.
async fn append_through(stage: &Stage, mischief: Mischief) -> (Result<(), Fault>, usize) {
    let table = a_table(&stage.store).await;
    let relay = Relay::to(address(&stage.place)).await;
    let store = Store::open(Place::Postgres(relay.address.clone())).await.unwrap();
    relay.plan(mischief);
    let told = store.append(entry(table, 2, "two")).await;
    assert!(relay.is_done(), "the commit did not come by");
    let length = entries(&stage.store, table).await.len();
    // Whatever happened, the store works again.
    store.append(entry(table, length as u64 + 1, "next")).await.unwrap();
    store.close().await;
    (told, length)
}

#[test]
fn a_commit_that_happened_is_told_although_its_answer_was_lost() {
    on_postgres(async |stage: Stage| {
        assert_eq!(append_through(&stage, Mischief::KeepAnswer).await, (Ok(()), 2));
    });
}

#[test]
fn a_commit_that_was_lost_on_its_way_is_no_write() {
    on_postgres(async |stage: Stage| {
        let (told, length) = append_through(&stage, Mischief::LoseCommit).await;
        assert!(matches!(told, Err(Fault::Lost { .. })), "{told:?}");
        assert_eq!(length, 1);
    });
}

#[test]
fn a_transaction_left_hanging_is_ended_and_no_write() {
    on_postgres(async |stage: Stage| {
        let (told, length) = append_through(&stage, Mischief::LeaveHanging).await;
        assert!(matches!(told, Err(Fault::Lost { .. })), "{told:?}");
        assert_eq!(length, 1);
    });
}
