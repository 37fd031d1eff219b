//! Snapshots, and what opening a table costs.

use store::{Append, Opened, Seq, Snapshot, Store, TableId};

use crate::samples::{a_table, entry};
use crate::stage::{Stage, laws};

laws! {
    opening_goes_on_from_the_latest_snapshot,
    a_snapshot_belongs_to_the_last_entry_written_with_it,
    snapshots_that_are_too_late_are_forgotten,
    what_is_opened_is_of_one_moment,
    opening_costs_the_same_however_long_the_log_is,
}

fn with_snapshot(table: TableId, seq: u64) -> Append {
    Append { snapshot: Some(format!("state {seq}")), ..entry(table, seq, "x") }
}

fn snapshot(seq: u64) -> Option<Snapshot> {
    Some(Snapshot { seq: Seq(seq), state: format!("state {seq}") })
}

async fn opened(store: &Store, table: TableId) -> Opened {
    store.open_table(table).await.unwrap().unwrap()
}

async fn opening_goes_on_from_the_latest_snapshot(stage: Stage) {
    let store = &stage.store;
    let table = a_table(store).await;
    store.append(with_snapshot(table, 2)).await.unwrap();
    store.append(entry(table, 3, "three")).await.unwrap();
    store.append(with_snapshot(table, 4)).await.unwrap();
    let at_snapshot = opened(store, table).await;
    assert_eq!((at_snapshot.snapshot, at_snapshot.tail), (snapshot(4), Vec::new()));
    store.append(entry(table, 5, "five")).await.unwrap();
    let later = opened(store, table).await;
    assert_eq!(later.snapshot, snapshot(4));
    assert_eq!(later.tail.iter().map(|row| row.seq).collect::<Vec<_>>(), [Seq(5)]);
    for (asked, found) in [(1, None), (2, snapshot(2)), (3, snapshot(2)), (4, snapshot(4)), (9, snapshot(4))]
    {
        assert_eq!(store.snapshot_at_or_before(table, Seq(asked)).await.unwrap(), found, "{asked}");
    }
}

async fn a_snapshot_belongs_to_the_last_entry_written_with_it(stage: Stage) {
    let store = &stage.store;
    let table = a_table(store).await;
    let three = Append { entries: vec!["x".to_owned(); 3], ..with_snapshot(table, 2) };
    store.append(three).await.unwrap();
    let state = Some(Snapshot { seq: Seq(4), state: "state 2".to_owned() });
    assert_eq!(opened(store, table).await.snapshot, state);
}

async fn snapshots_that_are_too_late_are_forgotten(stage: Stage) {
    let store = &stage.store;
    let table = a_table(store).await;
    for seq in 2..=6 {
        store.append(with_snapshot(table, seq)).await.unwrap();
    }
    let other = a_table(store).await;
    store.append(with_snapshot(other, 2)).await.unwrap();
    let forgetting = Append { forget_after: Some(Seq(3)), ..entry(table, 7, "back to three") };
    store.append(forgetting).await.unwrap();
    let after = opened(store, table).await;
    assert_eq!((after.snapshot, after.tail.len()), (snapshot(3), 4));
    let both = Append { forget_after: Some(Seq(2)), ..with_snapshot(table, 8) };
    store.append(both).await.unwrap();
    assert_eq!(opened(store, table).await.snapshot, snapshot(8));
    assert_eq!(store.snapshot_at_or_before(table, Seq(7)).await.unwrap(), snapshot(2));
    assert_eq!(opened(store, other).await.snapshot, snapshot(2));
}

async fn what_is_opened_is_of_one_moment(stage: Stage) {
    let store = stage.store.clone();
    let table = a_table(&store).await;
    let writer = tokio::spawn(async move {
        for seq in 2..=200 {
            let append = if seq % 3 == 0 { with_snapshot(table, seq) } else { entry(table, seq, "x") };
            store.append(append).await.unwrap();
        }
    });
    let mut looks = 0;
    while !writer.is_finished() || looks == 0 {
        let seen = opened(&stage.store, table).await;
        let start = seen.snapshot.map_or(0, |snapshot| snapshot.seq.0);
        let places: Vec<u64> = seen.tail.iter().map(|row| row.seq.0).collect();
        assert_eq!(places, (start + 1..=seen.table.last.0).collect::<Vec<_>>());
        looks += 1;
    }
    writer.await.unwrap();
}

/// Both databases say how much they do; neither is asked how long it takes.
async fn opening_costs_the_same_however_long_the_log_is(stage: Stage) {
    let store = &stage.store;
    let (short, long) = (a_table(store).await, a_table(store).await);
    let filled = |table, length| Append {
        entries: vec!["x".to_owned(); length],
        snapshot: Some("state".to_owned()),
        ..entry(table, 2, "")
    };
    store.append(filled(short, 9)).await.unwrap();
    store.append(filled(long, 9_999)).await.unwrap();
    // The first look at either prepares the questions.
    store.opening_cost(short).await.unwrap();
    let (of_short, of_long) =
        (store.opening_cost(short).await.unwrap(), store.opening_cost(long).await.unwrap());
    assert!(of_short > 0, "nothing was counted");
    // Where a log ends, the next one may begin or not: that is worth a step or two.
    assert!(of_short.abs_diff(of_long) < 10, "{of_short} {of_long}");
}
