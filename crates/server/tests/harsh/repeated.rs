//! A message to somebody who is away, and a server that is killed before it knows that it arrived.

use crate::client::{Folder, Person, begun, for_two_and_long};
use crate::process::Process;
use crate::receiver::{Receiver, leave_waiting};

#[tokio::test]
async fn a_message_whose_answer_was_lost_with_a_killed_server_comes_again_with_the_same_id() {
    let (folder, receiver) = (Folder::new(), Receiver::new().await);
    let place = folder.0.to_str().unwrap();
    let server = Process::start(place);
    let (ada, ben) = (Person::new(server.address, "Ada").await, Person::new(server.address, "Ben").await);
    assert_eq!(ben.put("/api/me/webhook", &receiver.hook()).await.status, 200);
    let (_, seats) = begun(&ada, &ben, &for_two_and_long()).await;
    leave_waiting(seats, 1).await;
    let arrived = receiver.next().await;
    // It is sent and not marked: the server waits for the answer.
    server.kill();
    let _server = Process::start(place);
    let again = receiver.next().await;
    assert_eq!(again.id, arrived.id);
    assert_eq!(again.body, arrived.body);
    again.answer("200 OK").await;
}
