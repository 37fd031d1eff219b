//! Making a table and adding to its log.

use store::{
    Append, Code, Fault, GuestId, Head, Listing, LogHash, Millis, NewTable, Row, Seq, Status, TableId,
    TableRow, limits,
};

use crate::samples::{a_guest, a_table, entries, entry, head, member, message, new_table};
use crate::stage::{Stage, laws};

laws! {
    rows_are_tied_to_all_rows_before_them_and_added_only_to_the_log_that_is_known,
    a_table_is_opened_with_all_that_was_written,
    an_unknown_table_is_not_there,
    a_place_can_be_written_once_and_only_next,
    what_is_refused_leaves_nothing,
    several_entries_take_consecutive_places,
    a_code_belongs_to_one_table,
    a_table_is_made_once,
    a_table_needs_a_known_maker_and_a_sound_beginning,
    the_head_stays_until_it_is_changed,
    members_are_those_of_the_last_list,
    any_text_is_kept_to_the_letter,
    what_is_too_large_is_refused,
    what_was_written_is_there_after_everybody_left,
}

async fn a_table_is_opened_with_all_that_was_written(stage: Stage) {
    let store = &stage.store;
    let maker = a_guest(store).await;
    let code: Code = "QWERTZ".parse().unwrap();
    let summary = Head { status: Status::Playing, summary: "{\"a\":1}".to_owned(), due: Some(Millis(77)) };
    let table = new_table(maker);
    let first = Append { head: Some(summary.clone()), ..table.first };
    let table = NewTable { code: Some(code), listing: Listing::Private, first, ..table };
    store.create(table.clone()).await.unwrap();
    let opened = store.open_table(table.id).await.unwrap().unwrap();
    let hash = table.first.hashes(LogHash::NONE)[0];
    let expected = TableRow {
        id: table.id,
        code: Some(code),
        maker,
        listing: Listing::Private,
        contract: "contract".to_owned(),
        created: Millis(1_000),
        last: Seq::FIRST,
        hash,
        head: summary,
        changed: Millis(1_001),
    };
    assert_eq!(opened.table, expected);
    assert_eq!(opened.snapshot, None);
    let row = Row { seq: Seq::FIRST, at: Millis(1_001), entry: "made".to_owned(), hash };
    assert_eq!(opened.tail, [row]);
    assert_eq!(store.table(table.id).await.unwrap(), Some(expected));
    assert_eq!(store.by_code(code).await.unwrap(), Some(table.id));
}

async fn an_unknown_table_is_not_there(stage: Stage) {
    let (store, nowhere) = (&stage.store, TableId::random());
    assert_eq!(store.open_table(nowhere).await, Ok(None));
    assert_eq!(store.table(nowhere).await, Ok(None));
    assert_eq!(store.rows(nowhere, Seq::NONE, 10).await, Ok(Vec::new()));
    assert_eq!(store.by_code("ABCDEF".parse().unwrap()).await, Ok(None));
    assert_eq!(store.append(entry(nowhere, 1, "x")).await, Err(Fault::Missing));
}

async fn rows_are_tied_to_all_rows_before_them_and_added_only_to_the_log_that_is_known(stage: Stage) {
    let store = &stage.store;
    let table = a_table(store).await;
    let several = Append { entries: vec!["a".to_owned(), "b".to_owned()], ..entry(table, 2, "") };
    store.append(several).await.unwrap();
    let known = store.table(table).await.unwrap().unwrap().hash;
    let other = LogHash::NONE.next(table, Seq(3), Millis(0), "another row");
    for unknown in [LogHash::NONE, other] {
        let append = Append { after: Some(unknown), ..entry(table, 4, "x") };
        assert_eq!(store.append(append).await, Err(Fault::Conflict), "{unknown:?}");
    }
    store.append(Append { after: Some(known), ..entry(table, 4, "c") }).await.unwrap();
    let rows = store.rows(table, Seq::NONE, 10).await.unwrap();
    let mut before = LogHash::NONE;
    for row in &rows {
        assert!(before.is_followed_by(table, row), "{row:?}");
        before = row.hash;
    }
    assert_eq!((rows.len(), before), (4, store.table(table).await.unwrap().unwrap().hash));
}

