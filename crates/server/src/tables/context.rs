//! What every live table needs of the server around it, and how much of the machine live tables and readers may keep busy.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use store::{Fault, Millis, NodeId, Store};
use table::{Games, No};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use super::TableError;
use super::bots::Thinkers;
use crate::clock::Clock;
use crate::limits::Limits;

/// How often a server says that it is alive; what is missing after a stop is an outage.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(2);
/// How long other servers believe that this one lives after its last sign of life, until the next of them finds that it does not.
pub(crate) const LEASE: Millis = Millis(10_000);

/// What a live table needs of the server around it.
#[derive(Clone, Debug)]
pub(crate) struct ServerContext {
    /// The games that tables can be made of.
    pub(crate) games: Games,
    pub(crate) store: Store,
    /// This server among those that share the store.
    pub(crate) node: NodeId,
    pub(crate) clock: Arc<Clock>,
    /// Told whenever something is put into the outbox.
    pub(crate) outbox_filled: Arc<Notify>,
    /// When this server began to serve, in time of service.
    pub(crate) began: table::Millis,
    /// After how long somebody who seems to be here, and is not, is known to be gone.
    pub(crate) presence_timeout: Millis,
    /// How often guests have changed on this server how they want to be told.
    webhook_changes: Arc<AtomicU64>,
    /// As many permits as there are cores, for whoever wants to see a game again.
    replays: Arc<Semaphore>,
    /// Where computer players think.
    pub(crate) thinkers: Thinkers,
    /// As many again, for opening tables: who plays does not wait for who looks back.
    loads: Arc<Semaphore>,
}

impl ServerContext {
    pub(crate) fn new(games: Games, store: Store, clock: Arc<Clock>, limits: &Limits) -> ServerContext {
        ServerContext {
            games,
            store,
            node: NodeId::random(),
            began: clock.service(),
            clock,
            outbox_filled: Arc::default(),
            presence_timeout: presence_timeout(limits.silence),
            webhook_changes: Arc::default(),
            replays: Arc::new(Semaphore::new(cores())),
            thinkers: Thinkers::new(limits.thinking),
            loads: Arc::new(Semaphore::new(cores())),
        }
    }

    /// Does something for somebody who looks back that keeps a core busy, such as playing a long game again, where it holds nobody
    /// up: on a thread of its own, and no more of it at once than there are cores.
    pub(crate) async fn folding<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, TableError> {
        on_a_thread(self.replay_permit().await?, work).await
    }

    /// A permit to read a game and play it again for somebody who looks back.
    pub(crate) async fn replay_permit(&self) -> Result<OwnedSemaphorePermit, TableError> {
        permit(&self.replays).await
    }

    /// The time of service, as the store keeps it.
    pub(crate) fn now(&self) -> Millis {
        Millis(self.clock.service().0)
    }

    /// How often guests have changed on this server how they want to be told.
    pub(crate) fn webhook_changes(&self) -> u64 {
        self.webhook_changes.load(Ordering::Relaxed)
    }

    /// A guest wants to be told in another way than before.
    pub(crate) fn webhooks_changed(&self) {
        self.webhook_changes.fetch_add(1, Ordering::Relaxed);
    }

    /// A permit to read a table into memory; no more of them are read at once than there are cores.
    pub(crate) async fn load_permit(&self) -> Result<OwnedSemaphorePermit, TableError> {
        permit(&self.loads).await
    }
}

/// Does something on a thread of its own, with a permit that is given back when it is done, also if nobody waits for it any more.
pub(crate) async fn on_a_thread<T: Send + 'static>(
    permit: OwnedSemaphorePermit,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, TableError> {
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(permit);
        done
    });
    done.await.map_err(|_| TableError::Broken(No::RecordBroken.into()))
}

async fn permit(semaphore: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, TableError> {
    Ok(Arc::clone(semaphore).acquire_owned().await.map_err(|_| Fault::Closed)?)
}

/// A socket that is silent is closed at the next look after its time, which takes half of it, or when a message was not taken for as
/// long; and a server that died is believed in until its lease ends and another one beats.
fn presence_timeout(silence: Duration) -> Millis {
    let millis = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
    Millis(millis(silence).saturating_mul(2).max(LEASE.0 + millis(HEARTBEAT)))
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
