//! The real server as a process of its own.

use std::io::{BufRead, BufReader, Lines};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::thread;

use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use crate::client::in_time;

/// A server that is killed when this value is dropped.
pub(crate) struct Process {
    child: Child,
    _guard: Guard,
    pub(crate) address: SocketAddr,
    /// The lines of its log.
    log: UnboundedReceiver<String>,
}

impl Process {
    /// Starts a server on tables in a folder or a database and waits until it listens.
    pub(crate) fn start(place: &str) -> Process {
        Process::start_with(place, "")
    }

    /// The same with further limits, as lines of the settings.
    pub(crate) fn start_with(place: &str, limits: &str) -> Process {
        Process::start_logging(place, limits, "human")
    }

    /// The same with the log in this form.
    pub(crate) fn start_logging(place: &str, limits: &str, form: &str) -> Process {
        let settings =
            std::env::temp_dir().join(format!("oneiros-settings-{}.toml", store::GuestId::random()));
        std::fs::write(&settings, format!("{SETTINGS}{limits}")).unwrap();
        let flag = if place.starts_with("postgres") { "--database" } else { "--data" };
        let mut command = Command::new(program());
        command.args(["serve", "--port", "0", "--log", form, "--config"]).arg(&settings).args([flag, place]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect(MISSING);
        let guard = Guard::of(&child);
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").expect("it says where it listens");
        std::fs::remove_file(&settings).unwrap();
        let log = follow(BufReader::new(child.stderr.take().unwrap()).lines());
        Process { address: address.parse().unwrap(), child, _guard: guard, log }
    }

    /// How many bytes it keeps in memory by itself.
    #[cfg(target_os = "linux")]
    pub(crate) fn memory(&self) -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let kept = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).unwrap();
        kept.trim().trim_end_matches(" kB").parse::<usize>().unwrap() << 10
    }

    /// Ends it at once, without a chance to finish anything.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Waits until it has logged something, asks it to stop and waits until it has; the whole log.
    #[cfg(unix)]
    pub(crate) async fn stop_when_it_logged(mut self, wanted: &str) -> String {
        let mut log = self.logged_until(wanted).await;
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        while let Some(line) = in_time("the end of the log", self.log.recv()).await {
            log += &line;
        }
        assert!(self.child.wait().unwrap().success(), "{log}");
        log
    }

    /// What it logs from now on until it has logged something.
    async fn logged_until(&mut self, wanted: &str) -> String {
        let mut log = String::new();
        while !log.contains(wanted) {
            let line = in_time(&format!("{wanted:?} in the log"), self.log.recv()).await;
            log += &line.expect("the server goes on");
        }
        log
    }

    /// Ends it at once when it has logged something; the whole log.
    pub(crate) async fn kill_when_it_logged(mut self, wanted: &str) -> String {
        let mut log = self.logged_until(wanted).await;
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        while let Some(line) = in_time("the end of the log", self.log.recv()).await {
            log += &line;
        }
        log
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A process that outlives ours by a moment: also where these tests are killed, no server goes on without them.
struct Guard(Option<Child>);

impl Guard {
    /// Waits until nobody holds the other end of its input any more.
    fn of(server: &Child) -> Guard {
        if !cfg!(unix) {
            return Guard(None);
        }
        let mut shell = Command::new("/bin/sh");
        shell.args(["-c", "trap '' INT TERM HUP; read -r _; kill -9 \"$0\" 2>/dev/null"]);
        Guard(Some(shell.arg(server.id().to_string()).stdin(Stdio::piped()).spawn().unwrap()))
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        if let Some(shell) = &mut self.0 {
            let _ = shell.kill();
            let _ = shell.wait();
        }
    }
}

/// Reads the log for as long as there is one, so that no server waits for somebody to read it.
fn follow(lines: Lines<BufReader<ChildStderr>>) -> UnboundedReceiver<String> {
    let (sender, log) = unbounded_channel();
    thread::spawn(move || {
        for line in lines.map_while(Result::ok) {
            // Whoever does not want to know it any more is not told.
            let _ = sender.send(line + "\n");
        }
    });
    log
}

/// Limits that nobody who plays at full speed runs into, and messages to receivers of our own that are soon sent again.
const SETTINGS: &str = "private_hooks = true\n[limits]\nhook_lease = 1\nhook_pause = 1\n\
    commands_per_second = 1000000\ntables_per_hour = 1000000\nguests_per_hour = 1000000\n";

/// What to do when the program is not there.
const MISSING: &str =
    "these tests start the program `oneiros`: build it, or run `cargo xtask test`, which does";

/// The program itself, which lies beside the tests of the workspace.
pub(crate) fn program() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let folder = test.parent().and_then(|deps| deps.parent()).unwrap();
    folder.join(format!("oneiros{}", std::env::consts::EXE_SUFFIX))
}
