//! Games into a store: records, each as a table of its own, or a whole copy that `oneiros backup` made.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::PathBuf;

use kernel::Header;
use server::{Archive, NotKept};
use store::private_files::{new_file, new_folder};
use store::{Place, Store};

use super::{KeepingWords, failed, place};
use crate::cli::{Done, ImportArgs};
use crate::failure::{Failure, Kind};
use crate::files;
use crate::games::games;
use crate::serve::runtime;
use crate::words::Words;

/// With what every SQLite database begins.
const DATABASE: &[u8] = b"SQLite format 3\0";
/// What whoever brings records along is called at their tables.
const NAME: &str = "Oneiros";

/// Takes files into a store that no server of a folder is using.
///
/// # Errors
/// When the store cannot be opened. What fails later is told after what came before it, which has been taken in.
pub fn import(args: &ImportArgs, words: &Words) -> Result<Done, Failure> {
    let place = place(&args.kept)?;
    runtime()?.block_on(async {
        let store = Store::open(place).await.map_err(|error| failed(&error))?;
        let mut out = String::new();
        let taken = take_in(&store, &args.import_files, words, &mut out).await;
        store.close().await;
        let told = |failure: Failure| match failure.file.as_deref().and_then(game_in) {
            Some(game) => failure.in_game(game),
            None => failure,
        };
        Ok(Done { out, failure: taken.err().map(told) })
    })
}

async fn take_in(store: &Store, files: &[String], words: &Words, out: &mut String) -> Result<(), Failure> {
    let (mut archive, mut records, mut taken) = (None, 0, Ok(()));
    for file in files {
        match take(store, file, &mut archive).await {
            Ok(said) => {
                records += u32::from(matches!(said, KeepingWords::Imported { .. }));
                *out += &(words.tell(&said) + "\n");
            }
            Err(failure) => {
                taken = Err(failure);
                break;
            }
        }
    }
    // Also after a file that failed: the tables of those before it are there, and without the link nobody could ever sit at them.
    let linked = match archive {
        Some(archive) if records > 0 => link(&archive, words, out).await,
        _ => Ok(()),
    };
    taken.and(linked)
}

/// Takes one file in. The archive is opened for the first record that holds: opening it makes a guest, and a record that is refused leaves
/// nothing behind.
async fn take(store: &Store, file: &str, archive: &mut Option<Archive>) -> Result<KeepingWords, Failure> {
    if is_database(file) {
        restore(store, file).await?;
        return Ok(KeepingWords::Restored { file: file.to_owned() });
    }
    let record = files::read_text(file)?;
    let archive = match archive {
        Some(archive) => archive,
        None => {
            games().bring(&record).map_err(|unfit| refused(&NotKept::Unfit(unfit)).in_file(file))?;
            archive.insert(Archive::open(games(), store.clone(), NAME).await.map_err(|fault| failed(&fault))?)
        }
    };
    let (table, code) = archive.bring(&record).await.map_err(|reason| refused(&reason).in_file(file))?;
    Ok(KeepingWords::Imported { file: file.to_owned(), table: table.to_string(), code: code.to_string() })
}

async fn link(archive: &Archive, words: &Words, out: &mut String) -> Result<(), Failure> {
    let secret = archive.link().await.map_err(|fault| failed(&fault))?;
    *out += &(words.tell(&KeepingWords::Claim { path: format!("/claim/{secret}") }) + "\n");
    Ok(())
}

/// The game of a record, in whose words is told what is wrong with it.
fn game_in(file: &str) -> Option<&'static str> {
    let header = Header::read(&files::read_text(file).ok()?).ok()?;
    games().of(header.game.as_str()).ok().map(|game| game.name())
}

fn is_database(file: &str) -> bool {
    let mut start = [0; DATABASE.len()];
    File::open(file).and_then(|mut file| file.read_exact(&mut start)).is_ok() && start == *DATABASE
}

/// Puts a whole copy into a store that is empty. The copy itself is not touched: it may be an old one, and opening brings up to date.
async fn restore(store: &Store, file: &str) -> Result<(), Failure> {
    let folder = Folder::new(file)?;
    let copied = || {
        let mut copy = new_file(&folder.0.join("oneiros.db"))?;
        io::copy(&mut File::open(file)?, &mut copy)
    };
    copied().map_err(|error| failed(&unread(&error)).in_file(file))?;
    let copy = Store::open(Place::Folder(folder.0.clone())).await;
    let copy = copy.map_err(|error| failed(&error).in_file(file))?;
    let moved = copy.copy_to(store).await;
    copy.close().await;
    moved.map_err(|fault| failed(&fault).in_file(file))
}

/// A folder of a moment, which nobody else can look into.
struct Folder(PathBuf);

impl Folder {
    fn new(file: &str) -> Result<Folder, Failure> {
        let folder = std::env::temp_dir().join(format!("oneiros-import-{}", store::TableId::random()));
        new_folder(&folder).map_err(|error| failed(&unread(&error)).in_file(file))?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn unread(error: &io::Error) -> crate::trouble::Trouble {
    crate::trouble::Trouble::NoFile { detail: error.to_string() }
}

fn refused(reason: &NotKept) -> Failure {
    match reason {
        NotKept::Unfit(unfit) => of_reason(&unfit.reason).at(unfit.place.line, unfit.place.column),
        NotKept::Refused(reason) => of_reason(reason),
        NotKept::Fault(fault) => failed(fault),
    }
}

fn of_reason(reason: &table::Refused) -> Failure {
    Failure { kind: Kind::Record, ..Failure::from(reason) }.as_check()
}
