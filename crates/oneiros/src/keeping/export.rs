//! Games out of a store as records: texts that can be read, kept and brought along anywhere.

use std::io;
use std::path::Path;

use store::private_files::{create_folder, write_file};
use store::{Store, TableId};

use super::{Folded, KeepingWords, broken, each_table, failed, fold, look, place};
use crate::cli::{Done, ExportArgs};
use crate::failure::{Failure, Kind};
use crate::serve::runtime;
use crate::trouble::Trouble;
use crate::words::Words;

/// Prints the record of one table, or writes those of all of them into a folder, a file for each.
///
/// # Errors
/// When the store cannot be read, there is no such game, or a file cannot be written.
pub fn export(args: &ExportArgs, words: &Words) -> Result<Done, Failure> {
    let place = place(&args.kept)?;
    runtime()?.block_on(async {
        let store = look(place).await?;
        let done = match &args.table {
            Some(table) => one(&store, table, words).await,
            None => all(&store, &args.to, words).await,
        };
        store.close().await;
        done
    })
}

async fn one(store: &Store, name: &str, words: &Words) -> Result<Done, Failure> {
    let none = || Failure::new(Kind::File, &KeepingWords::NoGame { table: name.to_owned() }).as_check();
    let id: TableId = name.parse().map_err(|_| none())?;
    match fold(store, id, words).await.map_err(|fault| failed(&fault))? {
        Folded::Whole(table) | Folded::Altered(table, _) => Ok(table.record().ok_or_else(none)?.into()),
        Folded::Broken(sentence) => Ok(Done { out: sentence + "\n", failure: Some(none()) }),
        Folded::Missing => Err(none()),
    }
}

async fn all(store: &Store, folder: &str, words: &Words) -> Result<Done, Failure> {
    create_folder(Path::new(folder)).map_err(|error| not_written(&error, folder))?;
    let (mut records, mut wrong, mut stopped) = (0, Vec::new(), None);
    let tables = each_table(store, async |id| {
        match fold(store, id, words).await? {
            Folded::Whole(table) | Folded::Altered(table, _) => {
                if let (Some(record), None) = (table.record(), &stopped) {
                    let file = Path::new(folder).join(format!("{id}.txt"));
                    match write_file(&file, record.as_bytes()) {
                        Ok(()) => records += 1,
                        Err(error) => stopped = Some(not_written(&error, &file.display().to_string())),
                    }
                }
            }
            Folded::Broken(sentence) => wrong.push(sentence + "\n"),
            Folded::Missing => wrong.push(broken(words, id, 0) + "\n"),
        }
        Ok(())
    })
    .await
    .map_err(|fault| failed(&fault))?;
    if let Some(failure) = stopped {
        return Err(failure);
    }
    let found = u32::try_from(wrong.len()).unwrap_or(u32::MAX);
    let written = words.tell(&KeepingWords::Exported { records, folder: folder.to_owned() }) + "\n";
    let failure =
        (found > 0).then(|| Failure::new(Kind::Record, &KeepingWords::Unsound { found, tables }).as_check());
    Ok(Done { out: wrong.concat() + &written, failure })
}

fn not_written(error: &io::Error, file: &str) -> Failure {
    Failure::new(Kind::File, &Trouble::NoFile { detail: error.to_string() }).in_file(file).as_check()
}
