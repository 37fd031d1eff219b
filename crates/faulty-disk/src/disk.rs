//! What a disk can hold after a power loss.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use kernel::Dice;

use crate::recorder::{Event, Tape};

/// A write is torn at borders of this many bytes.
const SECTOR: usize = 512;

/// A disk on which a tape is played.
#[derive(Debug)]
pub struct Disk<'a> {
    tape: &'a Tape,
    played: usize,
    files: Vec<File>,
    /// The names that are on the disk.
    names: BTreeMap<String, usize>,
    /// Changes of names since the folder was synced, as places on the tape.
    renamed: Vec<usize>,
    lies: bool,
}

#[derive(Debug, Default)]
struct File {
    /// What is on the disk.
    synced: Vec<u8>,
    /// Changes since the last sync, as places on the tape.
    changed: Vec<usize>,
}

/// How a disk deals with what was not synced when the power fails.
struct Loss {
    /// Of ten changes so many are on the disk.
    kept: u32,
    /// What stands where nothing was written yet in a file that has become longer.
    blank: u8,
}

impl<'a> Disk<'a> {
    /// A disk at the beginning of a tape.
    #[must_use]
    pub fn new(tape: &'a Tape) -> Disk<'a> {
        let file = |bytes: &Vec<u8>| File { synced: bytes.clone(), changed: Vec::new() };
        let files = tape.before.values().map(file).collect();
        let names = tape.before.keys().cloned().zip(0..).collect();
        Disk { tape, played: 0, files, names, renamed: Vec::new(), lies: false }
    }

    /// A disk that says that it has synced and has not: whatever was promised on its word is lost.
    #[must_use]
    pub fn lying(tape: &'a Tape) -> Disk<'a> {
        Disk { lies: true, ..Disk::new(tape) }
    }

    /// Plays on up to the moment before an event.
    pub fn play_to(&mut self, moment: usize) {
        while self.played < moment.min(self.tape.len()) {
            self.play(self.played);
            self.played += 1;
        }
    }

    /// Whether something was written to a file and is not synced.
    #[must_use]
    pub fn is_unsynced(&self, name: &str) -> bool {
        let file = self.all_names().get(name).map(|file| &self.files[*file]);
        file.is_some_and(|file| !file.changed.is_empty())
    }

    /// Writes into an empty folder what the disk can hold if the power fails now.
    ///
    /// # Errors
    /// What the system says of the folder.
    pub fn lose_power(&self, dice: &mut Dice, folder: &Path) -> io::Result<()> {
        let mut names = self.names.clone();
        // A file system keeps the order of what it does to names.
        for change in self.renamed.iter().take(dice.below(self.renamed.len() as u32 + 1) as usize) {
            rename(&mut names, &self.tape.events[*change]);
        }
        for (name, file) in names {
            let kept = [0, 5, 9, 10][dice.below(4) as usize];
            let blank = [0, 0xa5][dice.below(2) as usize];
            fs::write(folder.join(name), self.left_of(&self.files[file], &Loss { kept, blank }, dice))?;
        }
        Ok(())
    }

    fn all_names(&self) -> BTreeMap<String, usize> {
        let mut names = self.names.clone();
        self.renamed.iter().for_each(|change| rename(&mut names, &self.tape.events[*change]));
        names
    }

    fn play(&mut self, place: usize) {
        match &self.tape.events[place] {
            Event::Write { file, .. } | Event::SetLength { file, .. } => {
                self.files[*file].changed.push(place)
            }
            Event::Create { file, .. } => {
                self.files.resize_with(file + 1, File::default);
                self.renamed.push(place);
            }
            Event::Remove { .. } | Event::Rename { .. } => self.renamed.push(place),
            Event::Sync { file } if !self.lies => {
                let file = &mut self.files[*file];
                for change in file.changed.drain(..) {
                    change_bytes(&mut file.synced, &self.tape.events[change], usize::MAX, 0);
                }
            }
            Event::SyncFolder if !self.lies => {
                for change in self.renamed.drain(..) {
                    rename(&mut self.names, &self.tape.events[change]);
                }
            }
            Event::Sync { .. } | Event::SyncFolder | Event::Mark(_) => {}
        }
    }

    fn left_of(&self, file: &File, loss: &Loss, dice: &mut Dice) -> Vec<u8> {
        let mut bytes = file.synced.clone();
        for change in &file.changed {
            let event = &self.tape.events[*change];
            if dice.below(10) < loss.kept {
                let torn = dice.below(8) == 0;
                let length = if torn { torn_at(event, dice) } else { usize::MAX };
                change_bytes(&mut bytes, event, length, loss.blank);
            }
        }
        bytes
    }
}

fn rename(names: &mut BTreeMap<String, usize>, event: &Event) {
    match event {
        Event::Create { file, name } => {
            names.insert(name.clone(), *file);
        }
        Event::Remove { name } => {
            names.remove(name);
        }
        Event::Rename { from, to } => {
            if let Some(file) = names.remove(from) {
                names.insert(to.clone(), file);
            }
        }
        _ => {}
    }
}

/// Changes the bytes of a file, by so many bytes of a write at most.
fn change_bytes(all: &mut Vec<u8>, event: &Event, length: usize, blank: u8) {
    match event {
        Event::Write { at, bytes, .. } => {
            let bytes = &bytes[..length.min(bytes.len())];
            if all.len() < at + bytes.len() {
                all.resize(at + bytes.len(), blank);
            }
            all[*at..at + bytes.len()].copy_from_slice(bytes);
        }
        Event::SetLength { length, .. } => all.resize(*length, 0),
        _ => {}
    }
}

/// How many bytes of a write come before a border of sectors in it; none if it has no border.
fn torn_at(event: &Event, dice: &mut Dice) -> usize {
    let Event::Write { at, bytes, .. } = event else { return usize::MAX };
    let (first, end) = (at / SECTOR + 1, (at + bytes.len()).div_ceil(SECTOR));
    let borders = end.saturating_sub(first) as u32;
    if borders == 0 { 0 } else { (first + dice.below(borders) as usize) * SECTOR - at }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(at: usize, byte: u8, length: usize) -> Event {
        Event::Write { file: 0, at, bytes: vec![byte; length] }
    }

    /// All that a disk can hold of a file after the events of a tape, in many tries.
    fn possible(events: Vec<Event>, lying: bool) -> Vec<Option<Vec<u8>>> {
        let tape = Tape { before: BTreeMap::new(), events };
        let mut disk = if lying { Disk::lying(&tape) } else { Disk::new(&tape) };
        disk.play_to(tape.len());
        let mut dice = Dice::new(1);
        let folder = std::env::temp_dir().join(format!("faulty-disk-{}-{lying}", std::process::id()));
        let mut found: Vec<_> = (0..60)
            .map(|_| {
                let folder = folder.join(dice.bits().to_string());
                fs::create_dir_all(&folder).unwrap();
                disk.lose_power(&mut dice, &folder).unwrap();
                fs::read(folder.join("a")).ok()
            })
            .collect();
        fs::remove_dir_all(&folder).unwrap();
        found.sort();
        found.dedup();
        found
    }

    #[test]
    fn what_was_synced_is_there_and_the_rest_in_part() {
        let begun = [Event::Create { file: 0, name: "a".to_owned() }, write(0, 1, 700)];
        let synced = [Event::Sync { file: 0 }, Event::SyncFolder, write(0, 2, 700)];
        let events = [&begun[..], &synced[..]].concat();
        let torn = [vec![2; 512], vec![1; 188]].concat();
        assert_eq!(possible(events.clone(), false), [Some(vec![1; 700]), Some(torn), Some(vec![2; 700])]);
        // Without its name a file is gone, and a disk that lies has neither.
        let nameless = [&begun[..], &synced[..1]].concat();
        assert_eq!(possible(nameless, false), [None, Some(vec![1; 700])]);
        assert!(possible(events, true).contains(&None));
    }
}
