//! Somebody else holds what a write needs, as a server does that was cut off in the middle of a transaction.

use std::future::poll_fn;
use std::task::Poll;
use std::time::Duration;

use store::{Append, Fault, Millis, NodeId};
use tokio::time::timeout;

use crate::samples::{a_table, entries, entry};
use crate::stage::{Stage, address, connect, on_postgres};

/// Far longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

#[test]
fn whoever_needs_what_somebody_has_locked_is_told_so_and_holds_up_none_of_those_beside() {
    on_postgres(async |stage: Stage| {
        let store = &stage.store;
        let mut tables = [a_table(store).await, a_table(store).await, a_table(store).await];
        tables.sort_unstable();
        let [_, locked, _] = tables;
        let mut known = Vec::new();
        for table in tables {
            known.push(store.table(table).await.unwrap().unwrap().hash);
        }
        let client = connect(address(&stage.place)).await;
        client.batch_execute("BEGIN").await.unwrap();
        let lock = "SELECT FROM heads WHERE table_id = $1 FOR UPDATE";
        client.execute(lock, &[&locked.get().cast_signed()]).await.unwrap();
        // All of them come to wait at once, and are written together.
        let mut writes: Vec<_> = tables
            .iter()
            .zip(known)
            .map(|(table, known)| {
                Box::pin(store.append(Append { after: Some(known), ..entry(*table, 2, "two") }))
            })
            .collect();
        poll_fn(|cx| {
            assert!(writes.iter_mut().all(|write| write.as_mut().poll(cx).is_pending()));
            Poll::Ready(())
        })
        .await;
        for (write, table) in writes.into_iter().zip(tables) {
            let told = timeout(PATIENCE, write).await.expect("nobody waits for ever");
            assert_eq!(told, if table == locked { Err(Fault::Busy) } else { Ok(()) });
        }
        client.batch_execute("ROLLBACK").await.unwrap();
        store.append(entry(locked, 2, "two")).await.unwrap();
        for table in tables {
            assert_eq!(entries(store, table).await, ["made", "two"]);
        }
    });
}

#[test]
fn a_server_gives_signs_of_life_while_what_it_writes_takes_long() {
    on_postgres(async |stage: Stage| {
        let (store, node) = (stage.store.clone(), NodeId::random());
        let table = a_table(&store).await;
        let client = connect(address(&stage.place)).await;
        let slow = "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql
                AS 'BEGIN PERFORM pg_sleep(3600); RETURN NEW; END';
            CREATE TRIGGER slow BEFORE UPDATE ON heads FOR EACH ROW EXECUTE FUNCTION slow()";
        client.batch_execute(slow).await.unwrap();
        let writing = tokio::spawn({
            let store = store.clone();
            async move { store.append(entry(table, 2, "two")).await }
        });
        let sleeps = "SELECT pid FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event = 'PgSleep'";
        let asleep = async {
            loop {
                if let Some(row) = client.query_opt(sleeps, &[]).await.unwrap() {
                    return row.get::<_, i32>(0);
                }
            }
        };
        let process = timeout(PATIENCE, asleep).await.expect("it is being written");
        assert_eq!(store.renew_node(node, Millis(60_000), Millis(1)).await, Ok(false));
        assert_eq!(store.renew_node(node, Millis(60_000), Millis(2)).await, Ok(true));
        assert_eq!(store.resume(Millis(3), Millis(9)).await, Ok(None));
        store.drop_node(node, Millis(4)).await.unwrap();
        assert!(!writing.is_finished());
        client.query("SELECT pg_cancel_backend($1)", &[&process]).await.unwrap();
        assert!(matches!(writing.await.unwrap(), Err(Fault::Failed { .. })));
    });
}
