//! What the log of a server tells of a table: every row once, whoever made it, and nothing where nothing was done.

use std::fmt::Debug;
use std::sync::{Arc, Mutex};

use store::TableId;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber, subscriber};

use super::nodes::waiting;

/// One line: its words, and what it names.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Told {
    words: String,
    table: String,
    seq: u64,
    kind: String,
    /// What else it names.
    more: Vec<String>,
}

impl Visit for Told {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        match field.name() {
            "message" => self.words = format!("{value:?}"),
            "table" => self.table = format!("{value:?}"),
            "kind" => self.kind = format!("{value:?}"),
            other => self.more.push(format!("{other}: {value:?}")),
        }
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        match field.name() {
            "seq" => self.seq = value,
            other => self.more.push(format!("{other}: {value}")),
        }
    }
}

/// Everything that was logged by this crate, in whatever test. A log of one thread alone would miss lines: whether anybody listens to a
/// line is found out when it is first reached, for all threads by the one that is first.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<Told>>>);

impl Log {
    fn kept() -> Log {
        let log = Log::default();
        subscriber::set_global_default(log.clone()).expect("no other test keeps a log");
        log
    }

    /// What was told of a table.
    fn lines(&self, table: TableId) -> Vec<Told> {
        let table = table.to_string();
        self.0.lock().unwrap().iter().filter(|line| line.table == table).cloned().collect()
    }
}

impl Subscriber for Log {
    fn enabled(&self, of: &Metadata<'_>) -> bool {
        of.is_event() && of.target().starts_with("server")
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut told = Told::default();
        event.record(&mut told);
        self.0.lock().unwrap().push(told);
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

#[tokio::test]
async fn every_row_is_logged_once_whoever_made_it_and_a_look_that_changes_nothing_is_not() {
    let (nodes, person, _) = waiting().await;
    let (tables, table, log) = (&nodes.here, nodes.table, Log::kept());
    let before = tables.seq_for(table, Some(person.id)).await;
    let _watcher = nodes.enter(tables, None).await;
    // A computer player takes over and moves.
    tables.act_on_time(table).await;
    while tables.live_table(table).lock().await.bots_to_move() {
        tokio::task::yield_now().await;
    }
    let moved = log.lines(table);
    tables.act_on_time(table).await;
    assert_eq!(log.lines(table), moved, "nothing was to be done");
    let _back = nodes.enter(tables, Some(person.id)).await;
    let lines = log.lines(table);
    assert!(lines.iter().all(|line| line.words == "a row is stored" && line.more.is_empty()), "{lines:?}");
    let after = tables.seq_for(table, Some(person.id)).await;
    assert_eq!(
        lines.iter().map(|line| line.seq).collect::<Vec<_>>(),
        (before + 1..=after).collect::<Vec<_>>()
    );
    let mut kinds: Vec<&str> = lines.iter().map(|line| line.kind.as_str()).collect();
    kinds.dedup();
    assert_eq!(kinds, ["StoodIn", "Played", "CameBack"]);
}
