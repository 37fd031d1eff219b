//! Messages on their way out.

use std::collections::BTreeSet;

use store::{Append, Fault, Millis, Parcel, ParcelId, Seq};
use tokio::task::JoinSet;

use crate::samples::{a_guest, a_table, entry, message};
use crate::stage::{Stage, laws};

laws! {
    a_message_waits_until_it_is_due,
    a_message_taken_is_nobody_elses_until_its_lease_ends,
    a_message_that_was_put_off_counts_as_not_taken,
    two_senders_never_take_the_same_message,
    a_message_is_forgotten_when_it_has_arrived,
}

const LEASE: Millis = Millis(100);

async fn a_message_waits_until_it_is_due(stage: Stage) {
    let store = &stage.store;
    let (table, guest) = (a_table(store).await, a_guest(store).await);
    let (soon, late) = (message(guest, 50), message(guest, 90));
    let append = Append {
        entries: vec!["x".to_owned(); 2],
        outbox: vec![late.clone(), soon.clone()],
        ..entry(table, 2, "")
    };
    store.append(append).await.unwrap();
    assert_eq!(store.take_outbox(Millis(49), 9, LEASE).await, Ok(vec![]));
    let parcel = Parcel { id: soon.id, guest, table, seq: Seq(3), body: soon.body, attempts: 1 };
    assert_eq!(store.take_outbox(Millis(50), 9, LEASE).await, Ok(vec![parcel]));
    let taken = store.take_outbox(Millis(90), 9, LEASE).await.unwrap();
    assert_eq!(taken.iter().map(|parcel| parcel.id).collect::<Vec<_>>(), [late.id]);
    assert_eq!(store.outbox_length().await, Ok(2));
}

async fn a_message_taken_is_nobody_elses_until_its_lease_ends(stage: Stage) {
    let (store, other) = (&stage.store, stage.second().await);
    let (table, guest) = (a_table(store).await, a_guest(store).await);
    store.append(Append { outbox: vec![message(guest, 0)], ..entry(table, 2, "x") }).await.unwrap();
    let attempts = async |now| {
        let taken = other.take_outbox(Millis(now), 9, LEASE).await.unwrap();
        taken.iter().map(|parcel| parcel.attempts).collect::<Vec<_>>()
    };
    assert_eq!(store.take_outbox(Millis(10), 9, LEASE).await.unwrap().len(), 1);
    assert_eq!(attempts(109).await, [0; 0]);
    assert_eq!(attempts(110).await, [2]);
    assert_eq!(attempts(111).await, [0; 0]);
}

async fn a_message_that_was_put_off_counts_as_not_taken(stage: Stage) {
    let store = &stage.store;
    let (table, guest) = (a_table(store).await, a_guest(store).await);
    store.append(Append { outbox: vec![message(guest, 0)], ..entry(table, 2, "x") }).await.unwrap();
    for now in [10, 50, 90] {
        let taken = store.take_outbox(Millis(now), 9, LEASE).await.unwrap();
        assert_eq!(taken.iter().map(|parcel| parcel.attempts).collect::<Vec<_>>(), [1]);
        store.put_off(taken[0].id, Millis(now + 40)).await.unwrap();
        assert_eq!(store.take_outbox(Millis(now + 39), 9, LEASE).await, Ok(vec![]));
    }
    assert_eq!(store.put_off(ParcelId::random(), Millis(0)).await, Err(Fault::Missing));
}

async fn two_senders_never_take_the_same_message(stage: Stage) {
    let servers = [stage.store.clone(), stage.second().await];
    let (table, guest) = (a_table(&stage.store).await, a_guest(&stage.store).await);
    let outbox = (0..100).map(|_| message(guest, 0)).collect();
    stage.store.append(Append { outbox, ..entry(table, 2, "x") }).await.unwrap();
    let mut senders = JoinSet::new();
    for number in 0..6 {
        let store = servers[number % 2].clone();
        senders.spawn(async move {
            let mut taken = Vec::new();
            // A sender that is passed over finds nothing; it asks again as long as any are left.
            while store.outbox_length().await.unwrap() > 0 {
                for parcel in store.take_outbox(Millis(10), 7, LEASE).await.unwrap() {
                    store.delivered(parcel.id).await.unwrap();
                    taken.push(parcel.id);
                }
            }
            taken
        });
    }
    let taken = senders.join_all().await.concat();
    assert_eq!(taken.len(), 100);
    assert_eq!(taken.into_iter().collect::<BTreeSet<ParcelId>>().len(), 100);
}

async fn a_message_is_forgotten_when_it_has_arrived(stage: Stage) {
    let store = &stage.store;
    let (table, guest) = (a_table(store).await, a_guest(store).await);
    let sent = message(guest, 0);
    store.append(Append { outbox: vec![sent.clone()], ..entry(table, 2, "x") }).await.unwrap();
    store.failed(sent.id, Millis(500)).await.unwrap();
    assert_eq!(store.take_outbox(Millis(499), 9, LEASE).await, Ok(vec![]));
    assert_eq!(store.take_outbox(Millis(500), 9, LEASE).await.unwrap().len(), 1);
    store.delivered(sent.id).await.unwrap();
    assert_eq!(store.delivered(sent.id).await, Err(Fault::Missing));
    assert_eq!(store.failed(sent.id, Millis(0)).await, Err(Fault::Missing));
    assert_eq!(store.take_outbox(Millis(9_999), 9, LEASE).await, Ok(vec![]));
    // A message with the id of another is refused, and the entry with it.
    store.append(Append { outbox: vec![sent.clone()], ..entry(table, 3, "x") }).await.unwrap();
    let again = Append { outbox: vec![sent], ..entry(table, 4, "x") };
    assert_eq!(store.append(again).await, Err(Fault::Taken));
    assert_eq!(store.table(table).await.unwrap().unwrap().last, Seq(3));
}
