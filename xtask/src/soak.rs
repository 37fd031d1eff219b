//! `cargo xtask soak`: random games for as long as asked, watched by the laws; or a server that is killed as often as asked.

use std::process::ExitCode;

use crate::process::{cargo, hand_over};
use crate::wrong_use;

/// How often the server is killed unless told otherwise.
const CRASHES: u32 = 1_000;

/// The test that kills the server, and the variable that tells it how often.
const CRASH_TEST: &str =
    "crash::a_server_killed_at_any_moment_keeps_every_acknowledged_move_once_and_no_refused_one";
const VARIABLE: &str = "ONEIROS_CRASHES";

/// Runs the example `soak` of the dreamscape crate with the arguments as they are, or crashes the server.
pub(crate) fn run(args: &[String]) -> ExitCode {
    if let Some((first, rest)) = args.split_first()
        && first == "server"
    {
        return crash(rest);
    }
    let cargo_args = ["run", "--release", "--package", "dreamscape", "--example", "soak", "--"];
    hand_over(cargo(cargo_args).args(args))
}

/// Plays on many tables at once with the real program, kills it at one moment after the other, and looks whether anything is lost.
fn crash(args: &[String]) -> ExitCode {
    let crashes = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => Some(CRASHES),
        ["--crashes", number] => number.parse().ok().filter(|crashes| *crashes > 0),
        _ => None,
    };
    let Some(crashes) = crashes else {
        return wrong_use("Use `cargo xtask soak server` or `cargo xtask soak server --crashes N`.");
    };
    let built = hand_over(&mut cargo(["build", "--release", "--package", "oneiros"]));
    if built != ExitCode::SUCCESS {
        return built;
    }
    let test =
        ["test", "--release", "--package", "server", "--test", "harsh", "--", "--exact", "--nocapture"];
    hand_over(cargo(test).arg(CRASH_TEST).env(VARIABLE, crashes.to_string()))
}
