//! A server in a temporary folder.

use std::env;
use std::fs::{self, File};
use std::hash::{BuildHasher, RandomState};
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::guard::Guard;
use crate::owner::{Owner, command, give};
use crate::programs::Programs;

/// How long a server may take until it lets us in, also after a crash.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the log says each time when the server lets somebody in again.
const READY: &str = "database system is ready to accept";

/// A server that runs until this value is dropped.
#[derive(Debug)]
pub struct Postgres {
    pub(crate) programs: Programs,
    pub(crate) owner: Option<Owner>,
    pub(crate) folder: PathBuf,
    pub(crate) port: u16,
    pub(crate) password: String,
    settings: Vec<String>,
    /// The first of its processes, while it runs.
    pub(crate) server: Option<Child>,
    _guard: Guard,
}

impl Postgres {
    /// Makes a new database cluster and starts a server on it.
    ///
    /// # Errors
    /// What the system or the server says.
    pub fn start(programs: &Programs) -> Result<Postgres, Failure> {
        Postgres::start_with(programs, &[])
    }

    /// The same with further settings, each as `name=value`.
    ///
    /// # Errors
    /// What the system or the server says.
    pub fn start_with(programs: &Programs, settings: &[&str]) -> Result<Postgres, Failure> {
        let mut postgres = Postgres::in_new_folder(programs, secret(), settings)?;
        postgres.make_cluster()?;
        postgres.begin()?;
        Ok(postgres)
    }

    /// A server that has a folder and nothing in it.
    pub(crate) fn in_new_folder(
        programs: &Programs,
        password: String,
        settings: &[&str],
    ) -> Result<Postgres, Failure> {
        let owner = Owner::needed()?;
        let folder = env::temp_dir().join(format!("oneiros-postgres-{}", secret()));
        fs::create_dir(&folder)?;
        give(&folder, owner)?;
        let guard = Guard::watch(programs, &folder, owner)?;
        Ok(Postgres {
            programs: programs.clone(),
            owner,
            folder,
            port: free_port()?,
            password,
            settings: settings.iter().map(|setting| (*setting).to_owned()).collect(),
            server: None,
            _guard: guard,
        })
    }

    /// Where the server listens, with the password.
    #[must_use]
    pub fn address(&self) -> String {
        format!("postgres://postgres:{}@127.0.0.1:{}/postgres", self.password, self.port)
    }

    /// An address that names this server and another, of which the one that can be written is meant.
    #[must_use]
    pub fn address_of_either(&self, other: &Postgres) -> String {
        let (password, here, there) = (&self.password, self.port, other.port);
        format!(
            "postgres://postgres:{password}@127.0.0.1:{here},127.0.0.1:{there}/postgres?target_session_attrs=read-write"
        )
    }

    /// The port on the loopback address.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn make_cluster(&self) -> Result<(), Failure> {
        // A pipe of ours could not be opened by the owner, so the password waits in the owner's folder.
        let secret = self.folder.join("password");
        fs::write(&secret, &self.password)?;
        give(&secret, self.owner)?;
        let mut initdb = command(&self.programs.path("initdb"), self.owner);
        initdb
            .args([
                "--username",
                "postgres",
                "--auth",
                "scram-sha-256",
                "--encoding",
                "UTF8",
                "--locale",
                "C",
            ])
            .arg("--pwfile")
            .arg(&secret)
            .arg("--pgdata")
            .arg(self.data());
        succeed("initdb", &mut initdb)?;
        Ok(fs::remove_file(&secret)?)
    }

    /// Starts the server for the first time. Nobody knows its port yet, so another will do if somebody took this one meanwhile.
    pub(crate) fn begin(&mut self) -> Result<(), Failure> {
        self.launch().or_else(|_| {
            self.stop_at_once();
            self.port = free_port()?;
            self.launch()
        })
    }

    /// Starts the server and waits until it lets us in.
    pub(crate) fn launch(&mut self) -> Result<(), Failure> {
        let before = self.times_ready();
        self.server = Some(self.serve()?);
        self.await_ready(before)
    }

    /// Starts the server as it would run for players: every commit waits for the disk.
    fn serve(&self) -> io::Result<Child> {
        let log = File::options().create(true).append(true).open(self.folder.join("log"))?;
        let mut server = command(&self.programs.path("postgres"), self.owner);
        server.arg("-D").arg(self.data()).args(["-p", &self.port.to_string()]);
        let usual = [
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            "max_connections=300",
            "fsync=on",
            "synchronous_commit=on",
        ];
        for setting in usual.into_iter().chain(self.settings.iter().map(String::as_str)) {
            server.args(["-c", setting]);
        }
        server.stdout(log.try_clone()?).stderr(log).spawn()
    }

    /// How often the server has begun to let somebody in.
    pub(crate) fn times_ready(&self) -> usize {
        self.times_logged(READY)
    }

    /// How often its log says something.
    pub(crate) fn times_logged(&self, what: &str) -> usize {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default().matches(what).count()
    }

    /// Waits until the server has begun to let somebody in once more than so often.
    pub(crate) fn await_ready(&mut self, before: usize) -> Result<(), Failure> {
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            if self.times_ready() > before {
                return Ok(());
            }
            let server = self.server.as_mut();
            if server.is_none_or(|server| server.try_wait().is_ok_and(|ended| ended.is_some())) {
                break;
            }
            thread::sleep(Duration::from_millis(20));
        }
        Err(Failure::Program {
            name: "postgres",
            said: fs::read_to_string(self.folder.join("log")).unwrap_or_default(),
        })
    }

    /// Stops the server without a chance to finish anything, as when the machine loses its power but for what the disk was told.
    pub(crate) fn stop_at_once(&mut self) {
        let Some(mut server) = self.server.take() else { return };
        let mut stop = command(&self.programs.path("pg_ctl"), self.owner);
        stop.args(["stop", "--silent", "--mode", "immediate", "--pgdata"]).arg(self.data());
        if succeed("pg_ctl", &mut stop).is_err() {
            let _ = server.kill();
        }
        let _ = server.wait();
    }
}

impl Drop for Postgres {
    /// Nothing in it is worth keeping, so it need not end in good order. One that is frozen would not hear that it is to end.
    fn drop(&mut self) {
        let _ = self.thaw();
        self.stop_at_once();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Runs a program of PostgreSQL to its end.
pub(crate) fn succeed(name: &'static str, command: &mut Command) -> Result<(), Failure> {
    let ended = command.stdout(Stdio::null()).stderr(Stdio::piped()).output()?;
    if ended.status.success() {
        return Ok(());
    }
    Err(Failure::Program { name, said: String::from_utf8_lossy(&ended.stderr).into_owned() })
}

/// A port that nobody listens on. It is none of those that systems give to whoever connects: while the server is down, such a
/// port could be given to somebody else, even to a client that tries to reach it and would find itself.
fn free_port() -> io::Result<u16> {
    const PORTS: std::ops::Range<u16> = 10_240..32_768;
    let mut last = None;
    for _ in 0..100 {
        let offset = random() % u64::from(PORTS.end - PORTS.start);
        let port = PORTS.start + u16::try_from(offset).unwrap_or_default();
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(_) => return Ok(port),
            Err(error) => last = Some(error),
        }
    }
    Err(last.unwrap_or_else(|| io::Error::other("no port is free")))
}

/// Letters that nobody guesses: others on this machine can reach the server too.
fn secret() -> String {
    (0..2).map(|_| format!("{:016x}", random())).collect()
}

/// Each state has keys made of the operating system's random numbers.
pub(crate) fn random() -> u64 {
    RandomState::new().hash_one(Instant::now())
}
