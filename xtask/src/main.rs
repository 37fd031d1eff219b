//! The commands that people and checks run: `cargo xtask play`, `cargo xtask test` and their smaller siblings.

mod baseline;
mod bench;
mod budget;
mod conformance;
mod counts;
mod excuses;
mod fixture;
mod mutants;
mod pictures;
mod play;
mod postgres;
mod process;
mod report;
mod rulebook;
mod rules;
mod soak;
mod suites;
mod test;
mod tools;
mod types;
mod web;

use std::env;
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask play [ARGS]                  build client and game and open it in a browser; --lan for the network
cargo xtask play terminal [ARGS]         build the game and play it in this terminal
cargo xtask test                         every check there is, with one closing line
cargo xtask rules [--json]               which tests cite which rule
cargo xtask types                        write the protocol as TypeScript for the client in browsers
cargo xtask api                          hold a running server against the description of its HTTP side
cargo xtask bench [--counts|--speed|--save-baseline]
                                         instruction counts, and the speed beside chess
cargo xtask bench web                    how quick the client is in a browser
cargo xtask pictures                     pictures of every screen, in docs/pictures
cargo xtask fixture data N               what the program of today keeps, for later tests, in fixtures/data/N
cargo xtask mutants [--minutes N]        break the rules in every small way and see whether a test notices
cargo xtask soak [ARGS]                  random games for as long as you like, watched by the laws
cargo xtask soak server [--crashes N]    kill a server in the middle of play, 1,000 times unless told otherwise
cargo xtask soak server --database [--crashes N]
                                         kill PostgreSQL under two servers, 200 times unless told otherwise
cargo xtask soak suites [--rounds N]     run all tests again and again, with new cases each time
cargo xtask soak disk [--losses N]       lose power under SQLite, 10,000 times unless told otherwise
";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let Some((command, rest)) = args.split_first() else {
        print!("{HELP}");
        return ExitCode::SUCCESS;
    };
    match command.as_str() {
        "play" => play::run(rest),
        "test" => test::run(rest),
        "rules" => rules::run(rest),
        "bench" => bench::run(rest),
        "pictures" => pictures::run(rest),
        "mutants" => mutants::run(rest),
        "soak" => soak::run(rest),
        "fixture" => fixture::run(rest),
        "types" => types::run(rest),
        "api" => conformance::run(rest),
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            ExitCode::SUCCESS
        }
        other => wrong_use(&format!("There is no command `{other}`. The commands are:\n{HELP}")),
    }
}

/// Says why the command line makes no sense and ends with the exit code for wrong use.
fn wrong_use(sentence: &str) -> ExitCode {
    eprintln!("{}", sentence.trim_end());
    ExitCode::from(2)
}
