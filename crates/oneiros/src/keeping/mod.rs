//! Looking after what a server keeps: a copy of everything, a check that every table still replays, records out of it and into it.
//!
//! Whatever only reads may be done while the server runs.

mod check;
mod export;
mod import;

use std::path::Path;
use std::sync::Arc;

use kernel::Message;
use store::{Fault, LogHash, Place, Seq, Store, TableId};
use table::{Contract, Entry, Guest, Table};

pub use check::check;
pub use export::export;
pub use import::import;

use crate::cli::{BackupArgs, Done, KeptArgs, ServeArgs};
use crate::failure::{Failure, Kind};
use crate::games::games;
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
        /// A table replays, and all the same its log is not what was written.
        "keeping-altered" => Altered { table: String, row: u32 },
        /// The database contradicts itself.
        "keeping-damaged" => Damaged { detail: String },
        /// The sum of what is wrong.
        "keeping-unsound" => Unsound { found: u32, tables: u32 },
        /// Records were written.
        "keeping-exported" => Exported { records: u32, folder: String },
        /// There is no such table, or no game has begun at it.
        "keeping-no-game" => NoGame { table: String },
        /// A record was taken in.
        "keeping-imported" => Imported { file: String, table: String, code: String },
        /// A whole copy was taken in.
        "keeping-restored" => Restored { file: String },
        /// How to hold the seats of what was taken in.
        "keeping-claim" => Claim { path: String },
    }
}

/// Copies everything into a new file.
///
/// # Errors
/// When the store cannot be opened or the file cannot be written.
pub fn backup(args: &BackupArgs, words: &Words) -> Result<Done, Failure> {
    let place = place(&args.kept)?;
    runtime()?.block_on(async {
        let store = look(place).await?;
        let made = store.backup(Path::new(&args.backup_file)).await;
        store.close().await;
        made.map_err(|fault| failed(&fault).in_file(&args.backup_file))
    })?;
    Ok((words.tell(&KeepingWords::Copied { file: args.backup_file.clone() }) + "\n").into())
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

async fn look(place: Place) -> Result<Store, Failure> {
    Store::look(place).await.map_err(|error| failed(&error))
}

fn failed(message: &dyn Message) -> Failure {
    Failure::new(Kind::File, message).as_check()
}

/// Hands every table on, in the order of their ids.
async fn each_table<F>(store: &Store, mut visit: F) -> Result<u32, Fault>
where
    F: AsyncFnMut(TableId) -> Result<(), Fault>,
{
    let (mut tables, mut after) = (0, None);
    loop {
        let part = store.all_tables(after, PART).await?;
        let Some(last) = part.last() else { return Ok(tables) };
        after = Some(*last);
        for id in part {
            tables += 1;
            visit(id).await?;
        }
    }
}

/// A table folded from its first row.
enum Folded {
    /// Whole.
    Whole(Box<Table>),
    /// It replays, but from this row on its log is not what was written: a row was lost, changed or exchanged.
    Altered(Box<Table>, u64),
    /// It does not replay: a sentence says where and why.
    Broken(String),
    /// There is none.
    Missing,
}

/// The sentence about a table that does not replay; row 0 is what is kept beside its log.
fn broken(words: &Words, id: TableId, row: u64) -> String {
    let row = u32::try_from(row).unwrap_or(u32::MAX);
    words.tell(&KeepingWords::Broken { table: id.to_string(), row })
}

/// Folds a table. What is damaged of one is no reason to say nothing of the others.
async fn fold(store: &Store, id: TableId, words: &Words) -> Result<Folded, Fault> {
    match replay(store, id, words).await {
        Err(Fault::Damaged { detail }) => {
            let why = words.tell(&KeepingWords::Damaged { detail });
            Ok(Folded::Broken(format!("{} {why}", broken(words, id, 0))))
        }
        folded => folded,
    }
}

async fn replay(store: &Store, id: TableId, words: &Words) -> Result<Folded, Fault> {
    let Some(kept) = store.table(id).await? else { return Ok(Folded::Missing) };
    let broken = |row| broken(words, id, row);
    let Ok(contract) = serde_json::from_str::<Contract>(&kept.contract) else {
        return Ok(Folded::Broken(broken(0)));
    };
    let game = contract.game.game.clone();
    let mut table = Table::new(&games(), Arc::new(contract), Guest(kept.maker.get()));
    let (mut after, mut hash, mut altered) = (Seq::NONE, LogHash::NONE, None);
    loop {
        let rows = store.rows(id, after, PART).await?;
        let Some(last) = rows.last() else { break };
        after = last.seq;
        for row in &rows {
            if row.seq.0 != table.seq() + 1 {
                return Ok(Folded::Broken(broken(table.seq() + 1)));
            }
            if !hash.is_followed_by(id, row) {
                altered = altered.or(Some(row.seq.0));
            }
            hash = row.hash;
            // Rows that a server adds meanwhile come after the one that the head told of.
            if row.seq == kept.last && row.hash != kept.hash {
                altered = altered.or(Some(row.seq.0));
            }
            let Ok(entry) = serde_json::from_str::<Entry>(&row.entry) else {
                return Ok(Folded::Broken(broken(row.seq.0)));
            };
            if let Err(reason) = table.apply(&entry) {
                let why = words.of(&game).tell(&reason.reason.said);
                return Ok(Folded::Broken(format!("{} {why}", broken(row.seq.0))));
            }
        }
    }
    // What was written last is known beside the log: its end may be lost as well.
    if table.seq() < kept.last.0 {
        return Ok(Folded::Broken(broken(table.seq() + 1)));
    }
    let table = Box::new(table);
    Ok(match altered {
        None => Folded::Whole(table),
        Some(row) => Folded::Altered(table, row),
    })
}
