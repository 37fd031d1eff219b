//! Lists of tables.

use std::collections::BTreeSet;

use store::{
    Append, Cursor, Fault, GuestId, Head, Listed, Listing, Millis, NewTable, Page, Status, Store, TableId,
};

use crate::samples::{a_guest, entry, head, member, new_table};
use crate::stage::{Stage, laws};

laws! {
    the_lobby_lists_public_tables_newest_first,
    a_list_in_parts_is_the_whole_list,
    a_table_changes_lists_with_its_status,
    a_guest_finds_the_tables_they_belong_to,
    tables_are_due_in_the_order_of_time,
    all_tables_are_found,
}

const WHOLE: Page = Page { after: None, limit: 1_000 };

async fn made_at(store: &Store, maker: GuestId, created: i64, listing: Listing) -> TableId {
    let table = NewTable { created: Millis(created), listing, ..new_table(maker) };
    let id = table.id;
    store.create(table).await.unwrap();
    id
}

fn ids(listed: &[Listed]) -> Vec<TableId> {
    listed.iter().map(|table| table.id).collect()
}

async fn the_lobby_lists_public_tables_newest_first(stage: Stage) {
    let store = &stage.store;
    let maker = a_guest(store).await;
    let old = made_at(store, maker, 10, Listing::Public).await;
    made_at(store, maker, 20, Listing::Private).await;
    let new = made_at(store, maker, 30, Listing::Public).await;
    let listed = store.public_tables(Status::Open, WHOLE).await.unwrap();
    assert_eq!(ids(&listed), [new, old]);
    let table = &listed[1];
    assert_eq!((table.created, table.last.0, &table.head), (Millis(10), 1, &head(Status::Open)));
    assert_eq!(table.cursor(), Cursor { created: Millis(10), table: old });
    assert_eq!(store.public_tables(Status::Playing, WHOLE).await, Ok(Vec::new()));
}

async fn a_list_in_parts_is_the_whole_list(stage: Stage) {
    let store = &stage.store;
    let maker = a_guest(store).await;
    let mut made = BTreeSet::new();
    // Several are of the same moment, so that parts end between them.
    for number in 0..23 {
        let id = made_at(store, maker, 100 + number / 5, Listing::Public).await;
        store.append(Append { members: Some(vec![member(maker, None)]), ..entry(id, 2, "x") }).await.unwrap();
        made.insert(id);
    }
    let whole = ids(&store.public_tables(Status::Open, WHOLE).await.unwrap());
    assert_eq!(whole.iter().copied().collect::<BTreeSet<_>>(), made);
    for limit in [1, 2, 5, 7, 23, 24] {
        let mut public =
            in_parts(store, limit, async |page| store.public_tables(Status::Open, page).await).await;
        public.retain(|id| made.contains(id));
        assert_eq!(public, whole, "{limit}");
        let own = in_parts(store, limit, async |page| store.tables_of(maker, page).await).await;
        assert_eq!(own, whole, "{limit}");
    }
}

/// A list read part by part, while newer tables are made.
async fn in_parts(
    store: &Store,
    limit: u32,
    read: impl AsyncFn(Page) -> Result<Vec<Listed>, Fault>,
) -> Vec<TableId> {
    let maker = a_guest(store).await;
    let mut found = Vec::new();
    let mut after = None;
    loop {
        let part = read(Page { after, limit }).await.unwrap();
        assert!(part.len() <= limit as usize);
        found.extend(ids(&part));
        let Some(last) = part.last() else { return found };
        after = Some(last.cursor());
        made_at(store, maker, 999, Listing::Public).await;
    }
}

async fn a_table_changes_lists_with_its_status(stage: Stage) {
    let store = &stage.store;
    let table = made_at(store, a_guest(store).await, 10, Listing::Public).await;
    for (status, seq) in [Status::Playing, Status::Over].into_iter().zip(2..) {
        let append = Append { head: Some(head(status)), ..entry(table, seq, "x") };
        store.append(append).await.unwrap();
        for other in Status::ALL {
            let listed = store.public_tables(other, WHOLE).await.unwrap();
            assert_eq!(ids(&listed), if other == status { vec![table] } else { vec![] });
        }
    }
}

