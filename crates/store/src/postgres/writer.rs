//! The one task that writes: takes all writes that wait, does them in one transaction, answers each.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};

use crate::fault::Fault;
use crate::stats::Counter;
use crate::write::{Job, Outcome, TOGETHER, Write};

use super::connect::{Address, NoConnection};
use super::error::{Halt, halt};
use super::link::{Link, NoCommit, Process, Unanswered};
use super::statements::{outcome, steps};

/// How often a batch is tried when servers stand in each other's way.
const ATTEMPTS: u32 = 5;

/// How many writes of a batch may each wait in vain for what somebody has locked, and are left out, before the rest is given up too: then
/// it is more than a few rows that are locked.
const LOCKED: usize = 4;

/// For how long, and with what pause, to ask what became of a batch whose commit was not answered.
const INQUIRY: Duration = Duration::from_secs(15);
const INQUIRY_PAUSE: Duration = Duration::from_millis(100);

/// The answer to a question for the settings of the connection.
pub(super) type Settings = Result<Vec<(String, String)>, Fault>;

/// What the writer is asked.
#[derive(Debug)]
pub(super) enum Order {
    /// Write something.
    Write(Job),
    /// Tell the settings of the connection.
    Durability(oneshot::Sender<Settings>),
    /// Stop, and say so when the connection is closed.
    Stop(oneshot::Sender<()>),
}

/// The task's own things.
pub(super) struct Writer {
    pub(super) address: Address,
    /// What PostgreSQL calls the connection.
    pub(super) role: &'static str,
    pub(super) link: Option<Link>,
    /// The process that served the connection before, as long as nobody has seen to its end.
    pub(super) left: Option<Process>,
    pub(super) orders: mpsc::Receiver<Order>,
    pub(super) counter: Arc<Counter>,
}

impl Writer {
    /// Works until it is stopped or nobody is left to ask for anything.
    pub(super) async fn run(mut self) {
        while let Some(order) = self.orders.recv().await {
            let mut after = Some(order);
            let batch = self.gather(&mut after);
            self.write_all(batch).await;
            match after {
                Some(Order::Durability(reply)) => {
                    let settings = self.durability().await;
                    let _ = reply.send(settings);
                }
                Some(Order::Stop(told)) => {
                    self.orders.close();
                    self.link = None;
                    let _ = told.send(());
                    return;
                }
                Some(Order::Write(_)) | None => {}
            }
        }
    }

    /// Takes the writes that wait, from the order in hand up to the first that is something else, which stays in hand.
    fn gather(&mut self, in_hand: &mut Option<Order>) -> Vec<Job> {
        let mut batch = Vec::new();
        while let Some(Order::Write(job)) = in_hand.take_if(|order| matches!(order, Order::Write(_))) {
            batch.push(job);
            if batch.len() < TOGETHER {
                *in_hand = self.orders.try_recv().ok();
            }
        }
        batch
    }

    async fn write_all(&mut self, mut batch: Vec<Job>) {
        batch.sort_by_key(|job| job.write.rank());
        let mut locked = 0;
        while !batch.is_empty() {
            let writes: Vec<&Write> = batch.iter().map(|job| &job.write).collect();
            let outcomes = match self.insist(&writes).await {
                Ok(outcomes) => outcomes,
                // It has its answer, and the others share their transaction without it.
                Err(Halt::One { place, fault }) if fault != Fault::Busy || locked < LOCKED => {
                    locked += usize::from(fault == Fault::Busy);
                    batch.remove(place).answer(Err(fault));
                    continue;
                }
                Err(halt) => vec![Err(fault_of(halt)); batch.len()],
            };
            for (job, outcome) in batch.drain(..).zip(outcomes) {
                job.answer(outcome);
            }
        }
    }

    /// Tries again when only the order of two servers was unlucky.
    async fn insist(&mut self, writes: &[&Write]) -> Result<Vec<Outcome>, Halt> {
        let mut result = self.together(writes).await;
        for _ in 1..ATTEMPTS {
            if !matches!(result, Err(Halt::Again)) {
                break;
            }
            result = self.together(writes).await;
        }
        result
    }

    /// One transaction; if anything fails, nothing has been written.
    async fn together(&mut self, writes: &[&Write]) -> Result<Vec<Outcome>, Halt> {
        let link = self.link().await?;
        let all_steps: Vec<_> = writes.iter().map(|write| steps(write)).collect();
        let answers = match link.send(&all_steps).await {
            Ok(answers) => answers,
            Err(halt) => {
                // A connection that is silent is not used again.
                if matches!(halt, Halt::All(Fault::Lost { .. })) {
                    self.leave();
                }
                return Err(halt);
            }
        };
        let outcomes: Vec<Outcome> =
            writes.iter().zip(answers).map(|(write, answers)| outcome(write, answers)).collect();
        let started = Instant::now();
        let committed = link.commit().await;
        match committed {
            Ok(()) => {}
            Err(NoCommit::Refused(error)) => return Err(halt(&error, None)),
            Err(NoCommit::Lost { batch, told }) => {
                self.leave();
                self.inquire(batch, told).await?;
            }
        }
        let written = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
        if written > 0 {
            self.counter.flushed(written as u64, started.elapsed());
        }
        Ok(outcomes)
    }

    /// Finds out whether a batch was committed although its answer was lost.
    async fn inquire(&mut self, batch: Unanswered, told: String) -> Result<(), Halt> {
        self.counter.doubted();
        let began = Instant::now();
        while began.elapsed() < INQUIRY {
            if let Ok(link) = self.link().await {
                match link.was_committed(batch).await {
                    Ok(true) => return Ok(()),
                    Ok(false) => return Err(Halt::All(Fault::lost(told))),
                    // It is being recovered, or it is a standby that is not the one to write to yet.
                    Err(_) => self.leave(),
                }
            }
            tokio::time::sleep(INQUIRY_PAUSE).await;
        }
        Err(Halt::All(Fault::Unknown))
    }

    /// The connection, made anew if it was lost.
    async fn link(&mut self) -> Result<&mut Link, Halt> {
        if self.link.as_ref().is_some_and(Link::is_closed) {
            self.leave();
        }
        let link = match self.link.take() {
            Some(link) => link,
            None => {
                let lost = |error: NoConnection| Halt::All(Fault::lost(error.told()));
                let link = Link::connect(&self.address, self.role, self.left).await.map_err(lost)?;
                self.left = None;
                link
            }
        };
        Ok(self.link.insert(link))
    }

    /// Gives up a connection that was lost.
    fn leave(&mut self) {
        self.left = self.link.take().map(|link| link.process()).or(self.left);
    }

    async fn durability(&mut self) -> Settings {
        match self.link().await {
            Ok(link) => link.durability().await,
            Err(halt) => Err(fault_of(halt)),
        }
    }
}

fn fault_of(halt: Halt) -> Fault {
    match halt {
        Halt::One { fault, .. } | Halt::All(fault) => fault,
        Halt::Again => Fault::Busy,
    }
}
