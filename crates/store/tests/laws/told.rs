//! News of what was written.

use std::collections::BTreeMap;

use store::{Fault, Millis, News, Newsfeed, Seq, Store, TableId};
use tokio::task::JoinSet;

use crate::samples::{a_guest, a_table, entry, new_table};
use crate::stage::{Stage, laws};

laws! {
    news_tells_of_every_write_and_of_nothing_else,
    news_of_a_table_comes_in_its_order,
    whoever_does_not_listen_for_long_is_told_to_read_again,
}

/// The next piece of news about one of these tables.
async fn about(feed: &mut Newsfeed, tables: &[TableId]) -> News {
    loop {
        match feed.next().await.expect("the store is open") {
            News::Table { table, .. } | News::Chat { table, .. } | News::Presence { table, .. }
                if !tables.contains(&table) => {}
            news => return news,
        }
    }
}

async fn news_tells_of_every_write_and_of_nothing_else(stage: Stage) {
    let (store, other) = (&stage.store, stage.second().await);
    let mut feeds = [store.news(), other.news()];
    let made = new_table(a_guest(store).await);
    let (table, guest) = (made.id, made.maker);
    store.create(made).await.unwrap();
    store.append(entry(table, 2, "x")).await.unwrap();
    assert_eq!(store.append(entry(table, 2, "x")).await, Err(Fault::Conflict));
    other.say(table, guest, Millis(1), "hello").await.unwrap();
    store.rename(guest, "Eve").await.unwrap();
    store.append(entry(table, 3, "x")).await.unwrap();
    let at = |seq| News::Table { table, seq: Seq(seq) };
    for feed in &mut feeds {
        let mut heard = Vec::new();
        for _ in 0..4 {
            heard.push(about(feed, &[table]).await);
        }
        assert_eq!(heard, [at(1), at(2), News::Chat { table, seq: Seq(1) }, at(3)]);
    }
}

async fn news_of_a_table_comes_in_its_order(stage: Stage) {
    let store = &stage.store;
    let listener = stage.second().await;
    let tables = [a_table(store).await, a_table(store).await, a_table(store).await];
    let mut feed = listener.news();
    let mut crowd = JoinSet::new();
    for table in tables {
        let store: Store = store.clone();
        crowd.spawn(async move {
            for seq in 2..=30 {
                store.append(entry(table, seq, "x")).await.unwrap();
            }
        });
    }
    crowd.join_all().await;
    let mut heard: BTreeMap<TableId, Vec<u64>> = BTreeMap::new();
    while heard.values().map(Vec::len).sum::<usize>() < 3 * 29 {
        match about(&mut feed, &tables).await {
            News::Table { table, seq } if seq > Seq::FIRST => heard.entry(table).or_default().push(seq.0),
            News::Table { .. } => {}
            other => panic!("{other:?}"),
        }
    }
    assert!(heard.values().all(|places| *places == (2..=30).collect::<Vec<_>>()), "{heard:?}");
}

async fn whoever_does_not_listen_for_long_is_told_to_read_again(stage: Stage) {
    let store = &stage.store;
    let (table, guest) = (a_table(store).await, a_guest(store).await);
    let mut feed = store.news();
    let mut latest = store.news();
    let mut crowd = JoinSet::new();
    for _ in 0..5_000 {
        let store = store.clone();
        crowd.spawn(async move { store.say(table, guest, Millis(1), "hello").await.unwrap() });
    }
    crowd.join_all().await;
    // Somebody who reads on hears of the last one, so all have been told.
    let mut heard = News::Lagged;
    while heard != (News::Chat { table, seq: Seq(5_000) }) {
        heard = latest.next().await.unwrap();
    }
    assert_eq!(feed.next().await, Some(News::Lagged));
}