async fn a_guest_finds_the_tables_they_belong_to(stage: Stage) {
    let store = &stage.store;
    let (ada, bob) = (a_guest(store).await, a_guest(store).await);
    let first = made_at(store, ada, 10, Listing::Private).await;
    let second = made_at(store, ada, 20, Listing::Public).await;
    // Who makes a table does not belong to it by that alone.
    assert_eq!(store.tables_of(ada, WHOLE).await, Ok(Vec::new()));
    let both = vec![member(ada, None), member(bob, Some(7))];
    store.append(Append { members: Some(both), ..entry(first, 2, "x") }).await.unwrap();
    let one = vec![member(bob, None)];
    store.append(Append { members: Some(one.clone()), ..entry(second, 2, "x") }).await.unwrap();
    let of_bob = store.tables_of(bob, WHOLE).await.unwrap();
    assert_eq!(ids(&of_bob), [second, first]);
    assert_eq!(
        of_bob.iter().map(|table| table.waited_for_since).collect::<Vec<_>>(),
        [None, Some(Millis(7))]
    );
    assert_eq!(ids(&store.tables_of(ada, WHOLE).await.unwrap()), [first]);
    store.append(Append { members: Some(one), ..entry(first, 3, "x") }).await.unwrap();
    assert_eq!(store.tables_of(ada, WHOLE).await, Ok(Vec::new()));
}

async fn tables_are_due_in_the_order_of_time(stage: Stage) {
    let store = &stage.store;
    let maker = a_guest(store).await;
    assert_eq!(store.next_due().await, Ok(None));
    let mut tables = Vec::new();
    for due in [Some(30), None, Some(10), Some(20)] {
        let table = made_at(store, maker, 1, Listing::Private).await;
        let head = Head { due: due.map(Millis), ..head(Status::Playing) };
        store.append(Append { head: Some(head), ..entry(table, 2, "x") }).await.unwrap();
        tables.push(table);
    }
    let (at_10, at_20, at_30) = ((Millis(10), tables[2]), (Millis(20), tables[3]), (Millis(30), tables[0]));
    assert_eq!(store.next_due().await, Ok(Some(Millis(10))));
    assert_eq!(store.due_after(Millis(9)).await, Ok(Some(Millis(10))));
    assert_eq!(store.due_after(Millis(10)).await, Ok(Some(Millis(20))));
    assert_eq!(store.due_after(Millis(30)).await, Ok(None));
    let due = async |now, after, limit| store.due(Millis(now), after, limit).await.unwrap();
    assert_eq!(due(9, None, 9).await, []);
    assert_eq!(due(20, None, 9).await, [at_10, at_20]);
    assert_eq!(due(99, None, 9).await, [at_10, at_20, at_30]);
    // In parts as well as in one.
    assert_eq!(due(99, None, 2).await, [at_10, at_20]);
    assert_eq!(due(99, Some(at_20), 2).await, [at_30]);
    assert_eq!(due(99, Some(at_10), 1).await, [at_20]);
    assert_eq!(due(20, Some(at_20), 9).await, []);
    store.append(Append { head: Some(head(Status::Over)), ..entry(tables[2], 3, "x") }).await.unwrap();
    assert_eq!(due(20, None, 9).await, [at_20]);
}

async fn all_tables_are_found(stage: Stage) {
    let store = &stage.store;
    let maker = a_guest(store).await;
    let mut made = BTreeSet::new();
    for _ in 0..11 {
        made.insert(made_at(store, maker, 5, Listing::Private).await);
    }
    let mut found = Vec::new();
    loop {
        let part = store.all_tables(found.last().copied(), 4).await.unwrap();
        if part.is_empty() {
            break;
        }
        found.extend(part);
    }
    assert_eq!(found, made.into_iter().collect::<Vec<_>>());
}
