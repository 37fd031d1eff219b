//! Whether this server can do its work: read what is kept, and write.

use std::time::Duration;

use store::{Fault, Millis, NodeId, Store};
use tokio::sync::Mutex;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tracing::{info, warn};

use crate::app::App;
use crate::clock::Clock;

/// For how many milliseconds an answer is given again to whoever asks: however many ask, the store is tried once in that time.
const FRESH: i64 = 1_000;
/// How long the store may take.
const PATIENCE: Duration = Duration::from_secs(3);

/// What the store said when it was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// It can be read and written.
    Ready,
    /// It can be read, and refuses to be written.
    Unwritable,
    /// It cannot be reached, or not in time.
    Silent,
}

/// The last answer of the store, and the question that is under way.
#[derive(Debug, Default)]
pub(crate) struct Readiness(Mutex<Latest>);

#[derive(Debug, Default)]
struct Latest {
    answer: Option<(Millis, Verdict)>,
    /// What takes longer than anybody waited is not begun again before it is over.
    under_way: Option<JoinHandle<Result<(), Fault>>>,
}

impl Readiness {
    /// Whether the store can be read and written, as it is now or was less than a second ago.
    pub(crate) async fn ask(&self, app: &App) -> Verdict {
        self.ask_store(&app.store, app.tables.context().node, &app.clock).await
    }

    async fn ask_store(&self, store: &Store, node: NodeId, clock: &Clock) -> Verdict {
        // Whoever comes while the store is being tried waits here, and has the answer that it gives.
        let mut latest = self.0.lock().await;
        let before = match latest.answer {
            Some((at, verdict)) if clock.steady().0 - at.0 < FRESH => return verdict,
            other => other.map(|(_, verdict)| verdict),
        };
        let trial = latest.under_way.get_or_insert_with(|| tokio::spawn(tried(store.clone(), node)));
        let verdict = match timeout(PATIENCE, trial).await {
            Ok(ended) => {
                latest.under_way = None;
                verdict(ended.unwrap_or(Err(Fault::Closed)), before)
            }
            Err(_) => Verdict::Silent,
        };
        latest.answer = Some((clock.steady(), verdict));
        verdict
    }
}

/// Reads and writes something that means nothing.
async fn tried(store: Store, node: NodeId) -> Result<(), Fault> {
    store.next_due().await?;
    store.try_writing(node).await
}

