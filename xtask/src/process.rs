//! Running other programs: cargo above all.

use std::env;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus, Stdio};
use std::sync::mpsc;
use std::thread;

/// The folder of the workspace. Asked at run time first, so that a moved clone still works.
pub(crate) fn root() -> PathBuf {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&manifest).parent().expect("xtask lies in a folder of the workspace").to_owned()
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    match env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder),
        None => root().join("target"),
    }
}

/// Cargo with the given arguments, in the workspace.
pub(crate) fn cargo<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// What a program wrote and how it ended.
pub(crate) struct Captured {
    /// Whether it ended with exit code 0.
    pub(crate) success: bool,
    /// The lines of its standard output.
    pub(crate) out: Vec<String>,
    /// The lines of both outputs in the order of their arrival.
    pub(crate) all: Vec<String>,
}

/// Runs a program without input, keeps what it writes, and shows each line to `watch` as it comes.
///
/// A program that cannot be started is told as one that failed and said why.
pub(crate) fn capture(command: &mut Command, watch: impl FnMut(&str)) -> Captured {
    command.env("CARGO_TERM_COLOR", "never").env("CARGO_TERM_PROGRESS_WHEN", "never");
    match try_capture(command, watch) {
        Ok(captured) => captured,
        Err(error) => {
            let line = format!("{} cannot be run: {error}", command.get_program().display());
            Captured { success: false, out: Vec::new(), all: vec![line] }
        }
    }
}

fn try_capture(command: &mut Command, mut watch: impl FnMut(&str)) -> io::Result<Captured> {
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let (sender, receiver) = mpsc::channel();
    let out = child.stdout.take().map(|pipe| forward(pipe, Source::Out, sender.clone()));
    let err = child.stderr.take().map(|pipe| forward(pipe, Source::Err, sender));
    let mut captured = Captured { success: false, out: Vec::new(), all: Vec::new() };
    for (source, line) in receiver {
        watch(&line);
        if source == Source::Out {
            captured.out.push(line.clone());
        }
        captured.all.push(line);
    }
    for reader in [out, err].into_iter().flatten() {
        reader.join().map_err(|_| io::Error::other("reading its output failed"))?;
    }
    captured.success = child.wait()?.success();
    Ok(captured)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Out,
    Err,
}

fn forward(
    pipe: impl Read + Send + 'static,
    source: Source,
    sender: mpsc::Sender<(Source, String)>,
) -> thread::JoinHandle<()> {
    thread::spawn(move || {
        let mut reader = BufReader::new(pipe);
        let mut bytes = Vec::new();
        while matches!(reader.read_until(b'\n', &mut bytes), Ok(1..)) {
            let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
            if sender.send((source, line)).is_err() {
                return;
            }
            bytes.clear();
        }
    })
}

/// Hands this terminal to a program and ends as it ends.
pub(crate) fn hand_over(command: &mut Command) -> ExitCode {
    ended_as(command.status(), command)
}

/// The last thing we do: this process becomes the program, where the system can do that. Whoever ends it, as with Ctrl-C, ends the
/// program, which would otherwise go on without us.
pub(crate) fn give_way_to(command: &mut Command) -> ExitCode {
    #[cfg(unix)]
    let ended = Err(std::os::unix::process::CommandExt::exec(command));
    #[cfg(not(unix))]
    let ended = command.status();
    ended_as(ended, command)
}

fn ended_as(ended: io::Result<ExitStatus>, command: &Command) -> ExitCode {
    match ended {
        Ok(status) => exit_code(status),
        Err(error) => {
            eprintln!("{} cannot be run: {error}", command.get_program().display());
            ExitCode::FAILURE
        }
    }
}

/// The exit code of a program as our own; one ended by a signal counts as failed.
fn exit_code(status: ExitStatus) -> ExitCode {
    status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from)
}
