//! What many games come to, counted in whole numbers, so that the sum does not depend on the order of adding.

use kernel::record::MAX_SEATS;
use kernel::{Game, Said, SeatSet};

use crate::tools::{CauseOf, GameOf, GameTools, StateOf};

/// How a number was spread over many cases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spread {
    /// How many cases.
    pub count: u64,
    /// Their sum.
    pub sum: i64,
    /// The smallest; without meaning when there was no case.
    pub min: i64,
    /// The largest; without meaning when there was no case.
    pub max: i64,
}

impl Default for Spread {
    fn default() -> Spread {
        Spread::NONE
    }
}

impl Spread {
    /// No case yet.
    pub const NONE: Spread = Spread { count: 0, sum: 0, min: i64::MAX, max: i64::MIN };

    /// Adds a case.
    pub fn add(&mut self, number: i64) {
        self.merge(&Spread { count: 1, sum: number, min: number, max: number });
    }

    /// Adds all cases of another spread.
    pub fn merge(&mut self, other: &Spread) {
        self.count += other.count;
        self.sum += other.sum;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }

    /// The mean; 0 when there was no case.
    #[must_use]
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / self.count as f64 }
    }

    /// The same with cases of 0, so that there are so many in all.
    #[must_use]
    pub fn filled(mut self, cases: u64) -> Spread {
        let missing = cases.saturating_sub(self.count);
        if missing > 0 {
            self.merge(&Spread { count: missing, sum: 0, min: 0, max: 0 });
        }
        self
    }
}

/// A number that a game counts by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Its name for programs.
    pub name: &'static str,
    /// What it is called.
    pub label: Said,
    /// How it was spread; nothing where these rules have no such number.
    pub spread: Option<Spread>,
}

/// What a simulation counts of one game beside what it counts of every game.
pub trait Figures<G: Game>: Clone + Default + Send {
    /// Counts a game that is over.
    fn add(&mut self, game: &G, state: &G::State);

    /// Adds what was counted elsewhere.
    fn merge(&mut self, other: &Self);

    /// The numbers, in the order in which they are told.
    fn told(&self, game: &G) -> Vec<Figure>;
}

/// Nothing beside what is counted of every game.
impl<G: Game> Figures<G> for () {
    fn add(&mut self, _: &G, _: &G::State) {}

    fn merge(&mut self, (): &()) {}

    fn told(&self, _: &G) -> Vec<Figure> {
        Vec::new()
    }
}

/// What many games come to.
#[derive(Clone, Debug)]
pub struct Tally<T: GameTools> {
    /// Decisions per game.
    pub decisions: Spread,
    /// Legal actions per decision.
    pub legal: Spread,
    /// Decisions with a single legal action.
    pub forced: u64,
    /// Final points of each seat of each game.
    pub scores: Spread,
    /// The same by cause, where there were any.
    pub causes: Vec<(CauseOf<T>, Spread)>,
    /// Games won, alone or with others, by seat.
    pub wins: [u64; MAX_SEATS],
    /// Games that somebody won.
    pub won: u64,
    /// Games that more than one seat won.
    pub shared: u64,
    /// Games that no seat won.
    pub lost: u64,
    /// What only this game counts.
    pub own: T::Figures,
}

impl<T: GameTools> Tally<T> {
    /// No game yet.
    #[must_use]
    pub fn none() -> Tally<T> {
        Tally {
            decisions: Spread::NONE,
            legal: Spread::NONE,
            forced: 0,
            scores: Spread::NONE,
            causes: Vec::new(),
            wins: [0; MAX_SEATS],
            won: 0,
            shared: 0,
            lost: 0,
            own: T::Figures::default(),
        }
    }

    /// How many games were counted.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.decisions.count
    }

    /// Counts a decision with so many legal actions.
    pub fn decision(&mut self, legal: usize) {
        self.legal.add(legal as i64);
        self.forced += u64::from(legal == 1);
    }

    /// Counts a game that is over.
    pub fn game(&mut self, game: &GameOf<T>, state: &StateOf<T>, decisions: u64) {
        self.decisions.add(decisions as i64);
        for seat in SeatSet::first(game.seats()).iter() {
            let points = game.points(state, seat);
            self.scores.add(points.iter().map(|(_, points)| i64::from(*points)).sum());
            points.into_iter().for_each(|(cause, points)| self.spread(cause).add(i64::from(points)));
        }
        let winners = game.winners(state).unwrap_or_default();
        winners.iter().for_each(|seat| self.wins[seat.index()] += 1);
        self.won += u64::from(!winners.is_empty());
        self.shared += u64::from(winners.len() > 1);
        self.lost += u64::from(winners.is_empty());
        self.own.add(game, state);
    }

    /// How the points of a cause were spread, over the seats of games that had any.
    fn spread(&mut self, cause: CauseOf<T>) -> &mut Spread {
        let index = self.causes.iter().position(|(other, _)| *other == cause).unwrap_or_else(|| {
            self.causes.push((cause, Spread::NONE));
            self.causes.len() - 1
        });
        &mut self.causes[index].1
    }

    /// Adds another tally.
    #[must_use]
    pub fn merged(mut self, other: &Tally<T>) -> Tally<T> {
        self.decisions.merge(&other.decisions);
        self.legal.merge(&other.legal);
        self.scores.merge(&other.scores);
        for (cause, spread) in &other.causes {
            self.spread(*cause).merge(spread);
        }
        for (wins, other) in self.wins.iter_mut().zip(&other.wins) {
            *wins += other;
        }
        self.forced += other.forced;
        self.won += other.won;
        self.shared += other.shared;
        self.lost += other.lost;
        self.own.merge(&other.own);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::Spread;

    #[test]
    fn a_spread_counts_the_cases_in_which_nothing_was_given_as_zero() {
        let mut spread = Spread::NONE;
        spread.add(-3);
        spread.add(-1);
        assert_eq!(spread.filled(2), spread);
        assert_eq!(spread.filled(4), Spread { count: 4, sum: -4, min: -3, max: 0 });
        assert_eq!(Spread::NONE.filled(0), Spread::NONE);
    }
}
