//! How the laws are checked, and what happened meanwhile.

use std::collections::BTreeMap;

use super::Subject;
use crate::game::Audience;
use crate::message::Message;

/// How thoroughly games are checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The costly laws are checked at one step in so many; 1 means at every step.
    pub sample: u32,
    /// How many refusable actions are tried for each seat at such a step.
    pub trials: u32,
    /// How many steps a game may take.
    pub max_steps: u32,
}

impl Default for Terms {
    fn default() -> Self {
        Terms { sample: 16, trials: 12, max_steps: 20_000 }
    }
}

/// How often each key occurred.
pub type Counts = BTreeMap<&'static str, u64>;

/// What happened in the games that were checked, so that a test can demand that everything did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// How the laws are checked.
    pub terms: Terms,
    /// How many games were played to their end.
    pub games: u64,
    /// How many steps they took.
    pub steps: u64,
    /// How often each event was told, by key.
    pub events: Counts,
    /// How often each prompt was open, by key.
    pub prompts: Counts,
    /// How often each refusal was met, by key.
    pub refusals: Counts,
    /// How often points were given at the end, by cause.
    pub causes: Counts,
    /// What the game's own tests counted, see [`super::Subject::remark`].
    pub remarks: Counts,
}

impl Report {
    /// An empty report.
    #[must_use]
    pub const fn new(terms: Terms) -> Report {
        Report {
            terms,
            games: 0,
            steps: 0,
            events: Counts::new(),
            prompts: Counts::new(),
            refusals: Counts::new(),
            causes: Counts::new(),
            remarks: Counts::new(),
        }
    }

    /// Adds what another report counted.
    pub fn absorb(&mut self, other: &Report) {
        self.games += other.games;
        self.steps += other.steps;
        let pairs = [
            (&mut self.events, &other.events),
            (&mut self.prompts, &other.prompts),
            (&mut self.refusals, &other.refusals),
            (&mut self.causes, &other.causes),
            (&mut self.remarks, &other.remarks),
        ];
        for (mine, others) in pairs {
            for (key, count) in others {
                *mine.entry(key).or_default() += count;
            }
        }
    }

    /// The keys that none of the counts knows.
    #[must_use]
    pub fn never<'a>(counts: &Counts, keys: &[&'a str]) -> Vec<&'a str> {
        keys.iter().filter(|key| !counts.contains_key(*key)).copied().collect()
    }

    /// Counts the events of one step.
    pub(super) fn note<G: Subject>(&mut self, game: &G, events: &[(Audience, G::Event)]) {
        for (_, event) in events {
            Report::count(&mut self.events, event);
        }
        game.remark(events, &mut |name| *self.remarks.entry(name).or_default() += 1);
    }

    pub(super) fn count(counts: &mut Counts, message: &impl Message) {
        *counts.entry(message.key()).or_default() += 1;
    }
}
