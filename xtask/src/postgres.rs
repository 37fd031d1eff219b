//! A PostgreSQL of our own for the time of a run: found or installed, in a temporary folder, on the loopback address, gone
//! afterwards.

use std::env;
use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::tools::install_package;

/// Tests that need PostgreSQL find its address here. Whoever sets it brings a server along, and finds the databases of the
/// tests in it afterwards, `law_` and some letters.
pub(crate) const VARIABLE: &str = "ONEIROS_TEST_POSTGRES";

/// How long a new server may take until it lets us in.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that runs until this value is dropped.
pub(crate) struct Postgres {
    server: Child,
    bin: PathBuf,
    folder: PathBuf,
    owner: Option<Owner>,
    address: String,
}

impl Postgres {
    /// Makes a new database cluster and starts a server on it.
    ///
    /// # Errors
    /// What to install, or what the server says.
    pub(crate) fn start(mut watch: impl FnMut(&str)) -> Result<Postgres, Vec<String>> {
        let bin = find_or_install(&mut watch)?;
        let owner = Owner::needed().map_err(one_line)?;
        let folder = env::temp_dir().join(format!("oneiros-postgres-{}", secret()));
        let password = secret();
        watch("making a database");
        if let Err(lines) = make_cluster(&bin, &folder, owner, &password) {
            let _ = fs::remove_dir_all(&folder);
            return Err(lines);
        }
        watch("starting PostgreSQL");
        let port = free_port().map_err(one_line)?;
        let address = format!("postgres://postgres:{password}@127.0.0.1:{port}/postgres");
        let server = serve(&bin, &folder, owner, port).map_err(one_line)?;
        let mut started = Postgres { server, bin, folder, owner, address };
        started.await_ready(port)?;
        Ok(started)
    }

    /// Where the server listens, with the password.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    fn await_ready(&mut self, port: u16) -> Result<(), Vec<String>> {
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            if answers(port) {
                return Ok(());
            }
            if self.server.try_wait().is_ok_and(|ended| ended.is_some()) {
                break;
            }
            thread::sleep(Duration::from_millis(50));
        }
        let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        let said = log.lines().map(str::to_owned);
        Err(std::iter::once("PostgreSQL did not start:".to_owned()).chain(said).collect())
    }
}

