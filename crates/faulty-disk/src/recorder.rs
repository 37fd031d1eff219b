//! What was done to the files of a folder, in its order.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Something that was done. A file has a number of its own, whatever it is called.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are what the variant's sentence names")]
pub enum Event {
    /// Bytes were written to a file, from a place on.
    Write { file: usize, at: usize, bytes: Vec<u8> },
    /// A file was cut off, or made longer.
    SetLength { file: usize, length: usize },
    /// Everything written to a file so far is on the disk.
    Sync { file: usize },
    /// A new, empty file has a name.
    Create { file: usize, name: String },
    /// A name is gone.
    Remove { name: String },
    /// A file has another name.
    Rename { from: String, to: String },
    /// All names so far are on the disk.
    SyncFolder,
    /// Something that the test wants to know the moment of.
    Mark(u64),
}

/// All that was done, and what was there before: that is on the disk.
#[derive(Debug, Default)]
pub struct Tape {
    /// The files at the beginning, by name; their numbers are their places in this order.
    pub before: BTreeMap<String, Vec<u8>>,
    /// What was done since.
    pub events: Vec<Event>,
}

impl Tape {
    /// How many events there are: as many moments, and one more.
    #[must_use]
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether nothing was done.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }
}

/// A recording that is under way; the process has one at a time.
#[derive(Debug)]
pub struct Recording(());

static UNDER_WAY: Mutex<Option<Recorder>> = Mutex::new(None);
static ADDED: Condvar = Condvar::new();

impl Recording {
    /// Records from now on what SQLite does to the files of a folder. All that is in it now counts as being on the disk.
    ///
    /// # Errors
    /// When the folder cannot be read, or a recording is under way.
    pub fn start(folder: &Path) -> io::Result<Recording> {
        let mut under_way = recorder();
        if under_way.is_some() {
            return Err(io::Error::other("another recording is under way"));
        }
        *under_way = Some(Recorder::new(folder)?);
        Ok(Recording(()))
    }

    /// Notes the moment of something.
    pub fn mark(&self, what: u64) {
        add_to(&mut recorder(), Event::Mark(what));
    }

    /// How many events there are so far.
    #[must_use]
    pub fn position(&self) -> usize {
        recorder().as_ref().map_or(0, |recorder| recorder.tape.len())
    }

    /// Waits until something is written to a file after a moment; false if that does not happen for too long.
    #[must_use]
    pub fn wait_for_write(&self, name: &str, after: usize, patience: Duration) -> bool {
        let missing = |under_way: &mut Option<Recorder>| {
            under_way.as_ref().is_some_and(|recorder| !recorder.has_write(name, after))
        };
        let waited = ADDED.wait_timeout_while(recorder(), patience, missing);
        !waited.unwrap_or_else(PoisonError::into_inner).1.timed_out()
    }

    /// Ends the recording.
    #[must_use]
    pub fn stop(self) -> Tape {
        recorder().take().map_or_else(Tape::default, |recorder| recorder.tape)
    }
}

impl Drop for Recording {
    fn drop(&mut self) {
        *recorder() = None;
    }
}

/// The recording under way. Whoever holds this does one thing to a file and writes it down, so that the order is the true one.
pub(crate) fn recorder() -> MutexGuard<'static, Option<Recorder>> {
    UNDER_WAY.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Writes something down, if there is a recording.
pub(crate) fn add_to(under_way: &mut Option<Recorder>, event: Event) {
    if let Some(recorder) = under_way {
        recorder.add(event);
    }
}

/// Which file of the file system something is, as long as it is there.
type Inode = (u64, u64);

/// A file as far as the recorder must know it.
#[derive(Debug)]
struct Known {
    name: Option<String>,
    inode: Option<Inode>,
    length: usize,
}

#[derive(Debug)]
pub(crate) struct Recorder {
    folder: PathBuf,
    /// Tells files of this recording from those that an earlier one left open.
    pub(crate) number: u64,
    files: Vec<Known>,
    tape: Tape,
}

