//! What stands in PostgreSQL itself: the log of a table and its chat.

use table::Entry;
use tokio_postgres::{Client, NoTls};

/// A look into a database beside the servers.
pub(crate) struct Rows(Client);

impl Rows {
    pub(crate) async fn of(address: &str) -> Rows {
        let (client, connection) = tokio_postgres::connect(address, NoTls).await.unwrap();
        tokio::spawn(connection);
        Rows(client)
    }

    /// The rows of a table's log, by their places.
    pub(crate) async fn log(&self, table: &str) -> Vec<(u64, Entry)> {
        let sql = "SELECT seq, entry FROM log WHERE table_id = $1 ORDER BY seq";
        let rows = self.0.query(sql, &[&stored(table)]).await.unwrap();
        let row = |row: &tokio_postgres::Row| {
            (row.get::<_, i64>(0).cast_unsigned(), serde_json::from_str(row.get(1)).unwrap())
        };
        rows.iter().map(row).collect()
    }

    /// The lines of a table's chat: each one's place, and the name that the client gave it.
    pub(super) async fn chat(&self, table: &str) -> Vec<(u64, String)> {
        let sql = "SELECT seq, client FROM chat WHERE table_id = $1 ORDER BY seq";
        let rows = self.0.query(sql, &[&stored(table)]).await.unwrap();
        rows.iter().map(|row| (row.get::<_, i64>(0).cast_unsigned(), row.get(1))).collect()
    }
}

fn stored(table: &str) -> i64 {
    table.parse::<store::TableId>().unwrap().get().cast_signed()
}
