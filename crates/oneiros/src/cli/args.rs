//! What can be typed behind `oneiros`. Values are kept as text here: they are checked later, so that a wrong one is told in
//! the reader's language with the values that are allowed.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

/// The whole command line.
#[derive(Parser, Debug)]
#[command(name = "oneiros", version)]
pub struct Cli {
    /// The language of all words.
    #[arg(long, global = true, value_name = "en|it|de|pl")]
    pub lang: Option<String>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What the program can do beside the tools of its games.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// A game in this terminal.
    Play(Box<PlayArgs>),
    /// The rules for other programs.
    Engine,
    /// Tables for people on other machines.
    Serve(Box<ServeArgs>),
    /// A copy of everything that a server keeps.
    Backup(Box<BackupArgs>),
    /// A look at whether everything that a server keeps still replays.
    Check(Box<CheckArgs>),
    /// Games out of what a server keeps.
    Export(Box<ExportArgs>),
    /// Games into what a server keeps.
    Import(Box<ImportArgs>),
}

/// What to copy, and where to.
#[derive(Args, Debug)]
pub struct BackupArgs {
    /// The new file.
    #[arg(value_name = "FILE")]
    pub backup_file: String,
    /// Where it is kept.
    #[command(flatten)]
    pub kept: KeptArgs,
}

/// What to check.
#[derive(Args, Debug)]
pub struct CheckArgs {
    /// Where it is kept.
    #[command(flatten)]
    pub kept: KeptArgs,
}

/// Which games to write down, and where to.
#[derive(Args, Debug)]
pub struct ExportArgs {
    /// The table whose record is printed.
    #[arg(value_name = "TABLE", required_unless_present = "all", conflicts_with = "all")]
    pub table: Option<String>,
    /// Whether the records of all tables are written.
    #[arg(long)]
    pub all: bool,
    /// The folder for the records of all tables.
    #[arg(long, value_name = "DIR", default_value = "oneiros-records")]
    pub to: String,
    /// Where it is kept.
    #[command(flatten)]
    pub kept: KeptArgs,
}

/// What to take in, and where to.
#[derive(Args, Debug)]
pub struct ImportArgs {
    /// Records, or a copy of a whole store.
    #[arg(value_name = "FILE", required = true)]
    pub import_files: Vec<String>,
    /// Where it is kept.
    #[command(flatten)]
    pub kept: KeptArgs,
}

/// Where a server keeps its tables.
#[derive(Args, Clone, Default, Debug)]
pub struct KeptArgs {
    /// The folder in which tables are kept.
    #[arg(long, value_name = "DIR")]
    pub data: Option<String>,
    /// The PostgreSQL database in which tables are kept.
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// The file with settings.
    #[arg(long, value_name = "FILE")]
    pub config: Option<String>,
}

/// How to serve. What is not given here may be in the environment or in a file.
#[derive(Args, Clone, Default, Debug)]
pub struct ServeArgs {
    /// The port to listen on.
    #[arg(long, value_name = "N")]
    pub port: Option<String>,
    /// The folder in which tables are kept.
    #[arg(long, value_name = "DIR")]
    pub data: Option<String>,
    /// Whether to listen on the network.
    #[arg(long)]
    pub lan: bool,
    /// The address that people use.
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    /// The PostgreSQL database in which tables are kept.
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// Whether to believe the proxy.
    #[arg(long)]
    pub trust_proxy: bool,
    /// Whether messages may go to private networks.
    #[arg(long)]
    pub private_hooks: bool,
    /// The file with settings.
    #[arg(long, value_name = "FILE")]
    pub config: Option<String>,
    /// The form of the log.
    #[arg(long, value_name = "human|json")]
    pub log: Option<String>,
}

/// How to play; which rules hold is said beside.
#[derive(Args, Debug)]
pub struct PlayArgs {
    /// What to play.
    #[arg(value_name = "GAME")]
    pub game_name: Option<String>,
    /// How many people play; computers take the other seats.
    #[arg(long, value_name = "N")]
    pub people: Option<String>,
    /// Where all chance comes from; not named as in the tools, for here it is another each time.
    #[arg(long = "seed", value_name = "N")]
    pub luck: Option<String>,
    /// The file to save to.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Whether to go on with the saved game, which brings its own rules.
    #[arg(long = "continue")]
    pub go_on: bool,
}

/// What to simulate.
#[derive(Args, Debug)]
pub(super) struct SimArgs {
    /// How many games.
    #[arg(long, value_name = "N", default_value = "1000", hide_default_value = true)]
    pub games: String,
    /// Who plays.
    #[arg(long, default_value = "uniform", hide_default_value = true)]
    pub player: String,
    /// Where all chance comes from.
    #[arg(long, value_name = "N", default_value = "0", hide_default_value = true)]
    pub seed: String,
    /// How many threads.
    #[arg(long, value_name = "N")]
    pub threads: Option<String>,
    /// For programs.
    #[arg(long)]
    pub json: bool,
}

/// What to count.
#[derive(Args, Debug)]
pub(super) struct PerftArgs {
    /// How many actions.
    #[arg(long, value_name = "N")]
    pub depth: String,
    /// The position to begin with.
    #[arg(long, value_name = "FILE|-")]
    pub position: Option<String>,
    /// Where all chance comes from.
    #[arg(long, value_name = "N", default_value = "0", hide_default_value = true)]
    pub seed: String,
    /// For programs.
    #[arg(long)]
    pub json: bool,
}

/// What to play again.
#[derive(Args, Debug)]
pub(super) struct ReplayArgs {
    /// The record.
    #[arg(value_name = "FILE|-")]
    pub record: String,
    /// One step only.
    #[arg(long, value_name = "N")]
    pub step: Option<String>,
    /// A pack that the record needs.
    #[arg(long, value_name = "NAME|FILE")]
    pub pack: Option<String>,
    /// For programs.
    #[arg(long)]
    pub json: bool,
}

/// What to draw.
#[derive(Args, Debug)]
pub(super) struct ShowArgs {
    /// The position.
    #[arg(value_name = "FILE|-")]
    pub position_file: String,
    /// A pack that the position needs.
    #[arg(long, value_name = "NAME|FILE")]
    pub pack: Option<String>,
    /// For programs.
    #[arg(long)]
    pub json: bool,
}

/// How to list something of a pack.
#[derive(Args, Debug)]
pub(super) struct ListArgs {
    /// The pack.
    #[arg(long, value_name = "NAME|FILE")]
    pub pack: Option<String>,
    /// For programs.
    #[arg(long)]
    pub json: bool,
}
