//! The luck of a table: nobody who sees some of it can work out the rest.

use kernel::{Chance, Fault};
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Chance from a cipher's key stream, so that public draws tell nothing of hidden ones.
#[derive(Clone, Debug)]
pub struct SecureDice(ChaCha12Rng);

impl SecureDice {
    /// Luck that follows from a seed, which must be secret as long as the game is.
    #[must_use]
    pub fn new(seed: [u8; 32]) -> SecureDice {
        SecureDice(ChaCha12Rng::from_seed(seed))
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`, each equally likely; `None` for 0.
    pub fn below(&mut self, bound: u64) -> Option<u64> {
        // Numbers past the last whole multiple of the bound would favour the small ones.
        let last = u64::MAX - u64::MAX.checked_rem(bound)?;
        loop {
            let bits = self.bits();
            if bits < last {
                return Some(bits % bound);
            }
        }
    }
}

impl<O: Copy + PartialEq> Chance<O> for SecureDice {
    const CAN_FAIL: bool = false;

    fn choose(&mut self, outcomes: &[(O, u32)]) -> Result<O, Fault> {
        let total = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let mut rest = self.below(total).ok_or(Fault::Missing { given: 0 })?;
        for &(outcome, weight) in outcomes {
            match rest.checked_sub(u64::from(weight)) {
                None => return Ok(outcome),
                Some(left) => rest = left,
            }
        }
        Err(Fault::Missing { given: 0 })
    }

    fn choose_evenly(&mut self, count: usize, outcome: impl Fn(usize) -> O) -> Result<O, Fault> {
        let index = self.below(count as u64).ok_or(Fault::Missing { given: 0 })?;
        Ok(outcome(index as usize))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_come_as_often_as_they_weigh_and_those_without_weight_never() {
        let mut dice = SecureDice::new([7; 32]);
        let mut counts = [0; 3];
        for _ in 0..30_000 {
            counts[dice.choose(&[(0usize, 1), (1, 0), (2, 2)]).unwrap()] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((9_000..11_000).contains(&counts[0]), "{counts:?}");
        assert!(Chance::<u8>::choose(&mut dice, &[]).is_err());
        assert!(Chance::<u8>::choose_evenly(&mut dice, 0, |_| 0).is_err());
    }
}
