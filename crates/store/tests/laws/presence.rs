//! Who looks at a table through which server.

use store::{Fault, GuestId, Millis, News, NodeId, Presence, Store, TableId};

use crate::samples::a_table;
use crate::stage::{Stage, laws, on_postgres};

laws! {
    a_server_does_not_hear_of_its_own_visitors,
}

const LONG: Millis = Millis(600_000);
const NOW: Millis = Millis(5);

fn two_and(watching: u32) -> Presence {
    Presence { guests: vec![GuestId::new(3), GuestId::new(4)], watching }
}

fn two_at(time: i64) -> Vec<(GuestId, Millis)> {
    two_and(0).guests.into_iter().map(|guest| (guest, Millis(time))).collect()
}

async fn known(store: &Store) -> NodeId {
    let node = NodeId::random();
    store.renew_node(node, LONG, NOW).await.unwrap();
    node
}

/// Waits for news of a server's visitors at a table.
async fn heard(feed: &mut store::Newsfeed, table: TableId, node: NodeId) {
    while feed.next().await.expect("the store is open") != (News::Presence { table, node }) {}
}

async fn a_server_does_not_hear_of_its_own_visitors(stage: Stage) {
    let store = &stage.store;
    let (node, table) = (known(store).await, a_table(store).await);
    store.attend(node, table, &two_and(1), NOW).await.unwrap();
    assert_eq!(store.elsewhere(node, table).await, Ok(Vec::new()));
    store.drop_node(node, NOW).await.unwrap();
}

#[test]
fn servers_that_share_a_store_hear_of_each_others_visitors_until_they_go() {
    on_postgres(async |stage: Stage| {
        let (store, other) = (&stage.store, stage.second().await);
        let (here, there, table) = (known(store).await, known(&other).await, a_table(store).await);
        let mut feed = store.news();
        for presence in [two_and(0), two_and(7), Presence::default(), two_and(1)] {
            other.attend(there, table, &presence, NOW).await.unwrap();
            heard(&mut feed, table, there).await;
            let expected = if presence.is_empty() { Vec::new() } else { vec![presence] };
            assert_eq!(store.elsewhere(here, table).await, Ok(expected));
        }
        let elsewhere = a_table(store).await;
        assert_eq!(store.elsewhere(here, elsewhere).await, Ok(Vec::new()));
        other.drop_node(there, NOW).await.unwrap();
        heard(&mut feed, table, there).await;
        assert_eq!(store.elsewhere(here, table).await, Ok(Vec::new()));
        other.close().await;
    });
}

#[test]
fn a_server_that_does_not_renew_its_lease_loses_its_visitors_and_must_name_them_again() {
    on_postgres(async |stage: Stage| {
        let store = &stage.store;
        let (here, dead, table) = (known(store).await, NodeId::random(), a_table(store).await);
        assert_eq!(store.attend(dead, table, &two_and(0), NOW).await, Err(Fault::Missing));
        let mut feed = store.news();
        assert_eq!(store.renew_node(dead, LONG, NOW).await, Ok(false));
        store.attend(dead, table, &two_and(0), NOW).await.unwrap();
        heard(&mut feed, table, dead).await;
        // The lease is as good as over from now on, and the next server that renews its own finds that.
        assert_eq!(store.renew_node(dead, Millis(0), NOW).await, Ok(true));
        assert_eq!(store.elsewhere(here, table).await, Ok(vec![two_and(0)]));
        assert_eq!(store.last_seen(table).await, Ok(Vec::new()));
        assert_eq!(store.renew_node(here, LONG, Millis(9)).await, Ok(true));
        heard(&mut feed, table, dead).await;
        assert_eq!(store.last_seen(table).await, Ok(two_at(9)));
        assert_eq!(store.renew_node(dead, LONG, NOW).await, Ok(false));
        assert_eq!(store.elsewhere(here, table).await, Ok(Vec::new()));
    });
}

#[test]
fn until_when_somebody_was_seen_is_kept_over_all_servers_until_it_matters_to_no_table() {
    on_postgres(async |stage: Stage| {
        let (store, other) = (&stage.store, stage.second().await);
        let (here, there, table) = (known(store).await, known(&other).await, a_table(store).await);
        let (three, four) = (GuestId::new(3), GuestId::new(4));
        store.attend(here, table, &two_and(0), Millis(10)).await.unwrap();
        // Others who come and go to watch are no reason to write down anything.
        store.attend(here, table, &two_and(1), Millis(11)).await.unwrap();
        assert_eq!(other.last_seen(table).await, Ok(Vec::new()));
        let one = Presence { guests: vec![four], watching: 0 };
        store.attend(here, table, &one, Millis(12)).await.unwrap();
        assert_eq!(other.last_seen(table).await, Ok(two_at(12)));
        // The clock of another server may be behind; the last time is the latest.
        other.attend(there, table, &two_and(0), Millis(13)).await.unwrap();
        other.attend(there, table, &Presence::default(), Millis(11)).await.unwrap();
        assert_eq!(other.last_seen(table).await, Ok(two_at(12)));
        store.drop_node(here, Millis(14)).await.unwrap();
        assert_eq!(other.last_seen(table).await, Ok(vec![(three, Millis(12)), (four, Millis(14))]));
        assert_eq!(other.last_seen(a_table(store).await).await, Ok(Vec::new()));
        store.forget_seen(Millis(13)).await.unwrap();
        assert_eq!(other.last_seen(table).await, Ok(vec![(four, Millis(14))]));
        other.close().await;
    });
}

#[test]
fn a_store_is_served_while_some_server_has_a_lease() {
    on_postgres(async |stage: Stage| {
        let (store, other) = (&stage.store, stage.second().await);
        assert_eq!(store.is_served().await, Ok(false));
        let (one, two) = (known(store).await, known(&other).await);
        store.drop_node(one, NOW).await.unwrap();
        assert_eq!(store.is_served().await, Ok(true));
        other.drop_node(two, NOW).await.unwrap();
        assert_eq!(store.is_served().await, Ok(false));
        // A lease that has ended counts for nothing, even before somebody cleared it away.
        store.renew_node(NodeId::random(), Millis(0), NOW).await.unwrap();
        assert_eq!(store.is_served().await, Ok(false));
        other.close().await;
    });
}
