//! What a socket costs on which little is said. Only Linux tells what a process keeps in memory.

use serde_json::json;

use crate::client::{Folder, Person, Seat, for_two};
use crate::process::Process;

const SOCKETS: usize = 300;
/// The most that a socket may take, in bytes. The library's own buffer for reading alone is 128 KiB.
const MOST: usize = 64 << 10;

/// Sockets on which somebody looked at a table once.
async fn look(person: &Person, table: &str, sockets: usize) -> Vec<Seat> {
    let mut seats = Vec::new();
    for _ in 0..sockets {
        let mut seat = person.open(table, None).await;
        seat.say(&json!({ "type": "resume" })).await;
        seat.until(|message| message["type"] == "hello").await;
        seats.push(seat);
    }
    seats
}

#[tokio::test]
async fn a_socket_on_which_little_is_said_takes_little_memory() {
    let folder = Folder::new();
    let server = Process::start(folder.0.to_str().unwrap());
    let ada = Person::new(server.address, "Ada").await;
    let table = ada.make_table(&for_two()).await;
    // Whatever is made only once is there then.
    let first = look(&ada, &table, 20).await;
    let before = server.memory();
    let more = look(&ada, &table, SOCKETS).await;
    let each = server.memory().saturating_sub(before) / SOCKETS;
    assert!(each < MOST, "each of {SOCKETS} sockets takes {each} bytes");
    drop((first, more));
}
