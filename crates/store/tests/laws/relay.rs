//! A relay between a store and PostgreSQL, which does mischief to a commit.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;

/// What the relay does with the next commit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mischief {
    /// Passes it on like everything else.
    None,
    /// Lets it happen, keeps the answer and hangs up.
    KeepAnswer,
    /// Loses it and hangs up.
    LoseCommit,
    /// Loses it and hangs up, but only on the store: the database goes on waiting.
    LeaveHanging,
    /// Lets it happen and keeps the answer; the store is left waiting until it is let go.
    KeepAnswerAndWait,
    /// Loses it; the store is left waiting until it is let go.
    LoseCommitAndWait,
}

const ALL: [Mischief; 6] = [
    Mischief::None,
    Mischief::KeepAnswer,
    Mischief::LoseCommit,
    Mischief::LeaveHanging,
    Mischief::KeepAnswerAndWait,
    Mischief::LoseCommitAndWait,
];

/// What the relay is to do, and how far it is.
struct Plan {
    next: AtomicU8,
    /// One for each commit whose store is left waiting.
    kept: Semaphore,
    /// One for each store that may be let go.
    let_go: Semaphore,
}

/// A relay to a database.
pub(crate) struct Relay {
    plan: Arc<Plan>,
    pub(crate) address: String,
}

impl Relay {
    pub(crate) async fn to(address: &str) -> Relay {
        let (start, rest) = address.rsplit_once('@').unwrap();
        let (server, database) = rest.split_once('/').unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (next, kept, let_go) = (AtomicU8::new(0), Semaphore::new(0), Semaphore::new(0));
        let plan = Arc::new(Plan { next, kept, let_go });
        tokio::spawn(accept(listener, server.to_owned(), Arc::clone(&plan)));
        Relay { plan, address: format!("{start}@127.0.0.1:{port}/{database}") }
    }

    pub(crate) fn plan(&self, mischief: Mischief) {
        self.plan.next.store(mischief as u8, Ordering::SeqCst);
    }

    /// Whether the planned mischief has been done.
    pub(crate) fn is_done(&self) -> bool {
        self.plan.next.load(Ordering::SeqCst) == Mischief::None as u8
    }

    /// Waits until a store is left waiting for the answer to its commit.
    pub(crate) async fn keeps_waiting(&self) {
        self.plan.kept.acquire().await.unwrap().forget();
    }

    /// Hangs up on the store that is left waiting.
    pub(crate) fn let_go(&self) {
        self.plan.let_go.add_permits(1);
    }
}

impl Plan {
    async fn keep_waiting(&self) {
        self.kept.add_permits(1);
        self.let_go.acquire().await.unwrap().forget();
    }
}

async fn accept(listener: TcpListener, server: String, plan: Arc<Plan>) {
    while let Ok((store, _)) = listener.accept().await {
        // While the database is down, whoever comes is sent away.
        if let Ok(database) = TcpStream::connect(&server).await {
            tokio::spawn(relay(store, database, Arc::clone(&plan)));
        }
    }
}

async fn relay(mut store: TcpStream, mut database: TcpStream, plan: Arc<Plan>) {
    let (mut asked, mut answered) = (vec![0; 65_536], vec![0; 65_536]);
    loop {
        tokio::select! {
            Ok(length @ 1..) = store.read(&mut asked) => {
                let request = &asked[..length];
                let commits = request.windows(7).any(|window| window == b"COMMIT\0");
                let mischief = if commits { plan.next.swap(0, Ordering::SeqCst) } else { 0 };
                let mischief = ALL[usize::from(mischief)];
                if matches!(mischief, Mischief::KeepAnswer | Mischief::KeepAnswerAndWait) {
                    database.write_all(request).await.unwrap();
                    assert!(database.read(&mut answered).await.unwrap() > 0);
                }
                match mischief {
                    Mischief::None if database.write_all(request).await.is_ok() => {}
                    Mischief::None | Mischief::KeepAnswer | Mischief::LoseCommit => return,
                    Mischief::KeepAnswerAndWait | Mischief::LoseCommitAndWait => {
                        return plan.keep_waiting().await;
                    }
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
