//! A real server in a process of its own: how it says that it is ready, how it stops, and why it does not start.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::thread::JoinHandle;

use crate::program::{Run, file, run};

/// A server that runs.
pub(crate) struct Serving {
    child: Child,
    ready: String,
    out: BufReader<std::process::ChildStdout>,
    err: JoinHandle<String>,
}

impl Serving {
    pub(crate) fn start(args: &[&str]) -> Serving {
        let mut child = Command::new(env!("CARGO_BIN_EXE_oneiros"))
            .arg("serve")
            .args(args)
            .env("LC_ALL", "en")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program was built for this test");
        let mut out = BufReader::new(child.stdout.take().expect("it is piped"));
        let stderr = child.stderr.take().expect("it is piped");
        let err = std::thread::spawn(move || everything(stderr));
        let mut ready = String::new();
        out.read_line(&mut ready).expect("the program writes text");
        Serving { child, ready, out, err }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        let address = self
            .ready
            .trim_end()
            .strip_prefix("listening on http://")
            .unwrap_or_else(|| panic!("{:?}", self.ready));
        address.parse().unwrap_or_else(|_| panic!("{address}"))
    }

    /// The line with which it said that it is ready.
    pub(crate) fn ready(&self) -> &str {
        self.ready.trim_end()
    }

    /// Asks for something; the whole answer.
    pub(crate) fn get(&self, path: &str) -> String {
        get(self.address(), path)
    }

    /// Posts JSON; the whole answer.
    pub(crate) fn post(&self, path: &str, headers: &str, body: &str) -> String {
        let head = format!("POST {path} HTTP/1.1\r\n{headers}");
        request(self.address(), head.trim_end(), body)
    }

    /// Asks it to end, as a system does, and waits until it has.
    #[cfg(unix)]
    pub(crate) fn stop(mut self, signal: &str) -> Run {
        let killed =
            Command::new("kill").args([&format!("-{signal}"), &self.child.id().to_string()]).status();
        assert!(killed.is_ok_and(|status| status.success()));
        let status = self.child.wait().expect("it is a child of this process");
        let mut out = String::new();
        self.out.read_to_string(&mut out).expect("the program writes text");
        Run {
            code: status.code().expect("it ended by itself"),
            out,
            err: self.err.join().expect("reading does not fail"),
        }
    }
}

/// A text in a JSON answer.
pub(crate) fn value_of<'a>(answer: &'a str, name: &str) -> Option<&'a str> {
    answer.split(&format!("\"{name}\":\"")).nth(1)?.split('"').next()
}

fn everything(mut pipe: ChildStderr) -> String {
    let mut text = String::new();
    pipe.read_to_string(&mut text).expect("the program writes text");
    text
}

/// Asks whoever listens on an address for something; the whole answer.
pub(crate) fn get(address: SocketAddr, path: &str) -> String {
    request(address, &format!("GET {path} HTTP/1.1"), "")
}

/// A request and its whole answer.
fn request(address: SocketAddr, head: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    let length = body.len();
    write!(stream, "{head}\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}")
        .expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers in text");
    answer
}

/// An empty place for a data folder.
pub(crate) fn folder(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path.to_str().expect("a path of plain letters").to_owned()
}

#[cfg(unix)]
#[test]
fn a_server_says_in_one_line_that_it_is_ready_and_ends_well_when_it_is_asked_to() {
    for signal in ["TERM", "INT"] {
        let data = folder(&format!("serve-ready-{signal}"));
        let server = Serving::start(&["--port", "0", "--data", &data]);
        assert!(server.address().ip().is_loopback());
        assert!(server.get("/healthz").starts_with("HTTP/1.1 200"));
        let run = server.stop(signal);
        assert_eq!((run.code, run.out.as_str()), (0, ""), "{}", run.err);
        assert!(run.err.contains("stopped"), "{}", run.err);
    }
}

