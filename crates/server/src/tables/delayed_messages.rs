//! Spectators who are some steps behind: one rule says what they are told when, and nothing is told to them in another way.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use store::GuestId;
use table::table_view::HappenedKind;

use crate::live::message::Past;

/// How many lines wait at most; the oldest are left to the history of the chat.
const MOST_SAID: usize = 200;
/// So many rows wait that made no step, such as taking back; of more only the last before each step, so that nobody fills the memory by
/// going back and forth.
const MOST_BETWEEN: usize = 64;
/// How many messages are told at once at most: more would not fit into the queue of whoever reads no faster than others. When a game
/// is over, all that waits may be known at once.
const MOST_AT_ONCE: usize = 32;

/// What spectators have been told of a table, and what waits for them.
#[derive(Debug)]
pub(super) struct DelayedMessages {
    /// The last row they know of.
    told: u64,
    waiting: VecDeque<Waiting>,
}

/// What a message is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum About {
    /// A row that made a step. Only these bring spectators on, to the row before one of them.
    Step,
    /// A row that made none.
    Between,
    /// Something that was said after a row.
    Saying,
}

impl About {
    /// What one tells of who tells of these things that were done.
    pub(super) fn rows(pasts: &[Past]) -> About {
        let made_step = pasts.iter().any(|past| past.happened.kind == HappenedKind::Played);
        if made_step { About::Step } else { About::Between }
    }
}

/// A message that waits until its row may be known.
#[derive(Debug)]
pub(super) struct Waiting {
    /// The row with which, or after which, it came.
    seq: u64,
    about: About,
    pub(super) message: Utf8Bytes,
    /// Who does not want to hear it.
    pub(super) except: Vec<GuestId>,
}

impl Waiting {
    fn is_row(&self) -> bool {
        self.about != About::Saying
    }
}

impl DelayedMessages {
    /// Spectators who know of everything up to a row.
    pub(super) const fn at(told: u64) -> DelayedMessages {
        DelayedMessages { told, waiting: VecDeque::new() }
    }

    /// The last row they know of.
    pub(super) const fn told(&self) -> u64 {
        self.told
    }

    /// The last row that they know of or that waits for them.
    pub(super) fn reached(&self) -> u64 {
        self.waiting.iter().rfind(|waiting| waiting.is_row()).map_or(self.told, |waiting| waiting.seq)
    }

    /// The rows that wait.
    #[cfg(test)]
    pub(super) fn rows(&self) -> Vec<u64> {
        self.waiting.iter().filter(|waiting| waiting.is_row()).map(|waiting| waiting.seq).collect()
    }

    /// How the table looks after a row; a row is never told twice.
    pub(super) fn row(&mut self, seq: u64, about: About, message: Utf8Bytes) {
        if seq <= self.reached() {
            return;
        }
        let between = self.waiting.iter().filter(|waiting| waiting.about == About::Between).count();
        let last = self.waiting.iter().rposition(Waiting::is_row);
        if about == About::Between
            && between >= MOST_BETWEEN
            && let Some(last) = last.filter(|last| self.waiting[*last].about == About::Between)
        {
            self.waiting.remove(last);
        }
        self.waiting.push_back(Waiting { seq, about, message, except: Vec::new() });
    }

    /// Something that was said when the table had reached a row.
    pub(super) fn said(&mut self, seq: u64, message: Utf8Bytes, except: Vec<GuestId>) {
        let mut said = (0..self.waiting.len()).filter(|place| !self.waiting[*place].is_row());
        let (oldest, others) = (said.next(), said.count());
        if others + 1 >= MOST_SAID
            && let Some(oldest) = oldest
        {
            self.waiting.remove(oldest);
        }
        self.waiting.push_back(Waiting { seq, about: About::Saying, message, except });
    }