impl Drop for Postgres {
    /// Nothing in it is worth keeping, so it need not end in good order.
    fn drop(&mut self) {
        let mut stop = command(&self.bin.join("pg_ctl"), self.owner);
        stop.args(["stop", "--silent", "--mode", "immediate", "--pgdata"]).arg(self.folder.join("data"));
        if !stop.status().is_ok_and(|status| status.success()) {
            let _ = self.server.kill();
        }
        let _ = self.server.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The user as whom the server runs.
#[derive(Clone, Copy)]
struct Owner {
    user: u32,
    group: u32,
}

impl Owner {
    /// PostgreSQL refuses to run as root; then its own user must do it.
    fn needed() -> io::Result<Option<Owner>> {
        if !cfg!(unix) || id("-u", None)? != 0 {
            return Ok(None);
        }
        Ok(Some(Owner { user: id("-u", Some("postgres"))?, group: id("-g", Some("postgres"))? }))
    }
}

fn id(what: &str, user: Option<&str>) -> io::Result<u32> {
    let output = Command::new("id").arg(what).args(user).output()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    text.parse().map_err(|_| io::Error::other(format!("`id {what}` says nothing of a user for PostgreSQL")))
}

/// A program to be run by the owner.
#[cfg(unix)]
fn command(program: &Path, owner: Option<Owner>) -> Command {
    use std::os::unix::process::CommandExt;
    let mut command = Command::new(program);
    command.current_dir(env::temp_dir()).stdin(Stdio::null());
    if let Some(Owner { user, group }) = owner {
        command.gid(group).uid(user);
    }
    command
}

/// A program to be run by us.
#[cfg(not(unix))]
fn command(program: &Path, _: Option<Owner>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(env::temp_dir()).stdin(Stdio::null());
    command
}

/// The folder of the server's programs.
fn find_or_install(mut watch: impl FnMut(&str)) -> Result<PathBuf, Vec<String>> {
    if let Some(found) = find() {
        return Ok(found);
    }
    install_package("postgresql", &mut watch);
    find().ok_or_else(|| {
        vec![
            "Testing with PostgreSQL needs its server: install it, for example with `sudo apt-get install postgresql`."
                .to_owned(),
        ]
    })
}

/// Where `initdb` is: on the path, or where Debian keeps the programs of each version.
fn find() -> Option<PathBuf> {
    let named = env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = env::split_paths(&named).collect();
    if let Ok(versions) = fs::read_dir("/usr/lib/postgresql") {
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    let whole = |folder: &PathBuf| {
        ["initdb", "pg_ctl", "postgres"]
            .iter()
            .all(|name| folder.join(format!("{name}{}", env::consts::EXE_SUFFIX)).exists())
    };
    folders.into_iter().find(whole)
}

fn make_cluster(bin: &Path, folder: &Path, owner: Option<Owner>, password: &str) -> Result<(), Vec<String>> {
    fs::create_dir(folder).map_err(one_line)?;
    give(folder, owner).map_err(one_line)?;
    // A pipe of ours could not be opened by the owner, so the password waits in the owner's folder.
    let secret = folder.join("password");
    fs::write(&secret, password).and_then(|()| give(&secret, owner)).map_err(one_line)?;
    let mut initdb = command(&bin.join("initdb"), owner);
    initdb
        .args(["--username", "postgres", "--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C"])
        .arg("--pwfile")
        .arg(&secret)
        .arg("--pgdata")
        .arg(folder.join("data"));
    let ended = initdb.stdout(Stdio::null()).stderr(Stdio::piped()).output().map_err(one_line)?;
    fs::remove_file(&secret).map_err(one_line)?;
    if ended.status.success() {
        return Ok(());
    }
    Err(String::from_utf8_lossy(&ended.stderr).lines().map(str::to_owned).collect())
}

/// Lets the owner have a file or a folder, and nobody else.
#[cfg(unix)]
fn give(folder: &Path, owner: Option<Owner>) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(folder, fs::Permissions::from_mode(0o700))?;
    owner.map_or(Ok(()), |owner| std::os::unix::fs::chown(folder, Some(owner.user), Some(owner.group)))
}

#[cfg(not(unix))]
fn give(_: &Path, _: Option<Owner>) -> io::Result<()> {
    Ok(())
}

/// Starts the server as it would run for players: every commit waits for the disk.
fn serve(bin: &Path, folder: &Path, owner: Option<Owner>, port: u16) -> io::Result<Child> {
    let log = fs::File::create(folder.join("log"))?;
    let settings = [
        "listen_addresses=127.0.0.1".to_owned(),
        format!("port={port}"),
        "unix_socket_directories=".to_owned(),
        "max_connections=300".to_owned(),
        "fsync=on".to_owned(),
        "synchronous_commit=on".to_owned(),
    ];
    let mut server = command(&bin.join("postgres"), owner);
    server.arg("-D").arg(folder.join("data"));
    for setting in settings {
        server.arg("-c").arg(setting);
    }
    server.stdout(log.try_clone()?).stderr(log).spawn()
}

/// Whether a server answers. It is asked for encryption, which every PostgreSQL answers with one letter once it is up.
fn answers(port: u16) -> bool {
    let asked = || -> io::Result<u8> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
        stream.set_read_timeout(Some(Duration::from_secs(5)))?;
        stream.write_all(&[0, 0, 0, 8, 4, 210, 22, 47])?;
        let mut letter = [0];
        stream.read_exact(&mut letter)?;
        Ok(letter[0])
    };
    matches!(asked(), Ok(b'S' | b'N'))
}

fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// Letters that nobody guesses: others on this machine can reach the server too.
fn secret() -> String {
    // Each state has keys made of the operating system's random numbers.
    (0..2).map(|_| format!("{:016x}", RandomState::new().hash_one(Instant::now()))).collect()
}

#[allow(clippy::needless_pass_by_value, reason = "it is handed to `map_err`")]
fn one_line(error: io::Error) -> Vec<String> {
    vec![format!("PostgreSQL cannot be started: {error}")]
}
