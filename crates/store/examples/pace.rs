//! How fast a store takes moves: many tables at once, each waiting for its last move before it makes the next.
//!
//! `cargo run --release -p store --example pace [TABLES [MOVES [POSTGRES-ADDRESS]]]`

use std::env;
use std::error::Error;
use std::fs;
use std::time::Instant;

use store::{
    Append, Fault, GuestId, Head, Listing, Member, Millis, NewTable, Place, Seq, Status, Store, TableId,
};

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let tables: u64 = args.first().map_or(Ok(500), |text| text.parse())?;
    let moves: u64 = args.get(1).map_or(Ok(200), |text| text.parse())?;
    let folder = env::temp_dir().join(format!("oneiros-pace-{}", GuestId::random()));
    let place = args.get(2).map_or(Place::Folder(folder.clone()), |address| Place::Postgres(address.clone()));
    let store = Store::open(place).await?;
    let guests = [GuestId::random(), GuestId::random()];
    for guest in guests {
        store.add_guest(guest, "Ada", Millis(0)).await?;
    }
    let started = Instant::now();
    let players: Vec<_> = (0..tables).map(|_| tokio::spawn(play(store.clone(), guests, moves))).collect();
    for player in players {
        player.await??;
    }
    let seconds = started.elapsed().as_secs_f64();
    let stats = store.stats();
    println!("{tables} tables, {moves} moves each: {:.0} moves/s", (tables * moves) as f64 / seconds);
    println!(
        "{} flushes, {:.1} writes a flush (at most {}), a flush took {:?}, 99 of 100 at most {:?}",
        stats.flushes,
        stats.writes_per_flush(),
        stats.most_together,
        stats.median_flush,
        stats.p99_flush
    );
    store.close().await;
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(())
}

/// A table of two that is played as fast as it is stored.
async fn play(store: Store, guests: [GuestId; 2], moves: u64) -> Result<(), Fault> {
    let id = TableId::random();
    let created = Millis(1_700_000_000_000);
    let first = a_move(id, Seq::FIRST, created, guests);
    let contract = "{\"game\":\"dreamscape\",\"seats\":2}".to_owned();
    let [maker, _] = guests;
    store
        .create(NewTable { id, code: None, maker, listing: Listing::Public, contract, created, first })
        .await?;
    for seq in (2..).map(Seq).take(usize::try_from(moves).unwrap_or(usize::MAX)) {
        store.append(a_move(id, seq, Millis(created.0 + 1), guests)).await?;
    }
    Ok(())
}

/// What a move of a game of two writes, as to its size.
fn a_move(table: TableId, seq: Seq, at: Millis, guests: [GuestId; 2]) -> Append {
    let turn = seq.0 % 2;
    let head = Head { status: Status::Playing, summary: "x".repeat(120), due: Some(Millis(at.0 + 60_000)) };
    let member = |(guest, number)| Member { guest, waited_for_since: (number == turn).then_some(at) };
    Append {
        head: Some(head),
        members: Some(guests.into_iter().zip(0..).map(member).collect()),
        snapshot: seq.0.is_multiple_of(50).then(|| "s".repeat(4_000)),
        ..Append::entry(table, seq, at, "e".repeat(150))
    }
}
