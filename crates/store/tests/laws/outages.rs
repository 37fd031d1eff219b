//! When nobody was serving.

use store::{Millis, Outage};

use crate::stage::{Stage, laws};

laws! {
    the_time_without_a_server_is_an_outage,
    a_server_that_joins_others_ends_no_outage,
    of_two_servers_that_start_at_once_one_records_the_outage,
    time_does_not_run_backwards,
    the_last_sign_of_life_is_known_to_whoever_comes_next,
}

const GRACE: Millis = Millis(10);

fn outage(began: i64, ended: i64) -> Outage {
    Outage { began: Millis(began), ended: Millis(ended) }
}

async fn the_time_without_a_server_is_an_outage(stage: Stage) {
    let store = &stage.store;
    // Before the first start there was nothing to be away from.
    assert_eq!(store.resume(Millis(1_000), GRACE).await, Ok(None));
    assert_eq!(store.resume(Millis(1_005), GRACE).await, Ok(None));
    let again = stage.reopened().await;
    assert_eq!(again.resume(Millis(2_000), GRACE).await, Ok(Some(outage(1_005, 2_000))));
    assert_eq!(again.resume(Millis(2_005), GRACE).await, Ok(None));
    assert_eq!(again.resume(Millis(3_000), GRACE).await, Ok(Some(outage(2_005, 3_000))));
    assert_eq!(again.outages(Millis(0)).await, Ok(vec![outage(1_005, 2_000), outage(2_005, 3_000)]));
    assert_eq!(again.outages(Millis(2_000)).await, Ok(vec![outage(2_005, 3_000)]));
    again.close().await;
}

async fn a_server_that_joins_others_ends_no_outage(stage: Stage) {
    let (store, other) = (&stage.store, stage.second().await);
    store.resume(Millis(1_000), GRACE).await.unwrap();
    store.resume(Millis(1_500), Millis(1_000)).await.unwrap();
    assert_eq!(other.resume(Millis(1_510), GRACE).await, Ok(None));
    assert_eq!(other.resume(Millis(1_521), GRACE).await, Ok(Some(outage(1_510, 1_521))));
}

async fn of_two_servers_that_start_at_once_one_records_the_outage(stage: Stage) {
    let (store, other) = (&stage.store, stage.second().await);
    store.resume(Millis(1_000), GRACE).await.unwrap();
    let (one, two) = tokio::join!(store.resume(Millis(5_000), GRACE), other.resume(Millis(5_001), GRACE));
    let recorded = [one.unwrap(), two.unwrap()];
    assert_eq!(recorded.iter().flatten().count(), 1, "{recorded:?}");
    assert_eq!(store.outages(Millis(0)).await.unwrap().len(), 1);
}

async fn time_does_not_run_backwards(stage: Stage) {
    let store = &stage.store;
    for now in [1_000, 900] {
        assert_eq!(store.resume(Millis(now), GRACE).await, Ok(None));
    }
    assert_eq!(store.resume(Millis(950), GRACE).await, Ok(None));
    assert_eq!(store.resume(Millis(1_100), GRACE).await, Ok(Some(outage(1_000, 1_100))));
}

async fn the_last_sign_of_life_is_known_to_whoever_comes_next(stage: Stage) {
    let store = &stage.store;
    assert_eq!(store.last_beat().await, Ok(None));
    for now in [1_000, 1_005, 900] {
        store.resume(Millis(now), GRACE).await.unwrap();
    }
    let again = stage.reopened().await;
    assert_eq!(again.last_beat().await, Ok(Some(Millis(1_005))));
    again.close().await;
}
