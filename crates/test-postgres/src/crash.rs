//! The ways in which a server crashes. What was not flushed to the disk by then is lost in all of them, as when a machine loses its
//! power; also transaction numbers that only unflushed rows knew of are given out again.

use std::io;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::server::Postgres;

/// How long processes that were killed may take to be gone.
const PATIENCE: Duration = Duration::from_secs(60);

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
                let before = self.times_ready();
                if self.kill_backend()? {
                    return self.await_ready(before);
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
    let listed = Command::new("ps").args(["-A", "-o", "pid=", "-o", "ppid=", "-o", "args="]).output()?;
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let child = |line: &str| {
        let (pid, rest) = line.trim_start().split_once(' ')?;
        let (of, title) = rest.trim_start().split_once(' ')?;
        (of.parse() == Ok(parent)).then(|| Some((pid.parse().ok()?, title.to_owned())))?
    };
    Ok(listed.lines().filter_map(child).collect())
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
    let listed = Command::new("ps").args(["-A", "-o", "pid=", "-o", "stat="]).output()?;
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let alive = |line: &str| {
        let (pid, state) = line.trim_start().split_once(' ')?;
        (!state.trim_start().starts_with('Z')).then(|| pid.parse::<u32>().ok())?
    };
    Ok(listed.lines().filter_map(alive).any(|pid| pids.contains(&pid)))
}
