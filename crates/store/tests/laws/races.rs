//! Many writers at once.

use std::collections::BTreeMap;

use store::{Append, Fault, GuestId, NewTable, Seq, Store, TableId};
use tokio::task::JoinSet;

use crate::samples::{a_guest, a_table, entries, entry, message, new_table};
use crate::stage::{Stage, laws};

laws! {
    of_many_writers_every_place_has_one,
    in_a_crowd_only_what_is_wrong_is_refused,
    what_cannot_be_written_costs_the_others_no_flush_of_their_own,
    a_write_goes_on_when_nobody_waits_for_it,
    writes_share_a_flush,
}

/// Writes as one of several, each at the place it believes to be next; gives what it got in.
async fn contend(
    store: Store,
    writer: usize,
    tables: Vec<TableId>,
    upto: u64,
) -> Vec<(TableId, Seq, String)> {
    let mut won = Vec::new();
    for table in tables {
        let mut seq = 2;
        while seq <= upto {
            let text = format!("{writer} at {seq}");
            match store.append(entry(table, seq, &text)).await {
                Ok(()) => won.push((table, Seq(seq), text)),
                Err(Fault::Conflict) => {}
                Err(other) => panic!("{other}"),
            }
            seq = store.table(table).await.unwrap().unwrap().last.0 + 1;
        }
    }
    won
}

async fn of_many_writers_every_place_has_one(stage: Stage) {
    let servers = [stage.store.clone(), stage.second().await];
    let tables = [a_table(&stage.store).await, a_table(&stage.store).await, a_table(&stage.store).await];
    let mut writers = JoinSet::new();
    for writer in 0..8 {
        let mut order = tables.to_vec();
        order.rotate_left(writer % 3);
        writers.spawn(contend(servers[writer % 2].clone(), writer, order, 40));
    }
    let won = writers.join_all().await.concat();
    let told: BTreeMap<_, _> = won.iter().map(|(table, seq, text)| ((*table, *seq), text.clone())).collect();
    assert_eq!(told.len(), won.len(), "two were told that they have the same place");
    for table in tables {
        let found = entries(&stage.store, table).await;
        assert_eq!(found.len(), 40);
        for (text, seq) in found.iter().zip(1..).skip(1) {
            assert_eq!(told.get(&(table, Seq(seq))), Some(text));
        }
    }
    assert_eq!(told.len(), 3 * 39);
}

async fn in_a_crowd_only_what_is_wrong_is_refused(stage: Stage) {
    let store = &stage.store;
    let maker = a_guest(store).await;
    let code = "CRWDED".parse().ok();
    store.create(NewTable { code, ..new_table(maker) }).await.unwrap();
    let mut crowd = JoinSet::new();
    for number in 0..60_u64 {
        let table = a_table(store).await;
        let store = store.clone();
        crowd.spawn(async move {
            let fine = entry(table, 2, "fine");
            let to_nobody = Append { outbox: vec![message(GuestId::random(), 0)], ..fine.clone() };
            let (expected, result) = match number % 4 {
                0 => (Err(Fault::Conflict), store.append(entry(table, 9, "wrong")).await),
                1 => (Err(Fault::Missing), store.append(to_nobody).await),
                2 => (Err(Fault::CodeTaken), store.create(NewTable { code, ..new_table(maker) }).await),
                _ => (Ok(()), store.append(fine).await),
            };
            assert_eq!(result, expected);
            let length = if expected.is_ok() { 2 } else { 1 };
            assert_eq!(entries(&store, table).await.len(), length);
        });
    }
    crowd.join_all().await;
}

async fn what_cannot_be_written_costs_the_others_no_flush_of_their_own(stage: Stage) {
    let store = &stage.store;
    let mut tables = Vec::new();
    for _ in 0..40 {
        let table = a_table(store).await;
        tables.push((table, store.table(table).await.unwrap().unwrap().hash));
    }
    let before = store.stats();
    // While somebody else holds the database, all of them come to wait for it.
    let held = stage.hold().await;
    let mut writes: Vec<_> = tables
        .iter()
        .zip(0..)
        .map(|(&(table, known), number)| {
            let fine = Append { after: Some(known), ..entry(table, 2, "fine") };
            let nobody = message(GuestId::random(), 0);
            let outbox = if number % 4 == 1 { vec![nobody] } else { Vec::new() };
            Box::pin(store.append(Append { outbox, ..fine }))
        })
        .collect();
    std::future::poll_fn(|cx| {
        assert!(writes.iter_mut().all(|write| write.as_mut().poll(cx).is_pending()));
        std::task::Poll::Ready(())
    })
    .await;
    held.let_go().await;
    for (write, number) in writes.into_iter().zip(0..) {
        assert_eq!(write.await, if number % 4 == 1 { Err(Fault::Missing) } else { Ok(()) });
    }
    let after = store.stats();
    assert_eq!(after.writes - before.writes, 30);
    // The writer may have begun with some of them before the others were there.
    assert!(after.flushes - before.flushes <= 2, "{after:?}");
}

async fn a_write_goes_on_when_nobody_waits_for_it(stage: Stage) {
    let store = stage.store.clone();
    let table = a_table(&store).await;
    let known = store.table(table).await.unwrap().unwrap().hash;
    let two = Append { after: Some(known), ..entry(table, 2, "two") };
    let after_two = two.hashes(known).last().copied();
    let mut walked_away = Box::pin(store.append(two));
    // It is handed over at the first look, and then let go of.
    std::future::poll_fn(|cx| {
        let _ = walked_away.as_mut().poll(cx);
        std::task::Poll::Ready(())
    })
    .await;
    drop(walked_away);
    // Writes of one table keep their order, so when this one is answered the other is done.
    store.append(Append { after: after_two, ..entry(table, 3, "three") }).await.unwrap();
    assert_eq!(entries(&store, table).await, ["made", "two", "three"]);
}

async fn writes_share_a_flush(stage: Stage) {
    let mut tables = Vec::new();
    for _ in 0..50 {
        tables.push(a_table(&stage.store).await);
    }
    let before = stage.store.stats();
    let mut crowd = JoinSet::new();
    for table in tables {
        let store = stage.store.clone();
        crowd.spawn(async move {
            for seq in 2..12 {
                store.append(entry(table, seq, "x")).await.unwrap();
            }
        });
    }
    crowd.join_all().await;
    let after = stage.store.stats();
    assert_eq!(after.writes - before.writes, 500);
    assert!(after.flushes - before.flushes < 500, "{after:?}");
    assert!(after.most_together > 1 && after.p99_flush >= after.median_flush);
}
