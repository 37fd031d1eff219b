//! News from every server on the database: PostgreSQL carries it, after the transaction that it tells of.

use std::time::Duration;

use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_postgres::{AsyncMessage, Client};

use crate::ids::{GuestId, NodeId, Seq, TableId};
use crate::news::{News, Teller};

use super::connect::{Address, NoConnection, SILENCE, answered};

/// The pause before a new attempt to listen, growing from the first to the second.
const PAUSES: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(2));

/// How often the connection is asked whether it is still there. A disk that is slow for a moment is no reason to read all tables again,
/// so it has as long to answer as anything else.
const PULSE: Duration = Duration::from_secs(5);

/// Listens for ever. When the connection is lost, it makes another and says that news may have been lost.
///
/// `ready` is told when listening has begun, or why it cannot.
pub(super) async fn listen(
    address: Address,
    teller: Teller,
    ready: oneshot::Sender<Result<(), NoConnection>>,
) {
    let mut ready = Some(ready);
    let mut pause = PAUSES.0;
    loop {
        match hear(&address, &teller, &mut ready).await {
            Ok(()) => pause = PAUSES.0,
            Err(error) => {
                if let Some(ready) = ready.take() {
                    let _ = ready.send(Err(error));
                    return;
                }
                sleep(pause).await;
                pause = (pause * 2).min(PAUSES.1);
            }
        }
    }
}

/// Listens on one connection until it ends.
async fn hear(
    address: &Address,
    teller: &Teller,
    ready: &mut Option<oneshot::Sender<Result<(), NoConnection>>>,
) -> Result<(), NoConnection> {
    let telling = teller.clone();
    let heard = move |message| {
        if let AsyncMessage::Notification(note) = message
            && let Some(news) = read(note.payload())
        {
            telling.tell(news);
        }
    };
    let (client, ended) = address.connect("oneiros news", heard).await?;
    answered(client.batch_execute("LISTEN oneiros")).await?;
    match ready.take() {
        Some(ready) => drop(ready.send(Ok(()))),
        // Only now: whoever reads again from here on misses nothing.
        None => teller.tell(News::Lagged),
    }
    stay(&client, ended).await;
    Ok(())
}

/// Until the connection ends, or is open and silent: a way that was cut tells nobody.
async fn stay(client: &Client, mut ended: JoinHandle<()>) {
    loop {
        tokio::select! {
            _ = &mut ended => return,
            () = sleep(PULSE) => {}
        }
        if !matches!(timeout(SILENCE, client.batch_execute("")).await, Ok(Ok(()))) {
            return;
        }
    }
}

/// Reads `t 5 17` as: the log of table 5 reaches to 17. `c` is the chat; `p 5 3` says that server 3 has other visitors there, and `g 8`
/// that guest 8 has left everywhere.
fn read(text: &str) -> Option<News> {
    let mut words = text.split(' ');
    let kind = words.next()?;
    let subject: i64 = words.next()?.parse().ok()?;
    let number: Option<u64> = words.next().map(str::parse).transpose().ok()?;
    let table = TableId::from_stored(subject);
    match (kind, number, words.next()) {
        ("t", Some(seq), None) => Some(News::Table { table, seq: Seq(seq) }),
        ("c", Some(seq), None) => Some(News::Chat { table, seq: Seq(seq) }),
        ("p", Some(node), None) => {
            Some(News::Presence { table, node: NodeId::from_stored(node.cast_signed()) })
        }
        ("g", None, None) => Some(News::Left { guest: GuestId::from_stored(subject) }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn news_is_read_and_what_is_no_news_is_passed_over() {
        let (table, seq) = (TableId::new(5), Seq(17));
        assert_eq!(read("t 5 17"), Some(News::Table { table, seq }));
        assert_eq!(read("c 5 17"), Some(News::Chat { table, seq }));
        assert_eq!(read("p 5 17"), Some(News::Presence { table, node: NodeId::new(17) }));
        assert_eq!(read("g 5"), Some(News::Left { guest: GuestId::new(5) }));
        for text in ["", "t", "t 5", "t 5 x", "t 5 -1", "x 5 17", "t 5 17 9", "g", "g x", "g 5 17"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    /// What the database says of a piece of news: its kind, and two numbers as it stores them.
    fn said(news: News) -> String {
        match news {
            News::Table { table, seq } => format!("t {} {}", table.stored(), seq.0),
            News::Chat { table, seq } => format!("c {} {}", table.stored(), seq.0),
            News::Presence { table, node } => format!("p {} {}", table.stored(), node.stored()),
            News::Left { guest } => format!("g {}", guest.stored()),
            News::Lagged => String::new(),
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4_000) })]

        #[test]
        fn all_news_is_read_as_the_database_says_it(table in any::<u64>(), number in any::<u64>()) {
            let (table, seq, node) = (TableId::new(table), Seq(number), NodeId::new(number));
            let left = News::Left { guest: GuestId::new(number) };
            for news in [News::Table { table, seq }, News::Chat { table, seq }, News::Presence { table, node }, left] {
                prop_assert_eq!(read(&said(news)), Some(news));
            }
        }

        #[test]
        fn whatever_else_is_sent_there_is_read_or_passed_over(
            text in prop_oneof![any::<String>(), "[tcpg]? ?-?[0-9]{0,21} ?-?[0-9]{0,21} ?[0-9]?"],
        ) {
            if let Some(news) = read(&text) {
                prop_assert_eq!(read(&said(news)), Some(news), "{}", text);
            }
        }
    }
}
