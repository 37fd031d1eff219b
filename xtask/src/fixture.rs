//! `cargo xtask fixture data N`: what the program of today keeps, for the tests of later versions, in `fixtures/data/N`.

use std::process::ExitCode;

use crate::postgres::{self, VARIABLE};
use crate::process::{cargo, hand_over, root};
use crate::wrong_use;

const TEST: &str = "old_data::maker::a_data_folder_of_today_is_written_where_one_is_asked_for";

/// Plays with the real program on SQLite and on PostgreSQL, and writes down what both keep.
pub(crate) fn run(args: &[String]) -> ExitCode {
    let number = match args {
        [what, number] if what == "data" => number.parse::<u32>().ok(),
        _ => None,
    };
    let Some(number) = number else {
        return wrong_use(
            "Use `cargo xtask fixture data N`; N is a number that no folder of `fixtures/data` has yet.",
        );
    };
    let postgres = match postgres::start(|_| {}) {
        Ok(postgres) => postgres,
        Err(lines) => {
            lines.iter().for_each(|line| eprintln!("{line}"));
            return ExitCode::FAILURE;
        }
    };
    let built = hand_over(&mut cargo(["build", "--release", "--package", "oneiros"]));
    if built != ExitCode::SUCCESS {
        return built;
    }
    let test =
        ["test", "--release", "--package", "server", "--test", "harsh", "--", "--exact", "--nocapture", TEST];
    let folder = root().join("fixtures/data").join(number.to_string());
    hand_over(cargo(test).env(VARIABLE, postgres.address()).env("ONEIROS_WRITE_DATA", folder))
}
