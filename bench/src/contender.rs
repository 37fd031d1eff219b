//! Whatever plays games at random and counts its decisions.

use std::ops::AddAssign;

/// What was decided in one game or in many.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Decisions with more than one legal action; a forced one is played but not counted.
    pub decisions: u64,
    /// Legal actions listed at these decisions.
    pub actions: u64,
}

impl Tally {
    /// Counts a decision among this many legal actions.
    pub const fn decide(&mut self, legal: usize) {
        if legal > 1 {
            self.decisions += 1;
            self.actions += legal as u64;
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.actions += other.actions;
    }
}

/// Plays whole games, one after the other, on one thread.
pub trait Contender {
    /// What the table calls it.
    fn name(&self) -> String;

    /// Plays one game from its start to its end; equal seeds give equal games.
    fn run(&mut self, seed: u64) -> Tally;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forced_action_is_no_decision() {
        let mut tally = Tally::default();
        tally.decide(1);
        tally.decide(20);
        assert_eq!(tally, Tally { games: 0, decisions: 1, actions: 20 });
    }
}