async fn a_place_can_be_written_once_and_only_next(stage: Stage) {
    let store = &stage.store;
    let table = a_table(store).await;
    for wrong in [0, 1, 3, u64::MAX] {
        assert_eq!(store.append(entry(table, wrong, "x")).await, Err(Fault::Conflict), "{wrong}");
    }
    store.append(entry(table, 2, "two")).await.unwrap();
    assert_eq!(store.append(entry(table, 2, "two")).await, Err(Fault::Conflict));
    store.append(entry(table, 3, "three")).await.unwrap();
    assert_eq!(entries(store, table).await, ["made", "two", "three"]);
}

async fn what_is_refused_leaves_nothing(stage: Stage) {
    let store = &stage.store;
    let (table, guest) = (a_table(store).await, a_guest(store).await);
    let before = store.open_table(table).await.unwrap();
    let everything = |seq, guest| Append {
        head: Some(head(Status::Over)),
        members: Some(vec![member(guest, Some(5))]),
        outbox: vec![message(guest, 0)],
        snapshot: Some("state".to_owned()),
        ..entry(table, seq, "x")
    };
    assert_eq!(store.append(everything(7, guest)).await, Err(Fault::Conflict));
    // The place is right, but one of the last things written refers to nobody.
    let to_nobody = Append { outbox: vec![message(GuestId::random(), 0)], ..everything(2, guest) };
    assert_eq!(store.append(to_nobody).await, Err(Fault::Missing));
    assert_eq!(store.open_table(table).await.unwrap(), before);
    assert_eq!(store.members(table).await, Ok(Vec::new()));
    assert_eq!(store.outbox_length().await, Ok(0));
    store.append(everything(2, guest)).await.unwrap();
    assert_eq!(store.outbox_length().await, Ok(1));
}

async fn several_entries_take_consecutive_places(stage: Stage) {
    let store = &stage.store;
    let table = a_table(store).await;
    let three = Append { entries: ["a", "b", "c"].map(str::to_owned).into(), ..entry(table, 2, "") };
    assert_eq!(three.last(), Seq(4));
    store.append(three.clone()).await.unwrap();
    // Two of its places are taken.
    assert_eq!(store.append(Append { seq: Seq(3), ..three }).await, Err(Fault::Conflict));
    store.append(entry(table, 5, "d")).await.unwrap();
    assert_eq!(entries(store, table).await, ["made", "a", "b", "c", "d"]);
}

async fn a_code_belongs_to_one_table(stage: Stage) {
    let store = &stage.store;
    let maker = a_guest(store).await;
    let code = Some(Code::random());
    store.create(NewTable { code, ..new_table(maker) }).await.unwrap();
    let late = NewTable { code, ..new_table(maker) };
    assert_eq!(store.create(late.clone()).await, Err(Fault::CodeTaken));
    assert_eq!(store.open_table(late.id).await, Ok(None));
    // Any number of tables have none.
    store.create(NewTable { code: None, ..late }).await.unwrap();
    store.create(new_table(maker)).await.unwrap();
}

async fn a_table_is_made_once(stage: Stage) {
    let store = &stage.store;
    let table = new_table(a_guest(store).await);
    store.create(table.clone()).await.unwrap();
    assert_eq!(store.create(table.clone()).await, Err(Fault::Taken));
    let with_code = NewTable { code: Some(Code::random()), ..table.clone() };
    assert_eq!(store.create(with_code).await, Err(Fault::Taken));
    assert_eq!(entries(store, table.id).await, ["made"]);
}

