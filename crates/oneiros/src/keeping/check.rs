//! Whether everything that a server keeps still replays.

use store::{Fault, Store};

use super::{Folded, KeepingWords, broken, each_table, failed, fold, look, place};
use crate::cli::{CheckArgs, Done};
use crate::failure::{Failure, Kind};
use crate::serve::runtime;
use crate::words::Words;

/// Replays every table from its first row and lists what does not replay.
///
/// # Errors
/// When the store cannot be opened or read.
pub fn check(args: &CheckArgs, words: &Words) -> Result<Done, Failure> {
    let place = place(&args.kept)?;
    let (tables, wrong) = runtime()?.block_on(async {
        let store = look(place).await?;
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

/// How many tables there are, and a sentence for everything that is wrong.
async fn examine(store: &Store, words: &Words) -> Result<(u32, Vec<String>), Fault> {
    let damaged = |detail| words.tell(&KeepingWords::Damaged { detail });
    let mut wrong: Vec<String> = store.verify().await?.into_iter().map(damaged).collect();
    let tables = each_table(store, async |id| {
        match fold(store, id, words).await? {
            Folded::Whole(_) => {}
            Folded::Altered(_, row) => {
                let row = u32::try_from(row).unwrap_or(u32::MAX);
                wrong.push(words.tell(&KeepingWords::Altered { table: id.to_string(), row }));
            }
            Folded::Broken(sentence) => wrong.push(sentence),
            // It is among the tables, and what was to stand beside its log is gone.
            Folded::Missing => wrong.push(broken(words, id, 0)),
        }
        Ok(())
    })
    .await?;
    Ok((tables, wrong))
}