impl Recorder {
    fn new(folder: &Path) -> io::Result<Recorder> {
        static NUMBER: Mutex<u64> = Mutex::new(0);
        let mut number = NUMBER.lock().unwrap_or_else(PoisonError::into_inner);
        *number += 1;
        let folder = fs::canonicalize(folder)?;
        let mut before = BTreeMap::new();
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            // The shared memory of SQLite is a file by name only.
            if entry.file_type()?.is_file() && !name.ends_with("-shm") {
                before.insert(name, fs::read(entry.path())?);
            }
        }
        let known = |(name, bytes): (&String, &Vec<u8>)| {
            let inode = inode(&folder.join(name)).map(|(inode, _)| inode);
            Known { name: Some(name.clone()), inode, length: bytes.len() }
        };
        let files = before.iter().map(known).collect();
        Ok(Recorder { number: *number, files, tape: Tape { before, events: Vec::new() }, folder })
    }

    /// The name of a file in the folder, or nothing if it is elsewhere.
    pub(crate) fn name_of(&self, path: &Path) -> Option<String> {
        let inside = path.parent() == Some(&self.folder);
        inside.then(|| path.file_name().map(|name| name.to_string_lossy().into_owned())).flatten()
    }

    fn add(&mut self, event: Event) {
        match &event {
            Event::Write { file, at, bytes } => {
                let known = &mut self.files[*file];
                known.length = known.length.max(at + bytes.len());
            }
            Event::SetLength { file, length } => self.files[*file].length = *length,
            _ => {}
        }
        self.tape.events.push(event);
        ADDED.notify_all();
    }

    fn has_write(&self, name: &str, after: usize) -> bool {
        let Some(number) = self.named(name) else { return false };
        let later = self.tape.events.get(after..).unwrap_or_default();
        later.iter().any(|event| matches!(event, Event::Write { file, .. } if *file == number))
    }

    fn named(&self, name: &str) -> Option<usize> {
        self.files.iter().position(|known| known.name.as_deref() == Some(name))
    }

    /// The number of a file that SQLite opens or has just made. What others did to its name meanwhile, past SQLite, is noticed here, and
    /// counts as done and not yet on the disk.
    pub(crate) fn catch_up(&mut self, name: &str) -> Option<usize> {
        let path = self.folder.join(name);
        let there = inode(&path);
        if let Some(number) = self.named(name) {
            let known = &self.files[number];
            // The system may give a new file the number of one that is gone.
            if there.is_some_and(|(inode, length)| known.inode == Some(inode) && known.length == length) {
                return Some(number);
            }
            self.removed(name);
        }
        let (inode, length) = there?;
        let is_it = |known: &Known| known.inode == Some(inode) && known.length == length;
        if let Some(number) = self.files.iter().position(is_it) {
            let from = self.files[number].name.replace(name.to_owned());
            self.add(Event::Rename { from: from.unwrap_or_default(), to: name.to_owned() });
            return Some(number);
        }
        let file = self.files.len();
        self.files.push(Known { name: Some(name.to_owned()), inode: Some(inode), length: 0 });
        self.add(Event::Create { file, name: name.to_owned() });
        match fs::read(path) {
            Ok(bytes) if !bytes.is_empty() => self.add(Event::Write { file, at: 0, bytes }),
            _ => {}
        }
        Some(file)
    }

    /// A name is gone.
    pub(crate) fn removed(&mut self, name: &str) {
        if let Some(number) = self.named(name) {
            self.files[number].name = None;
            self.files[number].inode = None;
            self.add(Event::Remove { name: name.to_owned() });
        }
    }
}

fn inode(path: &Path) -> Option<(Inode, usize)> {
    let about = fs::metadata(path).ok()?;
    Some(((about.dev(), about.ino()), usize::try_from(about.len()).ok()?))
}
