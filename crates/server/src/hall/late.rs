//! Spectators who are some rows behind: one rule says what they are told when, and nothing is told to them in another way.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use store::GuestId;

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
        self.waiting.push_back(Waiting { seq, is_row: false, message, deaf });
    }

    /// The table has reached a row: what may be known now, which is what came with no row after `head - delay`.
    pub(super) fn advance(&mut self, head: u64, delay: u64) -> Vec<Waiting> {
        let known = head.saturating_sub(delay);
        let count = self.waiting.iter().take_while(|waiting| waiting.seq <= known).count();
        let told: Vec<Waiting> = self.waiting.drain(..count).collect();
        if let Some(last) = told.iter().rfind(|waiting| waiting.is_row) {
            self.told = last.seq;
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
            assert_eq!(seqs(&late.advance(seq, 3)), if seq < 8 { vec![] } else { vec![seq - 3] });
        }
        assert_eq!((late.told(), late.reached()), (6, 9));
        late.row(6, text());
        assert_eq!(seqs(&late.advance(9, 0)), [7, 8, 9]);
    }

    #[test]
    fn what_was_said_waits_for_the_row_after_which_it_was_said() {
        let mut late = Late::at(4);
        late.row(5, text());
        late.said(5, text(), Vec::new());
        late.row(6, text());
        assert_eq!(late.reached(), 6);
        assert_eq!(seqs(&late.advance(7, 3)), Vec::<u64>::new());
        assert_eq!(seqs(&late.advance(8, 3)), [5, 5]);
        assert_eq!(late.told(), 5);
    }
}
