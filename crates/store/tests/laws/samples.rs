//! Tables and guests to try laws on.

use store::{
    Append, GuestId, Head, Listing, Member, Millis, NewTable, Outgoing, ParcelId, Seq, Status, Store, TableId,
};

/// A guest who has just come.
pub(crate) async fn a_guest(store: &Store) -> GuestId {
    let guest = GuestId::random();
    store.add_guest(guest, "Ada", Millis(1)).await.unwrap();
    guest
}

/// A head with this status and nothing else of note.
pub(crate) fn head(status: Status) -> Head {
    Head { status, summary: "{}".to_owned(), due: None }
}

/// A table that could be made.
pub(crate) fn new_table(maker: GuestId) -> NewTable {
    let id = TableId::random();
    let created = Millis(1_000);
    let first = Append { head: Some(head(Status::Open)), ..entry(id, 1, "made") };
    NewTable {
        id,
        code: None,
        maker,
        listing: Listing::Public,
        contract: "contract".to_owned(),
        created,
        first,
    }
}

/// A table that has been made, with one entry.
pub(crate) async fn a_table(store: &Store) -> TableId {
    let table = new_table(a_guest(store).await);
    let id = table.id;
    store.create(table).await.unwrap();
    id
}

/// One entry at a place.
pub(crate) fn entry(table: TableId, seq: u64, entry: &str) -> Append {
    Append::entry(table, Seq(seq), Millis(1_000 + seq.cast_signed()), entry.to_owned())
}

/// A member whom the table waits for, or not.
pub(crate) fn member(guest: GuestId, since: Option<i64>) -> Member {
    Member { guest, waited_for_since: since.map(Millis) }
}

/// A message for a guest.
pub(crate) fn message(guest: GuestId, due: i64) -> Outgoing {
    Outgoing { id: ParcelId::random(), guest, body: "your turn".to_owned(), due: Millis(due) }
}

/// The entries of a log, from the first.
pub(crate) async fn entries(store: &Store, table: TableId) -> Vec<String> {
    let rows = store.rows(table, Seq::NONE, 10_000).await.unwrap();
    assert!(rows.iter().zip(1..).all(|(row, seq)| row.seq == Seq(seq)), "a gap: {rows:?}");
    rows.into_iter().map(|row| row.entry).collect()
}
