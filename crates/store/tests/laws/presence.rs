//! Who looks at a table through which server.

use store::{Fault, GuestId, Millis, News, NodeId, Presence, Store, TableId};

use crate::samples::a_table;
use crate::stage::{Stage, laws, on_postgres};

laws! {
    a_server_does_not_hear_of_its_own_visitors,
}

const LONG: Millis = Millis(600_000);

fn two_and(watching: u32) -> Presence {
    Presence { guests: vec![GuestId::new(3), GuestId::new(4)], watching }
}

async fn known(store: &Store) -> NodeId {
    let node = NodeId::random();
    store.renew_node(node, LONG).await.unwrap();
    node
}

/// Waits for news of a server's visitors at a table.
async fn heard(feed: &mut store::Newsfeed, table: TableId, node: NodeId) {
    while feed.next().await.expect("the store is open") != (News::Presence { table, node }) {}
}

async fn a_server_does_not_hear_of_its_own_visitors(stage: Stage) {
    let store = &stage.store;
    let (node, table) = (known(store).await, a_table(store).await);
    store.attend(node, table, &two_and(1)).await.unwrap();
    assert_eq!(store.elsewhere(node, table).await, Ok(Vec::new()));
    store.drop_node(node).await.unwrap();
}

#[test]
fn servers_that_share_a_store_hear_of_each_others_visitors_until_they_go() {
    on_postgres(async |stage: Stage| {
        let (store, other) = (&stage.store, stage.second().await);
        let (here, there, table) = (known(store).await, known(&other).await, a_table(store).await);
        let mut feed = store.news();
        for presence in [two_and(0), two_and(7), Presence::default(), two_and(1)] {
            other.attend(there, table, &presence).await.unwrap();
            heard(&mut feed, table, there).await;
            let expected = if presence.is_empty() { Vec::new() } else { vec![presence] };
            assert_eq!(store.elsewhere(here, table).await, Ok(expected));
        }
        let elsewhere = a_table(store).await;
        assert_eq!(store.elsewhere(here, elsewhere).await, Ok(Vec::new()));
        other.drop_node(there).await.unwrap();
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
        assert_eq!(store.attend(dead, table, &two_and(0)).await, Err(Fault::Missing));
        let mut feed = store.news();
        assert_eq!(store.renew_node(dead, LONG).await, Ok(false));
        store.attend(dead, table, &two_and(0)).await.unwrap();
        heard(&mut feed, table, dead).await;
        // The lease is as good as over from now on, and the next server that renews its own finds that.
        assert_eq!(store.renew_node(dead, Millis(0)).await, Ok(true));
        assert_eq!(store.elsewhere(here, table).await, Ok(Vec::new()));
        assert_eq!(store.renew_node(here, LONG).await, Ok(true));
        heard(&mut feed, table, dead).await;
        assert_eq!(store.renew_node(dead, LONG).await, Ok(false));
        assert_eq!(store.elsewhere(here, table).await, Ok(Vec::new()));
    });
}
