//! What is said at a table.

use store::{ChatLine, Fault, GuestId, Millis, Seq, Span, TableId, limits};
use tokio::task::JoinSet;

use crate::samples::{a_guest, a_table, entries};
use crate::stage::{Stage, laws};

laws! {
    what_is_said_is_numbered_without_gaps,
    a_chat_is_read_from_either_end,
    chat_leaves_the_log_alone,
    nobody_speaks_where_they_cannot_be,
}

async fn what_is_said_is_numbered_without_gaps(stage: Stage) {
    let servers = [stage.store.clone(), stage.second().await];
    let (table, other) = (a_table(&stage.store).await, a_table(&stage.store).await);
    let guest = a_guest(&stage.store).await;
    let mut crowd = JoinSet::new();
    for number in 0..40 {
        let store = servers[number % 2].clone();
        crowd.spawn(async move {
            let at = if number % 4 == 3 { other } else { table };
            let seq = store.say(at, guest, Millis(7), &number.to_string()).await.unwrap();
            (at, seq, number.to_string())
        });
    }
    let said = crowd.join_all().await;
    for (at, count) in [(table, 30), (other, 10)] {
        let lines = stage.store.chat(at, Span::After(Seq::NONE), 100).await.unwrap();
        assert_eq!(lines.iter().map(|line| line.seq.0).collect::<Vec<_>>(), (1..=count).collect::<Vec<_>>());
        for line in lines {
            assert!(said.contains(&(at, line.seq, line.text)));
        }
    }
}

async fn a_chat_is_read_from_either_end(stage: Stage) {
    let store = &stage.store;
    let (table, guest) = (a_table(store).await, a_guest(store).await);
    assert_eq!(store.chat(table, Span::Latest, 9).await, Ok(Vec::new()));
    for number in 1..=5 {
        assert_eq!(store.say(table, guest, Millis(number), "hm").await, Ok(Seq(number.cast_unsigned())));
    }
    let read = async |span, limit| {
        let lines = store.chat(table, span, limit).await.unwrap();
        lines.iter().map(|line| line.seq.0).collect::<Vec<_>>()
    };
    assert_eq!(read(Span::Latest, 2).await, [4, 5]);
    assert_eq!(read(Span::Before(Seq(4)), 2).await, [2, 3]);
    assert_eq!(read(Span::Before(Seq(1)), 2).await, [0; 0]);
    assert_eq!(read(Span::After(Seq(3)), 9).await, [4, 5]);
    assert_eq!(read(Span::After(Seq::NONE), 2).await, [1, 2]);
    let first = ChatLine { seq: Seq(1), guest, at: Millis(1), text: "hm".to_owned() };
    assert_eq!(store.chat(table, Span::After(Seq::NONE), 1).await, Ok(vec![first]));
}

async fn chat_leaves_the_log_alone(stage: Stage) {
    let store = &stage.store;
    let (table, guest) = (a_table(store).await, a_guest(store).await);
    let before = store.open_table(table).await.unwrap();
    store.say(table, guest, Millis(5_000), "hello").await.unwrap();
    assert_eq!(store.open_table(table).await.unwrap(), before);
    assert_eq!(entries(store, table).await.len(), 1);
}

async fn nobody_speaks_where_they_cannot_be(stage: Stage) {
    let store = &stage.store;
    let (table, guest) = (a_table(store).await, a_guest(store).await);
    let nowhere = store.say(TableId::random(), guest, Millis(1), "hello").await;
    assert_eq!(nowhere, Err(Fault::Missing));
    assert_eq!(store.say(table, GuestId::random(), Millis(1), "hello").await, Err(Fault::Missing));
    let long = "x".repeat(limits::LINE + 1);
    assert_eq!(store.say(table, guest, Millis(1), &long).await, Err(Fault::Unfit { what: "line" }));
    assert_eq!(store.chat(table, Span::Latest, 9).await, Ok(Vec::new()));
    assert_eq!(store.say(table, guest, Millis(1), "hello").await, Ok(Seq(1)));
}
