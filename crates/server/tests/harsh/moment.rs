//! A moment in the middle of play at which something goes wrong.

use std::sync::Arc;

use kernel::Dice;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::client::PATIENCE;

/// Counts what is sent and answered.
#[derive(Clone)]
pub(crate) struct Ticks(Arc<Semaphore>);

impl Ticks {
    pub(crate) fn new() -> Ticks {
        Ticks(Arc::new(Semaphore::new(0)))
    }

    pub(crate) fn tick(&self) {
        self.0.add_permits(1);
    }

    /// Forgets what was counted.
    pub(crate) fn begin_anew(&self) {
        self.0.forget_permits(self.0.available_permits());
    }

    /// Lets players play until some moment: after so many requests and answers, and then while a request is being read, written or
    /// answered. The machine alone knows how far it has come then.
    pub(crate) async fn wait_for_a_moment(&self, dice: &mut Dice) {
        let count = 1 + dice.below(120);
        timeout(PATIENCE, self.0.acquire_many(count)).await.expect("players play").unwrap().forget();
        for _ in 0..dice.below(4_000) {
            tokio::task::yield_now().await;
        }
    }
}
