//! Instructions that the engine needs, counted by callgrind: the same numbers on every run, unlike times.

#![allow(missing_docs, reason = "the macros of gungraun make public items of their own")]

use std::hint::black_box;

use bench::{EagerNights, PositionText, RandomNights, RecordText};
use dreamscape::State;
use gungraun::prelude::*;
use gungraun::{Callgrind, main};
use kernel::Dice;

// A thousand throws of the dice.
#[library_benchmark]
#[bench::a_thousand(Dice::new(1))]
fn dice_below(mut dice: Dice) -> u32 {
    (0..1_000).fold(0, |sum: u32, _| sum.wrapping_add(dice.below(black_box(109))))
}

// Never given back, so that giving it back is not counted.
fn kept<T>(thing: T) -> &'static mut T {
    Box::leak(Box::new(thing))
}

// Random games until ten thousand decisions with a choice were made.
#[library_benchmark]
#[bench::two_players(kept(RandomNights::new("", 2, false)))]
#[bench::copying_each_state(kept(RandomNights::new("", 2, false).copying()))]
#[bench::four_with_nightmares(kept(RandomNights::new("", 4, true)))]
fn uniform_decisions(nights: &mut RandomNights) -> u64 {
    black_box(nights.decide(10_000)).actions
}

// Games of eager players, listed and played again: fuller boards, choosing left out.
#[library_benchmark]
#[bench::two_players(kept(EagerNights::new(3_000)))]
fn eager_decisions(nights: &EagerNights) -> u64 {
    black_box(nights.replay())
}

// The text of a whole position, read.
#[library_benchmark]
#[bench::four_with_nightmares(kept(PositionText::late()))]
fn read_position(position: &PositionText) -> State {
    black_box(position.read())
}

// The text of a whole game, read and played again.
#[library_benchmark]
#[bench::two_players(kept(RecordText::whole()))]
fn replay_record(record: &RecordText) -> State {
    black_box(record.replay())
}

library_benchmark_group!(
    name = night_counts,
    benchmarks = [uniform_decisions, eager_decisions, read_position, replay_record]
);

library_benchmark_group!(name = kernel_counts, benchmarks = [dice_below]);

main!(
    config = LibraryBenchmarkConfig::default().tool(Callgrind::with_args(["--cache-sim=no"])),
    library_benchmark_groups = [kernel_counts, night_counts]
);
