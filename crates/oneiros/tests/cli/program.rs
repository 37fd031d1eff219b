//! The real program, run once.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run brought.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the program with arguments and an input.
pub(crate) fn run_with(args: &[&str], input: &[u8]) -> Run {
    let mut program = Command::new(env!("CARGO_BIN_EXE_oneiros"))
        .args(args)
        .env("LC_ALL", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built for this test");
    // The program may end without reading; then the pipe breaks.
    let _ = program.stdin.take().expect("input is piped").write_all(input);
    let output = program.wait_with_output().expect("the program ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes text");
    let code = output.status.code().expect("the program was not killed");
    Run { code, out: text(output.stdout), err: text(output.stderr) }
}

/// Runs the program with arguments.
pub(crate) fn run(args: &[&str]) -> Run {
    run_with(args, b"")
}

impl Run {
    /// The output of a run that went well.
    pub(crate) fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The one JSON object of a run.
    pub(crate) fn json(&self) -> Value {
        assert_eq!(self.out.lines().count(), 1, "{}", self.out);
        let value: Value = serde_json::from_str(&self.out).expect("JSON");
        assert!(value.is_object());
        value
    }

    /// The one sentence of a run that failed with a code.
    pub(crate) fn failed(&self, code: i32) -> &str {
        assert_eq!(self.code, code, "{self:?}");
        assert!(self.err.starts_with("oneiros: ") && self.err.lines().count() == 1, "{}", self.err);
        self.err.trim_end().trim_start_matches("oneiros: ")
    }
}

/// A file with some content, for one test.
pub(crate) fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(name);
    std::fs::write(&path, content).expect("the folder for tests can be written");
    path.to_str().expect("a path of plain letters").to_owned()
}
