//! What many games come to, counted in whole numbers, so that the sum does not depend on the order of adding.

use dreamscape::state::{MAX_SEATS, PileId};
use dreamscape::{Cause, Dreamscape, State};
use kernel::{Game, Seat};

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
}

/// What many games come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Decisions per game.
    pub decisions: Spread,
    /// Legal actions per decision.
    pub legal: Spread,
    /// Decisions with a single legal action.
    pub forced: u64,
    /// Final points of each seat of each game.
    pub scores: Spread,
    /// The same by [`Cause`].
    pub causes: [Spread; Cause::ALL.len()],
    /// Finished cards of each seat of each game.
    pub cards: Spread,
    /// How far apart the first and the last seat were.
    pub margins: Spread,
    /// Mr Nightmare's points in the solo game.
    pub rival: Spread,
    /// Games won, alone or shared, by seat.
    pub wins: [u64; MAX_SEATS],
    /// Games that more than one seat won.
    pub shared: u64,
    /// Games that no seat won: lost against Mr Nightmare.
    pub lost: u64,
}

impl Tally {
    /// No game yet.
    pub const NONE: Tally = Tally {
        decisions: Spread::NONE,
        legal: Spread::NONE,
        forced: 0,
        scores: Spread::NONE,
        causes: [Spread::NONE; Cause::ALL.len()],
        cards: Spread::NONE,
        margins: Spread::NONE,
        rival: Spread::NONE,
        wins: [0; MAX_SEATS],
        shared: 0,
        lost: 0,
    };

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
    pub fn game(&mut self, game: &Dreamscape, state: &State, decisions: u64) {
        self.decisions.add(decisions as i64);
        let seats = (0..game.setup().players).map(Seat);
        let mut scores = Spread::NONE;
        for seat in seats {
            let player = state.player(seat);
            scores.add(i64::from(player.score()));
            for (spread, &points) in self.causes.iter_mut().zip(&player.points) {
                spread.add(i64::from(points));
            }
            self.cards.add(i64::from(state.piles.len(PileId::Finished(seat))));
        }
        self.margins.add(scores.max - scores.min);
        self.scores.merge(&scores);
        if game.solo().is_some() {
            self.rival.add(i64::from(state.rival.points));
        }
        let winners = game.winners(state).unwrap_or_default();
        winners.iter().for_each(|seat| self.wins[seat.index()] += 1);
        self.shared += u64::from(winners.len() > 1);
        self.lost += u64::from(winners.is_empty());
    }

    /// Adds another tally.
    #[must_use]
    pub fn merged(mut self, other: &Tally) -> Tally {
        self.decisions.merge(&other.decisions);
        self.legal.merge(&other.legal);
        self.scores.merge(&other.scores);
        self.cards.merge(&other.cards);
        self.margins.merge(&other.margins);
        self.rival.merge(&other.rival);
        for (spread, other) in self.causes.iter_mut().zip(&other.causes) {
            spread.merge(other);
        }
        for (wins, other) in self.wins.iter_mut().zip(&other.wins) {
            *wins += other;
        }
        self.forced += other.forced;
        self.shared += other.shared;
        self.lost += other.lost;
        self
    }
}