/// Makes the first move that is allowed over a socket of one's own; its place in the log of the table.
#[cfg(unix)]
pub(crate) fn move_once(address: SocketAddr, table: &str, secret: &str) -> serde_json::Value {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(stream, "GET /api/tables/{table}/live HTTP/1.1\r\nhost: {address}\r\ncookie: oneiros={secret}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
        .expect("it reads");
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    while line != "\r\n" {
        line.clear();
        stream.read_line(&mut line).expect("it answers in lines");
    }
    let hello = said(&mut stream, "hello");
    let prompt = &hello["table_view"]["prompts"][0];
    let play = serde_json::json!({ "do": "play", "seat": prompt["seat"], "expected": prompt["number"], "action": prompt["actions"][0], "client": "the first move that is allowed" });
    let text = serde_json::json!({ "type": "do", "id": 1, "command": play }).to_string();
    assert!(text.len() > 125, "a shorter text has its length in one byte: {text}");
    let length = u16::try_from(text.len()).expect("a move is short").to_be_bytes();
    // A whole text, of a length in two bytes, under a mask that changes nothing.
    let mut frame = vec![0x81, 0x80 | 126, length[0], length[1], 0, 0, 0, 0];
    frame.extend(text.as_bytes());
    stream.get_mut().write_all(&frame).expect("it reads");
    said(&mut stream, "ack")["seq"].clone()
}

/// The next message of a kind on a socket.
#[cfg(unix)]
fn said(stream: &mut impl Read, kind: &str) -> serde_json::Value {
    loop {
        let mut head = [0; 2];
        stream.read_exact(&mut head).expect("it goes on");
        let mut length = [0, 0, 0, 0, 0, 0, 0, head[1]];
        // A longer one follows in eight bytes or in two.
        let longer = match head[1] {
            127 => &mut length[..],
            126 => &mut length[6..],
            _ => &mut [],
        };
        stream.read_exact(longer).expect("a length");
        let mut text = vec![0; usize::try_from(u64::from_be_bytes(length)).expect("it fits")];
        stream.read_exact(&mut text).expect("a whole message");
        let message: serde_json::Value = serde_json::from_slice(&text).expect("a message");
        if message["type"] == kind {
            return message;
        }
        assert_ne!(message["type"], "refused", "{message}");
    }
}

#[cfg(unix)]
#[test]
fn the_log_names_tables_and_the_places_of_moves_and_no_secrets() {
    let server = Serving::start(&["--port", "0", "--data", &folder("serve-log"), "--log", "json"]);
    let guest = server.post("/api/me", "", r#"{"name":"Ada"}"#);
    let secret =
        guest.split("oneiros=").nth(1).and_then(|rest| rest.split(';').next()).expect("a session").to_owned();
    let contract = r#"{"game":{"game":"dreamscape"},"seats":["maker","maker"]}"#;
    let made = server.post("/api/tables", &format!("cookie: oneiros={secret}"), contract);
    let (id, code) = (value_of(&made, "id").expect("a table"), value_of(&made, "code").expect("a code"));
    let place = move_once(server.address(), id, &secret);
    let log = server.stop("TERM").err;
    let lines: Vec<serde_json::Value> =
        log.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"))).collect();
    let moved = |line: &&serde_json::Value| line["table"] == id && line["seq"] == place;
    assert_eq!(
        lines.iter().filter(moved).count(),
        1,
        "a move is told of with its table and its place: {log}"
    );
    assert!(!log.contains(&secret) && !log.contains(code), "{log}");
}

/// The sentence with which a server does not start, the same in no two languages.
pub(crate) fn does_not_start(args: &[&str]) -> String {
    let sentence = |lang: &str| {
        let run = run(&[&["serve", "--lang", lang], args].concat());
        assert_eq!(run.out, "");
        run.failed(1).to_owned()
    };
    let all: std::collections::BTreeSet<String> = ["en", "it", "de", "pl"].map(sentence).into();
    assert_eq!(all.len(), 4, "{all:?}");
    sentence("en")
}

#[test]
fn a_port_that_is_taken_is_told_in_a_sentence() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let address = taken.local_addr().expect("it is bound");
    let port = address.port().to_string();
    let said = does_not_start(&["--port", &port, "--data", &folder("serve-taken")]);
    assert_eq!(said, format!("Another program already listens on {address}; choose another port."));
}

#[cfg(unix)]
#[test]
fn a_folder_that_another_server_uses_is_left_alone() {
    let data = folder("serve-twice");
    let server = Serving::start(&["--port", "0", "--data", &data]);
    let said = does_not_start(&["--port", "0", "--data", &data]);
    assert!(said.starts_with("Another server is using ") && said.contains(&data), "{said}");
    assert_eq!(server.stop("TERM").code, 0);
}

#[test]
fn a_folder_that_cannot_be_made_is_told_in_a_sentence() {
    let path = file("serve-no-folder", "a file");
    let said = does_not_start(&["--port", "0", "--data", &format!("{path}/data")]);
    assert!(said.starts_with("The folder ") && said.contains(&path), "{said}");
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_is_told_in_a_sentence() {
    let stage = crate::read_only::Stage::with("read-only", &[]);
    let served = stage.run(&["serve", "--port", "0", "--data", &stage.data]);
    assert_eq!(served.failed(1), format!("{} cannot be written.", stage.data));
}

#[test]
fn a_damaged_database_is_told_in_a_sentence_and_left_as_it_is() {
    let data = folder("serve-damaged");
    fs::create_dir_all(&data).expect("the folder for tests can be written");
    let garbage = b"this is no database at all, but long enough to look like a header".repeat(40);
    let path = PathBuf::from(&data).join("oneiros.db");
    fs::write(&path, &garbage).expect("the folder for tests can be written");
    let said = does_not_start(&["--port", "0", "--data", &data]);
    assert!(said.contains("is damaged"), "{said}");
    assert_eq!(fs::read(&path).expect("it is still there"), garbage);
}

#[cfg(unix)]
#[test]
fn a_database_of_a_newer_program_is_told_in_a_sentence() {
    let data = folder("serve-newer");
    assert_eq!(Serving::start(&["--port", "0", "--data", &data]).stop("TERM").code, 0);
    let path = PathBuf::from(&data).join("oneiros.db");
    let mut bytes = fs::read(&path).expect("a server was here");
    // The version stands in the header of the file.
    bytes[60..64].copy_from_slice(&9_999_u32.to_be_bytes());
    fs::write(&path, &bytes).expect("the folder for tests can be written");
    let said = does_not_start(&["--port", "0", "--data", &data]);
    assert!(said.starts_with("A newer version of this program made the database (schema 9"), "{said}");
}

#[test]
fn a_database_that_does_not_answer_is_told_in_a_sentence() {
    let free =
        TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port");
    let said = does_not_start(&["--port", "0", "--database", &format!("postgres://nobody:hush@{free}/none")]);
    assert!(said.starts_with("The database cannot be reached: "), "{said}");
    assert!(!said.contains("hush"), "{said}");
}

#[test]
fn a_wrong_setting_is_wrong_use() {
    let config = file("serve-wrong.toml", "port = 80\n[limits]\npatience = 3\n");
    let failed = run(&["serve", "--config", &config]);
    let sentence = failed.failed(2);
    assert!(
        sentence.starts_with(&format!("{config}:3:1: The key \"patience\" means nothing here. Expected: ")),
        "{sentence}"
    );
    let failed = run(&["serve", "--port", "high"]);
    assert!(failed.failed(2).starts_with("--port cannot be high. Expected: 0..65535."), "{}", failed.err);
}
