//! Spectators who are some rows behind: one rule says what they are told when, and nothing is told to them in another way.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use store::GuestId;

/// How many lines wait at most; the oldest are left to the history of the chat.
const MOST_SAID: usize = 200;
/// How many messages are told at once at most: more would not fit into the queue of whoever reads no faster than others. When a game
/// is over, all that waits may be known at once.
const MOST_AT_ONCE: usize = 32;

/// What spectators have been told of a table, and what waits for them.
#[derive(Debug)]
pub(super) struct Late {
    /// The last row they know of.
    told: u64,
    waiting: VecDeque<Waiting>,
}

/// A message that waits until its row may be known.
#[derive(Debug)]
pub(super) struct Waiting {
    /// The row with which, or after which, it came.
    seq: u64,
    /// Whether it tells of the row, or was only said after it.
    is_row: bool,
    pub(super) message: Utf8Bytes,
    /// Who does not want to hear it.
    pub(super) deaf: Vec<GuestId>,
}

impl Late {
    /// Spectators who know of everything up to a row.
    pub(super) const fn at(told: u64) -> Late {
        Late { told, waiting: VecDeque::new() }
    }

    /// The last row they know of.
    pub(super) const fn told(&self) -> u64 {
        self.told
    }

    /// The last row that they know of or that waits for them.
    pub(super) fn reached(&self) -> u64 {
        self.waiting.iter().rfind(|waiting| waiting.is_row).map_or(self.told, |waiting| waiting.seq)
    }

    /// How the table looks after a row; a row is never told twice.
    pub(super) fn row(&mut self, seq: u64, message: Utf8Bytes) {
        if seq > self.reached() {
            self.waiting.push_back(Waiting { seq, is_row: true, message, deaf: Vec::new() });
        }
    }

    /// Something that was said when the table had reached a row.
    pub(super) fn said(&mut self, seq: u64, message: Utf8Bytes, deaf: Vec<GuestId>) {
        let mut said = (0..self.waiting.len()).filter(|place| !self.waiting[*place].is_row);
        let (oldest, others) = (said.next(), said.count());
        if others + 1 >= MOST_SAID
            && let Some(oldest) = oldest
        {
            self.waiting.remove(oldest);
        }
        self.waiting.push_back(Waiting { seq, is_row: false, message, deaf });
    }

    /// All up to a row may be known now: what came with no later one. Of more than can be told at once only the end is told, the last row
    /// in any case: it shows the whole table, and a gap is seen.
    pub(super) fn advance(&mut self, known: u64) -> Vec<Waiting> {
        let count = self.waiting.iter().take_while(|waiting| waiting.seq <= known).count();
        let mut told: Vec<Waiting> = self.waiting.drain(..count).collect();
        let last = told.iter().rposition(|waiting| waiting.is_row);
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
        let mut late = Late::at(4);
        for seq in 5..=9 {
            late.row(seq, text());
            late.row(seq, text());
            assert_eq!(seqs(&late.advance(seq - 3)), if seq < 8 { vec![] } else { vec![seq - 3] });
        }
        assert_eq!((late.told(), late.reached()), (6, 9));
        late.row(6, text());
        assert_eq!(seqs(&late.advance(9)), [7, 8, 9]);
    }

    #[test]
    fn of_more_than_can_be_told_at_once_only_the_end_is_told_and_the_last_row_always() {
        let mut late = Late::at(4);
        (5..=204).for_each(|seq| late.row(seq, text()));
        // The game is over.
        assert_eq!(seqs(&late.advance(204)), (174..=204).collect::<Vec<u64>>());
        assert_eq!(late.told(), 204);
        late.row(205, text());
        (0..100).for_each(|_| late.said(205, text(), Vec::new()));
        let told = late.advance(205);
        assert!(told.len() <= MOST_AT_ONCE && told[0].is_row);
    }

    #[test]
    fn only_so_many_lines_wait_and_every_row_does() {
        let mut late = Late::at(4);
        for seq in 5..=9 {
            late.row(seq, text());
            (0..MOST_SAID).for_each(|_| late.said(seq, text(), Vec::new()));
        }
        assert_eq!(late.waiting.iter().filter(|waiting| !waiting.is_row).count(), MOST_SAID);
        assert_eq!(late.waiting.len(), MOST_SAID + 5);
    }

    #[test]
    fn what_was_said_waits_for_the_row_after_which_it_was_said() {
        let mut late = Late::at(4);
        late.row(5, text());
        late.said(5, text(), Vec::new());
        late.row(6, text());
        assert_eq!(late.reached(), 6);
        assert_eq!(seqs(&late.advance(4)), Vec::<u64>::new());
        assert_eq!(seqs(&late.advance(5)), [5, 5]);
        assert_eq!(late.told(), 5);
    }
}
