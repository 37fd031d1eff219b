//! Databases of every version since the first are brought up to date, and nothing in them is lost.

use rusqlite::Connection;
use store::{
    Append, GuestId, Listing, Member, Millis, OpenError, Outage, Page, Place, Seq, Snapshot, Span, Status,
    Store, TableId,
};

use crate::samples::{a_table, entries, entry};
use crate::stage::{Folder, connect, new_database, run};

/// Everything in `first/*.sql`, read through the store of today.
async fn find_all(store: &Store) {
    let (ada, bob) = (GuestId::new(11), GuestId::new(12));
    let (played, open) = (TableId::new(21), TableId::new(22));
    let guest = store.guest(ada).await.unwrap().unwrap();
    assert_eq!(
        (guest.name.as_str(), guest.created, guest.hook.as_deref()),
        ("Ada", Millis(100), Some("{\"url\":\"x\"}"))
    );
    assert_eq!(store.muted_by(bob).await, Ok(vec![ada]));
    assert_eq!(store.hook_for(ada, played).await, Ok(None));
    assert_eq!(store.guest_of_token([7; 32], Millis(130)).await.unwrap().unwrap().guest, ada);
    assert_eq!(store.take_claim([8; 32], Millis(500)).await, Ok(Some(bob)));
    let opened = store.open_table(played).await.unwrap().unwrap();
    assert_eq!(opened.table.code, "ABCDEF".parse().ok());
    assert_eq!((opened.table.listing, opened.table.contract.as_str()), (Listing::Private, "by link"));
    assert_eq!((opened.table.head.status, opened.table.head.due), (Status::Playing, Some(Millis(900))));
    assert_eq!(opened.snapshot, Some(Snapshot { seq: Seq(2), state: "state".to_owned() }));
    assert_eq!(opened.tail.len(), 1);
    assert_eq!(entries(store, played).await, ["made", "joined", "played"]);
    let waited_for = Member { guest: bob, waited_for_since: Some(Millis(303)) };
    assert_eq!(store.members(played).await.unwrap()[1], waited_for);
    let lobby = store.public_tables(Status::Open, Page { after: None, limit: 9 }).await.unwrap();
    assert_eq!(lobby.iter().map(|table| table.id).collect::<Vec<_>>(), [open]);
    assert_eq!(store.chat(played, Span::Latest, 9).await.unwrap()[0].text, "hello");
    assert_eq!(store.take_outbox(Millis(310), 9, Millis(1)).await.unwrap()[0].attempts, 2);
    assert_eq!(store.outages(Millis(0)).await, Ok(vec![Outage { began: Millis(250), ended: Millis(260) }]));
    assert_eq!(
        store.resume(Millis(500), Millis(9)).await.unwrap().map(|outage| outage.began),
        Some(Millis(400))
    );
    let next = Append { forget_after: Some(Seq(1)), ..entry(played, 4, "next") };
    store.append(next).await.unwrap();
    assert_eq!(store.say(played, ada, Millis(600), "hi").await, Ok(Seq(2)));
}

#[test]
fn the_first_database_of_sqlite_is_still_read() {
    let folder = Folder::new();
    let conn = Connection::open(folder.0.join("oneiros.db")).unwrap();
    conn.execute_batch(include_str!("first/sqlite.sql")).unwrap();
    drop(conn);
    run(async {
        let store = Store::open(Place::Folder(folder.0.clone())).await.unwrap();
        find_all(&store).await;
        assert_eq!(store.verify().await, Ok(Vec::new()));
        store.close().await;
    });
}

#[test]
fn the_first_database_of_postgresql_is_still_read() {
    run(async {
        let address = new_database().await;
        connect(&address).await.batch_execute(include_str!("first/postgres.sql")).await.unwrap();
        let store = Store::open(Place::Postgres(address)).await.unwrap();
        find_all(&store).await;
        store.close().await;
    });
}

#[test]
fn a_newer_database_of_postgresql_is_left_alone() {
    run(async {
        let address = new_database().await;
        let place = Place::Postgres(address.clone());
        Store::open(place.clone()).await.unwrap().close().await;
        let client = connect(&address).await;
        client.batch_execute("UPDATE oneiros_version SET version = version + 1").await.unwrap();
        let refused = Store::open(place).await.expect_err("it must not open");
        let OpenError::Newer { found, known } = refused else { panic!("{refused}") };
        assert_eq!(found, known + 1);
    });
}

#[test]
fn a_server_from_before_rows_were_tied_to_each_other_adds_to_no_log_any_more() {
    run(async {
        let address = new_database().await;
        let store = Store::open(Place::Postgres(address.clone())).await.unwrap();
        let table = a_table(&store).await;
        let id: i64 = connect(&address).await.query_one("SELECT id FROM tables", &[]).await.unwrap().get(0);
        // What such a server says of a row.
        let add = format!("INSERT INTO log (table_id, seq, at, entry) VALUES ({id}, 2, 5, 'untied')");
        let refused = connect(&address).await.batch_execute(&add).await.unwrap_err();
        assert_eq!(refused.code(), Some(&tokio_postgres::error::SqlState::CHECK_VIOLATION));
        store.append(entry(table, 2, "tied")).await.unwrap();
        assert_eq!(entries(&store, table).await, ["made", "tied"]);
        store.close().await;
    });
}

#[test]
fn to_look_at_a_database_of_an_older_version_takes_it_from_no_server_that_uses_it() {
    run(async {
        let address = new_database().await;
        let store = Store::open(Place::Postgres(address.clone())).await.unwrap();
        let table = a_table(&store).await;
        store.close().await;
        let database = connect(&address).await;
        let back = "ALTER TABLE log DROP CONSTRAINT log_hash_length; UPDATE oneiros_version SET version = 6;
            INSERT INTO nodes (id, until) VALUES (1, (extract(epoch FROM now()) * 1000)::bigint + 600000)";
        database.batch_execute(back).await.unwrap();
        let looked = Store::look(Place::Postgres(address.clone())).await;
        assert!(matches!(looked, Err(OpenError::InUse { .. })), "{looked:?}");
        let version = database.query_one("SELECT version FROM oneiros_version", &[]).await.unwrap();
        assert_eq!(version.get::<_, i64>(0), 6);
        database.batch_execute("UPDATE nodes SET until = 0").await.unwrap();
        let looked = Store::look(Place::Postgres(address)).await.unwrap();
        assert_eq!(entries(&looked, table).await, ["made"]);
        looked.close().await;
    });
}

#[test]
fn older_rows_are_copied_to_postgresql_as_they_are() {
    let folder = Folder::new();
    let conn = Connection::open(folder.0.join("oneiros.db")).unwrap();
    conn.execute_batch(include_str!("first/sqlite.sql")).unwrap();
    drop(conn);
    run(async {
        let older = Store::open(Place::Folder(folder.0.clone())).await.unwrap();
        let store = Store::open(Place::Postgres(new_database().await)).await.unwrap();
        older.copy_to(&store).await.unwrap();
        older.close().await;
        find_all(&store).await;
        store.close().await;
    });
}
