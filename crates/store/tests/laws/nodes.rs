//! Several servers on one PostgreSQL.

use store::{Millis, News, OpenError, Place, Seq, Span, Store};

use crate::samples::{a_guest, a_table, entries, entry};
use crate::stage::{Stage, address, connect, given_address, new_database, on_postgres, run};

/// Ends the connections of a role, as a failing network or server would.
async fn cut(stage: &Stage, role: &str) -> i64 {
    let client = connect(address(&stage.place)).await;
    let sql = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
               WHERE datname = current_database() AND application_name = $1";
    client.query_one(sql, &[&role]).await.unwrap().get(0)
}

#[test]
fn servers_that_start_at_once_on_an_empty_database_all_start() {
    run(async {
        let address = new_database().await;
        let open = || Store::open(Place::Postgres(address.clone()));
        let (one, two, three) = tokio::join!(open(), open(), open());
        let (one, two, three) = (one.unwrap(), two.unwrap(), three.unwrap());
        let table = a_table(&one).await;
        two.append(entry(table, 2, "two")).await.unwrap();
        three.append(entry(table, 3, "three")).await.unwrap();
        assert_eq!(entries(&one, table).await, ["made", "two", "three"]);
    });
}

#[test]
fn whoever_loses_the_news_is_told_to_read_again_and_hears_on() {
    on_postgres(async |stage: Stage| {
        let store = &stage.store;
        let table = a_table(store).await;
        let mut feed = store.news();
        store.append(entry(table, 2, "x")).await.unwrap();
        let mut heard = feed.next().await;
        while heard != Some(News::Table { table, seq: Seq(2) }) {
            heard = feed.next().await;
        }
        assert_eq!(cut(&stage, "oneiros news").await, 1);
        assert_eq!(feed.next().await, Some(News::Lagged));
        store.append(entry(table, 3, "x")).await.unwrap();
        assert_eq!(feed.next().await, Some(News::Table { table, seq: Seq(3) }));
    });
}

#[test]
fn a_lost_connection_costs_at_most_the_writes_under_way() {
    on_postgres(async |stage: Stage| {
        let store = &stage.store;
        let table = a_table(store).await;
        assert_eq!(cut(&stage, "oneiros writer").await, 1);
        // The loss is noticed before the write, or by it; never is it taken for written.
        let told = store.append(entry(table, 2, "x")).await;
        match &told {
            Ok(()) => assert_eq!(entries(store, table).await.len(), 2),
            Err(store::Fault::Lost { .. }) => {
                assert_eq!(entries(store, table).await.len(), 1);
                store.append(entry(table, 2, "x")).await.unwrap();
            }
            Err(other) => panic!("{other}"),
        }
        store.append(entry(table, 3, "x")).await.unwrap();
        assert_eq!(entries(store, table).await.len(), 3);
    });
}

#[test]
fn readers_do_not_notice_that_connections_were_lost() {
    on_postgres(async |stage: Stage| {
        let store = &stage.store;
        let table = a_table(store).await;
        let guest = a_guest(store).await;
        store.say(table, guest, Millis(1), "hello").await.unwrap();
        for _ in 0..3 {
            let (one, two, three) =
                tokio::join!(store.open_table(table), store.chat(table, Span::Latest, 9), store.guest(guest));
            assert!(one.unwrap().is_some() && two.unwrap().len() == 1 && three.unwrap().is_some());
            assert!(cut(&stage, "oneiros reader").await > 0);
        }
    });
}

#[test]
fn a_wrong_or_silent_address_is_told() {
    run(async {
        let refusal = async |address: &str| {
            Store::open(Place::Postgres(address.to_owned())).await.expect_err("it must not open")
        };
        assert!(matches!(refusal("postgres://a b:c").await, OpenError::BadAddress { .. }));
        let nobody = "postgres://postgres:secret@127.0.0.1:1/postgres?connect_timeout=5";
        let OpenError::Unreachable { detail } = refusal(nobody).await else { panic!("{nobody}") };
        assert!(!detail.contains("secret"), "{detail}");
        let given = given_address();
        let (start, rest) = given.rsplit_once('@').unwrap();
        let (user, _) = start.rsplit_once(':').unwrap();
        let wrong = format!("{user}:wrong@{rest}");
        assert!(matches!(refusal(&wrong).await, OpenError::Unreachable { .. }));
        // This server has no certificate to show.
        let private = format!("{given}?sslmode=require");
        assert!(matches!(refusal(&private).await, OpenError::Unreachable { .. }));
    });
}

#[test]
fn commits_wait_for_the_disk() {
    on_postgres(async |stage: Stage| {
        let client = connect(address(&stage.place)).await;
        let name: String = client.query_one("SELECT current_database()", &[]).await.unwrap().get(0);
        client.batch_execute(&format!("ALTER DATABASE {name} SET synchronous_commit = off")).await.unwrap();
        let other = stage.second().await;
        let settings = other.durability().await.unwrap();
        let expected = [("synchronous_commit", "on"), ("fsync", "on"), ("full_page_writes", "on")];
        assert_eq!(settings, expected.map(|(name, value)| (name.to_owned(), value.to_owned())));
        other.close().await;
    });
}
