//! The program with one more game than it has, in this process.

use std::ffi::OsString;
use std::path::PathBuf;

use lanterns::LanternsTables;
use oneiros::engine::Engine;
use oneiros::games::registry;
use oneiros::tools::{Plain, Registry};
use oneiros::words::{Lang, Words};
use serde_json::Value;

/// The games of the program, and Lanterns.
pub(crate) fn games() -> Registry {
    registry().with(Plain(LanternsTables))
}

/// What a command brought.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: u8,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the program with arguments.
pub(crate) fn run(args: &[&str]) -> Run {
    let args: Vec<OsString> = ["oneiros"].iter().chain(args).map(OsString::from).collect();
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = oneiros::cli::run_with(&games(), &args, &mut out, &mut err);
    let text = |bytes| String::from_utf8(bytes).expect("the program writes text");
    Run { code, out: text(out), err: text(err) }
}

/// What a command brought that went well.
#[track_caller]
pub(crate) fn good(args: &[&str]) -> String {
    let run = run(args);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{args:?}: {}", run.out);
    run.out
}

/// The JSON object of a command that went well.
#[track_caller]
pub(crate) fn json(args: &[&str]) -> Value {
    let out = good(args);
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).expect("JSON")
}

/// A file with some content, for one test.
pub(crate) fn file(name: &str, content: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("the folder for tests can be written");
    path.to_str().expect("a path of plain letters").to_owned()
}

/// Calls `talk` with a way to ask the engine: a request in, the answer out.
pub(crate) fn conversation(mut talk: impl FnMut(&mut dyn FnMut(Value) -> Result<Value, Value>)) {
    let games = games();
    let words = Words::with_games(Lang::En, &games.tables());
    let mut engine = Engine::new(&words, &games);
    talk(&mut |request| {
        let answer = engine.answer(Ok(&request.to_string())).expect("every request is answered");
        let mut answer: Value = serde_json::from_str(&answer).expect("JSON");
        match answer.get_mut("ok") {
            Some(ok) => Ok(ok.take()),
            None => Err(answer["error"].take()),
        }
    });
}
