//! `cargo xtask play` as people type it, with the real program and a network of this machine only.
//!
//! It builds with stand-ins for cargo, Node and npm, in a workspace of its own, so that no test builds beside the others; they write down
//! what they were asked for.

#![cfg(all(unix, not(target_os = "macos")))]

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// How long anything is waited for; what takes longer never comes.
const PATIENCE: Duration = Duration::from_secs(60);

/// What to do when the program is not there.
const MISSING: &str =
    "these tests start the program `oneiros`: build it, or run `cargo xtask test`, which does";

/// The stand-ins: each has its name and what it does after it has written down what it was asked for.
const STAND_INS: [(&str, &str); 4] = [
    ("cargo", "test ! -e \"$STAGE/broken\""),
    ("node", "case $1 in --version) echo v22.20.0;; *) mkdir -p dist && echo built > dist/index.html;; esac"),
    ("npm", "case $1 in --version) echo 10.0.0;; *) mkdir -p node_modules;; esac"),
    ("xdg-open", "echo \"$1\" > \"$STAGE/opened\""),
];

/// A workspace of a test.
struct Stage {
    folder: PathBuf,
}

impl Stage {
    /// A workspace in which this program has been built.
    fn with(name: &str, program: &Path) -> Stage {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("play-{name}"));
        let _ = fs::remove_dir_all(&folder);
        for inner in ["bin", "web", "target/release", "xtask"] {
            fs::create_dir_all(folder.join(inner)).expect("the folder for tests can be written");
        }
        fs::write(folder.join("web/package.json"), "{}").expect("the folder for tests can be written");
        std::os::unix::fs::symlink(program, folder.join("target/release/oneiros")).expect("a free name");
        let stage = Stage { folder };
        for (name, does) in STAND_INS {
            stage.write_script(
                &format!("bin/{name}"),
                &format!("echo \"${{0##*/}} $*\" >> \"$STAGE/calls\"\n{does}"),
            );
        }
        stage
    }

    /// Writes a program in another process: a child that another test starts meanwhile would hold the file open for writing for a moment,
    /// and a program that is being written cannot be run.
    fn write_script(&self, name: &str, script: &str) {
        let write = "printf '#!/bin/sh\\n%s\\n' \"$1\" > \"$0\" && chmod 755 \"$0\"";
        let written = Command::new("sh").args(["-c", write]).arg(self.folder.join(name)).arg(script).status();
        assert!(written.is_ok_and(|status| status.success()), "the folder for tests can be written");
    }

    /// What was asked of the stand-ins since this was last wanted to know, but for their versions.
    fn calls(&self) -> Vec<String> {
        let file = self.folder.join("calls");
        let calls = fs::read_to_string(&file).unwrap_or_default();
        let _ = fs::remove_file(&file);
        calls.lines().filter(|call| !call.ends_with(" --version")).map(str::to_owned).collect()
    }

    /// Types the command.
    fn play(&self, args: &[&str], variables: &[(&str, &str)]) -> Playing {
        let known = env::var_os("PATH").unwrap_or_default();
        let path = [self.folder.join("bin")].into_iter().chain(env::split_paths(&known));
        let mut child = Command::new(env!("CARGO_BIN_EXE_xtask"))
            .arg("play")
            .args(args)
            .env("PATH", env::join_paths(path).expect("paths without colons"))
            .env("STAGE", &self.folder)
            .env("CARGO", self.folder.join("bin/cargo"))
            .env("CARGO_MANIFEST_DIR", self.folder.join("xtask"))
            .env("CARGO_TARGET_DIR", self.folder.join("target"))
            .env("LC_ALL", "en")
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .process_group(0)
            .spawn()
            .expect("it was built for this test");
        let out = lines(child.stdout.take().expect("it is piped"));
        let err = lines(child.stderr.take().expect("it is piped"));
        Playing { child, out, err }
    }
}

