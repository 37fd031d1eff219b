//! `cargo xtask soak`: random games for as long as asked, watched by the laws; or a server or its PostgreSQL that is killed, or power that
//! is lost under its database, or all tests, as often as asked.

use std::process::ExitCode;

use crate::budget::Budget;
use crate::postgres;
use crate::process::{cargo, hand_over};
use crate::report::Progress;
use crate::test::tests;
use crate::wrong_use;

/// A test that kills something again and again.
struct Killing {
    test: &'static str,
    /// The variable that tells it how often.
    variable: &'static str,
    /// How often unless told otherwise.
    usual: u32,
}

/// The server itself is killed.
const OF_THE_SERVER: Killing = Killing {
    test: "crash::a_server_killed_at_any_moment_keeps_every_acknowledged_move_once_and_no_refused_one",
    variable: "ONEIROS_CRASHES",
    usual: 1_000,
};

/// PostgreSQL is killed under two servers.
const OF_THE_DATABASE: Killing = Killing {
    test: "database::crashes::\
           postgresql_killed_at_any_moment_under_two_nodes_keeps_every_acknowledged_request_once",
    variable: "ONEIROS_DATABASE_CRASHES",
    usual: 200,
};

/// How often all suites are run unless told otherwise.
const ROUNDS: u32 = 10;

/// The variable that tells tests with seeds which round it is.
const ROUND: &str = "ONEIROS_ROUND";

/// How often the power is lost unless told otherwise.
const LOSSES: u32 = 10_000;

/// The test that has the power fail under SQLite, and the variable that tells it how often.
const LOSS_TEST: &str = "a_power_loss_at_any_moment_loses_nothing_acknowledged_and_leaves_nothing_by_halves";
const LOSS_VARIABLE: &str = "ONEIROS_POWER_LOSSES";

/// Runs the example `soak` of the dreamscape crate with the arguments as they are, or crashes the server or its disk.
pub(crate) fn run(args: &[String]) -> ExitCode {
    match args.split_first() {
        Some((first, rest)) if first == "server" => return server(rest),
        Some((first, rest)) if first == "disk" => return lose_power(rest),
        Some((first, rest)) if first == "suites" => return suites(rest),
        _ => {}
    }
    let cargo_args = ["run", "--release", "--package", "dreamscape", "--example", "soak", "--"];
    hand_over(cargo(cargo_args).args(args))
}

/// Kills a server, or the database under two of them.
fn server(args: &[String]) -> ExitCode {
    match args.split_first() {
        Some((first, rest)) if first == "--database" => match postgres::find_or_install(|_| {}) {
            Ok(_) => kill(&OF_THE_DATABASE, rest),
            Err(failure) => {
                eprintln!("{failure}");
                ExitCode::FAILURE
            }
        },
        _ => kill(&OF_THE_SERVER, args),
    }
}

/// Plays on many tables at once with the real program, kills what is to be killed at one moment after the other, and looks whether anything
/// is lost.
fn kill(what: &Killing, args: &[String]) -> ExitCode {
    let Some(crashes) = number(args, "--crashes", what.usual) else {
        return wrong_use(
            "Use `cargo xtask soak server` or `cargo xtask soak server --database`, each with `--crashes N` or without.",
        );
    };
    let built = hand_over(&mut cargo(["build", "--release", "--package", "oneiros"]));
    if built != ExitCode::SUCCESS {
        return built;
    }
    let test =
        ["test", "--release", "--package", "server", "--test", "harsh", "--", "--exact", "--nocapture"];
    hand_over(cargo(test).arg(what.test).env(what.variable, crashes.to_string()))
}

/// Writes to a store on a disk that is recorded, and looks what is left after power losses at one moment after the other.
fn lose_power(args: &[String]) -> ExitCode {
    let Some(losses) = number(args, "--losses", LOSSES) else {
        return wrong_use("Use `cargo xtask soak disk` or `cargo xtask soak disk --losses N`.");
    };
    let test =
        ["test", "--release", "--package", "store", "--test", "power_loss", "--", "--exact", "--nocapture"];
    hand_over(cargo(test).arg(LOSS_TEST).env(LOSS_VARIABLE, losses.to_string()))
}

/// Runs all tests of the step "tests" again and again, until one fails. What kills processes, threads and disks meets other moments each
/// time, and proptest draws new cases; each round also has other games, positions and boards for the laws, the notation and the
/// reference of Dreamscape. The other tests are the same in every round.
fn suites(args: &[String]) -> ExitCode {
    let Some(rounds) = number(args, "--rounds", ROUNDS) else {
        return wrong_use("Use `cargo xtask soak suites` or `cargo xtask soak suites --rounds N`.");
    };
    for round in 1..=rounds {
        println!("round {round} of {rounds}");
        let progress = Progress::start("tests");
        let finding = tests(&progress, &[(ROUND, round.to_string())]);
        progress.finish(&finding, &Budget::read().unwrap_or_default());
        if finding.tally.failed > 0 {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// How often something is to be done: as a flag says, or as usual if there is none.
fn number(args: &[String], flag: &str, usual: u32) -> Option<u32> {
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => Some(usual),
        [name, number] if name == flag => number.parse().ok().filter(|number| *number > 0),
        _ => None,
    }
}