/// What an answer means. Only what is not as it was before is logged, for many ask every second.
fn verdict(answer: Result<(), Fault>, before: Option<Verdict>) -> Verdict {
    let verdict = match &answer {
        Ok(()) => Verdict::Ready,
        Err(Fault::Lost { .. } | Fault::Unknown | Fault::Closed) => Verdict::Silent,
        Err(_) => Verdict::Unwritable,
    };
    match answer {
        Err(fault) if before != Some(verdict) => warn!(%fault, "this server is not ready"),
        Ok(()) if before.is_some_and(|before| before != verdict) => info!("this server is ready again"),
        _ => {}
    }
    verdict
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, Ordering};

    use store::{GuestId, Place};
    use tokio::task::JoinSet;

    use super::*;
    use crate::tables::tests::nodes::new_database;

    /// A store with somebody who is asked about it, and a clock that can be put forward.
    struct Asked {
        store: Store,
        folder: Option<PathBuf>,
        node: NodeId,
        clock: Clock,
        ahead: Arc<AtomicI64>,
        readiness: Readiness,
    }

    impl Asked {
        async fn new(place: Place) -> Asked {
            let store = Store::open(place.clone()).await.unwrap();
            let node = NodeId::random();
            store.renew_node(node, Millis(60_000), Millis(1)).await.unwrap();
            let ahead = Arc::new(AtomicI64::new(0));
            let clock = Clock::new(Arc::clone(&ahead));
            let folder = if let Place::Folder(folder) = place { Some(folder) } else { None };
            Asked { store, folder, node, clock, ahead, readiness: Readiness::default() }
        }

        async fn on_sqlite() -> Asked {
            let folder = std::env::temp_dir().join(format!("oneiros-test-{}", GuestId::random()));
            Asked::new(Place::Folder(folder)).await
        }

        /// The answer to somebody who asks when the one before is no longer fresh.
        async fn next(&self) -> Verdict {
            self.ahead.fetch_add(FRESH, Ordering::Relaxed);
            self.readiness.ask_store(&self.store, self.node, &self.clock).await
        }
    }

    impl Drop for Asked {
        fn drop(&mut self) {
            let _ = self.folder.take().map(std::fs::remove_dir_all);
        }
    }

    #[tokio::test]
    async fn a_server_is_not_ready_while_its_database_is_read_only() {
        let asked = Asked::on_sqlite().await;
        assert_eq!(asked.next().await, Verdict::Ready);
        asked.store.forbid_writing(true).await.unwrap();
        assert_eq!(asked.next().await, Verdict::Unwritable);
        asked.store.forbid_writing(false).await.unwrap();
        assert_eq!(asked.next().await, Verdict::Ready);
        asked.store.close().await;
        assert_eq!(asked.next().await, Verdict::Silent);
    }

    #[tokio::test]
    async fn a_server_is_not_ready_while_its_disk_is_full() {
        let asked = Asked::on_sqlite().await;
        asked.store.limit_pages(1).await.unwrap();
        assert_eq!(asked.next().await, Verdict::Unwritable);
        asked.store.limit_pages(1_000_000).await.unwrap();
        assert_eq!(asked.next().await, Verdict::Ready);
        // The room that it took is free for others, until they have taken it.
        asked.store.limit_pages(1).await.unwrap();
        assert_eq!(asked.next().await, Verdict::Ready);
        let mut names = 0_u64;
        while asked.store.add_guest(GuestId::new(names), &"x".repeat(200), Millis(1)).await.is_ok() {
            names += 1;
        }
        assert!(names > 10, "the room that was free could be used: {names}");
        assert_eq!(asked.next().await, Verdict::Unwritable);
    }

    #[tokio::test]
    async fn however_many_ask_at_once_the_store_is_tried_once_and_nothing_is_left_in_it() {
        let asked = Arc::new(Asked::on_sqlite().await);
        asked.next().await;
        let pages = |asked: &Asked| {
            let database =
                rusqlite::Connection::open(asked.folder.as_ref().unwrap().join("oneiros.db")).unwrap();
            let number = |sql| database.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
            (number("PRAGMA page_count"), number("SELECT count(*) FROM write_trials"))
        };
        let (before, writes) = (pages(&asked), asked.store.stats().writes);
        asked.ahead.fetch_add(FRESH, Ordering::Relaxed);
        let (began, mut subscribers) = (asked.clock.steady(), JoinSet::new());
        let held = asked.readiness.0.lock().await;
        for _ in 0..200 {
            let asked = Arc::clone(&asked);
            subscribers.spawn(async move {
                asked.readiness.ask_store(&asked.store, asked.node, &asked.clock).await
            });
        }
        drop(held);
        assert!(subscribers.join_all().await.iter().all(|verdict| *verdict == Verdict::Ready));
        let seconds = (asked.clock.steady().0 - began.0) / FRESH;
        let tried = asked.store.stats().writes - writes;
        assert!((1..=1 + seconds.cast_unsigned()).contains(&tried), "{tried} in {seconds} seconds");
        for _ in 0..100 {
            assert_eq!(asked.next().await, Verdict::Ready);
        }
        assert_eq!((before.1, pages(&asked)), (0, before));
    }

    #[tokio::test]
    async fn what_takes_longer_than_anybody_waits_is_begun_once_and_its_end_is_waited_for() {
        let asked = Asked::on_sqlite().await;
        let database = rusqlite::Connection::open(asked.folder.as_ref().unwrap().join("oneiros.db")).unwrap();
        database.execute_batch("BEGIN IMMEDIATE").unwrap();
        let writes = asked.store.stats().writes;
        // Whoever asks goes away before there is an answer, many times.
        for _ in 0..50 {
            assert!(timeout(Duration::ZERO, asked.next()).await.is_err());
            tokio::task::yield_now().await;
        }
        database.execute_batch("ROLLBACK").unwrap();
        assert_eq!(asked.next().await, Verdict::Ready);
        assert_eq!(asked.store.stats().writes - writes, 1);
    }

    #[tokio::test]
    async fn a_server_is_not_ready_while_postgresql_lets_nobody_write() {
        let place = new_database().await;
        let Place::Postgres(address) = &place else { panic!("it is a database") };
        let asked = Asked::new(place.clone()).await;
        assert_eq!(asked.next().await, Verdict::Ready);
        let (admin, connection) = tokio_postgres::connect(address, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                      WHERE datname = current_database() AND pid <> pg_backend_pid()";
        for (read_only, verdict) in [("on", Verdict::Unwritable), ("off", Verdict::Ready)] {
            let name: String = admin.query_one("SELECT current_database()", &[]).await.unwrap().get(0);
            // As after a switch to a standby: whoever connects anew finds that nothing may be written.
            let set = format!("ALTER DATABASE {name} SET default_transaction_read_only = {read_only}");
            admin.batch_execute(&format!("SET default_transaction_read_only = off; {set}")).await.unwrap();
            admin.query(others, &[]).await.unwrap();
            // They are told to end, and take their time; whoever listens to the news comes again by itself.
            let gone = "SELECT count(*) = 0 FROM pg_stat_activity \
                        WHERE datname = current_database() AND application_name LIKE 'oneiros%' \
                        AND application_name <> 'oneiros news'";
            let ended = async { while !admin.query_one(gone, &[]).await.unwrap().get::<_, bool>(0) {} };
            timeout(Duration::from_secs(60), ended).await.expect("they end");
            // The connections that are gone are noticed by whoever uses them first.
            let mut found = asked.next().await;
            for _ in 0..20 {
                if found == verdict {
                    break;
                }
                assert_eq!(found, Verdict::Silent);
                found = asked.next().await;
            }
            assert_eq!(found, verdict);
        }
        let rows = admin.query_one("SELECT count(*) FROM nodes", &[]).await.unwrap();
        assert_eq!(rows.get::<_, i64>(0), 1);
        asked.store.close().await;
    }
}
