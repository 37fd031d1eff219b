//! The one task that writes: takes all writes that wait, does them in one transaction, answers each.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};

use crate::fault::Fault;
use crate::stats::Counter;
use crate::write::{Job, Outcome, TOGETHER, Write};

use super::connect::Address;
use super::error::{Halt, halt, is_lost, told};
use super::link::Link;
use super::statements::{outcome, steps};

/// How often a batch is tried when servers stand in each other's way.
const ATTEMPTS: u32 = 5;

/// How often, and with what pause, to ask what became of a transaction whose commit was not answered.
const INQUIRIES: (u32, Duration) = (50, Duration::from_millis(200));

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
    pub(super) link: Option<Link>,
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
        while !batch.is_empty() {
            let writes: Vec<&Write> = batch.iter().map(|job| &job.write).collect();
            let outcomes = match self.insist(&writes).await {
                Ok(outcomes) => outcomes,
                // It has its answer, and the others share their transaction without it.
                Err(Halt::One { place, fault }) => {
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
        let prepared = link.send(&all_steps).await?;
        let outcomes: Vec<Outcome> =
            writes.iter().zip(prepared.answers).map(|(write, answers)| outcome(write, answers)).collect();
        let started = Instant::now();
        let pid = link.pid();
        if let Err(error) = link.commit().await {
            if !is_lost(&error) {
                return Err(halt(&error, None));
            }
            self.link = None;
            self.inquire(&prepared.number, pid, &told(&error)).await?;
        }
        let written = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
        if written > 0 {
            self.counter.flushed(written as u64, started.elapsed());
        }
        Ok(outcomes)
    }

    /// Finds out whether a transaction was committed although its answer was lost.
    async fn inquire(&mut self, number: &str, pid: i32, lost: &str) -> Result<(), Halt> {
        for _ in 0..INQUIRIES.0 {
            if let Ok(link) = self.link().await {
                match link.fate(number, pid).await {
                    Ok(Some(true)) => return Ok(()),
                    Ok(Some(false)) => return Err(Halt::All(Fault::lost(lost))),
                    Ok(None) => {}
                    // Another database than the one that was lost, if it answers and does not know the number.
                    Err(error) if !is_lost(&error) => break,
                    Err(_) => {}
                }
            }
            tokio::time::sleep(INQUIRIES.1).await;
        }
        Err(Halt::All(Fault::Unknown))
    }

    /// The connection, made anew if it was lost.
    async fn link(&mut self) -> Result<&mut Link, Halt> {
        let kept = self.link.take().filter(|link| !link.is_closed());
        let link = match kept {
            Some(link) => link,
            None => {
                let lost = |error| Halt::All(Fault::lost(told(&error)));
                Link::connect(&self.address).await.map_err(lost)?
            }
        };
        Ok(self.link.insert(link))
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
