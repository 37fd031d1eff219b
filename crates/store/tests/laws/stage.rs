//! A store for one law, empty and nobody else's.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use store::{GuestId, OpenError, Place, Store};
use tokio_postgres::{Client, NoTls};

/// Makes the tests of laws, each on both databases.
macro_rules! laws {
    ($($law:ident),* $(,)?) => {
        mod sqlite {
            $(#[test]
            fn $law() {
                crate::stage::on_sqlite(super::$law);
            })*
        }

        mod postgres {
            $(#[test]
            fn $law() {
                crate::stage::on_postgres(super::$law);
            })*
        }
    };
}
pub(crate) use laws;

/// An empty store, and what is needed to open it again.
pub(crate) struct Stage {
    /// The store.
    pub(crate) store: Store,
    /// Where it is.
    pub(crate) place: Place,
    /// A folder for the law's own files.
    pub(crate) folder: PathBuf,
}

impl Stage {
    /// Another server's handle to the same store: on SQLite, where there is only one server, the same one.
    pub(crate) async fn second(&self) -> Store {
        match &self.place {
            Place::Folder(_) => self.store.clone(),
            Place::Postgres(_) => Store::open(self.place.clone()).await.unwrap(),
        }
    }

    /// Keeps everybody from writing to the store until it is let go of.
    pub(crate) async fn hold(&self) -> Held {
        match &self.place {
            Place::Folder(folder) => {
                let database = rusqlite::Connection::open(folder.join("oneiros.db")).unwrap();
                database.execute_batch("BEGIN IMMEDIATE").unwrap();
                Held::Sqlite(database)
            }
            Place::Postgres(address) => {
                let client = connect(address).await;
                client.batch_execute("BEGIN; LOCK TABLE heads IN EXCLUSIVE MODE").await.unwrap();
                Held::Postgres(client)
            }
        }
    }

    /// The same store after everybody has left and come back.
    pub(crate) async fn reopened(&self) -> Store {
        self.store.close().await;
        Store::open(self.place.clone()).await.unwrap()
    }
}

/// A store to which nobody else can write.
pub(crate) enum Held {
    Sqlite(rusqlite::Connection),
    Postgres(Client),
}

impl Held {
    /// Lets everybody write again.
    pub(crate) async fn let_go(self) {
        match self {
            Held::Sqlite(database) => database.execute_batch("COMMIT").unwrap(),
            Held::Postgres(client) => client.batch_execute("COMMIT").await.unwrap(),
        }
    }
}

/// Tries a law on SQLite.
pub(crate) fn on_sqlite(law: impl AsyncFnOnce(Stage)) {
    let folder = Folder::new();
    let inner = folder.0.clone();
    run(async move {
        let place = Place::Folder(inner.join("data"));
        let store = Store::open(place.clone()).await.unwrap();
        law(Stage { store, place, folder: inner }).await;
    });
}

/// Tries a law on a PostgreSQL database of its own. It is left behind: the whole server is thrown away after the tests, and
/// dropping a database makes all others wait for the disk.
pub(crate) fn on_postgres(law: impl AsyncFnOnce(Stage)) {
    let folder = Folder::new();
    let inner = folder.0.clone();
    run(async move {
        let place = Place::Postgres(new_database().await);
        let store = Store::open(place.clone()).await.unwrap();
        law(Stage { store: store.clone(), place, folder: inner }).await;
        store.close().await;
    });
}

/// Runs to the end on several threads, as a server does.
pub(crate) fn run<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(work)
}

/// The address of a new, empty database.
pub(crate) async fn new_database() -> String {
    let name = format!("law_{}", GuestId::random());
    let given = given_address();
    connect(&given).await.batch_execute(&format!("CREATE DATABASE {name}")).await.unwrap();
    let (server, _) = given.rsplit_once('/').expect("the address ends with a database");
    format!("{server}/{name}")
}

/// The server that the tests were given.
pub(crate) fn given_address() -> String {
    env::var("ONEIROS_TEST_POSTGRES").unwrap_or_else(|_| {
        panic!("This test needs PostgreSQL: run `cargo xtask test`, which brings one along.")
    })
}

/// A plain connection, to do what a store does not.
pub(crate) async fn connect(address: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// The address of a store on PostgreSQL.
pub(crate) fn address(place: &Place) -> &str {
    match place {
        Place::Postgres(address) => address,
        Place::Folder(folder) => panic!("{} is no address", folder.display()),
    }
}

/// A folder that goes with the law.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        let path = env::temp_dir().join(format!("oneiros-law-{}", GuestId::random()));
        fs::create_dir(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Why the database in a folder cannot be opened.
pub(crate) async fn refusal(folder: &Path) -> OpenError {
    Store::open(Place::Folder(folder.to_owned())).await.expect_err("it must not open")
}
