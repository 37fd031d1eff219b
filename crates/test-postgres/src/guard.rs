//! A process that outlives ours by a moment: whatever ends us, no server and no folder is left behind.

use std::io;
use std::path::Path;
use std::process::{Child, Stdio};

use crate::owner::{Owner, command};
use crate::programs::Programs;

/// Waits until nobody holds the other end of its input any more, stops the server, which may be frozen, and removes its folder. An
/// interrupt from the terminal goes to all processes, so this one does not hear it.
const SCRIPT: &str = r#"trap '' INT TERM HUP
read -r _
kill -CONT "$(head -n 1 "$1/data/postmaster.pid")"
"$0" stop --silent --mode immediate --pgdata "$1/data"
rm -rf "$1""#;

/// The process; it is no longer needed when this value is dropped.
#[derive(Debug)]
pub(crate) struct Guard(Option<Child>);

impl Guard {
    pub(crate) fn watch(programs: &Programs, folder: &Path, owner: Option<Owner>) -> io::Result<Guard> {
        if !cfg!(unix) {
            return Ok(Guard(None));
        }
        let mut shell = command(Path::new("/bin/sh"), owner);
        shell.args(["-c", SCRIPT]).arg(programs.path("pg_ctl")).arg(folder);
        let shell = shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        Ok(Guard(Some(shell)))
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
