//! The play that is recorded: enough of it that the journal is carried over and begins anew in between.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use faulty_disk::{Recording, Tape};
use store::{Fault, Millis, Place, Seq, Store};
use tokio::task::JoinSet;

use crate::plan::{Plan, Progress, TABLES};

/// So many lots at each table before the journal is carried over: more than a thousand writes in all, after which that is done.
const BEFORE: usize = 100;
/// And so many after it, which begin the journal anew.
const AFTER: usize = 8;
/// The store carries the journal over in the next pause; this is far longer.
const PATIENCE: Duration = Duration::from_secs(60);

/// Opens a store for the first time, and records it.
pub(crate) fn first_start(folder: &Path) -> Tape {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let recording = Recording::start(folder).unwrap();
    runtime.block_on(async {
        Store::open(Place::Folder(folder.to_owned())).await.unwrap().close().await;
    });
    recording.stop()
}

/// Writes on at all tables from where they are, and records what becomes of it.
pub(crate) fn play(plan: &Plan, folder: &Path, from: &Progress) -> Tape {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let recording = Arc::new(Recording::start(folder).unwrap());
    runtime.block_on(async {
        let store = Store::open(Place::Folder(folder.to_owned())).await.unwrap();
        if store.guest(plan.guest).await.unwrap().is_none() {
            store.add_guest(plan.guest, "Ada", Millis(1)).await.unwrap();
        }
        // A pause long enough for the journal to be carried over can come at any time from here on.
        let (watched, position) = (Arc::clone(&recording), recording.position());
        let now = play_all(plan, &store, &recording, from.clone(), BEFORE).await;
        let carried =
            tokio::task::spawn_blocking(move || watched.wait_for_write("oneiros.db", position, PATIENCE));
        let now = play_all(plan, &store, &recording, now, 2).await;
        assert!(carried.await.unwrap(), "the journal is never carried over");
        play_all(plan, &store, &recording, now, AFTER).await;
        store.close().await;
    });
    drop(runtime);
    Arc::into_inner(recording).unwrap().stop()
}

/// Writes so many lots at every table, at all of them at once.
async fn play_all(
    plan: &Plan,
    store: &Store,
    recording: &Arc<Recording>,
    from: Progress,
    count: usize,
) -> Progress {
    let mut tables = JoinSet::new();
    for table in 0..TABLES as usize {
        let lots: Vec<_> =
            plan.tables[table].lots.iter().skip(from.lots(table)).take(count).cloned().collect();
        assert_eq!(lots.len(), count, "more was planned for a table than it is played");
        let (made, said) = (plan.new_table(table), plan.line(table, from.lines(table) + 1));
        let (store, recording, guest) = (store.clone(), Arc::clone(recording), plan.guest);
        let (mut done, lines) = (from.lots(table), from.lines(table) + 1);
        tables.spawn(async move {
            for lot in lots {
                let (id, place) = (lot.table, lot.seq);
                match done {
                    0 => store.create(made.clone()).await.unwrap(),
                    _ => store.append(lot.clone()).await.unwrap(),
                }
                done += 1;
                recording.mark(Progress::mark_of_lots(table, done));
                if done % 7 == 0 {
                    let late = store::Append::entry(id, place, Millis(1), "refused".to_owned());
                    assert_eq!(store.append(late).await, Err(Fault::Conflict));
                }
            }
            assert_eq!(store.say(made.id, guest, Millis(1), &said).await, Ok(Seq(lines as u64)));
            recording.mark(Progress::mark_of_lines(table, lines));
            (table, done, lines)
        });
    }
    let mut now = from;
    for (table, lots, lines) in tables.join_all().await {
        now.set(table, lots, lines);
    }
    now
}
