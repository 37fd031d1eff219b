//! Databases of PostgreSQL, each for one test.

use store::GuestId;
use tokio_postgres::{Client, NoTls};

use crate::nodes::database;

async fn connect(address: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// The address of a new, empty database. It goes with its server after the tests.
pub(super) async fn new() -> String {
    let name = format!("old_{}", GuestId::random());
    let given = database();
    connect(&given).await.batch_execute(&format!("CREATE DATABASE {name}")).await.unwrap();
    let (server, _) = given.rsplit_once('/').expect("the address ends with a database");
    format!("{server}/{name}")
}

/// Fills a database with a dump.
pub(super) async fn load(address: &str, dump: &str) {
    connect(address).await.batch_execute(dump).await.unwrap();
}