/// The lines of something as they come.
fn lines(pipe: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, lines) = channel();
    thread::spawn(move || {
        let read = BufReader::new(pipe).lines().map_while(Result::ok);
        // Whoever does not want to know it any more is not told.
        read.for_each(|line| drop(sender.send(line)));
    });
    lines
}

/// Everything that is still to come, once it has ended.
fn rest(lines: &Receiver<String>) -> Vec<String> {
    let mut all = Vec::new();
    loop {
        match lines.recv_timeout(PATIENCE) {
            Ok(line) => all.push(line),
            Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => return all,
            Err(std::sync::mpsc::RecvTimeoutError::Timeout) => panic!("it does not end: {all:?}"),
        }
    }
}

/// The command while it runs.
struct Playing {
    child: Child,
    out: Receiver<String>,
    err: Receiver<String>,
}

/// How it ended, and what it had still said.
struct Ended {
    code: Option<i32>,
    out: Vec<String>,
    err: Vec<String>,
}

impl Playing {
    /// Waits until it listens.
    fn address(&self) -> SocketAddr {
        let line = self.out.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("{:?}", rest(&self.err)));
        let address = line.strip_prefix("listening on http://").unwrap_or_else(|| panic!("{line}"));
        address.parse().unwrap_or_else(|_| panic!("{address}"))
    }

    /// Asks the process that was started, and no other, to end.
    fn stop(self, signal: &str) -> Ended {
        let asked = Command::new("kill").args([&format!("-{signal}"), &self.child.id().to_string()]).status();
        assert!(asked.is_ok_and(|status| status.success()));
        self.ended()
    }

    /// Waits for the end of everything that was started: as long as any of it runs, one of its outputs is open.
    fn ended(mut self) -> Ended {
        let (out, err) = (rest(&self.out), rest(&self.err));
        Ended { code: self.child.wait().expect("it is a child of this process").code(), out, err }
    }
}

/// A test that failed leaves nobody behind: what was started is a group of its own.
impl Drop for Playing {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", self.child.id())]).status();
            let _ = self.child.wait();
        }
    }
}

/// The program itself, which lies beside this command.
fn program() -> PathBuf {
    let program = Path::new(env!("CARGO_BIN_EXE_xtask")).with_file_name("oneiros");
    assert!(program.is_file(), "{MISSING}");
    program
}

/// A request and its whole answer.
fn ask(address: SocketAddr, head: &str, body: &str) -> String {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE).expect("it listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("some time");
    let length = body.len();
    write!(stream, "{head}\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}")
        .expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers in text");
    answer
}

