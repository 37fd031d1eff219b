//! What SQLite was told to keep survives a power loss at any moment: nothing acknowledged is lost, and what was not acknowledged is there
//! whole or not at all.
//!
//! The store plays on real files while each of its writes and syncs is recorded. Then the disk is made as it can be after a power loss at
//! one moment after the other, opened and examined. After some moments the play goes on from what was left, so that a loss in the middle of
//! recovering from another is tried as well.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a failing test may panic")]

mod examine;
mod plan;
mod play;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use faulty_disk::{Disk, Event, Tape};
use kernel::Dice;
use store::GuestId;

use examine::examine;
use plan::{Plan, Progress};
use play::{first_start, play};

/// How many power losses are tried unless the environment says another number.
const LOSSES: u32 = 200;
/// So many of them are tried on one recording; from the last of them the next recording goes on.
const LOSSES_A_RECORDING: u32 = 20;
/// So many recordings build upon each other; then a new folder is begun.
const RECORDINGS_A_FOLDER: u32 = 5;

/// A number from the environment.
fn given(name: &str) -> Option<u64> {
    env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is no number: {text}")))
}

/// Only one recording is under way at a time.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    faulty_disk::install();
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A folder that goes with the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        let path = env::temp_dir().join(format!("oneiros-power-{}", GuestId::random()));
        fs::create_dir(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The moments of a tape at which the power is to fail, in their order: every second one while a checkpoint has written to the database
/// and not synced it, and of the others some in the middle of the very first start.
fn moments(tape: &Tape, count: u32, dice: &mut Dice) -> Vec<usize> {
    let mut disk = Disk::new(tape);
    let started = tape.events.iter().position(|event| matches!(event, Event::Mark(_))).unwrap_or(tape.len());
    let during_checkpoint = |moment: &usize| {
        disk.play_to(*moment);
        *moment > started && disk.is_unsynced("oneiros.db")
    };
    let checkpoints: Vec<usize> = (0..=tape.len()).filter(during_checkpoint).collect();
    assert!(!checkpoints.is_empty(), "the journal was never carried over");
    let mut below = |bound: usize| dice.below(bound as u32) as usize;
    let mut moments: Vec<usize> = (0..count)
        .map(|number| match number % 10 {
            1 => below(started + 1),
            number if number % 2 == 0 => checkpoints[below(checkpoints.len())],
            _ => below(tape.len() + 1),
        })
        .collect();
    moments.sort_unstable();
    moments
}

/// What was acknowledged before a moment, on top of what was there when the recording began.
fn acknowledged(tape: &Tape, moment: usize, before: &Progress) -> Progress {
    let mut known = before.clone();
    for event in &tape.events[..moment] {
        if let Event::Mark(mark) = event {
            known.acknowledge(*mark);
        }
    }
    known
}

/// Makes what the disk held after a loss, in a folder of its own.
fn left_by(disk: &Disk<'_>, seed: u64) -> Folder {
    let folder = Folder::new();
    let mut dice = Dice::new(seed);
    disk.lose_power(&mut dice, &folder.0).unwrap();
    // The shared memory beside the database is a file too, and may be left with anything in it.
    if dice.below(3) == 0 && folder.0.join("oneiros.db").exists() {
        let garbage: Vec<u8> = (0..32_768).map(|_| dice.bits() as u8).collect();
        fs::write(folder.0.join("oneiros.db-shm"), garbage).unwrap();
    }
    folder
}

/// Where the next recording begins: at nothing, or at what a loss left.
struct Start {
    folder: Folder,
    progress: Progress,
}

impl Start {
    fn fresh() -> Start {
        Start { folder: Folder::new(), progress: Progress::default() }
    }
}

/// Tries losses on one recording. Gives what the last of them left, to go on from.
fn try_losses(plan: &Plan, start: &Start, count: u32, dice: &mut Dice) -> Start {
    let tape = play(plan, &start.folder.0, &start.progress);
    let mut disk = Disk::new(&tape);
    let (mut last, mut progress) = (0, Progress::default());
    for moment in moments(&tape, count, dice) {
        disk.play_to(moment);
        last = dice.bits();
        let known = acknowledged(&tape, moment, &start.progress);
        progress = examine(plan, &left_by(&disk, last).0, &known).unwrap_or_else(|wrong| {
            let (kept, all) = (keep(&left_by(&disk, last).0), tape.len());
            panic!("power lost at event {moment} of {all}: {wrong}; what it left is in {}", kept.display())
        });
    }
    Start { folder: left_by(&disk, last), progress }
}

/// Puts what a loss left where it stays after the test.
fn keep(folder: &Path) -> PathBuf {
    let kept = folder.with_extension("kept");
    fs::rename(folder, &kept).unwrap();
    kept
}

#[test]
fn a_power_loss_at_any_moment_loses_nothing_acknowledged_and_leaves_nothing_by_halves() {
    let _alone = alone();
    let losses = given("ONEIROS_POWER_LOSSES").map_or(LOSSES, |number| number as u32);
    let seed = given("ONEIROS_POWER_SEED").unwrap_or_else(|| GuestId::random().get());
    println!("{losses} power losses; ONEIROS_POWER_SEED={seed} tries the same moments and losses");
    let mut dice = Dice::new(seed);
    let mut plan = Plan::new(dice.bits());
    let mut start = Start::fresh();
    for recording in 0..losses.div_ceil(LOSSES_A_RECORDING) {
        if recording % RECORDINGS_A_FOLDER == 0 {
            (plan, start) = (Plan::new(dice.bits()), Start::fresh());
        }
        let count = LOSSES_A_RECORDING.min(losses - recording * LOSSES_A_RECORDING);
        start = try_losses(&plan, &start, count, &mut dice);
    }
}

#[test]
fn a_power_loss_at_any_moment_of_a_first_start_leaves_a_folder_in_which_the_next_one_succeeds() {
    let _alone = alone();
    let (plan, folder) = (Plan::new(1), Folder::new());
    let tape = first_start(&folder.0);
    let mut disk = Disk::new(&tape);
    for moment in 0..=tape.len() {
        disk.play_to(moment);
        for seed in 0..2 {
            let tried = left_by(&disk, (moment * 2 + seed) as u64);
            let found = examine(&plan, &tried.0, &Progress::default());
            assert!(found.is_ok(), "at event {moment} of {}: {found:?}", tape.len());
        }
    }
}

/// Whoever finds nothing wrong must be able to find something.
#[test]
fn the_losses_of_a_disk_that_only_says_that_it_has_synced_are_noticed() {
    let _alone = alone();
    let seed = GuestId::random().get();
    println!("seed {seed}");
    let mut dice = Dice::new(seed);
    let (plan, start) = (Plan::new(dice.bits()), Start::fresh());
    let tape = play(&plan, &start.folder.0, &start.progress);
    let mut disk = Disk::lying(&tape);
    let (mut tried, mut noticed) = (0, 0);
    for moment in moments(&tape, LOSSES_A_RECORDING, &mut dice) {
        let known = acknowledged(&tape, moment, &start.progress);
        if known == Progress::default() {
            continue;
        }
        disk.play_to(moment);
        tried += 1;
        noticed += u32::from(examine(&plan, &left_by(&disk, dice.bits()).0, &known).is_err());
    }
    // Now and then everything reaches even such a disk.
    assert!(tried >= 10 && noticed * 2 > tried, "of {tried} losses {noticed} were noticed");
}