    /// All up to a row may be known now: what came with no later one. Of more than can be told at once only the end is told, the last row
    /// in any case: it shows the whole table, and a gap is seen.
    pub(super) fn advance(&mut self, known: u64) -> Vec<Waiting> {
        let count = self.waiting.iter().take_while(|waiting| waiting.seq <= known).count();
        let mut told: Vec<Waiting> = self.waiting.drain(..count).collect();
        let last = told.iter().rposition(Waiting::is_row);
        self.told = last.map_or(self.told, |last| told[last].seq);
        if told.len() > MOST_AT_ONCE {
            let (end, mut places) = (told.len() - MOST_AT_ONCE, 0..);
            told.retain(|_| places.next().is_some_and(|place| place > end || Some(place) == last));
        }
        told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seqs(told: &[Waiting]) -> Vec<u64> {
        told.iter().map(|waiting| waiting.seq).collect()
    }

    fn text() -> Utf8Bytes {
        Utf8Bytes::from_static("")
    }

    #[test]
    fn a_row_is_told_when_as_many_have_come_after_it_and_never_twice() {
        let mut delayed = DelayedMessages::at(4);
        for seq in 5..=9 {
            delayed.row(seq, About::Step, text());
            delayed.row(seq, About::Step, text());
            assert_eq!(seqs(&delayed.advance(seq - 3)), if seq < 8 { vec![] } else { vec![seq - 3] });
        }
        assert_eq!((delayed.told(), delayed.reached()), (6, 9));
        delayed.row(6, About::Step, text());
        assert_eq!(seqs(&delayed.advance(9)), [7, 8, 9]);
    }

    #[test]
    fn of_more_than_can_be_told_at_once_only_the_end_is_told_and_the_last_row_always() {
        let mut delayed = DelayedMessages::at(4);
        (5..=204).for_each(|seq| delayed.row(seq, About::Step, text()));
        // The game is over.
        assert_eq!(seqs(&delayed.advance(204)), (174..=204).collect::<Vec<u64>>());
        assert_eq!(delayed.told(), 204);
        delayed.row(205, About::Step, text());
        (0..100).for_each(|_| delayed.said(205, text(), Vec::new()));
        let told = delayed.advance(205);
        assert!(told.len() <= MOST_AT_ONCE && told[0].is_row());
    }

    #[test]
    fn only_so_many_lines_wait_and_every_row_does() {
        let mut delayed = DelayedMessages::at(4);
        for seq in 5..=9 {
            delayed.row(seq, About::Step, text());
            (0..MOST_SAID).for_each(|_| delayed.said(seq, text(), Vec::new()));
        }
        assert_eq!(delayed.waiting.iter().filter(|waiting| !waiting.is_row()).count(), MOST_SAID);
        assert_eq!(delayed.waiting.len(), MOST_SAID + 5);
    }

    #[test]
    fn what_was_said_waits_for_the_row_after_which_it_was_said() {
        let mut delayed = DelayedMessages::at(4);
        delayed.row(5, About::Step, text());
        delayed.said(5, text(), Vec::new());
        delayed.row(6, About::Step, text());
        assert_eq!(delayed.reached(), 6);
        assert_eq!(seqs(&delayed.advance(4)), Vec::<u64>::new());
        assert_eq!(seqs(&delayed.advance(5)), [5, 5]);
        assert_eq!(delayed.told(), 5);
    }

    #[test]
    fn of_many_rows_between_two_steps_only_some_wait_and_always_the_last_before_a_step() {
        let mut delayed = DelayedMessages::at(4);
        let mut seq = 4;
        for step in 1..=20 {
            for _ in 0..1_000 {
                seq += 1;
                delayed.row(seq, About::Between, text());
                delayed.said(seq, text(), Vec::new());
            }
            seq += 1;
            delayed.row(seq, About::Step, text());
            let rows = delayed.rows();
            assert!(rows.len() <= MOST_BETWEEN + 2 * step, "{rows:?}");
            assert!(rows.is_sorted() && rows.ends_with(&[seq - 1, seq]), "{rows:?}");
        }
        assert!(delayed.waiting.iter().is_sorted_by_key(|waiting| waiting.seq));
        // The second step may be known now: spectators come to the row before the third.
        delayed.advance(4 + 3 * 1_001 - 1);
        assert_eq!(delayed.told(), 4 + 3 * 1_001 - 1);
    }
}
