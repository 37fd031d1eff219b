//! A commit whose answer never came: a relay between store and PostgreSQL cuts the line at the worst moment.

use store::{Fault, Place, Store};

use crate::relay::{Mischief, Relay};
use crate::samples::{a_table, entries, entry};
use crate::stage::{Stage, address, connect, on_postgres};

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

#[test]
fn marks_of_commits_are_forgotten_when_nobody_can_ask_for_them_any_more() {
    on_postgres(async |stage: Stage| {
        let client = connect(address(&stage.place)).await;
        let marks = "INSERT INTO commits (link, batch, at)
            VALUES (1, 5, now() - interval '25 hours'), (2, 5, now() - interval '23 hours')";
        client.batch_execute(marks).await.unwrap();
        // Whoever comes to write does it.
        let other = stage.second().await;
        a_table(&other).await;
        let left = client.query("SELECT link FROM commits WHERE link IN (1, 2)", &[]).await.unwrap();
        assert_eq!(left.iter().map(|row| row.get(0)).collect::<Vec<i64>>(), [2]);
        other.close().await;
    });
}
