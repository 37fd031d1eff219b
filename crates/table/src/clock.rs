//! Thinking time: whose clock runs, how much is left, when it is up.

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::contract::ClockChoice;
use crate::entry::Millis;

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Clocks {
    choice: ClockChoice,
    /// What each seat has left, counted at its last start.
    left: Vec<i64>,
    /// Since when each clock runs; `None` when it stands.
    since: Vec<Option<Millis>>,
    /// For how many more turns each seat has had its increment already, because those turns were taken back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    had: Vec<u32>,
    /// What each seat had as its turn ended, before it got anything for that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    before: Vec<Option<Before>>,
}

/// A seat's clock before the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
struct Before {
    left: i64,
    had: u32,
}

impl Clocks {
    /// Full clocks that all stand.
    #[must_use]
    pub fn new(choice: ClockChoice, seats: usize) -> Clocks {
        let full = match choice {
            ClockChoice::None => 0,
            ClockChoice::PerMove { seconds } | ClockChoice::Total { seconds, .. } => millis(seconds),
        };
        Clocks {
            choice,
            left: vec![full; seats],
            since: vec![None; seats],
            had: Vec::new(),
            before: Vec::new(),
        }
    }

    /// Whether there are clocks at all.
    #[must_use]
    pub fn tick(&self) -> bool {
        self.choice != ClockChoice::None
    }

    /// Whether there is a clock for each of so many seats.
    pub(crate) fn are_for(&self, seats: usize) -> bool {
        self.left.len() == seats && self.since.len() == seats
    }

    /// The turn of a seat is over: it gets what the contract gives for that.
    pub fn end_turn(&mut self, seat: Seat, now: Millis) {
        let used = self.used(seat, now);
        let had = self.had.get(seat.index()).copied().unwrap_or(0);
        let Some(left) = self.left.get_mut(seat.index()) else { return };
        self.before.resize(self.since.len(), None);
        self.before[seat.index()] = Some(Before { left: left.saturating_sub(used), had });
        match self.choice {
            ClockChoice::None => {}
            ClockChoice::PerMove { seconds } => *left = millis(seconds),
            ClockChoice::Total { increment, .. } => {
                let gain = if had == 0 { millis(increment) } else { 0 };
                *left = left.saturating_sub(used).saturating_add(gain);
            }
        }
        if let Some(had) = self.had.get_mut(seat.index()) {
            *had = had.saturating_sub(1);
        }
        if let Some(since) = self.since.get_mut(seat.index()).and_then(Option::as_mut) {
            *since = now;
        }
    }

    /// The end of a turn was taken back, and with it what the seat got for it.
    pub fn resume_turn(&mut self, seat: Seat) {
        let before = self.before.get_mut(seat.index()).and_then(Option::take);
        if let (Some(left), Some(before)) = (self.left.get_mut(seat.index()), before) {
            *left = before.left;
            if let Some(had) = self.had.get_mut(seat.index()) {
                *had = before.had;
            }
        }
    }

    /// Moves were taken back, and with them so many turns of each seat: whoever is to move now has the time for a move again. Time of a
    /// whole game stays spent, and what a turn brought is kept and not given again.
    pub fn go_back(&mut self, turns: &[u32], now: Millis) {
        self.before.clear();
        self.had.resize(self.left.len(), 0);
        for (had, turns) in self.had.iter_mut().zip(turns) {
            *had = had.saturating_add(*turns);
        }
        let ClockChoice::PerMove { seconds } = self.choice else { return };
        self.left.fill(millis(seconds));
        self.since.iter_mut().flatten().for_each(|since| *since = now);
    }

    /// From now on the clocks of these seats run, and no others.
    pub fn run(&mut self, running: SeatSet, now: Millis) {
        for index in 0..self.left.len() {
            let seat = Seat(index as u8);
            match (self.since[index], running.contains(seat)) {
                (None, true) => self.since[index] = Some(now),
                (Some(_), false) => {
                    self.left[index] = self.left[index].saturating_sub(self.used(seat, now));
                    self.since[index] = None;
                }
                _ => {}
            }
        }
    }

    fn used(&self, seat: Seat, now: Millis) -> i64 {
        let since = self.since.get(seat.index()).copied().flatten();
        since.map_or(0, |since| now.0.saturating_sub(since.0).max(0))
    }

    /// What a seat has left, never less than nothing.
    #[must_use]
    pub fn left(&self, seat: Seat, now: Millis) -> i64 {
        self.left.get(seat.index()).copied().unwrap_or(0).saturating_sub(self.used(seat, now)).max(0)
    }

    /// Whether the clock of a seat runs.
    #[must_use]
    pub fn runs(&self, seat: Seat) -> bool {
        self.since.get(seat.index()).copied().flatten().is_some()
    }

    /// The seats whose time is up.
    #[must_use]
    pub fn up(&self, now: Millis) -> SeatSet {
        let seats = (0..self.left.len() as u8).map(Seat);
        seats.filter(|seat| self.tick() && self.runs(*seat) && self.left(*seat, now) == 0).collect()
    }

    /// When the next clock will be up if nobody moves.
    #[must_use]
    pub fn due(&self) -> Option<Millis> {
        let ends = self
            .left
            .iter()
            .zip(&self.since)
            .filter_map(|(left, since)| since.map(|s| s.0.saturating_add(*left)));
        ends.min().filter(|_| self.tick()).map(Millis)
    }
}

