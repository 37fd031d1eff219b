//! PostgreSQL: a database that any number of servers share.

mod connect;
mod error;
mod link;
mod migrate;
mod news;
mod reader;
mod statements;
mod tls;
mod transfer;
mod writer;

use std::sync::Arc;

use deadpool_postgres::Pool;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::Client;

use crate::fault::Fault;
use crate::news::Teller;
use crate::open_error::OpenError;
use crate::stats::Counter;
use crate::write::{Job, Outcome, WAITING, Write};

use connect::{Address, NoConnection};
use error::is_lost;
use link::{Link, PULSE, WRITER};
use writer::{Order, Settings, Writer};

/// A database that any number of servers share, opened.
#[derive(Debug)]
pub(crate) struct Postgres {
    address: Address,
    orders: mpsc::Sender<Order>,
    /// For signs of life, which nothing else holds up: others must not believe that a server is dead because somebody has locked a table.
    pulse: mpsc::Sender<Order>,
    pool: Pool,
    news: Teller,
    listener: Listener,
    counter: Arc<Counter>,
}

/// The task that listens; it ends with the store.
#[derive(Debug)]
struct Listener(JoinHandle<()>);

impl Drop for Listener {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Postgres {
    /// Opens the database at an address.
    pub(crate) async fn open(address: &str) -> Result<Postgres, OpenError> {
        let address = Address::read(address)?;
        let (mut client, _ended) =
            address.connect("oneiros migration", |_| {}).await.map_err(|error| unreachable(&error))?;
        migrate::migrate(&mut client).await?;
        drop(client);
        let link = Link::connect(&address, WRITER, None).await.map_err(|error| unreachable(&error))?;
        let news = Teller::new();
        let (ready, listening) = oneshot::channel();
        let listener = Listener(tokio::spawn(news::listen(address.clone(), news.clone(), ready)));
        listening
            .await
            .map_err(|error| OpenError::Failed { detail: error.to_string() })?
            .map_err(|error| OpenError::Unreachable { detail: error.told() })?;
        let pool = address.pool()?;
        let counter = Arc::new(Counter::default());
        let writer = |role, link| {
            let (orders, taken) = mpsc::channel(WAITING);
            let (address, counter) = (address.clone(), Arc::clone(&counter));
            let writer = Writer { address, role, link, left: None, orders: taken, counter };
            tokio::spawn(writer.run());
            orders
        };
        // Whoever only looks gives no signs of life, so that connection is made for the first one.
        let (orders, pulse) = (writer(WRITER, Some(link)), writer(PULSE, None));
        Ok(Postgres { address, orders, pulse, pool, news, listener, counter })
    }

    /// Opens the database at an address if a server has ever used it, and else leaves it alone.
    pub(crate) async fn look(address: &str) -> Result<Postgres, OpenError> {
        let there = Address::read(address)?;
        let (client, _ended) =
            there.connect("oneiros look", |_| {}).await.map_err(|error| unreachable(&error))?;
        if !migrate::is_ours(&client).await? {
            return Err(OpenError::NoDatabase { place: there.database() });
        }
        // To look would bring it up to this version, with which servers of older ones cannot go on.
        if migrate::is_older(&client).await? && migrate::is_served(&client).await? {
            return Err(OpenError::InUse { place: there.database() });
        }
        drop(client);
        Postgres::open(address).await
    }

    pub(crate) async fn write(&self, write: Write) -> Outcome {
        written(&self.orders, write).await
    }

    /// Writes a sign of life.
    pub(crate) async fn pulse(&self, write: Write) -> Outcome {
        written(&self.pulse, write).await
    }

    pub(crate) fn news(&self) -> &Teller {
        &self.news
    }

    pub(crate) fn counter(&self) -> &Counter {
        &self.counter
    }

    /// Finishes what waits and closes everything.
    pub(crate) async fn close(&self) {
        for orders in [&self.orders, &self.pulse] {
            let (told, stopped) = oneshot::channel();
            if orders.send(Order::Stop(told)).await.is_ok() {
                let _ = stopped.await;
            }
        }
        self.listener.0.abort();
        self.pool.close();
    }

    /// The settings on which it rests that what is written stays written, as they are on the connection that writes.
    pub(crate) async fn durability(&self) -> Settings {
        let (reply, answer) = oneshot::channel();
        self.orders.send(Order::Durability(reply)).await.map_err(|_| Fault::Closed)?;
        answer.await.map_err(|_| Fault::Closed)?
    }

    /// A connection for something large, closed when it is dropped.
    async fn connect(&self, role: &str) -> Result<Client, Fault> {
        if self.orders.is_closed() {
            return Err(Fault::Closed);
        }
        let (client, _ended) =
            self.address.connect(role, |_| {}).await.map_err(|error| Fault::lost(error.told()))?;
        Ok(client)
    }
}

async fn written(orders: &mpsc::Sender<Order>, write: Write) -> Outcome {
    let (job, answer) = Job::new(write);
    orders.send(Order::Write(job)).await.map_err(|_| Fault::Closed)?;
    answer.await.map_err(|_| Fault::Closed)?
}

fn unreachable(error: &NoConnection) -> OpenError {
    let detail = error.told();
    match error {
        // The server was there and said something that has nothing to do with getting in.
        NoConnection::Refused(error) if error.as_db_error().is_some() && !is_lost(error) => {
            OpenError::Failed { detail }
        }
        _ => OpenError::Unreachable { detail },
    }
}
