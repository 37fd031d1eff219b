//! What is said at a table.

use store::{ChatLine, Fault, GuestId, Millis, News, Said, Seq, Span, TableId, limits};
use tokio::task::JoinSet;

use crate::samples::{a_guest, a_table, entries};
use crate::stage::{Stage, laws};

laws! {
    what_is_said_is_numbered_without_gaps,
    a_chat_is_read_from_either_end,
    chat_leaves_the_log_alone,
    nobody_speaks_where_they_cannot_be,
    what_has_a_name_is_said_once_through_whichever_server,
    a_name_is_one_guests_at_one_table_and_stands_for_one_line,
    a_line_that_was_said_before_is_no_news,
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

async fn what_has_a_name_is_said_once_through_whichever_server(stage: Stage) {
    let servers = [stage.store.clone(), stage.second().await];
    let (table, guest) = (a_table(&stage.store).await, a_guest(&stage.store).await);
    let mut crowd = JoinSet::new();
    for number in 0..60 {
        let (store, line) = (servers[number % 2].clone(), number % 6);
        crowd.spawn(async move {
            let (text, name) = (format!("line {line}"), format!("name {line}"));
            (line, store.say_named(table, guest, Millis(7), &text, &name).await.unwrap())
        });
    }
    let said = crowd.join_all().await;
    let lines = stage.store.chat(table, Span::After(Seq::NONE), 100).await.unwrap();
    assert_eq!(lines.iter().map(|line| line.seq.0).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    for number in 0..6 {
        let text = format!("line {number}");
        let seq = lines.iter().find(|line| line.text == text).unwrap().seq;
        let own: Vec<Said> = said.iter().filter(|(line, _)| *line == number).map(|(_, said)| *said).collect();
        assert_eq!(own.iter().filter(|said| **said == Said::Now(seq)).count(), 1, "{own:?}");
        assert_eq!(own.iter().filter(|said| **said == Said::Before(seq)).count(), 9, "{own:?}");
    }
    let again = stage.reopened().await;
    let said = again.say_named(table, guest, Millis(9), "line 3", "name 3").await.unwrap();
    assert!(matches!(said, Said::Before(_)), "{said:?}");
    assert_eq!(again.say(table, guest, Millis(9), "line 3").await, Ok(Seq(7)));
    again.close().await;
}

async fn a_name_is_one_guests_at_one_table_and_stands_for_one_line(stage: Stage) {
    let store = &stage.store;
    let (table, other) = (a_table(store).await, a_table(store).await);
    let (ada, ben) = (a_guest(store).await, a_guest(store).await);
    assert_eq!(store.say_named(table, ada, Millis(1), "hello", "a").await, Ok(Said::Now(Seq(1))));
    assert_eq!(store.say_named(table, ada, Millis(2), "goodbye", "a").await, Ok(Said::NameUsed(Seq(1))));
    assert_eq!(store.say_named(table, ben, Millis(3), "hello", "a").await, Ok(Said::Now(Seq(2))));
    assert_eq!(store.say_named(other, ada, Millis(4), "hello", "a").await, Ok(Said::Now(Seq(1))));
    // Without a name nothing is a repeat.
    assert_eq!(store.say(table, ada, Millis(5), "hello").await, Ok(Seq(3)));
    assert_eq!(store.say(table, ada, Millis(5), "hello").await, Ok(Seq(4)));
    let first = ChatLine { seq: Seq(1), guest: ada, at: Millis(1), text: "hello".to_owned() };
    assert_eq!(store.line_named(table, ada, "a").await, Ok(Some(first)));
    assert_eq!(store.line_named(table, ada, "b").await, Ok(None));
    let unfit = Err(Fault::Unfit { what: "client" });
    for name in ["x".repeat(limits::CLIENT + 1), "a\0".to_owned()] {
        assert_eq!(store.say_named(table, ada, Millis(6), "hello", &name).await, unfit);
    }
    assert_eq!(store.chat(table, Span::Latest, 9).await.unwrap().len(), 4);
}

async fn a_line_that_was_said_before_is_no_news(stage: Stage) {
    let store = &stage.store;
    let (table, guest) = (a_table(store).await, a_guest(store).await);
    let mut news = store.news();
    for text in ["first", "first", "other"] {
        store.say_named(table, guest, Millis(1), text, "name").await.unwrap();
    }
    let last = store.say(table, guest, Millis(1), "last").await.unwrap();
    let mut told = Vec::new();
    while told.last() != Some(&last) {
        if let Some(News::Chat { seq, .. }) = news.next().await {
            told.push(seq);
        }
    }
    assert_eq!(told, [Seq(1), Seq(2)]);
}
