//! Two contenders on one thread in turns, so that whatever else the machine does slows both alike.

use std::time::{Duration, Instant};

use crate::contender::{Contender, Tally};

/// How long a duel is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many times each of the two has its turn.
    pub pairs: usize,
    /// How long one turn is, at least: the last game of a turn is played to its end.
    pub turn: Duration,
}

/// What one turn brought.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// What was played.
    pub tally: Tally,
    /// How long it took.
    pub time: Duration,
}

impl Pace {
    /// Decisions in a second.
    #[must_use]
    pub fn decisions(&self) -> f64 {
        self.tally.decisions as f64 / self.time.as_secs_f64()
    }

    /// Legal actions listed in a second.
    #[must_use]
    pub fn actions(&self) -> f64 {
        self.tally.actions as f64 / self.time.as_secs_f64()
    }
}

/// The paces of a yardstick and of what is measured by it, pair by pair.
#[derive(Clone, PartialEq, Debug)]
pub struct Duel {
    pairs: Vec<(Pace, Pace)>,
}

impl Duel {
    /// Lets the two take turns. Who goes first changes from pair to pair.
    pub fn run(yardstick: &mut dyn Contender, measured: &mut dyn Contender, plan: Plan) -> Duel {
        let mut seeds = 0..;
        // The first turns of each warm caches and clocks and are not counted.
        take_turn(yardstick, &mut seeds, plan.turn / 4);
        take_turn(measured, &mut seeds, plan.turn / 4);
        let pair = |index: usize| {
            if index.is_multiple_of(2) {
                let first = take_turn(yardstick, &mut seeds, plan.turn);
                (first, take_turn(measured, &mut seeds, plan.turn))
            } else {
                let first = take_turn(measured, &mut seeds, plan.turn);
                (take_turn(yardstick, &mut seeds, plan.turn), first)
            }
        };
        Duel { pairs: (0..plan.pairs).map(pair).collect() }
    }

    /// The median of a number taken from each pair: first the yardstick's pace, then the other's.
    #[must_use]
    pub fn median(&self, number: impl Fn(&Pace, &Pace) -> f64) -> f64 {
        median(self.pairs.iter().map(|(yardstick, measured)| number(yardstick, measured)).collect())
    }

    /// How many decisions the measured one makes for each of the yardstick's.
    #[must_use]
    pub fn decisions_ratio(&self) -> f64 {
        self.median(|yardstick, measured| measured.decisions() / yardstick.decisions())
    }

    /// How many legal actions the measured one lists for each of the yardstick's.
    #[must_use]
    pub fn actions_ratio(&self) -> f64 {
        self.median(|yardstick, measured| measured.actions() / yardstick.actions())
    }
}

/// Plays games until the time is over.
fn take_turn(contender: &mut dyn Contender, seeds: &mut impl Iterator<Item = u64>, turn: Duration) -> Pace {
    let started = Instant::now();
    let mut tally = Tally::default();
    for seed in seeds {
        tally += contender.run(seed);
        if started.elapsed() >= turn {
            break;
        }
    }
    Pace { tally, time: started.elapsed() }
}

/// The middle of the numbers; of an even count the mean of the two in the middle; of none, 0.
fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    let middle = numbers.len() / 2;
    match numbers.len() {
        0 => 0.0,
        len if len % 2 == 1 => numbers[middle],
        _ => f64::midpoint(numbers[middle - 1], numbers[middle]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays nothing but counts on its fingers, and notes when it was asked.
    struct Fingers<'a> {
        decisions: u64,
        turns: &'a std::cell::RefCell<Vec<u64>>,
    }

    impl Contender for Fingers<'_> {
        fn name(&self) -> String {
            "fingers".to_owned()
        }

        fn run(&mut self, _: u64) -> Tally {
            self.turns.borrow_mut().push(self.decisions);
            Tally { games: 1, decisions: self.decisions, actions: 0 }
        }
    }

    #[test]
    fn the_two_take_turns_and_change_who_goes_first() {
        let turns = std::cell::RefCell::default();
        let (mut one, mut two) =
            (Fingers { decisions: 1, turns: &turns }, Fingers { decisions: 2, turns: &turns });
        let duel = Duel::run(&mut one, &mut two, Plan { pairs: 3, turn: Duration::ZERO });
        assert_eq!(*turns.borrow(), [1, 2, 1, 2, 2, 1, 1, 2]);
        let sides: Vec<_> = duel.pairs.iter().map(|(a, b)| (a.tally.decisions, b.tally.decisions)).collect();
        assert_eq!(sides, [(1, 2); 3]);
    }

    #[test]
    fn a_pace_is_counted_by_the_second() {
        let tally = Tally { games: 2, decisions: 300, actions: 900 };
        let pace = Pace { tally, time: Duration::from_millis(500) };
        assert_eq!((pace.decisions(), pace.actions()), (600.0, 1800.0));
    }

    #[test]
    fn the_median_ignores_one_bad_turn() {
        assert_eq!(median(vec![1.0, 900.0, 1.2]), 1.2);
        assert_eq!(median(vec![3.0, 1.0]), 2.0);
        assert_eq!(median(vec![]), 0.0);
    }
}
