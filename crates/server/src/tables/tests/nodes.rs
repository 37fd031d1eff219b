//! Two halls on one store are two servers: what one of them does, the other is told and passes on. And what either does when nobody
//! does anything.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use kernel::{Seat, SeatSet};
use serde_json::{Value, json};
use store::{GuestId, Millis, Place, Seq, Store, TableId};
use table::{Chair, Command, Contract};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::clock::Clock;
use crate::limits::Limits;
use crate::tables::subscribers::SubscriberId;
use crate::tables::{Connection, Outcome, Person, Tables};
use crate::tried::{LONG, NAME, games};

/// Far longer than anything here takes, so that a test fails instead of waiting for ever.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Nodes {
    place: Place,
    pub(crate) here: Arc<Tables>,
    pub(crate) there: Arc<Tables>,
    pub(crate) ada: Person,
    pub(crate) ben: Person,
    pub(crate) table: TableId,
    pub(crate) contract: Contract,
}

impl Drop for Nodes {
    fn drop(&mut self) {
        if let Place::Folder(folder) = &self.place {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

fn new_folder() -> Place {
    Place::Folder(std::env::temp_dir().join(format!("oneiros-test-{}", GuestId::random())))
}

/// A new database on the server that the tests are given.
pub(crate) async fn new_database() -> Place {
    let given = std::env::var("ONEIROS_TEST_POSTGRES");
    let given = given.expect("this test needs PostgreSQL: run `cargo xtask test`, which brings one along");
    let name = format!("hall_{}", GuestId::random());
    connect(&given).await.batch_execute(&format!("CREATE DATABASE {name}")).await.unwrap();
    let (server, _) = given.rsplit_once('/').expect("the address ends with a database");
    Place::Postgres(format!("{server}/{name}"))
}

/// A plain connection, to do what a store does not.
async fn connect(address: &str) -> tokio_postgres::Client {
    let (client, connection) = tokio_postgres::connect(address, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// Somebody who looks at a table.
pub(crate) struct Client {
    queue: mpsc::Receiver<Utf8Bytes>,
    pub(crate) subscriber: SubscriberId,
    _stays: oneshot::Receiver<std::convert::Infallible>,
}

impl Client {
    /// Waits until nothing more is told: whoever looked is disconnected.
    pub(crate) async fn disconnected(&mut self) {
        let emptied = async { while self.queue.recv().await.is_some() {} };
        timeout(PATIENCE, emptied).await.expect("whoever looked is disconnected");
    }

    /// Everything that was told so far.
    pub(crate) fn heard(&mut self) -> Vec<Value> {
        let mut heard = Vec::new();
        while let Ok(text) = self.queue.try_recv() {
            heard.push(serde_json::from_str(&text).unwrap());
        }
        heard
    }

    /// Waits until something is told.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let told = timeout(PATIENCE, self.queue.recv()).await.expect("something is told");
            let text = told.unwrap();
            let message = serde_json::from_str(&text).unwrap();
            if wanted(&message) {
                return message;
            }
        }
    }
}

impl Nodes {
    /// Two nodes, and a table at which Ada and Ben have begun to play.
    pub(crate) async fn new(spectators: Value) -> Nodes {
        Nodes::at(&Arc::new(Clock::default()), spectators, json!({ "kind": "wait" })).await
    }

    /// The same on a database that the servers share.
    pub(crate) async fn apart() -> Nodes {
        let (clock, absence) = (Arc::new(Clock::default()), json!({ "kind": "wait" }));
        let nodes = Nodes::of(new_database().await, &clock, json!({ "kind": "now" }), absence).await;
        nodes.heartbeat().await;
        nodes
    }

    pub(crate) async fn at(clock: &Arc<Clock>, spectators: Value, absence: Value) -> Nodes {
        Nodes::of(new_folder(), clock, spectators, absence).await
    }

    /// Both nodes say that they live.
    async fn heartbeat(&self) {
        for tables in [&self.here, &self.there] {
            tables.heartbeat().await.unwrap();
        }
    }

    async fn of(place: Place, clock: &Arc<Clock>, spectators: Value, absence: Value) -> Nodes {
        let store = Store::open(place.clone()).await.unwrap();
        let tables = || Tables::new(games(), store.clone(), Arc::clone(clock), Arc::new(Limits::default()));
        let [ada, ben] = ["Ada", "Ben"].map(|name| Person { id: GuestId::random(), name: name.to_owned() });
        for person in [&ada, &ben] {
            store.add_guest(person.id, &person.name, Millis(1)).await.unwrap();
        }
        let (here, there) = (tables(), tables());
        let contract = json!({ "game": { "game": NAME, "options": [LONG] },
            "seats": ["maker", "open"], "spectators": spectators, "absence": absence });
        let contract: Contract = serde_json::from_value(contract).unwrap();
        let game = games().settle(&contract.game, 2).unwrap();
        let (table, contract) = (TableId::random(), Contract { game, ..contract });
        let mut nodes = Nodes { place, here, there, ada, ben, table, contract };
        nodes.table = nodes.another().await;
        nodes
    }

    /// Does something to the database behind the servers' backs.
    pub(crate) fn meddle(&self, sql: &str) {
        let Place::Folder(folder) = &self.place else { panic!("the database is somewhere else") };
        let database = rusqlite::Connection::open(folder.join("oneiros.db")).unwrap();
        database.execute_batch(sql).unwrap();
    }

    /// Does something to the database that the servers share, behind their backs.
    pub(crate) async fn meddle_apart(&self, sql: &str) {
        let Place::Postgres(address) = &self.place else { panic!("the database is somewhere else") };
        connect(address).await.batch_execute(sql).await.unwrap();
    }

    /// Another table of the same kind.
    pub(crate) async fn another(&self) -> TableId {
        let table = TableId::random();
        self.here.make(table, None, &self.ada, self.contract.clone(), None).await.unwrap();
        self.here.request(table, &self.ben, &Command::Sit { seat: Chair(Seat(1)) }).await.unwrap();
        table
    }

    pub(crate) async fn enter(&self, tables: &Arc<Tables>, guest: Option<GuestId>) -> Client {
        self.enter_at(tables, self.table, guest).await
    }

    pub(crate) async fn enter_at(
        &self,
        tables: &Arc<Tables>,
        table: TableId,
        guest: Option<GuestId>,
    ) -> Client {
        let (queue, heard) = mpsc::channel(1_000);
        let (stay, stays) = oneshot::channel();
        let subscriber = tables.enter(table, guest, None, Connection { queue, stay }).await.unwrap();
        Client { queue: heard, subscriber, _stays: stays }
    }

    /// Plays until the table comes to wait for Ben; the sequence number.
    pub(crate) async fn come_to_wait_for_ben(&self) -> u64 {
        let waits = |table: &table::Table| table.waits_for_persons().contains(Seat(1));
        while self.here.with_table(self.table, waits).await.unwrap() {
            self.step().await;
        }
        loop {
            let seq = self.step().await;
            if self.here.with_table(self.table, waits).await.unwrap() {
                return seq;
            }
        }
    }

    /// One step of whoever may act, at the first node; the sequence number.
    pub(crate) async fn step(&self) -> u64 {
        let (person, command) = self.next_step(None).await;
        self.done(person, &command).await
    }

    /// What somebody may do next as the first node knows the table, under a name of the client's own.
    pub(crate) async fn next_step(&self, client: Option<&str>) -> (&Person, Command) {
        let first = |table: &table::Table| {
            let table_view = table.view(SeatSet::first(2), table::Millis(0));
            let prompt = &table_view.prompts[0];
            let action = prompt.actions[table_view.step as usize % prompt.actions.len()].clone();
            let client = client.map(str::to_owned);
            (prompt.seat, Command::Play { seat: prompt.seat, expected: prompt.number, action, client })
        };
        let (seat, command) = self.here.with_table(self.table, first).await.unwrap();
        (if seat.0 == Seat(0) { &self.ada } else { &self.ben }, command)
    }

    pub(crate) async fn done(&self, person: &Person, command: &Command) -> u64 {
        match self.here.request(self.table, person, command).await.unwrap() {
            Outcome::Stands(seq) => seq,
            Outcome::Behind(expected) => panic!("behind {expected}"),
        }
    }
}

/// A table that has waited for a minute, ten times as long as agreed on, at a server that began before.
pub(crate) async fn waiting() -> (Nodes, Person, Arc<Clock>) {
    waiting_at(new_folder()).await
}

/// The same on a database that the servers share.
pub(crate) async fn waiting_apart() -> (Nodes, Person, Arc<Clock>) {
    let waiting = waiting_at(new_database().await).await;
    waiting.0.heartbeat().await;
    waiting
}

async fn waiting_at(place: Place) -> (Nodes, Person, Arc<Clock>) {
    let clock = Arc::new(Clock::default());
    clock.set_outages(60_000);
    let absence = json!({ "kind": "stand-in", "seconds": 6 });
    let nodes = Nodes::of(place, &clock, json!({ "kind": "now" }), absence).await;
    let first = |table: &table::Table| table.waits_for_persons().lowest();
    let seat = nodes.here.with_table(nodes.table, first).await.unwrap().unwrap();
    let person = if seat == Seat(0) { nodes.ada.clone() } else { nodes.ben.clone() };
    clock.set_outages(0);
    (nodes, person, clock)
}

#[tokio::test]
async fn those_at_another_node_see_it_when_all_go_back_behind_what_that_node_has_read() {
    let nodes = Nodes::new(json!({ "kind": "now" })).await;
    let quiet = |table: &table::Table| {
        let undo = table.view(SeatSet::first(2), table::Millis(0)).undo;
        undo[0].standing >= 10 && undo.iter().all(|undo| undo.steps == 0)
    };
    while !nodes.here.with_table(nodes.table, quiet).await.unwrap() {
        nodes.step().await;
    }
    // Enough rows for a snapshot, from which the other node begins to read.
    for closed in [true, false].into_iter().cycle().take(80) {
        nodes.done(&nodes.ada, &Command::CloseChat { closed }).await;
    }
    let mut ada = nodes.enter(&nodes.there, Some(nodes.ada.id)).await;
    ada.heard();
    let ask = Command::Ask { seat: Chair(Seat(0)), steps: 8 };
    let expected = nodes.done(&nodes.ada, &ask).await;
    let agree = Command::Answer { seat: Chair(Seat(1)), expected, agrees: true };
    nodes.done(&nodes.ben, &agree).await;
    let head = nodes.here.with_table(nodes.table, table::Table::seq).await.unwrap();
    nodes.there.catch_up(nodes.table, Seq(head)).await.unwrap();
    let heard = ada.heard();
    assert_eq!(
        heard.last().map(|message| message["table_view"]["seq"].clone()),
        Some(json!(head)),
        "{heard:?}"
    );
    let views = |tables: &Arc<Tables>| {
        let tables = Arc::clone(tables);
        let table = nodes.table;
        async move {
            tables
                .with_table(table, |table| {
                    let seen = table.view(SeatSet::first(2), table::Millis(0));
                    serde_json::to_string(&(seen.view, seen.own_views)).unwrap()
                })
                .await
        }
    };
    assert_eq!(views(&nodes.here).await, views(&nodes.there).await);
}

#[tokio::test]
async fn what_was_saved_before_a_step_that_all_took_back_is_kept_and_gone_on_from() {
    let nodes = Nodes::new(json!({ "kind": "now" })).await;
    for closed in [true, false].into_iter().cycle().take(80) {
        nodes.done(&nodes.ada, &Command::CloseChat { closed }).await;
    }
    nodes.step().await;
    let store = &nodes.here.context.store;
    let saved = store.snapshot_at_or_before(nodes.table, Seq(1_000)).await.unwrap().unwrap();
    let head = nodes.step().await;
    assert!((60..head).contains(&saved.seq.0), "{saved:?}");
    let expected = nodes.done(&nodes.ada, &Command::Ask { seat: Chair(Seat(0)), steps: 1 }).await;
    let agree = Command::Answer { seat: Chair(Seat(1)), expected, agrees: true };
    nodes.done(&nodes.ben, &agree).await;
    assert_eq!(store.snapshot_at_or_before(nodes.table, saved.seq).await.unwrap(), Some(saved));
    let seen = |table: &table::Table| {
        serde_json::to_string(&table.view(SeatSet::first(2), table::Millis(0))).unwrap()
    };
    let here = nodes.here.with_table(nodes.table, seen).await.unwrap();
    assert_eq!(nodes.there.with_table(nodes.table, seen).await.unwrap(), here);
}

#[tokio::test]
async fn late_spectators_are_as_late_at_a_node_that_had_forgotten_the_table() {
    let nodes = Nodes::new(json!({ "kind": "delayed", "steps": 2 })).await;
    let mut head = 0;
    for _ in 0..6 {
        head = nodes.step().await;
    }
    let mut watcher = nodes.enter(&nodes.there, None).await;
    let mut known = watcher.heard()[0]["table_view"]["seq"].as_u64().unwrap();
    assert_eq!(known, head - 2);
    for round in 0..12 {
        if round % 3 == 0 {
            nodes.there.live_table(nodes.table).lock().await.unload();
        }
        head = nodes.step().await;
        nodes.there.catch_up(nodes.table, Seq(head)).await.unwrap();
        for message in watcher.heard() {
            assert!(message["seq"].as_u64() <= Some(head - 2), "at {head}: {message}");
            if message["type"] == "update" {
                assert_eq!(message["seq"], json!(known + 1), "no row is left out or told twice");
                known += 1;
            }
        }
        assert_eq!(known, head - 2, "nothing is later than agreed");
    }
}

#[tokio::test]
async fn what_people_at_the_table_say_reaches_late_spectators_with_what_it_was_said_about() {
    let nodes = Nodes::new(json!({ "kind": "delayed", "steps": 2 })).await;
    nodes.step().await;
    let mut ada = nodes.enter(&nodes.here, Some(nodes.ada.id)).await;
    let mut watcher = nodes.enter(&nodes.here, None).await;
    ada.heard();
    watcher.heard();
    let store = &nodes.here.context.store;
    let line = store.say(nodes.table, nodes.ada.id, Millis(5), "I have the red one").await.unwrap();
    nodes.here.pass_on_chat(nodes.table, line).await.unwrap();
    let said = |heard: &[Value]| heard.iter().any(|message| message["type"] == "chat");
    assert!(said(&ada.heard()));
    for later in 0..3 {
        assert_eq!(said(&watcher.heard()), later == 2, "after {later} steps");
        nodes.step().await;
    }
}

#[tokio::test]
async fn lines_that_are_told_of_together_are_all_heard() {
    let nodes = Nodes::new(json!({ "kind": "now" })).await;
    let store = &nodes.here.context.store;
    store.say(nodes.table, nodes.ada.id, Millis(5), "before anybody came").await.unwrap();
    let mut ben = nodes.enter(&nodes.here, Some(nodes.ben.id)).await;
    ben.heard();
    let said: Vec<String> = (1..=250).map(|number| format!("line {number}")).collect();
    for text in &said {
        store.say(nodes.table, nodes.ada.id, Millis(6), text).await.unwrap();
    }
    // As after a time in which nobody listened to the news: there is something new, and nobody knows what.
    nodes.here.pass_on_chat(nodes.table, Seq(u64::MAX)).await.unwrap();
    let texts: Vec<Value> = ben.heard().into_iter().map(|message| message["text"].clone()).collect();
    assert_eq!(texts, said);
}

#[tokio::test]
async fn a_node_that_is_far_behind_catches_up_with_all_of_it() {
    let nodes = Nodes::new(json!({ "kind": "now" })).await;
    let _ada = nodes.enter(&nodes.there, Some(nodes.ada.id)).await;
    let seq = nodes.there.with_table(nodes.table, table::Table::seq).await.unwrap() + 1;
    let entry = |closed| {
        let entry = table::Entry { t: table::Millis(9), deed: table::Deed::ChatClosed { closed } };
        serde_json::to_string(&entry).unwrap()
    };
    let entries: Vec<String> = [true, false].into_iter().cycle().take(1_100).map(entry).collect();
    let first = store::Append::entry(nodes.table, Seq(seq), Millis(9), String::new());
    let append = store::Append { entries, ..first };
    let last = append.last().0;
    nodes.here.context.store.append(append).await.unwrap();
    nodes.there.catch_up(nodes.table, Seq(last)).await.unwrap();
    assert_eq!(nodes.there.with_table(nodes.table, table::Table::seq).await, Ok(last));
}
