//! The one thread that writes: takes all writes that wait, does them in one transaction, flushes once, answers each.

use std::fs::File;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use crate::fault::Fault;
use crate::news::{News, Teller};
use crate::stats::Counter;
use crate::write::{Job, Outcome, TOGETHER, Write};

use super::apply::{Stop, apply};
use super::checkpoint::{Checkpoints, checkpoint};
use super::error::{is_its_own_fault, meaning, meaning_at_commit};

/// Something for the writer to do with its connection between two transactions.
pub(super) type Errand = Box<dyn FnOnce(&mut Connection, &Checkpoints) + Send>;

/// What the writer is asked.
pub(super) enum Order {
    /// Write something.
    Write(Job),
    /// Do something else, alone.
    Run(Errand),
    /// Stop, and say so when the database is closed.
    Stop(oneshot::Sender<()>),
}

/// How often a writer that waits for more looks whether something came.
const LOOK: Duration = Duration::from_micros(100);

/// How it went the last time: what a flush costs tells how long it pays to wait for more to share it.
#[derive(Clone, Copy, Default)]
pub(super) struct Last {
    writes: usize,
    flush: Duration,
}

impl Last {
    /// Whoever was answered together answers back at about the same time. To start a flush for the first of them would let all the
    /// others wait for two: a moment's patience, a quarter of a flush at most, nearly doubles what fifty busy tables get through.
    /// A lone writer never waits.
    fn patience(self, waiting: usize) -> Duration {
        if waiting < self.writes { self.flush / 4 } else { Duration::ZERO }
    }
}

/// The thread's own things.
pub(super) struct Writer {
    pub(super) conn: Connection,
    pub(super) checkpoints: Checkpoints,
    /// Let go only after the connection.
    pub(super) lock: File,
    pub(super) orders: mpsc::Receiver<Order>,
    pub(super) news: Teller,
    pub(super) counter: Arc<Counter>,
    pub(super) last: Last,
}

impl Writer {
    /// Works until it is stopped or nobody is left to ask for anything.
    pub(super) fn run(mut self) {
        let mut stopped = None;
        while let Some(order) = self.orders.blocking_recv() {
            let mut after = Some(order);
            let batch = self.gather(&mut after);
            self.write_all(batch);
            if self.checkpoints.wants_an_end() {
                checkpoint(&self.conn);
            }
            match after {
                Some(Order::Run(errand)) => errand(&mut self.conn, &self.checkpoints),
                Some(Order::Stop(told)) => {
                    stopped = Some(told);
                    break;
                }
                Some(Order::Write(_)) | None => {}
            }
        }
        self.orders.close();
        self.checkpoints.end();
        drop(self.conn);
        // Letting go of the file alone is not enough: a child that is just being started holds it too, until it is another program.
        let _ = self.lock.unlock();
        drop(self.lock);
        if let Some(told) = stopped {
            let _ = told.send(());
        }
    }

    /// Takes the writes that wait, from the order in hand up to the first that is something else, which stays in hand.
    fn gather(&mut self, in_hand: &mut Option<Order>) -> Vec<Job> {
        let mut batch = Vec::new();
        let began = Instant::now();
        while let Some(Order::Write(job)) = in_hand.take_if(|order| matches!(order, Order::Write(_))) {
            batch.push(job);
            if batch.len() < TOGETHER {
                *in_hand = self.next(began, batch.len());
            }
        }
        batch
    }

    /// The next order, if there is one or it is worth waiting for.
    fn next(&mut self, began: Instant, waiting: usize) -> Option<Order> {
        loop {
            match self.orders.try_recv() {
                Ok(order) => return Some(order),
                Err(mpsc::error::TryRecvError::Disconnected) => return None,
                Err(mpsc::error::TryRecvError::Empty) => {}
            }
            if began.elapsed() >= self.last.patience(waiting) {
                return None;
            }
            thread::sleep(LOOK);
        }
    }

    fn write_all(&mut self, mut batch: Vec<Job>) {
        while !batch.is_empty() {
            let writes: Vec<&Write> = batch.iter().map(|job| &job.write).collect();
            let outcomes = match self.together(&writes) {
                Ok(outcomes) => outcomes,
                Err(Halt::All(fault)) => vec![Err(fault); batch.len()],
                // It has its answer, and the others share their flush without it.
                Err(Halt::One { place, fault }) => {
                    batch.remove(place).answer(Err(fault));
                    continue;
                }
            };
            for (job, outcome) in batch.drain(..).zip(outcomes) {
                let news = outcome.as_ref().ok().and_then(|rows| news_of(&job.write, rows));
                job.answer(outcome);
                if let Some(news) = news {
                    self.news.tell(news);
                }
            }
        }
    }

    /// One transaction and one flush; if anything fails, nothing has been written.
    fn together(&mut self, writes: &[&Write]) -> Result<Vec<Outcome>, Halt> {
        let result = self.try_together(writes);
        if result.is_err() && !self.conn.is_autocommit() {
            // It can fail only if there is no transaction left to roll back.
            let _ = self.conn.execute_batch("ROLLBACK");
        }
        result
    }

    fn try_together(&mut self, writes: &[&Write]) -> Result<Vec<Outcome>, Halt> {
        self.run_statement("BEGIN IMMEDIATE").map_err(|error| Halt::All(meaning(&error)))?;
        let mut outcomes = Vec::with_capacity(writes.len());
        for (place, write) in writes.iter().enumerate() {
            match apply(&self.conn, write) {
                Ok(rows) => outcomes.push(Ok(rows)),
                Err(Stop::Refused(fault)) => outcomes.push(Err(fault)),
                Err(Stop::Broken(error)) if is_its_own_fault(&error) => {
                    return Err(Halt::One { place, fault: meaning(&error) });
                }
                Err(Stop::Broken(error)) => return Err(Halt::All(meaning(&error))),
            }
        }
        let started = Instant::now();
        self.run_statement("COMMIT").map_err(|error| Halt::All(meaning_at_commit(&error)))?;
        let written = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
        if written > 0 {
            self.last = Last { writes: writes.len(), flush: started.elapsed() };
            self.counter.flushed(written as u64, self.last.flush);
            self.checkpoints.count(written);
        }
        Ok(outcomes)
    }

    fn run_statement(&self, sql: &str) -> rusqlite::Result<()> {
        self.conn.prepare_cached(sql)?.execute([]).map(drop)
    }
}

/// Why a batch was rolled back.
enum Halt {
    /// The write at this place is to blame, and cannot be written.
    One { place: usize, fault: Fault },
    /// The database or the disk is.
    All(Fault),
}

fn news_of(write: &Write, rows: &crate::ask::Rows) -> Option<News> {
    match write {
        Write::Create(table) => Some(News::Table { table: table.id, seq: table.first.last() }),
        Write::Append(append) => Some(News::Table { table: append.table, seq: append.last() }),
        Write::Say(line) => {
            let mut said = rows.first()?.clone();
            let (seq, before) = (said.seq().ok()?, said.maybe_text().ok()?);
            // What stood there before was told then.
            before.is_none().then_some(News::Chat { table: line.table, seq })
        }
        Write::Plain(_) => None,
    }
}
