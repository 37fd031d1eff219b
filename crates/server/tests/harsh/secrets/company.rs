//! Five people at a server: four who play and one who watches.

use serde_json::Value;
use server::{Config, Server};
use store::{GuestId, Place, Store};

use crate::client::Person;
use crate::client::tried::games;

/// What nobody in these tests runs into.
const LOOSENED: [&str; 5] = [
    "commands_per_second",
    "questions_per_second",
    "chat_per_minute",
    "tables_per_hour",
    "replays_per_minute",
];

pub(super) struct Company {
    config: Config,
    pub(super) server: Server,
    pub(super) people: Vec<Person>,
    guests: Vec<GuestId>,
}

impl Company {
    /// Comes to a server of its own.
    pub(super) async fn at(place: Place) -> Company {
        let mut config = Config::local(games(), place);
        config.webhooks.allow_private = true;
        assert!(LOOSENED.iter().all(|limit| config.limits.set(limit, 1_000_000)));
        let server = Server::start(config.clone()).await.unwrap();
        let (mut people, mut guests) = (Vec::new(), Vec::new());
        for name in ["Ada", "Ben", "Cleo", "Dan", "Eve"] {
            let person = Person::new(server.address(), name).await;
            guests.push(person.id().await.parse().unwrap());
            people.push(person);
        }
        Company { config, server, people, guests }
    }

    /// Gives everybody an address for messages.
    pub(super) async fn take_hooks(&self, hook: impl Fn(usize) -> Value) {
        for (number, person) in self.people.iter().enumerate() {
            assert_eq!(person.put("/api/me/webhook", &hook(number)).await.status, 200);
        }
    }

    /// Writes to the store while the server is away.
    pub(super) async fn away(mut self, write: impl AsyncFnOnce(&Store, &[GuestId])) -> Company {
        self.server.stop().await;
        let store = Store::open(self.config.place.clone()).await.unwrap();
        write(&store, &self.guests).await;
        store.close().await;
        self.server = Server::start(self.config.clone()).await.unwrap();
        self.people.iter_mut().for_each(|person| person.server = self.server.address());
        self
    }

    /// Writes to the store that servers share.
    pub(super) async fn beside(&self, write: impl AsyncFnOnce(&Store, &[GuestId])) {
        let store = Store::open(self.config.place.clone()).await.unwrap();
        write(&store, &self.guests).await;
        store.close().await;
    }
}
