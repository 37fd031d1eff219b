//! Another process of this program, and what the system says of it.

use std::net::SocketAddr;
use std::process::Stdio;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::process::{Child, Command};

/// Waits until whoever started this process has gone.
pub(crate) async fn until_stdin_ends() {
    let mut byte = [0];
    while matches!(tokio::io::stdin().read(&mut byte).await, Ok(1)) {}
}

/// A process that serves.
pub(crate) struct Served {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Served {
    /// Starts this program with other arguments and waits until it listens.
    pub(crate) async fn start(args: &[&str]) -> Result<Served, String> {
        let program = std::env::current_exe().map_err(|error| error.to_string())?;
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn().map_err(|error| error.to_string())?;
        let stdout = child.stdout.take().ok_or("there is no output to read")?;
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line).await.map_err(|error| error.to_string())?;
        let address = line.trim().strip_prefix("listening on http://").and_then(|text| text.parse().ok());
        Ok(Served { child, address: address.ok_or_else(|| format!("{args:?} did not start: {line}"))? })
    }

    /// Lets it end by itself.
    pub(crate) async fn stop(mut self) {
        drop(self.child.stdin.take());
        let _ = self.child.wait().await;
    }

    /// The CPU time that it has used, in seconds.
    pub(crate) fn cpu(&self) -> Result<f64, String> {
        let ticks = |stat: &str| -> Option<u64> {
            let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
            Some(fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?)
        };
        let ticks = ticks(&self.read("stat")?).ok_or("the system does not tell CPU time")?;
        Ok(ticks as f64 / 100.0)
    }

    /// The memory that it holds, in bytes.
    pub(crate) fn memory(&self) -> Result<u64, String> {
        let status = self.read("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib =
            line.and_then(|line| line.trim().strip_suffix(" kB")).and_then(|text| text.parse::<u64>().ok());
        Ok(kib.ok_or("the system does not tell memory")? * 1024)
    }

    /// What the system says of it; whatever cannot be read must not pass for nothing used.
    fn read(&self, file: &str) -> Result<String, String> {
        let id = self.child.id().ok_or("the process has ended")?;
        let path = format!("/proc/{id}/{file}");
        std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))
    }
}
