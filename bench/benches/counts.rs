//! Instructions that the engine needs, counted by callgrind: the same numbers on every run, unlike times.

#![allow(missing_docs, reason = "the macros of gungraun make public items of their own")]

use std::hint::black_box;

use gungraun::prelude::*;
use gungraun::{Callgrind, main};
use kernel::Dice;

// A thousand throws of the dice.
#[library_benchmark]
#[bench::a_thousand(Dice::new(1))]
fn dice_below(mut dice: Dice) -> u32 {
    (0..1_000).fold(0, |sum: u32, _| sum.wrapping_add(dice.below(black_box(109))))
}

library_benchmark_group!(name = kernel_counts, benchmarks = [dice_below]);

main!(
    config = LibraryBenchmarkConfig::default().tool(Callgrind::with_args(["--cache-sim=no"])),
    library_benchmark_groups = [kernel_counts]
);
