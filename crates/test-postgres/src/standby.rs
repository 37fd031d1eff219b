//! A second server that follows a first and can take its place.

use std::fs::File;
use std::io::Write;
use std::thread;
use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::owner::command;
use crate::server::{Postgres, succeed};

/// How long a standby may take to be waited for.
const PATIENCE: Duration = Duration::from_secs(60);

impl Postgres {
    /// A copy that follows this server. From now on every commit here waits until the copy has it on its disk too.
    ///
    /// # Errors
    /// What the system or the servers say.
    pub fn standby(&mut self) -> Result<Postgres, Failure> {
        let mut standby = Postgres::in_new_folder(&self.programs, self.password.clone(), &[])?;
        let mut copy = command(&self.programs.path("pg_basebackup"), self.owner);
        copy.args(["--host", "127.0.0.1", "--username", "postgres", "--port", &self.port.to_string()])
            .args([
                "--no-password",
                "--checkpoint",
                "fast",
                "--wal-method",
                "stream",
                "--write-recovery-conf",
            ])
            .arg("--pgdata")
            .arg(standby.data())
            .env("PGPASSWORD", &self.password);
        succeed("pg_basebackup", &mut copy)?;
        standby.begin()?;
        // Only now: a commit would have waited for nobody.
        writeln!(
            File::options().append(true).open(self.data().join("postgresql.conf"))?,
            "synchronous_standby_names = '*'"
        )?;
        let mut reload = command(&self.programs.path("pg_ctl"), self.owner);
        succeed("pg_ctl", reload.args(["reload", "--silent", "--pgdata"]).arg(self.data()))?;
        self.await_follower()?;
        Ok(standby)
    }

    /// Waits until commits wait for a copy: who is told to read its settings again does so at some time.
    fn await_follower(&self) -> Result<(), Failure> {
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            let mut ask = command(&self.programs.path("psql"), self.owner);
            ask.args(["--host", "127.0.0.1", "--username", "postgres", "--port", &self.port.to_string()])
                .args(["--no-password", "--no-psqlrc", "--tuples-only", "--no-align", "--command"])
                .arg("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'")
                .env("PGPASSWORD", &self.password);
            if ask.output()?.stdout.starts_with(b"1") {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(20));
        }
        Err(Failure::Program { name: "psql", said: "no standby is waited for".to_owned() })
    }

    /// Stops all processes of this server, as on a machine that hangs, until [`Postgres::thaw`].
    ///
    /// # Errors
    /// What the system says.
    pub fn freeze(&self) -> Result<(), Failure> {
        self.signal_all("STOP")
    }

    /// Lets all processes go on after [`Postgres::freeze`].
    ///
    /// # Errors
    /// What the system says.
    pub fn thaw(&self) -> Result<(), Failure> {
        self.signal_all("CONT")
    }

    /// Lets a server that followed another take its place, and waits until it can be written.
    ///
    /// # Errors
    /// What the server says.
    pub fn promote(&mut self) -> Result<(), Failure> {
        let mut promote = command(&self.programs.path("pg_ctl"), self.owner);
        succeed("pg_ctl", promote.args(["promote", "--silent", "--wait", "--pgdata"]).arg(self.data()))
    }
}