async fn a_table_needs_a_known_maker_and_a_sound_beginning(stage: Stage) {
    let store = &stage.store;
    let stranger = new_table(GuestId::random());
    assert_eq!(store.create(stranger.clone()).await, Err(Fault::Missing));
    assert_eq!(store.open_table(stranger.id).await, Ok(None));
    let sound = new_table(a_guest(store).await);
    let wrong = [
        Append { seq: Seq(2), ..sound.first.clone() },
        Append { table: TableId::random(), ..sound.first.clone() },
        Append { head: None, ..sound.first.clone() },
    ];
    for first in wrong {
        let table = NewTable { first, ..sound.clone() };
        assert_eq!(store.create(table).await, Err(Fault::Unfit { what: "first" }));
    }
    assert_eq!(store.open_table(sound.id).await, Ok(None));
}

async fn the_head_stays_until_it_is_changed(stage: Stage) {
    let store = &stage.store;
    let table = a_table(store).await;
    let playing = Head { due: Some(Millis(9)), ..head(Status::Playing) };
    store.append(Append { head: Some(playing.clone()), ..entry(table, 2, "x") }).await.unwrap();
    store.append(entry(table, 3, "x")).await.unwrap();
    let row = store.table(table).await.unwrap().unwrap();
    assert_eq!((row.head, row.last, row.changed), (playing, Seq(3), Millis(1_003)));
    store.append(Append { head: Some(head(Status::Over)), ..entry(table, 4, "x") }).await.unwrap();
    assert_eq!(store.table(table).await.unwrap().unwrap().head, head(Status::Over));
}

async fn members_are_those_of_the_last_list(stage: Stage) {
    let store = &stage.store;
    let table = a_table(store).await;
    let mut guests = [a_guest(store).await, a_guest(store).await, a_guest(store).await];
    guests.sort();
    let [a, b, c] = guests;
    let with = |seq, members| Append { members, ..entry(table, seq, "x") };
    let first = vec![member(a, Some(5)), member(b, None)];
    store.append(with(2, Some(first.clone()))).await.unwrap();
    assert_eq!(store.members(table).await.unwrap(), first);
    store.append(with(3, None)).await.unwrap();
    assert_eq!(store.members(table).await.unwrap(), first);
    let second = vec![member(b, Some(6)), member(c, Some(7))];
    store.append(with(4, Some(second.clone()))).await.unwrap();
    assert_eq!(store.members(table).await.unwrap(), second);
    store.append(with(5, Some(Vec::new()))).await.unwrap();
    assert_eq!(store.members(table).await, Ok(Vec::new()));
}

async fn any_text_is_kept_to_the_letter(stage: Stage) {
    let store = &stage.store;
    let table = a_table(store).await;
    let odd = ["", "'; DROP TABLE log; --", "zażółć gęślą jaźń 🌙", "\u{202e}\n\t\\x00 $1 ?1", "\u{10ffff}"];
    let texts = Append { entries: odd.map(str::to_owned).into(), ..entry(table, 2, "") };
    store.append(texts).await.unwrap();
    assert_eq!(entries(store, table).await[1..], odd);
}

async fn what_is_too_large_is_refused(stage: Stage) {
    let store = &stage.store;
    let table = a_table(store).await;
    store.append(entry(table, 2, &"x".repeat(limits::ENTRY))).await.unwrap();
    let over = entry(table, 3, &"x".repeat(limits::ENTRY + 1));
    assert_eq!(store.append(over).await, Err(Fault::Unfit { what: "entry" }));
    assert_eq!(store.append(entry(table, 3, "\0")).await, Err(Fault::Unfit { what: "entry" }));
    assert_eq!(store.rows(table, Seq(1), u32::MAX).await.unwrap().len(), 1);
}

async fn what_was_written_is_there_after_everybody_left(stage: Stage) {
    let table = a_table(&stage.store).await;
    stage.store.append(entry(table, 2, "two")).await.unwrap();
    let again = stage.reopened().await;
    assert_eq!(stage.store.append(entry(table, 3, "three")).await, Err(Fault::Closed));
    assert_eq!(stage.store.table(table).await, Err(Fault::Closed));
    assert_eq!(entries(&again, table).await, ["made", "two"]);
    again.append(entry(table, 3, "three")).await.unwrap();
    again.close().await;
}
