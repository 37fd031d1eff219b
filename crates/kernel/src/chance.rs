//! Chance: the only source of luck in a game, answered at random, from a record, or by hand.
//!
//! A game asks chance to choose among weighted outcomes and a record keeps the answers, so that a replay never depends on a
//! random generator or on the order in which it is called.

use std::fmt;

/// Why chance could not answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The given outcome (counted from 0) is none of those that could happen here.
    Impossible {
        /// Which of the given outcomes.
        index: usize,
    },
    /// The game asks for more outcomes than were given.
    Missing {
        /// How many were given.
        given: usize,
    },
    /// More outcomes were given than the game asked for.
    Surplus {
        /// How many were used.
        used: usize,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Impossible { index } => write!(f, "outcome {} cannot happen here", index + 1),
            Fault::Missing { given } => write!(f, "more than the {given} given outcomes are needed"),
            Fault::Surplus { used } => write!(f, "only {used} of the given outcomes are used"),
        }
    }
}

impl std::error::Error for Fault {}

/// Answers questions of luck.
pub trait Chance<O: Copy + PartialEq> {
    /// Whether [`Chance::choose`] can fail, so that a game must be ready to give its state back unchanged.
    const CAN_FAIL: bool;

    /// Chooses one of the outcomes, each as likely as its weight; outcomes of weight 0 never happen.
    ///
    /// # Errors
    /// When the answer was given beforehand and is not possible here, or is missing.
    fn choose(&mut self, outcomes: &[(O, u32)]) -> Result<O, Fault>;

    /// Chooses one of `count` outcomes, each equally likely: a card of a shuffled deck, a side of a die.
    ///
    /// # Errors
    /// As [`Chance::choose`].
    fn choose_evenly(&mut self, count: usize, outcome: impl Fn(usize) -> O) -> Result<O, Fault>;
}

/// A small, fast, named generator: `wyrand`, 64 bits of state, the same numbers on every machine.
///
/// Not for secrets on a server: see [`Chance`] implementations there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The generator for a seed; equal seeds give equal games.
    #[must_use]
    pub const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The seed that goes on from here: [`Dice::new`] with it gives the same numbers as these dice from now on.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.0
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (wide >> 64) as u64 ^ wide as u64
    }

    /// A number below `bound`, which must not be 0; the bias is below 2^-32 and does not matter for games.
    pub fn below(&mut self, bound: u32) -> u32 {
        (((self.bits() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

impl<O: Copy + PartialEq> Chance<O> for Dice {
    const CAN_FAIL: bool = false;

    fn choose(&mut self, outcomes: &[(O, u32)]) -> Result<O, Fault> {
        let total = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut rest = if total == 0 { return Err(Fault::Missing { given: 0 }) } else { self.below(total) };
        for &(outcome, weight) in outcomes {
            if rest < weight {
                return Ok(outcome);
            }
            rest -= weight;
        }
        Err(Fault::Missing { given: 0 })
    }

    fn choose_evenly(&mut self, count: usize, outcome: impl Fn(usize) -> O) -> Result<O, Fault> {
        if count == 0 {
            Err(Fault::Missing { given: 0 })
        } else {
            Ok(outcome(self.below(count as u32) as usize))
        }
    }
}

/// Outcomes given beforehand: by a record, a test, or a person who rolled real dice.
#[derive(Clone, Debug)]
pub struct Given<'a, O> {
    outcomes: &'a [O],
    used: usize,
}

impl<'a, O> Given<'a, O> {
    /// Answers with these outcomes in order.
    #[must_use]
    pub const fn new(outcomes: &'a [O]) -> Self {
        Given { outcomes, used: 0 }
    }

    /// Checks that every outcome was asked for.
    ///
    /// # Errors
    /// [`Fault::Surplus`] when some were not.
    pub const fn finish(&self) -> Result<(), Fault> {
        if self.used == self.outcomes.len() { Ok(()) } else { Err(Fault::Surplus { used: self.used }) }
    }
}

impl<O: Copy + PartialEq> Chance<O> for Given<'_, O> {
    const CAN_FAIL: bool = true;

    fn choose(&mut self, outcomes: &[(O, u32)]) -> Result<O, Fault> {
        self.answer(|answer| outcomes.iter().any(|&(outcome, weight)| outcome == answer && weight > 0))
    }

    fn choose_evenly(&mut self, count: usize, outcome: impl Fn(usize) -> O) -> Result<O, Fault> {
        self.answer(|answer| (0..count).any(|index| outcome(index) == answer))
    }
}

impl<O: Copy> Given<'_, O> {
    fn answer(&mut self, is_possible: impl Fn(O) -> bool) -> Result<O, Fault> {
        let answer = *self.outcomes.get(self.used).ok_or(Fault::Missing { given: self.used })?;
        if !is_possible(answer) {
            return Err(Fault::Impossible { index: self.used });
        }
        self.used += 1;
        Ok(answer)
    }
}

/// Asks another chance and remembers its answers.
#[derive(Debug)]
pub struct Recording<'a, O, C> {
    chance: &'a mut C,
    /// What was answered so far, in order.
    pub outcomes: Vec<O>,
}

impl<'a, O, C> Recording<'a, O, C> {
    /// Records what `chance` answers.
    pub const fn new(chance: &'a mut C) -> Self {
        Recording { chance, outcomes: Vec::new() }
    }
}

impl<O: Copy + PartialEq, C: Chance<O>> Chance<O> for Recording<'_, O, C> {
    const CAN_FAIL: bool = C::CAN_FAIL;

    fn choose(&mut self, outcomes: &[(O, u32)]) -> Result<O, Fault> {
        let answer = self.chance.choose(outcomes)?;
        self.outcomes.push(answer);
        Ok(answer)
    }

    fn choose_evenly(&mut self, count: usize, outcome: impl Fn(usize) -> O) -> Result<O, Fault> {
        let answer = self.chance.choose_evenly(count, outcome)?;
        self.outcomes.push(answer);
        Ok(answer)
    }
}

/// No luck at all: every question fails. It finds out whether an action needs chance.
#[derive(Clone, Copy, Debug)]
pub struct NoChance;

impl<O: Copy + PartialEq> Chance<O> for NoChance {
    const CAN_FAIL: bool = true;

    fn choose(&mut self, _: &[(O, u32)]) -> Result<O, Fault> {
        Err(Fault::Missing { given: 0 })
    }

    fn choose_evenly(&mut self, _: usize, _: impl Fn(usize) -> O) -> Result<O, Fault> {
        Err(Fault::Missing { given: 0 })
    }
}
