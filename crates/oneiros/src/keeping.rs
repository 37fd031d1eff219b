//! Looking after what a server keeps: a copy of everything, and a check that every table still replays.

use std::path::Path;
use std::sync::Arc;

use kernel::{Arg, Message};
use store::{Place, Seq, Store, TableId};
use table::{Contract, Entry, Guest, Table};

use crate::cli::{BackupArgs, CheckArgs, Done, KeptArgs, ServeArgs};
use crate::failure::{Failure, Kind};
use crate::serve::{Settings, runtime};
use crate::words::Words;

/// How many rows or tables are read at once.
const PART: u32 = 500;

kernel::messages! {
    /// What is said of what a server keeps.
    pub enum KeepingWords {
        /// Everything was copied.
        "keeping-copied" => Copied { file: String },
        /// Every table replays.
        "keeping-sound" => Sound { tables: u32 },
        /// A table does not replay; why is said behind it.
        "keeping-broken" => Broken { table: String, row: u32 },
        /// The database contradicts itself.
        "keeping-damaged" => Damaged { detail: String },
        /// The sum of what is wrong.
        "keeping-unsound" => Unsound { found: u32, tables: u32 },
    }
}

/// Copies everything into a new file.
///
/// # Errors
/// When the store cannot be opened or the file cannot be written.
pub fn backup(args: &BackupArgs, words: &Words) -> Result<Done, Failure> {
    let place = place(&args.kept)?;
    runtime()?.block_on(async {
        let store = open(place).await?;
        let made = store.backup(Path::new(&args.backup_file)).await;
        store.close().await;
        made.map_err(|fault| failed(&fault).in_file(&args.backup_file))
    })?;
    Ok((words.tell(&KeepingWords::Copied { file: args.backup_file.clone() }) + "\n").into())
}

/// Replays every table from its first row and lists what does not replay.
///
/// # Errors
/// When the store cannot be opened or read.
pub fn check(args: &CheckArgs, words: &Words) -> Result<Done, Failure> {
    let place = place(&args.kept)?;
    let (tables, wrong) = runtime()?.block_on(async {
        let store = open(place).await?;
        let found = examine(&store, words).await;
        store.close().await;
        found.map_err(|fault| failed(&fault))
    })?;
    if wrong.is_empty() {
        return Ok((words.tell(&KeepingWords::Sound { tables }) + "\n").into());
    }
    let found = u32::try_from(wrong.len()).unwrap_or(u32::MAX);
    let failure = Failure::new(Kind::Record, &KeepingWords::Unsound { found, tables }).as_check();
    Ok(Done { out: wrong.join("\n") + "\n", failure: Some(failure) })
}

/// Where it is kept: as `oneiros serve` with the same flags would keep it.
fn place(kept: &KeptArgs) -> Result<Place, Failure> {
    let args = ServeArgs {
        data: kept.data.clone(),
        database: kept.database.clone(),
        config: kept.config.clone(),
        ..ServeArgs::default()
    };
    Ok(Settings::gather(&args, |name| std::env::var(name).ok())?.config.place)
}

async fn open(place: Place) -> Result<Store, Failure> {
    Store::open(place).await.map_err(|error| failed(&error))
}

fn failed(message: &dyn Message) -> Failure {
    Failure::new(Kind::File, message).as_check()
}

/// How many tables there are, and a sentence for everything that is wrong.
async fn examine(store: &Store, words: &Words) -> Result<(u32, Vec<String>), store::Fault> {
    let damaged = |detail| words.tell(&KeepingWords::Damaged { detail });
    let mut wrong: Vec<String> = store.verify().await?.into_iter().map(damaged).collect();
    let (mut tables, mut after) = (0, None);
    loop {
        let part = store.all_tables(after, PART).await?;
        let Some(last) = part.last() else { return Ok((tables, wrong)) };
        after = Some(*last);
        for id in part {
            tables += 1;
            wrong.extend(replay(store, id, words).await?);
        }
    }
}

/// Folds a table from its first row; what is wrong with it.
async fn replay(store: &Store, id: TableId, words: &Words) -> Result<Option<String>, store::Fault> {
    let Some(kept) = store.table(id).await? else { return Ok(None) };
    let broken = |row: u64| {
        let row = u32::try_from(row).unwrap_or(u32::MAX);
        words.tell(&KeepingWords::Broken { table: id.to_string(), row })
    };
    let Ok(contract) = serde_json::from_str::<Contract>(&kept.contract) else { return Ok(Some(broken(0))) };
    let mut table = Table::new(Arc::new(contract), Guest(kept.maker.get()));
    let mut after = Seq::NONE;
    loop {
        let rows = store.rows(id, after, PART).await?;
        let Some(last) = rows.last() else { return Ok(None) };
        after = last.seq;
        for row in &rows {
            let Ok(entry) = serde_json::from_str::<Entry>(&row.entry) else {
                return Ok(Some(broken(row.seq.0)));
            };
            if let Err(reason) = table.apply(&entry) {
                let why = words.tell(&Reason(&reason.reason.said));
                return Ok(Some(format!("{} {why}", broken(row.seq.0))));
            }
        }
    }
}

/// The reason of a table as a message of ours.
struct Reason<'a>(&'a table::Said);

impl Message for Reason<'_> {
    fn key(&self) -> &'static str {
        self.0.key
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        self.0.args.0.clone()
    }
}
