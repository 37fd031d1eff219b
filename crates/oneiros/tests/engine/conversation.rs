//! A conversation with the real program.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;

/// The program's engine, waiting for requests.
pub(crate) struct Conversation {
    program: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Conversation {
    /// Starts the program in a language.
    pub(crate) fn begin(lang: &str) -> Conversation {
        let mut program = Command::new(env!("CARGO_BIN_EXE_oneiros"))
            .args(["engine", "--lang", lang])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program was built for this test");
        let input = program.stdin.take();
        let output = BufReader::new(program.stdout.take().expect("output is piped"));
        Conversation { program, input, output }
    }

    /// Sends bytes as they are.
    pub(crate) fn send(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("the conversation goes on");
        input.write_all(bytes).expect("the program reads");
        input.flush().expect("the program reads");
    }

    /// The next line, without its end.
    pub(crate) fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("the program writes text");
        assert_eq!(line.pop(), Some('\n'), "an answer is missing");
        line
    }

    /// Sends a line and returns its answer.
    pub(crate) fn ask(&mut self, line: &str) -> String {
        self.send(line.as_bytes());
        self.send(b"\n");
        self.hear()
    }

    /// Sends a request and returns what is in `ok`.
    pub(crate) fn ok(&mut self, request: &Value) -> Value {
        let mut answer: Value = serde_json::from_str(&self.ask(&request.to_string())).expect("JSON");
        assert!(answer.get("error").is_none(), "{request}: {answer}");
        answer["ok"].take()
    }

    /// Sends a request and returns what is in `error`.
    pub(crate) fn error(&mut self, request: &Value) -> Value {
        let mut answer: Value = serde_json::from_str(&self.ask(&request.to_string())).expect("JSON");
        assert!(answer.get("ok").is_none(), "{request}: {answer}");
        answer["error"].take()
    }

    /// Ends the input and returns what else the program wrote, and its exit code.
    pub(crate) fn end(mut self) -> (Vec<String>, Option<i32>) {
        drop(self.input.take());
        let rest = self.output.by_ref().lines().collect::<Result<_, _>>().expect("text");
        (rest, self.program.wait().expect("the program ends").code())
    }
}
