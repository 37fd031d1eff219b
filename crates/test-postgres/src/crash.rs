//! The ways in which a server crashes. What was not flushed to the disk by then is lost in all of them, as when a machine loses its
//! power; also transaction numbers that only unflushed rows knew of are given out again.

use std::fs;
use std::io;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::server::Postgres;

/// How long processes that were killed may take to be gone.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the log says each time when somebody has killed a process of the server.
const KILLED: &str = "was terminated by signal 9";

/// How long the server may take to notice that. One that was about to end by itself is not missed.
const NOTICE: Duration = Duration::from_secs(2);

/// A way to crash.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Crash {
    /// All processes are told to end at once, without a checkpoint, as `pg_ctl stop -m immediate` does.
    StopAtOnce,
    /// A process that serves a client is killed. PostgreSQL cannot trust its shared memory then: it ends all others and recovers.
    KillBackend,
    /// The first process and all its children are killed.
    KillAll,
}

impl Crash {
    /// All of them.
    pub const ALL: [Crash; 3] = [Crash::StopAtOnce, Crash::KillBackend, Crash::KillAll];
}

impl Postgres {
    /// Crashes the server, starts it again where it does not do that by itself, and waits until it has recovered.
    ///
    /// # Errors
    /// What the system or the server says.
    pub fn crash(&mut self, crash: Crash) -> Result<(), Failure> {
        match crash {
            Crash::StopAtOnce => self.stop_at_once(),
            Crash::KillAll => self.kill()?,
            Crash::KillBackend => {
                let (before, killed) = (self.times_ready(), self.times_logged(KILLED));
                while self.kill_backend()? {
                    if self.is_logged_again(KILLED, killed) {
                        return self.await_ready(before);
                    }
                }
                // Nobody is connected, so there is nobody to kill.
                self.stop_at_once();
            }
        }
        self.launch()
    }

    /// Kills all processes of the server, for good unless it is crashed or promoted again.
    ///
    /// # Errors
    /// What the system says.
    pub fn kill(&mut self) -> Result<(), Failure> {
        let Some(mut server) = self.server.take() else { return Ok(()) };
        // It makes no more processes of which we do not know.
        send("STOP", &[server.id()])?;
        let all: Vec<u32> = processes(server.id())?.into_iter().map(|(pid, _)| pid).collect();
        server.kill()?;
        server.wait()?;
        send("KILL", &all)?;
        // They hold the shared memory, without which no new server starts on the same folder.
        let started = Instant::now();
        while started.elapsed() < PATIENCE && is_any_alive(&all)? {
            thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }

    /// Sends a signal to the first process and all its children.
    pub(crate) fn signal_all(&self, signal: &str) -> Result<(), Failure> {
        let Some(server) = &self.server else { return Ok(()) };
        // First of all the one that makes the others.
        send(signal, &[server.id()])?;
        let children: Vec<u32> = processes(server.id())?.into_iter().map(|(pid, _)| pid).collect();
        send(signal, &children)?;
        Ok(())
    }

    /// Whether the log comes to say something once more than so often.
    fn is_logged_again(&self, what: &str, before: usize) -> bool {
        let started = Instant::now();
        while started.elapsed() < NOTICE {
            if self.times_logged(what) > before {
                return true;
            }
            thread::sleep(Duration::from_millis(10));
        }
        false
    }

    /// Kills one of the processes that serve clients; whether there was one.
    fn kill_backend(&self) -> Result<bool, Failure> {
        let Some(server) = &self.server else { return Ok(false) };
        let serving = |(pid, title): (u32, String)| title.contains(" 127.0.0.1(").then_some(pid);
        loop {
            let serving: Vec<u32> = processes(server.id())?.into_iter().filter_map(serving).collect();
            let Some(one) = serving.get(crate::server::random() as usize % serving.len().max(1)) else {
                return Ok(false);
            };
            // One whose client has just gone may be gone as well.
            if send("KILL", &[*one])? {
                return Ok(true);
            }
        }
    }
}

/// The children of a process, each with its title.
fn processes(parent: u32) -> io::Result<Vec<(u32, String)>> {
    let mut children = Vec::new();
    for (pid, [_, of]) in all_processes()? {
        if of.parse() == Ok(parent) {
            // One that has ended meanwhile has no title any more.
            let title = fs::read_to_string(format!("/proc/{pid}/cmdline")).unwrap_or_default();
            children.push((pid, title));
        }
    }
    Ok(children)
}

/// All processes of the system, each with its state and its parent.
fn all_processes() -> io::Result<Vec<(u32, [String; 2])>> {
    let mut all = Vec::new();
    for entry in fs::read_dir("/proc")? {
        let name = entry?.file_name();
        let Some(pid) = name.to_str().and_then(|name| name.parse().ok()) else { continue };
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        // The name of the program stands in brackets and may hold anything.
        let mut words = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        if let (Some(state), Some(parent)) = (words.next(), words.next()) {
            all.push((pid, [state, parent].map(str::to_owned)));
        }
    }
    Ok(all)
}

/// Sends a signal to processes; whether all were there. Those that are gone already are no mistake.
fn send(signal: &str, pids: &[u32]) -> io::Result<bool> {
    let pids = pids.iter().map(u32::to_string);
    let mut kill = Command::new("/bin/sh");
    kill.args(["-c", "kill -\"$0\" \"$@\" 2>/dev/null", signal]).args(pids);
    kill.status().map(|status| status.success())
}

fn is_any_alive(pids: &[u32]) -> io::Result<bool> {
    // A process that nobody has waited for yet is dead all the same.
    let is_alive = |(pid, [state, _]): &(u32, [String; 2])| state != "Z" && pids.contains(pid);
    Ok(all_processes()?.iter().any(is_alive))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::programs::Programs;

    #[test]
    fn a_server_that_is_frozen_is_gone_with_its_children_when_nobody_needs_it_any_more() {
        let started = Programs::find().ok_or(Failure::Missing).and_then(|found| Postgres::start(&found));
        let postgres = started.unwrap_or_else(|failure| panic!("{failure}"));
        let first = postgres.server.as_ref().map(std::process::Child::id).expect("it runs");
        let mut all: Vec<u32> = processes(first).expect("a list").into_iter().map(|(pid, _)| pid).collect();
        assert!(!all.is_empty());
        all.push(first);
        postgres.freeze().expect("they can be stopped");
        drop(postgres);
        assert!(!is_any_alive(&all).expect("a list"));
    }
}