fn millis(seconds: u32) -> i64 {
    i64::from(seconds) * 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: SeatSet = SeatSet::one(Seat(0));
    const TWO: SeatSet = SeatSet::one(Seat(1));

    #[test]
    fn a_total_clock_runs_only_in_the_own_turn_and_gains_the_increment_at_its_end() {
        let mut clocks = Clocks::new(ClockChoice::Total { seconds: 60, increment: 5 }, 2);
        clocks.run(ONE, Millis(1_000));
        assert_eq!(clocks.left(Seat(0), Millis(11_000)), 50_000);
        assert_eq!(clocks.left(Seat(1), Millis(11_000)), 60_000);
        clocks.end_turn(Seat(0), Millis(11_000));
        clocks.run(TWO, Millis(11_000));
        assert_eq!(clocks.left(Seat(0), Millis(99_000)), 55_000);
        assert_eq!(clocks.due(), Some(Millis(71_000)));
        assert!(clocks.up(Millis(70_999)).is_empty());
        assert_eq!(clocks.up(Millis(71_000)), TWO);
    }

    #[test]
    fn a_clock_per_move_is_full_again_for_the_next_turn_also_when_a_seat_has_two_in_a_row() {
        let mut clocks = Clocks::new(ClockChoice::PerMove { seconds: 10 }, 2);
        clocks.run(ONE, Millis(0));
        clocks.end_turn(Seat(0), Millis(9_000));
        clocks.run(ONE, Millis(9_000));
        assert_eq!(clocks.left(Seat(0), Millis(9_000)), 10_000);
        assert_eq!(clocks.due(), Some(Millis(19_000)));
    }

    #[test]
    fn whoever_takes_the_end_of_a_turn_back_gives_back_what_it_brought() {
        for choice in
            [ClockChoice::PerMove { seconds: 10 }, ClockChoice::Total { seconds: 10, increment: 60 }]
        {
            let mut clocks = Clocks::new(choice, 2);
            clocks.run(ONE, Millis(0));
            for now in [4_000, 5_000] {
                clocks.end_turn(Seat(0), Millis(now));
                clocks.run(TWO, Millis(now));
                clocks.resume_turn(Seat(0));
                clocks.run(ONE, Millis(now));
                assert_eq!(clocks.left(Seat(0), Millis(now)), 10_000 - now);
            }
        }
    }

    #[test]
    fn a_clock_per_move_is_full_again_when_a_move_is_taken_back_and_a_total_one_is_not() {
        let mut clocks = Clocks::new(ClockChoice::PerMove { seconds: 10 }, 2);
        clocks.run(ONE, Millis(0));
        clocks.end_turn(Seat(0), Millis(4_000));
        clocks.run(TWO, Millis(4_000));
        clocks.go_back(&[1, 0], Millis(12_000));
        clocks.run(ONE, Millis(12_000));
        assert_eq!(clocks.left(Seat(0), Millis(12_000)), 10_000);
        clocks.go_back(&[], Millis(15_000));
        assert_eq!(clocks.left(Seat(0), Millis(15_000)), 10_000);
        clocks.run(TWO, Millis(15_000));
        assert_eq!(clocks.left(Seat(1), Millis(15_000)), 10_000);
        let mut clocks = Clocks::new(ClockChoice::Total { seconds: 10, increment: 0 }, 2);
        clocks.run(ONE, Millis(0));
        clocks.go_back(&[], Millis(4_000));
        assert_eq!(clocks.left(Seat(0), Millis(4_000)), 6_000);
    }

    #[test]
    fn the_increment_of_a_turn_that_was_taken_back_is_not_given_again() {
        let mut clocks = Clocks::new(ClockChoice::Total { seconds: 10, increment: 5 }, 2);
        clocks.run(ONE, Millis(0));
        clocks.end_turn(Seat(0), Millis(1_000));
        assert_eq!(clocks.left(Seat(0), Millis(1_000)), 14_000);
        clocks.go_back(&[1, 0], Millis(2_000));
        let saved = serde_json::to_string(&clocks).unwrap();
        let mut clocks: Clocks = serde_json::from_str(&saved).unwrap();
        // Taking the end of the turn back again changes nothing of that.
        for (now, left) in [(3_000, 12_000), (4_000, 11_000), (5_000, 10_000)] {
            clocks.end_turn(Seat(0), Millis(now));
            assert_eq!(clocks.left(Seat(0), Millis(now)), left);
            clocks.resume_turn(Seat(0));
        }
        clocks.end_turn(Seat(0), Millis(5_000));
        assert_eq!(clocks.left(Seat(0), Millis(5_000)), 10_000);
        // The next turn is a new one.
        clocks.end_turn(Seat(0), Millis(6_000));
        assert_eq!(clocks.left(Seat(0), Millis(6_000)), 14_000);
    }

    #[test]
    fn without_clocks_nothing_is_ever_due() {
        let mut clocks = Clocks::new(ClockChoice::None, 2);
        clocks.run(ONE, Millis(0));
        assert_eq!(clocks.due(), None);
        assert!(clocks.up(Millis(i64::MAX / 2)).is_empty());
    }
}