#[test]
fn playing_builds_and_serves_and_ends_when_it_is_asked_to_and_the_next_time_everything_is_there() {
    let stage = Stage::with("twice", &program());
    let data = stage.folder.join("data");
    let args = ["--no-open", "--port", "0", "--data", data.to_str().expect("a path of plain letters")];
    let playing = stage.play(&args, &[]);
    let address = playing.address();
    assert!(address.ip().is_loopback(), "{address}");
    let built = ["npm ci --no-audit --no-fund", "node node_modules/vite/bin/vite.js build"];
    let program_built = "cargo build --release --package oneiros";
    assert_eq!(stage.calls(), [built[0], built[1], program_built], "the program is built with the client");
    assert!(ask(address, "GET /healthz HTTP/1.1", "").starts_with("HTTP/1.1 200"));
    // Whether the program has a client in it was decided when it was built; a page it has always.
    let page = ask(address, "GET / HTTP/1.1", "");
    let with_client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/dist/index.html").is_file();
    let status = if with_client { "HTTP/1.1 200" } else { "HTTP/1.1 404" };
    assert!(page.starts_with(status) && page.contains("<title>Oneiros</title>"), "{page}");
    let guest = ask(address, "POST /api/me HTTP/1.1", r#"{"name":"Ada"}"#);
    let session = guest.split("oneiros=").nth(1).and_then(|rest| rest.split(';').next()).expect("a session");
    let ended = playing.stop("TERM");
    assert_eq!((ended.code, ended.out), (Some(0), Vec::new()), "{:?}", ended.err);
    assert!(TcpStream::connect(address).is_err(), "nobody listens any more");
    assert!(data.join("oneiros.db").is_file());

    let playing = stage.play(&args, &[]);
    let address = playing.address();
    assert_eq!(stage.calls(), [program_built], "the client did not change");
    let me = ask(address, &format!("GET /api/me HTTP/1.1\r\ncookie: oneiros={session}"), "");
    assert!(me.starts_with("HTTP/1.1 200") && me.contains("Ada"), "{me}");
    let ended = playing.stop("INT");
    assert_eq!((ended.code, ended.out), (Some(0), Vec::new()), "{:?}", ended.err);
    assert!(ended.err.iter().any(|line| line.contains("stopped")), "{:?}", ended.err);
}

#[test]
fn a_browser_is_opened_at_the_very_address_where_there_is_a_display() {
    for display in ["DISPLAY", "WAYLAND_DISPLAY"] {
        let stage = Stage::with(&format!("open-{display}"), &program());
        // Whoever writes into a pipe waits until it is read, and whoever reads from it until something is written.
        let opened = stage.folder.join("opened");
        assert!(Command::new("mkfifo").arg(&opened).status().is_ok_and(|status| status.success()));
        let (sender, said) = channel();
        thread::spawn(move || sender.send(fs::read_to_string(opened)));
        let data = stage.folder.join("data");
        let args = ["--port", "0", "--data", data.to_str().expect("a path of plain letters")];
        let playing = stage.play(&args, &[(display, "somewhere")]);
        let address = playing.address();
        let said = said.recv_timeout(PATIENCE).expect("a browser is opened");
        assert_eq!(said.expect("text"), format!("http://{address}\n"));
        assert!(ask(address, "GET /healthz HTTP/1.1", "").starts_with("HTTP/1.1 200"));
        let ended = playing.stop("TERM");
        assert_eq!((ended.code, ended.out), (Some(0), Vec::new()), "{:?}", ended.err);
        assert_eq!(stage.calls().iter().filter(|call| call.starts_with("xdg-open")).count(), 1);
    }
}

#[test]
fn no_browser_is_opened_without_a_display_or_against_a_wish() {
    let cases = [("nowhere", None, ""), ("unwanted", Some("--no-open"), "somewhere")];
    for (name, wish, display) in cases {
        let stage = Stage::with(name, &program());
        let data = stage.folder.join("data");
        let args = ["--port", "0", "--data", data.to_str().expect("a path of plain letters")];
        let playing = stage.play(
            &args.into_iter().chain(wish).collect::<Vec<_>>(),
            &[("DISPLAY", display), ("WAYLAND_DISPLAY", display)],
        );
        assert!(ask(playing.address(), "GET /healthz HTTP/1.1", "").starts_with("HTTP/1.1 200"));
        let ended = playing.stop("TERM");
        assert_eq!(ended.code, Some(0), "{:?}", ended.err);
        let calls = stage.calls();
        assert!(
            !calls.is_empty() && !calls.iter().any(|call| call.contains("xdg-open")),
            "{name}: {calls:?}"
        );
    }
}

#[test]
fn everything_but_the_wish_about_browsers_is_handed_to_the_server() {
    let stage = Stage::with("handed", Path::new("../../bin/server"));
    stage.write_script("bin/server", "echo \"$*\"; exit 7");
    let ended = stage.play(&["--lan", "--no-open", "--port", "7117", "--log", "json"], &[]).ended();
    assert_eq!(ended.out, ["serve --lan --port 7117 --log json"]);
    assert_eq!(ended.code, Some(7), "it ends as the server ends");
}

#[test]
fn what_was_not_built_is_not_served() {
    let stage = Stage::with("broken", Path::new("../../bin/server"));
    stage.write_script("bin/server", "echo \"$*\"");
    fs::write(stage.folder.join("broken"), "").expect("the folder for tests can be written");
    let ended = stage.play(&["--no-open"], &[]).ended();
    assert_eq!((ended.code, ended.out), (Some(1), Vec::new()), "{:?}", ended.err);
}
