//! The real server as a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A server that is killed when this value is dropped.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts a server on tables in a folder or a database and waits until it listens.
    pub(crate) fn start(place: &str) -> Process {
        Process::start_with(place, "")
    }

    /// The same with further limits, as lines of the settings.
    pub(crate) fn start_with(place: &str, limits: &str) -> Process {
        let settings =
            std::env::temp_dir().join(format!("oneiros-settings-{}.toml", store::GuestId::random()));
        std::fs::write(&settings, format!("{SETTINGS}{limits}")).unwrap();
        let flag = if place.starts_with("postgres") { "--database" } else { "--data" };
        let mut command = Command::new(program());
        command.args(["serve", "--port", "0", "--config"]).arg(&settings).args([flag, place]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect(MISSING);
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").expect("it says where it listens");
        std::fs::remove_file(&settings).unwrap();
        Process { address: address.parse().unwrap(), child }
    }

    /// Ends it at once, without a chance to finish anything.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Limits that nobody who plays at full speed runs into, and messages to receivers of our own that are soon sent again.
const SETTINGS: &str = "private_hooks = true\n[limits]\nhook_lease = 1\nhook_pause = 1\n\
    commands_per_second = 1000000\ntables_per_hour = 1000000\nguests_per_hour = 1000000\n";

/// What to do when the program is not there.
const MISSING: &str =
    "these tests start the program `oneiros`: build it, or run `cargo xtask test`, which does";

/// The program itself, which lies beside the tests of the workspace.
fn program() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let folder = test.parent().and_then(|deps| deps.parent()).unwrap();
    folder.join(format!("oneiros{}", std::env::consts::EXE_SUFFIX))
}
