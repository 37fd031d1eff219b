//! Computer players think on threads of their own, away from their tables: meanwhile people play, ask, chat and leave.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use std::{fmt, thread};

use kernel::{Budget, with_causes};
use store::TableId;
use table::games::Thought;
use table::{BotTurn, Chair, Command};
use tokio::sync::{Notify, Semaphore, oneshot};
use tokio::time::{sleep, timeout};
use tracing::warn;

use super::context::ServerContext;
use super::live_table::{BotGuard, LiveTable, Operation, Outcome, TableError};
use super::{Tables, new_dice};

/// How many players may think at once: more than there are cores, so that one that answers at once need not wait for those that do not.
const AT_ONCE: usize = 32;
/// How long a player whose time is over may take to say what it has found.
const GRACE: Duration = Duration::from_secs(1);
/// After so many players that never came back nobody is asked any more: each keeps a thread.
const MAX_LOST: usize = 64;

/// The threads on which computer players think: never more than [`AT_ONCE`] and those that never come back.
#[derive(Clone)]
pub(crate) struct Thinkers {
    slots: Arc<Semaphore>,
    /// How many players never came back.
    lost: Arc<AtomicUsize>,
    /// How long each may think.
    time: Duration,
}

impl fmt::Debug for Thinkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Thinkers(at most {:?})", self.time)
    }
}

/// What a computer player of a table is thinking about.
#[derive(Debug)]
pub(super) struct Thinking {
    seat: Chair,
    expected: u64,
    budget: Budget,
    changed: Arc<Notify>,
}

/// What a computer player has decided on, and could not be carried out yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Decided {
    seat: Chair,
    expected: u64,
    /// The sequence number of the table that it looked at.
    seq: u64,
    action: String,
}

impl Thinkers {
    pub(super) fn new(time: Duration) -> Thinkers {
        Thinkers { slots: Arc::new(Semaphore::new(AT_ONCE)), lost: Arc::default(), time }
    }

    /// What a player finds, if it answers in time and does not fail. `changed` says that nobody wants it any more.
    async fn think(&self, thought: Thought, budget: &Budget, changed: &Notify) -> Option<String> {
        if self.lost.load(Ordering::Relaxed) >= MAX_LOST {
            return None;
        }
        let _slot = timeout(self.time, self.slots.acquire()).await.ok()?.ok()?;
        let (own, settled, lost) = (budget.clone(), Arc::new(AtomicBool::new(false)), Arc::clone(&self.lost));
        let own_settled = Arc::clone(&settled);
        let (answer, mut answered) = oneshot::channel();
        // A thread of its own: whoever never comes back must not keep the server from stopping.
        let thread = thread::Builder::new().name("player".to_owned()).spawn(move || {
            let found = panic::catch_unwind(AssertUnwindSafe(|| thought(&own)));
            // Whichever comes second, this end or being given up, finds the other.
            if own_settled.swap(true, Ordering::AcqRel) {
                lost.fetch_sub(1, Ordering::Relaxed);
            }
            let _ = answer.send(found);
        });
        if let Err(error) = thread {
            warn!(%error, "there is no thread for a computer player");
            return None;
        }
        let in_time = tokio::select! {
            found = &mut answered => Some(found),
            () = sleep(self.time) => None,
            () = changed.notified() => None,
        };
        budget.end();
        let found = match in_time {
            Some(found) => found,
            None => match timeout(GRACE, answered).await {
                Ok(found) => found,
                Err(_) => {
                    warn!("a computer player does not answer");
                    self.lost.fetch_add(1, Ordering::Relaxed);
                    if settled.swap(true, Ordering::AcqRel) {
                        self.lost.fetch_sub(1, Ordering::Relaxed);
                    }
                    return None;
                }
            },
        };
        match found {
            Ok(Ok(found)) => found,
            _ => {
                warn!("a computer player failed");
                None
            }
        }
    }
}

impl LiveTable {
    /// Whoever thinks about a question that is not open any more need not think on.
    pub(super) fn stop_thinking_of_the_past(&self) {
        let (Some(thinking), Some(cached)) = (&self.thinking, &self.cached) else { return };
        if cached.table.prompt_number(thinking.seat) != Some(thinking.expected) {
            thinking.budget.end();
            thinking.changed.notify_one();
        }
    }

    /// What the next computer player has to decide.
    async fn bot_turn(&mut self, context: &ServerContext) -> Result<Option<BotTurn>, TableError> {
        Ok(self.table(context).await?.bot_turn(new_dice().bits()))
    }
}

impl Tables {
    /// Moves the computer players of a table until none is to move.
    pub(super) async fn play_bots(self: Arc<Self>, id: TableId, guard: Arc<BotGuard>) {
        let live = self.live_table(id);
        // Whoever chose what is refused does next what it may do first.
        let mut refused = false;
        loop {
            let mut held = live.lock().await;
            let turn = match held.bot_turn(&self.context).await {
                Ok(Some(turn)) if !self.context.clock.is_stopped() => turn,
                Ok(_) => return drop(guard),
                Err(error) => {
                    warn!(table = %id, error = %with_causes(&error), "a computer player could not move");
                    return drop(guard);
                }
            };
            let (seat, expected, seq) = (turn.seat, turn.expected, held.seq());
            let known = held
                .decided
                .take()
                .filter(|known| (known.seat, known.expected, known.seq) == (seat, expected, seq));
            let action = match known {
                _ if refused => None,
                Some(known) => Some(known.action),
                None => {
                    let (budget, changed) = (Budget::new(self.context.thinkers.time), Arc::default());
                    let thinking =
                        Thinking { seat, expected, budget: budget.clone(), changed: Arc::clone(&changed) };
                    held.thinking = Some(thinking);
                    drop(held);
                    let found = self.context.thinkers.think(turn.thought, &budget, &changed).await;
                    held = live.lock().await;
                    held.thinking = None;
                    found
                }
            };
            let first = || held.cached.as_ref().and_then(|cached| cached.table.first_action(seat));
            let Some(action) = action.or_else(first) else { continue };
            let seq = held.seq();
            let command = Command::Play { seat, expected, action: action.clone(), client: None };
            let done = held.execute(&self.context, &Operation::Bot(&command), &mut new_dice()).await;
            refused = matches!(done, Err(TableError::Refused(_)));
            if let Err(error) = &done {
                warn!(table = %id, error = %with_causes(error), "a computer player could not move");
                held.decided = Some(Decided { seat, expected, seq, action });
            }
            let goes_on = refused || matches!(done, Ok(Outcome::Stands(_) | Outcome::Behind(_)));
            if !goes_on || !held.bots_to_move() || self.context.clock.is_stopped() {
                return drop(guard);
            }
            drop(held);
            // Whoever waits for the table comes in between.
            tokio::task::yield_now().await;
        }
    }
}
